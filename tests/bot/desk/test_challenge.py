"""Challenges: whose buttons count, and where."""

from __future__ import annotations

import pytest

from bot.platform import Unsent
from core.engine.table import Status
from tests.bot.desk.office import Office


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


@pytest.mark.parametrize("verb", ["a", "d", "l", "k"])
async def test_a_card_counts_in_its_own_group_only(office: Office, verb: str) -> None:
    table = await office.cafe.challenge()
    who = office.cafe.mona if verb in "lk" else office.cafe.omar
    await office.tap(who, f"{verb}:{table.id}", office.elsewhere)
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
