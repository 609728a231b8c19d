"""Where a platform whispers, what is for one person's eyes is answered in the group."""

from __future__ import annotations

import pytest

from bot.actions import parse
from bot.desk.request import Answer, Command, Tap
from bot.platform import Spot
from bot.publisher.whisper import Heard
from bot.view import View
from core.engine.table import Person, Table
from tests.bot.desk.office import Office

TOKEN = Heard(Spot("telegram", "token", "whisper"), "@original", "77")


@pytest.fixture(autouse=True)
def whispering(office: Office) -> None:
    office.platform.whispers = True


async def my_hand(office: Office, who: Person, table: Table) -> Answer:
    return await office.tap(who, f"o:{table.id}", office.group)


async def own_cards(office: Office, who: Person, table: Table) -> set[str]:
    seat = table.seat_of(who.id)
    assert seat is not None
    view = await office.cafe.engine.hand(table.id, seat.number)
    assert view is not None
    return {card.face for card in view.hand}


def edits(office: Office, place: str) -> list[View]:
    """What a whisper was made to show."""
    did = [call for call in office.platform.did if call[0] == "edit"]
    return [
        view
        for _, spot, _, view in did
        if isinstance(spot, Spot) and spot.chat == place and isinstance(view, View)
    ]


async def test_my_hand_is_whispered(office: Office) -> None:
    """platforms.md 21."""
    table = await office.cafe.start()
    answer = await my_hand(office, office.cafe.omar, table)
    assert answer.whisper is not None
    shown = {one.label for row in answer.whisper.view.rows for one in row}
    assert shown == await own_cards(office, office.cafe.omar, table)
    assert answer.whisper.match == table.id


async def test_nobody_is_whispered_the_hand_of_another(office: Office) -> None:
    """platforms.md 26."""
    table = await office.cafe.start()
    answer = await my_hand(office, office.cafe.salma, table)
    assert answer.whisper is None
    assert answer.refused
    assert answer.toast


async def test_a_whisper_follows_its_match(office: Office) -> None:
    table = await office.cafe.start()
    omar = table.seat_of(office.cafe.omar.id)
    assert omar is not None
    await office.desk.heard(table.id, omar.number, TOKEN)
    await office.publisher.settle(5)
    before = len(edits(office, "token"))
    await office.cafe.play(table)
    await office.publisher.settle(5)
    assert len(edits(office, "token")) == before + 1


async def test_a_tap_in_a_whisper_keeps_it_alive_by_its_own_token(office: Office) -> None:
    table = await office.cafe.start()
    assert table.turn is not None
    person = table.seats[table.turn].person
    assert person is not None
    play = (await office.cafe.plays(table))[0]
    data = f"p:{table.id}:{table.plies}:{play.card.code}"
    tap = Tap(parse(data), office.actor(person), office.group, message="77", heard=TOKEN)
    await office.desk.tap(tap)
    await office.publisher.settle(5)
    assert edits(office, "token")


async def test_the_hand_of_a_forgotten_token_is_found_again_by_its_button(office: Office) -> None:
    """After a restart nothing knows the whisper but its reader."""
    table = await office.cafe.start()
    omar = office.actor(office.cafe.omar)
    await office.desk.tap(Tap(parse(f"b:{table.id}:0"), omar, office.group, "", "77", heard=TOKEN))
    await office.publisher.settle(5)
    shown = {one.label for row in edits(office, "token")[-1].rows for one in row}
    assert shown == await own_cards(office, office.cafe.omar, table)


@pytest.mark.parametrize("name", ["mydata", "unblock"])
async def test_private_matters_are_answered_in_a_whisper(office: Office, name: str) -> None:
    mona = office.actor(office.cafe.mona)
    openly = await office.desk.command(Command(name, mona, office.group))
    whispered = await office.desk.command(Command(name, mona, office.group, whispered=True))
    assert openly.view != whispered.view
    assert (whispered.document is not None) == (name == "mydata")


async def test_luck_words_are_shown_in_a_whisper(office: Office) -> None:
    mona = office.actor(office.cafe.mona)
    command = Command("luck", mona, office.group, text="seven storks", whispered=True)
    reply = await office.desk.command(command)
    assert reply.view is not None
    assert "seven storks" in reply.view.text


async def test_hand_is_whispered_where_it_is_asked_for(office: Office) -> None:
    table = await office.cafe.start()
    command = Command("hand", office.actor(office.cafe.omar), office.group, whispered=True)
    reply = await office.desk.command(command)
    assert reply.whisper is not None
    assert reply.whisper.match == table.id


async def test_a_refusal_says_that_it_is_one(office: Office) -> None:
    command = Command("resign", office.actor(office.cafe.karim), office.group)
    assert (await office.desk.command(command)).refused
    help_ = Command("help", office.actor(office.cafe.karim), office.group)
    assert not (await office.desk.command(help_)).refused


def floors(office: Office) -> list[tuple[str, bool]]:
    """The texts that were sent to the group, and whether each was silent."""
    sent = [call for call in office.platform.did if call[:2] == ("send", office.group)]
    return [(view.text, bool(silent)) for _, _, view, silent in sent if isinstance(view, View)]


async def out_of_reach(office: Office) -> Table:
    """A match in which the turn comes to somebody who can be written to nowhere."""
    table = await office.cafe.start()
    assert table.turn is not None
    await office.cafe.engine.undeliverable(table.id, 1 - table.turn, True)
    await office.publisher.settle(5)
    table = await office.cafe.play(await office.cafe.engine.table(table.id))
    await office.publisher.settle(5)
    return table


async def test_the_floor_calls_whoever_is_to_play_and_has_no_hand_elsewhere(office: Office) -> None:
    table = await out_of_reach(office)
    assert table.turn is not None
    person = table.seats[table.turn].person
    assert person is not None
    text, silent = floors(office)[-1]
    assert f"mention:{office.account(person)}" in text
    assert not silent


async def test_it_calls_once_a_turn_however_often_it_is_posted(office: Office) -> None:
    """platforms.md 42."""
    await out_of_reach(office)
    await office.ask(office.cafe.salma, "floor", office.group)
    await office.publisher.settle(5)
    calls = [silent for text, silent in floors(office) if "mention:" in text]
    assert calls == [False, True]


async def test_whoever_watches_is_not_called(office: Office) -> None:
    for person in (office.cafe.mona, office.cafe.omar):
        office.publisher.saw(person.id)
    await out_of_reach(office)
    assert not any("mention:" in text for text, _ in floors(office))


async def test_the_floor_says_how_to_see_cards_that_did_not_arrive(office: Office) -> None:
    await out_of_reach(office)
    assert "press “My hand”" in floors(office)[-1][0]


async def test_a_decliner_is_offered_peace_where_they_declined(office: Office) -> None:
    table = await office.cafe.challenge()
    answer = await office.tap(office.cafe.omar, f"d:{table.id}", office.group)
    assert answer.whisper is not None
    (row,) = answer.whisper.view.rows
    assert row[0].label.startswith("No more challenges")


async def test_whoever_wants_hands_in_private_again_gets_them_there(office: Office) -> None:
    await office.cafe.start()
    await office.publisher.settle(5)
    omar, spot = office.actor(office.cafe.omar), office.private(office.cafe.omar)
    for place, posts in (("here", 1), ("dm", 2)):
        command = Command("hand", omar, office.group, words=(place,), whispered=True)
        reply = await office.desk.command(command)
        assert (reply.whisper is not None) == (place == "here")
        await office.publisher.settle(5)
        assert office.sent_to(spot) == posts


async def test_a_hand_that_is_to_be_whispered_goes_from_the_private_chat(office: Office) -> None:
    await office.cafe.start()
    await office.publisher.settle(5)
    command = Command(
        "hand", office.actor(office.cafe.omar), office.group, words=("here",), whispered=True
    )
    await office.desk.command(command)
    await office.cafe.play(await office.cafe.engine.table(1))
    await office.publisher.settle(5)
    gone = [spot for call, spot, *_ in office.platform.did if call == "delete"]
    assert office.private(office.cafe.omar) in gone


async def test_a_press_in_private_shows_that_one_can_be_written_to_again(office: Office) -> None:
    """Discord does not tell that somebody opened their private messages."""
    table = await out_of_reach(office)
    assert table.turn is not None
    person = table.seats[table.turn].person
    assert person is not None
    await office.tap(person, f"b:{table.id}:{table.plies}", office.private(person))
    assert not (await office.cafe.engine.table(table.id)).seats[table.turn].unreachable


async def test_a_hand_wanted_here_comes_in_private_while_its_floor_is_nowhere(
    office: Office,
) -> None:
    """platforms.md 25: nothing else could call its owner."""
    await office.cafe.start()
    omar, spot = office.actor(office.cafe.omar), office.private(office.cafe.omar)
    await office.desk.command(Command("hand", omar, office.group, words=("here",), whispered=True))
    await office.publisher.settle(5)
    before = office.sent_to(spot)
    deleted = [call[:2] for call in office.platform.did].count(("delete", spot))
    await office.desk.shut(office.group.platform, office.group.chat)
    await office.publisher.settle(5)
    assert office.sent_to(spot) == before + 1
    await office.desk.returned(office.group.platform, office.group.chat)
    await office.publisher.settle(5)
    assert office.sent_to(spot) == before + 1
    assert [call[:2] for call in office.platform.did].count(("delete", spot)) == deleted + 1
