"""The names of settings and of what they are set to: plain text, for lines and buttons alike."""

from typing import Final

from bot.text import Speech, speech_in
from bot.text.bidi import isolate
from bot.views.card import run
from bot.views.terms import rules_name, target_name, turn_name
from core.engine.preference import LANGUAGE, ROUND, RULES, USUAL
from core.rules.cards import parse_card
from core.rules.ruleset import PRESETS

_CARDS: Final = {"two_of_clubs": parse_card("2C"), "ten_of_diamonds": parse_card("TD")}


def setting_name(name: str, reader: Speech) -> str:
    """What a setting is called."""
    facts = {"card": run((_CARDS[name],))} if name in _CARDS else {}
    return reader.say(f"setting-{name.replace('_', '-')}", **facts)


def value_name(name: str, word: str, reader: Speech) -> str:
    """What a setting is set to, by its word in `core.engine.preference`."""
    if name == RULES:
        return rules_name(PRESETS[word], reader)
    if name == "target":
        return target_name(None if word == ROUND else int(word), reader)
    if name == "clock" and word != USUAL:
        return turn_name(int(word), reader)
    if name == "digits":
        return isolate(speech_in(word).say("digits-sample"))
    if name == LANGUAGE and word not in ("starter", "account"):
        return language_name(word)
    if word.isdecimal():
        return reader.say("value-number", number=int(word))
    return reader.say(f"value-{word.replace('_', '-')}")


def language_name(tag: str) -> str:
    """A language's own name for itself; with digits of its own, a number in them too."""
    own = speech_in(tag)
    name = own.say("language-name")
    return isolate(f"{name} {own.say('digits-sample')}" if own.eastern else name)
