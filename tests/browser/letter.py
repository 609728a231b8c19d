"""A text as it lies on the screen: which letter is left of which, in whatever order it is read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Self

HALF_A_ROW = 10.0  # pixels; the middles of letters of one row, of whatever font, differ by less
GAP = 16.0  # pixels; letters and words that follow each other lie closer
SLACK = 2.0  # pixels; by so much letters may overhang


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter as a reader counts them; all numbers are pixels of the page, `middle` from above."""

    sign: str
    left: float
    right: float
    middle: float

    def shares_row(self, other: Letter) -> bool:
        """Whether both stand on one row."""
        return abs(self.middle - other.middle) <= HALF_A_ROW


@dataclass(frozen=True, slots=True)
class Piece:
    """Letters that follow each other in a text, perhaps on more than one row."""

    letters: tuple[Letter, ...]

    @property
    def text(self) -> str:
        return "".join([letter.sign for letter in self.letters])

    @property
    def left(self) -> float:
        return min(letter.left for letter in self.letters)

    @property
    def right(self) -> float:
        return max(letter.right for letter in self.letters)

    @property
    def rows(self) -> list[Piece]:
        """What of it can be seen on each row."""
        rows: list[list[Letter]] = []
        for letter in self.letters:
            if letter.sign.isspace():
                continue
            if not rows or not letter.shares_row(rows[-1][0]):
                rows.append([])
            rows[-1].append(letter)
        return [Piece(tuple(row)) for row in rows]

    @property
    def reads_from_the_left(self) -> bool:
        """Whether on each row every letter is to the right of the one before."""
        return all(
            one.left < other.left and one.right < other.right
            for row in self.rows
            for one, other in pairwise(row.letters)
        )

    @property
    def is_whole(self) -> bool:
        """Whether on each row its letters lie side by side: nothing else has come between them."""
        return all(
            other.left - one.right < GAP
            for row in self.rows
            for one, other in pairwise(sorted(row.letters, key=lambda letter: letter.left))
        )

    def pieces(self, pattern: re.Pattern[str]) -> Iterator[Piece]:
        """Whatever in it fits a pattern and is whole letters."""
        starts = self._starts()
        for match in pattern.finditer(self.text):
            first, last = starts.get(match.start()), starts.get(match.end())
            if first is not None and last is not None and first < last:
                yield Piece(self.letters[first:last])

    def _starts(self) -> dict[int, int]:
        """Which letter begins at which place of the text."""
        starts, at = {}, 0
        for number, letter in enumerate(self.letters):
            starts[at] = number
            at += len(letter.sign)
        return {**starts, at: len(self.letters)}

    def find(self, words: str) -> Piece:
        """These words, where they stand first; raises LookupError where they do not."""
        for piece in self.pieces(re.compile(re.escape(words))):
            return piece
        raise LookupError(f"there is no {words} in {self.text}")

    def from_the_left(self, *words: str) -> list[str]:
        """The same words in the order in which they stand on their one row."""
        return sorted(words, key=lambda each: self.find(each).left)


@dataclass(frozen=True, slots=True)
class Paragraph(Piece):
    """A line of a message, or a button, between the edges that it may fill."""

    start: float
    end: float
    is_button: bool

    @classmethod
    def of(cls, measured: dict[str, Any]) -> Self:
        """What measure.js found."""
        letters = tuple([Letter(*letter) for letter in measured["letters"]])
        return cls(letters, measured["left"], measured["right"], measured["is_button"])
