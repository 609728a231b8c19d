"""The count of a round: what each side took and scored, the seed, and the next commitment.

The message is never edited but to lose its button, as the next round's commitment stands on it: its
text is made of what was settled when the round ended, and of nothing later.
"""

from bot.actions import Verb
from bot.text import Speech
from bot.view import Button, Tone, View
from bot.views.button import button
from bot.views.card import plus
from bot.views.page import page, quote
from bot.views.seat import player_name, side_name
from core.engine.standing import sides
from core.engine.table import RoundRow, Table
from core.rules.capture import Basra, basra_points
from core.rules.count import Count
from core.rules.shuffle import NO_WORDS


def count(table: Table, round_number: int, speech: Speech) -> View:
    """The count table of a finished round, with Ready during the pause that follows it.

    Raises ValueError while the round is being played.
    """
    row = table.rounds[round_number - 1]
    if row.count is None:
        raise ValueError("the round is not over")
    title = speech.say("count-title", round=round_number, match=table.id)
    proof = quote(_proof(table, row, speech), expandable=True)
    text = page(speech, title, *count_blocks(table, row, row.count, speech), proof)
    return View(text, _rows(table, round_number, speech))


def count_blocks(table: Table, row: RoundRow, counted: Count, speech: Speech) -> list[list[str]]:
    """A block of lines a side, then the bonus carried on, if any.

    Three or four sides get two lines each: a phone is small.
    """
    short = len(sides(table)) > 2
    blocks = [_side(table, row, counted, side, speech) for side in sides(table)]
    if short:
        blocks = [_folded(block) for block in blocks]
    if counted.carried:
        blocks.append([speech.say("count-carried", points=plus(counted.carried))])
    return blocks


def _side(table: Table, row: RoundRow, counted: Count, side: int, speech: Speech) -> list[str]:
    points = plus(counted.points[side])
    lines = [speech.say("count-side", name=side_name(table, side, speech), points=points)]
    lines.append(_most(counted, side, speech))
    lines += _basras(table, counted, side, speech)
    if counted.honours[side]:
        lines.append(speech.say("count-honours", points=plus(counted.honours[side])))
    lines.append(speech.say("count-total", total=row.totals[side]))
    return lines


def _folded(block: list[str]) -> list[str]:
    """Name, points and total in one line, what they are made of in another."""
    head, *made, total = block
    return [f"{head} · {total}", " · ".join(made)]


def _most(counted: Count, side: int, speech: Speech) -> str:
    cards = speech.say("cards-count", count=counted.cards[side])
    if counted.most == side:
        return speech.say("count-most", cards=cards, points=plus(counted.card_points[side]))
    tied = counted.most is None and counted.cards[side] == max(counted.cards)
    return speech.say("count-tied" if tied else "count-fewer", cards=cards)


def _basras(table: Table, counted: Count, side: int, speech: Speech) -> list[str]:
    """A line for each kind that the side made."""
    numbers = {kind: counted.basras_of(side, kind) for kind in Basra}
    made = {kind: number for kind, number in numbers.items() if number}
    if not made:
        return [speech.say("count-no-basra")]
    return [
        speech.say(
            f"count-basra-{kind}",
            count=number,
            points=plus(number * basra_points(kind, table.rules)),
        )
        for kind, number in made.items()
    ]


def _proof(table: Table, row: RoundRow, speech: Speech) -> list[str]:
    """The seed revealed with its words, and the promise for the next round."""
    lines = seed_lines(table, row, speech)
    following = table.rounds[row.number : row.number + 1]
    lines += [
        speech.say("commitment-next", round=ahead.number, commitment=ahead.commitment)
        for ahead in following
    ]
    return lines


def seed_lines(table: Table, row: RoundRow, speech: Speech) -> list[str]:
    """The seed, once it may be shown, and the digests of luck words, if anybody set any."""
    if row.seed is None:
        return []
    lines = [speech.say("seed-shown", round=row.number, seed=row.seed)]
    if any(digest != NO_WORDS.hex() for digest in row.words):
        lines += [
            speech.say("words-digest", name=player_name(table, seat, speech), digest=digest)
            for seat, digest in zip(table.seats, row.words, strict=True)
        ]
    return lines


def _rows(table: Table, round_number: int, speech: Speech) -> tuple[tuple[Button, ...], ...]:
    if not table.is_paused or round_number != sum(row.count is not None for row in table.rounds):
        return ()
    return ((button("button-ready", table, speech, Verb.READY, Tone.GOOD),),)
