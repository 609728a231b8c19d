"""What stands in a View is shown as it is meant, and nothing else (platforms.md 27, 31)."""

from __future__ import annotations

import pytest

from bot.discord.markdown import LIMIT, escaped, markdown, mentioned, size
from bot.text.name import shown


@pytest.mark.parametrize(
    ("html", "written"),
    [
        ("<b>bold</b> and <i>italic</i>", "**bold** and *italic*"),
        ("<b>a <i>b</i></b>", "**a *b***"),
        ("<code>a_b*c</code>", "`a_b*c`"),
        ("<code>a`b</code>", "`aˋb`"),
        ("<pre>one\ntwo_</pre>", "```\none\ntwo_\n```"),
        ("<blockquote expandable>one\n<b>two</b></blockquote>\nthree", "> one\n> **two**\nthree"),
        ('<a href="https://a.b/c?d=1&amp;e=2">here</a>', "[here](<https://a.b/c?d=1&e=2>)"),
        ('<b><a href="discord:user/42">Mona</a></b>', "**<@42>**"),
        ('<tg-time unix="1700" format="r">10:00 UTC</tg-time>', "<t:1700:R>"),
        ('<tg-time unix="1700" format="t">10:00 UTC</tg-time>', "<t:1700:t>"),
        ("1 &lt; 2 &amp; 3", "1 \\< 2 & 3"),
    ],
)
def test_tags_become_markdown(html: str, written: str) -> None:
    assert markdown(html) == written


@pytest.mark.parametrize(
    ("plain", "written"),
    [
        ("*a* _b_ ~~c~~ `d` ||e||", "\\*a\\* \\_b\\_ \\~\\~c\\~\\~ \\`d\\` \\|\\|e\\|\\|"),
        ("back\\slash", "back\\\\slash"),
        ("<@123> <#4> <:x:5> <t:6>", "\\<@123\\> \\<#4\\> \\<:x:5\\> \\<t:6\\>"),
        ("[click](https://evil)", "\\[click\\]\\(https://evil)"),
        ("# head", "\\# head"),
        ("-# small", "\\-# small"),
        ("- item\n+ item\n12. item", "\\- item\n\\+ item\n12\\. item"),
        ("> quote", "\\> quote"),
        ("a - b # c 1. d", "a - b # c 1. d"),
    ],
)
def test_other_text_is_shown_as_it_is_written(plain: str, written: str) -> None:
    assert escaped(plain) == written


@pytest.mark.parametrize("word", ["everyone", "here"])
def test_nobody_can_call_everybody(word: str) -> None:
    assert f"@{word}" not in escaped(f"@{word}")


@pytest.mark.parametrize(
    "name", ["@everyone", "<@201000000000000002>", "**x", "||x", "[a](https://b.c)", "`", "\\"]
)
def test_a_hostile_name_is_only_a_name(name: str) -> None:
    """The bold text holds the name and ends where it should."""
    text = markdown(f"<b>{shown(name, 'Someone')}</b> plays")
    assert text.startswith("**")
    assert text.endswith("** plays")
    inside = text.removeprefix("**").removesuffix("** plays")
    assert not mentioned(inside)
    for mark in ("<@", "||", "](", "@everyone", "**"):
        assert mark not in inside.replace("\\" + mark[0], "")


def test_cards_are_emoji_where_they_are_known() -> None:
    faces = {"8♦": "<:basra_8D:7>", "10♠": "<:basra_TS:8>"}
    text = markdown("<b>8♦ 10♠ A♥</b> <code>8♦</code>", faces)
    assert text == "**<:basra_8D:7> <:basra_TS:8> A♥** `8♦`"


def test_cards_stay_words_where_their_emoji_are_too_long() -> None:
    text = markdown("8♦ " * 100, {"8♦": "<:basra_8D:1234567890123456789>"})
    assert text == "8♦ " * 100


def test_a_text_beyond_the_limit_loses_whole_lines_and_says_so() -> None:
    text = markdown("\n".join(["<b>" + "x" * 90 + "</b>"] * 30))
    assert size(text) <= LIMIT
    assert text.endswith("\n…")
    assert set(text.split("\n")[:-1]) == {"**" + "x" * 90 + "**"}


def test_only_meant_mentions_are_mentions() -> None:
    html = '<a href="discord:user/42">Mona</a> <a href="https://a.b">x</a> &lt;@7&gt;'
    assert mentioned(html) == [42]
