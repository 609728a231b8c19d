"""Codes that people read out and type: of an open table, and of an account to be linked."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final
from unicodedata import digit, normalize

from cachetools import FIFOCache

from core.engine.refusal import Reason, Refusal
from core.engine.settings import Moment

LETTERS: Final = "23456789BCDFGHJKMNPQRSTVWXYZ"  # none looks like another, and no vowel: no words
TABLE, LINK = 5, 8  # letters in each kind of code
WRONG: Final = 5
WAIT: Final = timedelta(minutes=1)
_REMEMBERED: Final = 10_000


def draw(size: int, moment: Moment) -> str:
    """A new code of so many letters."""
    number = int.from_bytes(moment.random_bytes(2 * size))
    letters = []
    for _ in range(size):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def normal(typed: str) -> str:
    """A code as it was drawn, however somebody typed it: small letters, spaces, any digits.

    What no code has is left out, so that a link can hold what is left.
    """
    letters = (str(digit(one, one)) for one in normalize("NFKC", typed))
    return "".join(one for one in letters if one.isascii() and one.isalnum()).upper()


class Guesses:
    """After five wrong codes a person waits a minute: nobody finds one by trying."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._wrong: FIFOCache[int, tuple[int, datetime]] = FIFOCache(_REMEMBERED)  # how many, last

    def guess(self, person_id: int) -> None:
        """Somebody gives a code: it counts as wrong until it is `right`. Refuses with COOLDOWN."""
        wrong, last = self._wrong.get(person_id, (0, self._now()))
        left = (last + WAIT - self._now()).total_seconds()
        if wrong >= WRONG and left > 0:
            raise Refusal(Reason.COOLDOWN, seconds=int(left) + 1)
        self._wrong[person_id] = (wrong + 1 if left > 0 else 1), self._now()

    def right(self, person_id: int) -> None:
        """That code was right. The wrong ones before it stay counted: one's own is easily had."""
        wrong, last = self._wrong.get(person_id, (1, self._now()))
        self._wrong[person_id] = wrong - 1, last
