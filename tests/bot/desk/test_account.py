"""The welcome, and the way back to one's cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bot.desk.office import Office
from tests.bot.views.reading import buttons


async def test_only_the_first_word_in_private_is_welcomed(office: Office) -> None:
    mona = office.actor(office.cafe.mona)
    assert (await office.desk.talk(mona)).view is not None
    assert (await office.desk.talk(mona)).view is None
    assert (await office.desk.talk(office.actor(office.cafe.omar))).view is not None


async def test_start_is_always_answered_and_is_a_welcome(office: Office) -> None:
    private = office.private(office.cafe.mona)
    assert (await office.ask(office.cafe.mona, "start", private)).view is not None
    assert (await office.ask(office.cafe.mona, "start", private)).view is not None
    assert (await office.desk.talk(office.actor(office.cafe.mona))).view is None


async def test_the_way_from_the_floor_to_ones_cards_posts_them_anew(office: Office) -> None:
    cafe = office.cafe
    await cafe.start()
    await office.publisher.settle()
    hands = office.sent_to(office.private(cafe.mona))
    reply = await office.ask(cafe.mona, "start hand", office.private(cafe.mona))
    await office.publisher.settle()
    assert reply.view is None
    assert office.sent_to(office.private(cafe.mona)) == hands + 1


async def test_without_a_match_the_way_to_ones_cards_says_so(office: Office) -> None:
    reply = await office.ask(office.cafe.mona, "start hand", office.private(office.cafe.mona))
    assert reply.view is not None


@pytest.mark.parametrize("command", ["mydata", "unblock", "learn", "language", "luck"])
async def test_a_group_is_shown_the_way_to_what_is_answered_in_private(
    office: Office, command: str
) -> None:
    mona = office.cafe.mona
    told = await office.ask(mona, command, office.group)
    assert told.view is not None
    [button] = buttons(told.view)
    assert button.url == f"link:{command}"
    there = await office.ask(mona, f"start {command}", office.private(mona))
    assert there == await office.ask(mona, command, office.private(mona))


async def test_any_command_in_a_chat_that_was_lost_shows_its_matches_again(
    office: Office,
) -> None:
    cafe = office.cafe
    table = await cafe.start()
    await office.publisher.settle()
    await cafe.engine.chats.lost(cafe.chat.key, True)
    office.publisher.changed(await cafe.engine.show(table.id))
    await office.publisher.settle()
    assert "I can’t write in" in office.newest(office.private(cafe.mona))
    await office.ask(cafe.karim, "rules", office.group)
    await office.publisher.settle()
    assert "I can’t write in" not in office.newest(office.private(cafe.mona))
    assert not (await cafe.engine.table(table.id)).chat.lost


async def test_a_command_says_who_is_invited_each_by_name(office: Office) -> None:
    cafe = office.cafe
    people = [replace(cafe.omar, name="Omar the Magnificent"), replace(cafe.salma, name="Salma S.")]
    table = await cafe.invite(*people)
    answer = await office.tap(cafe.karim, f"a:{table.id}", office.group)
    assert "Omar the Magnificent" in read_plain(answer.toast)
    assert "Salma S" in read_plain(answer.toast)


def read_plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")
