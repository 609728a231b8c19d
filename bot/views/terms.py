"""What a match is played for: its target and its rule set, in words."""

from typing import Final

from bot.text import Speech
from bot.text.name import shown
from core.engine.table import Table
from core.rules.ruleset import PRESETS, RuleSet

_NAMED: Final = frozenset(PRESETS)


def rules_name(rules: RuleSet, speech: Speech) -> str:
    """A preset's name in the reader's language; a house's own as the house wrote it."""
    if rules.name in _NAMED:
        return speech.say(f"ruleset-{rules.name}")
    return shown(rules.name, speech.say("ruleset-house"))


def target_name(target: int | None, speech: Speech) -> str:
    """`to 101`, or a single round."""
    if target is None:
        return speech.say("target-round")
    return speech.say("target-points", points=target)


def terms_line(table: Table, speech: Speech) -> str:
    """The number of the match, its target and its rule set."""
    return speech.say(
        "terms",
        match=table.id,
        target=target_name(table.target, speech),
        rules=rules_name(table.rules, speech),
    )
