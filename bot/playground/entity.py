"""Message entities: spans of a text, counted in UTF-16 code units as Telegram counts them."""

import re
from collections.abc import Iterator
from typing import Any

Entity = dict[str, Any]

_FOUND = re.compile(
    r"(?P<url>\bhttps?://[^\s<>]+)"
    r"|(?<![\w/@])(?P<bot_command>/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?)(?![\w/@])"
    r"|(?<![\w/@])(?P<mention>@[A-Za-z0-9_]{3,32})(?!\w)"
    r"|(?<![\w#])(?P<hashtag>#\w*[^\W\d]\w*)"
)
_OPAQUE = {"code", "pre", "text_link", "text_mention", "url"}


def utf16_length(text: str) -> int:
    """Length of a text in UTF-16 code units: the unit of all offsets and limits."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def detect(text: str, given: list[Entity]) -> list[Entity]:
    """Add the entities Telegram finds by itself: commands, mentions, links, hashtags.

    Nothing is found inside code, links and named mentions that were already marked.
    """
    taken = [
        (entity["offset"], entity["offset"] + entity["length"])
        for entity in given
        if entity["type"] in _OPAQUE
    ]
    found = [
        entity
        for entity in _spans(text)
        if not any(
            entity["offset"] < end and start < entity["offset"] + entity["length"]
            for start, end in taken
        )
    ]
    return sorted(given + found, key=lambda entity: (entity["offset"], -entity["length"]))


def _spans(text: str) -> Iterator[Entity]:
    for match in _FOUND.finditer(text):
        yield {
            "type": match.lastgroup,
            "offset": utf16_length(text[: match.start()]),
            "length": utf16_length(match.group()),
        }


def trim(text: str, entities: list[Entity]) -> tuple[str, list[Entity]]:
    """Cut white space off both ends, as Telegram does before it stores a text."""
    shorter = text.strip()
    cut = utf16_length(text[: len(text) - len(text.lstrip())])
    end = utf16_length(shorter)
    kept = []
    for entity in entities:
        start = max(entity["offset"] - cut, 0)
        stop = min(entity["offset"] + entity["length"] - cut, end)
        if stop > start:
            kept.append({**entity, "offset": start, "length": stop - start})
    return shorter, kept


def slice_of(text: str, entity: Entity) -> str:
    """The piece of a text that an entity covers."""
    raw = text.encode("utf-16-le", "surrogatepass")
    start, stop = entity["offset"] * 2, (entity["offset"] + entity["length"]) * 2
    return raw[start:stop].decode("utf-16-le", "surrogatepass")
