"""`basra verify`: plays a record again and says, round by round, whether all is as promised."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import BinaryIO, Final

from core.rules.error import BadRecord
from core.rules.match import Match
from core.rules.record import SIZE_LIMIT, Ending, Record, read
from core.rules.replay import check_result, course

VERIFIED: Final = "verified"
_TABLES: Final = {2: "two players", 3: "three players", 4: "four players"}


def documents(stream: BinaryIO) -> Iterator[bytes]:
    """The records in a file: one a line, or one spread over many lines.

    No more is read at once than a record may have.
    """
    first = stream.readline(SIZE_LIMIT + 1)
    if not first.rstrip().endswith(b"}"):
        yield first + stream.read(SIZE_LIMIT)
        return
    line = first
    while line:
        if line.strip():
            yield line
        line = stream.readline(SIZE_LIMIT + 1)


def audit(document: bytes) -> tuple[list[str], bool]:
    """A report on one record, a sentence a line, and whether all of it is as it should be."""
    report: list[str] = []
    try:
        record = read(_text(document))
        report += [_heading(record), _dealer(record)]
        last = None
        for match in course(record):
            last = match
            if match.round is None:
                report.append(_round(match))
        if last is None:
            raise BadRecord("the record has no round")
        if last.round is not None:
            report.append(_unfinished(last))
        check_result(record, last)
        report.append(_result(record))
    except BadRecord as problem:
        return [*report, f"NOT verified: {problem}."], False
    return [*report, VERIFIED], True


def _text(document: bytes) -> str:
    try:
        return document.decode()
    except UnicodeDecodeError as problem:
        raise BadRecord("the record is not UTF-8") from problem


def _heading(record: Record) -> str:
    table = "two teams" if record.teams else _TABLES[record.seats]
    target = "a single round" if record.target is None else f"to {record.target}"
    return f"Match {record.match_id[:64]!a}: {table}, {target}, {record.rules.name} rules"


def _dealer(record: Record) -> str:
    if record.dealer_drawn:
        return f"First dealer: seat {record.first_dealer}, to be drawn from the seed of round 1"
    return f"First dealer: seat {record.first_dealer}, not drawn: a rematch"


def _round(match: Match) -> str:
    counted = match.counts[-1]
    return (
        f"Round {len(match.counts)}: seed as promised, {len(match.history)} legal plays, "
        f"points {_versus(counted.points)}, in all {_versus(match.totals)}"
    )


def _unfinished(match: Match) -> str:
    return (
        f"Round {match.round_number}: seed as promised, {len(match.history)} legal plays, "
        "not played to its end"
    )


def _result(record: Record) -> str:
    totals = _versus(record.totals)
    if record.ending is Ending.VOID:
        return f"Void at {totals}"
    side = "team" if record.teams else "seat"
    won = "a draw" if record.winner is None else f"{side} {record.winner} won"
    return f"{record.ending.capitalize()}: {won}, {totals}"


def _versus(numbers: Iterable[int]) -> str:
    return ":".join(map(str, numbers))
