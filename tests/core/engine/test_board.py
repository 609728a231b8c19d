"""Leaderboards and statistics."""

from __future__ import annotations

from datetime import timedelta

from core.engine import Invitee, Opening, Span
from core.engine.table import Chat, Person
from core.players import Level
from tests.core.engine.cafe import Cafe


async def win(cafe: Cafe, winner: Person, loser: Person, chat: Chat | None = None) -> None:
    """A rated match that `loser` resigns after a counted round."""
    chat = chat or cafe.chat
    table = await cafe.challenge(starter=winner, chat=chat, invited=(), target=1000)
    table = await cafe.engine.join(table.id, loser, reachable=True)
    table = await cafe.play_round(table)
    await cafe.engine.resign(table.id, loser.id)


async def board(cafe: Cafe, span: Span = Span.ALL) -> list[tuple[int, str, int, int]]:
    lines = await cafe.engine.boards.leaderboard(cafe.chat.key, span, cafe.time())
    return [(line.place, line.person.name, line.won, line.played) for line in lines]


async def test_a_board_is_empty_at_first(cafe: Cafe) -> None:
    assert await board(cafe) == []
    assert await cafe.engine.boards.world() == ()


async def test_a_board_is_by_rating(cafe: Cafe) -> None:
    await win(cafe, cafe.omar, cafe.mona)
    await win(cafe, cafe.omar, cafe.salma)
    lines = await cafe.engine.boards.leaderboard(cafe.chat.key)
    assert [line.place for line in lines] == [1, 2, 3]
    assert lines[0].person.name == "Omar"
    assert (lines[0].won, lines[0].played, lines[0].is_new) == (2, 2, True)
    assert lines[0].rating > lines[1].rating > lines[2].rating


async def test_equal_ratings_share_a_place_and_the_next_is_left_out(cafe: Cafe) -> None:
    ahmed = await cafe.engine.people.meet("telegram", "4", "Ahmed")
    await win(cafe, cafe.mona, cafe.omar)
    await win(cafe, cafe.salma, ahmed)
    assert await board(cafe) == [
        (1, "Mona", 1, 1),
        (1, "Salma", 1, 1),
        (3, "Omar", 0, 1),
        (3, "Ahmed", 0, 1),
    ]


async def test_week_and_month_count_wins_here_in_that_time(cafe: Cafe) -> None:
    await win(cafe, cafe.mona, cafe.omar)
    cafe.time.now += timedelta(days=10)
    await win(cafe, cafe.omar, cafe.mona)
    await win(cafe, cafe.salma, cafe.mona)
    assert [line[1:] for line in await board(cafe, Span.WEEK)] == [
        ("Salma", 1, 1),
        ("Omar", 1, 1),
        ("Mona", 0, 2),
    ]
    month = {name: (won, played) for _, name, won, played in await board(cafe, Span.MONTH)}
    assert month == {"Salma": (1, 1), "Omar": (1, 2), "Mona": (1, 3)}
    cafe.time.now += timedelta(days=31)
    assert await board(cafe, Span.MONTH) == []
    assert len(await board(cafe)) == 3


async def test_wins_go_before_rating_in_a_week(cafe: Cafe) -> None:
    for _ in range(2):
        await win(cafe, cafe.omar, cafe.mona)
    cafe.time.now += timedelta(days=10)
    await win(cafe, cafe.mona, cafe.salma)
    await win(cafe, cafe.salma, cafe.omar)
    await win(cafe, cafe.mona, cafe.omar)
    assert (await board(cafe, Span.WEEK))[0][:2] == (1, "Mona")


async def test_a_board_is_of_its_own_chat(cafe: Cafe) -> None:
    elsewhere = await cafe.engine.chats.meet("telegram", "-9", "group", "Elsewhere")
    await win(cafe, cafe.mona, cafe.omar, elsewhere)
    assert await board(cafe) == []
    assert [line.person.name for line in await cafe.engine.boards.world()] == ["Mona", "Omar"]


async def test_unrated_matches_are_on_no_board_but_in_the_statistics(cafe: Cafe) -> None:
    table = await cafe.alone()
    await cafe.engine.resign(table.id, cafe.mona.id)
    assert await cafe.engine.boards.world() == ()
    stats = await cafe.engine.boards.stats(cafe.mona.id)
    assert stats is not None
    assert (stats.played, stats.won, stats.rated, stats.place) == (1, 0, 0, None)


async def test_statistics_are_of_every_chat(cafe: Cafe) -> None:
    elsewhere = await cafe.engine.chats.meet("telegram", "-9", "group", "Elsewhere")
    await win(cafe, cafe.mona, cafe.omar)
    await win(cafe, cafe.omar, cafe.mona, elsewhere)
    everywhere = await cafe.engine.boards.stats(cafe.mona.id)
    assert everywhere is not None
    assert (everywhere.rated, everywhere.rated_won, everywhere.won) == (2, 1, 1)


async def test_the_place_in_the_world_is_shared_too(cafe: Cafe) -> None:
    ahmed = await cafe.engine.people.meet("telegram", "4", "Ahmed")
    await win(cafe, cafe.mona, cafe.omar)
    await win(cafe, cafe.salma, ahmed)
    places = []
    for person in (cafe.mona, cafe.salma, cafe.omar, ahmed):
        stats = await cafe.engine.boards.stats(person.id)
        assert stats is not None
        places.append(stats.place)
    assert places == [1, 1, 3, 3]


async def test_nothing_is_known_of_a_stranger(cafe: Cafe) -> None:
    assert await cafe.engine.boards.stats(404) is None


async def test_who_lost_alike_at_a_table_of_three_shares_a_place(cafe: Cafe) -> None:
    table = await cafe.play_round(await cafe.sit(cafe.omar, cafe.salma, target=1000))
    for person in (cafe.omar, cafe.salma):
        await cafe.engine.resign(table.id, person.id)
    for span in ("all", "week"):
        lines = await cafe.engine.boards.leaderboard(cafe.chat.key, span)
        assert [(line.place, line.person.name, line.won) for line in lines] == [
            (1, "Mona", 1),
            (2, "Omar", 0),
            (2, "Salma", 0),
        ]


async def test_partners_share_a_place_and_the_next_is_left_out(cafe: Cafe) -> None:
    friends = (cafe.omar, cafe.salma, cafe.karim)
    table = await cafe.play_round(await cafe.sit(*friends, teams=True, target=1000))
    for person in (cafe.omar, cafe.mona):
        await cafe.engine.resign(table.id, person.id)
    lines = await cafe.engine.boards.leaderboard(cafe.chat.key, "month")
    assert [(line.place, line.person.name) for line in lines] == [
        (1, "Salma"),
        (1, "Karim"),
        (3, "Mona"),
        (3, "Omar"),
    ]


async def against(cafe: Cafe, level: Level) -> None:
    """Mona loses to a computer of this level, after a counted round."""
    chat = await cafe.engine.chats.meet("telegram", "1", "private", "Mona")
    table = await cafe.engine.open(Opening(cafe.mona, chat, "en", computer=level, target=1000))
    await cafe.engine.resign((await cafe.go_on(table)).id, cafe.mona.id)


async def test_each_level_of_the_computer_is_counted_for_itself(cafe: Cafe) -> None:
    await win(cafe, cafe.mona, cafe.omar)
    await against(cafe, Level.STRONG)
    await against(cafe, Level.NOVICE)
    await against(cafe, Level.STRONG)
    stats = await cafe.engine.boards.stats(cafe.mona.id)
    assert stats is not None
    assert [(line.level, line.played, line.won) for line in stats.levels] == [
        (Level.NOVICE, 1, 0),
        (Level.STRONG, 2, 0),
    ]
    others = await cafe.engine.boards.stats(cafe.omar.id)
    assert others is not None
    assert others.levels == ()


async def test_a_computer_as_a_partner_is_no_opponent(cafe: Cafe) -> None:
    seats = Opening(
        cafe.mona,
        cafe.chat,
        "en",
        teams=True,
        computer=Level.EXPERT,
        target=1000,
        invited=(Invitee("Omar", person=cafe.omar), Invitee("Salma", person=cafe.salma)),
        places=(0, 1, 3),
    )
    table = await cafe.engine.open(seats)
    for person in (cafe.omar, cafe.salma):
        table = await cafe.engine.accept(table.id, person, person.username, reachable=True)
    table = await cafe.go_on(table)
    for person in (cafe.omar, cafe.salma):
        await cafe.engine.resign(table.id, person.id)
    levels = []
    for person in (cafe.mona, cafe.omar):
        stats = await cafe.engine.boards.stats(person.id)
        assert stats is not None
        levels.append([(line.level, line.won) for line in stats.levels])
    assert levels == [[], [(Level.EXPERT, 0)]]


async def test_who_left_is_replaced_by_no_opponent(cafe: Cafe) -> None:
    table = await cafe.play_round(await cafe.sit(cafe.omar, cafe.salma, target=1000))
    for person in (cafe.omar, cafe.salma):
        await cafe.engine.resign(table.id, person.id)
    stats = await cafe.engine.boards.stats(cafe.mona.id)
    assert stats is not None
    assert (stats.won, stats.levels) == (1, ())
