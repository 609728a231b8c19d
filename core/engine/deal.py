"""The course of a match on an immutable game: deal, play a card, count, end. Pure.

The door makes it last.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.engine.game import Game, reveal, with_seat
from core.engine.settings import Moment
from core.engine.standing import goes_on_without, standing
from core.engine.table import End, Floor, Made, Rest, Result, RoundRow, Seat, Status, Table
from core.engine.timer import is_present, wind
from core.players import STAND_IN
from core.rules.cards import PACK
from core.rules.match import Match
from core.rules.play import Play
from core.rules.round import PLAYS, side_of
from core.rules.shuffle import SEED_SIZE, commitment, first_dealer, shuffle

RATED_TARGET = 51


def promise(number: int, moment: Moment) -> tuple[RoundRow, bytes]:
    """Draw the seed of a round, and the row that holds its commitment."""
    seed = moment.random_bytes(SEED_SIZE)
    return RoundRow(number, commitment(seed)), seed


def deal(game: Game, words: Sequence[bytes], moment: Moment) -> Game:
    """Deal the round that was promised.

    `words` are the digests of each seat's luck words, frozen for the round from now on (design.md,
    A shuffle anyone can check).
    """
    table, row, seed = game.table, game.table.rounds[-1], game.seeds[-1]
    if game.match is None:
        game = _begin(game, words, seed)
    assert game.match is not None
    match = game.match.deal(shuffle(seed, table.key, row.number, words))
    row = replace(row, dealer=match.dealer, words=tuple(digest.hex() for digest in words))
    table = replace(
        table,
        status=Status.LIVE,
        seats=tuple(replace(seat, ready=False) for seat in table.seats),
        rounds=(*table.rounds[:-1], row),
        floor=floor_of(match, table.floor),
        made=(),
    )
    return replace(game, table=wind(table, moment), match=match)


def _begin(game: Game, words: Sequence[bytes], seed: bytes) -> Game:
    table = game.table
    drawn = game.first_dealer is None
    dealer = game.first_dealer
    if dealer is None:
        dealer = first_dealer(seed, table.key, words)
    match = Match.begin(table.rules, table.target, len(table.seats), table.teams, dealer)
    return replace(game, match=match, first_dealer=dealer, dealer_drawn=drawn)


def play(game: Game, chosen: Play, moment: Moment, *, by_computer: bool = False) -> Game:
    """Make one play for the seat in turn. The last one of a round counts it, and may end the match.

    `by_computer` says that the computer stood in for a person. Raises core.rules' IllegalPlay.
    """
    assert game.match is not None
    match = game.match.play(chosen)
    turn = match.history[-1]
    made = Made(turn.seat, chosen.card, turn.play.takes, turn.basra, turn.points, by_computer)
    table = replace(
        game.table,
        plies=game.table.plies + 1,
        made=(*game.table.made, made),
        floor=floor_of(match, game.table.floor),
    )
    if match.round is not None:
        return replace(game, table=wind(table, moment), match=match)
    return _close_round(replace(game, table=table, match=match), moment)


def _close_round(game: Game, moment: Moment) -> Game:
    assert game.match is not None
    table, match = game.table, game.match
    row = replace(
        table.rounds[-1], count=match.counts[-1], totals=match.totals, seed=game.seeds[-1].hex()
    )
    game = replace(game, table=replace(table, rounds=(*table.rounds[:-1], row)))
    if match.is_over:
        return finish(game, End.PLAYED, match.winner, moment)
    coming, seed = promise(row.number + 1, moment)
    table = replace(game.table, rounds=(*game.table.rounds, coming))
    return replace(game, table=wind(table, moment), seeds=(*game.seeds, seed))


def resign(game: Game, number: int, moment: Moment) -> Game:
    """A seat gives the match up.

    As long as the others have somebody to play for, the computer takes the seat over; else they
    win (docs/rules.md, Leaving).
    """
    seat = game.table.seats[number]
    if not goes_on_without(game.table, number):
        return _given_up(game, number, moment)
    left = Seat(number, seat.person, STAND_IN, seat.invited, seat.invited_id)
    table = with_seat(game.table, left)
    if table.is_paused and all(other.ready for other in table.seats if is_present(other)):
        table = replace(table, due_at=moment.now)  # nobody else is waited for
    waits = table.turn == number or not any(map(is_present, table.seats))
    if table.status is Status.LIVE and waits:
        table = wind(table, moment)
    return replace(game, table=table)


def _given_up(game: Game, number: int, moment: Moment) -> Game:
    """Another side wins: of several that stayed the one with most points, the first of equals."""
    assert game.match is not None
    totals, own = game.match.totals, side_of(number, game.table.teams)
    others = [side for side in standing(game.table, leaving=number) if side != own]
    game = finish(game, End.RESIGNED, max(others, key=totals.__getitem__), moment)
    assert game.table.result is not None
    result = replace(game.table.result, resigned_seat=number)
    return replace(game, table=replace(game.table, result=result))


def finish(game: Game, how: End, winner: int | None, moment: Moment) -> Game:
    """End a match with a result; the rating changes are the door's to add."""
    assert game.match is not None
    table = replace(
        game.table,
        status=Status.OVER,
        rounds=reveal(game.table.rounds, game.seeds),
        result=Result(
            end=how,
            winner=winner,
            totals=game.match.totals,
            rated=is_rated(game.table),
            changes=(None,) * len(game.table.seats),
        ),
    )
    return replace(game, table=wind(table, moment), ended_at=moment.now)


def is_rated(table: Table) -> bool:
    """People only, target 51 or more, at least one round counted (design.md, Rating and boards).

    A seat that was left was a person's.
    """
    people = all(seat.person is not None for seat in table.seats)
    counted = any(row.count is not None for row in table.rounds)
    return people and counted and table.target is not None and table.target >= RATED_TARGET


def floor_of(match: Match, before: Floor | None) -> Floor:
    """What lies open now; in the pause, what the round that was just counted left behind."""
    live = match.round
    if live is None:
        return _cleared(match, before)
    points = [0] * match.sides
    for turn in match.history:
        points[side_of(turn.seat, match.teams)] += turn.points
    return Floor(
        round_number=match.round_number,
        cards=live.floor,
        turn=live.turn,
        deal=live.deal_number,
        deals=live.deals,
        dealer=live.dealer,
        hand_sizes=tuple([len(hand) for hand in live.hands]),
        piles=tuple([len(pile) for pile in live.piles]),
        basras=live.basras,
        points=tuple(points),
        totals=match.totals,
        carried=match.carried,
    )


def _cleared(match: Match, before: Floor | None) -> Floor:
    count = match.counts[-1]
    number = len(match.counts)
    deals = before.deals if before else PLAYS // (4 * match.seats)
    return Floor(
        round_number=number,
        cards=(),
        turn=None,
        deal=deals,
        deals=deals,
        dealer=(match.first_dealer + number - 1) % match.seats,
        hand_sizes=(0,) * match.seats,
        piles=count.cards,
        basras=count.basras,
        points=count.basra_points,
        totals=match.totals,
        carried=match.carried,
        rest=_rest(match),
    )


def _rest(match: Match) -> Rest | None:
    """All that no play of the round took; none when that is nothing, or nobody captured."""
    captures = [turn for turn in match.history if turn.play.takes]
    taken = {card for turn in captures for card in (turn.play.card, *turn.play.takes)}
    left = tuple([card for card in PACK if card not in taken])
    return Rest(side_of(captures[-1].seat, match.teams), left) if captures and left else None
