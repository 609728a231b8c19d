"""Recorded matches to test with, played at random from real seeds."""

from dataclasses import replace
from random import Random

from core.rules.match import Match
from core.rules.record import Ending, Record, RoundRecord
from core.rules.ruleset import RuleSet
from core.rules.shuffle import commitment, shuffle, words_digest
from core.rules.shuffle import first_dealer as draw_dealer

KEY = "kfJc2VxTq0W7bLr9mEoZ1A"  # as long as the engine's


def recorded(
    rules: RuleSet,
    table: tuple[int, bool],
    seed: int,
    target: int | None = 51,
    first_dealer: int | None = None,
) -> tuple[Record, Match]:
    """A match played at random from real seeds, and its record; a rematch names its dealer."""
    rng = Random(seed)
    seats, teams = table
    words = tuple(words_digest(f"luck {seat}" if seat else "") for seat in range(seats))
    first = rng.randbytes(32)
    dealer = draw_dealer(first, KEY, words) if first_dealer is None else first_dealer
    match = Match.begin(rules, target, seats, teams, dealer)
    rows: list[RoundRecord] = []
    while not match.is_over:
        drawn = first if not rows else rng.randbytes(32)
        match = match.deal(shuffle(drawn, KEY, match.round_number, words))
        while match.round:
            match = match.play(rng.choice(match.round.legal_plays()))
        plays = tuple(turn.play for turn in match.history)
        rows.append(RoundRecord(commitment(drawn), drawn, words, plays))
    record = Record(
        match_id=KEY,
        rules=rules,
        target=target,
        seats=seats,
        teams=teams,
        first_dealer=match.first_dealer,
        dealer_drawn=first_dealer is None,
        rounds=tuple(rows),
        ending=Ending.PLAYED,
        winner=match.winner,
        totals=match.totals,
    )
    return record, match


def given_up(record: Record, match: Match) -> Record:
    """The record of the same match, left by side 0 after ten plays of its last round."""
    *whole, last = record.rounds
    rows = (*whole, replace(last, plays=last.plays[:10]))
    totals = tuple(
        sum(count.points[side] for count in match.counts[:-1]) for side in range(match.sides)
    )
    return replace(record, rounds=rows, ending=Ending.RESIGNED, winner=1, totals=totals)
