"""A View as its reader sees it."""

import re

from bot.discord.markdown import LIMIT, markdown, size
from bot.playground.markup import parse_html
from bot.text.bidi import FSI, LRI, LRM, PDI, RLM
from bot.view import Button, View

MARKS = re.compile("[\u2066-\u2069\u200e\u200f]")
SUBSET = re.compile(
    r"</?(b|i|code|pre|blockquote|a|tg-time)>"
    r'|<blockquote expandable>|<a href="[^"<>]*">|<tg-time unix="\d+" format="r">'
)


def read(view: View) -> str:
    """The text without markup and invisible marks."""
    return MARKS.sub("", parse_html(view.text)[0])


def lines(view: View) -> list[str]:
    """The lines that show something."""
    return [line.strip() for line in read(view).split("\n") if line.strip()]


def buttons(view: View) -> list[Button]:
    return [button for row in view.rows for button in row]


def labels(view: View) -> list[str]:
    """What the buttons say, without invisible marks."""
    return [MARKS.sub("", button.label) for button in buttons(view)]


def check(view: View) -> None:
    """Assert what Telegram and Discord ask of a message, and our own small HTML of it."""
    text, _ = parse_html(view.text)
    assert "<" not in SUBSET.sub("", view.text)
    assert 0 < len(text.encode("utf-16-le")) // 2 <= 4096
    assert "{" not in text
    assert text.count(FSI) + text.count(LRI) == text.count(PDI)
    assert all(line.count(FSI) + line.count(LRI) == line.count(PDI) for line in text.split("\n"))
    assert len(buttons(view)) <= 25
    assert all(1 <= len(row) <= 8 for row in view.rows)
    for button in buttons(view):
        assert button.label.strip()
        assert button.url or len(str(button.action).encode()) <= 64
    assert size(markdown(view.text)) <= LIMIT


def visible(view: View) -> str:
    """The whole view as text for a golden file: invisible marks and buttons can be seen."""
    text = view.text
    for mark, sign in ((FSI, "⟦"), (LRI, "⟦ltr "), (PDI, "⟧"), (LRM, "→"), (RLM, "←")):
        text = text.replace(mark, sign)
    rows = [" ".join(f"[{_plain(button)}]" for button in row) for row in view.rows]
    return "\n".join([text, "", *rows]).rstrip() + "\n"


def _plain(button: Button) -> str:
    tone = f" {button.tone}" if button.tone else ""
    return f"{MARKS.sub('', button.label)} | {button.action or button.url}{tone}"
