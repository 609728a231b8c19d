"""Luck words: kept on a person, frozen for a round when it is dealt, part of its shuffle."""

from __future__ import annotations

import re
import sys
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine import Opening
from core.engine.luck import LONGEST, normal
from core.engine.refusal import Reason, Refusal
from core.engine.table import Status, Table
from core.rules.record import read
from core.rules.shuffle import first_dealer, shuffle
from core.store.schema import rounds
from core.store.store import Store
from tests.core.engine.cafe import Cafe, engine_on, reason
from tests.letters import LETTERS

DOCUMENT = (Path(__file__).parents[3] / "docs" / "fairness.md").read_text(encoding="utf-8")


def digest(words: str) -> str:
    return sha256(words.encode()).hexdigest()


async def seeds_of(cafe: Cafe, table: Table) -> list[bytes]:
    """The seeds of a match, secret ones too, as the database holds them."""

    async def work(connection: AsyncConnection) -> list[bytes]:
        found = sa.select(rounds.c.seed).where(rounds.c.match_id == table.id)
        return list((await connection.execute(found.order_by(rounds.c.number))).scalars())

    return await cafe.store.read(work)


async def ready(cafe: Cafe, table: Table) -> Table:
    """Both tap Ready: the next round is dealt."""
    for person in (cafe.mona, cafe.omar):
        table = await cafe.engine.ready(table.id, person.id)
    return table


async def three(cafe: Cafe, **terms: Any) -> Table:
    """Mona, Omar and Salma sit down at an open table: the cards are dealt."""
    table = await cafe.engine.open(Opening(cafe.mona, cafe.chat, "en", seats=3, **terms))
    for person in (cafe.omar, cafe.salma):
        table = await cafe.engine.join(table.id, person, reachable=True)
    return table


async def test_nobody_has_luck_words_at_first(cafe: Cafe) -> None:
    assert await cafe.engine.people.luck(cafe.mona.id) == ""
    table = await cafe.start()
    assert table.rounds[0].words == (digest(""), digest(""))


async def test_luck_words_are_kept_and_cleared(cafe: Cafe) -> None:
    people = cafe.engine.people
    assert await people.set_luck(cafe.mona.id, " seven cats \n") == "seven cats"
    assert await people.luck(cafe.mona.id) == "seven cats"
    assert await people.luck(cafe.omar.id) == ""
    assert await people.set_luck(cafe.mona.id, "") == ""
    assert await people.luck(cafe.mona.id) == ""


async def test_the_words_of_both_go_into_the_shuffle_and_the_draw_of_the_dealer(
    cafe: Cafe,
) -> None:
    await cafe.engine.people.set_luck(cafe.mona.id, "seven cats")
    await cafe.engine.people.set_luck(cafe.omar.id, "سبع قطط")
    table = await cafe.start()
    assert table.rounds[0].words == (digest("seven cats"), digest("سبع قطط"))
    (seed,) = await seeds_of(cafe, table)
    words = [bytes.fromhex(one) for one in table.rounds[0].words]
    assert table.floor is not None
    assert table.floor.cards == shuffle(seed, table.key, 1, words)[8:12]
    assert table.floor.dealer == first_dealer(seed, table.key, words)


async def test_words_set_while_a_challenge_waits_count(cafe: Cafe) -> None:
    """The commitment is public by then: these are the words that prove most."""
    table = await cafe.challenge()
    assert table.rounds[0].words == ()
    await cafe.engine.people.set_luck(cafe.mona.id, "after the promise")
    await cafe.engine.people.set_luck(cafe.omar.id, "me too")
    table = await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=True)
    assert table.rounds[0].words == (digest("after the promise"), digest("me too"))


async def test_words_changed_during_a_round_count_for_the_next_one(cafe: Cafe) -> None:
    await cafe.engine.people.set_luck(cafe.mona.id, "early")
    table = await cafe.play(await cafe.start(target=1000))
    await cafe.engine.people.set_luck(cafe.mona.id, "late")
    table = await cafe.play_round(table)
    assert table.rounds[0].words == (digest("early"), digest(""))
    table = await ready(cafe, table)
    assert table.rounds[0].words == (digest("early"), digest(""))
    assert table.rounds[1].words == (digest("late"), digest(""))


async def test_words_set_in_the_pause_count_when_the_clock_deals(cafe: Cafe) -> None:
    table = await cafe.play_round(await cafe.start(target=1000))
    await cafe.engine.people.set_luck(cafe.omar.id, "in the pause")
    await cafe.tick(21)
    table = await cafe.engine.table(table.id)
    assert table.rounds[1].words == (digest(""), digest("in the pause"))


async def test_the_frozen_words_outlive_the_memory_of_the_process(cafe: Cafe) -> None:
    """Whoever reads the match from its rows finds the same cards, though the words changed."""
    await cafe.engine.people.set_luck(cafe.mona.id, "early")
    table = await cafe.play(await cafe.start())
    await cafe.engine.people.set_luck(cafe.mona.id, "late")
    again = await engine_on(cafe.store, cafe.time).show(table.id)
    assert again.table == table
    assert again.hand(0) == await cafe.engine.hand(table.id, 0)


async def test_a_computer_has_no_luck_words(cafe: Cafe) -> None:
    await cafe.engine.people.set_luck(cafe.mona.id, "mine")
    table = await cafe.alone()
    assert table.rounds[0].words == (digest("mine"), digest(""))


async def test_a_table_of_three_has_the_words_of_three(cafe: Cafe) -> None:
    for person in (cafe.mona, cafe.omar, cafe.salma):
        await cafe.engine.people.set_luck(person.id, f"{person.name}'s")
    table = await three(cafe)
    assert table.rounds[0].words == (digest("Mona's"), digest("Omar's"), digest("Salma's"))
    (seed,) = await seeds_of(cafe, table)
    words = [bytes.fromhex(one) for one in table.rounds[0].words]
    assert table.floor is not None
    assert table.floor.cards == shuffle(seed, table.key, 1, words)[12:16]
    assert table.floor.dealer == first_dealer(seed, table.key, words)


async def test_who_left_adds_no_words_to_the_rounds_that_follow(cafe: Cafe) -> None:
    await cafe.engine.people.set_luck(cafe.salma.id, "not there")
    table = await three(cafe, target=1000)
    assert table.rounds[0].words[2] == digest("not there")
    table = await cafe.engine.resign(table.id, cafe.salma.id)
    while not table.is_paused:
        if table.turn == 2:
            await cafe.tick(2)
            table = await cafe.engine.table(table.id)
        else:
            table = await cafe.play(table)
    table = await ready(cafe, table)
    assert table.rounds[0].words[2] == digest("not there")
    assert table.rounds[1].words == (digest(""),) * 3


async def test_the_words_follow_a_person_into_a_rematch(cafe: Cafe) -> None:
    table = await cafe.play_out(await cafe.start(target=None))
    await cafe.engine.people.set_luck(cafe.mona.id, "again")
    await cafe.engine.rematch(table.id, cafe.mona)
    table = await cafe.engine.rematch(table.id, cafe.omar)
    mine = table.seat_of(cafe.mona.id)
    assert mine is not None
    assert table.rounds[0].words[mine.number] == digest("again")


@pytest.fixture
async def rival(database_url: str) -> AsyncIterator[Store]:
    """A second worker's store on the same database."""
    store = await Store.open(database_url)
    yield store
    await store.close()


async def test_words_set_through_another_worker_count_at_once(cafe: Cafe, rival: Store) -> None:
    table = await cafe.challenge()
    await cafe.engine.table(table.id)
    await engine_on(rival, cafe.time).people.set_luck(cafe.mona.id, "elsewhere")
    table = await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=True)
    assert table.rounds[0].words == (digest("elsewhere"), digest(""))


async def test_words_set_between_the_decision_and_its_transaction_still_count(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await cafe.challenge()
    write = Store.write

    async def late(store: Store, work: Any) -> Any:
        monkeypatch.setattr(Store, "write", write)
        await cafe.engine.people.set_luck(cafe.omar.id, "just in time")
        return await store.write(work)

    monkeypatch.setattr(Store, "write", late)
    table = await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=True)
    assert table.rounds[0].words == (digest(""), digest("just in time"))


async def test_a_record_holds_the_digests_and_can_be_recomputed(cafe: Cafe) -> None:
    await cafe.engine.people.set_luck(cafe.mona.id, "for the record")
    table = await cafe.play_out(await cafe.start(target=None))
    await cafe.tick(601)
    document = await cafe.engine.archive.record(table.id)
    assert document is not None
    assert "for the record" not in document
    (row,) = read(document).rounds
    assert [one.hex() for one in row.digests] == [digest("for the record"), digest("")]


async def test_the_words_are_in_the_export_of_their_owner_alone(cafe: Cafe) -> None:
    await cafe.engine.people.set_luck(cafe.mona.id, "only mine")
    await cafe.start()
    mine = await cafe.engine.people.export(cafe.mona.id)
    assert mine["person"]["luck"] == "only mine"
    assert "only mine" not in str(await cafe.engine.people.export(cafe.omar.id))


async def test_forgetting_a_person_forgets_the_words(cafe: Cafe) -> None:
    await cafe.engine.people.set_luck(cafe.mona.id, "forget me")
    await cafe.engine.people.forget(cafe.mona.id)
    assert await cafe.engine.people.luck(cafe.mona.id) == ""


async def test_nobody_sets_the_words_of_someone_forgotten(cafe: Cafe) -> None:
    await cafe.engine.people.forget(cafe.mona.id)
    await cafe.engine.people.set_luck(cafe.mona.id, "too late")
    assert await cafe.engine.people.luck(cafe.mona.id) == ""


async def test_no_table_shows_the_words_themselves(cafe: Cafe) -> None:
    await cafe.engine.people.set_luck(cafe.mona.id, "abracadabra")
    table = await cafe.play_out(await cafe.start(target=None))
    assert table.status is Status.OVER
    assert cafe.shows
    assert not any("abracadabra" in repr(show.table) for show in cafe.shows)


async def test_too_many_words_are_refused_and_the_old_ones_stay(cafe: Cafe) -> None:
    people = cafe.engine.people
    await people.set_luck(cafe.mona.id, "x" * LONGEST)
    assert await reason(people.set_luck(cafe.mona.id, "x" * (LONGEST + 1))) is Reason.BAD_LUCK
    assert await people.luck(cafe.mona.id) == "x" * LONGEST


def test_words_are_put_into_nfc_and_stand_on_one_line() -> None:
    assert normal("  cafe\u0301\u3000 ") == "caf\u00e9"
    assert normal("\u00a0a  b\n\tc\u2028") == "a b c"
    assert normal(normal("\u0041\u030a ")) == "\u00c5"


def test_two_hundred_characters_are_counted_after_that() -> None:
    assert normal("e\u0301" * LONGEST + " ") == "\u00e9" * LONGEST


@pytest.mark.parametrize("words", ["a\0b", "half \ud83c", "\x07bell", "a\x9bb"])
def test_what_cannot_be_kept_is_refused(words: str) -> None:
    with pytest.raises(Refusal) as refused:
        normal(words)
    assert refused.value.reason is Reason.BAD_LUCK


def example(name: str) -> str:
    """A row of the document's example of luck words."""
    (row,) = re.findall(rf"^\| {name} \| `(\w+)` \|$", DOCUMENT, re.MULTILINE)
    return row


def test_the_words_of_the_document_are_kept_as_it_says() -> None:
    typed = bytes.fromhex(example("typed")).decode()
    assert normal(typed).encode().hex() == example("kept")
    assert digest(normal(typed)) == example("digest")


def test_the_document_names_all_white_space() -> None:
    (named,) = re.findall(r"^White space is ([^.]*)\.$", DOCUMENT, re.MULTILINE)
    ends = [part.split("–") for part in re.findall(r"U[^ ,.\n]+", named)]
    points = [[int(end.removeprefix("U+"), 16) for end in pair] for pair in ends]
    spaces = {point for pair in points for point in range(pair[0], pair[-1] + 1)}
    assert spaces == {point for point in range(sys.maxunicode + 1) if chr(point).isspace()}


@given(st.text(LETTERS, max_size=LONGEST))
def test_what_is_kept_is_kept_alike_a_second_time(text: str) -> None:
    try:
        words = normal(text)
    except Refusal:
        return
    assert normal(words) == words
    assert words.encode().decode() == words
