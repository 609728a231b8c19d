"""The way to a match's replay page, where there is one."""

from bot.text import Speech
from bot.view import Button
from core.engine.table import Status, Table

_ENDED = (Status.OVER, Status.VOID)


def fairness_row(speech: Speech, site: str) -> tuple[tuple[Button, ...], ...]:
    """One row that leads to docs/fairness.md; none without a `site`."""
    return ((Button(speech.say("button-fairness"), url=f"{site}/fairness"),),) if site else ()


def page_row(table: Table, speech: Speech, site: str) -> tuple[tuple[Button, ...], ...]:
    """One row with a link button for an ended match; none without a `site`, the bot's own."""
    if not site or table.status not in _ENDED or table.rounds[0].dealer is None:
        return ()
    return ((Button(speech.say("button-page"), url=f"{site}/m/{table.key}"),),)
