"""The shuffles of a match, recomputed: was each pack the one that had been promised?"""

from collections.abc import Sequence
from typing import Final

from bot.text import Speech
from bot.view import View
from bot.views.card import run
from bot.views.count import seed_lines
from bot.views.link import fairness_row, page_row
from bot.views.page import page, quote
from bot.views.picture import deck_of
from core.engine.table import RoundRow, Table
from core.rules.cards import Card
from core.rules.error import BrokenCommitment
from core.rules.round import HAND_SIZE
from core.rules.shuffle import verify as recompute

LIMIT: Final = 4096  # letters of a message on Telegram
ROOM: Final = 3000  # of them for rounds with all their numbers, at most
_REST: Final = 600  # for what stands around them, at least


def verify(table: Table, speech: Speech, site: str = "", limit: int = LIMIT) -> View:
    """Every ended round's verdict, newest first; the latest with the numbers to check by hand.

    `site` is where the replay page is, which checks all of it in the reader's browser. `limit` is
    how many letters a message takes.
    """
    head = [speech.say("verify-title", match=table.id), speech.say("verify-intro")]
    rows = [row for row in reversed(table.rounds) if row.seed is not None]
    if not rows:
        return View(page(speech, head, speech.say("verify-secret")))
    verdicts = _verdicts(table, rows, speech, min(ROOM, limit - _REST))
    older = _older(table, rows[len(verdicts) :], speech)
    foot = [speech.say("verify-key", key=table.key), speech.say("verify-how")]
    rows_below = (*page_row(table, speech, site), *fairness_row(speech, site))
    text = page(speech, head, *verdicts, older, foot)
    return View(text, rows_below, deck=deck_of(table))


def _verdicts(table: Table, rows: Sequence[RoundRow], speech: Speech, room: int) -> list[str]:
    """As many rounds as there is room for."""
    verdicts: list[str] = []
    for row in rows:
        verdict = _verdict(table, row, speech)
        room -= len(verdict)
        if room < 0:
            break
        verdicts.append(verdict)
    return verdicts


def _verdict(table: Table, row: RoundRow, speech: Speech) -> str:
    """Whether the round was as promised, its opening floor, and the numbers behind it."""
    promise = speech.say("verify-commitment", commitment=row.commitment)
    numbers = quote([promise, *seed_lines(table, row, speech)], expandable=True)
    return f"{_finding(table, row, speech)}\n{numbers}"


def _finding(table: Table, row: RoundRow, speech: Speech) -> str:
    opening = opening_floor(table, row)
    if opening is None:
        return speech.say("verify-bad", round=row.number)
    if not opening:
        return speech.say("verify-undealt", round=row.number)
    return speech.say("verify-good", round=row.number, cards=run(opening))


def _older(table: Table, rows: Sequence[RoundRow], speech: Speech) -> list[str]:
    if not rows:
        return []
    good = sum(opening_floor(table, row) is not None for row in rows)
    return [speech.say("verify-older", rounds=len(rows), good=good)]


def opening_floor(table: Table, row: RoundRow) -> tuple[Card, ...] | None:
    """The first floor that the seed makes; None for another seed than promised.

    It is empty for a round that was never dealt: its words were not frozen yet.
    """
    seats = len(table.seats)
    digests = [bytes.fromhex(digest) for digest in row.words] or [bytes(32)] * seats
    seed = bytes.fromhex(row.seed or "")
    try:
        pack = recompute(row.commitment, seed, table.key, row.number, digests)
    except BrokenCommitment:
        return None
    return pack[HAND_SIZE * seats : HAND_SIZE * (seats + 1)] if row.words else ()
