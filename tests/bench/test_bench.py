"""Every bench runs, on tiny sizes: not what it measures is looked at, but that it measures."""

from __future__ import annotations

import json
import math
import sys
from pathlib import Path

import pytest

from tests.bench.__main__ import main
from tests.bench.contestant import BARE
from tests.bench.plan import BENCHES, QUICK
from tests.bench.program import Program
from tests.bench.row import Row, table
from tests.bench.stage import Lap


@pytest.mark.parametrize("name", BENCHES)
async def test_a_quick_bench_measures_something_in_every_row(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Program, "is_fork", True)
    rows = await BENCHES[name](QUICK)
    assert rows
    assert [row.name for row in rows if not 0 < row.figure < math.inf] == []
    assert len({row.name for row in rows}) == len(rows)


def test_what_was_measured_is_printed_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written = tmp_path / "bench.json"
    monkeypatch.setattr(sys, "argv", ["", "--quick", "--only", "rules", "--json", str(written)])
    main()
    printed = capsys.readouterr().out
    found = json.loads(written.read_text(encoding="utf-8"))
    assert found["machine"]["cores"] >= 1
    assert len(found["rows"]) == 3
    assert all(row["figure"] > 0 and row["name"] in printed for row in found["rows"])


def test_an_aim_is_a_floor_or_a_ceiling() -> None:
    assert Row("rate", 0.7, "×", 0.6, least=True).met is True
    assert Row("rate", 0.5, "×", 0.6, least=True).met is False
    assert Row("calls", 3.9, "calls", 4).met is True
    assert Row("calls", 4.1, "calls", 4).met is False
    assert Row("memory", 100, "MiB").met is None


def test_the_table_says_what_was_missed() -> None:
    lines = table(
        [Row("calls a play", 4.25, "calls", 4), Row("plays", 12345.6, "1/s")]
    ).splitlines()
    assert lines[1].split() == ["calls", "a", "play", "4.25", "calls", "≤", "4", "NO"]
    assert lines[2].split() == ["plays", "12,346", "1/s"]


def test_laps_add_up() -> None:
    lap = Lap(2.0, 10, 0.5, 40, (0.1,)) + Lap(1.0, 20, 1.0, 70, (0.2, 0.3))
    assert (lap.seconds, lap.plays, lap.calls, lap.answers) == (3.0, 30, 110, (0.1, 0.2, 0.3))
    assert lap.cost == pytest.approx(0.05)
    assert (lap.answer(0.5), lap.answer(0.99)) == (0.2, 0.3)


def test_the_bare_application_knows_no_setting_of_ours() -> None:
    assert BARE.settings == {}
