"""Questions: which match, is that so, whom."""

from dataclasses import replace

from bot import views
from bot.actions import Action, Verb
from bot.text import speech_in
from bot.view import Tone
from core.engine.table import Seat
from tests.bot.views.reading import buttons, labels, read
from tests.bot.views.sample import ALI, MONA, OMAR, SARA, opened

EN = speech_in("en")
TABLE = opened(Seat(0, MONA), Seat(1, ALI))
OTHER = replace(TABLE, id=13, seats=(Seat(0, MONA), Seat(1, computer="casual")))


def test_which_match_is_asked_with_a_button_a_match() -> None:
    view = views.which_match([TABLE, OTHER], Verb.RESIGN, EN)
    assert labels(view) == ["Match 12: Mona – علي", "Match 13: Mona – Computer"]
    assert [one.action for one in buttons(view)] == [
        Action(Verb.RESIGN, 12),
        Action(Verb.RESIGN, 13),
    ]


def test_a_seat_that_waits_is_named_by_whom_it_waits_for() -> None:
    table = opened(Seat(0, MONA), Seat(1, invited="@ali"))
    assert labels(views.which_match([table], Verb.CANCEL, EN)) == ["Match 12: Mona – ＠ali"]


def test_resigning_is_asked_once_more() -> None:
    view = views.resign_sure(TABLE, MONA.id, EN)
    assert read(view) == "🏳 Resign match 12 against علي? It counts as a loss."
    assert [one.action for one in buttons(view)] == [
        Action(Verb.RESIGN_SURE, 12, 0),
        Action(Verb.HAND, 12),
    ]
    assert buttons(view)[0].tone is Tone.BAD


def test_forgetting_is_asked_once_more_of_that_person() -> None:
    view = views.forget_sure(MONA.id, EN)
    assert [one.action for one in buttons(view)] == [Action(Verb.FORGET_SURE, MONA.id)]


def test_each_blocked_person_has_a_button_that_unblocks() -> None:
    view = views.unblock([ALI, OMAR], EN)
    assert labels(view) == ["Unblock علي", "Unblock Omar"]
    assert [one.action for one in buttons(view)] == [
        Action(Verb.UNBLOCK, ALI.id),
        Action(Verb.UNBLOCK, OMAR.id),
    ]


def test_who_blocked_nobody_is_told_so() -> None:
    assert views.unblock([], EN).rows == ()


def test_who_declined_may_block_the_challenger() -> None:
    view = views.declined_notice(TABLE, EN)
    assert read(view) == "You declined match 12 with Mona."
    assert labels(view) == ["No more challenges from Mona"]
    assert buttons(view)[0].action == Action(Verb.BLOCK, 12)


def test_nobody_can_be_blocked_for_a_table_that_nobody_signed() -> None:
    view = views.declined_notice(replace(TABLE, starter=None), EN)
    assert read(view) == "You declined match 12 with Someone."
    assert view.rows == ()


def test_blocking_is_confirmed_with_the_way_back() -> None:
    assert read(views.blocked(MONA, EN)).endswith("from Mona. /unblock takes it back.")


def test_who_leaves_a_larger_table_is_told_that_the_others_play_on() -> None:
    table = opened(Seat(0, MONA), Seat(1, ALI), Seat(2, OMAR))
    assert read(views.resign_sure(table, MONA.id, EN)) == (
        "🏳 Leave match 12 with علي and Omar? "
        "It counts as a loss, and the computer plays on in your place."
    )


def test_the_last_of_a_team_resigns_against_the_other_team() -> None:
    gone = Seat(2, OMAR, computer="casual")
    table = opened(Seat(0, MONA), Seat(1, ALI), gone, Seat(3, SARA), teams=True)
    asked = read(views.resign_sure(table, MONA.id, EN))
    assert asked == "🏳 Resign match 12 against علي and سارة? It counts as a loss."


def test_a_seat_that_was_left_is_named_for_both() -> None:
    table = opened(Seat(0, MONA), Seat(1, ALI), Seat(2, OMAR, computer="casual"))
    assert labels(views.which_match([table], Verb.HAND, EN)) == [
        "Match 12: Mona – علي – Computer (for Omar)"
    ]
