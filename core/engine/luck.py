"""Luck words: what a person adds to every shuffle at their tables (docs/fairness.md)."""

from __future__ import annotations

import unicodedata
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.refusal import Reason, Refusal
from core.engine.table import Table
from core.rules.shuffle import NO_WORDS, words_digest
from core.store import person as rows

LONGEST: Final = 200  # characters, after `normal`
_UNFIT: Final = frozenset({"Cc", "Cs"})  # half a character has no UTF-8, and a NUL no row


def normal(text: str) -> str:
    """Luck words as they are kept: in NFC, one space for all white space between two words.

    Raises Refusal (BAD_LUCK) if more than `LONGEST` characters are left, or one that cannot be
    kept: half a character, or a control.
    """
    words = " ".join(unicodedata.normalize("NFC", text).split())
    unfit = any(unicodedata.category(one) in _UNFIT for one in words)
    if unfit or len(words) > LONGEST:
        raise Refusal(Reason.BAD_LUCK, most=LONGEST)
    return words


async def frozen(connection: AsyncConnection, table: Table) -> tuple[bytes, ...]:
    """The digest of each seat's luck words as they are now; a computer has none."""
    seated = {
        seat.number: seat.person.id for seat in table.seats if seat.person and not seat.computer
    }
    found = await connection.execute(rows.LUCK_OF, {"people": [*seated.values()]})
    digests = {row.id: words_digest(row.luck) for row in found}
    return tuple(
        digests[seated[seat.number]] if seat.number in seated else NO_WORDS for seat in table.seats
    )
