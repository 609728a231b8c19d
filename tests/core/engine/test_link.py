"""One person, accounts on two platforms: what becomes of everything that was two people's."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import timedelta

import sqlalchemy as sa

from core.engine import Engine, Invitee
from core.engine.people import Address
from core.engine.refusal import Reason
from core.engine.table import Person, Status
from core.store.schema import metadata, people, results
from tests.core.engine.cafe import Cafe, reason, refusal
from tests.core.engine.kin import all_of, dora, link


async def win(cafe: Cafe, winner: Person, loser: Person) -> int:
    """A rated match that `loser` resigns after a counted round."""
    table = await cafe.challenge(starter=winner, invited=(), target=1000)
    table = await cafe.engine.join(table.id, loser, reachable=True)
    table = await cafe.play_round(table)
    return (await cafe.engine.resign(table.id, loser.id)).id


async def stats(cafe: Cafe, person: Person) -> tuple[int, int, int]:
    """Rating, rated matches, matches won."""
    known = await cafe.engine.boards.stats(person.id)
    assert known is not None
    return known.rating, known.rated, known.rated_won


async def named(cafe: Cafe, person_id: int) -> list[str]:
    """Every column in which this person is named."""
    found = []
    for table in metadata.sorted_tables:
        for column in table.c:
            if column.references(people.c.id) or column is people.c.id:
                rows = await all_of(cafe, sa.select(column).where(column == person_id))
                found += [f"{table.name}.{column.name}"] * bool(rows)
    return found


async def test_both_accounts_are_one_person_from_now_on(cafe: Cafe) -> None:
    discord = await dora(cafe)
    linked = await link(cafe, cafe.mona, discord)
    assert (linked.person.id, linked.gone) == (cafe.mona.id, discord.id)
    assert (linked.platform, linked.account) == ("telegram", "1")
    assert (await dora(cafe)).id == cafe.mona.id
    for platform, account in [("telegram", "1"), ("discord", "31")]:
        assert await cafe.engine.people.address_of(cafe.mona.id, platform) == Address(account)


async def test_no_row_of_the_other_is_left_anywhere(cafe: Cafe) -> None:
    discord = await dora(cafe)
    for _ in range(2):
        await win(cafe, cafe.mona, cafe.omar)
    await win(cafe, discord, cafe.omar)
    await win(cafe, cafe.salma, discord)
    await cafe.engine.houses.set(cafe.chat, discord, "target", "51")
    await cafe.challenge(starter=cafe.karim, invited=(Invitee("Dora", person=discord),))
    await cafe.challenge(starter=discord, invited=())
    declined = await cafe.challenge(starter=cafe.omar, invited=(Invitee("D", person=discord),))
    await cafe.engine.decline(declined.id, discord, None)
    await cafe.engine.links.code(discord.id, "discord", "31")
    await cafe.engine.people.block(discord.id, cafe.karim.id)
    await cafe.engine.people.block(cafe.karim.id, discord.id)
    before = await named(cafe, discord.id)
    assert {"seats.person_id", "seats.invited_id", "matches.starter", "results.person_id"} < {
        *before
    }
    assert {"blocks.person_id", "blocks.blocked_id", "accounts.person_id"} < {*before}
    linked = await link(cafe, cafe.mona, discord)
    assert (linked.person.id, linked.gone) == (cafe.mona.id, discord.id)
    assert await named(cafe, discord.id) == []
    tables = await all_of(cafe, sa.select(results.c.people))
    assert not [row for row in tables if str(discord.id) in row.people.split(",")]


async def test_the_rating_with_more_rated_matches_stands_and_the_matches_are_added(
    cafe: Cafe,
) -> None:
    discord = await dora(cafe)
    await win(cafe, cafe.mona, cafe.omar)
    for _ in range(2):
        await win(cafe, discord, cafe.salma)
    rating, *_ = await stats(cafe, discord)
    linked = await link(cafe, cafe.mona, discord)
    assert linked.person.id == discord.id
    assert (linked.person.rating, linked.person.rated_matches) == (rating, 3)
    assert await stats(cafe, discord) == (rating, 3, 3)


async def test_of_two_who_played_as_much_the_older_stays(cafe: Cafe) -> None:
    discord = await dora(cafe)
    await win(cafe, cafe.mona, cafe.omar)
    await win(cafe, cafe.salma, discord)
    rating, *_ = await stats(cafe, cafe.mona)
    linked = await link(cafe, cafe.mona, discord)
    assert (linked.person.id, linked.person.rating) == (cafe.mona.id, rating)


async def test_linking_and_unlinking_doubles_no_rating(cafe: Cafe) -> None:
    discord = await dora(cafe)
    await win(cafe, cafe.mona, cafe.omar)
    for _ in range(3):
        await link(cafe, cafe.mona, discord)
        alone = await cafe.engine.links.unlink("discord", "31")
        assert (alone.rating, alone.rated_matches) == (1500, 0)
        discord = await dora(cafe)
        assert discord.id == alone.id
    assert (await stats(cafe, cafe.mona))[1:] == (1, 1)
    assert await stats(cafe, discord) == (1500, 0, 0)


async def test_beating_ones_other_account_again_and_again_gains_less_and_less(cafe: Cafe) -> None:
    """Though it is a new person each time that it is parted."""
    other, gains, before = await dora(cafe), [], 1500
    for _ in range(4):
        await win(cafe, cafe.mona, other)
        rating, *_ = await stats(cafe, cafe.mona)
        gains.append(rating - before)
        before = rating
        await link(cafe, cafe.mona, other)
        other = await cafe.engine.links.unlink("discord", "31")
    assert gains[1] < gains[0] / 2
    assert 0 < gains[3] < gains[0] / 5


async def test_whoever_was_blocked_stays_so_under_either_account(cafe: Cafe) -> None:
    other = await dora(cafe)
    await cafe.engine.people.block(cafe.omar.id, cafe.mona.id)
    await link(cafe, cafe.mona, other)
    await cafe.engine.links.unlink("telegram", "1")
    for account in (("telegram", "1", "Mona"), ("discord", "31", "Dora")):
        person = await cafe.engine.people.meet(*account)
        assert await reason(cafe.challenge(starter=person)) is Reason.BLOCKED


async def test_of_a_match_against_oneself_the_better_place_is_left(cafe: Cafe) -> None:
    discord = await dora(cafe)
    lost = await win(cafe, discord, cafe.mona)
    won = await win(cafe, cafe.mona, discord)
    await win(cafe, cafe.mona, cafe.omar)
    linked = await link(cafe, cafe.mona, discord)
    kept = await all_of(
        cafe,
        sa.select(results.c.match_id, results.c.place, results.c.people)
        .where(results.c.person_id == linked.person.id)
        .order_by(results.c.match_id),
    )
    assert [tuple(row) for row in kept][:2] == [(lost, 1, "1"), (won, 1, "1")]
    assert linked.person.rated_matches == len(kept) == 3


async def test_luck_words_and_the_language_are_whose_there_are(cafe: Cafe) -> None:
    discord = await dora(cafe)
    await cafe.engine.people.set_luck(discord.id, "camel moon")
    await cafe.engine.people.set_language(discord.id, "fr")
    linked = await link(cafe, cafe.mona, discord)
    assert await cafe.engine.people.luck(linked.person.id) == "camel moon"
    again = await cafe.engine.people.meet("telegram", "1", "Mona", "mona", "en")
    assert again.language == "fr"


async def test_who_stays_keeps_their_own_luck_words(cafe: Cafe) -> None:
    discord = await dora(cafe)
    await cafe.engine.people.set_luck(discord.id, "camel moon")
    await cafe.engine.people.set_luck(cafe.mona.id, "sun")
    linked = await link(cafe, cafe.mona, discord)
    assert await cafe.engine.people.luck(linked.person.id) == "sun"


async def test_blocks_come_together_and_nobody_blocks_themselves(cafe: Cafe) -> None:
    discord = await dora(cafe)
    for one, other in [
        (cafe.mona, discord),
        (discord, cafe.mona),
        (discord, cafe.omar),
        (cafe.mona, cafe.omar),
        (discord, cafe.karim),
    ]:
        await cafe.engine.people.block(one.id, other.id)
    linked = await link(cafe, cafe.mona, discord)
    blocked = await cafe.engine.people.blocked_by(linked.person.id)
    assert [person.name for person in blocked] == ["Karim", "Omar"]


async def test_a_match_goes_on_under_the_name_of_its_own_platform(cafe: Cafe) -> None:
    discord = await dora(cafe)
    table = await cafe.challenge(starter=discord, invited=())
    table = await cafe.engine.join(table.id, cafe.omar, reachable=True)
    await link(cafe, cafe.mona, discord)
    after = await cafe.engine.table(table.id)
    assert after.version > table.version
    seat = after.seats[0]
    assert seat.person is not None
    assert (seat.person.id, seat.person.name) == (cafe.mona.id, "Mona")
    table = await cafe.play_out(after)
    assert table.status is Status.OVER
    assert (await stats(cafe, cafe.mona))[1] == 1


async def test_a_play_decided_before_the_link_is_decided_again(cafe: Cafe) -> None:
    discord = await dora(cafe)
    table = await cafe.challenge(starter=discord, invited=())
    table = await cafe.engine.join(table.id, cafe.omar, reachable=True)
    other = Engine(cafe.store, now=cafe.time)
    await other.table(table.id)  # a second worker remembers it as it was
    await link(cafe, cafe.mona, discord)
    assert (await other.resign(table.id, cafe.mona.id)).seats[0].person.id == cafe.mona.id  # type: ignore[union-attr]


async def test_another_worker_learns_of_it_at_its_next_heartbeat(cafe: Cafe) -> None:
    discord = await dora(cafe)
    other, forgotten = Engine(cafe.store, now=cafe.time), list[str]()
    await other.heartbeat(connected=True)
    await other.people.meet("discord", "31", "Dora", "dora", "de")
    other.on_refresh(lambda: forgotten.append("addresses"))
    await link(cafe, cafe.mona, discord)
    cafe.time.wait(5)
    await other.heartbeat(connected=True)
    assert (await other.people.meet("discord", "31", "Dora", "dora", "de")).id == cafe.mona.id
    assert forgotten == ["addresses"]


async def test_two_at_one_table_wait_until_it_is_over(cafe: Cafe) -> None:
    discord = await dora(cafe)
    table = await cafe.challenge(invited=(Invitee("Dora", person=discord),))
    refused = await refusal(link(cafe, cafe.mona, discord))
    assert (refused.reason, refused.facts) == (Reason.LINK_MATCH, {"match": table.id})
    table = await cafe.engine.accept(table.id, discord, None, reachable=True)
    assert await reason(link(cafe, cafe.mona, discord)) is Reason.LINK_MATCH
    await cafe.engine.resign(table.id, discord.id)
    assert (await link(cafe, cafe.mona, discord)).person.id == cafe.mona.id


async def test_sitting_down_together_between_the_question_and_the_answer_is_noticed(
    cafe: Cafe,
) -> None:
    discord = await dora(cafe)
    code = await cafe.engine.links.code(cafe.mona.id, "telegram", "1")
    await cafe.engine.links.claim(code, discord.id)
    table = await cafe.challenge(invited=())
    await cafe.engine.join(table.id, discord, reachable=True)
    assert await reason(cafe.engine.links.link(discord.id)) is Reason.LINK_MATCH


async def test_a_person_has_one_account_on_each_platform(cafe: Cafe) -> None:
    code = await cafe.engine.links.code(cafe.mona.id, "telegram", "1")
    assert await reason(cafe.engine.links.claim(code, cafe.omar.id)) is Reason.LINK_TWICE
    discord, other = await dora(cafe), await dora(cafe, "32", "Dina")
    await link(cafe, cafe.mona, discord)
    assert await reason(link(cafe, cafe.mona, other)) is Reason.LINK_TWICE


async def test_the_question_says_whose_rating_stands(cafe: Cafe) -> None:
    discord = await dora(cafe)
    await win(cafe, discord, cafe.omar)
    await win(cafe, cafe.mona, discord)
    code = await cafe.engine.links.code(cafe.mona.id, "telegram", "1")
    union = await cafe.engine.links.claim(code, discord.id)
    assert (union.stays.person.name, union.stays.platforms) == ("Dora", ("discord",))
    assert (union.goes.person.name, union.goes.platforms) == ("Mona", ("telegram",))
    assert (union.rated_matches, union.shared) == (2, 1)
    assert (union.stays.person.rated_matches, union.goes.person.rated_matches) == (2, 1)


async def test_two_workers_that_confirm_at_once_link_once(cafe: Cafe) -> None:
    discord = await dora(cafe)
    await win(cafe, discord, cafe.omar)
    code = await cafe.engine.links.code(cafe.mona.id, "telegram", "1")
    await cafe.engine.links.claim(code, discord.id)
    engines = [cafe.engine, Engine(cafe.store, now=cafe.time)]
    done = await asyncio.gather(
        *(engine.links.link(discord.id) for engine in engines), return_exceptions=True
    )
    kinds = Counter(type(one).__name__ for one in done)
    assert kinds == {"Linked": 1, "Refusal": 1}
    assert (await cafe.engine.boards.stats(discord.id)).rated == 1  # type: ignore[union-attr]


async def test_two_codes_between_the_same_two_link_once(cafe: Cafe) -> None:
    discord = await dora(cafe)
    codes = [
        await cafe.engine.links.code(cafe.mona.id, "telegram", "1"),
        await cafe.engine.links.code(discord.id, "discord", "31"),
    ]
    await cafe.engine.links.claim(codes[0], discord.id)
    await cafe.engine.links.claim(codes[1], cafe.mona.id)
    done = await asyncio.gather(
        cafe.engine.links.link(discord.id),
        Engine(cafe.store, now=cafe.time).links.link(cafe.mona.id),
        return_exceptions=True,
    )
    assert Counter(type(one).__name__ for one in done) == {"Linked": 1, "Refusal": 1}
    assert await named(cafe, discord.id) == []


async def test_an_account_that_leaves_starts_anew_and_all_else_stays(cafe: Cafe) -> None:
    discord = await dora(cafe)
    await win(cafe, discord, cafe.omar)
    await link(cafe, cafe.mona, discord)
    before = await stats(cafe, discord)
    alone = await cafe.engine.links.unlink("discord", "31")
    assert (alone.name, alone.language) == ("Dora", "de")
    assert alone.id not in (discord.id, cafe.mona.id)
    assert await stats(cafe, discord) == before
    telegram = await cafe.engine.people.meet("telegram", "1", "Mona", "mona", "en")
    assert telegram.id == discord.id


async def test_nobody_parts_who_has_one_account(cafe: Cafe) -> None:
    assert await reason(cafe.engine.links.unlink("telegram", "1")) is Reason.NOT_LINKED
    assert await reason(cafe.engine.links.unlink("telegram", "404")) is Reason.NOT_LINKED


async def test_nobody_parts_in_mid_match(cafe: Cafe) -> None:
    await link(cafe, cafe.mona, await dora(cafe))
    table = await cafe.start()
    refused = await refusal(cafe.engine.links.unlink("discord", "31"))
    assert (refused.reason, refused.facts) == (Reason.UNLINK_MATCH, {"match": table.id})
    await cafe.engine.resign(table.id, cafe.mona.id)
    await cafe.engine.links.unlink("discord", "31")


async def test_what_is_kept_and_what_is_forgotten_is_of_both_accounts(cafe: Cafe) -> None:
    discord = await dora(cafe)
    await cafe.engine.chats.meet("discord", "31", "private", "")
    await cafe.engine.chats.meet("telegram", "1", "private", "")
    linked = await link(cafe, cafe.mona, discord)
    kept = await cafe.engine.people.export(linked.person.id)
    assert [(one["platform"], one["name"]) for one in kept["accounts"]] == [
        ("discord", "Dora"),
        ("telegram", "Mona"),
    ]
    assert {chat["platform"] for chat in kept["private_chats"]} == {"telegram", "discord"}
    await cafe.engine.people.forget(linked.person.id)
    for platform, account in [("telegram", "1"), ("discord", "31")]:
        assert await cafe.engine.people.known(platform, account) is None


async def test_each_account_keeps_its_name_and_is_not_renamed_by_the_other(cafe: Cafe) -> None:
    discord = await dora(cafe)
    await link(cafe, cafe.mona, discord)
    for _ in range(2):
        assert (await dora(cafe)).name == "Dora"
        telegram = await cafe.engine.people.meet("telegram", "1", "Mona", "mona", "en")
        assert (telegram.name, telegram.username, telegram.language) == ("Mona", "mona", "en")
    person = await all_of(cafe, sa.select(people.c.name).where(people.c.id == cafe.mona.id))
    assert person[0].name == "Mona"


async def test_a_group_reads_the_names_of_its_own_platform(cafe: Cafe) -> None:
    discord = await dora(cafe)
    await win(cafe, discord, cafe.omar)
    await link(cafe, cafe.mona, discord)
    lines = await cafe.engine.boards.leaderboard(cafe.chat.key, now=cafe.time() + timedelta(1))
    assert [line.person.name for line in lines] == ["Mona", "Omar"]
