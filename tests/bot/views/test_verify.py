"""The shuffles of a match, recomputed."""

from dataclasses import replace

from bot import views
from bot.text import speech_in
from core.engine.table import Table
from core.rules.shuffle import commitment, shuffle
from tests.bot.views.reading import lines, read
from tests.bot.views.sample import KEY, Player, digests_of, seed_of

EN = speech_in("en")


def finished() -> Table:
    return list(Player(words=("abracadabra", "")).versions())[-1].table


def test_a_round_as_promised_shows_its_first_floor() -> None:
    pack = shuffle(seed_of(1), KEY, 1, digests_of(("abracadabra", "")))
    opening = " ".join(card.face for card in pack[8:12])
    told = lines(views.verify(finished(), EN))
    assert f"✅ Round 1: the seed matches. Its first floor: {opening}" in told


def test_everything_needed_to_check_it_by_hand_is_there() -> None:
    text = read(views.verify(finished(), EN))
    assert KEY in text
    assert seed_of(1).hex() in text
    assert commitment(seed_of(1)) in text
    assert digests_of(("abracadabra",))[0].hex() in text
    assert "docs/fairness.md" in text


def test_another_seed_than_promised_is_found_out() -> None:
    table = finished()
    forged = replace(table.rounds[0], commitment=commitment(seed_of(99)))
    told = lines(views.verify(replace(table, rounds=(forged, *table.rounds[1:])), EN))
    assert "❌ Round 1: the seed does not match its commitment!" in told


def test_a_seed_shown_for_a_round_that_was_never_dealt_is_checked_too() -> None:
    table = finished()
    row = replace(table.rounds[0], words=(), seed=seed_of(1).hex())
    told = lines(views.verify(replace(table, rounds=(row,)), EN))
    assert "✅ Round 1: the seed matches. It was never dealt." in told


def test_before_the_first_round_is_over_there_is_nothing_to_verify() -> None:
    first = next(Player().versions()).table
    assert "No round is over yet" in read(views.verify(first, EN))


def test_the_older_rounds_of_a_long_match_are_summed_up() -> None:
    table = finished()
    rows = tuple(
        replace(
            table.rounds[0],
            number=number,
            seed=seed_of(number).hex(),
            commitment=commitment(seed_of(number if number != 2 else 99)),
        )
        for number in range(1, 31)
    )
    told = lines(views.verify(replace(table, rounds=rows), EN))
    full = sum(line.startswith("✅") for line in told)
    assert f"Older rounds: {29 - full} of {30 - full} match." in told
