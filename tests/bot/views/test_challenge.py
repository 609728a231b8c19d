"""The challenge card, from the wish to play to the first card or its end."""

from dataclasses import replace

import pytest

from bot import views
from bot.actions import Verb
from bot.text import speech
from core.engine.table import Seat, Status, Table
from core.rules.ruleset import PRESETS
from core.rules.shuffle import commitment
from tests.bot.views.reading import buttons, labels, lines, read
from tests.bot.views.sample import ALI, MONA, NOW, OMAR, opened, seed_of

EN = speech("en")
HERS = Seat(0, MONA)


def invited(name: str = "@ali") -> Table:
    return opened(HERS, Seat(1, invited=name))


def test_it_says_who_challenges_whom() -> None:
    assert lines(views.challenge(invited(), EN))[0] == "🃏 Mona challenges @ali to Basra!"


def test_it_says_match_target_and_rules() -> None:
    table = opened(HERS, Seat(1, invited="@ali"), target=151, rules=PRESETS["coffeehouse"])
    assert lines(views.challenge(table, EN))[1] == "Match 12 · to 151 · Coffeehouse rules"


def test_it_says_when_only_one_round_is_played() -> None:
    table = opened(HERS, Seat(1), target=None)
    assert lines(views.challenge(table, EN))[1] == "Match 12 · a single round · v2 rules"


def test_it_shows_the_whole_commitment_of_the_first_round() -> None:
    assert commitment(seed_of(1)) in views.challenge(invited(), EN).text


def test_a_friend_may_accept_or_decline() -> None:
    view = views.challenge(invited(), EN)
    assert labels(view) == ["Accept", "Decline", "Cancel"]
    assert [button.action.verb for button in buttons(view) if button.action] == [
        Verb.ACCEPT,
        Verb.DECLINE,
        Verb.CANCEL,
    ]


def test_an_open_table_takes_whoever_joins_or_the_computer() -> None:
    view = views.challenge(opened(HERS, Seat(1)), EN)
    assert lines(view)[0] == "🃏 Mona opens a Basra table. Who plays?"
    assert labels(view) == ["Join", "Play the computer", "Cancel"]


def test_a_table_opened_by_an_anonymous_admin_is_someones() -> None:
    table = replace(opened(Seat(0), Seat(1)), starter=None)
    assert lines(views.challenge(table, EN))[0].startswith("🃏 Someone opens")


def test_it_expires_by_the_readers_own_clock() -> None:
    text = views.challenge(invited(), EN).text
    assert f'<tg-time unix="{int(NOW.timestamp()) + 600}" format="r">' in text
    assert "20:10 UTC" in read(views.challenge(invited(), EN))


def test_it_waits_for_someone_who_must_open_a_chat_first() -> None:
    view = views.challenge(opened(HERS, Seat(1, ALI, invited="@ali", arriving=True)), EN)
    assert "Waiting for علي to open a chat with me" in read(view)
    assert labels(view) == ["Open my hand", "Cancel"]
    assert buttons(view)[0].action.verb is Verb.OPEN  # type: ignore[union-attr] # it has one


def test_a_starter_who_must_arrive_leaves_the_other_seat_to_be_taken() -> None:
    view = views.challenge(opened(replace(HERS, arriving=True), Seat(1, invited="@ali")), EN)
    assert labels(view) == ["Open my hand", "Accept", "Decline", "Cancel"]


@pytest.mark.parametrize(
    ("status", "sentence"),
    [
        (Status.LIVE, "🃏 Mona – @ali: match 12 is on!"),
        (Status.DECLINED, "✋ @ali declined. No match 12 this time."),
        (Status.CANCELLED, "✖️ Match 12 was cancelled."),
        (Status.EXPIRED, "⌛ Nobody came in time: match 12 is off."),
    ],
)
def test_a_closed_challenge_says_how_it_ended_and_has_no_buttons(
    status: Status, sentence: str
) -> None:
    view = views.challenge(replace(invited(), status=status), EN)
    assert lines(view)[0].replace("＠", "@") == sentence
    assert view.rows == ()


def test_a_username_calls_its_owner() -> None:
    assert "@ali" in views.challenge(invited("@ali"), EN).text


def test_a_name_that_only_looks_like_a_username_calls_nobody() -> None:
    assert "@" not in read(views.challenge(invited("@all of you @durov"), EN))


def test_someone_without_a_username_is_called_by_a_link() -> None:
    view = views.challenge(invited("Omar <3"), EN, mentions={1: "tg://user?id=7&x=1"})
    assert '<a href="tg://user?id=7&amp;x=1">' in view.text
    assert "Omar <3" in read(view)


def test_a_challenge_to_a_rule_set_of_the_house_shows_its_name_safely() -> None:
    rules = replace(PRESETS["v2"], name="<b>my @house")
    view = views.challenge(opened(HERS, Seat(1, OMAR), rules=rules), EN)
    assert "<b>my ＠house rules" in read(view)


def test_a_challenge_without_an_end_shows_no_clock() -> None:
    assert "Open until" not in read(views.challenge(replace(invited(), due_at=None), EN))
