"""A button's data and what it means: one codec for both platforms.

The text is short ASCII (at most 64 bytes, Telegram's limit) and says nothing that its sender may
not know. A modified client can send any string: `parse` refuses what it does not know, and the
engine checks all the rest.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum

from core.rules.cards import Card, parse_card
from core.rules.error import BadText


class Verb(StrEnum):
    """What a button asks for. Posted messages hold the values: never give one another meaning."""

    PLAY = "p"  # play a card
    CHOOSE = "c"  # show the equally large captures of a card
    BACK = "b"  # close that choice
    ACCEPT = "a"
    DECLINE = "d"
    LEAVE = "l"  # get up before the first card
    CANCEL = "x"
    JOIN = "j"
    COMPUTER = "k"  # ask how well computers should play
    LEVEL = "K"  # let them take the open seats; `word` is the level, or `back`
    OPEN = "o"  # open the private chat
    READY = "r"
    REMATCH = "m"
    RESIGN = "q"
    RESIGN_SURE = "Q"  # here `ply` is the seat: an opponent who presses it resigns nothing
    HAND = "h"
    HINT = "y"
    VERIFY = "v"
    BLOCK = "n"  # after declining: no more challenges from that person
    UNBLOCK = "u"  # here `match` is the person's number
    LUCK_DRAW = "w"  # set random luck words; here `match` is the person's number
    LUCK_CLEAR = "W"  # here `match` is the person's number
    REPLAY = "e"  # show an ended match again; `ply` is the step, and the key opens it
    FORGET_SURE = "F"  # here `match` is the person's number
    LINK_SURE = "i"  # here `match` is 0: what is to be linked stands in the database
    UNLINK_SURE = "I"  # here `match` is the person's number
    HOUSE = "s"  # a chat's settings; here `match` is the key of the chat, `word` what to set
    TASTE = "S"  # a person's own; here `match` is the person's number, `word` what to set
    GUIDE = "g"  # a page of the rules; here `match` is the page, `word` whose rules
    LEARN = "t"  # the course; `match` is the person's number, `ply` the lesson, `word` the answer


@dataclass(frozen=True, slots=True)
class Action:
    """A press of a button. `ply` makes a stale one harmless; `choice` indexes `card`'s captures.

    `language` is that of the message and `key` the beginning of the match's key: whoever may
    press has seen the message, whichever chat it stands in. `word` is what the desk knows words
    for.
    """

    verb: Verb
    match: int
    ply: int | None = None
    card: Card | None = None
    choice: int | None = None
    language: str | None = None
    key: str | None = None
    word: str | None = None

    def __str__(self) -> str:
        """Return the button's data.

        For example `p:12:37:8S`, `p:12:37:8S:1`, `e:12:61~ar~kfJc2VxT` or `s:7=target.151`.
        """
        parts = (self.verb, self.match, self.ply, self.card and self.card.code, self.choice)
        data = ":".join(str(part) for part in parts if part is not None)
        if self.word is not None:
            return f"{data}={self.word}"
        return data if self.key is None else f"{data}~{self.language}~{self.key}"


WORDY = frozenset({Verb.HOUSE, Verb.TASTE, Verb.GUIDE, Verb.LEARN, Verb.LEVEL})
KEY_SIZE = 8  # characters of a match's key in a button: nobody guesses 48 bits
_VERBS = frozenset(verb.value for verb in Verb)
MATCH_NUMBER = re.compile(r"[0-9]{1,9}", re.ASCII)  # as many digits as every database can hold
_SHAPE = re.compile(
    r"(?P<verb>[A-Za-z]):(?P<match>[0-9]{1,9})"
    r"(?::(?P<ply>[0-9]{1,6})(?::(?P<card>[0-9A-Z]{2})(?::(?P<choice>[0-9]{1,4}))?)?)?"
    r"(?:~(?P<language>[a-z]{2,3}(?:-u-nu-arab)?)~(?P<key>[A-Za-z0-9_-]{8}))?"
    r"(?:=(?P<word>[a-z0-9_.-]{1,40}))?",
    re.ASCII,
)


def parse(data: str) -> Action:
    """Read a button's data. Raises `BadText` for anything that `Action` would not write."""
    shape = _SHAPE.fullmatch(data)
    if shape is None or shape["verb"] not in _VERBS:
        raise BadText("this button is not one of ours")
    card = parse_card(shape["card"]) if shape["card"] else None
    ply, choice = (int(shape[name]) if shape[name] else None for name in ("ply", "choice"))
    tail = (shape["language"], shape["key"], shape["word"])
    action = Action(Verb(shape["verb"]), int(shape["match"]), ply, card, choice, *tail)
    if (action.verb in (Verb.PLAY, Verb.CHOOSE)) != (card is not None):
        raise BadText("this button is not one of ours")
    is_replay = action.verb is Verb.REPLAY
    if is_replay != (action.key is not None) or (is_replay and ply is None):
        raise BadText("this button is not one of ours")
    if (action.verb in WORDY) != (action.word is not None):
        raise BadText("this button is not one of ours")
    return action
