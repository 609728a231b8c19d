"""Plays, and every way in which one is refused."""

from __future__ import annotations

import asyncio
import contextlib
from itertools import pairwise

from core.engine.refusal import Reason, Refusal
from core.engine.table import End, Status, Table
from core.rules.cards import PACK
from core.rules.shuffle import commitment
from tests.core.engine.cafe import Cafe, engine_on, in_turn, other, reason


async def test_a_play_passes_the_turn(cafe: Cafe) -> None:
    before = await cafe.start()
    play = (await cafe.plays(before))[0]
    after = await cafe.play(before, play)
    assert (after.plies, after.made[-1].card, after.made[-1].takes) == (1, play.card, play.takes)
    assert after.turn == 1 - (before.turn or 0)


async def test_a_double_tap_plays_once(cafe: Cafe) -> None:
    table = await cafe.start()
    person, card = in_turn(table), (await cafe.plays(table))[0].card
    await cafe.engine.play(table.id, person.id, 0, card, 0)
    again = cafe.engine.play(table.id, person.id, 0, card, 0)
    assert await reason(again) is Reason.ALREADY_PLAYED
    assert (await cafe.engine.table(table.id)).plies == 1


async def test_two_taps_in_the_same_instant_play_once(cafe: Cafe) -> None:
    table = await cafe.start()
    person, card = in_turn(table), (await cafe.plays(table))[0].card
    taps = [cafe.engine.play(table.id, person.id, 0, card, 0) for _ in range(2)]
    told = await asyncio.gather(*taps, return_exceptions=True)
    assert sorted(type(one).__name__ for one in told) == ["Refusal", "Table"]
    assert (await cafe.engine.table(table.id)).plies == 1


async def test_a_tap_from_an_earlier_moment_changes_nothing(cafe: Cafe) -> None:
    table = await cafe.start()
    person, card = in_turn(table), (await cafe.plays(table))[0].card
    for _ in range(3):
        table = await cafe.play(table)
    assert await reason(cafe.engine.play(table.id, person.id, 0, card)) is Reason.STALE


async def test_a_double_tap_on_the_last_card_is_told_kindly(cafe: Cafe) -> None:
    table = await cafe.start(target=None)
    while table.plies < 47:
        table = await cafe.play(table)
    person, card = in_turn(table), (await cafe.plays(table))[0].card
    await cafe.play(table)
    again = cafe.engine.play(table.id, person.id, 47, card)
    assert await reason(again) is Reason.ALREADY_PLAYED


async def test_nobody_plays_out_of_turn(cafe: Cafe) -> None:
    table = await cafe.start()
    waiting = other(table)
    seat = table.seat_of(waiting.id)
    assert seat is not None
    view = await cafe.engine.hand(table.id, seat.number)
    assert view is not None
    play = cafe.engine.play(table.id, waiting.id, 0, view.hand[0])
    assert await reason(play) is Reason.NOT_YOUR_TURN


async def test_nobody_plays_a_card_of_another_hand(cafe: Cafe) -> None:
    table = await cafe.start()
    view = await cafe.engine.hand(table.id, table.turn or 0)
    assert view is not None
    theirs = next(card for card in PACK if card not in view.hand)
    play = cafe.engine.play(table.id, in_turn(table).id, 0, theirs)
    assert await reason(play) is Reason.NOT_YOUR_CARD


async def test_a_stranger_plays_nothing(cafe: Cafe) -> None:
    table = await cafe.start()
    play = cafe.engine.play(table.id, cafe.salma.id, 0, PACK[0])
    assert await reason(play) is Reason.NOT_YOURS


async def test_nobody_plays_before_the_deal(cafe: Cafe) -> None:
    table = await cafe.challenge()
    play = cafe.engine.play(table.id, cafe.mona.id, 0, PACK[0])
    assert await reason(play) is Reason.NOT_OPEN


async def test_equally_large_captures_are_the_players_choice(cafe: Cafe) -> None:
    table = await cafe.start(target=1000)
    plays = await cafe.plays(table)
    while len({play.card for play in plays}) == len(plays):
        table = await cafe.play(table)
        if table.is_paused:
            await cafe.engine.ready(table.id, cafe.mona.id)
            table = await cafe.engine.ready(table.id, cafe.omar.id)
        plays = await cafe.plays(table)
    card = next(one.card for one, two in pairwise(plays) if one.card is two.card)
    options = [play for play in plays if play.card is card]
    person = in_turn(table).id
    ply = table.plies
    assert await reason(cafe.engine.play(table.id, person, ply, card)) is Reason.CHOOSE
    assert await reason(cafe.engine.play(table.id, person, ply, card, 99)) is Reason.STALE
    after = await cafe.engine.play(table.id, person, ply, card, 1)
    assert after.made[-1].takes == options[1].takes


async def test_between_rounds_nobody_plays(cafe: Cafe) -> None:
    table = await cafe.play_round(await cafe.start(target=1000))
    assert table.is_paused
    play = cafe.engine.play(table.id, cafe.mona.id, table.plies, PACK[0])
    assert await reason(play) is Reason.PAUSED


async def test_the_count_shows_the_seed_and_the_next_commitment(cafe: Cafe) -> None:
    table = await cafe.play_round(await cafe.start(target=1000))
    over, coming = table.rounds
    assert over.count is not None
    assert over.seed is not None
    assert commitment(bytes.fromhex(over.seed)) == over.commitment
    assert over.totals == over.count.points
    assert (coming.seed, coming.dealer, coming.count) == (None, None, None)


async def test_the_next_round_begins_when_both_are_ready(cafe: Cafe) -> None:
    table = await cafe.play_round(await cafe.start(target=1000))
    table = await cafe.engine.ready(table.id, cafe.mona.id)
    assert (table.is_paused, table.seats[0].ready) == (True, True)
    table = await cafe.engine.ready(table.id, cafe.omar.id)
    assert table.floor is not None
    assert (table.turn is not None, table.floor.round_number) == (True, 2)
    assert table.floor.dealer != table.rounds[0].dealer
    assert not any(seat.ready for seat in table.seats)


async def test_being_ready_twice_changes_nothing(cafe: Cafe) -> None:
    table = await cafe.play_round(await cafe.start(target=1000))
    once = await cafe.engine.ready(table.id, cafe.mona.id)
    twice = await cafe.engine.ready(table.id, cafe.mona.id)
    assert twice.version == once.version


async def test_nobody_is_ready_during_a_round(cafe: Cafe) -> None:
    table = await cafe.start()
    assert await reason(cafe.engine.ready(table.id, cafe.mona.id)) is Reason.STALE


async def test_the_computer_is_always_ready(cafe: Cafe) -> None:
    table = await cafe.alone()
    while not table.is_paused:
        if table.turn == 0:
            table = await cafe.play(table)
        else:
            await cafe.tick(1)
            table = await cafe.engine.table(table.id)
    table = await cafe.engine.ready(table.id, cafe.mona.id)
    assert not table.is_paused


async def test_a_single_round_is_over_when_it_is_counted(cafe: Cafe) -> None:
    table = await cafe.play_round(await cafe.start(target=None))
    assert table.status is Status.OVER
    assert table.result is not None
    assert (table.result.end, table.result.rated) == (End.PLAYED, False)
    assert table.result.totals == table.rounds[0].totals


async def test_a_match_goes_to_its_target(cafe: Cafe) -> None:
    table = await cafe.play_out(await cafe.start(target=51))
    assert table.result is not None
    assert table.result.winner is not None
    assert table.result.totals[table.result.winner] >= 51
    assert all(row.seed for row in table.rounds)


async def test_who_resigns_loses(cafe: Cafe) -> None:
    table = await cafe.play(await cafe.start())
    table = await cafe.engine.resign(table.id, cafe.mona.id)
    assert table.status is Status.OVER
    assert table.result is not None
    assert (table.result.end, table.result.winner) == (End.RESIGNED, 1)
    assert (table.result.resigned_seat, table.rounds[0].seed is None) == (0, False)


async def test_nothing_follows_a_resignation(cafe: Cafe) -> None:
    table = await cafe.start()
    person, card = in_turn(table), (await cafe.plays(table))[0].card
    await cafe.engine.resign(table.id, cafe.mona.id)
    assert await reason(cafe.engine.play(table.id, person.id, 0, card)) is Reason.ENDED
    assert await reason(cafe.engine.resign(table.id, cafe.omar.id)) is Reason.ENDED
    assert await reason(cafe.engine.void(table.id)) is Reason.ENDED


async def test_a_resignation_and_a_play_in_the_same_instant_both_count_or_one_is_told(
    cafe: Cafe,
) -> None:
    table = await cafe.start()
    person, card = in_turn(table), (await cafe.plays(table))[0].card
    played, _ = await asyncio.gather(
        cafe.engine.play(table.id, person.id, 0, card, 0),
        cafe.engine.resign(table.id, cafe.omar.id),
        return_exceptions=True,
    )
    after = await cafe.engine.table(table.id)
    assert (after.status, after.plies) == (Status.OVER, isinstance(played, Table))
    assert isinstance(played, Table) or getattr(played, "reason", None) is Reason.ENDED


async def test_a_void_match_shows_its_seeds_and_has_no_result(cafe: Cafe) -> None:
    table = await cafe.engine.void((await cafe.start()).id)
    assert (table.status, table.result) == (Status.VOID, None)
    assert all(row.seed for row in table.rounds)


async def test_a_running_match_keeps_its_seed_to_itself(cafe: Cafe) -> None:
    table = await cafe.start()
    for _ in range(20):
        table = await cafe.play(table)
        assert table.rounds[0].seed is None


async def test_every_change_is_told_in_order(cafe: Cafe) -> None:
    table = await cafe.play_out(await cafe.start(target=None))
    versions = [show.table.version for show in cafe.shows]
    assert versions == list(range(1, table.version + 1))


async def test_a_listener_that_fails_undoes_no_play(cafe: Cafe) -> None:
    def stumble(_: object) -> None:
        raise RuntimeError("the group is gone")

    cafe.engine.listen(stumble)
    table = await cafe.play(await cafe.start())
    assert (await cafe.engine.table(table.id)).plies == 1


async def test_a_hand_shows_its_own_cards_and_no_others(cafe: Cafe) -> None:
    table = await cafe.start()
    show = await cafe.engine.show(table.id)
    hands = [show.hand(0), show.hand(1)]
    assert hands[0] is not None
    assert hands[1] is not None
    assert not set(hands[0].hand) & set(hands[1].hand)
    drawn = (table.key, table.code or "")  # letters and digits by chance: they may look like a card
    told = repr(show).replace(drawn[0], "").replace(drawn[1], "")
    for secret in (*hands[0].hand, *hands[1].hand):
        assert secret.code not in told


async def test_between_rounds_there_is_no_hand(cafe: Cafe) -> None:
    table = await cafe.play_round(await cafe.start(target=1000))
    assert await cafe.engine.hand(table.id, 0) is None


async def test_a_match_survives_a_kill_after_every_play(cafe: Cafe) -> None:
    """What another engine reads from the database is what this one had in memory."""
    table = await cafe.start(target=None)
    while table.turn is not None:
        table = await cafe.play(table)
        fresh = engine_on(cafe.store, cafe.time)
        assert await fresh.table(table.id) == table
        for seat in (0, 1):
            assert await fresh.hand(table.id, seat) == await cafe.engine.hand(table.id, seat)


async def test_a_hundred_plays_at_once(cafe: Cafe) -> None:
    """Fifty matches, two taps on each in the same instant: every match moves by one."""
    engine = cafe.engine
    tables = []
    for number in range(50):
        chat = await engine.chats.meet("telegram", f"-2{number}", "group", "")
        table = await cafe.challenge(chat=chat, invited=())
        tables.append(await engine.join(table.id, cafe.omar, reachable=True))

    async def tap(table: Table) -> None:
        with contextlib.suppress(Refusal):
            await cafe.play(table)

    await asyncio.gather(*(tap(table) for table in tables for _ in range(2)))
    assert [(await engine.table(table.id)).plies for table in tables] == [1] * 50
