"""Channels of one server share a home: its leaderboard and its welcome."""

from __future__ import annotations

import asyncio

from core.engine import Engine, Opening
from core.engine.table import Chat, Person
from tests.core.engine.cafe import Cafe

SERVER = ("900", "The Nile")


async def channel(cafe: Cafe, number: str) -> Chat:
    return await cafe.engine.chats.meet("discord", number, "group", f"#{number}", SERVER)


async def win(cafe: Cafe, chat: Chat, winner: Person, loser: Person) -> None:
    """A rated match that `loser` resigns after a counted round."""
    table = await cafe.engine.open(Opening(winner, chat, "en", target=1000))
    table = await cafe.engine.join(table.id, loser, reachable=True)
    table = await cafe.play_round(table)
    await cafe.engine.resign(table.id, loser.id)


async def names(cafe: Cafe, chat: Chat, span: str = "all") -> list[tuple[str, int]]:
    lines = await cafe.engine.boards.leaderboard(chat.key, span)
    return [(line.person.name, line.played) for line in lines]


async def test_channels_of_a_server_have_the_same_home(cafe: Cafe) -> None:
    first, second = await channel(cafe, "1"), await channel(cafe, "2")
    assert first.key != second.key
    assert first.home == second.home == first.home_key
    assert cafe.chat.home == cafe.chat.key


async def test_a_channel_met_without_its_server_keeps_it(cafe: Cafe) -> None:
    known = await channel(cafe, "1")
    assert await cafe.engine.chats.meet("discord", "1", "group") == known
    cafe.engine.chats.forget_all()
    assert await cafe.engine.chats.meet("discord", "1", "group", "renamed") == Chat(
        known.key, "discord", "1", "group", "renamed", home_key=known.home_key
    )


async def test_a_channel_first_met_without_its_server_gets_it_later(cafe: Cafe) -> None:
    early = await cafe.engine.chats.meet("discord", "1", "group")
    assert early.home == early.key
    assert (await channel(cafe, "1")).home_key is not None


async def test_a_match_knows_the_home_of_its_channel(cafe: Cafe) -> None:
    chat = await channel(cafe, "1")
    table = await cafe.engine.open(Opening(cafe.mona, chat, "en"))
    elsewhere = Engine(cafe.store, now=cafe.time)
    assert (await elsewhere.table(table.id)).chat.home_key == chat.home_key


async def test_the_leaderboard_counts_every_channel_of_a_server(cafe: Cafe) -> None:
    first, second = await channel(cafe, "1"), await channel(cafe, "2")
    await win(cafe, first, cafe.mona, cafe.omar)
    await win(cafe, second, cafe.mona, cafe.salma)
    for chat in (first, second, await cafe.engine.chats.meet("discord", "900", "server")):
        for span in ("all", "week"):
            assert sorted(await names(cafe, chat, span)) == [("Mona", 2), ("Omar", 1), ("Salma", 1)]


async def test_other_servers_and_groups_are_not_counted(cafe: Cafe) -> None:
    here = await channel(cafe, "1")
    there = await cafe.engine.chats.meet("discord", "3", "group", "", ("901", "Red Sea"))
    await win(cafe, there, cafe.mona, cafe.omar)
    await win(cafe, cafe.chat, cafe.mona, cafe.omar)
    assert await names(cafe, here) == []
    assert await names(cafe, there) == [("Mona", 1), ("Omar", 1)]


async def test_a_server_is_welcomed_once_whatever_the_channel(cafe: Cafe) -> None:
    chats = [await channel(cafe, number) for number in ("1", "2")]
    assert [await cafe.engine.chats.welcome_once(chat.key) for chat in chats] == [True, False]
    assert await cafe.engine.chats.welcome_once(cafe.chat.key)


async def test_one_lost_channel_loses_no_other(cafe: Cafe) -> None:
    lost, other = await channel(cafe, "1"), await channel(cafe, "2")
    await cafe.engine.chats.lost(lost.key, True)
    assert (await channel(cafe, "1")).lost
    assert not (await channel(cafe, "2")).lost
    assert other.home == lost.home


async def test_two_workers_may_meet_a_server_at_the_same_moment(cafe: Cafe) -> None:
    engines = [Engine(cafe.store, now=cafe.time) for _ in range(2)]
    met = await asyncio.gather(
        *(
            engine.chats.meet("discord", str(number), "group", "", SERVER)
            for number, engine in enumerate(engines)
        )
    )
    assert met[0].home_key == met[1].home_key


async def test_a_server_has_the_matches_of_all_its_channels(cafe: Cafe) -> None:
    first, second = await channel(cafe, "1"), await channel(cafe, "2")
    one = await cafe.engine.open(Opening(cafe.mona, first, "en"))
    other = await cafe.engine.open(Opening(cafe.salma, second, "en"))
    await cafe.engine.open(Opening(cafe.omar, cafe.chat, "en"))
    ended = await cafe.engine.open(Opening(cafe.karim, first, "en"))
    await cafe.engine.cancel(ended.id, cafe.karim)
    assert [table.id for table in await cafe.engine.tables_at(first.home)] == [one.id, other.id]
    assert len(await cafe.engine.tables_at(cafe.chat.home)) == 1
