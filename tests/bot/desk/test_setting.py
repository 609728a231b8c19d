"""/settings and /language: who may set what, and what follows from it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot import views
from bot.actions import Action, Verb
from bot.desk.request import Actor, Answer, Command, Kind, Reply, Tap
from bot.text import speech_in
from core.engine.table import Chat, Person, Status
from tests.bot.desk.office import Office
from tests.bot.views.reading import buttons, labels, lines, read


@pytest.fixture
async def admin(office: Office) -> Person:
    """Mona, an admin of the group."""
    office.platform.admins.add((office.group.chat, office.account(office.cafe.mona)))
    return office.cafe.mona


async def chat(office: Office) -> Chat:
    """The group with what it has set."""
    return await office.cafe.engine.chats.meet(
        office.group.platform, office.group.chat, "group", "Café Basra"
    )


async def press(office: Office, who: Person, word: str, **forged: object) -> Answer:
    """Somebody presses a button of the group's settings."""
    key = forged.get("key", (await chat(office)).home)
    return await office.tap(who, f"s:{key}={word}", office.group)


async def press_own(office: Office, who: Person, word: str, whose: Person | None = None) -> Answer:
    """Somebody presses a button of their own settings in their private chat."""
    return await office.tap(who, f"S:{(whose or who).id}={word}", office.private(who))


def text(reply: Reply) -> str:
    assert reply.view is not None
    return read(reply.view)


def shown(answer: Answer) -> list[str]:
    assert answer.replace is not None
    return lines(answer.replace)


def marked(answer: Answer) -> list[str]:
    """The buttons of what is set now."""
    assert answer.replace is not None
    return [label for label in labels(answer.replace) if label.startswith("✅")]


# a group's


async def test_an_admin_is_shown_the_settings_of_the_group(office: Office, admin: Person) -> None:
    assert "Settings of Café Basra" in text(await office.ask(admin, "settings", office.group))


async def test_others_are_told_that_it_is_for_admins(office: Office, admin: Person) -> None:
    told = text(await office.ask(office.cafe.omar, "settings", office.group))
    assert told == "Only admins of this group can change its settings."


async def test_a_press_sets_it_and_shows_it(office: Office, admin: Person) -> None:
    assert "Target: to 151" in shown(await press(office, admin, "target.151"))
    assert (await chat(office)).house.target == 151


async def test_who_is_no_admin_any_more_can_press_nothing(office: Office, admin: Person) -> None:
    await office.ask(admin, "settings", office.group)
    office.platform.admins.clear()
    answer = await press(office, admin, "target.151")
    assert answer.toast == "Only admins of this group can change its settings."
    assert answer.replace is None
    assert (await chat(office)).house.target == 101


async def test_an_admin_who_hides_counts_as_nobody(office: Office, admin: Person) -> None:
    """Anonymous admins and channels are not people (platforms.md 4)."""
    hidden = Actor(office.platform.name, office.account(admin), "Group", kind=Kind.NOBODY)
    reply = await office.desk.command(Command("settings", hidden, office.group))
    assert "person’s own account" in text(reply)
    action = Action(Verb.HOUSE, (await chat(office)).home, word="target.151")
    assert (
        "person’s own account" in (await office.desk.tap(Tap(action, hidden, office.group))).toast
    )
    assert (await chat(office)).house.target == 101


async def test_the_log_shows_who_changed_what(office: Office, admin: Person) -> None:
    await press(office, admin, "deck.four")
    told = text(await office.ask(admin, "settings", office.group))
    assert "Mona: Suit colours, two → four" in told


@pytest.mark.parametrize(
    "word", ["target.7", "nonsense", "nonsense.on", "language.tlh", "language.en-gb", "calls.none"]
)
async def test_a_forged_word_sets_nothing(office: Office, admin: Person, word: str) -> None:
    before = await chat(office)
    assert "can’t be set" in (await press(office, admin, word)).toast
    assert await chat(office) == before


async def test_a_button_of_another_group_sets_nothing(office: Office, admin: Person) -> None:
    other = await office.cafe.engine.chats.meet("telegram", "-999", "group", "Elsewhere")
    assert "can’t be set" in (await press(office, admin, "target.151", key=other.home)).toast


async def test_a_page_opens_at_a_press_and_leads_back(office: Office, admin: Person) -> None:
    answer = await press(office, admin, "rules")
    assert answer.replace is not None
    assert labels(answer.replace)[:4] == ["✅ Standard", "Arabic", "Classic", "Coffeehouse"]
    assert str(buttons(answer.replace)[-1].action).endswith("=all")


async def test_a_match_is_asked_for_with_what_the_group_has_set(
    office: Office, admin: Person
) -> None:
    for word in ("rules.coffeehouse", "jack_basra.10", "target.151", "clock.300", "language.ar"):
        await press(office, admin, word)
    await office.ask(office.cafe.omar, "basra", office.group)
    [table] = await office.cafe.engine.tables_in(office.cafe.chat.key)
    assert (table.rules.name, table.rules.jack_basra) == ("house-coffeehouse", 10)
    assert (table.target, table.turn_seconds, table.language) == (151, 300, "ar")


async def test_words_of_the_command_say_more_than_the_settings(
    office: Office, admin: Person
) -> None:
    await press(office, admin, "target.151")
    await press(office, admin, "rules.coffeehouse")
    await office.ask(office.cafe.omar, "basra 51 classic", office.group)
    [table] = await office.cafe.engine.tables_in(office.cafe.chat.key)
    assert (table.target, table.rules.name) == (51, "classic")


async def test_a_match_that_was_asked_for_keeps_its_rules(office: Office, admin: Person) -> None:
    """A rule set is frozen when the match starts (platforms.md 36)."""
    table = await office.cafe.start()
    await press(office, admin, "rules.classic")
    await press(office, admin, "target.51")
    now = await office.cafe.engine.table(table.id)
    assert (now.rules, now.target) == (table.rules, table.target)


async def test_where_only_admins_start_nobody_else_does(office: Office, admin: Person) -> None:
    await press(office, admin, "starters.admins")
    told = text(await office.ask(office.cafe.omar, "basra", office.group))
    assert told == "In this group only admins start matches."
    assert (await office.ask(admin, "basra", office.group)).view is None
    private = office.private(office.cafe.omar)
    assert (await office.ask(office.cafe.omar, "basra", private)).view is None


async def test_a_rematch_is_a_match_that_somebody_starts(office: Office, admin: Person) -> None:
    table = await office.cafe.start()
    await office.cafe.engine.resign(table.id, office.cafe.omar.id)
    await press(office, admin, "starters.admins")
    refused = await office.tap(office.cafe.omar, f"m:{table.id}", office.group)
    assert refused.toast == "In this group only admins start matches."
    await office.tap(admin, f"m:{table.id}", office.group)
    assert (await office.cafe.engine.table(table.id)).rematch is not None


async def test_where_one_match_goes_on_at_a_time_another_waits(
    office: Office, admin: Person
) -> None:
    await press(office, admin, "floors.1")
    await office.cafe.start(chat=await chat(office))
    told = text(await office.ask(office.cafe.salma, "basra", office.group))
    assert told.startswith("A match is on in this group.")


async def test_an_open_challenge_shows_at_once_what_was_set(office: Office, admin: Person) -> None:
    await office.ask(office.cafe.omar, "basra", office.group)
    await office.publisher.settle()
    await press(office, admin, "pictures.off")
    await office.publisher.settle()
    assert "⚙️ Pictures: off" in office.newest(office.group)
    [table] = await office.cafe.engine.tables_in(office.cafe.chat.key)
    assert table.status is Status.OPEN


# one's own


async def test_in_private_one_is_shown_ones_own(office: Office) -> None:
    told = text(await office.ask(office.cafe.mona, "settings", office.private(office.cafe.mona)))
    assert told.startswith("⚙️ Your settings")
    assert "Notifications: my turn, and a reminder" in told


async def test_ones_own_language_is_spoken_from_the_next_word(office: Office) -> None:
    mona = office.cafe.mona
    answer = await press_own(office, mona, "language.ar-u-nu-arab")
    assert answer.replace is not None
    person = await office.cafe.engine.people.person(mona.id)
    assert person is not None
    assert person.language == "ar-u-nu-arab"
    again = await office.ask(mona, "settings", office.private(mona))
    assert again.view is not None
    arabic = "ar-u-nu-arab"
    assert again.view == views.own_settings(person, views.ALL, None, speech_in(arabic), arabic)


async def test_the_language_of_the_account_comes_back(office: Office) -> None:
    mona = office.cafe.mona
    chosen = await press_own(office, mona, "language.ar")
    assert marked(chosen) == ["✅ العربية"]
    back = await press_own(office, mona, "language.usual")
    assert marked(back) == ["✅ as my account"]
    assert "Your settings" in text(await office.ask(mona, "settings", office.private(mona)))


async def test_a_hand_speaks_the_new_language_at_once(office: Office) -> None:
    cafe = office.cafe
    await cafe.start()
    await office.publisher.settle()
    await press_own(office, cafe.mona, "language.ar-u-nu-arab")
    await office.publisher.settle()
    hand = office.newest(office.private(cafe.mona))
    assert "جولة \u0661" in hand
    assert "round 1" in office.newest(office.group)


async def test_a_taste_is_kept_and_shown(office: Office) -> None:
    told = shown(await press_own(office, office.cafe.mona, "calls.none"))
    assert "Notifications: none" in told


async def test_nobody_sets_anything_for_another(office: Office) -> None:
    cafe = office.cafe
    answer = await press_own(office, cafe.omar, "calls.none", whose=cafe.mona)
    assert answer.toast == "These buttons are for whoever asked for them."
    mona = await cafe.engine.people.person(cafe.mona.id)
    assert mona is not None
    assert mona.taste.calls == "all"


@pytest.mark.parametrize("word", ["target.51", "place.dm", "place", "calls.loud", "rules"])
async def test_a_forged_word_of_ones_own_sets_nothing(office: Office, word: str) -> None:
    assert "can’t be set" in (await press_own(office, office.cafe.mona, word)).toast


async def test_language_in_a_group_leads_to_the_private_chat(office: Office) -> None:
    reply = await office.ask(office.cafe.mona, "language", office.group)
    assert reply.view is not None
    assert [one.url for one in buttons(reply.view)] == ["link:language"]


@pytest.mark.parametrize("payload", ["language", "settings"])
async def test_the_way_to_the_private_chat_leads_to_the_settings(
    office: Office, payload: str
) -> None:
    private = office.private(office.cafe.mona)
    assert await office.ask(office.cafe.mona, f"start {payload}", private) == await office.ask(
        office.cafe.mona, payload, private
    )


# where a platform whispers


async def test_whoever_is_no_admin_is_whispered_their_own(office: Office) -> None:
    assert "Your settings" in text(await whispered(office, office.cafe.omar))


async def test_an_admin_is_whispered_the_groups_and_may_ask_for_their_own(
    office: Office, admin: Person
) -> None:
    assert "Settings of" in text(await whispered(office, admin))
    assert "Your settings" in text(await whispered(office, admin, "me"))


async def test_on_a_platform_that_whispers_one_chooses_where_hands_go(office: Office) -> None:
    office.platform.whispers = True
    told = shown(await press_own(office, office.cafe.mona, "place.here"))
    assert "Where my cards go: where I ask for them" in told
    address = await office.cafe.engine.people.address_of(office.cafe.mona.id, "telegram")
    assert address is not None
    assert address.here


async def whispered(office: Office, who: Person, *words: str) -> Reply:
    command = Command("settings", office.actor(who), office.group, words=words)
    return await office.desk.command(replace(command, whispered=True))


# in which language


async def test_what_all_read_is_in_the_groups_language_and_the_rest_in_ones_own(
    office: Office, admin: Person
) -> None:
    await press(office, admin, "language.ar")
    assert "البصرة" in text(await office.ask(office.cafe.salma, "rules", office.group))
    assert "أحسن" in text(await office.ask(office.cafe.salma, "leaderboard", office.group))
    private = office.private(office.cafe.salma)
    assert "Egyptian Basra" in text(await office.ask(office.cafe.salma, "rules", private))
    assert "Settings of" in text(await office.ask(admin, "settings", office.group))


async def test_a_refusal_speaks_the_language_one_has_chosen(office: Office) -> None:
    mona = office.cafe.mona
    await press_own(office, mona, "language.ar")
    refused = await office.ask(mona, "basra marmalade", office.group)
    assert "مش عارف" in text(refused)
