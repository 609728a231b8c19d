"""A hostile name made safe to show, once and in one place (platforms.md 31).

What comes out is escaped for HTML, isolated for direction, short, and cannot become a mention, a
link or a command of its own accord.
"""

from functools import lru_cache
from html import escape
from typing import Final

import regex

from bot.text.bidi import isolate

LIMIT: Final = 24  # letters as a reader counts them
_UNITS: Final = 64  # and UTF-16 units: one "letter" may be a chain of a thousand emoji
_CLUSTER: Final = 16  # code points in one letter; the longest honest emoji has about ten

_JOINERS: Final = "\u200c\u200d\ufe0f"  # of emoji, Persian and Indic words: kept inside a letter
_BREAKS: Final = regex.compile(r"[\p{Z}\p{Cc}]+")
_UNSEEN: Final = regex.compile(rf"[[\p{{C}}\p{{DI}}\u2800]--[{_JOINERS}]]", regex.V1)
_PILED: Final = regex.compile(r"(\p{M}{3})\p{M}+")
_SHOWN: Final = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
_LETTER: Final = regex.compile(r"\X")
_DOT: Final = regex.compile(r"(?<=\w)\.(?=\w)")
_HARMLESS: Final = str.maketrans({"@": "＠", "/": "∕", "#": "＃", "$": "＄"})


def clean(raw: str) -> str:
    """The name as plain text, unescaped; empty when nothing of it can be seen."""
    folded = _BREAKS.sub(" ", raw)
    seen = _PILED.sub(r"\1", _UNSEEN.sub("", folded)).strip(_JOINERS + " ")
    if not _SHOWN.search(seen):
        return ""
    return _DOT.sub("․", _cut(seen).translate(_HARMLESS))


def _cut(text: str) -> str:
    """At most `LIMIT` letters, the last an ellipsis where something is missing."""
    kept: list[str] = []
    units = 0
    for letter in _LETTER.findall(text):
        units += len(letter.encode("utf-16-le", "replace")) // 2
        if len(kept) == LIMIT or units > _UNITS or len(letter) > _CLUSTER:
            return "".join([*kept[: LIMIT - 1], "…"]) if kept else ""
        kept.append(letter)
    return "".join(kept)


@lru_cache(maxsize=4096)
def shown(raw: str, otherwise: str) -> str:
    """The name ready for a View's text; `otherwise` stands where nothing can be seen."""
    return isolate(escape(clean(raw), quote=True) or otherwise)


@lru_cache(maxsize=1024)
def labelled(raw: str, otherwise: str) -> str:
    """The name ready for a button or a toast, which are plain text."""
    return isolate(clean(raw) or otherwise)
