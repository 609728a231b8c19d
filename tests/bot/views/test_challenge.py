"""The challenge card, from the wish to play to the first card or its end."""

from dataclasses import replace

import pytest

from bot import views
from bot.actions import Verb
from bot.text import speech_in
from core.engine.table import Seat, Status, Table
from core.rules.ruleset import PRESETS
from core.rules.shuffle import commitment
from tests.bot.views.reading import buttons, labels, lines, read
from tests.bot.views.sample import ALI, MONA, NOW, OMAR, SARA, opened, seed_of

EN = speech_in("en")
HERS = Seat(0, MONA)


def invited(name: str = "@ali") -> Table:
    return opened(HERS, Seat(1, invited=name))


def test_it_says_who_challenges_whom() -> None:
    assert lines(views.challenge(invited(), EN))[0] == "🃏 Mona challenges @ali to Basra!"


def test_it_says_match_target_and_rules() -> None:
    table = opened(HERS, Seat(1, invited="@ali"), target=151, rules=PRESETS["coffeehouse"])
    assert lines(views.challenge(table, EN))[1] == "Match 12 · to 151 · Coffeehouse rules"


def test_it_says_how_long_a_turn_lasts_where_that_is_the_matchs_own() -> None:
    for seconds, words in [(45, "45 seconds"), (60, "1 minute"), (90, "90 seconds")]:
        table = replace(invited(), turn_seconds=seconds)
        terms = f"Match 12 · to 101 · Standard rules · ⏱ {words} a turn"
        assert lines(views.challenge(table, EN))[1] == terms
    day = views.challenge(replace(invited(), turn_seconds=86400), EN)
    assert "⏱ 24 hours a turn" in read(day)


def test_a_free_seat_can_be_taken_by_a_code_from_elsewhere() -> None:
    code = "🔑 From another chat: /join K7QFM"
    assert code in lines(views.challenge(replace(opened(HERS, Seat(1)), code="K7QFM"), EN))
    assert code not in lines(views.challenge(replace(invited(), code="K7QFM"), EN))


def test_it_says_when_only_one_round_is_played() -> None:
    table = opened(HERS, Seat(1), target=None)
    assert lines(views.challenge(table, EN))[1] == "Match 12 · a single round · Standard rules"


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


def test_a_table_for_the_computer_alone_asks_nobody_to_play() -> None:
    view = views.challenge(opened(replace(HERS, arriving=True), Seat(1, computer="expert")), EN)
    assert lines(view)[0] == "🃏 Mona plays Basra against the computer."
    assert labels(view) == ["Open my hand", "Cancel"]


def test_a_table_opened_by_an_anonymous_admin_is_someones() -> None:
    table = replace(opened(Seat(0), Seat(1)), starter=None)
    assert lines(views.challenge(table, EN))[0].startswith("🃏 Someone opens")


@pytest.mark.parametrize("asks_level", [False, True])
def test_computers_are_offered_once_somebody_sits(asks_level: bool) -> None:
    empty = replace(opened(Seat(0), Seat(1), Seat(2)), starter=None)
    assert labels(views.challenge(empty, EN, asks_level=asks_level)) == ["Join", "Cancel"]
    begun = replace(empty, seats=(HERS, *empty.seats[1:]))
    assert "Fill with computers" in labels(views.challenge(begun, EN))


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


def three(*others: Seat) -> Table:
    return opened(HERS, *others)


def test_several_who_are_challenged_are_named_in_one_sentence() -> None:
    table = three(*(Seat(n, invited=name) for n, name in ((1, "@ali"), (2, "@sara"), (3, "@omar"))))
    view = views.challenge(table, EN)
    assert lines(view)[0] == "🃏 Mona challenges @ali, @sara and @omar to Basra!"
    assert "Waiting for ＠ali, ＠sara and ＠omar to accept" in read(view)


def test_each_who_has_no_username_is_called_by_a_link_of_their_own() -> None:
    table = three(Seat(1, invited="Ali"), Seat(2, invited="Omar"))
    view = views.challenge(table, EN, {1: "tg://user?id=1", 2: "tg://user?id=2"})
    assert view.text.count('<a href="tg://user?id=') == 2


def test_who_has_answered_and_who_has_not_are_told_apart() -> None:
    view = views.challenge(three(Seat(1, ALI, invited="@ali"), Seat(2, invited="@sara")), EN)
    assert "✅ Mona and علي" in lines(view)
    assert "📨 Waiting for ＠sara to accept" in lines(view)
    assert labels(view) == ["Accept", "Decline", "Cancel"]


def test_all_who_must_open_a_chat_first_stand_in_one_line() -> None:
    seats = (Seat(1, ALI, invited="@ali", arriving=True), Seat(2, SARA, arriving=True))
    view = views.challenge(three(*seats), EN)
    assert "Waiting for علي and سارة to open a chat with me" in read(view)


def test_an_open_table_for_more_says_how_many_seats_are_free() -> None:
    view = views.challenge(three(Seat(1), Seat(2)), EN)
    assert lines(view)[0] == "🃏 Mona opens a Basra table for 3. Who plays?"
    assert "💺 2 seats are free" in lines(view)
    assert labels(view) == ["Join", "Fill with computers", "Cancel"]


def test_whoever_joined_may_leave_again() -> None:
    view = views.challenge(three(Seat(1, ALI), Seat(2)), EN)
    assert labels(view) == ["Join", "Fill with computers", "Leave", "Cancel"]


def test_whoever_accepted_may_leave_while_somebody_is_on_the_way() -> None:
    seats = (Seat(1, ALI, invited="@ali"), Seat(2, SARA, invited="@sara", arriving=True))
    assert labels(views.challenge(three(*seats), EN)) == ["Open my hand", "Leave", "Cancel"]


def test_a_seat_for_somebody_and_a_seat_for_anybody_have_buttons_each() -> None:
    view = views.challenge(three(Seat(1, invited="@ali"), Seat(2)), EN)
    assert labels(view) == ["Accept", "Decline", "Join", "Fill with computers", "Cancel"]


def test_teams_show_as_sides_while_they_fill() -> None:
    view = views.challenge(opened(HERS, Seat(1, ALI), Seat(2), Seat(3), teams=True), EN)
    assert lines(view)[0] == "🃏 Mona opens a Basra table for two teams. Who plays?"
    assert "👥 Mona & a free seat" in lines(view)
    assert "👥 علي & a free seat" in lines(view)


def test_a_team_challenges_a_team_whichever_seat_asks() -> None:
    seats = (Seat(0, invited="@ali"), Seat(1, MONA), Seat(2, invited="@omar"))
    view = views.challenge(opened(*seats, Seat(3, invited="@sara"), teams=True), EN)
    assert lines(view)[0] == "🃏 Mona & @sara challenge @ali & @omar to Basra!"


def test_it_is_named_who_declined_of_several() -> None:
    table = three(Seat(1, ALI, invited="@ali"), Seat(2, invited="@sara"))
    closed = replace(table, status=Status.DECLINED, declined=1)
    assert lines(views.challenge(closed, EN))[0] == "✋ علي declined. No match 12 this time."


def test_the_card_asks_for_a_level_and_others_may_still_join() -> None:
    view = views.challenge(opened(HERS, Seat(1)), EN, asks_level=True)
    assert "🤖 How well should the computer play?" in lines(view)
    assert labels(view) == ["Novice", "Casual", "Strong", "Expert", "Join", "Back"]
    words = [button.action.word for button in buttons(view) if button.action]
    assert words == ["novice", "casual", "strong", "expert", None, "back"]


def test_a_card_without_open_seats_asks_for_no_level() -> None:
    assert views.challenge(invited(), EN, asks_level=True) == views.challenge(invited(), EN)


def test_the_terms_name_the_level_but_not_of_a_stand_in() -> None:
    begun = replace(opened(HERS, Seat(1, computer="expert")), status=Status.LIVE)
    assert lines(views.challenge(begun, EN))[1] == "Match 12 · to 101 · Standard rules · 🤖 Expert"
    left = replace(begun, seats=(HERS, Seat(1, ALI, computer="casual")))
    assert lines(views.challenge(left, EN))[1] == "Match 12 · to 101 · Standard rules"


def test_a_computer_of_an_older_database_is_casual() -> None:
    begun = replace(opened(HERS, Seat(1, computer="greedy")), status=Status.LIVE)
    assert "🤖 Casual" in lines(views.challenge(begun, EN))[1]
