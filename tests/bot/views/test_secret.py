"""No view shows a card that its reader may not see: every view, at every version of a match."""

import re
from collections.abc import Callable, Iterator

import pytest

from bot import views
from bot.actions import Verb
from bot.text import Speech, speech_in
from bot.view import Picture, View
from core.engine.table import Table
from core.rules.cards import KOMI, Card
from core.rules.ruleset import PRESETS
from tests.bot.views.sample import ALI, MONA, OMAR, PEOPLE, PRIVATE, SARA, Player, Sample, seed_of

TABLES = {
    "two": Player(words=("lucky", "")),
    "two at the coffeehouse": Player(rules=PRESETS["coffeehouse"], target=51),
    "a private match against the computer": Player(people=(MONA, None), chat=PRIVATE, target=51),
    "a single round": Player(target=None),
    "three": Player(people=(MONA, ALI, OMAR), target=51),
    "four": Player(people=PEOPLE, target=51),
    "three, one of whom left": Player(people=PEOPLE[:3], gone=frozenset({1}), target=51),
    "two teams": Player(people=(MONA, ALI, OMAR, SARA), teams=True, target=51),
}
OPEN: dict[str, Callable[[Table, Speech], View]] = {
    "challenge": views.challenge,
    "floor": views.floor,
    "result": views.result,
    "which match": lambda table, words: views.which_match([table], Verb.HAND, words),
    "resign": lambda table, words: views.resign_sure(table, 1, words),
    "declined": views.declined_notice,
    "left": views.left,
    "arrived": views.arrived,
    "toast": lambda table, words: View(views.toast_played(table, 1, words)),
    "waiting hand": lambda table, words: (
        View("") if table.turn is not None else views.hand(table, None, words)
    ),
}
# What a card may look like in a text, a label or a button's data.
SIGHT = re.compile(r"(?<![0-9A-Za-z])(?:(?:10|[A2-9JQK])[♣♦♥♠]|[A2-9TJQK][CDHS](?![0-9A-Za-z]))")


def cards_in(view: View) -> set[str]:
    """Every face and code that is anywhere in the view, its picture too."""
    labels = [f"{button.label} {button.action} {button.url}" for row in view.rows for button in row]
    return set(SIGHT.findall("\n".join([view.text, *labels, view.alt, repr(view.picture)])))


def signs(cards: set[Card]) -> set[str]:
    return {card.face for card in cards} | {card.code for card in cards}


def counts(table: Table, words: Speech) -> Iterator[View]:
    for row in table.rounds:
        if row.count is not None:
            yield views.count(table, row.number, words)


def hidden_from(sample: Sample, seat: int | None) -> set[Card]:
    """The cards in the pack and in the hands of the others; all hands for None."""
    live = sample.match.round
    if live is None:
        return set()
    hands = [hand for number, hand in enumerate(live.hands) if number != seat]
    return {*live.pack, *(card for hand in hands for card in hand)}


def test_the_sight_of_a_card_is_recognised() -> None:
    view = View("<b>\u206610♥\u2069</b> A♠ p:12:3:TD 95fe2c 2C", (), Picture((KOMI,)), "K♦")
    assert cards_in(view) == {"10♥", "A♠", "TD", "2C", "7D", "K♦"}


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("players", TABLES.values(), ids=TABLES)
def test_no_open_view_shows_a_hidden_card(players: Player, language: str) -> None:
    words = speech_in(language)
    for sample in players.versions():
        hidden = signs(hidden_from(sample, None))
        shown = [view(sample.table, words) for view in OPEN.values()]
        for view in [*shown, *counts(sample.table, words)]:
            assert not cards_in(view) & hidden


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("players", TABLES.values(), ids=TABLES)
def test_a_hand_shows_its_owners_cards_and_nobody_elses(players: Player, language: str) -> None:
    words = speech_in(language)
    for sample in players.versions():
        live = sample.match.round
        for seat, own in enumerate(live.hands if live else ()):
            view = sample.view(seat)
            for choosing in (None, *own):
                shown = cards_in(
                    views.hand(sample.table, view, words, choosing and views.Choosing(choosing))
                )
                assert not shown & signs(hidden_from(sample, seat))
                assert choosing is not None or shown >= {card.face for card in own}


@pytest.mark.parametrize("players", TABLES.values(), ids=TABLES)
def test_no_seed_is_shown_before_its_round_is_over(players: Player) -> None:
    words = speech_in("en")
    for sample in players.versions():
        secret = [row for row in sample.table.rounds if row.seed is None]
        shown = [view(sample.table, words) for view in OPEN.values()]
        text = "\n".join(one.text for one in [*shown, views.verify(sample.table, words)])
        assert not any(seed_of(row.number).hex() in text for row in secret)
        assert sample.match.is_over or secret
