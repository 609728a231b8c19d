"""One person on two platforms: linking, parting, and a table at which both platforms sit."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.actions import Action, Verb
from bot.desk.request import Actor, Answer, Command, Reply, Tap
from bot.platform import Spot, Unreachable
from bot.view import View
from core.engine.table import Person, Status, Table
from tests.bot.desk.office import Office
from tests.bot.views.reading import read

DORA = Actor("discord", "31", "Dora", "dora", "en")
DM = Spot("discord", "31", "private")
CHANNEL = Spot("discord", "77", "group", server="9", server_title="The Nile")


async def dora(office: Office, text: str, spot: Spot = DM, *, whispered: bool = False) -> Reply:
    """Dora writes a command on Discord."""
    name, *words = text.split()
    command = Command(name, DORA, spot, words=tuple(words), whispered=whispered)
    return await office.desk.command(command)


async def press(office: Office, actor: Actor, view: View | None, spot: Spot) -> Answer:
    """Somebody presses the first button of a message."""
    assert view is not None
    action = view.rows[0][0].action
    assert action is not None
    return await office.desk.tap(Tap(action, actor, spot, message="7"))


def said(reply: Reply) -> str:
    assert reply.view is not None
    return read(reply.view)


async def code_of(office: Office, who: Person) -> str:
    reply = await office.ask(who, "link", office.private(who))
    found = re.search("/link ([A-Z0-9]{4}-[A-Z0-9]{4})", said(reply))
    assert found
    return found[1]


async def linked(office: Office) -> Answer:
    """Mona on Telegram and Dora on Discord become one person."""
    asked = await dora(office, f"link {await code_of(office, office.cafe.mona)}")
    return await press(office, DORA, asked.view, DM)


async def test_the_question_names_both_and_says_whose_rating_stands(office: Office) -> None:
    asked = await dora(office, f"link {await code_of(office, office.cafe.mona)}")
    assert "Mona, Telegram: rating 1500, 0 rated matches" in said(asked)
    assert "Dora, Discord: rating 1500, 0 rated matches" in said(asked)
    assert "The rating with more rated matches stands: 1500" in said(asked)


async def test_whoever_confirms_is_one_person_and_the_other_account_is_told(office: Office) -> None:
    answer = await linked(office)
    assert answer.replace is not None
    assert "one person’s now: rating 1500" in read(answer.replace)
    assert (await office.cafe.engine.people.meet("discord", "31", "Dora")).id == office.cafe.mona.id
    mona = office.private(office.cafe.mona)
    assert "Dora on ⁨Discord⁩" in office.newest(mona) or "Discord" in office.newest(mona)


async def test_an_account_that_cannot_be_told_is_linked_all_the_same(office: Office) -> None:
    office.platform.failure = Unreachable()
    assert (await linked(office)).replace is not None


async def test_a_second_press_changes_nothing(office: Office) -> None:
    await linked(office)
    again = await office.desk.tap(Tap(Action(Verb.LINK_SURE, 0), DORA, DM))
    assert (again.refused, again.replace) == (True, None)


async def test_nobody_links_by_a_forged_button(office: Office) -> None:
    await dora(office, f"link {await code_of(office, office.cafe.mona)}")
    omar = office.actor(office.cafe.omar)
    forged = Tap(Action(Verb.LINK_SURE, 0), omar, office.private(office.cafe.omar))
    assert (await office.desk.tap(forged)).refused


async def test_a_code_that_a_group_could_read_is_void(office: Office) -> None:
    code = await code_of(office, office.cafe.mona)
    shouted = await office.ask(office.cafe.omar, f"link {code}", office.group)
    assert shouted.view is not None
    assert shouted.view.rows[0][0].url == "link:link"
    assert "Nothing has that code" in said(await dora(office, f"link {code}"))


async def test_no_code_is_whispered_into_an_open_chat(office: Office) -> None:
    reply = await office.ask(office.cafe.mona, "link", office.group)
    assert "/link" not in said(reply)


async def test_a_whispered_link_is_as_good_as_a_private_one(office: Office) -> None:
    code = await code_of(office, office.cafe.mona)
    asked = await dora(office, f"link {code}", CHANNEL, whispered=True)
    assert "Mona" in said(asked)


async def test_unlink_asks_and_then_the_account_begins_anew(office: Office) -> None:
    await linked(office)
    asked = await dora(office, "unlink")
    assert "begins anew, without a rating" in said(asked)
    answer = await press(office, DORA, asked.view, DM)
    assert answer.replace is not None
    assert (await office.cafe.engine.people.meet("discord", "31", "Dora")).id != office.cafe.mona.id


async def test_unlinking_without_another_account_is_refused(office: Office) -> None:
    assert (await dora(office, "unlink")).refused


async def test_nobody_parts_another_ones_accounts(office: Office) -> None:
    await linked(office)
    asked = await dora(office, "unlink")
    omar = office.actor(office.cafe.omar)
    assert (await press(office, omar, asked.view, office.private(office.cafe.omar))).refused


async def test_the_links_in_start_lead_to_the_same_commands(office: Office) -> None:
    mona = office.cafe.mona
    assert "/link" in said(await office.ask(mona, "start link", office.private(mona)))
    assert (await office.ask(mona, "start unlink", office.private(mona))).refused


async def test_no_code_is_logged(office: Office, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("WARNING", "aiosqlite")  # as the bot has it: see bot/log.py
    caplog.set_level("DEBUG")
    office.platform.failure = Unreachable()
    code = await code_of(office, office.cafe.mona)
    asked = await dora(office, f"link {code}")
    await press(office, DORA, asked.view, DM)
    await dora(office, "join QQQQQ")
    assert "was not told" in caplog.text
    assert not {code, code.replace("-", ""), "QQQQQ"} & set(re.findall(r"[\w-]+", caplog.text))


async def opened(office: Office) -> Table:
    """Omar opens a table in the Telegram group."""
    table = await office.cafe.challenge(starter=office.cafe.omar, invited=())
    await office.publisher.settle()
    return table


async def test_the_card_shows_the_code_and_it_takes_a_seat_from_discord(office: Office) -> None:
    table = await opened(office)
    assert f"/join {table.code}" in office.newest(office.group)
    reply = await dora(office, f"join {(table.code or '').lower()}")
    await office.publisher.settle()
    assert f"You’re in: match {table.id} in Café Basra on Telegram" in said(reply)
    assert (await office.cafe.engine.table(table.id)).status is Status.LIVE
    sent = [call[1] for call in office.discord.did if call[0] == "send"]
    assert sent == [DM]
    assert "Café Basra" in _newest(office, DM)
    assert "Telegram" in _newest(office, DM)


def _newest(office: Office, spot: Spot) -> str:
    """What stands last in a chat on Discord."""
    views = [call for call in office.discord.did if call[0] in ("send", "edit")]
    texts = [
        part.text for call in views if call[1] == spot for part in call if isinstance(part, View)
    ]
    return texts[-1]


async def test_join_in_a_group_leads_to_the_private_chat_with_the_code(office: Office) -> None:
    table = await opened(office)
    reply = await office.ask(office.cafe.mona, f"join {table.code}", office.group)
    assert reply.view is not None
    assert reply.view.rows[0][0].url == f"link:join-{table.code}"
    arrived = await office.ask(
        office.cafe.mona, f"start join-{table.code}", office.private(office.cafe.mona)
    )
    assert "You’re in" in said(arrived)


async def test_no_link_holds_what_a_link_cannot_hold(office: Office) -> None:
    reply = await office.ask(office.cafe.mona, "join سcd٣4fش", office.group)
    assert reply.view is not None
    assert reply.view.rows[0][0].url == "link:join-CD34F"


async def test_join_without_a_code_says_what_it_wants(office: Office) -> None:
    assert "/join and its code" in said(await dora(office, "join"))


async def playing(office: Office) -> Table:
    """Mona, who is Dora too, plays Omar in the Telegram group; her hand is on Telegram."""
    await linked(office)
    table = await office.cafe.challenge(starter=office.cafe.omar, invited=())
    table = await office.cafe.engine.join(table.id, office.cafe.mona, reachable=True)
    await office.publisher.settle()
    return table


async def test_a_hand_goes_where_its_owner_asks_for_it_and_the_old_one_goes(
    office: Office,
) -> None:
    table = await playing(office)
    mona = office.private(office.cafe.mona)
    hand = next(
        post for post in await office.cafe.engine.posts.of(table.id) if post.slot == "hand:1"
    )
    await dora(office, "hand")
    await office.publisher.settle()
    assert ("delete", mona, hand.message_id) in office.platform.did
    moved = next(
        post for post in await office.cafe.engine.posts.of(table.id) if post.slot == "hand:1"
    )
    assert moved.platform == "discord"
    assert [call[1] for call in office.discord.did if call[0] == "send"][-1] == DM
    before = office.sent_to(mona)
    await office.ask(office.cafe.mona, "hand", mona)
    await office.publisher.settle()
    assert office.sent_to(mona) == before + 1
    assert ("delete", DM, moved.message_id) in office.discord.did


async def test_the_hand_on_the_other_platform_plays_the_same_seat(office: Office) -> None:
    table = await playing(office)
    await dora(office, "hand")
    if table.turn == 0:
        table = await office.cafe.play(table)
    play = (await office.cafe.plays(table))[0]
    action = Action(Verb.PLAY, table.id, table.plies, play.card, 0)
    await office.desk.tap(Tap(action, DORA, DM))
    assert (await office.cafe.engine.table(table.id)).plies == table.plies + 1


async def test_my_hand_in_the_group_brings_the_cards_back(office: Office) -> None:
    table = await playing(office)
    await dora(office, "hand")
    await office.publisher.settle()
    before = office.sent_to(office.private(office.cafe.mona))
    answer = await office.tap(office.cafe.mona, f"o:{table.id}", office.group)
    await office.publisher.settle()
    assert answer.url == "link:hand"
    assert office.sent_to(office.private(office.cafe.mona)) == before + 1
    assert (await office.cafe.engine.table(table.id)).seats[1].platform is None


async def test_telegram_shows_hands_in_private_only(office: Office) -> None:
    mona = office.cafe.mona
    reply = await office.ask(mona, "hand here", office.private(mona))
    assert (reply.refused, said(reply)) == (
        True,
        "Here your cards can only come to you in our private chat.",
    )


async def test_hands_that_are_wanted_here_come_not_in_private(office: Office) -> None:
    await playing(office)
    await dora(office, "hand")
    await office.publisher.settle()
    sent = len(office.discord.did)
    reply = await dora(office, "hand here", CHANNEL, whispered=True)
    assert reply.whisper is not None
    table = (await office.cafe.engine.tables_of(office.cafe.mona.id))[0]
    await office.cafe.play(table)
    await office.publisher.settle()
    assert [call for call in office.discord.did[sent:] if call[0] in ("send", "edit")] == []
    assert "private chat from now on" in said(await dora(office, "hand dm"))
    await office.publisher.settle()
    assert [call[1] for call in office.discord.did if call[0] == "send"][-1] == DM


async def test_a_second_yes_to_being_forgotten_makes_nobody_known(office: Office) -> None:
    mona = office.cafe.mona
    data, private = f"F:{mona.id}", office.private(mona)
    first = await office.tap(mona, data, private)
    again = await office.desk.tap(
        Tap(replace(Action(Verb.FORGET_SURE, mona.id)), Actor("telegram", "1", "Mona"), private)
    )
    assert first.toast == again.toast
    assert await office.cafe.engine.people.known("telegram", "1") is None
