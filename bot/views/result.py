"""How a match ended: the winner, the final table, the ratings, and another one."""

from bot.actions import Verb
from bot.text import Speech
from bot.view import Button, Tone, View
from bot.views.button import button
from bot.views.card import plus
from bot.views.count import count_blocks, seed_lines
from bot.views.ending import headline
from bot.views.link import page_row
from bot.views.page import page, quote
from bot.views.seat import player_name, side_name, table_place
from bot.views.terms import terms_line
from core.engine.standing import sides
from core.engine.table import Change, Due, Result, RoundRow, Seat, Status, Table


def result(table: Table, speech: Speech, site: str = "") -> View:
    """The message at the end of a match, with Rematch until the match is folded.

    `site` is where the replay page is; the way there stays.
    """
    last = table.rounds[-1]
    text = page(
        speech,
        [*headline(table, speech), *_totals(table, speech)],
        _ratings(table, speech),
        *_count(table, last, speech),
        _terms(table, speech),
        quote(seed_lines(table, last, speech), expandable=True),
    )
    return View(text, (*_rows(table, speech), *page_row(table, speech, site)))


def _totals(table: Table, speech: Speech) -> list[str]:
    """Best first where there are more than two."""
    if table.result is None:
        return []
    totals, order = table.result.totals, list(sides(table))
    if len(order) > 2:
        order.sort(key=lambda side: -totals[side])
    return [
        speech.say("total-line", name=side_name(table, side, speech), total=totals[side])
        for side in order
    ]


def _ratings(table: Table, speech: Speech) -> list[str]:
    ended: Result | None = table.result
    if ended is None:
        return []
    if not ended.rated:
        return [speech.say("rating-none")]
    changed = zip(table.seats, ended.changes, strict=True)
    lines = [_rating(table, seat, change, speech) for seat, change in changed if change is not None]
    return [speech.say("rating-title"), *lines]


def _rating(table: Table, seat: Seat, change: Change, speech: Speech) -> str:
    said = "rating-change-new" if change.is_new else "rating-change"
    return speech.say(
        said,
        name=player_name(table, seat, speech),
        before=change.before,
        after=change.after,
        step=plus(change.after - change.before),
    )


def _count(table: Table, last: RoundRow, speech: Speech) -> list[list[str]]:
    if last.count is None:
        return []
    blocks = count_blocks(table, last, last.count, speech)
    return [[speech.say("count-last", round=last.number)], *blocks]


def _terms(table: Table, speech: Speech) -> list[str]:
    lines = [terms_line(table, speech)]
    if not table.is_private:
        lines.append(speech.say("result-chat", chat=table_place(table, speech)))
    if table.result is not None and table.made:
        lines.append(speech.say("result-review", match=table.id))
    return lines


def _rows(table: Table, speech: Speech) -> tuple[tuple[Button, ...], ...]:
    if table.status is not Status.OVER or table.due is not Due.FOLD or table.rematch is not None:
        return ()
    return ((button("button-rematch", table, speech, Verb.REMATCH, Tone.PRIMARY),),)
