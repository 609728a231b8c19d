"""Hands that one person sees in a channel, where private messages do not reach them."""

from __future__ import annotations

from tests.guild import MisstepError
from tests.wire.discord.salon import Salon, has_button, holds_cards, is_turn, says

PLAYS = 6


async def closed_match(salon: Salon, *closed: str) -> None:
    """A match begun by Mona and Omar, some of whom take no private messages."""
    for who in closed:
        salon.world.close_dms(who)
    await salon.match()


async def test_closed_doors_are_no_obstacle(salon: Salon) -> None:
    """platforms.md 21: the hand is then an ephemeral answer to My hand, with working buttons."""
    await closed_match(salon, "omar")
    whisper = await salon.show_hand("omar")
    assert whisper.is_ephemeral
    assert holds_cards(whisper)
    await salon.play_out(plays=PLAYS)
    assert not salon.world.dm("omar")
    assert salon.newest_hand("omar") is whisper
    assert len([c for c in salon.world.faults.calls if c.code == 50007]) <= 2


async def test_doors_that_close_in_mid_match_are_no_obstacle_either(salon: Salon) -> None:
    """platforms.md 21, 25: a hand that cannot be posted anew is whispered from then on."""
    await salon.match()
    salon.world.close_dms("omar")
    for hand in [m for m in salon.world.dm("omar") if holds_cards(m)]:
        salon.world.delete_message(hand)
    assert holds_cards(await salon.show_hand("omar"))
    await salon.play_out(plays=PLAYS)
    assert not [m for m in salon.world.dm("omar") if holds_cards(m)]


async def test_whoever_opens_the_doors_again_is_written_to_when_they_ask(salon: Salon) -> None:
    await closed_match(salon, "omar")
    assert holds_cards(await salon.show_hand("omar"))
    salon.world.open_dms("omar")
    await salon.world.slash("omar", "hand", "omar")
    assert holds_cards(await salon.sees("omar", holds_cards))


async def test_a_whisper_is_refreshed_when_the_other_plays(salon: Salon) -> None:
    await closed_match(salon, "mona", "omar")
    first, second = await salon.show_hand("mona"), await salon.show_hand("omar")
    mine, other = (first, second) if is_turn(first) else (second, first)
    assert not is_turn(other)
    await salon.play("mona" if mine is first else "omar")
    await salon.until(lambda: is_turn(other))
    assert other.is_ephemeral


async def test_who_has_a_hand_in_private_can_see_it_here_too(salon: Salon) -> None:
    await salon.match()
    whisper = await salon.show_hand("mona")
    assert holds_cards(whisper)
    await salon.until(lambda: whisper.labels == salon.world.dm("mona")[-1].labels)


async def test_only_who_pressed_is_shown_a_hand(salon: Salon) -> None:
    """platforms.md 26: somebody else gets a private answer that says why not."""
    floor = await salon.match()
    pressed = await salon.world.press("salma", floor, "My hand")
    await salon.until(lambda: pressed.private)
    assert not holds_cards(pressed.private[0])
    assert not salon.world.ephemerals("mona")


async def test_an_old_whisper_is_asked_for_anew(salon: Salon) -> None:
    """platforms.md 21, 23: after a quarter of an hour its token is over (50027)."""
    await closed_match(salon, "mona", "omar")
    old = {who: await salon.show_hand(who) for who in ("mona", "omar")}
    for made in salon.world.interactions.all:
        made.expire()
    turn = "mona" if is_turn(old["mona"]) else "omar"
    other = "omar" if turn == "mona" else "mona"
    shown = old[other].content
    await salon.play(turn)
    anew = await salon.show_hand(other)
    assert is_turn(anew)
    assert old[other].content == shown


async def test_a_press_in_a_whisper_gives_it_another_quarter_of_an_hour(salon: Salon) -> None:
    await closed_match(salon, "mona", "omar")
    hands = {who: await salon.show_hand(who) for who in ("mona", "omar")}
    turn = "mona" if is_turn(hands["mona"]) else "omar"
    other = "omar" if turn == "mona" else "mona"
    shows = [made for made in salon.world.interactions.all if made.person.key == turn]
    await salon.play(turn)
    for made in shows:
        made.expire()
    await salon.play(other)
    await salon.until(lambda: is_turn(hands[turn]))


async def test_a_hand_whispered_before_a_restart_is_asked_for_anew(salon: Salon) -> None:
    """platforms.md 21: the buttons of the old one still play."""
    await closed_match(salon, "mona", "omar")
    hands = {who: await salon.show_hand(who) for who in ("mona", "omar")}
    await salon.restart()
    turn = "mona" if is_turn(hands["mona"]) else "omar"
    await salon.play(turn)
    assert holds_cards(await salon.show_hand(turn))


async def test_a_player_can_choose_to_see_the_hand_here(salon: Salon) -> None:
    """No private message is written to whoever wants the hand in the channel."""
    await salon.world.slash("omar", "hand", where="here")
    card = await salon.challenge()
    await salon.world.press("omar", card, "Accept")
    await salon.sees("mona", holds_cards)
    assert holds_cards(await salon.show_hand("omar"))
    assert not salon.world.dm("omar")


async def test_nobody_presses_in_anothers_whisper(salon: Salon) -> None:
    await closed_match(salon, "omar")
    whisper = await salon.show_hand("omar")
    try:
        await salon.world.press("mona", whisper, whisper.labels[0])
    except MisstepError:
        return
    raise AssertionError("a whisper was seen by another")


async def test_who_is_challenged_is_not_written_to_before_they_act(salon: Salon) -> None:
    """platforms.md 22: private messages go to people who did something first."""
    card = await salon.challenge()
    assert not salon.world.faults.made("POST /users/@me/channels")
    assert [m.id for m in salon.world.pings("omar")] == [card.id]
    await salon.world.press("omar", card, "Accept")
    await salon.sees("omar", holds_cards)


async def test_hands_and_floor_say_who_cannot_be_reached(salon: Salon) -> None:
    await closed_match(salon, "omar")
    await salon.sees("cafe", lambda m: says("My hand")(m) or has_button("My hand")(m))
