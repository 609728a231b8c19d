"""The loader of the Fluent files: a language's name in, a `Speech` out."""

import logging
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES: Final = ("en", "ar")
_FALLBACK: Final = "en"
_RIGHT_TO_LEFT: Final = frozenset({"ar"})
_REMEMBERED: Final = 4096

_log = logging.getLogger(__name__)


def _fluent(fact: str | int) -> object:
    """A fact as Fluent takes it: numbers are written plainly, 1523 and not 1,523."""
    return fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact


class Speech:
    """One language's sentences. What was said lately is remembered: most lines repeat."""

    def __init__(self, language: str, bundles: tuple[FluentBundle, ...]) -> None:
        self.language = language
        self.is_rtl = language in _RIGHT_TO_LEFT
        self._bundles = bundles
        self._said = lru_cache(maxsize=_REMEMBERED)(self._format)

    def say(self, sentence: str, /, **facts: str | int) -> str:
        """The sentence of that id with its facts filled in, which must be safe to show already.

        A line missing here is said in English. Raises LookupError for an id that no language has.
        """
        return self._said(sentence, tuple(facts.items()))

    def _format(self, sentence: str, facts: tuple[tuple[str, str | int], ...]) -> str:
        bundle = next((one for one in self._bundles if one.has_message(sentence)), None)
        pattern = bundle.get_message(sentence).value if bundle else None
        if bundle is None or pattern is None:
            raise LookupError(f"no sentence is called {sentence}")
        given = {name: _fluent(fact) for name, fact in facts}
        text, faults = bundle.format_pattern(pattern, given)
        if faults:
            _log.warning("the sentence %s (%s) lacks a fact", sentence, self.language)
        return str(text)


def bundle(language: str) -> FluentBundle:
    """The sentences of one language file alone, without a fallback."""
    source = (files(__package__) / f"{language}.ftl").read_text("utf-8")
    loaded = FluentBundle([language], use_isolating=False)
    loaded.add_resource(FluentResource(source))
    return loaded


@cache
def _spoken(language: str) -> Speech:
    names = (language,) if language == _FALLBACK else (language, _FALLBACK)
    return Speech(language, tuple(bundle(name) for name in names))


def speech(language: str | None) -> Speech:
    """The speech for a language tag such as `ar` or `ar-EG`; English when we lack it."""
    plain = (language or "").replace("_", "-").split("-")[0].lower()
    return _spoken(plain if plain in LANGUAGES else _FALLBACK)
