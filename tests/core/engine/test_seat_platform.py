"""A seat knows on which platform its owner is: there the hand goes."""

from __future__ import annotations

from core.engine import Engine, Invitee
from core.engine.posts import Post
from core.engine.refusal import Reason
from core.engine.table import Person, Status, Table
from tests.core.engine.cafe import Cafe, reason
from tests.core.engine.kin import link


async def dora(cafe: Cafe) -> Person:
    """Somebody on Discord who is called there like somebody else on Telegram."""
    return await cafe.engine.people.meet("discord", "31", "Dora", "omar", "de")


async def seated(cafe: Cafe, platform: str | None) -> Table:
    table = await cafe.challenge(invited=())
    return await cafe.engine.join(table.id, cafe.omar, reachable=True, platform=platform)


async def test_who_sits_down_in_the_chat_itself_is_there(cafe: Cafe) -> None:
    assert (await seated(cafe, "telegram")).seats[1].platform is None


async def test_a_hand_that_is_asked_for_elsewhere_goes_there_and_is_reachable(cafe: Cafe) -> None:
    table = await seated(cafe, None)
    await cafe.engine.undeliverable(table.id, 1, True)
    table = await cafe.engine.bring(table.id, cafe.omar.id, "discord")
    assert (table.seats[1].platform, table.seats[1].unreachable) == ("discord", False)
    again = await Engine(cafe.store, now=cafe.time).table(table.id)
    assert again.seats[1].platform == "discord"
    back = await cafe.engine.bring(table.id, cafe.omar.id, "telegram")
    assert back.seats[1].platform is None


async def test_asking_where_the_hand_is_changes_nothing(cafe: Cafe) -> None:
    table = await seated(cafe, None)
    await cafe.engine.undeliverable(table.id, 1, True)
    same = await cafe.engine.bring(table.id, cafe.omar.id, "telegram")
    assert same.seats[1].unreachable
    assert (await cafe.engine.bring(table.id, cafe.karim.id, "discord")).version == same.version


async def test_the_hand_of_an_ended_match_stays_where_it_is(cafe: Cafe) -> None:
    table = await seated(cafe, None)
    await cafe.engine.resign(table.id, cafe.mona.id)
    table = await cafe.engine.bring(table.id, cafe.omar.id, "discord")
    assert table.seats[1].platform is None


async def test_a_username_of_another_platform_takes_nobodys_seat(cafe: Cafe) -> None:
    table = await cafe.challenge()  # @omar of Telegram is invited
    discord = await dora(cafe)
    joining = cafe.engine.join_by(table.code or "", discord, reachable=True, platform="discord")
    assert await reason(joining) is Reason.FULL


async def test_a_seat_kept_for_a_username_is_its_owners_from_the_other_platform(
    cafe: Cafe,
) -> None:
    await link(cafe, cafe.omar, await dora(cafe))
    table = await cafe.challenge()
    omar = await cafe.engine.people.meet("discord", "31", "Dora", "omar", "de")
    table = await cafe.engine.join_by(table.code or "", omar, reachable=True, platform="discord")
    assert (table.status, table.seats[1].platform) == (Status.LIVE, "discord")
    person = table.seats[1].person
    assert person is not None
    assert (person.name, person.username) == ("Omar", "omar")


async def test_nobody_has_a_username_of_another_platform(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=())
    discord = await dora(cafe)
    table = await cafe.engine.join_by(table.code or "", discord, reachable=True, platform="discord")
    seat = table.seats[1].person
    assert seat is not None
    assert (seat.name, seat.username) == ("Dora", None)
    loaded = (await Engine(cafe.store, now=cafe.time).table(table.id)).seats[1].person
    assert loaded is not None
    assert (loaded.name, loaded.username) == ("Dora", None)


async def test_who_blocks_the_bot_on_one_platform_keeps_the_seat_on_the_other(
    cafe: Cafe,
) -> None:
    table = await cafe.challenge(invited=(), seats=3)
    await cafe.engine.join(table.id, cafe.omar, reachable=True, platform="discord")
    await cafe.engine.depart_everywhere(cafe.omar.id, "telegram")
    assert not (await cafe.engine.table(table.id)).seats[1].arriving
    await cafe.engine.depart_everywhere(cafe.omar.id, "discord")
    assert (await cafe.engine.table(table.id)).seats[1].arriving


async def test_whoever_opens_a_private_chat_is_dealt_in_there(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=(), seats=3)
    await cafe.engine.join(table.id, cafe.omar, reachable=False)
    (arrived,) = await cafe.engine.arrive_everywhere(cafe.omar, "discord")
    assert (arrived.seats[1].arriving, arrived.seats[1].platform) == (False, "discord")


async def test_a_rematch_asked_for_elsewhere_sends_the_hand_there(cafe: Cafe) -> None:
    table = await seated(cafe, "discord")
    await cafe.engine.resign(table.id, cafe.omar.id)
    again = await cafe.engine.rematch(table.id, cafe.omar, platform="discord")
    assert [seat.platform for seat in again.seats] == [None, "discord"]
    live = await cafe.engine.rematch(table.id, cafe.mona, platform="telegram")
    assert [seat.platform for seat in live.seats] == [None, "discord"]
    assert live.status is Status.LIVE


async def test_a_post_says_on_which_platform_it_stands(cafe: Cafe) -> None:
    table = await seated(cafe, "discord")
    post = Post(table.id, "hand:1", table.chat.key, "7", platform="discord")
    await cafe.engine.posts.save(post)
    assert await cafe.engine.posts.of(table.id) == [post]


async def test_a_name_that_looks_like_a_username_calls_nobody(cafe: Cafe) -> None:
    salma = await cafe.engine.people.meet("telegram", "3", "@omar", None, "en")
    table = await cafe.challenge(invited=(Invitee("@omar", person=salma),))
    assert table.seats[1].invited == "＠omar"
    assert [t.id for t in await cafe.engine.tables_of(cafe.omar.id)] == []
    await cafe.engine.leave_everywhere(cafe.omar.id)
    assert (await cafe.engine.table(table.id)).status is Status.OPEN
    assert await reason(cafe.engine.accept(table.id, cafe.omar, "omar", reachable=True)) is (
        Reason.ONLY_INVITED
    )


async def test_who_is_called_so_on_another_platform_declines_nothing_here(cafe: Cafe) -> None:
    table = await cafe.challenge()  # @omar of Telegram is invited
    discord = await dora(cafe)
    await cafe.engine.leave_everywhere(discord.id)
    await cafe.engine.people.forget(discord.id)
    table = await Engine(cafe.store, now=cafe.time).table(table.id)
    assert (table.status, table.seats[1].invited) == (Status.OPEN, "@omar")
