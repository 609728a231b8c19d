"""What a match is played for: its target and its rule set, in words."""

from typing import Final

from bot.text import Speech
from bot.text.name import shown
from bot.views.level import level_name
from core.engine.preference import HOUSE_NAME
from core.engine.table import Table
from core.rules.ruleset import PRESETS, RuleSet

_NAMED: Final = frozenset(PRESETS)


def rules_name(rules: RuleSet, speech: Speech) -> str:
    """A preset's name in the reader's language; of a mixed one, the preset that it began with.

    Any other stands as the house wrote it.
    """
    if rules.name in _NAMED:
        return speech.say(f"ruleset-{rules.name}")
    base = rules.name.removeprefix(HOUSE_NAME)
    if base != rules.name and base in _NAMED:
        return speech.say("ruleset-mixed", rules=speech.say(f"ruleset-{base}"))
    return shown(rules.name, speech.say("ruleset-house"))


def target_name(target: int | None, speech: Speech) -> str:
    """`to 101`, or a single round."""
    if target is None:
        return speech.say("target-round")
    return speech.say("target-points", points=target)


def terms_line(table: Table, speech: Speech) -> str:
    """The number of the match, its target, its rules, its own time for a turn, its computers."""
    line = speech.say(
        "terms",
        match=table.id,
        target=target_name(table.target, speech),
        rules=rules_name(table.rules, speech),
    )
    if table.turn_seconds is not None:
        line += f" · {speech.say('terms-turn', time=turn_name(table.turn_seconds, speech))}"
    return line + level_part(table, speech)


def level_part(table: Table, speech: Speech) -> str:
    """How well the computers at the table play, for the end of a line; nothing without any."""
    if table.level is None:
        return ""
    return f" · {speech.say('terms-computer', level=level_name(table.level, speech))}"


def turn_name(seconds: int, speech: Speech) -> str:
    """`90 seconds`, `5 minutes` or `2 hours`."""
    if seconds % 3600 == 0:
        return speech.say("turn-hours", count=seconds // 3600)
    if seconds % 60 == 0:
        return speech.say("turn-minutes", count=seconds // 60)
    return speech.say("turn-seconds", count=seconds)
