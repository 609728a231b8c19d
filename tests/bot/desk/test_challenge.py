"""Challenges: whose buttons count, and where."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.desk.request import Answer, Command, Mention, Reply
from bot.platform import Unsent
from bot.view import View
from core.engine.table import Status
from core.players import Level
from tests.bot.desk.office import Office
from tests.bot.views.reading import read


async def test_an_admin_of_another_group_cancels_nothing_here(office: Office) -> None:
    table = await office.cafe.challenge()
    office.platform.admins.add((office.elsewhere.chat, office.account(office.cafe.karim)))
    answer = await office.tap(office.cafe.karim, f"x:{table.id}", office.elsewhere)
    assert answer.toast.startswith("There is no such match")
    assert (await office.cafe.engine.table(table.id)).status is Status.OPEN


async def test_an_admin_of_this_group_cancels(office: Office) -> None:
    table = await office.cafe.challenge()
    office.platform.admins.add((office.group.chat, office.account(office.cafe.karim)))
    await office.tap(office.cafe.karim, f"x:{table.id}", office.group)
    assert (await office.cafe.engine.table(table.id)).status is Status.CANCELLED


@pytest.mark.parametrize("where", ["elsewhere", "private"])
async def test_nobody_sits_down_in_a_group_from_outside(office: Office, where: str) -> None:
    table = await office.cafe.challenge(invited=())
    salma = office.cafe.salma
    spot = office.elsewhere if where == "elsewhere" else office.private(salma)
    answer = await office.tap(salma, f"j:{table.id}", spot)
    assert answer.toast.startswith("There is no such match")
    assert (await office.cafe.engine.table(table.id)).seat_of(salma.id) is None


@pytest.mark.parametrize("verb", ["a", "d", "l", "k", "K"])
async def test_a_card_counts_in_its_own_group_only(office: Office, verb: str) -> None:
    table = await office.cafe.challenge()
    who = office.cafe.mona if verb in "lkK" else office.cafe.omar
    word = "=expert" if verb == "K" else ""
    await office.tap(who, f"{verb}:{table.id}{word}", office.elsewhere)
    assert await office.cafe.engine.table(table.id) == table


async def test_whoever_is_in_the_group_sits_down(office: Office) -> None:
    table = await office.cafe.challenge(invited=())
    await office.tap(office.cafe.salma, f"j:{table.id}", office.group)
    assert (await office.cafe.engine.table(table.id)).status is Status.LIVE


async def test_a_no_counts_though_the_private_word_about_it_does_not_arrive(
    office: Office,
) -> None:
    table = await office.cafe.challenge()
    office.platform.failure = Unsent()
    answer = await office.tap(office.cafe.omar, f"d:{table.id}", office.group)
    assert (await office.cafe.engine.table(table.id)).status is Status.DECLINED
    assert answer.toast == "Declined."


async def test_an_admin_with_a_challenge_of_their_own_takes_back_anothers(office: Office) -> None:
    cafe = office.cafe
    mine = await cafe.challenge(starter=cafe.karim)
    theirs = await cafe.challenge()
    office.platform.admins.add((office.group.chat, office.account(cafe.karim)))
    await office.ask(cafe.karim, f"cancel {theirs.id}", office.group)
    assert (await cafe.engine.table(theirs.id)).status is Status.CANCELLED
    assert (await cafe.engine.table(mine.id)).status is Status.OPEN


async def test_without_a_number_ones_own_challenge_is_meant(office: Office) -> None:
    cafe = office.cafe
    mine = await cafe.challenge(starter=cafe.karim)
    theirs = await cafe.challenge()
    await office.ask(cafe.karim, "cancel", office.group)
    assert (await cafe.engine.table(mine.id)).status is Status.CANCELLED
    assert (await cafe.engine.table(theirs.id)).status is Status.OPEN


async def test_a_match_that_has_begun_is_no_challenge_to_take_back(office: Office) -> None:
    await office.cafe.start()
    reply = await office.ask(office.cafe.mona, "cancel", office.group)
    assert reply.view is not None
    assert reply.view.text == "There is no open challenge here."


async def test_the_card_asks_how_well_the_computer_should_play(office: Office) -> None:
    table = await office.cafe.challenge(invited=())
    await office.publisher.settle()
    await office.tap(office.cafe.mona, f"k:{table.id}", office.group)
    await office.publisher.settle()
    assert "How well should the computer play?" in office.newest(office.group)
    await office.tap(office.cafe.mona, f"K:{table.id}=back", office.group)
    await office.publisher.settle()
    assert "How well should the computer play?" not in office.newest(office.group)
    assert (await office.cafe.engine.table(table.id)).status is Status.OPEN


async def test_the_level_that_was_tapped_sits_down(office: Office) -> None:
    table = await office.cafe.challenge(invited=())
    await office.tap(office.cafe.mona, f"K:{table.id}=expert", office.group)
    table = await office.cafe.engine.table(table.id)
    assert (table.status, table.level) == (Status.LIVE, Level.EXPERT)


@pytest.mark.parametrize("data", ["k:{}", "K:{}=expert", "K:{}=back"])
async def test_only_the_starter_is_asked_for_a_level(office: Office, data: str) -> None:
    table = await office.cafe.challenge(invited=())
    answer = await office.tap(office.cafe.omar, data.format(table.id), office.group)
    assert answer.toast == "Only who started it, or an admin, can do that."
    assert (await office.cafe.engine.table(table.id)).status is Status.OPEN


async def test_an_admin_of_this_group_chooses_a_level(office: Office) -> None:
    table = await office.cafe.challenge(invited=())
    karim = office.cafe.karim
    office.platform.admins.add((office.group.chat, office.account(karim)))
    await office.tap(karim, f"k:{table.id}", office.group)
    await office.publisher.settle()
    assert "How well should the computer play?" in office.newest(office.group)
    answer = await office.tap(karim, f"K:{table.id}=expert", office.group)
    assert answer == Answer()
    table = await office.cafe.engine.table(table.id)
    assert (table.status, table.level) == (Status.LIVE, Level.EXPERT)


async def test_a_level_that_was_forged_lets_nobody_sit_down(office: Office) -> None:
    table = await office.cafe.challenge(invited=())
    await office.tap(office.cafe.mona, f"K:{table.id}=cheat", office.group)
    assert (await office.cafe.engine.table(table.id)).status is Status.OPEN


@pytest.mark.parametrize(
    ("said", "level"), [("basra", Level.CASUAL), ("basra expert", Level.EXPERT)]
)
async def test_in_private_one_says_how_well_the_computer_plays(
    office: Office, said: str, level: Level
) -> None:
    await office.ask(office.cafe.mona, said, office.private(office.cafe.mona))
    [table] = await office.cafe.engine.tables_of(office.cafe.mona.id)
    assert table.level is level


async def test_in_a_group_the_word_computer_begins_a_match_at_once(office: Office) -> None:
    await office.ask(office.cafe.mona, "basra computer strong", office.group)
    [table] = await office.cafe.engine.tables_of(office.cafe.mona.id)
    assert (table.status, table.level, len(table.seats)) == (Status.LIVE, Level.STRONG, 2)


async def test_a_computer_sits_down_with_people_who_are_invited(office: Office) -> None:
    omar = Mention(username="omar")
    command = Command("basra", office.actor(office.cafe.mona), office.group, words=("novice",))
    await office.desk.command(replace(command, mentions=(omar,)))
    [table] = await office.cafe.engine.tables_of(office.cafe.mona.id)
    assert [seat.level for seat in table.seats] == [None, None, Level.NOVICE]


async def test_in_private_the_promise_of_the_pack_stands_above_the_first_hand(
    office: Office,
) -> None:
    mona = office.cafe.mona
    await office.ask(mona, "basra", office.private(mona))
    await office.publisher.settle()
    sent = [part.text for did in office.platform.did for part in did if isinstance(part, View)]
    assert ["SHA\u2011256" in text for text in sent[:2]] == [True, False]
    assert "Your turn" in sent[1]


async def ask_friends(office: Office, words: str, *friends: str) -> Reply:
    """Mona challenges people by their usernames, with words beside."""
    command = Command(
        "basra", office.actor(office.cafe.mona), office.group, words=tuple(words.split())
    )
    mentions = tuple(Mention(username=friend) for friend in friends)
    return await office.desk.command(replace(command, mentions=mentions))


@pytest.mark.parametrize(
    ("words", "friends", "word"),
    [("2 expert", 1, "expert"), ("3 computer", 2, "computer"), ("teams 4 strong", 3, "strong")],
)
async def test_no_computer_is_left_out_in_silence_for_want_of_a_seat(
    office: Office, words: str, friends: int, word: str
) -> None:
    reply = await ask_friends(office, words, *["omar", "salma", "karim"][:friends])
    assert reply.view is not None
    assert read(reply.view).startswith(f"{word} and {friends + 1} do not go together")
    assert await office.cafe.engine.tables_of(office.cafe.mona.id) == []


async def test_two_teams_with_computers_are_four(office: Office) -> None:
    await ask_friends(office, "teams strong", "omar")
    [table] = await office.cafe.engine.tables_of(office.cafe.mona.id)
    assert [seat.level for seat in table.seats] == [None, Level.STRONG, None, Level.STRONG]
