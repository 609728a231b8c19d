"""Views fit into Discord's messages, whatever they show."""

from __future__ import annotations

import pytest

from bot.actions import Action, Verb
from bot.discord.face import FACES, emoji_name, faces
from bot.discord.message import COLUMNS, LABEL, ROWS, arranged, changed, keyboard, posted
from bot.view import Button, Deck, Tone, View
from core.rules.cards import parse_card

FACE = {"8♦": "<:basra_8D:1234567890123456789>"}
PLAY = Action(Verb.PLAY, 12, 3, parse_card("8D"))


def buttons(*sizes: int) -> list[list[Button]]:
    """Rows of so many buttons each, all different."""
    numbers = iter(range(1000))
    return [[Button("x", Action(Verb.HAND, next(numbers))) for _ in range(n)] for n in sizes]


def test_rows_that_fit_stay_as_they_are() -> None:
    rows = buttons(4, 4, 1, 2, 5)
    assert arranged(rows) == rows


@pytest.mark.parametrize("sizes", [(1,) * 18, (2,) * 12, (8,), (3, 3, 3, 3, 3, 3)])
def test_other_rows_are_filled_up_in_order(sizes: tuple[int, ...]) -> None:
    rows = buttons(*sizes)
    drawn = arranged(rows)
    assert [one for row in drawn for one in row] == [one for row in rows for one in row]
    assert len(drawn) <= ROWS
    assert max(map(len, drawn)) <= COLUMNS


async def test_a_button_carries_our_words_and_its_tone() -> None:
    drawn = keyboard([[Button("Play", PLAY, tone=Tone.GOOD)]], {})
    assert drawn is not None
    (row,) = drawn.to_components()
    (button,) = row["components"]
    assert (button["custom_id"], button["label"], button["style"]) == ("p:12:3:8D", "Play", 3)


async def test_of_two_buttons_that_do_the_same_the_second_rests() -> None:
    """At its beginning a replay leads back to where it stands; Discord takes no data twice."""
    drawn = keyboard([[Button("⏮", PLAY), Button("◀", PLAY), Button("x", PLAY)]], {})
    assert drawn is not None
    first, *others = drawn.to_components()[0]["components"]
    assert (first["custom_id"], first["disabled"]) == (str(PLAY), False)
    assert [one["disabled"] for one in others] == [True, True]
    assert len({one["custom_id"] for one in [first, *others]}) == 3


async def test_a_link_is_a_link() -> None:
    drawn = keyboard([[Button("Watch", url="https://a.b/c")]], {})
    assert drawn is not None
    button = drawn.to_components()[0]["components"][0]
    assert (button["url"], button["style"]) == ("https://a.b/c", 5)


async def test_a_card_is_its_face_where_that_was_uploaded() -> None:
    drawn = keyboard([[Button("8♦", PLAY), Button("9♦", Action(Verb.HAND, 1))]], FACE)
    assert drawn is not None
    card, other = drawn.to_components()[0]["components"]
    assert (card["emoji"]["id"], card.get("label")) == (1234567890123456789, None)
    assert (other["label"], other.get("emoji")) == ("9♦", None)


async def test_a_long_label_is_cut_where_discord_would_refuse_it() -> None:
    drawn = keyboard([[Button("🃏" * 60, PLAY)]], {})
    assert drawn is not None
    label = drawn.to_components()[0]["components"][0]["label"]
    assert len(label.encode("utf-16-le")) // 2 <= LABEL
    assert label.endswith("🃏…")


async def test_no_buttons_take_the_old_ones_away() -> None:
    assert changed(View("over"), {}, {})["view"] is None
    assert "view" not in posted(View("over"), {}, {})


def test_a_message_rings_those_it_means_and_a_change_nobody() -> None:
    """platforms.md 27."""
    view = View('<a href="discord:user/42">Mona</a> &lt;@7&gt; @everyone')
    allowed = posted(view, {}, {})["allowed_mentions"].to_dict()
    assert allowed == {"parse": [], "users": [42]}
    assert changed(view, {}, {})["allowed_mentions"].to_dict()["parse"] == []
    assert "users" not in changed(view, {}, {})["allowed_mentions"].to_dict()


class Emoji:
    """An emoji in Discord's list."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.id = number


def test_every_card_has_a_name_that_discord_takes() -> None:
    names = {emoji_name(card, deck) for card, deck in FACES}
    assert len(names) == 52 + 26  # hearts and spades look the same in both decks
    assert all(name.replace("_", "").isalnum() and 2 <= len(name) <= 32 for name in names)


def test_faces_are_those_that_were_uploaded() -> None:
    known = faces([Emoji("basra_TH", 5), Emoji("party", 6)])
    assert known[Deck.TWO] == {"10♥": "<:basra_TH:5>"}


def test_four_colours_are_shown_where_they_were_uploaded_and_else_two() -> None:
    known = faces([Emoji("basra_TD", 5), Emoji("basra_TC", 6), Emoji("basra_four_TD", 7)])
    assert known[Deck.TWO] == {"10♦": "<:basra_TD:5>", "10♣": "<:basra_TC:6>"}
    assert known[Deck.FOUR] == {"10♦": "<:basra_four_TD:7>", "10♣": "<:basra_TC:6>"}
