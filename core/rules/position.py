"""A position of a round as one line of text that round-trips.

    2 0 - 5CKH…2S 7DASTH4C/3SJD8H8C QD2C9H6S -/- -/- v2

Nine fields with a space between them, `-` for an empty one: seats (`4t` is four in two teams),
dealer, the side that captured last, the pack still to be dealt, the hands by seat, the floor, the
piles by side, the basras by side (a letter each: `p`lain, `j`ack, `k`omi), and the rule set: a
preset's name or its switches as JSON. Turn, deal and ply follow from the cards. The text holds
hidden cards, so it is for tests and tools, never for a log.
"""

import json
from collections.abc import Callable
from typing import Final, TypeVar

from core.rules.capture import Basra
from core.rules.cards import PACK, Card, parse_cards, write_cards
from core.rules.error import BadText
from core.rules.round import HAND_SIZE, PLAYS, Round
from core.rules.ruleset import PRESETS, RuleSet

T = TypeVar("T")
_TABLES: Final = {"2": (2, False), "3": (3, False), "4": (4, False), "4t": (4, True)}
_BASRAS: Final = {kind.value[0]: kind for kind in Basra}


def write_position(position: Round) -> str:
    """The line of this position."""
    fields = (
        f"{position.seats}t" if position.teams else str(position.seats),
        str(position.dealer),
        "" if position.captor is None else str(position.captor),
        write_cards(position.pack),
        _join(position.hands, write_cards),
        write_cards(position.floor),
        _join(position.piles, write_cards),
        _join(position.basras, lambda kinds: "".join(kind.value[0] for kind in kinds)),
        _write_rules(position.rules),
    )
    return " ".join(field or "-" for field in fields)


def parse_position(text: str) -> Round:
    """The position in this line; raises BadText, also for one that no round could reach by count.

    Checked: 52 different cards, and how many are in the pack and each hand, and in all taken.
    Whether its plays were legal cannot be seen from a position.
    """
    fields = ["" if field == "-" else field for field in text.split(" ", 8)]
    if len(fields) != 9 or fields[0] not in _TABLES:
        raise BadText("a position has nine fields, of which the first is 2, 3, 4 or 4t")
    seats, teams = _TABLES[fields[0]]
    sides = 2 if teams else seats
    pack, hands = parse_cards(fields[3]), _split(fields[4], seats, _parse_hand)
    position = Round(
        rules=_parse_rules(fields[8]),
        seats=seats,
        teams=teams,
        dealer=_parse_number(fields[1], seats),
        pack=pack,
        hands=hands,
        floor=parse_cards(fields[5]),
        piles=_split(fields[6], sides, parse_cards),
        basras=_split(fields[7], sides, _parse_basras),
        ply=PLAYS - len(pack) - sum(map(len, hands)),
        captor=_parse_number(fields[2], sides) if fields[2] else None,
    )
    _check(position)
    return position


def _check(position: Round) -> None:
    cards = [*position.pack, *position.floor]
    for group in (*position.hands, *position.piles):
        cards += group
    if len(cards) != len(PACK) or len(set(cards)) != len(PACK):
        raise BadText("a position has 52 different cards")
    if [len(hand) for hand in position.hands] != _hand_sizes(position):
        raise BadText("the hands and the pack of a position must have been dealt together")
    if (position.captor is None) != (not any(position.piles)):
        raise BadText("a position names who captured last if anybody has captured")


def _hand_sizes(position: Round) -> list[int]:
    """How many cards each seat must hold after this number of plays."""
    seats, dealt = position.seats, HAND_SIZE * position.seats
    if len(position.pack) % dealt or position.is_over:
        return [0] * seats if position.is_over and not position.floor else []
    played = position.ply % dealt
    first = position.dealer + 1
    return [
        HAND_SIZE - (played - (seat - first) % seats + seats - 1) // seats for seat in range(seats)
    ]


def _join(rows: tuple[T, ...], write: Callable[[T], str]) -> str:
    return "/".join(write(row) or "-" for row in rows)


def _split(text: str, size: int, parse: Callable[[str], T]) -> tuple[T, ...]:
    parts = text.split("/")
    if len(parts) != size:
        raise BadText(f"a field of a position of this table has {size} parts, with / between")
    return tuple(parse("" if part == "-" else part) for part in parts)


def _parse_hand(text: str) -> tuple[Card, ...]:
    return tuple(sorted(parse_cards(text)))


def _parse_number(text: str, limit: int) -> int:
    if text not in map(str, range(limit)):
        raise BadText(f"a seat or side of this position is a number below {limit}")
    return int(text)


def _parse_basras(text: str) -> tuple[Basra, ...]:
    if not set(text) <= set(_BASRAS):
        raise BadText("the basras of a position are letters p, j and k")
    return tuple(_BASRAS[letter] for letter in text)


def _write_rules(rules: RuleSet) -> str:
    if PRESETS.get(rules.name) == rules:
        return rules.name
    return json.dumps(rules.to_json(), separators=(",", ":"))


def _parse_rules(text: str) -> RuleSet:
    if text in PRESETS:
        return PRESETS[text]
    try:
        return RuleSet.from_json(json.loads(text))
    except (ValueError, RecursionError) as problem:
        raise BadText("a position ends in a preset's name or in switches as JSON") from problem
