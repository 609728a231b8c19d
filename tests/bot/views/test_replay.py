"""An ended match leafed through in a chat."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from bot import views
from bot.actions import KEY_SIZE, Verb, parse
from bot.text import speech_in
from core.engine.scene import Scene
from core.engine.table import End, Result, Status, Table
from tests.bot.views.reading import buttons, check, labels, lines, read
from tests.bot.views.sample import ALI, MONA, OMAR, PEOPLE, Player, Sample

SITE = "https://basra.example.org"
TABLES = {
    "two": Player(target=51),
    "three": Player(people=(MONA, ALI, OMAR), target=51),
    "four": Player(people=PEOPLE, target=51),
    "teams": Player(people=PEOPLE, teams=True, target=51),
}


@cache
def samples(name: str) -> list[Sample]:
    return list(TABLES[name].versions())


def scenes(name: str) -> list[Scene]:
    """Every moment of a match, as the engine makes them from its record."""
    walk = samples(name)
    rounds = len(walk[-1].table.rounds)
    return [
        Scene(
            table=replace(sample.table, rounds=sample.table.rounds[: step // 49 + 1]),
            hands=sample.match.round.hands
            if sample.match.round
            else ((),) * len(sample.table.seats),
            step=step,
            last=len(walk) - 1,
            round_number=step // 49 + 1,
            rounds=rounds,
            ply=step % 49,
            plies=48,
        )
        for step, sample in enumerate(walk)
    ]


def over(name: str) -> Table:
    return samples(name)[-1].table


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("name", TABLES)
def test_every_moment_of_every_table_is_a_message_that_telegram_takes(
    name: str, language: str
) -> None:
    for scene in scenes(name):
        check(views.replay(scene, over(name), speech_in(language), SITE))


def test_a_moment_shows_the_floor_the_play_and_both_hands() -> None:
    scene = scenes("two")[17]
    seen = lines(views.replay(scene, over("two"), speech_in("en")))
    assert seen[0] == "📼 Match 12 · round 1 of " + f"{scene.rounds} · play 17 of 48"
    assert seen[1].startswith("🟩")
    made = scene.table.made[-1]
    assert made.card.face in seen[2]
    for hand in scene.hands:
        faces = " ".join(card.face for card in hand)
        assert any(line.endswith(faces) for line in seen)


def test_the_deal_shows_no_play() -> None:
    text = read(views.replay(scenes("two")[0], over("two"), speech_in("en")))
    assert "play 0 of 48" in text
    assert "played" not in text
    assert "laid" not in text


def test_the_seat_in_turn_is_pointed_at() -> None:
    scene = scenes("two")[17]
    assert scene.table.floor is not None
    assert scene.table.floor.turn is not None
    person = scene.table.seats[scene.table.floor.turn].person
    assert person is not None
    seen = lines(views.replay(scene, over("two"), speech_in("en")))
    assert [line for line in seen if line.startswith(f"👉 {person.name}: ")]


def test_the_end_of_a_round_shows_its_count() -> None:
    text = read(views.replay(scenes("two")[48], over("two"), speech_in("en")))
    assert "Total:" in text
    assert "wins" not in text


def test_only_the_last_moment_tells_who_won() -> None:
    told = [
        "wins!" in read(views.replay(one, over("two"), speech_in("en"))) for one in scenes("two")
    ]
    assert told == [False] * (len(told) - 1) + [True]


def test_the_end_of_a_match_that_was_given_up_says_who_resigned() -> None:
    result = Result(End.RESIGNED, 1, (0, 0), False, (None, None), resigned_seat=0)
    table = replace(over("two"), status=Status.OVER, result=result)
    scene = replace(scenes("two")[10], last=10, rounds=1, plies=10)
    text = read(views.replay(scene, table, speech_in("en")))
    assert "play 10 of 10" in text
    assert "Mona resigned" in text


@pytest.mark.parametrize(
    ("step", "targets"),
    [
        (0, (0, 0, 1, 49)),
        (1, (0, 0, 2, 49)),
        (48, (0, 47, 49, 49)),
        (49, (0, 48, 50, 98)),
        (60, (49, 59, 61, 98)),
    ],
)
def test_the_buttons_lead_a_play_and_a_round_back_and_on(
    step: int, targets: tuple[int, ...]
) -> None:
    scene = replace(scenes("two")[step], last=200)
    row = views.replay(scene, over("two"), speech_in("en")).rows[0]
    assert [button.label for button in row] == ["⏮", "◀", "▶", "⏭"]
    assert tuple(button.action.ply for button in row if button.action) == targets


def test_no_button_leads_past_the_end() -> None:
    *_, scene = scenes("two")
    row = views.replay(scene, over("two"), speech_in("en")).rows[0]
    assert [button.action.ply for button in row if button.action][2:] == [scene.last] * 2


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_button_keeps_the_language_and_the_key(language: str) -> None:
    view = views.replay(scenes("two")[3], over("two"), speech_in(language))
    action = buttons(view)[0].action
    assert action is not None
    assert parse(str(action)) == action
    assert (action.verb, action.language) == (Verb.REPLAY, language)
    assert action.key == over("two").key[:KEY_SIZE]


def test_with_a_site_there_is_a_way_to_the_page() -> None:
    table = over("two")
    expected = f"{SITE}/m/{table.key}"
    for view in (
        views.replay(scenes("two")[3], table, speech_in("en"), SITE),
        views.result(table, speech_in("en"), SITE),
        views.verify(table, speech_in("en"), SITE),
    ):
        assert expected in [button.url for button in buttons(view)]
        assert "Watch it in the browser" in labels(view)


def test_a_running_match_has_no_way_to_a_page() -> None:
    running = samples("two")[60].table
    ways = [button.url for button in buttons(views.verify(running, speech_in("en"), SITE))]
    assert ways == [f"{SITE}/fairness"]


def test_without_a_site_no_button_opens_an_address() -> None:
    table = over("two")
    shown = (views.result(table, speech_in("en")), views.verify(table, speech_in("en")))
    assert not any(button.url for view in shown for button in buttons(view))
