"""An ended match shown again, moment by moment, with everybody's cards.

The only view besides `hand` that shows hands: it is given a `Scene`, and the engine makes one of an
ended match alone.
"""

from collections.abc import Iterable
from typing import Final

from bot.actions import KEY_SIZE, Action, Verb
from bot.text import Speech
from bot.view import Button, View
from bot.views.card import run
from bot.views.count import count_blocks
from bot.views.ending import headline
from bot.views.floor import cards_line, dealt, score
from bot.views.link import page_row
from bot.views.page import page, quote
from bot.views.picture import pictured
from bot.views.play import play_line
from bot.views.seat import player_name
from core.engine.scene import ROUND_STEPS, Scene
from core.engine.table import Table

_SIGNS: Final = ("⏮", "◀", "▶", "⏭")


def replay_caption(table: Table, speech: Speech) -> View:
    """What stands under the record's file."""
    return View(page(speech, speech.say("replay-caption", match=table.id)))


def replay(scene: Scene, table: Table, speech: Speech, site: str = "") -> View:
    """One moment of the match `table`, with the buttons that lead to others.

    `site` is where the replay page is.
    """
    where = speech.say(
        "replay-where",
        match=table.id,
        round=scene.round_number,
        rounds=scene.rounds,
        ply=scene.ply,
        plies=scene.plies,
    )
    text = page(speech, where, *_moment(scene, speech), _end(scene, table, speech))
    view = View(text, (_buttons(scene, table, speech), *page_row(table, speech, site)))
    return pictured(view, scene.table, speech)


def _moment(scene: Scene, speech: Speech) -> Iterable[str | list[str]]:
    lying = dealt(scene.table)
    yield cards_line(lying.cards, speech)
    yield quote([play_line(scene.table, made, speech) for made in scene.table.made[-1:]])
    yield _hands(scene, speech)
    row = scene.table.rounds[-1]
    if row.count is None:
        yield score(scene.table, lying, speech)
    else:
        yield from count_blocks(scene.table, row, row.count, speech)


def _end(scene: Scene, table: Table, speech: Speech) -> list[str]:
    return headline(table, speech) if scene.step == scene.last else []


def _hands(scene: Scene, speech: Speech) -> list[str]:
    turn = dealt(scene.table).turn
    return [
        speech.say(
            "replay-turn" if seat.number == turn else "replay-hand",
            name=player_name(scene.table, seat, speech),
            cards=run(hand),
        )
        for seat, hand in zip(scene.table.seats, scene.hands, strict=True)
        if hand
    ]


def _buttons(scene: Scene, table: Table, speech: Speech) -> tuple[Button, ...]:
    """To the round's beginning (or the one before), a play back, a play on, to the next round."""
    step, last = scene.step, scene.last
    beginning = (step - 1) // ROUND_STEPS * ROUND_STEPS
    following = (step // ROUND_STEPS + 1) * ROUND_STEPS
    targets = (max(beginning, 0), max(step - 1, 0), min(step + 1, last), min(following, last))
    return tuple(
        Button(sign, _action(table, target, speech))
        for sign, target in zip(_SIGNS, targets, strict=True)
    )


def _action(table: Table, step: int, speech: Speech) -> Action:
    key = table.key[:KEY_SIZE]
    return Action(Verb.REPLAY, table.id, step, language=speech.tag, key=key)
