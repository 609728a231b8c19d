"""A message's picture is uploaded when it changes, and never where files are forbidden."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.discord.content import PAUSE, Contents
from bot.view import Deck, Picture, View
from core.rules.cards import parse_cards

FLOOR = View("floor", picture=Picture(parse_cards("8D9D")), alt="8♦ 9♦ lie there")
OTHER = View("floor", picture=Picture(parse_cards("8D")), alt="8♦ lies there")


class Watch:
    """A clock for tests."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def contents(*, pictures: bool = True) -> Contents:
    return Contents(Watch(), pictures=pictures)


async def test_a_picture_is_an_attachment_that_says_what_it_shows() -> None:
    new = await contents().new("1", FLOOR)
    file = new["file"]
    assert isinstance(file, discord.File)
    assert file.description == "8♦ 9♦ lie there"
    assert file.fp.read(4) == b"\x89PNG"


async def test_the_same_picture_is_not_uploaded_again() -> None:
    all_ = contents()
    all_.note("7", FLOOR, await all_.new("1", FLOOR))
    assert "attachments" not in await all_.edit("1", "7", FLOOR)


async def test_another_picture_takes_the_place_of_the_old_one() -> None:
    all_ = contents()
    all_.note("7", FLOOR, await all_.new("1", FLOOR))
    change = await all_.edit("1", "7", OTHER)
    assert len(change["attachments"]) == 1
    all_.note("7", OTHER, change)
    assert "attachments" not in await all_.edit("1", "7", OTHER)


async def test_a_message_without_a_picture_loses_the_one_it_had() -> None:
    all_ = contents()
    all_.note("7", FLOOR, await all_.new("1", FLOOR))
    change = await all_.edit("1", "7", View("over"))
    assert change["attachments"] == []
    all_.note("7", View("over"), change)
    assert len((await all_.edit("1", "7", FLOOR))["attachments"]) == 1


async def test_a_chat_that_forbids_files_gets_words_for_a_while() -> None:
    watch = Watch()
    all_ = Contents(watch, pictures=True)
    all_.rest("1")
    view = replace(FLOOR, words="more words")
    new, change = await all_.new("1", view), await all_.edit("1", "7", view)
    assert "file" not in new
    assert new["content"] == change["content"] == "more words"
    assert "file" in await all_.new("2", FLOOR)
    watch.time = PAUSE
    assert "file" in await all_.new("1", FLOOR)


async def test_an_operator_can_do_without_pictures() -> None:
    assert "file" not in await contents(pictures=False).new("1", FLOOR)


async def test_the_words_alone_remain_when_the_picture_is_dropped() -> None:
    view, all_ = replace(FLOOR, words="more words"), contents()
    new, change = await all_.new("1", view), await all_.edit("1", "7", view)
    assert all_.drop_picture(new, view)
    assert all_.drop_picture(change, view)
    assert "file" not in new
    assert change["attachments"] == []
    assert new["content"] == change["content"] == "more words"
    assert not all_.drop_picture(new, view)


async def test_cards_in_the_text_are_of_the_deck_of_the_view() -> None:
    all_ = contents()
    all_.faces = {Deck.TWO: {"8♦": "<:two:1>"}, Deck.FOUR: {"8♦": "<:four:2>"}}
    view = View("8♦", deck=Deck.FOUR)
    assert (await all_.new("1", view))["content"] == "<:four:2>"
    assert (await all_.edit("1", "7", view))["content"] == "<:four:2>"
    assert (await all_.new("1", View("8♦")))["content"] == "<:two:1>"
