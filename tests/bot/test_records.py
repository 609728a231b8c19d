"""`basra export`, `basra verify` and `basra judge` as processes, as an operator runs them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.bot.replay.shelf import RECORDS
from tests.wire.past import past

ROOT = Path(__file__).parents[2]
REAL = (RECORDS / "two-v2.json").read_text()


def basra(
    words: Sequence[str], folder: Path, stdin: str = "", **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run one command of the program."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "NO_COLOR": "1", **settings}
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        cwd=folder,
        env=environment,
        input=stdin,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.fixture
async def history(tmp_path: Path) -> str:
    """A database with a match played out, one resigned and one still on."""
    url = f"sqlite+aiosqlite:///{tmp_path}/basra.db"
    async with past(url) as before:
        await before.play_until(await before.start(target=None), 48)
        given_up = await before.play_until(await before.start(), 5)
        omar = await before.person("omar")
        await before.engine.resign(given_up.id, omar.id)
        await before.play_until(await before.start(), 7)
    return url


def test_what_is_exported_is_verified(tmp_path: Path, history: str) -> None:
    exported = basra(["export"], tmp_path, DATABASE_URL=history)
    assert (exported.returncode, exported.stderr) == (0, "")
    lines = exported.stdout.splitlines()
    assert [json.loads(line)["ending"] for line in lines] == ["played", "resigned"]
    verified = basra(["verify", "-"], tmp_path, exported.stdout)
    assert verified.returncode == 0
    assert verified.stdout.splitlines().count("verified") == 2


def test_the_records_hold_nobodys_name(tmp_path: Path, history: str) -> None:
    exported = basra(["export"], tmp_path, DATABASE_URL=history).stdout
    assert not any(name in exported.casefold() for name in ("mona", "omar", "café"))


def test_one_match_goes_into_a_file(tmp_path: Path, history: str) -> None:
    out = tmp_path / "match.json"
    exported = basra(["export", "--match", "2", "--out", str(out)], tmp_path, DATABASE_URL=history)
    assert (exported.returncode, exported.stdout) == (0, "")
    assert basra(["verify", str(out)], tmp_path).returncode == 0
    assert [path.name for path in tmp_path.glob("match*")] == ["match.json"]


@pytest.mark.parametrize("number", ["3", "999999999"])
def test_a_match_that_is_not_over_is_not_exported(
    tmp_path: Path, history: str, number: str
) -> None:
    out = tmp_path / "match.json"
    words = ["export", "--match", number, "--out", str(out)]
    refused = basra(words, tmp_path, DATABASE_URL=history)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert refused.stderr == f"There is no match {number} that is over.\n"
    assert not list(tmp_path.glob("match*"))


def test_a_file_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path, history: str) -> None:
    out = tmp_path / "no" / "such" / "folder"
    refused = basra(["export", "--out", str(out)], tmp_path, DATABASE_URL=history)
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert "cannot be written" in refused.stderr


def test_a_tampered_record_ends_with_status_one(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(REAL.replace('"target":101', '"target":110'))
    answer = basra(["verify", str(path)], tmp_path)
    assert (answer.returncode, answer.stderr) == (1, "")
    assert answer.stdout == "NOT verified: the record was changed after it was written.\n"


def test_one_bad_record_among_good_ones_is_enough(tmp_path: Path) -> None:
    answer = basra(["verify", "-"], tmp_path, REAL + '{"format":"basra record"}\n' + REAL)
    assert answer.returncode == 1
    assert answer.stdout.splitlines().count("verified") == 2


@pytest.mark.parametrize("words", [["verify"], ["verify", "no-such-file"], ["verify", "."]])
def test_bad_usage_ends_with_status_two(tmp_path: Path, words: list[str]) -> None:
    answer = basra(words, tmp_path)
    assert answer.returncode == 2
    assert "Traceback" not in answer.stderr


@pytest.mark.parametrize("number", ["0", "-1", "x", "9" * 30])
def test_a_number_that_no_match_has_is_bad_usage(tmp_path: Path, number: str) -> None:
    answer = basra(["export", f"--match={number}"], tmp_path)
    assert answer.returncode == 2
    assert "Traceback" not in answer.stderr


def test_the_judge_answers_a_record_with_its_count(tmp_path: Path) -> None:
    bad = REAL.replace('"seats":2', '"seats":3')
    answer = basra(["judge"], tmp_path, REAL + bad)
    good, wrong = map(json.loads, answer.stdout.splitlines())
    assert (good["totals"], good["winner"], good["ending"]) == ([70, 110], 1, "played")
    assert [row["points"] for row in good["rounds"]][:2] == [[0, 30], [30, 0]]
    assert wrong == {"error": "the record was changed after it was written."}
