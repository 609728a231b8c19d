"""`basra judge`: questions about the rules as JSON lines, answered one for one.

Four shapes, told apart by their fields: a capture (`floor`, `play`), a whole round (`plays`), perft
(`depth`) and the record of a match (`format`, docs/record.md). Lists of cards in answers are sorted
by their codes. A line that is wrong in any way is answered by `{"error": sentence}`, and the next
line is read.
"""

import json
from collections.abc import Iterable, Iterator
from typing import Any, BinaryIO, Final

from core.rules.capture import legal_captures, score_capture
from core.rules.cards import PACK, Card, parse_card
from core.rules.error import BadText, RulesError
from core.rules.field import (
    read_each,
    read_flag,
    read_json,
    read_list,
    read_object,
    read_text,
    read_whole,
)
from core.rules.play import Play, Turn, make_play
from core.rules.record import SIZE_LIMIT, read_document
from core.rules.replay import replay
from core.rules.round import PLAYS, Round
from core.rules.ruleset import PRESETS, RuleSet

Json = dict[str, Any]
LINE_LIMIT: Final = SIZE_LIMIT  # bytes
DEPTH_LIMIT: Final = 10
_CAPTURE: Final = ("rules", "floor", "play")
_ROUND: Final = ("rules", "players", "teams", "dealer", "deck", "plays")
_PERFT: Final = ("rules", "players", "dealer", "deck", "depth")


def run(stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Answer every line of stdin on stdout, each as soon as it was read."""
    for answer in answers(stdin):
        stdout.write(answer.encode() + b"\n")
        stdout.flush()


def answers(lines: Iterable[bytes]) -> Iterator[str]:
    """The answer to each line, in ASCII and without its line end."""
    for line in lines:
        try:
            answer = _answer(_parse(line))
        except RulesError as problem:
            answer = {"error": f"{problem}."}
        yield json.dumps(answer, separators=(",", ":"))


def _parse(line: bytes) -> object:
    if len(line) > LINE_LIMIT:
        raise BadText(f"the line is longer than {LINE_LIMIT} bytes")
    try:
        return read_json(line.decode())
    except BadText:
        raise
    except UnicodeDecodeError as problem:
        raise BadText("the line is not UTF-8") from problem
    except ValueError as problem:
        raise BadText("the line is not JSON") from problem
    except RecursionError as problem:
        raise BadText("the line is nested too deep") from problem


def _answer(question: object) -> Json:
    if isinstance(question, dict) and "format" in question:
        return _record(question)
    if isinstance(question, dict) and "depth" in question:
        return _perft(read_object(question, "the line", _PERFT))
    if isinstance(question, dict) and "plays" in question:
        return _round(read_object(question, "the line", _ROUND))
    return _capture(read_object(question, "the line", _CAPTURE))


def _capture(question: Json) -> Json:
    rules = _rules(question)
    floor = _cards(question, "floor")
    card = _card(question, "play")
    if card in floor:
        raise BadText(f"play names {card.code}, which lies on the floor")
    captures = legal_captures(floor, card, rules)
    basra, points = score_capture(floor, card, captures[0], rules)
    listed = sorted(_codes(takes) for takes in captures)
    return {"captures": listed, "basra": basra, "points": points}


def _round(question: Json) -> Json:
    position = _opening(question, read_flag(question, "teams"))
    entries = read_each(question, "plays", _play)
    if len(entries) != PLAYS:
        raise BadText(f"plays must be the {PLAYS} plays of a whole round, not {len(entries)}")
    turns = []
    for number, play in enumerate(entries, 1):
        try:
            turns.append(position.turn_of(position.find(*play)))
        except RulesError as problem:
            raise BadText(f"plays: number {number} is illegal: {problem}") from problem
        position = position.after(turns[-1].play)
    count = position.count()
    return {
        "cards": count.cards,
        "points": count.points,
        "carried": count.carried,
        "plays": [_turn(turn) for turn in turns],
    }


def _record(question: Json) -> Json:
    record = read_document(question)
    match = replay(record)
    return {
        "rounds": [
            {"cards": count.cards, "points": count.points, "carried": count.carried}
            for count in match.counts
        ],
        "totals": match.totals,
        "ending": record.ending,
        "winner": record.winner,
    }


def _perft(question: Json) -> Json:
    depth = read_whole(question, "depth", 1, DEPTH_LIMIT)
    nodes = [0] * depth
    _count_plays(_opening(question, teams=False), nodes, 0)
    return {"nodes": nodes}


def _count_plays(position: Round, nodes: list[int], level: int) -> None:
    """Add the plays of this position, and of all that follow it, to their levels."""
    plays = position.legal_plays()
    nodes[level] += len(plays)
    if level + 1 < len(nodes):
        for play in plays:
            _count_plays(position.after(play), nodes, level + 1)


def _opening(question: Json, teams: bool) -> Round:
    players = read_whole(question, "players", 2, 4)
    if teams and players != 4:
        raise BadText("teams must be false with fewer than 4 players")
    dealer = read_whole(question, "dealer", 0, players - 1)
    rules, deck = _rules(question), _cards(question, "deck")
    try:
        return Round.deal(deck, rules, players, teams, dealer)
    except RulesError as problem:
        raise BadText(f"deck: {problem}") from problem


def _rules(question: Json) -> RuleSet:
    """A preset by its name, or an object of switches."""
    given = question["rules"]
    if isinstance(given, dict):
        try:
            return RuleSet.from_json(given)
        except BadText as problem:
            raise BadText(f"rules: {problem}") from problem
    if not isinstance(given, str) or given not in PRESETS:
        raise BadText(f"rules must be one of {', '.join(PRESETS)} or an object of switches")
    return PRESETS[given]


def _cards(data: Json, name: str) -> tuple[Card, ...]:
    """Different cards, in the order given."""
    cards = tuple(_card({name: code}, name) for code in read_list(data, name, len(PACK)))
    for at, card in enumerate(cards):
        if card in cards[:at]:
            raise BadText(f"{name} names {card.code} twice")
    return cards


def _card(data: Json, name: str) -> Card:
    text = read_text(data, name)
    try:
        return parse_card(text)
    except BadText as problem:
        raise BadText(f"{name}: {problem}") from problem


def _play(data: Json, name: str) -> Play:
    entry = read_object(data[name], f"an entry of {name}", ("card", "takes"))
    return make_play(_card(entry, "card"), _cards(entry, "takes"))


def _codes(cards: Iterable[Card]) -> list[str]:
    return sorted(card.code for card in cards)


def _turn(turn: Turn) -> Json:
    card, takes = turn.play
    return {"seat": turn.seat, "card": card.code, "takes": _codes(takes), "basra": turn.basra}
