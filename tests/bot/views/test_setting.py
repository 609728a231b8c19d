"""What the settings show, and the buttons that change them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot import views
from bot.actions import parse
from bot.text import LANGUAGES, speech_in
from bot.view import Button, View
from bot.views.setting import HOUSE_PAGES, OWN_PAGES
from core.engine.house import Alteration
from core.engine.preference import HOUSE, SWITCHES, House, Taste
from core.engine.table import Chat, Person, Seat
from tests.bot.views.reading import buttons, check, labels, lines, read
from tests.bot.views.sample import ALI, GROUP, MONA, NOW, PRIVATE, opened
from tests.bot.views.test_limit import HELL

EN = speech_in("en")
LONGEST = House().choose("language", "ar-u-nu-arab").choose("rules", "coffeehouse")


def house(chat: Chat = GROUP, shown: str = views.ALL, *changes: Alteration) -> View:
    return views.house_settings(chat, shown, changes, EN)


def set_to(name: str, value: str) -> Chat:
    return replace(GROUP, house=GROUP.house.choose(name, value))


def words(view: View) -> list[str]:
    return [button.action.word or "" for button in buttons(view) if button.action]


def marked(view: View) -> list[Button]:
    return [button for button in buttons(view) if "✅" in button.label]


def test_the_first_page_says_what_everything_is_set_to() -> None:
    told = lines(house(set_to("target", "round")))
    assert told[0] == "⚙️ Settings of Family كوتشينة"
    assert "Target: a single round" in told
    assert "Rules: Standard" in told
    assert "Language: of whoever starts the match" in told


def test_every_setting_has_a_button_on_the_first_page_but_switches_are_with_the_rules() -> None:
    assert set(words(house())) == set(HOUSE) - set(SWITCHES)
    assert set(SWITCHES) < set(words(house(shown="rules")))


@pytest.mark.parametrize("name", HOUSE)
def test_each_value_has_a_button_and_the_present_one_is_marked(name: str) -> None:
    view = house(LONGEST_CHAT, name)
    offered = [word.partition(".")[2] for word in words(view) if word.startswith(f"{name}.")]
    assert offered == (["usual", *LANGUAGES] if name == "language" else [*HOUSE[name]])
    assert len(marked(view)) == 1
    assert len(marked(house(GROUP, name))) == 1


LONGEST_CHAT = replace(GROUP, house=LONGEST)


def test_another_value_is_marked_once_it_is_set() -> None:
    [now] = marked(house(set_to("clock", "300"), "clock"))
    assert now.label == "✅ 5 minutes"


def test_a_mixed_rule_set_is_called_one() -> None:
    assert "Rules: House (Standard)" in lines(house(set_to("jack_basra", "10")))
    assert "A Jack takes a lone Jack: 10" in lines(house(set_to("jack_basra", "10"), "rules"))


def test_digits_are_offered_where_the_language_has_its_own() -> None:
    assert "digits" not in words(house(set_to("language", "de")))
    arabic = set_to("language", "ar")
    assert "digits" in words(house(arabic))
    assert words(house(arabic, "digits"))[:2] == ["language.ar", "language.ar-u-nu-arab"]


def test_a_language_calls_itself_by_its_own_name() -> None:
    names = labels(house(shown="language"))
    assert {speech_in(language).say("language-name") for language in LANGUAGES} <= set(names)


def test_from_a_switch_one_comes_back_to_the_rules() -> None:
    assert words(house(shown="jack_basra"))[-1] == "rules"
    assert words(house(shown="target"))[-1] == "all"


def test_the_log_says_who_changed_what() -> None:
    change = Alteration(ALI, "target", "101", "round", NOW)
    [line] = [one for one in lines(house(GROUP, views.ALL, change)) if "→" in one]
    assert line.startswith("علي: Target, to 101 → a single round")


def test_who_was_erased_is_a_former_player_in_the_log() -> None:
    change = Alteration(Person(9, ""), "deck", "two", "four", NOW)
    assert "a former player: Suit colours" in read(house(GROUP, views.ALL, change))


def test_what_a_later_version_does_not_know_is_left_out_of_the_log() -> None:
    changes = [
        Alteration(ALI, "weather", "sun", "rain", NOW),
        Alteration(ALI, "target", "7", "8", NOW),
    ]
    assert "Last changes" not in read(house(GROUP, views.ALL, *changes))


@pytest.mark.parametrize("name", HELL, ids=range(len(HELL)))
def test_names_from_hell_do_no_harm(name: str) -> None:
    changes = [Alteration(Person(9, name), "target", "101", "round", NOW)] * 5
    chat = replace(LONGEST_CHAT, title=name)
    for language in LANGUAGES:
        for page in HOUSE_PAGES:
            check(views.house_settings(chat, page, changes, speech_in(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_sound_and_its_buttons_are_ours(language: str) -> None:
    reader = speech_in(language)
    person = replace(MONA, taste=Taste().choose("deck", "four"))
    shown = [views.house_settings(LONGEST_CHAT, page, (), reader) for page in HOUSE_PAGES]
    shown += [views.own_settings(person, page, "dm", reader) for page in OWN_PAGES]
    for view in shown:
        check(view)
        for button in buttons(view):
            assert parse(str(button.action)) == button.action


def test_a_group_that_set_nothing_says_nothing_on_a_challenge() -> None:
    assert "⚙️" not in read(views.challenge(opened(Seat(0, MONA), Seat(1)), EN))


def test_a_challenge_says_in_one_line_what_the_group_has_set() -> None:
    house = House().choose("pictures", "off").choose("starters", "admins").choose("target", "51")
    table = replace(opened(Seat(0, MONA), Seat(1)), chat=replace(GROUP, house=house))
    said = [line for line in lines(views.challenge(table, EN)) if "⚙️" in line]
    assert said == ["⚙️ Pictures: off · Who may start matches: admins only"]


def test_where_hands_go_is_asked_only_where_there_is_a_choice() -> None:
    assert "place" not in words(views.own_settings(MONA, views.ALL, None, EN))
    assert "place" in words(views.own_settings(MONA, views.ALL, "here", EN))
    assert "Where my cards go: where I ask for them" in lines(
        views.own_settings(MONA, views.ALL, "here", EN)
    )


@pytest.mark.parametrize(
    ("chosen", "word"), [("ar-u-nu-arab", "language.ar"), (None, "language.usual")]
)
def test_ones_own_language_is_the_chosen_one_or_that_of_the_account(
    chosen: str | None, word: str
) -> None:
    view = views.own_settings(MONA, "language", None, speech_in("ar-u-nu-arab"), chosen)
    assert [one.action.word for one in marked(view) if one.action] == [word]


def test_who_follows_the_account_is_told_so_and_may_still_choose_digits() -> None:
    arabic = speech_in("ar-u-nu-arab")
    assert "Language: as my account" in lines(views.own_settings(MONA, views.ALL, None, EN))
    assert "digits" in words(views.own_settings(MONA, views.ALL, None, arabic))


def test_the_pages_of_a_person_have_none_of_a_group() -> None:
    assert "target" not in OWN_PAGES
    assert PRIVATE.house == House()
