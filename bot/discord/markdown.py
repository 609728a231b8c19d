"""The small HTML of a View as Discord's Markdown. All other text is shown as it is written."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import unescape
from types import MappingProxyType
from typing import Final

from bot.text.bidi import FSI, PDI

LIMIT: Final = 2000  # of a message's text, as Discord counts: we count UTF-16 units, never fewer
MENTION: Final = "discord:user/"  # what an `a` links to that stands for a mention

Faces = Mapping[str, str]  # how a card's face is written: "8♦" as "<:basra_8D:1234>"
Commands = Mapping[str, str]  # how a command is written: "/basra" as "</basra:1234>"

_TAG: Final = re.compile(r"<(/?)(b|i|code|pre|blockquote|a|tg-time)((?:\s[^<>]*)?)>")
_ATTRIBUTE: Final = re.compile(r'([a-z]+)="([^"]*)"')
_SPECIAL: Final = re.compile(r"[\\*_~`|<>\[\]]|(?<=\])\(")
_LINE_START: Final = re.compile(r"^(\s*)(#{1,3}|-#|[-+]|\d{1,9}[.)])(?=\s)", re.MULTILINE)
_EVERYBODY: Final = re.compile(r"@(?=everyone|here)")
_FACE: Final = re.compile(r"(?:10|[2-9AJQK])[♠♥♦♣]")
# Addresses and foreign text stay as they are, with whatever looks like a command in them.
_COMMAND: Final = re.compile(rf"\S*://\S+|{FSI}[^{PDI}]*{PDI}?|(?<![\w/.@:<~\\-])/[a-z]+(?![\w/-])")
_NONE: Final = MappingProxyType[str, str]({})
_UNQUOTED: Final = str.maketrans({"`": "ˋ"})  # nothing can be escaped inside code
_ZERO_WIDTH: Final = "\u200b"
_STYLES: Final = {"b": "**", "i": "*", "code": "`"}
_TIMES: Final = {"r": "R", "t": "t", "T": "T", "d": "d", "D": "D"}


def markdown(html: str, faces: Faces = _NONE, commands: Commands = _NONE) -> str:
    """Return `html` in Discord's Markdown, within its limit.

    Cards are emoji where all of them fit; commands can be tapped, from the top on as far as they
    fit.
    """
    whole = _written(html, _Writer(faces))
    if faces and size(whole) > LIMIT:
        faces, whole = _NONE, _written(html, _Writer(_NONE))
    if commands and size(whole) < LIMIT:
        whole = _written(html, _Writer(faces, commands, LIMIT - size(whole)))
    return _cut(whole)


def escaped(text: str) -> str:
    """Plain text that Discord shows as it is written: no style, no mention, no list, no link."""
    safe = _SPECIAL.sub(lambda found: "\\" + found[0], text)
    safe = _EVERYBODY.sub("@" + _ZERO_WIDTH, safe)
    return _LINE_START.sub(_unlisted, safe)


def size(text: str) -> int:
    """The length of a text in UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def mentioned(html: str) -> list[int]:
    """The users that a View's text rings on purpose."""
    return [int(number) for number in re.findall(rf'href="{MENTION}([0-9]{{1,20}})"', html)]


def _unlisted(found: re.Match[str]) -> str:
    space, mark = found[1], found[2]
    return f"{space}{mark[:-1]}\\{mark[-1]}" if mark[0].isdigit() else f"{space}\\{mark}"


def _written(html: str, writer: _Writer) -> str:
    """Translate tag by tag; a quotation gets its marks when it is complete."""
    at = 0
    for tag in _TAG.finditer(html):
        writer.text(unescape(html[at : tag.start()]))
        writer.tag(tag[2], tag[3], closes=bool(tag[1]))
        at = tag.end()
    writer.text(unescape(html[at:]))
    return writer.done()


class _Writer:
    """Markdown under construction, with `room` left for commands that can be tapped."""

    def __init__(self, faces: Faces, commands: Commands = _NONE, room: int = 0) -> None:
        self._faces = faces
        self._commands = commands
        self._room = room
        self._parts: list[str] = []
        self._quote_at: int | None = None
        self._verbatim = False
        self._hidden = False  # inside what Discord words itself: times and mentions
        self._link = ""

    def text(self, words: str) -> None:
        if not words or self._hidden:
            return
        if self._verbatim:
            self._parts.append(words.translate(_UNQUOTED))
            return
        safe = escaped(words)
        if self._commands and not self._link:
            safe = _COMMAND.sub(self._command, safe)
        self._parts.append(_FACE.sub(self._face, safe) if self._faces else safe)

    def tag(self, name: str, attributes: str, *, closes: bool) -> None:
        facts = dict(_ATTRIBUTE.findall(attributes))
        _TAGS[name](self, name, {key: unescape(fact) for key, fact in facts.items()}, closes)

    def done(self) -> str:
        return "".join(self._parts)

    def _face(self, found: re.Match[str]) -> str:
        return self._faces.get(found[0], found[0])

    def _command(self, found: re.Match[str]) -> str:
        written = self._commands.get(found[0], found[0])
        more = size(written) - size(found[0])
        if more > self._room:
            return found[0]
        self._room -= more
        return written

    def _style(self, name: str, _: Mapping[str, str], closes: bool) -> None:
        self._verbatim = name == "code" and not closes
        self._parts.append(_STYLES[name])

    def _pre(self, _: str, __: Mapping[str, str], closes: bool) -> None:
        self._verbatim = not closes
        self._parts.append("\n```" if closes else "```\n")

    def _blockquote(self, _: str, __: Mapping[str, str], closes: bool) -> None:
        if not closes:
            self._quote_at = len(self._parts)
        elif self._quote_at is not None:
            quoted = "".join(self._parts[self._quote_at :])
            self._parts[self._quote_at :] = ["> " + quoted.replace("\n", "\n> ")]
            self._quote_at = None

    def _anchor(self, _: str, facts: Mapping[str, str], closes: bool) -> None:
        if closes:
            self._parts.append(self._link)
            self._hidden, self._link = False, ""
            return
        target = facts.get("href", "")
        if target.startswith(MENTION):
            self._hidden, self._link = True, f"<@{target.removeprefix(MENTION)}>"
        else:
            self._link = f"](<{target}>)"
            self._parts.append("[")

    def _time(self, _: str, facts: Mapping[str, str], closes: bool) -> None:
        self._hidden = not closes
        if not closes:
            style = _TIMES.get(facts.get("format", ""), "f")
            self._parts.append(f"<t:{facts.get('unix', '0')}:{style}>")


_Translate = Callable[[_Writer, str, Mapping[str, str], bool], None]
_TAGS: Final[dict[str, _Translate]] = {
    "b": _Writer._style,
    "i": _Writer._style,
    "code": _Writer._style,
    "pre": _Writer._pre,
    "blockquote": _Writer._blockquote,
    "a": _Writer._anchor,
    "tg-time": _Writer._time,
}


def _cut(text: str) -> str:
    """At most as long as Discord takes: whole lines, the last an ellipsis where some are missing.

    No view of ours is that long; should one be, its beginning and its buttons are shown.
    """
    if size(text) <= LIMIT:
        return text
    kept = ""
    for line in text.split("\n"):
        if size(kept) + size(line) > LIMIT - 3:
            break
        kept += line + "\n"
    return kept + "…"
