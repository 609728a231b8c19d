"""Once more."""

from __future__ import annotations

import asyncio

from core.engine.refusal import Reason
from core.engine.table import Status, Table
from core.rules.ruleset import PRESETS
from tests.core.engine.cafe import Cafe, reason


async def ended(cafe: Cafe) -> Table:
    table = await cafe.start(target=151, rules=PRESETS["classic"], thread=9, turn_seconds=60)
    return await cafe.engine.resign(table.id, cafe.omar.id)


async def test_the_other_is_invited_on_the_same_terms(cafe: Cafe) -> None:
    over = await ended(cafe)
    table = await cafe.engine.rematch(over.id, cafe.omar)
    assert (table.status, table.rematch_of) == (Status.OPEN, over.id)
    assert (table.rules, table.target, table.thread) == (over.rules, 151, 9)
    assert table.turn_seconds == 60
    assert (table.seats[0].invited_id, table.seats[1].person) == (cafe.mona.id, cafe.omar)
    assert (await cafe.engine.table(over.id)).rematch == table.id


async def test_it_is_offered_in_the_language_that_the_group_has_set_by_now(cafe: Cafe) -> None:
    over = await ended(cafe)
    await cafe.engine.houses.set(cafe.chat, cafe.mona, "language", "ar")
    assert (await cafe.engine.rematch(over.id, cafe.omar)).language == "ar"


async def test_the_second_tap_accepts_and_the_other_side_deals(cafe: Cafe) -> None:
    over = await ended(cafe)
    await cafe.engine.rematch(over.id, cafe.omar)
    table = await cafe.engine.rematch(over.id, cafe.mona)
    assert table.status is Status.LIVE
    assert table.floor is not None
    assert over.floor is not None
    assert table.floor.dealer == 1 - over.floor.dealer


async def test_tapping_twice_oneself_opens_one_rematch(cafe: Cafe) -> None:
    over = await ended(cafe)
    once = await cafe.engine.rematch(over.id, cafe.omar)
    twice = await cafe.engine.rematch(over.id, cafe.omar)
    assert (once.id, once.version) == (twice.id, twice.version)


async def test_two_taps_in_the_same_instant_make_one_match(cafe: Cafe) -> None:
    over = await ended(cafe)
    taps = (cafe.engine.rematch(over.id, person) for person in (cafe.mona, cafe.omar))
    one, two = await asyncio.gather(*taps)
    assert one.id == two.id
    assert (await cafe.engine.table(one.id)).status is Status.LIVE


async def test_one_person_tapping_twice_in_an_instant_is_in_one_match(cafe: Cafe) -> None:
    table = await cafe.alone()
    over = await cafe.engine.resign(table.id, cafe.mona.id)
    one, two = await asyncio.gather(*(cafe.engine.rematch(over.id, cafe.mona) for _ in range(2)))
    live = await cafe.engine.tables_of(cafe.mona.id)
    assert [table.id for table in live] == [(await cafe.engine.table(over.id)).rematch]
    assert {one.id, two.id} & {live[0].id}


async def test_against_the_computer_it_starts_at_once(cafe: Cafe) -> None:
    over = await cafe.engine.resign((await cafe.alone()).id, cafe.mona.id)
    table = await cafe.engine.rematch(over.id, cafe.mona)
    assert (table.status, table.seats[1].computer) == (Status.LIVE, "casual")


async def test_only_players_may_ask(cafe: Cafe) -> None:
    over = await ended(cafe)
    assert await reason(cafe.engine.rematch(over.id, cafe.salma)) is Reason.NOT_PLAYED


async def test_there_is_no_rematch_of_a_match_under_way(cafe: Cafe) -> None:
    table = await cafe.start()
    assert await reason(cafe.engine.rematch(table.id, cafe.mona)) is Reason.STALE


async def test_after_a_while_there_is_no_rematch(cafe: Cafe) -> None:
    over = await ended(cafe)
    await cafe.tick(601)
    assert await reason(cafe.engine.rematch(over.id, cafe.mona)) is Reason.STALE


async def test_a_declined_rematch_may_be_asked_for_again(cafe: Cafe) -> None:
    over = await ended(cafe)
    first = await cafe.engine.rematch(over.id, cafe.omar)
    await cafe.engine.decline(first.id, cafe.mona, "mona")
    second = await cafe.engine.rematch(over.id, cafe.mona)
    assert (second.id != first.id, second.status) == (True, Status.OPEN)
    assert (await cafe.engine.table(over.id)).rematch == second.id


async def test_a_rematch_may_have_to_wait_for_somebody_to_arrive(cafe: Cafe) -> None:
    over = await ended(cafe)
    await cafe.engine.rematch(over.id, cafe.omar)
    table = await cafe.engine.rematch(over.id, cafe.mona, reachable=False)
    assert (table.status, table.seats[0].arriving) == (Status.OPEN, True)


async def test_a_blocked_person_gets_no_rematch(cafe: Cafe) -> None:
    over = await ended(cafe)
    await cafe.engine.people.block(cafe.mona.id, cafe.omar.id)
    assert await reason(cafe.engine.rematch(over.id, cafe.omar)) is Reason.BLOCKED


async def test_there_is_no_rematch_with_a_former_player(cafe: Cafe) -> None:
    over = await ended(cafe)
    await cafe.engine.people.forget(cafe.mona.id)
    assert await reason(cafe.engine.rematch(over.id, cafe.omar)) is Reason.NOT_A_PERSON
