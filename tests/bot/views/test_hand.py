"""A hand: what each card would do, and one button a card."""

from dataclasses import replace

import pytest

from bot import views
from bot.actions import Action, Verb
from bot.text import speech_in
from bot.view import Deck, Tone
from bot.views.hand import CHOICES
from core.engine.preference import House, Taste
from core.engine.table import Due, Status
from core.rules.cards import parse_card
from tests.bot.views.reading import buttons, labels, lines, read
from tests.bot.views.sample import MONA, PRIVATE, Player, at

EN = speech_in("en")
DISCORD = 25  # buttons under a message
THEIRS = "2C 3C 4C 9C"
BASRA = at("TS 5H 4D AC", ("TH 8H KD JH", THEIRS))
CHOICE = at("AS 6H 6C 5D", ("7S 8H KD TH", THEIRS))
SEVEN = parse_card("7S")


def test_the_floor_comes_first_and_then_the_turn() -> None:
    view = views.hand(BASRA.table, BASRA.view(0), EN)
    assert lines(view)[0].split()[1:] == ["10♠", "5♥", "4♦", "A♣"]
    assert lines(view)[1] == "👉 Your turn · ⏳ 20:03 UTC"


def test_each_card_says_what_it_takes_and_scores() -> None:
    assert lines(views.hand(BASRA.table, BASRA.view(0), EN))[2:6] == [
        "8♥ is laid",
        "⭐ 10♥ Basra! +10 takes 10♠ A♣ 4♦ 5♥",
        "J♥ takes A♣ 4♦ 5♥ 10♠",
        "K♦ is laid",
    ]


def test_a_button_is_its_card_and_nothing_else() -> None:
    view = views.hand(BASRA.table, BASRA.view(0), EN)
    assert [[button.label for button in row] for row in view.rows] == [["8♥", "10♥", "J♥", "K♦"]]


@pytest.mark.parametrize("pictures", ["on", "off"])
def test_its_cards_are_of_its_players_deck_and_those_on_the_floor_of_the_groups(
    pictures: str,
) -> None:
    mona = replace(MONA, taste=Taste((("deck", "four"), ("pictures", pictures))))
    seats = (replace(BASRA.table.seats[0], person=mona), BASRA.table.seats[1])
    table = replace(BASRA.table, seats=seats)
    hands = [views.hand(table, BASRA.view(seat), EN).deck for seat in (0, 1)]
    assert [*hands, views.floor(table, EN).deck] == [Deck.FOUR, Deck.TWO, Deck.TWO]
    house = House((("deck", "four"), ("pictures", pictures)))
    four = replace(BASRA.table, chat=replace(BASRA.table.chat, house=house))
    assert views.hand(four, BASRA.view(0), EN).deck is Deck.TWO
    assert views.floor(four, EN).deck is Deck.FOUR


def test_one_tap_plays() -> None:
    table = replace(BASRA.table, plies=37)
    first = buttons(views.hand(table, BASRA.view(0), EN))[0]
    assert first.action == Action(Verb.PLAY, 12, 37, parse_card("8H"))


def test_colours_tell_a_basra_a_capture_and_a_card_that_is_laid() -> None:
    tones = [button.tone for button in buttons(views.hand(BASRA.table, BASRA.view(0), EN))]
    assert tones == [Tone.PLAIN, Tone.GOOD, Tone.PRIMARY, Tone.PLAIN]


def test_when_it_is_not_ones_turn_the_cards_stay_and_the_text_says_whose_it_is() -> None:
    view = views.hand(BASRA.table, BASRA.view(1), EN)
    assert lines(view)[1] == "👉 Mona to play · ⏳ 20:03 UTC"
    assert labels(view) == ["2♣", "3♣", "4♣", "9♣"]
    assert {button.tone for button in buttons(view)} == {Tone.PLAIN}


def test_it_says_which_match_in_which_chat_it_belongs_to() -> None:
    assert "Match 12 in Family كوتشينة" in lines(views.hand(BASRA.table, BASRA.view(0), EN))


def test_a_private_match_needs_no_chat() -> None:
    table = replace(BASRA.table, chat=PRIVATE)
    assert lines(views.hand(table, BASRA.view(0), EN))[-1] == "Match 12"


def test_it_shows_score_and_last_plays_too() -> None:
    sample = list(Player().versions())[3]
    text = read(views.hand(sample.table, sample.view(0), EN))
    assert "Mona 0 ·" in text
    assert text.count(" laid ") + text.count(" took ") == 3


def test_several_ways_to_take_are_counted() -> None:
    told = lines(views.hand(CHOICE.table, CHOICE.view(0), EN))
    assert "7♠ takes 2 cards in 2 ways: you choose" in told


def test_the_choice_has_a_button_a_capture_named_by_its_cards_and_a_way_back() -> None:
    view = views.hand(CHOICE.table, CHOICE.view(0), EN, choosing=views.Choosing(SEVEN))
    assert "7♠ can take 2 cards in several ways. Which?" in lines(view)
    assert labels(view) == ["A♠ 6♣", "A♠ 6♥", "Back"]
    assert [button.action for button in buttons(view)] == [
        Action(Verb.PLAY, 12, 0, SEVEN, 0),
        Action(Verb.PLAY, 12, 0, SEVEN, 1),
        Action(Verb.BACK, 12, 0),
    ]


def test_a_card_with_several_ways_asks_instead_of_playing() -> None:
    first = buttons(views.hand(CHOICE.table, CHOICE.view(0), EN))[0]
    assert first.action == Action(Verb.CHOOSE, 12, 0, SEVEN)


def test_the_order_of_the_choice_is_the_order_of_the_rules() -> None:
    view = views.hand(CHOICE.table, CHOICE.view(0), EN, choosing=views.Choosing(SEVEN))
    plays = CHOICE.match.round.plays_of(SEVEN)  # type: ignore[union-attr] # it is live
    assert labels(view)[:-1] == [" ".join(card.face for card in play.takes) for play in plays]


def test_a_card_without_a_choice_is_not_asked_about() -> None:
    plain = views.hand(CHOICE.table, CHOICE.view(0), EN)
    assert (
        views.hand(CHOICE.table, CHOICE.view(0), EN, choosing=views.Choosing(parse_card("8H")))
        == plain
    )


def test_a_choice_left_open_closes_when_the_turn_has_passed() -> None:
    sample = at("AS 6H 6C 5D", (THEIRS, "7S 8H KD TH"))
    plain = views.hand(sample.table, sample.view(1), EN)
    assert views.hand(sample.table, sample.view(1), EN, choosing=views.Choosing(SEVEN)) == plain


def test_more_ways_than_a_keyboard_holds_are_shown_page_by_page() -> None:
    high = " ".join(rank + suit for rank in "9876" for suit in "CDHS")
    floor = f"AC AD 2C 2D 3C 3D 4C 4D {high}"
    sample = at(floor, ("TC JH KD QH", "JC QC KC TD"))
    ten = parse_card("TC")
    ways = len(sample.match.round.plays_of(ten))  # type: ignore[union-attr] # live
    assert ways > 2 * CHOICES
    offered: list[int] = []
    first: int | None = 0
    while first is not None:
        view = views.hand(sample.table, sample.view(0), EN, choosing=views.Choosing(ten, first))
        assert len(buttons(view)) <= DISCORD
        shown = [one.action for one in buttons(view) if one.action]
        page = [one.choice for one in shown if one.verb is Verb.PLAY and one.choice is not None]
        assert f"{ways - len(page)} more ways are not shown." in lines(view)
        offered += page
        (on,) = [one.choice for one in shown if one.verb is Verb.CHOOSE]
        first = on or None
    assert offered == list(range(ways))


def test_a_page_that_does_not_exist_is_the_first_one() -> None:
    beyond = views.hand(CHOICE.table, CHOICE.view(0), EN, choosing=views.Choosing(SEVEN, 99))
    assert beyond == views.hand(CHOICE.table, CHOICE.view(0), EN, choosing=views.Choosing(SEVEN))


def test_when_the_group_is_lost_the_hand_says_so() -> None:
    table = replace(BASRA.table, chat=replace(BASRA.table.chat, lost=True))
    assert "⚠️ I can’t write in Family كوتشينة now. The match goes on here." in lines(
        views.hand(table, BASRA.view(0), EN)
    )


def test_someone_away_learns_how_to_take_over_again() -> None:
    seats = (replace(BASRA.table.seats[0], away=True), BASRA.table.seats[1])
    view = views.hand(replace(BASRA.table, seats=seats), BASRA.view(0), EN)
    assert lines(view)[1].startswith("💤 You are away: the computer plays for you.")
    assert labels(view) == ["8♥", "10♥", "J♥", "K♦"]


def test_a_suspended_match_can_be_taken_up_again() -> None:
    table = replace(BASRA.table, status=Status.SUSPENDED, due=Due.VOID)
    view = views.hand(table, BASRA.view(0), EN)
    assert lines(view)[:2] == [
        "💤 Match 12 waits for you. Tap to come back.",
        "Open until: 20:03 UTC",
    ]
    assert [button.action for button in buttons(view)] == [Action(Verb.BACK, 12)]


def test_the_pause_shows_the_count_with_ready() -> None:
    sample = next(one for one in Player().versions() if one.table.is_paused)
    view = views.hand(sample.table, None, EN)
    assert read(views.count(sample.table, 1, EN)) in read(view)
    assert labels(view) == ["Ready"]


def test_the_end_shows_the_result() -> None:
    last = list(Player(target=None).versions())[-1]
    assert views.hand(last.table, None, EN) == views.result(last.table, EN)


def test_a_turn_without_a_deadline_shows_no_clock() -> None:
    table = replace(BASRA.table, deadline=None)
    assert lines(views.hand(table, BASRA.view(0), EN))[1] == "👉 Your turn"
