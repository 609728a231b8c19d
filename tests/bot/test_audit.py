"""What `basra verify` says of a record."""

import io
import json

import pytest

from bot.audit import VERIFIED, audit, documents
from core.rules.record import SIZE_LIMIT
from tests.bot.replay.shelf import RECORDS
from tests.core.rules.test_replay import CHANGES, body_of, mended

GOLDEN = {path.stem: path.read_bytes() for path in sorted(RECORDS.glob("*.json"))}
REAL = GOLDEN["two-v2"]


@pytest.mark.parametrize("name", GOLDEN)
def test_a_real_record_is_verified_round_by_round(name: str) -> None:
    report, good = audit(GOLDEN[name])
    assert good
    assert report[-1] == VERIFIED
    rounds = json.loads(GOLDEN[name])["rounds"]
    assert sum(line.startswith("Round ") for line in report) == len(rounds)


def test_the_report_tells_who_won() -> None:
    report, _ = audit(REAL)
    assert report[0].endswith("two players, to 101, v2 rules")
    assert report[-2] == "Played: seat 1 won, 70:110"


def test_the_report_tells_whether_the_first_dealer_was_drawn() -> None:
    assert "drawn from the seed" in audit(REAL)[0][1]
    assert audit(GOLDEN["two-arabic-rematch"])[0][1].endswith("not drawn: a rematch")


def test_a_match_that_was_given_up_or_void_says_so() -> None:
    assert audit(GOLDEN["two-v2-resigned"])[0][-2] == "Resigned: seat 1 won, 30:100"
    assert audit(GOLDEN["three-v2-void"])[0][-2] == "Void at 100:0:70"
    assert "not played to its end" in audit(GOLDEN["three-v2-void"])[0][-3]


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_record_is_never_verified(change: object) -> None:
    body = body_of(REAL.decode())
    assert callable(change)
    change(body)
    report, good = audit(mended(body).encode())
    assert not good
    assert VERIFIED not in report
    assert report[-1].startswith("NOT verified: ")
    assert report[-1].count("\n") == 0


def test_the_report_stops_at_the_round_that_differs() -> None:
    body = body_of(REAL.decode())
    body["rounds"][2]["seed"] = "ab" * 32
    report, _ = audit(mended(body).encode())
    assert [line.split(":")[0] for line in report[2:]] == ["Round 1", "Round 2", "NOT verified"]
    assert "commitment" in report[-1]


@pytest.mark.parametrize("text", [b"", b"\xff", b"{}", b"[" * 100_000, REAL[:-9], REAL * 2])
def test_what_is_no_record_is_told_in_one_line(text: bytes) -> None:
    report, good = audit(text)
    assert (len(report), good) == (1, False)


def test_a_file_may_hold_a_record_a_line() -> None:
    assert list(documents(io.BytesIO(REAL + b"\n" + REAL))) == [REAL, REAL]


def test_a_record_may_be_spread_over_many_lines() -> None:
    spread = json.dumps(json.loads(REAL), indent=2).encode()
    (document,) = documents(io.BytesIO(spread))
    assert audit(document)[1]


def test_no_more_of_a_file_is_read_than_a_record_may_have() -> None:
    class Endless(io.RawIOBase):
        """A file without an end."""

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: bytearray) -> int:  # type: ignore[override]
            buffer[:] = b" " * len(buffer)
            return len(buffer)

    (document,) = documents(io.BufferedReader(Endless()))  # type: ignore[arg-type]
    assert len(document) <= 2 * SIZE_LIMIT + 1
    assert not audit(document)[1]
