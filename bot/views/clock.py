"""Times that the reader's own phone puts into words: `in 3 minutes`."""

from datetime import UTC, datetime

from bot.text import Speech
from bot.text.bidi import ltr


def moment(at: datetime, speech: Speech) -> str:
    """A `tg-time` in relative form; the UTC time stands for clients that do not know it."""
    plain = speech.say("clock-utc", time=ltr(at.astimezone(UTC).strftime("%H:%M")))
    return f'<tg-time unix="{int(at.timestamp())}" format="r">{plain}</tg-time>'
