"""Lines put together into a message's text."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from bot.text import Speech
from bot.text.bidi import FSI, LRM, RLM

_BLOCK: Final = re.compile(r"<(?:blockquote|pre)[^>]*>")


def page(speech: Speech, *blocks: str | Iterable[str]) -> str:
    """Blocks with an empty line between; a block is a text or its lines, and empty ones vanish.

    Each line that may need it begins with a mark that makes it read in the language's direction,
    whatever name, number or card stands first in it: not every client looks past an isolate.
    """
    texts = [block if isinstance(block, str) else "\n".join(block) for block in blocks]
    text = "\n\n".join([block for block in texts if block])
    return "\n".join([_turned(line, speech.is_rtl) for line in text.split("\n")])


def _turned(line: str, is_rtl: bool) -> str:
    """The line with its mark: inside a block's opening tag, not before it."""
    if not line or not (is_rtl or FSI in line):
        return line
    block = _BLOCK.match(line) if line[0] == "<" else None
    at = block.end() if block else 0
    return f"{line[:at]}{RLM if is_rtl else LRM}{line[at:]}"


def quote(lines: Sequence[str], expandable: bool = False) -> str:
    """The lines as a quotation, which may be folded up; nothing for no lines."""
    if not lines:
        return ""
    opening = "<blockquote expandable>" if expandable else "<blockquote>"
    return opening + "\n".join(lines) + "</blockquote>"
