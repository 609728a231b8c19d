"""Lines put together, each reading in its language's direction."""

from bot.text import speech_in
from bot.text.bidi import LRM, RLM, isolate
from bot.views.page import page, quote

EN, AR = speech_in("en"), speech_in("ar")


def test_blocks_stand_apart_and_empty_ones_vanish() -> None:
    assert page(EN, "a", [], "", ["b", "c"]) == "a\n\nb\nc"


def test_every_arabic_line_is_marked_to_read_from_the_right() -> None:
    assert page(AR, ["1", "<b>2</b>"], "3") == f"{RLM}1\n{RLM}<b>2</b>\n\n{RLM}3"


def test_an_english_line_with_a_name_in_it_is_marked_to_read_from_the_left() -> None:
    assert page(EN, ["plain", isolate("منى")]) == f"plain\n{LRM}{isolate('منى')}"


def test_a_quotation_is_marked_inside() -> None:
    assert page(AR, quote(["1", "2"])) == f"<blockquote>{RLM}1\n{RLM}2</blockquote>"
    assert page(AR, quote(["1"], expandable=True)).startswith(f"<blockquote expandable>{RLM}")
