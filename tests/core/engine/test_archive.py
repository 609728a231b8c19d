"""Matches that have ended can be found and looked at again; no other can."""

from __future__ import annotations

from core.engine.refusal import Reason
from core.engine.table import Status
from core.rules.record import read
from core.rules.replay import replay
from tests.core.engine.cafe import Cafe, engine_on, reason


async def test_the_newest_ended_match_of_a_chat_is_found(cafe: Cafe) -> None:
    first = await cafe.play_out(await cafe.start(target=None))
    await cafe.start(target=None)
    assert (await cafe.engine.archive.latest(chat=cafe.chat.key)).id == first.id


async def test_the_newest_ended_match_of_a_person_is_found_in_any_chat(cafe: Cafe) -> None:
    table = await cafe.play_out(await cafe.start(target=None))
    await cafe.alone()
    assert (await cafe.engine.archive.latest(person=cafe.mona.id)).id == table.id
    assert await reason(cafe.engine.archive.latest(person=cafe.salma.id)) is Reason.NONE_OVER


async def test_a_chat_without_an_ended_match_has_nothing_to_show(cafe: Cafe) -> None:
    await cafe.start()
    assert await reason(cafe.engine.archive.latest(chat=cafe.chat.key)) is Reason.NONE_OVER


async def test_a_running_match_shows_nothing_of_itself(cafe: Cafe) -> None:
    table = await cafe.play_round(await cafe.start(target=1000))
    archive = cafe.engine.archive
    assert await reason(archive.record(table.id)) is Reason.NOT_OVER
    assert await reason(archive.scene(table.id, 0)) is Reason.NOT_OVER
    assert await archive.find(table.key) is None
    assert [record async for record in archive.records()] == []


async def test_a_challenge_that_came_to_nothing_is_no_match(cafe: Cafe) -> None:
    table = await cafe.challenge()
    assert await reason(cafe.engine.archive.table(table.id)) is Reason.NOT_OVER
    await cafe.engine.decline(table.id, cafe.omar, "omar")
    assert await reason(cafe.engine.archive.table(table.id)) is Reason.NO_MATCH
    assert await cafe.engine.archive.find(table.key) is None


async def test_an_ended_match_is_found_by_its_key_before_and_after_it_is_folded(cafe: Cafe) -> None:
    table = await cafe.play_out(await cafe.start(target=None))
    record = await cafe.engine.archive.record(table.id)
    assert await cafe.engine.archive.find(table.key) == table.id
    await cafe.tick(600)
    archive = engine_on(cafe.store, cafe.time).archive
    assert await archive.find(table.key) == table.id
    assert await archive.record(table.id) == record


async def test_all_records_come_oldest_first(cafe: Cafe) -> None:
    first = await cafe.play_out(await cafe.start(target=None))
    second = await cafe.play(await cafe.start())
    await cafe.engine.resign(second.id, cafe.omar.id)
    third = await cafe.play(await cafe.start())
    await cafe.engine.void(third.id)
    records = [read(text) async for text in cafe.engine.archive.records()]
    assert [record.match_id for record in records] == [first.key, second.key, third.key]
    assert all(replay(record) for record in records)


async def test_a_scene_shows_the_table_as_it_stood(cafe: Cafe) -> None:
    table = await cafe.start(target=None)
    stood = [table]
    while table.turn is not None:
        table = await cafe.play(table)
        stood.append(table)
    await cafe.tick(600)
    for ply in (0, 1, 17, 47):
        scene = await cafe.engine.archive.scene(table.id, ply)
        assert (scene.table.floor, scene.table.made) == (stood[ply].floor, stood[ply].made)
        assert (scene.ply, scene.plies, scene.rounds) == (ply, 48, 1)
        assert sum(map(len, scene.hands)) == 8 - ply % 8
        assert scene.table.status is Status.LIVE


async def test_the_last_scene_is_the_end_and_there_is_none_after_it(cafe: Cafe) -> None:
    table = await cafe.play_out(await cafe.start(target=51))
    rounds = len([row for row in table.rounds if row.dealer is not None])
    scene = await cafe.engine.archive.scene(table.id, 999_999)
    assert (scene.step, scene.last) == (49 * rounds - 1, 49 * rounds - 1)
    assert (scene.round_number, scene.ply) == (rounds, 48)
    assert (scene.table.status, scene.table.result) == (Status.OVER, table.result)


async def test_in_the_middle_of_a_match_later_totals_are_not_known(cafe: Cafe) -> None:
    table = await cafe.play_out(await cafe.start(target=101))
    first = (await cafe.engine.archive.scene(table.id, 0)).table
    assert first.result is None
    assert [row.count for row in first.rounds] == [None]
    counted = (await cafe.engine.archive.scene(table.id, 48)).table
    assert counted.rounds[0].totals == table.rounds[0].totals
    assert counted.floor is not None
    assert counted.floor.totals == table.rounds[0].totals


async def test_the_plays_that_the_computer_made_for_somebody_stay_known(cafe: Cafe) -> None:
    table = await cafe.sit(cafe.omar, cafe.salma, target=None)
    table = await cafe.go_on(await cafe.engine.resign(table.id, cafe.omar.id))
    lent = {number for number, made in enumerate(table.made) if made.seat == 1}
    assert len(lent) == 16
    assert await cafe.engine.archive.stood_in(table.id) == lent
    await cafe.tick(600)
    assert await engine_on(cafe.store, cafe.time).archive.stood_in(table.id) == lent


async def test_people_who_played_themselves_had_nobody_play_for_them(cafe: Cafe) -> None:
    table = await cafe.play_out(await cafe.start(target=None))
    await cafe.tick(600)
    assert await cafe.engine.archive.stood_in(table.id) == frozenset()
