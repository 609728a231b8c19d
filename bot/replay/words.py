"""The words of the page as JSON: a sentence's facts stay as `{name}` for the page to fill in."""

import json
from functools import cache
from typing import Final

from bot.text import Speech, speech_in
from core.engine.preference import HOUSE_NAME
from core.rules.capture import Basra
from core.rules.ruleset import PRESETS

_FACTS: Final = ("number", "round", "rounds", "ply", "plies", "name", "card", "cards")
PLAIN: Final = (
    "title",
    "player",
    "round",
    "play",
    "floor",
    "floor-empty",
    "total",
    "basras",
    "cards",
    "dealt",
    "took",
    "laid",
    "first",
    "back",
    "next",
    "last",
    "go",
    "stop",
    "keys",
    "won",
    "drawn",
    "resigned",
    "void",
    "numbers",
    "commitment",
    "seed",
    "luck",
    "file",
    "checking",
    "verified",
    "compare",
    "unable",
    "differs",
    "differs-damage",
    "differs-commitment",
    "differs-dealer",
    "differs-play",
    "differs-totals",
    "differs-winner",
    "strange",
    "lost",
)


@cache
def words(language: str) -> bytes:
    """The words in this language, English when we lack it: one flat JSON object."""
    spoken = speech_in(language)
    said = {name: _said(spoken, f"page-{name}") for name in PLAIN}
    said["partners"] = spoken.say("side-names", first="{first}", second="{second}")
    said["round-only"] = spoken.say("target-round")
    said["target"] = spoken.say("target-points", points="{points}")
    said["terms"] = spoken.say("page-terms", target="{target}", rules="{rules}")
    said |= {f"basra-{kind}": spoken.say(f"basra-{kind}") for kind in Basra}
    said |= {f"rules-{name}": spoken.say(f"ruleset-{name}") for name in PRESETS}
    said |= {
        f"rules-{HOUSE_NAME}{name}": spoken.say("ruleset-mixed", rules=said[f"rules-{name}"])
        for name in PRESETS
    }
    said |= {"language": spoken.language, "direction": "rtl" if spoken.is_rtl else "ltr"}
    return json.dumps(said, ensure_ascii=False, sort_keys=True).encode()


def _said(spoken: Speech, sentence: str) -> str:
    return spoken.say(sentence, **{fact: f"{{{fact}}}" for fact in _FACTS})
