"""Whatever the names and however full the table, a message is one that Telegram takes."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta

import pytest

from bot import views
from bot.actions import Verb
from bot.discord.markdown import LIMIT, markdown
from bot.text import LANGUAGES, Speech, speech_in
from bot.view import View
from core.engine.board import Line, Stats
from core.engine.table import Due, End, Made, Person, Result, Seat, Status, Table
from core.rules.capture import Basra
from core.rules.cards import PACK
from core.rules.count import Count
from core.rules.ruleset import PRESETS
from core.rules.seatview import SeatView
from core.rules.shuffle import words_digest
from tests.bot.views.reading import check
from tests.bot.views.sample import GROUP, NOW, PRIVATE, Player, at, seed_of

FAMILY = "👨‍👩‍👧‍👦"
HELL = (
    "",
    "\u200b\u202e",
    "<b>&amp;</b>" * 20,
    "_*[]`" * 30,
    "Z" + "\u0301" * 90 + "algo" + "\u0300\u0301\u0302" * 90,
    FAMILY * 40,
    "\u202eنص مقلوب\u2066\u2066\u2066",
    '"><a href="x">' * 9,
    "&" * 300,
    "﷽" * 60,
    "@everyone /resign t.me/x #tag",
    "\ud800\udfff\x00\n\n",
)
BASRAS = tuple(Basra) * 6


def people(name: str) -> tuple[Person, ...]:
    return tuple(Person(number, name, "en", None) for number in range(1, 5))


def fullest(name: str, language: str) -> Table:
    """Four seats, the whole pack on the floor, everyone away, everything there is to say."""
    first = next(Player(people=people(name), words=("w",) * 4).versions()).table
    assert first.floor is not None
    seats = [
        replace(seat, away=True, unreachable=True, ready=True, arriving=True)
        for seat in first.seats
    ]
    made = [Made(seat, PACK[seat], PACK[8:52], Basra.KOMI, 30, True) for seat in (0, 1, 2, 3)] * 9
    floor = replace(
        first.floor,
        cards=PACK[:48],
        piles=(48, 48, 48, 48),
        basras=(BASRAS,) * 4,
        points=(1000,) * 4,
        totals=(9999,) * 4,
        carried=300,
    )
    return replace(
        first,
        id=10**14,
        chat=replace(GROUP, title=name, lost=True),
        language=language,
        rules=replace(PRESETS["coffeehouse"], name="<house> & co"),
        seats=tuple(seats),
        floor=floor,
        made=tuple(made),
        plies=999_999,
        starter=1,
    )


def counted(table: Table) -> Table:
    """The same table after thirty rounds."""
    count = Count((13,) * 4, None, (0,) * 4, (BASRAS,) * 4, (900,) * 4, (9,) * 4, 900)
    digests = tuple(words_digest(f"{seat}").hex() for seat in range(4))
    rows = [
        replace(
            table.rounds[0],
            number=number,
            words=digests,
            count=count,
            totals=(9999,) * 4,
            seed=seed_of(1).hex(),
        )
        for number in range(1, 31)
    ]
    return replace(table, rounds=(*rows, replace(table.rounds[0], number=31, words=())))


def forms(table: Table) -> Iterator[Table]:
    """The table in every state."""
    assert table.floor is not None
    after = counted(table)
    yield table
    yield replace(table, status=Status.SUSPENDED, due=Due.VOID)
    yield replace(after, floor=replace(table.floor, turn=None), due=Due.PAUSE)
    yield replace(after, status=Status.VOID)
    for end in End:
        result = Result(end, 1, (9999,) * 4, True, (None,) * 4, resigned_seat=2)
        yield replace(after, status=Status.OVER, result=result, due=Due.FOLD)


def everything(table: Table, view: SeatView, words: Speech) -> Iterator[View]:
    """Every view that shows a table."""
    for form in forms(table):
        yield views.floor(form, words)
        yield views.hand(form, view if form.turn is not None else None, words)
        yield views.result(form, words)
        yield views.verify(form, words)
    yield views.count(counted(table), 30, words)
    yield views.challenge(replace(table, status=Status.OPEN), words)
    yield views.challenge(replace(table, status=Status.DECLINED), words)
    yield views.which_match([table] * 50, Verb.HAND, words)
    yield views.resign_sure(table, 1, words)
    yield views.declined_notice(table, words)
    yield views.left(table, words)
    yield views.arrived(table, words)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HELL, ids=range(len(HELL)))
def test_every_view_of_a_table_is_sound(name: str, language: str) -> None:
    view = next(Player(people=people(name)).versions()).view(0)
    assert view is not None
    crowded = replace(view, floor=PACK[:44], hand=PACK[44:48])
    for shown in everything(fullest(name, language), crowded, speech_in(language)):
        check(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HELL, ids=range(len(HELL)))
def test_every_view_of_people_is_sound(name: str, language: str) -> None:
    words, person = speech_in(language), people(name)[0]
    check(views.leaderboard([Line(100, person, 1500, True, 100, 100)] * 100, "week", words))
    check(views.stats(Stats(person, 1500, True, 10**6, 9999, 999, 9999, 999), words))
    check(views.unblock([person] * 200, words))
    check(views.blocked(person, words))
    check(views.forget_sure(1, words))
    invited = Seat(1, invited=name or "x")
    table = replace(fullest(name, language), status=Status.OPEN)
    check(
        views.challenge(
            replace(table, seats=(table.seats[0], invited)), words, {1: "tg://user?id=1"}
        )
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_version_of_a_real_match_is_sound(language: str) -> None:
    words = speech_in(language)
    for sample in Player(chat=PRIVATE, target=51).versions():
        view = sample.view(0)
        check(views.hand(sample.table, view, words))
        for card in view.hand if view else ():
            check(views.hand(sample.table, view, words, choosing=views.Choosing(card)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Mona", "Wilhelmina Featherstonehaugh"])
def test_nothing_of_a_real_match_is_cut_on_discord(name: str, language: str) -> None:
    """Four players, each of whose names is as long as names are shown."""
    words = speech_in(language)
    for sample in Player(people=people(name), words=("w",) * 4, target=51).versions():
        table, view = sample.table, sample.view(0)
        shown = [views.floor(table, words), views.hand(table, view, words)]
        shown += [views.verify(table, words, limit=LIMIT)]
        shown += [views.count(table, row.number, words) for row in table.rounds if row.count]
        shown += [views.result(table, words)] if table.result else []
        assert not [one for one in shown if markdown(one.text).endswith("\n…")]


def test_a_view_is_the_same_whenever_it_is_drawn() -> None:
    sample = at("AS 6H 6C 5D", ("7S 8H KD TH", "2C 3C 4C 9C"))
    drawn = {views.floor(sample.table, speech_in("en")).digest for _ in range(3)}
    later = replace(sample.table, deadline=NOW + timedelta(minutes=9))
    assert len(drawn) == 1
    assert views.floor(later, speech_in("en")).digest not in drawn
