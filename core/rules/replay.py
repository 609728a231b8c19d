"""A record played again: every shuffle, every play and the result are checked on the way."""

from collections import deque
from collections.abc import Iterator
from dataclasses import replace

from core.rules.cards import Card
from core.rules.count import Count
from core.rules.error import BadRecord, RulesError
from core.rules.match import Match
from core.rules.record import Ending, Record, RoundRecord
from core.rules.shuffle import first_dealer, verify


def replay(record: Record) -> Match:
    """Play the match again from its seeds, checking everything; raises BadRecord.

    The match that is given back stands where the recorded one ended.
    """
    last = deque(course(record), maxlen=1)
    if not last:
        raise BadRecord("the record has no round")
    check_result(record, last[0])
    return last[0]


def course(record: Record, counts: tuple[Count, ...] = ()) -> Iterator[Match]:
    """The match after each deal and after each play; raises BadRecord where it goes wrong.

    With the counts of the first rounds, which must be right, it begins after these.
    """
    try:
        match = Match.begin(
            record.rules, record.target, record.seats, record.teams, record.first_dealer
        )
        match = replace(match, counts=counts)
        for row in record.rounds[len(counts) :]:
            match = match.deal(_pack(record, row, match.round_number))
            yield match
            for play in row.plays:
                match = match.play(play)
                yield match
    except BadRecord:
        raise
    except RulesError as problem:
        raise BadRecord(f"the record cannot be replayed: {problem}") from problem


def check_result(record: Record, match: Match) -> None:
    """Raise BadRecord unless the record ends as the match does that was replayed from it."""
    if match.totals != record.totals:
        raise BadRecord("the totals of the record are not those of its plays")
    if match.is_over is not (record.ending is Ending.PLAYED):
        raise BadRecord("the ending of the record is not that of its plays")
    if match.is_over and match.winner != record.winner:
        raise BadRecord("the winner of the record is not that of its plays")
    if record.winner is not None and record.winner >= match.sides:
        raise BadRecord("the winner is not a side of the match")
    if not match.is_over and (record.winner is None) is not (record.ending is Ending.VOID):
        raise BadRecord("a match that was given up has a winner, and a void one has none")


def _pack(record: Record, row: RoundRecord, number: int) -> tuple[Card, ...]:
    if len(row.digests) != record.seats:
        raise BadRecord("a round has words for another number of seats")
    if number == 1 and record.dealer_drawn:
        drawn = first_dealer(row.seed, record.match_id, row.digests)
        if drawn != record.first_dealer:
            raise BadRecord("the first dealer is not the one that was drawn")
    return verify(row.commitment, row.seed, record.match_id, number, row.digests)
