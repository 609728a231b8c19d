"""Computers that search: what they are told, and that nobody waits for them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from core.engine import Opening, thought
from core.engine.table import Table
from core.players import Level
from core.rules.cards import PACK
from core.rules.play import Play
from core.rules.seatview import SeatView
from tests.core.engine.cafe import Cafe, casual_plays, engine_on


@dataclass
class Search:
    """A search that finds what a test says."""

    view: SeatView
    level: Level
    seed: int
    play: Play | None = None
    is_cancelled: bool = False

    def cancel(self) -> None:
        self.is_cancelled = True


@dataclass
class Searcher:
    """Notes what it is asked for."""

    searches: list[Search] = field(default_factory=list)

    def begin(self, view: SeatView, level: Level, seed: int) -> Search:
        self.searches.append(Search(view, level, seed))
        return self.searches[-1]

    @property
    def last(self) -> Search:
        return self.searches[-1]


@pytest.fixture
def searcher() -> Searcher:
    return Searcher()


@pytest.fixture
def table_of(cafe: Cafe, searcher: Searcher) -> Cafe:
    """The café with somebody who searches for the computers."""
    return replace(cafe, engine=engine_on(cafe.store, cafe.time, thinker=searcher))


async def against(cafe: Cafe, level: Level, target: int | None = 101) -> Table:
    """Mona plays a computer of this level in private; it is the computer's turn."""
    chat = await cafe.engine.chats.meet("telegram", "1", "private", "Mona")
    opening = Opening(cafe.mona, chat, "en", target=target, computer=level, first_dealer=0)
    table = await cafe.engine.open(opening)
    assert table.turn == 1
    return table


async def next_play(cafe: Cafe, table: Table) -> Play:
    """The play that the computer makes when its time has come."""
    await cafe.tick(1)
    made = (await cafe.engine.table(table.id)).made[-1]
    return Play(made.card, made.takes)


@pytest.mark.parametrize("level", [Level.STRONG, Level.EXPERT])
async def test_the_search_begins_with_the_turn_and_is_told_what_the_seat_may_know(
    table_of: Cafe, searcher: Searcher, level: Level
) -> None:
    table = await against(table_of, level)
    assert searcher.last.level is level
    assert searcher.last.view == await table_of.engine.hand(table.id, 1)


@pytest.mark.parametrize("level", [Level.NOVICE, Level.CASUAL])
async def test_who_plays_at_once_needs_no_search(
    table_of: Cafe, searcher: Searcher, level: Level
) -> None:
    table = await against(table_of, level)
    await table_of.tick(1)
    assert (await table_of.engine.table(table.id)).plies == 1
    assert searcher.searches == []


async def test_what_was_found_is_played_after_a_second_and_no_sooner(
    table_of: Cafe, searcher: Searcher
) -> None:
    table = await against(table_of, Level.EXPERT)
    for number, wanted in enumerate(searcher.last.view.legal_plays()):
        if number == 3:
            searcher.last.play = wanted
    await table_of.tick(0.9)
    assert (await table_of.engine.table(table.id)).plies == 0
    await table_of.tick(0.1)
    made = (await table_of.engine.table(table.id)).made[0]
    assert Play(made.card, made.takes) == searcher.last.view.legal_plays()[3]


async def test_nobody_waits_for_what_was_not_found_in_time(
    table_of: Cafe, searcher: Searcher
) -> None:
    table = await against(table_of, Level.EXPERT)
    await table_of.tick(1)
    assert (await table_of.engine.table(table.id)).plies == 1
    assert searcher.last.is_cancelled


async def test_what_was_not_found_is_played_as_casual_would(
    table_of: Cafe, searcher: Searcher
) -> None:
    table = await against(table_of, Level.EXPERT, target=None)
    for _ in range(12):
        view = searcher.last.view
        assert await next_play(table_of, table) in casual_plays(view)
        while (table := await table_of.engine.table(table.id)).turn == 0:
            await table_of.play(table)


async def test_whether_a_search_was_in_time_is_told(table_of: Cafe, searcher: Searcher) -> None:
    told: list[tuple[Level, bool]] = []
    table_of.engine.on_thought(lambda level, *, is_found: told.append((level, is_found)))
    table = await against(table_of, Level.STRONG)
    await table_of.tick(1)
    await table_of.play(await table_of.engine.table(table.id))
    searcher.last.play = searcher.last.view.legal_plays()[0]
    await table_of.tick(1)
    assert told == [(Level.STRONG, False), (Level.STRONG, True)]


async def test_of_who_never_searches_nothing_is_told(table_of: Cafe) -> None:
    told: list[Level] = []
    table_of.engine.on_thought(lambda level, *, is_found: told.append(level))  # noqa: ARG005
    await against(table_of, Level.NOVICE)
    await table_of.tick(1)
    assert told == []


async def test_what_was_found_but_is_not_legal_is_not_played(
    table_of: Cafe, searcher: Searcher
) -> None:
    table = await against(table_of, Level.EXPERT)
    card = next(card for card in PACK if card not in searcher.last.view.hand)
    searcher.last.play = Play(card, ())
    await table_of.tick(1)
    assert (await table_of.engine.table(table.id)).made[0].card in searcher.last.view.hand


async def test_each_turn_of_the_computer_is_searched_for_anew(
    table_of: Cafe, searcher: Searcher
) -> None:
    table = await against(table_of, Level.STRONG)
    await table_of.tick(1)
    await table_of.play(await table_of.engine.table(table.id))
    assert [search.view.ply for search in searcher.searches] == [0, 2]
    assert searcher.searches[0].seed != searcher.searches[1].seed


async def test_a_search_ends_with_its_match(table_of: Cafe, searcher: Searcher) -> None:
    table = await against(table_of, Level.EXPERT)
    await table_of.engine.resign(table.id, table_of.mona.id)
    assert searcher.last.is_cancelled


async def test_of_too_many_searches_the_oldest_ends(
    cafe: Cafe, searcher: Searcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thought, "_REMEMBERED", 1)
    engine = engine_on(cafe.store, cafe.time, thinker=searcher)
    for number in (1, 2):
        chat = await engine.chats.meet("telegram", str(number), "private", "Mona")
        await engine.open(Opening(cafe.mona, chat, "en", computer=Level.EXPERT, first_dealer=0))
    assert [search.is_cancelled for search in searcher.searches] == [True, False]


async def test_a_stand_in_never_searches(table_of: Cafe, searcher: Searcher) -> None:
    table = await table_of.sit(table_of.omar, table_of.salma)
    await table_of.engine.resign(table.id, table_of.omar.id)
    await table_of.go_on(await table_of.engine.table(table.id))
    assert searcher.searches == []


async def test_after_a_restart_the_computer_is_asked_once_more_and_has_its_time(
    cafe: Cafe, searcher: Searcher
) -> None:
    table = await against(cafe, Level.EXPERT)
    cafe.time.now = cafe.time.now.replace(year=2027)
    after = replace(cafe, engine=engine_on(cafe.store, cafe.time, thinker=searcher))
    await after.tick()
    searcher.last.play = searcher.last.view.legal_plays()[2]
    assert (await after.engine.table(table.id)).plies == 0
    await after.tick(1)
    made = (await after.engine.table(table.id)).made[0]
    assert Play(made.card, made.takes) == searcher.last.play


async def test_a_computer_that_is_asked_again_holds_up_no_other_match(
    cafe: Cafe, searcher: Searcher
) -> None:
    await against(cafe, Level.EXPERT)
    other = await cafe.challenge(invited=())
    other = await cafe.engine.join(other.id, cafe.omar, reachable=True)
    cafe.time.now = cafe.time.now.replace(year=2027)
    after = replace(cafe, engine=engine_on(cafe.store, cafe.time, thinker=searcher))
    await after.tick()
    assert (await after.engine.table(other.id)).plies > 0
