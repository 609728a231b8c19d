"""Telegram's HTML, read as strictly as Telegram reads it: `parse_html` gives text and entities."""

import re
from dataclasses import dataclass, field

from bot.playground.entity import Entity, utf16_length
from bot.playground.refusal import RefusalError, bad_request

_TYPES = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "span": "spoiler",
    "a": "text_link",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
    "tg-emoji": "custom_emoji",
    "tg-time": "date_time",
}
_NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
_REFERENCE = re.compile(r"&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|([A-Za-z]+));?")
_SPACE = " \t\r\n\f\v"
_TIME_FORMAT = re.compile(r"r|w?[dD]?[tT]?")
_ALONE = {"text_link", "custom_emoji", "date_time", "code", "pre", "blockquote"}


@dataclass(slots=True)
class _Tag:
    name: str
    attributes: dict[str, str]
    offset: int
    start: int


@dataclass(slots=True)
class _Reader:
    """A walk over one HTML text; `text` and `entities` are what it has read so far."""

    html: str
    at: int = 0
    text: list[str] = field(default_factory=list)
    offset: int = 0
    open: list[_Tag] = field(default_factory=list)
    entities: list[Entity] = field(default_factory=list)

    def read(self) -> tuple[str, list[Entity]]:
        while self.at < len(self.html):
            if self.html[self.at] == "<":
                self._tag()
            else:
                self._plain()
        if self.open:
            raise _failed(f'Can\'t find end tag corresponding to start tag "{self.open[-1].name}"')
        return "".join(self.text), self.entities

    def _plain(self) -> None:
        """Read up to the next tag."""
        end = self.html.find("<", self.at)
        raw = self.html[self.at : end if end >= 0 else len(self.html)]
        self.at += len(raw)
        piece = _decode_all(raw)
        self.text.append(piece)
        self.offset += utf16_length(piece)

    def _tag(self) -> None:
        begin = self.at
        self.at += 1
        if self.html.startswith("/", self.at):
            self.at += 1
            self._end(begin)
        else:
            self._start(begin)

    def _start(self, begin: int) -> None:
        name = self._until(_SPACE + ">").lower()
        if self._over():
            raise self._failed_at("Unclosed start tag", begin)
        if name not in _TYPES:
            raise self._failed_at(f'Unsupported start tag "{name}"', begin)
        attributes = self._attributes(name, begin)
        self.at += 1
        if name == "span" and attributes.get("class") != "tg-spoiler":
            raise self._failed_at('Tag "span" must have class "tg-spoiler"', begin)
        self.open.append(_Tag(name, attributes, self.offset, len(self.text)))

    def _attributes(self, tag: str, begin: int) -> dict[str, str]:
        found: dict[str, str] = {}
        while True:
            self._skip()
            if self._over():
                raise self._failed_at("Unclosed start tag", begin)
            if self.html[self.at] == ">":
                return found
            name = self._until(_SPACE + "=>").lower()
            if not name:
                raise self._failed_at(f'Empty attribute name in the tag "{tag}"', begin)
            found[name] = self._value(tag, begin)

    def _value(self, tag: str, begin: int) -> str:
        self._skip()
        if self._over():
            raise self._failed_at(f'Unclosed start tag "{tag}"', begin)
        if self.html[self.at] != "=":
            return ""
        self.at += 1
        self._skip()
        if self._over():
            raise self._failed_at(f'Unclosed start tag "{tag}"', begin)
        quote = self.html[self.at]
        return self._quoted(quote, begin) if quote in "'\"" else self._token()

    def _quoted(self, quote: str, begin: int) -> str:
        close = self.html.find(quote, self.at + 1)
        if close < 0:
            raise self._failed_at("Unclosed start tag", begin)
        raw, self.at = self.html[self.at + 1 : close], close + 1
        return _decode_all(raw)

    def _token(self) -> str:
        begin = self.at
        while not self._over() and (self.html[self.at].isalnum() or self.html[self.at] in ".-"):
            self.at += 1
        if self._over() or self.html[self.at] not in _SPACE + ">":
            raise self._failed_at("Unexpected end of name token", begin)
        return self.html[begin : self.at].lower()

    def _end(self, begin: int) -> None:
        if not self.open:
            raise self._failed_at("Unexpected end tag", begin)
        name = self._until(_SPACE + ">").lower()
        self._skip()
        if self._over() or self.html[self.at] != ">":
            raise self._failed_at("Unclosed end tag", begin)
        self.at += 1
        tag = self.open.pop()
        if name not in ("", tag.name):
            expected = f'expected "</{tag.name}>", found "</{name}>"'
            raise self._failed_at("Unmatched end tag", begin, f", {expected}")
        if self.offset > tag.offset:
            self._close(tag)

    def _close(self, tag: _Tag) -> None:
        kind = _TYPES[tag.name]
        extra = self._extra(tag)
        if extra is None or any(self._excludes(outer, kind) for outer in self.open):
            return
        if kind in ("code", "pre"):
            self.entities = [e for e in self.entities if e["offset"] < tag.offset]
        length = self.offset - tag.offset
        self.entities.append({"type": kind, "offset": tag.offset, "length": length, **extra})
        self.entities.sort(key=lambda entity: (entity["offset"], -entity["length"]))

    def _excludes(self, outer: _Tag, kind: str) -> bool:
        if outer.name in ("code", "pre"):
            return True
        return _TYPES[outer.name] in _ALONE and _TYPES[outer.name] == kind

    def _extra(self, tag: _Tag) -> Entity | None:
        """The further fields of a tag's entity; None when it makes no entity at all."""
        inner = "".join(self.text[tag.start :])
        if tag.name == "a":
            return _link(tag.attributes.get("href") or inner)
        if tag.name == "pre":
            language = self._language(tag)
            return {"language": language} if language else {}
        if tag.name == "code":
            language = tag.attributes.get("class", "")
            if self.open and self.open[-1].name == "pre" and language.startswith("language-"):
                self.open[-1].attributes["language"] = language[9:]
            return {}
        if tag.name == "tg-emoji":
            return _emoji(tag.attributes.get("emoji-id", ""))
        return _time(tag.attributes) if tag.name == "tg-time" else _quote(tag)

    def _language(self, tag: _Tag) -> str:
        return tag.attributes.get("language", "")

    def _until(self, stops: str) -> str:
        begin = self.at
        while not self._over() and self.html[self.at] not in stops:
            self.at += 1
        return self.html[begin : self.at]

    def _skip(self) -> None:
        while not self._over() and self.html[self.at] in _SPACE:
            self.at += 1

    def _over(self) -> bool:
        return self.at >= len(self.html)

    def _failed_at(self, reason: str, position: int, tail: str = "") -> RefusalError:
        offset = len(self.html[:position].encode())
        return _failed(f"{reason} at byte offset {offset}{tail}")


def parse_html(html: str) -> tuple[str, list[Entity]]:
    """Turn Telegram's HTML into its text and entities, not yet trimmed.

    Raises RefusalError with Telegram's "can't parse entities: …"; an unknown `&name;` stays.
    """
    return _Reader(html).read()


def _decode_all(raw: str) -> str:
    """Read references such as `&lt;`; unknown ones stay."""
    return _REFERENCE.sub(lambda match: _decode(match) or match.group(), raw)


def _decode(match: re.Match[str]) -> str | None:
    hexadecimal, decimal, name = match.groups()
    if name is not None:
        return _NAMED.get(name)
    code = int(hexadecimal, 16) if hexadecimal else int(decimal)
    return chr(code) if 0 < code < 0x10FFFF and not 0xD800 <= code < 0xE000 else None


def _failed(reason: str) -> RefusalError:
    return bad_request(f"can't parse entities: {reason}")


def _link(url: str) -> Entity | None:
    user = re.fullmatch(r"tg://user\?id=(\d+)", url)
    if user:
        return {"type": "text_mention", "user_id": int(user[1])}
    if re.match(r"(?i)(https?|tg|mailto|tel):", url):
        return {"url": url}
    return {"url": f"http://{url}"} if re.fullmatch(r"[\w-]+(\.[\w-]+)+(/\S*)?", url) else None


def _emoji(identifier: str) -> Entity:
    if not identifier.isdigit() or int(identifier) == 0:
        raise _failed("Invalid custom emoji identifier specified")
    return {"custom_emoji_id": identifier}


def _time(attributes: dict[str, str]) -> Entity:
    unix, shape = attributes.get("unix", ""), attributes.get("format", "")
    if not unix.isdigit() or not 0 < int(unix) < 2**31:
        raise _failed("Invalid Unix time specified")
    if not _TIME_FORMAT.fullmatch(shape):
        raise _failed("Invalid date-time format specified")
    return {"unix_time": int(unix), **({"date_time_format": shape} if shape else {})}


def _quote(tag: _Tag) -> Entity:
    expandable = tag.name == "blockquote" and "expandable" in tag.attributes
    return {"type": "expandable_blockquote"} if expandable else {}
