"""What chats and people set is kept, and so is who set it."""

from __future__ import annotations

import asyncio
from datetime import timedelta

from core.engine import Opening
from core.engine.preference import Calls
from core.engine.refusal import Reason
from core.engine.table import Chat
from tests.core.engine.cafe import NOON, Cafe, engine_on, reason, refusal


async def chat_again(cafe: Cafe) -> Chat:
    return await cafe.engine.chats.meet("telegram", "-100", "group", "Café Basra")


async def test_what_an_admin_sets_is_what_the_chat_has_set(cafe: Cafe) -> None:
    after = await cafe.engine.houses.set(cafe.chat, cafe.mona, "target", "151")
    assert after.house.target == 151
    assert (await chat_again(cafe)).house.target == 151


async def test_another_process_reads_it_too(cafe: Cafe) -> None:
    await cafe.engine.houses.set(cafe.chat, cafe.mona, "deck", "four")
    other = engine_on(cafe.store, cafe.time)
    chat = await other.chats.meet("telegram", "-100", "group", "Café Basra")
    assert chat.house.deck == "four"


async def test_what_is_no_setting_is_refused_and_changes_nothing(cafe: Cafe) -> None:
    wrong = cafe.engine.houses.set(cafe.chat, cafe.mona, "target", "7")
    assert await reason(wrong) is Reason.UNKNOWN_SETTING
    assert await cafe.engine.houses.changes(cafe.chat) == []


async def test_a_match_shows_what_its_chat_has_set_but_keeps_its_rules(cafe: Cafe) -> None:
    table = await cafe.start()
    await cafe.engine.houses.set(cafe.chat, cafe.mona, "pictures", "off")
    await cafe.engine.houses.set(cafe.chat, cafe.mona, "rules", "classic")
    now = await cafe.engine.table(table.id)
    assert not now.chat.house.pictures
    assert now.rules == table.rules


async def test_a_match_speaks_as_its_chat_has_set_else_as_it_began(cafe: Cafe) -> None:
    table = await cafe.start(language="de")
    for value, spoken in (("ar", "ar"), ("usual", "de")):
        await cafe.engine.houses.set(cafe.chat, cafe.mona, "language", value)
        assert (await cafe.engine.table(table.id)).language == spoken
        assert (await cafe.play(table)).language == spoken
        table = await cafe.engine.table(table.id)


async def test_a_private_match_speaks_as_its_player_wants(cafe: Cafe) -> None:
    private = await cafe.engine.chats.meet("telegram", "1", "private")
    table = await cafe.engine.open(Opening(cafe.mona, private, "de", computer="casual"))
    await cafe.engine.people.set_language(cafe.mona.id, "ar")
    assert (await cafe.engine.table(table.id)).language == "ar"


async def test_a_channel_has_what_its_server_has_set(cafe: Cafe) -> None:
    home = ("77", "Server")
    first = await cafe.engine.chats.meet("discord", "1", "group", "general", home)
    second = await cafe.engine.chats.meet("discord", "2", "group", "games", home)
    await cafe.engine.houses.set(first, cafe.mona, "target", "51")
    again = await cafe.engine.chats.meet("discord", "2", "group", "games", home)
    assert again.house.target == 51
    assert [one.name for one in await cafe.engine.houses.changes(second)] == ["target"]
    assert await cafe.engine.houses.title(second) == "Server"
    assert await cafe.engine.houses.title(cafe.chat) == "Café Basra"
    new = await cafe.engine.chats.meet("discord", "3", "group", "new", home)
    assert new.house.target == 51
    assert (await chat_again(cafe)).house.target == 101


async def test_who_changed_what_is_known_newest_first(cafe: Cafe) -> None:
    await cafe.engine.houses.set(cafe.chat, cafe.mona, "target", "151")
    cafe.time.wait(60)
    await cafe.engine.houses.set(cafe.chat, cafe.omar, "target", "round")
    await cafe.engine.houses.set(cafe.chat, cafe.omar, "target", "round")  # changes nothing
    newest, oldest = await cafe.engine.houses.changes(cafe.chat)
    assert (newest.person.name, newest.before, newest.after) == ("Omar", "151", "round")
    assert (oldest.person.name, oldest.before, oldest.after) == ("Mona", "101", "151")
    assert newest.at - oldest.at == timedelta(seconds=60)
    assert oldest.at == NOON


async def test_a_new_preset_is_noted_by_its_name(cafe: Cafe) -> None:
    await cafe.engine.houses.set(cafe.chat, cafe.mona, "jack_basra", "10")
    await cafe.engine.houses.set(cafe.chat, cafe.mona, "rules", "classic")
    newest, oldest = await cafe.engine.houses.changes(cafe.chat)
    assert (newest.name, newest.before, newest.after) == ("rules", "v2", "classic")
    assert (oldest.name, oldest.before, oldest.after) == ("jack_basra", "30", "10")


async def test_two_admins_at_once_lose_no_setting(cafe: Cafe) -> None:
    other = engine_on(cafe.store, cafe.time)
    await asyncio.gather(
        cafe.engine.houses.set(cafe.chat, cafe.mona, "target", "151"),
        other.houses.set(cafe.chat, cafe.omar, "deck", "four"),
        cafe.engine.houses.set(cafe.chat, cafe.salma, "floors", "2"),
    )
    fresh = engine_on(cafe.store, cafe.time)
    chat = await fresh.chats.meet("telegram", "-100", "group", "Café Basra")
    assert (chat.house.target, chat.house.deck, chat.house.floors) == (151, "four", 2)
    assert len(await fresh.houses.changes(chat)) == 3


async def test_a_group_that_becomes_a_supergroup_keeps_what_it_set(cafe: Cafe) -> None:
    await cafe.engine.houses.set(cafe.chat, cafe.mona, "target", "151")
    new = await cafe.engine.chats.meet("telegram", "-200", "group", "Café Basra")
    await cafe.engine.houses.set(new, cafe.omar, "floors", "1")
    await cafe.engine.chats.migrate("telegram", "-100", "-200")
    chat = await cafe.engine.chats.meet("telegram", "-200", "group", "Café Basra")
    assert chat.house.target == 151
    assert [one.name for one in await cafe.engine.houses.changes(chat)] == ["floors", "target"]


async def test_a_group_may_allow_one_match_at_a_time(cafe: Cafe) -> None:
    await cafe.engine.houses.set(cafe.chat, cafe.mona, "floors", "1")
    chat = await chat_again(cafe)
    await cafe.start(chat=chat)
    full = await refusal(cafe.invite(cafe.salma, chat=chat))
    assert (full.reason, full.facts) == (Reason.CHAT_FULL, {"count": 1})


async def test_who_was_erased_changed_it_as_a_former_player(cafe: Cafe) -> None:
    await cafe.engine.houses.set(cafe.chat, cafe.mona, "target", "151")
    kept = await cafe.engine.people.export(cafe.mona.id)
    assert [change["name"] for change in kept["changed_settings"]] == ["target"]
    await cafe.engine.people.forget(cafe.mona.id)
    [change] = await cafe.engine.houses.changes(cafe.chat)
    assert change.person.name == ""


async def test_what_a_person_sets_is_theirs_and_is_forgotten_with_them(cafe: Cafe) -> None:
    await cafe.engine.tastes.set(cafe.mona.id, "calls", "none")
    await cafe.engine.tastes.learned(cafe.mona.id, 4)
    kept = (await cafe.engine.people.export(cafe.mona.id))["person"]
    assert (kept["preferences"], kept["lessons"]) == ({"calls": "none"}, 4)
    await cafe.engine.people.forget(cafe.mona.id)
    assert await cafe.engine.tastes.lessons(cafe.mona.id) == 0
    new = await cafe.engine.people.meet("telegram", "1", "Mona", "mona", "en")
    assert new.taste.calls is Calls.ALL


async def test_a_table_knows_at_once_what_its_people_have_set(cafe: Cafe) -> None:
    table = await cafe.start()
    await cafe.engine.tastes.set(cafe.omar.id, "deck", "four")
    seat = (await cafe.engine.table(table.id)).seat_of(cafe.omar.id)
    assert seat is not None
    assert seat.person is not None
    assert seat.person.taste.deck == "four"
    met = await cafe.engine.people.meet("telegram", "2", "Omar", "omar", "ar")
    assert met.taste.deck == "four"


async def test_progress_in_the_course_is_kept_for_each(cafe: Cafe) -> None:
    await cafe.engine.tastes.learned(cafe.mona.id, 3)
    assert await cafe.engine.tastes.lessons(cafe.mona.id) == 3
    assert await cafe.engine.tastes.lessons(cafe.omar.id) == 0
