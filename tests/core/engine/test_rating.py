"""Ratings move with the last play or not at all."""

from __future__ import annotations

from datetime import timedelta

import pytest

from core.engine import rating, saving
from core.engine.rating import Skill, rate, shown
from core.engine.table import Status, Table
from tests.core.engine.cafe import Cafe


async def resigned(cafe: Cafe, **terms: object) -> Table:
    """A match that Omar resigns after one counted round; Mona wins."""
    table = await cafe.play_round(await cafe.start(**{"target": 1000, **terms}))
    return await cafe.engine.resign(table.id, cafe.omar.id)


async def ratings(cafe: Cafe) -> tuple[int, int]:
    mona = await cafe.engine.people.person(cafe.mona.id)
    omar = await cafe.engine.people.person(cafe.omar.id)
    assert mona is not None
    assert omar is not None
    return mona.rating, omar.rating


def test_everybody_starts_at_1500() -> None:
    assert shown(Skill().mu) == 1500


def test_a_win_moves_both_the_same_way_apart() -> None:
    (winner,), (loser,) = rate([[Skill()], [Skill()]], places=(1, 2), nth=1)
    assert winner.mu > 25 > loser.mu
    assert shown(winner.mu) - 1500 == 1500 - shown(loser.mu)


def test_a_draw_between_equals_moves_nobody() -> None:
    (one,), (two,) = rate([[Skill()], [Skill()]], places=(1, 1), nth=1)
    assert shown(one.mu) == shown(two.mu) == 1500


def test_the_second_match_of_a_day_counts_half() -> None:
    (whole,), _ = rate([[Skill()], [Skill()]], places=(1, 2), nth=1)
    (half,), _ = rate([[Skill()], [Skill()]], places=(1, 2), nth=2)
    assert half.mu - 25 == pytest.approx((whole.mu - 25) / 2)
    assert 25 / 3 - half.sigma == pytest.approx((25 / 3 - whole.sigma) / 2)


def test_partners_move_together_and_three_seats_fit() -> None:
    teams = rate([[Skill(), Skill()], [Skill(), Skill()]], places=(2, 1), nth=1)
    assert teams[1][0] == teams[1][1]
    assert teams[1][0].mu > teams[0][0].mu
    three = rate([[Skill()], [Skill()], [Skill()]], places=(2, 2, 1), nth=1)
    assert three[2][0].mu > three[0][0].mu == pytest.approx(three[1][0].mu)


async def test_the_result_says_what_the_rating_did(cafe: Cafe) -> None:
    table = await resigned(cafe)
    assert table.result is not None
    won, lost = table.result.changes
    assert won is not None
    assert lost is not None
    assert (won.before, lost.before) == (1500, 1500)
    assert await ratings(cafe) == (won.after, lost.after)
    assert won.after > 1500 > lost.after
    assert won.is_new
    assert [seat.person.rating for seat in table.seats if seat.person] == [won.after, lost.after]


async def test_the_same_pair_gains_less_and_less_within_a_day(cafe: Cafe) -> None:
    steps = []
    before = 1500
    for _ in range(3):
        table = await resigned(cafe)
        assert table.result is not None
        assert table.result.changes[0] is not None
        steps.append(table.result.changes[0].after - before)
        before = table.result.changes[0].after
    assert steps[0] > 1.5 * steps[1] > 2 * steps[2] > 0


async def test_after_a_day_the_step_is_whole_again(cafe: Cafe) -> None:
    await resigned(cafe)
    cafe.time.now += timedelta(days=1, seconds=1)
    table = await resigned(cafe)
    assert table.result is not None
    fresh = rate([[Skill()], [Skill()]], places=(1, 2), nth=1)
    whole = rate([fresh[0], fresh[1]], places=(1, 2), nth=1)
    assert table.result.changes[0] is not None
    assert table.result.changes[0].after == shown(whole[0][0].mu)


async def test_one_is_new_for_five_rated_matches(cafe: Cafe) -> None:
    news = []
    for _ in range(5):
        table = await resigned(cafe)
        assert table.result is not None
        assert table.result.changes[0] is not None
        news.append(table.result.changes[0].is_new)
    assert news == [True, True, True, True, False]


async def test_a_resignation_in_the_first_round_is_not_rated(cafe: Cafe) -> None:
    table = await cafe.play(await cafe.start())
    table = await cafe.engine.resign(table.id, cafe.omar.id)
    assert table.result is not None
    assert (table.result.rated, table.result.changes) == (False, (None, None))
    assert await ratings(cafe) == (1500, 1500)


@pytest.mark.parametrize("target", [None, 50])
async def test_short_matches_are_not_rated(cafe: Cafe, target: int | None) -> None:
    table = await cafe.play_out(await cafe.start(target=target))
    assert table.status is Status.OVER
    assert await ratings(cafe) == (1500, 1500)


async def test_matches_against_the_computer_are_not_rated(cafe: Cafe) -> None:
    table = await cafe.alone()
    while not table.is_paused:
        if table.turn == 0:
            table = await cafe.play(table)
        await cafe.tick(1)
        table = await cafe.engine.table(table.id)
    table = await cafe.engine.resign(table.id, cafe.mona.id)
    assert table.result is not None
    assert not table.result.rated
    assert await ratings(cafe) == (1500, 1500)


async def test_the_rating_is_written_with_the_last_play_or_not_at_all(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await cafe.play_round(await cafe.start(target=1000))

    async def break_down(*_: object) -> None:
        raise RuntimeError("power cut")

    with monkeypatch.context() as patch:
        patch.setattr(saving, "_save_result", break_down)
        with pytest.raises(RuntimeError):
            await cafe.engine.resign(table.id, cafe.omar.id)
    assert (await cafe.engine.table(table.id)).status is Status.LIVE
    assert await ratings(cafe) == (1500, 1500)
    assert await cafe.engine.boards.leaderboard(cafe.chat.key) == ()
    again = await cafe.engine.resign(table.id, cafe.omar.id)
    assert again.result is not None
    assert again.result.rated


def test_the_names_of_a_pair_do_not_depend_on_their_seats() -> None:
    assert rating.same_people([17, 3]) == rating.same_people([3, 17]) == "3,17"


def test_who_shares_a_place_moves_alike() -> None:
    places = (2, 1, 2, 4)
    second, first, also_second, last = rate([[Skill()] for _ in range(4)], places, nth=1)
    assert second == also_second
    assert first[0].mu > second[0].mu > last[0].mu


async def three_play(cafe: Cafe) -> Table:
    """Mona, Omar and Salma play one round, then Omar and Salma give up."""
    table = await cafe.play_round(await cafe.sit(cafe.omar, cafe.salma, target=1000))
    await cafe.engine.resign(table.id, cafe.omar.id)
    return await cafe.engine.resign(table.id, cafe.salma.id)


async def test_the_same_three_gain_less_and_less_and_a_pair_of_them_is_another_group(
    cafe: Cafe,
) -> None:
    first, second = await three_play(cafe), await three_play(cafe)
    pair = await resigned(cafe)
    steps = [
        change.after - change.before
        for table in (first, second, pair)
        if table.result and (change := table.result.changes[0])
    ]
    assert steps[0] > 1.5 * steps[1] > 0
    assert steps[2] > 1.5 * steps[1]


async def test_a_match_of_three_to_its_end_ranks_all_three(cafe: Cafe) -> None:
    table = await cafe.play_out(await cafe.sit(cafe.omar, cafe.salma, target=51))
    assert table.result is not None
    assert table.result.rated
    moved = [change.after for change in table.result.changes if change]
    order = sorted(range(3), key=lambda side: table.result.totals[side] if table.result else 0)
    assert moved[order[2]] == max(moved)
    assert moved[order[0]] == min(moved)


async def test_a_computer_at_the_table_leaves_it_unrated(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=(), seats=3, target=51)
    await cafe.engine.join(table.id, cafe.omar, reachable=True)
    table = await cafe.engine.fill_with_computer(table.id, cafe.mona)
    while table.status is Status.LIVE:
        table = await cafe.go_on(table)
        for person in (cafe.mona, cafe.omar) if table.is_paused else ():
            table = await cafe.engine.ready(table.id, person.id)
    assert table.result is not None
    assert (table.result.rated, table.result.changes) == (False, (None, None, None))
