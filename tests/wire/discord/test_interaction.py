"""Interactions that are too late, answered already, or whose token is over (platforms.md 23)."""

from __future__ import annotations

import pytest

from tests.guild import Fault, refuse
from tests.wire.discord.salon import PAIR, Salon, holds_cards, is_turn, simplest_card

CALLBACK = "POST /interactions/*"


async def player_in_turn(salon: Salon) -> str:
    """Who is to play."""
    await salon.until(lambda: any(is_turn(m) for who in PAIR for m in salon.world.dm(who)))
    return next(who for who in PAIR if any(is_turn(m) for m in salon.world.dm(who)))


async def test_a_play_whose_acknowledgement_came_too_late_stands(salon: Salon) -> None:
    """platforms.md 23: 10062 undoes no play."""
    await salon.match()
    who = await player_in_turn(salon)
    hand = salon.newest_hand(who)
    assert hand is not None
    salon.world.interactions.answer_within = -1
    pressed = await salon.world.press(who, hand, simplest_card(hand), patience=0)
    await salon.until(lambda: pressed.late)
    salon.world.interactions.answer_within = 3
    await salon.until(lambda: not is_turn(hand) or hand.deleted)


async def test_an_interaction_that_another_process_answered_is_left_alone(salon: Salon) -> None:
    """platforms.md 23: 40060; whoever answered it plays it."""
    await salon.match()
    who = await player_in_turn(salon)
    hand = salon.newest_hand(who)
    assert hand is not None
    fault = Fault(CALLBACK, refusal=refuse(40060))
    salon.world.faults.plant(fault)
    pressed = await salon.world.press(who, hand, simplest_card(hand), patience=0)
    await salon.until(lambda: fault not in salon.world.faults.faults)
    await salon.play_out(plays=2)
    assert not pressed.messages


@pytest.mark.parametrize("code", [40060, 10062])
async def test_a_command_that_cannot_be_acknowledged_is_let_go(salon: Salon, code: int) -> None:
    """platforms.md 23: another process answers it, or its person was told that it failed."""
    fault = salon.world.faults.plant(Fault(CALLBACK, refusal=refuse(code)))
    await salon.world.slash("mona", "basra", opponent="omar", patience=0)
    await salon.until(lambda: fault not in salon.world.faults.faults)
    made = await salon.world.slash("mona", "help")
    await salon.until(lambda: made.reply)
    assert not salon.world.messages("cafe")
    assert len(salon.world.faults.made("* /webhooks/*")) == 1


async def test_a_dead_token_ends_an_answer_and_nothing_else(salon: Salon) -> None:
    """platforms.md 23: 50027 is an ordinary outcome of an answer that took too long."""
    salon.world.faults.plant(Fault("PATCH /webhooks/*", refusal=refuse(50027)))
    made = await salon.world.slash("mona", "help")
    assert made.ack == 5
    again = await salon.world.slash("mona", "help")
    await salon.until(lambda: again.reply)
    assert "Traceback" not in salon.bot.output


async def test_a_match_needs_no_old_token(salon: Salon) -> None:
    """platforms.md 23: posts are edited as the bot, by channel and message."""
    await salon.match()
    for _ in range(4):
        for made in salon.world.interactions.all:
            made.expire()
        await salon.play_out(plays=2)
    assert not [call for call in salon.world.faults.calls if call.code == 50027]


async def test_a_forged_button_gets_a_private_answer(salon: Salon) -> None:
    floor = await salon.match()
    for forged in ("p:999999:0:0:AS", "nonsense", "p:1:0", "x" * 100):
        pressed = await salon.world.forge("mona", floor, forged)
        await salon.until(lambda made=pressed: made.private)
    await salon.play_out(plays=2)


async def test_a_double_press_plays_once(salon: Salon) -> None:
    """platforms.md 13: the second is stale."""
    await salon.match()
    who = await player_in_turn(salon)
    hand = salon.newest_hand(who)
    assert hand is not None
    button = salon.world.button(hand, simplest_card(hand))["custom_id"]
    first = await salon.world.forge(who, hand, button)
    second = await salon.world.forge(who, hand, button)
    await salon.until(lambda: second.private)
    assert not first.private
    assert holds_cards(hand) or hand.deleted


async def test_somebody_elses_button_says_why_not(salon: Salon) -> None:
    """platforms.md 26: in private."""
    card = await salon.challenge()
    pressed = await salon.world.press("karim", card, "Accept")
    await salon.until(lambda: pressed.private)
    assert card.labels
    assert [m.owner_id for m in pressed.private] == [salon.world.person("karim").id]
