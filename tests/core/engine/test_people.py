"""Accounts, names, blocks, what is kept on a person, and forgetting it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine import Engine, Invitee
from core.engine import people as people_room
from core.engine.people import Address
from core.engine.table import Status
from core.store.schema import metadata
from core.store.store import Store
from tests.core.engine.cafe import Cafe, Time, engine_on


async def test_a_person_is_the_same_at_every_meeting(cafe: Cafe) -> None:
    again = await cafe.engine.people.meet("telegram", "1", "Mona", "mona", "en")
    assert again == cafe.mona
    assert await engine_on(cafe.store, cafe.time).people.meet(
        "telegram", "1", "Mona", "mona", "en"
    ) == (cafe.mona)


async def test_meeting_an_unchanged_person_writes_nothing(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object) -> None:
        raise AssertionError("a write")

    monkeypatch.setattr(Store, "write", refuse)
    assert await cafe.engine.people.meet("telegram", "1", "Mona", "mona", "en") == cafe.mona


async def test_a_new_name_is_shown_at_every_table(cafe: Cafe) -> None:
    table = await cafe.start()
    await cafe.engine.people.meet("telegram", "1", "Mona Lisa", "mona", "en")
    table = await cafe.engine.table(table.id)
    assert table.seats[0].person is not None
    assert table.seats[0].person.name == "Mona Lisa"


async def test_a_username_belongs_to_whoever_showed_it_last(cafe: Cafe) -> None:
    people = cafe.engine.people
    assert await people.find_by_username("telegram", "@MONA") == cafe.mona
    salma = await people.meet("telegram", "3", "Salma", "Mona", "en")
    assert await people.find_by_username("telegram", "mona") == salma
    assert await people.find_by_username("discord", "mona") is None
    mona = await people.person(cafe.mona.id)
    assert mona is not None
    assert mona.username is None


async def test_a_username_taken_back_is_noted_although_nothing_else_changed(cafe: Cafe) -> None:
    people = cafe.engine.people
    await people.meet("telegram", "3", "Salma", "mona", "en")
    await people.meet("telegram", "1", "Mona", "mona", "en")
    found = await people.find_by_username("telegram", "mona")
    assert found is not None
    assert found.id == cafe.mona.id


async def test_a_chosen_language_outlives_what_the_platform_says(cafe: Cafe) -> None:
    people = cafe.engine.people
    await people.set_language(cafe.mona.id, "ar")
    assert (await people.meet("telegram", "1", "Mona", "mona", "fr")).language == "ar"
    await people.set_language(cafe.mona.id, None)
    assert (await people.meet("telegram", "1", "Mona", "mona", "fr")).language == "fr"


async def test_two_workers_meet_somebody_at_the_same_moment(cafe: Cafe) -> None:
    workers = [Engine(cafe.store, now=cafe.time) for _ in range(4)]
    met = await asyncio.gather(
        *(worker.people.meet("telegram", "77", "Ahmed", "ahmed") for worker in workers)
    )
    assert len({person.id for person in met}) == 1


def together(add: Any) -> Any:
    """Two workers come to write in the same instant; whoever tries again has it for themselves."""
    both, calls = asyncio.Barrier(2), 0

    async def wait_and_add(*given: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls <= 2:
            await both.wait()
        return await add(*given)

    return wait_and_add


async def test_who_loses_the_race_to_meet_somebody_finds_them(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both workers look, both find nobody, both write: one of them is refused by the database."""
    store = await Store.open(postgresql_url)
    monkeypatch.setattr(people_room, "_add", together(people_room._add))
    workers = [engine_on(store, Time()) for _ in range(2)]
    met = await asyncio.gather(*(worker.people.meet("t", "7", "Ahmed") for worker in workers))
    assert met[0].id == met[1].id
    await store.close()


async def test_where_a_person_is_written_to(cafe: Cafe) -> None:
    people = cafe.engine.people
    assert await people.address_of(cafe.mona.id, "telegram") == Address("1")
    assert await people.address_of(cafe.mona.id, "discord") is None


async def test_whether_an_account_can_be_reached_is_kept(cafe: Cafe) -> None:
    people = cafe.engine.people
    for flag in (True, False):
        await people.reachable("telegram", "1", flag)
        kept = (await people.export(cafe.mona.id))["accounts"]
        assert [account["reachable"] for account in kept] == [flag]


async def test_blocks_come_by_name_and_go(cafe: Cafe) -> None:
    people = cafe.engine.people
    for other in (cafe.salma, cafe.omar, cafe.omar):
        await people.block(cafe.mona.id, other.id)
    assert [person.name for person in await people.blocked_by(cafe.mona.id)] == ["Omar", "Salma"]
    await people.unblock(cafe.mona.id, cafe.omar.id)
    await people.unblock(cafe.mona.id, cafe.omar.id)
    assert [person.name for person in await people.blocked_by(cafe.mona.id)] == ["Salma"]


async def test_an_export_holds_what_is_kept(cafe: Cafe) -> None:
    await cafe.engine.people.block(cafe.mona.id, cafe.salma.id)
    over = await cafe.play_round(await cafe.start(target=None))
    await cafe.tick(600)
    live = await cafe.play(await cafe.start())
    kept = await cafe.engine.people.export(cafe.mona.id)
    json.dumps(kept)
    assert kept["person"]["name"] == "Mona"
    assert kept["accounts"][0]["external_id"] == "1"
    assert kept["blocked"] == [cafe.salma.id]
    assert [match["id"] for match in kept["matches"]] == [over.id, live.id]
    assert [result["match_id"] for result in kept["results"]] == [over.id]
    assert [record["match_id"] for record in kept["records"]] == [over.id]
    assert {play["match_id"] for play in kept["plays"]} <= {live.id}


async def test_an_export_tells_nothing_of_others_and_no_live_card(cafe: Cafe) -> None:
    table = await cafe.start()
    kept = json.dumps(await cafe.engine.people.export(cafe.mona.id))
    view = await cafe.engine.show(table.id)
    for seat in (0, 1):
        hand = view.hand(seat)
        assert hand is not None
        assert not [card for card in hand.hand if f'"{card.code}"' in kept]
    assert "Omar" not in kept
    assert "seed" not in kept


async def test_nothing_is_exported_of_a_stranger(cafe: Cafe) -> None:
    assert await cafe.engine.people.export(404) == {}


async def everything(store: Store) -> str:
    """All that stands in the database, as text."""

    async def work(connection: AsyncConnection) -> str:
        rows: list[Any] = []
        for table in metadata.sorted_tables:
            rows += [table.name, *(await connection.execute(sa.select(table))).all()]
        return repr(rows)

    return await store.read(work)


async def test_forgetting_erases_name_username_account_and_rating(cafe: Cafe) -> None:
    people = cafe.engine.people
    secret = await people.meet("telegram", "987654321", "Zeinab Qattawi", "zeinabq", "ar")
    await cafe.engine.chats.meet("telegram", "987654321", "private", "Zeinab Qattawi")
    table = await cafe.challenge(invited=(Invitee(secret.name, person=secret),), target=1000)
    table = await cafe.engine.accept(table.id, secret, "zeinabq", reachable=True)
    await cafe.play_round(table)
    await people.block(secret.id, cafe.omar.id)
    await people.forget(secret.id)
    left = await everything(cafe.store)
    for trace in ("Zeinab", "zeinabq", "987654321"):
        assert trace not in left
    assert await people.address_of(secret.id, "telegram") is None
    assert await people.blocked_by(secret.id) == []
    assert [line.person.name for line in await cafe.engine.boards.world()] == ["Mona"]


async def test_forgetting_resigns_what_is_being_played(cafe: Cafe) -> None:
    table = await cafe.start()
    await cafe.engine.people.forget(cafe.omar.id)
    table = await cafe.engine.table(table.id)
    assert table.status is Status.OVER
    assert table.result is not None
    assert table.result.winner == 0
    assert table.seats[1].person is not None
    assert table.seats[1].person.name == ""


async def test_forgetting_takes_back_and_declines_what_has_not_begun(cafe: Cafe) -> None:
    mine = await cafe.challenge(invited=())
    theirs = await cafe.challenge(starter=cafe.omar, invited=(Invitee("Mona", person=cafe.mona),))
    joined = await cafe.challenge(starter=cafe.salma, invited=())
    await cafe.engine.join(joined.id, cafe.mona, reachable=False)
    await cafe.engine.people.forget(cafe.mona.id)
    statuses = [(await cafe.engine.table(t.id)).status for t in (mine, theirs, joined)]
    assert statuses == [Status.CANCELLED, Status.DECLINED, Status.OPEN]


async def test_forgetting_declines_ones_own_invitation_of_several(cafe: Cafe) -> None:
    asked = (Invitee("@omar", "omar"), Invitee("@karim", "karim"))
    table = await cafe.challenge(invited=asked)
    await cafe.engine.people.forget(cafe.karim.id)
    table = await cafe.engine.table(table.id)
    assert (table.status, table.declined) == (Status.DECLINED, 2)


async def test_forgetting_leaves_no_username_in_an_invitation(cafe: Cafe) -> None:
    """Neither in one that came to nothing nor in one that still stands."""
    declined = await cafe.challenge()
    await cafe.engine.decline(declined.id, cafe.omar, "omar")
    cafe.time.wait(60)
    table = await cafe.challenge()
    await cafe.engine.people.forget(cafe.omar.id)
    assert (await cafe.engine.table(table.id)).status is Status.DECLINED
    assert "omar" not in await everything(cafe.store)


async def test_who_was_forgotten_comes_back_to_a_new_private_chat(cafe: Cafe) -> None:
    old = await cafe.engine.chats.meet("telegram", "1", "private", "Mona")
    await cafe.engine.people.forget(cafe.mona.id)
    new = await cafe.engine.chats.meet("telegram", "1", "private", "Mona")
    assert new.key != old.key
    assert not new.lost


async def test_who_was_forgotten_comes_back_as_somebody_new(cafe: Cafe) -> None:
    await cafe.engine.people.forget(cafe.mona.id)
    again = await cafe.engine.people.meet("telegram", "1", "Mona", "mona", "en")
    assert again.id != cafe.mona.id
    assert again.rating == 1500
