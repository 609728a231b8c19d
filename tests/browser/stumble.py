"""What a reader stumbles over in any sentence: what reads backwards or is on the wrong side."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tests.browser.letter import SLACK, Paragraph, Piece

# What is read from the left in any sentence: cards in a row, numbers, words of Latin letters.
_FORWARD: Final = (
    re.compile(r"(?:10|[2-9AJQK])[♠♥♦♣](?:\s+(?:10|[2-9AJQK])[♠♥♦♣])*"),
    re.compile(r"[+−]?[0-9]+(?:[:.][0-9]+)*|[+−]?[٠-٩]+(?::[٠-٩]+)*"),
    re.compile(r"[@/]?[A-Za-z][A-Za-z0-9_-]*"),
)
_OWN_WORD: Final = {"en": re.compile("[A-Za-z]+"), "ar": re.compile("[ء-ي]+")}
_LEAD: Final = {"en": re.compile("[^A-Za-z]*."), "ar": re.compile("[^ء-ي]*.")}
_LAST_STOP: Final = re.compile("[.؟?!:؛…]")


def stumbles(paragraph: Paragraph, language: str) -> list[str]:
    """Whatever is wrong with how a line or a button of an English or Arabic message lies."""
    found = [*_backwards(paragraph), *_disordered(paragraph, language)]
    if not paragraph.is_button:
        found += _misplaced(paragraph, language)
    return [f"{what}: {paragraph.text}" for what in found]


def _backwards(paragraph: Paragraph) -> Iterator[str]:
    for pattern in _FORWARD:
        for piece in paragraph.pieces(pattern):
            if not (piece.reads_from_the_left and piece.is_whole):
                yield f"{piece.text} is turned or torn"


def _disordered(paragraph: Paragraph, language: str) -> Iterator[str]:
    """Words of the reader's own script that stand on one row in another order."""
    for one, other in pairwise(paragraph.pieces(_OWN_WORD[language])):
        end, start = one.letters[-1], other.letters[0]
        is_ahead = start.left > end.left - SLACK
        if start.shares_row(end) and is_ahead != (language == "en"):
            yield f"{other.text} does not follow {one.text}"


def _misplaced(paragraph: Paragraph, language: str) -> Iterator[str]:
    lead = next(paragraph.pieces(_LEAD[language]), None)
    if lead is not None and not _is_outermost(lead.rows[0], paragraph, language):
        yield "it does not begin at the edge"
    last = paragraph.rows[-1]
    if _LAST_STOP.fullmatch(last.letters[-1].sign) and not _ends(last, language):
        yield "it does not end with its last letter"


def _is_outermost(lead: Piece, paragraph: Paragraph, language: str) -> bool:
    if language == "ar":
        return lead.right > paragraph.end - SLACK
    return lead.left < paragraph.start + SLACK


def _ends(row: Piece, language: str) -> bool:
    stop = row.letters[-1]
    return stop.left == row.left if language == "ar" else stop.right == row.right
