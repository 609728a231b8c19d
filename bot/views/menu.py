"""The commands as a platform's menu shows them, and how the bot describes itself."""

from typing import Final

from bot.text import Speech

_EVERYWHERE: Final = ("hand", "floor", "leaderboard", "stats", "rules", "resign", "verify", "help")
GROUP: Final = ("basra", *_EVERYWHERE, "cancel")
PRIVATE: Final = (
    "basra",
    *_EVERYWHERE,
    "unblock",
    "privacy",
    "mydata",
    "forgetme",
    "start",
)


def menu(speech: Speech, private: bool) -> tuple[tuple[str, str], ...]:
    """Each command of that scope with its description, in the order to show them."""
    names = PRIVATE if private else GROUP
    return tuple([(name, speech.say(_described(name, private))) for name in names])


def _described(name: str, private: bool) -> str:
    return "command-basra-private" if private and name == "basra" else f"command-{name}"


def about(speech: Speech) -> tuple[str, str]:
    """The bot's description (512 letters at most) and its short one (120)."""
    return speech.say("about"), speech.say("about-short")
