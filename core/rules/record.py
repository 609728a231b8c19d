"""The record of a match: one JSON document that anyone can read, check and replay."""

import json
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from typing import Any, Final

from core.rules.error import BadRecord, BadText
from core.rules.field import (
    read_bytes,
    read_each,
    read_flag,
    read_json,
    read_object,
    read_text,
    read_whole,
)
from core.rules.play import Play, parse_play
from core.rules.ruleset import RuleSet

FORMAT: Final = "basra record"
VERSION: Final = 1
SIZE_LIMIT: Final = 1 << 20  # characters; the longest real match has a tenth of it
_ROUND_FIELDS: Final = ("commitment", "seed", "words", "plays")
_FIELDS: Final = (
    "format",
    "version",
    "match",
    "rules",
    "target",
    "seats",
    "teams",
    "first_dealer",
    "dealer_drawn",
    "rounds",
    "ending",
    "winner",
    "totals",
    "digest",
)


class Ending(StrEnum):
    """How a match ended: played out, given up by a side, or left without a result."""

    PLAYED = "played"
    RESIGNED = "resigned"
    VOID = "void"


@dataclass(frozen=True, slots=True, repr=False)
class RoundRecord:
    """A round: the promise, the seed that it hid, each seat's words digest, and the plays.

    Only the last round of a match that was not played out may lack plays.
    """

    commitment: str
    seed: bytes
    digests: tuple[bytes, ...]
    plays: tuple[Play, ...]


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A match that has ended. `dealer_drawn` says that the first dealer came from the shuffle.

    `match_id` is the text that went into the shuffle. `winner` is a side, None for no winner.
    """

    match_id: str
    rules: RuleSet
    target: int | None
    seats: int
    teams: bool
    first_dealer: int
    dealer_drawn: bool
    rounds: tuple[RoundRecord, ...]
    ending: Ending
    winner: int | None
    totals: tuple[int, ...]


def write(record: Record) -> str:
    """One line of JSON in ASCII, with a digest of the rest that shows damage."""
    body = {
        "format": FORMAT,
        "version": VERSION,
        "match": record.match_id,
        "rules": record.rules.to_json(),
        "target": record.target,
        "seats": record.seats,
        "teams": record.teams,
        "first_dealer": record.first_dealer,
        "dealer_drawn": record.dealer_drawn,
        "rounds": [_round_body(row) for row in record.rounds],
        "ending": str(record.ending),
        "winner": record.winner,
        "totals": list(record.totals),
    }
    return _dump({**body, "digest": _digest(body)})


def read(text: str) -> Record:
    """The record in this text, which may come from anyone; raises BadRecord."""
    if len(text) > SIZE_LIMIT:
        raise BadRecord("the record is too long")
    try:
        return read_document(read_json(text))
    except BadRecord:
        raise
    except BadText as problem:
        raise BadRecord(f"the record cannot be read: {problem}") from problem
    except (ValueError, RecursionError) as problem:
        raise BadRecord("the record is not JSON, or it is cut short") from problem


def read_document(data: object) -> Record:
    """The record in JSON that was parsed already by `read_json`; raises BadRecord."""
    try:
        return _record(_body(data))
    except BadRecord:
        raise
    except BadText as problem:
        raise BadRecord(f"the record cannot be read: {problem}") from problem


def _round_body(row: RoundRecord) -> dict[str, Any]:
    return {
        "commitment": row.commitment,
        "seed": row.seed.hex(),
        "words": [digest.hex() for digest in row.digests],
        "plays": [str(play) for play in row.plays],
    }


def _dump(body: dict[str, Any]) -> str:
    return json.dumps(body, separators=(",", ":"), sort_keys=True)


def _digest(body: dict[str, Any]) -> str:
    return sha256(_dump(body).encode()).hexdigest()


def _body(data: object) -> dict[str, Any]:
    """The fields of a record of this version that was not changed by accident."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadRecord("this is not the record of a Basra match")
    if type(data.get("version")) is not int or data["version"] != VERSION:
        raise BadRecord(f"the record is of another version than {VERSION}")
    body = read_object(data, "the record", _FIELDS)
    if body.pop("digest") != _digest(body):
        raise BadRecord("the record was changed after it was written")
    return body


def _record(body: dict[str, Any]) -> Record:
    return Record(
        match_id=read_text(body, "match"),
        rules=RuleSet.from_json(body["rules"]),
        target=None if body["target"] is None else read_whole(body, "target"),
        seats=read_whole(body, "seats", 2, 4),
        teams=read_flag(body, "teams"),
        first_dealer=read_whole(body, "first_dealer", 0, 3),
        dealer_drawn=read_flag(body, "dealer_drawn"),
        rounds=tuple(read_each(body, "rounds", _round)),
        ending=_ending(read_text(body, "ending")),
        winner=None if body["winner"] is None else read_whole(body, "winner", 0, 3),
        totals=tuple(read_each(body, "totals", read_whole)),
    )


def _round(entry: dict[str, Any], name: str) -> RoundRecord:
    row = read_object(entry[name], "a round", _ROUND_FIELDS)
    return RoundRecord(
        commitment=read_text(row, "commitment"),
        seed=read_bytes(row, "seed"),
        digests=tuple(read_each(row, "words", read_bytes)),
        plays=tuple(parse_play(text) for text in read_each(row, "plays", read_text)),
    )


def _ending(text: str) -> Ending:
    if text not in list(Ending):
        raise BadText(f"ending must be one of {', '.join(Ending)}")
    return Ending(text)
