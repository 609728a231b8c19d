"""Hints: for whom, where, and that they come whatever becomes of who thinks."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator

import pytest

from bot.desk.request import Command, Reply
from bot.thinker.advice import Advice
from bot.thinker.pool import Pool
from bot.view import Deck
from core.engine import Opening
from core.engine.table import Table
from core.players import Motive
from tests.bot.desk.office import Office
from tests.core.players.test_reason import seen


@pytest.fixture
async def thinking(office: Office) -> AsyncIterator[Office]:
    """The desk, and its pool closed in the end."""
    yield office
    await office.study.close()


async def alone(office: Office, dealer: int = 1) -> Table:
    """Mona plays the computer; with `dealer` 1 it is her turn."""
    chat = await office.cafe.engine.chats.meet("telegram", "1", "private", "Mona")
    opening = Opening(office.cafe.mona, chat, "en", computer="casual", first_dealer=dealer)
    return await office.cafe.engine.open(opening)


async def hint(office: Office, words: str = "") -> Reply:
    mona = office.cafe.mona
    return await office.ask(mona, f"hint {words}".strip(), office.private(mona))


def text(reply: Reply) -> str:
    assert reply.view is not None
    return reply.view.text


async def test_against_the_computer_one_is_told_what_to_play(thinking: Office) -> None:
    table = await alone(thinking)
    view = await thinking.cafe.engine.hand(table.id, 0)
    assert view is not None
    reply = await hint(thinking)
    assert not reply.refused
    assert any(card.face in text(reply).split("\n")[0] for card in view.hand)


async def test_a_hint_is_in_the_deck_of_its_reader(thinking: Office) -> None:
    await alone(thinking)
    await thinking.cafe.engine.tastes.set(thinking.cafe.mona.id, "deck", "four")
    reply = await hint(thinking)
    assert reply.view is not None
    assert reply.view.deck is Deck.FOUR


async def test_among_people_nobody_is_told(thinking: Office) -> None:
    await thinking.cafe.sit(thinking.cafe.omar)
    assert "against the computer alone" in text(await hint(thinking))


async def test_nor_where_somebody_left_whose_result_counts(thinking: Office) -> None:
    table = await thinking.cafe.sit(thinking.cafe.omar, thinking.cafe.salma)
    for person in (thinking.cafe.omar, thinking.cafe.salma):
        await thinking.cafe.engine.resign(table.id, person.id)
    chosen = await hint(thinking, str(table.id))
    assert chosen.refused


async def test_while_the_computer_plays_there_is_nothing_to_tell(thinking: Office) -> None:
    await alone(thinking, dealer=0)
    assert "Not your turn" in text(await hint(thinking))


async def test_without_a_match_there_is_no_hint(thinking: Office) -> None:
    assert "no match running" in text(await hint(thinking))


async def test_a_group_hears_no_hint(thinking: Office) -> None:
    await alone(thinking)
    reply = await thinking.ask(thinking.cafe.mona, "hint", thinking.group)
    assert "only answer that in our private chat" in text(reply)
    assert reply.view is not None
    assert reply.view.rows[0][0].url == "link:hint"


async def test_the_link_from_the_group_leads_to_the_hint(thinking: Office) -> None:
    await alone(thinking)
    mona = thinking.cafe.mona
    assert text(await thinking.ask(mona, "start hint", thinking.private(mona))).count("💡") == 1


async def test_of_several_matches_one_says_which(thinking: Office) -> None:
    first, second = await alone(thinking), await alone(thinking)
    reply = await hint(thinking)
    assert reply.view is not None
    assert [str(row[0].action) for row in reply.view.rows] == [f"y:{first.id}", f"y:{second.id}"]
    mona = thinking.cafe.mona
    answer = await thinking.tap(mona, f"y:{second.id}", thinking.private(mona))
    assert answer.replace is not None
    assert "💡" in answer.replace.text


async def test_a_hint_in_a_match_of_others_is_refused(thinking: Office) -> None:
    table = await alone(thinking)
    omar = thinking.cafe.omar
    answer = await thinking.tap(omar, f"y:{table.id}", thinking.private(omar))
    assert answer.refused


async def test_a_hint_does_not_wait_for_who_hangs(thinking: Office) -> None:
    table = await alone(thinking)
    view = await thinking.cafe.engine.hand(table.id, 0)
    assert view is not None
    pool = Pool(1)
    try:
        await pool.weigh(view, 1, 0.1)
        os.kill(pool.pids[0], signal.SIGSTOP)
        why = await Advice(pool).on(table.id, view, longest=0.05)
    finally:
        await pool.close()
    assert why.play in view.legal_plays()


async def test_a_hint_in_haste_compares_no_plays() -> None:
    pool = Pool(1)
    try:
        advice, view = Advice(pool), seen("", "KD8H")
        why = await advice.on(1, view, longest=0.0)
        unhurried = await advice.on(1, view, longest=60.0)
    finally:
        await pool.close()
    assert why.motive is Motive.RISK
    assert unhurried.motive is not Motive.RISK  # and is what nobody remembers


async def test_a_hint_that_arrived_does_not_bury_the_hand(thinking: Office) -> None:
    await alone(thinking)
    await thinking.publisher.settle()
    own = thinking.private(thinking.cafe.mona)
    before = thinking.sent_to(own)
    reply = await hint(thinking)
    await thinking.publisher.settle()
    assert thinking.sent_to(own) == before
    assert reply.done is not None
    await reply.done()
    await thinking.publisher.settle()
    assert thinking.sent_to(own) == before + 1
    assert "Your turn" in thinking.newest(own)


async def test_a_hint_chosen_of_several_does_not_bury_the_hand(thinking: Office) -> None:
    table, mona = await alone(thinking), thinking.cafe.mona
    answer = await thinking.tap(mona, f"y:{table.id}", thinking.private(mona))
    assert answer.done is not None


async def test_where_the_hand_is_elsewhere_or_no_hint_comes_it_stays(thinking: Office) -> None:
    table = await alone(thinking)
    mona = thinking.actor(thinking.cafe.mona)
    own = thinking.private(thinking.cafe.mona)
    whispered = await thinking.desk.command(Command("hint", mona, own, whispered=True))
    assert "💡" in text(whispered)
    assert whispered.done is None
    assert (await hint(thinking, "99")).done is None
    await thinking.cafe.engine.bring(table.id, thinking.cafe.mona.id, "discord")
    assert (await hint(thinking)).done is None


async def test_who_asks_again_is_told_the_same_and_nobody_thinks_anew() -> None:
    pool = Pool(1, patience=60.0)
    advice, view = Advice(pool), seen("", "KD8H")
    try:
        first = await advice.on(1, view, longest=60.0)
        os.kill(pool.pids[0], signal.SIGSTOP)
        assert await advice.on(1, view, longest=0.0) == first
    finally:
        await pool.close()


async def test_the_same_moment_of_another_match_is_looked_at_for_itself() -> None:
    pool = Pool(1, patience=60.0)
    advice = Advice(pool)
    try:
        for match, hand in ((1, "KD8H"), (2, "9S7H")):
            view = seen("", hand)
            assert (await advice.on(match, view, longest=60.0)).play in view.legal_plays()
    finally:
        await pool.close()


async def test_nobody_thinks_about_the_only_play() -> None:
    pool = Pool(1)
    why = await Advice(pool).on(1, seen("9C", "5C"))
    assert why.motive is Motive.ONLY
    assert pool.pids == []
