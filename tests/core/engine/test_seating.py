"""Challenges, open tables, and who sits down at them."""

from __future__ import annotations

import re

import pytest

from core.engine import Invitee, Opening
from core.engine.refusal import Reason
from core.engine.table import Due, Status
from core.rules.ruleset import PRESETS
from core.rules.shuffle import commitment
from tests.core.engine.cafe import Cafe, reason, refusal


async def test_a_challenge_waits_with_its_commitment_and_no_cards(cafe: Cafe) -> None:
    table = await cafe.challenge()
    assert (table.status, table.due, table.floor) == (Status.OPEN, Due.INVITATION, None)
    assert re.fullmatch("[0-9a-f]{64}", table.rounds[0].commitment)
    assert table.rounds[0].seed is None


async def test_a_challenge_keeps_its_terms(cafe: Cafe) -> None:
    table = await cafe.challenge(target=None, rules=PRESETS["coffeehouse"], thread=17)
    assert (table.target, table.rules, table.thread) == (None, PRESETS["coffeehouse"], 17)


async def test_accepting_deals(cafe: Cafe) -> None:
    table = await cafe.start()
    assert table.status is Status.LIVE
    assert table.floor is not None
    assert table.floor.hand_sizes == (4, 4)
    assert [seat.person for seat in table.seats] == [cafe.mona, cafe.omar]


async def test_the_username_of_the_tap_counts_in_any_case(cafe: Cafe) -> None:
    table = await cafe.challenge()
    assert (
        await reason(cafe.engine.accept(table.id, cafe.salma, "omar2", reachable=True))
        is Reason.ONLY_INVITED
    )
    table = await cafe.engine.accept(table.id, cafe.omar, "OMAR", reachable=True)
    assert table.status is Status.LIVE


async def test_an_invitation_with_an_account_does_not_look_at_usernames(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=(Invitee("Salma", person=cafe.salma),))
    refused = await refusal(cafe.engine.accept(table.id, cafe.omar, "Salma", reachable=True))
    assert (refused.reason, refused.facts) == (Reason.ONLY_INVITED, {"name": "Salma"})
    table = await cafe.engine.accept(table.id, cafe.salma, None, reachable=True)
    assert table.status is Status.LIVE


async def test_nobody_accepts_their_own_challenge(cafe: Cafe) -> None:
    table = await cafe.challenge()
    accept = cafe.engine.accept(table.id, cafe.mona, "mona", reachable=True)
    assert await reason(accept) is Reason.ONLY_INVITED


async def test_accepting_twice_is_too_late(cafe: Cafe) -> None:
    table = await cafe.start()
    accept = cafe.engine.accept(table.id, cafe.omar, "omar", reachable=True)
    assert await reason(accept) is Reason.NOT_OPEN


async def test_nobody_is_dealt_in_before_their_hand_can_reach_them(cafe: Cafe) -> None:
    table = await cafe.challenge()
    table = await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=False)
    assert (table.status, table.seats[1].arriving) == (Status.OPEN, True)
    payload = await cafe.engine.link(table.id, cafe.omar)
    assert re.fullmatch("[A-Za-z0-9_-]{1,64}", payload)
    table = await cafe.engine.arrive(payload, cafe.omar)
    assert (table.status, table.seats[1].arriving) == (Status.LIVE, False)


async def test_tapping_accept_again_keeps_the_link(cafe: Cafe) -> None:
    table = await cafe.challenge()
    table = await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=False)
    payload = await cafe.engine.link(table.id, cafe.omar)
    again = await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=False)
    assert again.version == table.version
    assert await cafe.engine.link(table.id, cafe.omar) == payload


async def test_a_copied_link_seats_nobody_else(cafe: Cafe) -> None:
    table = await cafe.challenge()
    await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=False)
    payload = await cafe.engine.link(table.id, cafe.omar)
    assert await reason(cafe.engine.arrive(payload, cafe.salma)) is Reason.OTHERS_LINK
    assert (await cafe.engine.table(table.id)).status is Status.OPEN


@pytest.mark.parametrize("payload", ["", "m", "m0", "m99999", "x1", "m1-short", "m1-" + "é" * 22])
async def test_a_forged_link_seats_nobody(cafe: Cafe, payload: str) -> None:
    table = await cafe.challenge()
    await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=False)
    assert await reason(cafe.engine.arrive(payload, cafe.omar)) is Reason.NO_MATCH


async def test_a_link_with_another_nonce_is_somebody_elses(cafe: Cafe) -> None:
    table = await cafe.challenge()
    await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=False)
    forged = f"m{table.id}-{'A' * 22}"
    assert await reason(cafe.engine.arrive(forged, cafe.omar)) is Reason.OTHERS_LINK


async def test_a_link_without_its_secret_seats_nobody(cafe: Cafe) -> None:
    table = await cafe.challenge()
    await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=False)
    assert await reason(cafe.engine.arrive(f"m{table.id}", cafe.omar)) is Reason.OTHERS_LINK
    assert (await cafe.engine.table(table.id)).status is Status.OPEN


async def test_opening_the_private_chat_any_other_way_counts_as_arriving(cafe: Cafe) -> None:
    table = await cafe.challenge()
    await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=False)
    arrived = await cafe.engine.arrive_everywhere(cafe.omar)
    assert [(table.id, table.status) for table in arrived] == [(table.id, Status.LIVE)]


async def test_a_starter_whom_nothing_reaches_is_waited_for_too(cafe: Cafe) -> None:
    table = await cafe.challenge(reachable=False)
    table = await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=True)
    assert (table.status, table.seats[0].arriving) == (Status.OPEN, True)
    table = await cafe.engine.arrive(await cafe.engine.link(table.id, cafe.mona), cafe.mona)
    assert table.status is Status.LIVE


async def test_who_sets_out_late_is_waited_for_a_little_longer(cafe: Cafe) -> None:
    table = await cafe.challenge()
    cafe.time.wait(590)
    await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=False)
    await cafe.tick(100)
    assert (await cafe.engine.table(table.id)).status is Status.OPEN


async def test_declining_ends_a_challenge(cafe: Cafe) -> None:
    table = await cafe.challenge()
    assert await reason(cafe.engine.decline(table.id, cafe.salma, None)) is Reason.ONLY_INVITED
    table = await cafe.engine.decline(table.id, cafe.omar, "omar")
    assert table.status is Status.DECLINED
    accept = cafe.engine.accept(table.id, cafe.omar, "omar", reachable=True)
    assert await reason(accept) is Reason.NOT_OPEN


async def test_the_starter_and_admins_may_cancel(cafe: Cafe) -> None:
    table = await cafe.challenge()
    assert await reason(cafe.engine.cancel(table.id, cafe.omar)) is Reason.ONLY_STARTER
    table = await cafe.engine.cancel(table.id, cafe.salma, is_admin=True)
    assert table.status is Status.CANCELLED


async def test_a_match_cannot_be_cancelled_once_dealt(cafe: Cafe) -> None:
    table = await cafe.start()
    assert await reason(cafe.engine.cancel(table.id, cafe.mona)) is Reason.NOT_OPEN


async def test_a_cancelled_match_keeps_its_seed_to_itself(cafe: Cafe) -> None:
    table = await cafe.challenge()
    table = await cafe.engine.cancel(table.id, cafe.mona)
    assert table.rounds[0].seed is None


async def test_an_invitation_expires_by_itself(cafe: Cafe) -> None:
    table = await cafe.challenge()
    await cafe.tick(599)
    assert (await cafe.engine.table(table.id)).status is Status.OPEN
    await cafe.tick(1)
    assert (await cafe.engine.table(table.id)).status is Status.EXPIRED


async def test_the_first_to_join_an_open_table_plays(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=())
    assert await reason(cafe.engine.join(table.id, cafe.mona, reachable=True)) is Reason.ONESELF
    table = await cafe.engine.join(table.id, cafe.salma, reachable=True)
    assert (table.status, table.seats[1].person) == (Status.LIVE, cafe.salma)
    assert await reason(cafe.engine.join(table.id, cafe.omar, reachable=True)) is Reason.NOT_OPEN


async def test_an_invited_seat_is_not_open_to_others(cafe: Cafe) -> None:
    table = await cafe.challenge()
    assert await reason(cafe.engine.join(table.id, cafe.salma, reachable=True)) is Reason.FULL
    await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=False)
    assert await reason(cafe.engine.join(table.id, cafe.salma, reachable=True)) is Reason.FULL


async def test_who_can_be_dealt_to_goes_before_who_has_not_arrived(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=())
    await cafe.engine.join(table.id, cafe.omar, reachable=False)
    payload = await cafe.engine.link(table.id, cafe.omar)
    table = await cafe.engine.join(table.id, cafe.salma, reachable=True)
    assert (table.status, table.seats[1].person) == (Status.LIVE, cafe.salma)
    assert await reason(cafe.engine.arrive(payload, cafe.omar)) is Reason.OTHERS_LINK


async def test_two_who_have_not_arrived_do_not_push_each_other_out(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=())
    await cafe.engine.join(table.id, cafe.omar, reachable=False)
    assert await reason(cafe.engine.join(table.id, cafe.salma, reachable=False)) is Reason.FULL


async def test_getting_up_from_an_open_table_frees_the_seat(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=())
    await cafe.engine.join(table.id, cafe.omar, reachable=False)
    table = await cafe.engine.decline(table.id, cafe.omar, "omar")
    assert (table.status, table.seats[1].person) == (Status.OPEN, None)


async def test_only_the_starter_lets_the_computer_play(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=())
    fill = cafe.engine.fill_with_computer
    assert await reason(fill(table.id, cafe.omar)) is Reason.ONLY_STARTER
    table = await fill(table.id, cafe.mona)
    assert (table.status, table.seats[1].computer) == (Status.LIVE, "casual")


async def test_the_computer_takes_no_invited_seat(cafe: Cafe) -> None:
    table = await cafe.challenge()
    assert await reason(cafe.engine.fill_with_computer(table.id, cafe.mona)) is Reason.FULL


async def test_the_computer_may_play_for_who_never_arrived(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=())
    await cafe.engine.join(table.id, cafe.omar, reachable=False)
    table = await cafe.engine.fill_with_computer(table.id, cafe.mona)
    assert (table.status, table.seats[1].person) == (Status.LIVE, None)


async def test_an_anonymous_admin_opens_a_table_but_takes_no_seat(cafe: Cafe) -> None:
    table = await cafe.challenge(starter=None, invited=())
    assert [seat.person for seat in table.seats] == [None, None]
    await cafe.engine.join(table.id, cafe.mona, reachable=True)
    table = await cafe.engine.join(table.id, cafe.omar, reachable=True)
    assert table.status is Status.LIVE


async def test_the_first_at_an_anonymous_table_may_play_the_computer(cafe: Cafe) -> None:
    table = await cafe.challenge(starter=None, invited=())
    await cafe.engine.join(table.id, cafe.mona, reachable=True)
    table = await cafe.engine.fill_with_computer(table.id, cafe.mona)
    assert (table.status, table.seats[1].computer) == (Status.LIVE, "casual")


async def test_an_admin_lets_computers_play_with_who_sits_there(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=())
    table = await cafe.engine.fill_with_computer(table.id, cafe.salma, is_admin=True)
    assert (table.status, table.seat_of(cafe.salma.id)) == (Status.LIVE, None)
    assert [seat.person and seat.person.id for seat in table.seats] == [cafe.mona.id, None]


async def test_computers_do_not_play_alone(cafe: Cafe) -> None:
    """Not where nobody sits yet, and not instead of all who have not arrived."""
    table = await cafe.challenge(starter=None, invited=())
    fill = cafe.engine.fill_with_computer
    assert await reason(fill(table.id, cafe.karim, is_admin=True)) is Reason.STALE
    await cafe.engine.join(table.id, cafe.mona, reachable=False)
    await cafe.engine.join(table.id, cafe.omar, reachable=False)
    assert await reason(fill(table.id, cafe.karim, is_admin=True)) is Reason.FULL
    table = await fill(table.id, cafe.mona)
    assert [seat.person and seat.person.id for seat in table.seats] == [cafe.mona.id, None]


async def test_against_the_computer_the_cards_are_dealt_at_once(cafe: Cafe) -> None:
    table = await cafe.alone()
    assert (table.status, table.is_private) == (Status.LIVE, True)


async def test_a_target_must_be_sensible(cafe: Cafe) -> None:
    assert await reason(cafe.challenge(target=7)) is Reason.BAD_TARGET


async def test_the_link_of_a_seated_person_leads_to_their_hand(cafe: Cafe) -> None:
    table = await cafe.start()
    payload = await cafe.engine.link(table.id, cafe.omar)
    assert (await cafe.engine.arrive(payload, cafe.omar)).version == table.version
    assert await reason(cafe.engine.link(table.id, cafe.salma)) is Reason.NOT_YOURS


async def test_an_ended_match_has_no_link(cafe: Cafe) -> None:
    table = await cafe.start()
    await cafe.engine.resign(table.id, cafe.omar.id)
    assert await reason(cafe.engine.link(table.id, cafe.omar)) is Reason.ENDED


async def test_coming_back_by_a_link_makes_a_blocked_hand_reachable(cafe: Cafe) -> None:
    table = await cafe.start()
    await cafe.engine.undeliverable(table.id, 1, True)
    payload = await cafe.engine.link(table.id, cafe.omar)
    table = await cafe.engine.arrive(payload, cafe.omar)
    assert not table.seats[1].unreachable


async def test_a_link_after_the_end_is_too_late(cafe: Cafe) -> None:
    table = await cafe.challenge()
    await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=False)
    payload = await cafe.engine.link(table.id, cafe.omar)
    await cafe.engine.cancel(table.id, cafe.mona)
    assert await reason(cafe.engine.arrive(payload, cafe.omar)) is Reason.NOT_OPEN


async def test_the_dealer_comes_from_the_promised_seed(cafe: Cafe) -> None:
    table = await cafe.start(target=None)
    assert table.floor is not None
    table = await cafe.play_round(table)
    seed = table.rounds[0].seed
    assert seed is not None
    assert commitment(bytes.fromhex(seed)) == table.rounds[0].commitment


async def test_there_is_no_match_without_a_number(cafe: Cafe) -> None:
    assert await reason(cafe.engine.table(404)) is Reason.NO_MATCH
    assert await reason(cafe.engine.join(404, cafe.mona, reachable=True)) is Reason.NO_MATCH


async def test_an_opening_says_who_opened_it(cafe: Cafe) -> None:
    table = await cafe.engine.open(Opening(cafe.mona, cafe.chat, "en"))
    assert table.starter == cafe.mona.id


async def test_accepting_again_while_the_other_is_waited_for_changes_nothing(cafe: Cafe) -> None:
    table = await cafe.challenge(reachable=False)
    once = await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=True)
    again = await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=True)
    assert again.version == once.version
