"""Telegram's HTML: what becomes of it, and what is refused in which words."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.playground import RefusalError
from bot.playground.entity import detect, slice_of, trim, utf16_length
from bot.playground.markup import parse_html
from tests.letters import LETTERS


@pytest.mark.parametrize(
    ("html", "kind"),
    [
        ("<b>x</b>", "bold"),
        ("<strong>x</strong>", "bold"),
        ("<i>x</i>", "italic"),
        ("<em>x</em>", "italic"),
        ("<u>x</u>", "underline"),
        ("<ins>x</ins>", "underline"),
        ("<s>x</s>", "strikethrough"),
        ("<strike>x</strike>", "strikethrough"),
        ("<del>x</del>", "strikethrough"),
        ("<code>x</code>", "code"),
        ("<pre>x</pre>", "pre"),
        ("<blockquote>x</blockquote>", "blockquote"),
        ("<blockquote expandable>x</blockquote>", "expandable_blockquote"),
        ("<tg-spoiler>x</tg-spoiler>", "spoiler"),
        ('<span class="tg-spoiler">x</span>', "spoiler"),
        ("<B>x</B>", "bold"),
    ],
)
def test_each_tag_marks_its_text(html: str, kind: str) -> None:
    assert parse_html(html) == ("x", [{"type": kind, "offset": 0, "length": 1}])


def test_offsets_count_an_emoji_as_two() -> None:
    text, entities = parse_html("😀 <b>تمام</b>")
    assert entities == [{"type": "bold", "offset": 3, "length": 4}]
    assert slice_of(text, entities[0]) == "تمام"


def test_nested_tags_give_the_outer_entity_first() -> None:
    _, entities = parse_html("<b>one <i>two</i></b>")
    assert [entity["type"] for entity in entities] == ["bold", "italic"]


def test_a_link_keeps_its_address() -> None:
    _, entities = parse_html('<a href="https://t.me/x?start=1&amp;y">go</a>')
    assert entities[0]["url"] == "https://t.me/x?start=1&y"


def test_a_link_without_an_address_is_plain_text() -> None:
    assert parse_html('<a href="nowhere">go</a>') == ("go", [])


def test_a_link_to_an_account_names_it() -> None:
    _, entities = parse_html('<a href="tg://user?id=7003">Salma</a>')
    assert (entities[0]["type"], entities[0]["user_id"]) == ("text_mention", 7003)


def test_a_code_block_tells_its_language() -> None:
    _, entities = parse_html('<pre><code class="language-python">x</code></pre>')
    assert entities == [{"type": "pre", "offset": 0, "length": 1, "language": "python"}]


def test_nothing_is_marked_inside_code() -> None:
    _, entities = parse_html("<code>a<b>b</b></code>")
    assert [entity["type"] for entity in entities] == ["code"]


def test_an_empty_tag_marks_nothing() -> None:
    assert parse_html("<b></b>x") == ("x", [])


def test_a_custom_emoji_keeps_its_number() -> None:
    _, entities = parse_html('<tg-emoji emoji-id="5368324170671202286">👍</tg-emoji>')
    assert entities[0]["custom_emoji_id"] == "5368324170671202286"


def test_a_time_keeps_its_moment_and_format() -> None:
    _, entities = parse_html('<tg-time unix="1800000000" format="wDT">soon</tg-time>')
    assert entities[0]["type"] == "date_time"
    assert entities[0]["unix_time"] == 1_800_000_000
    assert entities[0]["date_time_format"] == "wDT"


def test_a_time_needs_no_format() -> None:
    _, entities = parse_html("<tg-time unix=1800000000>soon</tg-time>")
    assert "date_time_format" not in entities[0]


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("&lt;b&gt; &amp; &quot;", '<b> & "'),
        ("&#9824;&#x2665;", "♠♥"),
        ("&nbsp; R&D &#0; &", "&nbsp; R&D &#0; &"),
        ("&lt", "<"),
    ],
)
def test_references_are_read_and_unknown_ones_stay(html: str, text: str) -> None:
    assert parse_html(html)[0] == text


@pytest.mark.parametrize(
    ("html", "reason"),
    [
        ("é<x>y</x>", 'Unsupported start tag "x" at byte offset 2'),
        ("1 < 2 >", 'Unsupported start tag "" at byte offset 2'),
        ("<br>", 'Unsupported start tag "br" at byte offset 0'),
        ("<b", "Unclosed start tag at byte offset 0"),
        ("<b ", "Unclosed start tag at byte offset 0"),
        ('<a href="x', "Unclosed start tag at byte offset 0"),
        ("<a href", 'Unclosed start tag "a" at byte offset 0'),
        ("<a href=", 'Unclosed start tag "a" at byte offset 0'),
        ("<a href=x/y>z</a>", "Unexpected end of name token at byte offset 8"),
        ('<a ="x">y</a>', 'Empty attribute name in the tag "a" at byte offset 0'),
        ("x</b>", "Unexpected end tag at byte offset 1"),
        ("<b>x</b", "Unclosed end tag at byte offset 4"),
        (
            "<b>x<i>y</b></i>",
            'Unmatched end tag at byte offset 8, expected "</i>", found "</b>"',
        ),
        ("<b>x", 'Can\'t find end tag corresponding to start tag "b"'),
        ("<span>x</span>", 'Tag "span" must have class "tg-spoiler" at byte offset 0'),
        ('<tg-emoji emoji-id="x">y</tg-emoji>', "Invalid custom emoji identifier specified"),
        ("<tg-time>x</tg-time>", "Invalid Unix time specified"),
        ('<tg-time unix="1" format="q">x</tg-time>', "Invalid date-time format specified"),
    ],
)
def test_broken_html_is_refused_in_telegrams_words(html: str, reason: str) -> None:
    with pytest.raises(RefusalError) as refused:
        parse_html(html)
    assert refused.value.description == f"Bad Request: can't parse entities: {reason}"


@given(st.text(LETTERS))
def test_escaped_text_comes_back_as_it_was(text: str) -> None:
    escaped = text.replace("&", "&amp;").replace("<", "&lt;")
    assert parse_html(f"<b>{escaped}</b>")[0] == text


@given(st.text(alphabet="<>/&;#=\"' abitg-=x1\n😀"))
def test_any_text_is_read_or_refused(html: str) -> None:
    with suppress(RefusalError):
        text, entities = parse_html(html)
        assert all(e["offset"] + e["length"] <= utf16_length(text) for e in entities)


def test_commands_mentions_links_and_hashtags_are_found() -> None:
    text = "/basra@OurBot @omar https://example.org/a #basra not/this a@b.c"
    found = [(e["type"], slice_of(text, e)) for e in detect(text, [])]
    assert found == [
        ("bot_command", "/basra@OurBot"),
        ("mention", "@omar"),
        ("url", "https://example.org/a"),
        ("hashtag", "#basra"),
    ]


def test_nothing_is_found_inside_code() -> None:
    code = {"type": "code", "offset": 0, "length": 6}
    assert detect("/basra", [code]) == [code]


def test_white_space_at_the_ends_goes_and_entities_follow() -> None:
    bold = {"type": "bold", "offset": 3, "length": 3}
    assert trim("\n  ab \n", [bold]) == ("ab", [{"type": "bold", "offset": 0, "length": 2}])
