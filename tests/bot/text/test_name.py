"""Names from hell become names one can show (platforms.md 31)."""

import html

import pytest
import regex
from hypothesis import example, given
from hypothesis import strategies as st

from bot.text.bidi import FSI, PDI
from bot.text.name import LIMIT, clean, labelled, shown

FAMILY = "👨‍👩‍👧‍👦"


def test_an_honest_name_stays_as_it_is() -> None:
    assert [clean(name) for name in ("Mona", "منى", "José", "Anne-Marie O’Neil")] == [
        "Mona",
        "منى",
        "José",
        "Anne-Marie O’Neil",
    ]


@pytest.mark.parametrize(
    "raw", ["", "   ", "\u200b\u200d", "\u3164", "\u2800\u2800", "\u202e\u2069"]
)
def test_a_name_of_which_nothing_can_be_seen_is_no_name(raw: str) -> None:
    assert clean(raw) == ""


def test_marks_that_turn_the_text_around_are_gone() -> None:
    assert clean("\u202eevil\u202c\u2067x\u2069\u200f") == "evilx"


def test_white_space_of_every_kind_is_one_space() -> None:
    assert clean("  Mona\n\t\u2028\u3000 Ali ") == "Mona Ali"


def test_zalgo_keeps_three_marks_a_letter() -> None:
    assert clean("Z" + "\u0301" * 80 + "a") == "Z" + "\u0301" * 3 + "a"


def test_a_long_name_is_cut_by_letters_as_a_reader_counts_them() -> None:
    assert clean("é" * 40) == "é" * (LIMIT - 1) + "…"
    assert clean("क्षि" * 10).count("क्षि") == 10


def test_an_emoji_family_is_one_letter_and_a_thousand_of_them_end_soon() -> None:
    assert clean(f"{FAMILY} Ali") == f"{FAMILY} Ali"
    assert len(clean(FAMILY * 1000)) < 70


def test_one_endless_letter_is_no_name() -> None:
    assert clean("👩\u200d" * 500) == ""


def test_a_name_neither_mentions_nor_links_nor_commands() -> None:
    assert not regex.search(r"[@/#]|\w\.\w", clean("@durov /resign #tag t.me/x evil.com"))


def test_a_name_is_escaped_once_and_isolated() -> None:
    assert shown("<b>&amp;</b>", "Someone") == f"{FSI}&lt;b&gt;&amp;amp;&lt;∕b&gt;{PDI}"


def test_a_button_shows_the_name_unescaped() -> None:
    assert labelled("A & B", "Someone") == f"{FSI}A & B{PDI}"


def test_an_unseen_name_is_someone() -> None:
    assert shown("\u200b", "Someone") == f"{FSI}Someone{PDI}"


@given(st.text(st.characters()))
@example("\ud800")
@example("\u0301" * 9)
@example("\u200d.\u200da.b")
def test_whatever_the_name_it_is_short_closed_and_plain(raw: str) -> None:
    safe = shown(raw, "Someone")
    plain = html.unescape(safe[1:-1])
    assert safe[0] == FSI
    assert safe[-1] == PDI
    assert not regex.search(r"[<>\n\u2066-\u2069\u202a-\u202e]", safe[1:-1])
    assert len(plain.encode("utf-16-le")) // 2 <= 65
    assert len(regex.findall(r"\X", plain)) <= LIMIT
    assert plain == plain.strip()
