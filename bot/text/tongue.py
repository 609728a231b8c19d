"""The loader of the Fluent files: a language's tag in, a `Speech` out.

A tag such as `ar-u-nu-arab` asks for Arabic digits as well (BCP 47: `nu` is the numbering system).
"""

import logging
import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from bot.text.bidi import FSI, PDI

LANGUAGES: Final = ("en", "ar", "de", "hi", "ca", "fr", "tr")
_FALLBACK: Final = "en"
_RIGHT_TO_LEFT: Final = frozenset({"ar"})
_WITH_DIGITS: Final = frozenset({"ar"})
_REMEMBERED: Final = 4096
_DIGITS: Final = "-u-nu-arab"
_EASTERN: Final = {ord("0") + number: 0x0660 + number for number in range(10)}
# What keeps its digits: markup with what it links to or marks as code, names and other foreign
# text, cards, addresses, and Latin words such as @mona3 or SHA-256, whose hyphen does not break.
_AS_IS: Final = re.compile(
    rf"<code>.*?</code>|<pre>.*?</pre>|<[^>]*>|{FSI}[^{PDI}]*{PDI}|(?:10|[2-9])[♠♥♦♣]"
    r"|https?://\S+|[@/]?\w*[A-Za-z][\w.\u2011-]*",
    re.ASCII | re.DOTALL,
)

_log = logging.getLogger(__name__)


def _fluent(fact: str | int) -> object:
    """A fact as Fluent takes it: numbers are written plainly, 1523 and not 1,523."""
    return fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact


class Speech:
    """One language's sentences. What was said lately is remembered: most lines repeat.

    `tag` is what `speech` finds this one by; with `eastern` its numbers are in Arabic digits.
    """

    def __init__(
        self, language: str, bundles: tuple[FluentBundle, ...], *, eastern: bool = False
    ) -> None:
        self.language = language
        self.eastern = eastern
        self.tag = f"{language}{_DIGITS}" if eastern else language
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
        return _eastern(str(text)) if self.eastern else str(text)


def _eastern(text: str) -> str:
    """The text with Arabic digits, but for what a reader copies, taps or knows in Latin ones."""
    parts: list[str] = []
    at = 0
    for kept in _AS_IS.finditer(text):
        parts += [text[at : kept.start()].translate(_EASTERN), kept[0]]
        at = kept.end()
    return "".join([*parts, text[at:].translate(_EASTERN)])


def bundle(language: str) -> FluentBundle:
    """The sentences of one language file alone, without a fallback."""
    source = (files(__package__) / f"{language}.ftl").read_text("utf-8")
    loaded = FluentBundle([language], use_isolating=False)
    loaded.add_resource(FluentResource(source))
    return loaded


@cache
def _spoken(language: str, eastern: bool) -> Speech:
    names = (language,) if language == _FALLBACK else (language, _FALLBACK)
    return Speech(language, tuple(bundle(name) for name in names), eastern=eastern)


def speech_in(tag: str | None) -> Speech:
    """The speech for a language tag such as `ar` or `ar-EG`; English when we lack it."""
    folded = (tag or "").replace("_", "-").lower()
    plain = folded.split("-")[0]
    language = plain if plain in LANGUAGES else _FALLBACK
    return _spoken(language, language in _WITH_DIGITS and folded.endswith(_DIGITS))


def with_digits(tag: str, eastern: bool) -> str:
    """The tag of the same language with Arabic digits, or without."""
    plain = tag.removesuffix(_DIGITS)
    return f"{plain}{_DIGITS}" if eastern else plain


def has_digits(tag: str) -> bool:
    """Whether a language has digits of its own to choose."""
    return tag.removesuffix(_DIGITS) in _WITH_DIGITS
