"""The floor: the cards first, then whose turn it is, then the score."""

from dataclasses import replace

import pytest

from bot import views
from bot.actions import Verb
from bot.text import speech_in
from core.engine.table import Due, End, Made, Result, Seat, Status, Table
from core.rules.capture import Basra
from core.rules.cards import parse_card, parse_cards
from tests.bot.views.reading import buttons, labels, lines, read
from tests.bot.views.sample import ALI, MONA, NOW, PEOPLE, Player, after, at

EN = speech_in("en")
FLOOR = at("AS 7C KH 8D", ("8S TH 3C KD", "2C 3H 4C 9C"))
BARE = at("", ("8S TH 3C KD", "2C 3H 4C 9C"))


def with_floor(table: Table, **changes: object) -> Table:
    assert table.floor is not None
    return replace(table, floor=replace(table.floor, **changes))  # type: ignore[arg-type]


def with_seat(table: Table, number: int, **changes: object) -> Table:
    seat = replace(table.seats[number], **changes)  # type: ignore[arg-type]
    return replace(table, seats=tuple(seat if one.number == number else one for one in table.seats))


def made(seat: int, card: str, takes: str = "", basra: Basra | None = None, **more: object) -> Made:
    points = 10 if basra else 0
    return Made(seat, parse_card(card), parse_cards(takes), basra, points, **more)  # type: ignore[arg-type]


def said(*plays: Made) -> list[str]:
    """The lines about these plays."""
    text = read(views.floor(replace(FLOOR.table, made=plays), EN))
    return text.split("\n\n")[2].split("\n")


def test_the_first_line_is_the_floor() -> None:
    first = lines(views.floor(FLOOR.table, EN))[0]
    assert first.split()[1:] == ["A♠", "7♣", "K♥", "8♦"]


def test_an_empty_floor_is_said() -> None:
    assert lines(views.floor(BARE.table, EN))[0] == "🟩 The floor is empty"


def test_the_second_line_says_whose_turn_it_is_and_until_when() -> None:
    view = views.floor(FLOOR.table, EN)
    assert lines(view)[1] == "👉 Mona to play · ⏳ 20:03 UTC"
    assert f'<tg-time unix="{int(NOW.timestamp()) + 180}" format="r">' in view.text


def test_the_computer_has_no_clock() -> None:
    table = with_seat(FLOOR.table, 0, person=None, computer="casual")
    assert lines(views.floor(table, EN))[1] == "👉 Computer to play"


def test_someone_away_is_played_for() -> None:
    table = with_seat(FLOOR.table, 0, away=True)
    assert lines(views.floor(table, EN))[1] == "💤 Mona is away: the computer plays"


def test_it_says_who_else_is_away_and_whom_the_cards_do_not_reach() -> None:
    table = with_seat(FLOOR.table, 1, away=True, unreachable=True)
    assert lines(views.floor(table, EN))[2:4] == [
        "💤 علي is away",
        "📵 I can’t reach علي: open a chat with me",
    ]


def test_the_score_follows_a_line_a_side() -> None:
    table = with_floor(FLOOR.table, piles=(12, 1), totals=(45, 30))
    assert lines(views.floor(table, EN))[2:4] == ["Mona 45 · 12 cards", "علي 30 · 1 card"]


def test_basras_of_the_round_stand_beside_the_total() -> None:
    table = with_floor(
        FLOOR.table,
        piles=(12, 8),
        totals=(45, 30),
        basras=((Basra.PLAIN, Basra.JACK), (Basra.KOMI,)),
        points=(40, 30),
    )
    assert lines(views.floor(table, EN))[2:4] == [
        "Mona 45 · 12 cards · 2 basras +40",
        "علي 30 · 8 cards · 1 basra +30",
    ]


def test_it_says_deal_round_target_and_match() -> None:
    assert lines(views.floor(FLOOR.table, EN))[-1] == "Deal 1 of 6 · round 1 · to 101 · match 12"


def test_a_bonus_carried_over_is_said() -> None:
    table = with_floor(FLOOR.table, carried=60)
    assert lines(views.floor(table, EN))[-1] == "The most cards bring +60 more this round."


def test_plays_are_told_in_words() -> None:
    assert said(made(0, "8S", "8D AS 7C"), made(1, "KH")) == [
        "Mona played 8♠ and took 8♦ A♠ 7♣",
        "علي laid K♥",
    ]


@pytest.mark.parametrize(
    ("kind", "words"),
    [(Basra.PLAIN, "Basra!"), (Basra.JACK, "Jack basra!"), (Basra.KOMI, "Komi basra!")],
)
def test_a_basra_stands_out(kind: Basra, words: str) -> None:
    assert said(made(0, "TH", "TS", kind)) == [f"⭐ {words} +10 Mona played 10♥ and took 10♠"]


def test_the_computer_standing_in_is_said() -> None:
    assert said(made(0, "8S", "8D", by_computer=True), made(0, "KH", by_computer=True)) == [
        "The computer played 8♠ for Mona and took 8♦",
        "The computer laid K♥ for Mona",
    ]


def test_only_the_last_few_plays_are_told() -> None:
    plays = [made(n % 2, card) for n, card in enumerate(("AS", "2S", "3S", "4S", "5S"))]
    assert said(*plays) == ["علي laid 2♠", "Mona laid 3♠", "علي laid 4♠", "Mona laid 5♠"]


def test_a_button_leads_to_ones_own_hand() -> None:
    view = views.floor(FLOOR.table, EN)
    assert labels(view) == ["My hand"]
    assert buttons(view)[0].action.verb is Verb.OPEN  # type: ignore[union-attr] # it has one


def pause() -> Table:
    return next(one.table for one in Player().versions() if one.table.is_paused)


def test_the_pause_says_what_it_waits_for_and_who_is_ready() -> None:
    table = with_seat(pause(), 1, ready=True)
    assert lines(views.floor(table, EN))[1:3] == [
        "⏸ Round 1 is over · next: 20:03 UTC",
        "✅ Ready: علي",
    ]


def test_the_pause_shows_the_totals_with_the_round_just_counted() -> None:
    table = with_floor(pause(), totals=(0, 0))
    totals = table.rounds[0].totals
    assert lines(views.floor(table, EN))[2:4] == [f"Mona {totals[0]}", f"علي {totals[1]}"]


def test_a_suspended_match_says_how_to_come_back_and_until_when() -> None:
    table = replace(FLOOR.table, status=Status.SUSPENDED, due=Due.VOID)
    assert lines(views.floor(table, EN))[1:3] == [
        "💤 Nobody is at the table. Match 12 waits: /hand brings you back.",
        "Open until: 20:03 UTC",
    ]


def test_a_match_that_was_resigned_says_who_won_and_has_no_buttons() -> None:
    result = Result(End.RESIGNED, 1, (10, 20), False, (None, None), resigned_seat=0)
    view = views.floor(replace(FLOOR.table, status=Status.OVER, result=result), EN)
    assert lines(view) == [
        "🏁 Match 12 is over",
        "🏆 علي wins!",
        "🏳 Mona resigned.",
        "Mona 10",
        "علي 20",
    ]
    assert view.rows == ()


def test_a_void_match_says_so() -> None:
    view = views.floor(replace(FLOOR.table, status=Status.VOID), EN)
    assert "Match 12 is void" in read(view)
    assert view.rows == ()


def test_partners_are_one_side() -> None:
    sample = next(Player(people=PEOPLE, teams=True, words=("",) * 4).versions())
    score = [line for line in lines(views.floor(sample.table, EN)) if "cards" in line]
    assert score == ["Mona & Omar 0 · 0 cards", "علي & سارة 0 · 0 cards"]


def test_a_former_player_has_no_name() -> None:
    table = replace(FLOOR.table, seats=(Seat(0, replace(MONA, name="")), Seat(1, ALI)))
    assert lines(views.floor(table, EN))[1].startswith("👉 a former player to play")


def test_before_the_first_deal_there_is_no_floor() -> None:
    with pytest.raises(ValueError, match="dealt"):
        views.floor(replace(FLOOR.table, floor=None), EN)


def test_the_floor_after_a_play_tells_that_play() -> None:
    play = FLOOR.match.round.plays_of(parse_card("8S"))[0]  # type: ignore[union-attr] # it is live
    assert "Mona played 8♠ and took 8♦ A♠ 7♣" in read(views.floor(after(FLOOR, play).table, EN))


def test_a_pause_and_a_wait_without_an_end_show_no_clock() -> None:
    paused = replace(pause(), due=None)
    waiting = replace(FLOOR.table, status=Status.SUSPENDED, due=None)
    assert "UTC" not in read(views.floor(paused, EN)) + read(views.floor(waiting, EN))
