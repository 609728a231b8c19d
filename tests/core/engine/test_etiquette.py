"""Who may ask whom, how often, and how much fits into one chat."""

from __future__ import annotations

from core.engine import Invitee
from core.engine.refusal import Reason
from core.engine.table import Status
from tests.core.engine.cafe import Cafe, reason, refusal


async def test_nobody_challenges_themselves(cafe: Cafe) -> None:
    by_name = cafe.challenge(invited=(Invitee("@MONA", "MONA"),))
    assert await reason(by_name) is Reason.ONESELF
    by_account = cafe.challenge(invited=(Invitee("Mona", person=cafe.mona),))
    assert await reason(by_account) is Reason.ONESELF


async def test_a_pair_has_one_open_invitation_whoever_asked(cafe: Cafe) -> None:
    table = await cafe.challenge()
    refused = await refusal(cafe.challenge())
    assert (refused.reason, refused.facts) == (
        Reason.PAIR_OPEN,
        {"match": table.id, "name": "@omar"},
    )
    back = cafe.challenge(starter=cafe.omar, invited=(Invitee("@mona", "mona"),))
    assert await reason(back) is Reason.PAIR_OPEN
    by_account = cafe.challenge(starter=cafe.omar, invited=(Invitee("Mona", person=cafe.mona),))
    assert await reason(by_account) is Reason.PAIR_OPEN


async def test_a_pair_is_known_before_the_friend_was_ever_met(cafe: Cafe) -> None:
    await cafe.challenge(invited=(Invitee("@nobody", "nobody"),))
    again = cafe.challenge(invited=(Invitee("@Nobody", "Nobody"),))
    assert await reason(again) is Reason.PAIR_OPEN


async def test_other_pairs_are_free(cafe: Cafe) -> None:
    await cafe.challenge()
    table = await cafe.challenge(invited=(Invitee("Salma", person=cafe.salma),))
    assert table.status is Status.OPEN


async def test_whoever_blocked_somebody_gets_no_challenge_from_them(cafe: Cafe) -> None:
    await cafe.engine.people.block(cafe.omar.id, cafe.mona.id)
    assert await reason(cafe.challenge()) is Reason.BLOCKED
    await cafe.engine.people.unblock(cafe.omar.id, cafe.mona.id)
    assert (await cafe.challenge()).status is Status.OPEN


async def test_a_block_is_one_way(cafe: Cafe) -> None:
    await cafe.engine.people.block(cafe.omar.id, cafe.mona.id)
    table = await cafe.challenge(starter=cafe.omar, invited=(Invitee("Mona", person=cafe.mona),))
    assert table.status is Status.OPEN


async def test_a_challenge_that_came_to_nothing_is_not_repeated_at_once(cafe: Cafe) -> None:
    table = await cafe.challenge()
    cafe.time.wait(10)
    await cafe.engine.decline(table.id, cafe.omar, "omar")
    refused = await refusal(cafe.challenge())
    assert (refused.reason, refused.facts) == (Reason.COOLDOWN, {"seconds": 21})
    cafe.time.wait(20)
    assert (await cafe.challenge()).status is Status.OPEN


async def test_a_match_that_was_played_leaves_no_cooldown(cafe: Cafe) -> None:
    table = await cafe.start()
    await cafe.engine.resign(table.id, cafe.mona.id)
    assert (await cafe.challenge()).status is Status.OPEN


async def test_a_cooldown_is_of_one_chat(cafe: Cafe) -> None:
    table = await cafe.challenge()
    await cafe.engine.cancel(table.id, cafe.mona)
    elsewhere = await cafe.engine.chats.meet("telegram", "-7", "group", "Elsewhere")
    assert (await cafe.challenge(chat=elsewhere)).status is Status.OPEN


async def fill(cafe: Cafe, floors: int) -> None:
    for _ in range(floors):
        table = await cafe.challenge(starter=cafe.salma, invited=())
        await cafe.engine.fill_with_computer(table.id, cafe.salma)


async def test_a_fourth_live_match_in_a_chat_is_refused(cafe: Cafe) -> None:
    await fill(cafe, 3)
    assert await reason(cafe.challenge()) is Reason.CHAT_FULL


async def test_a_challenge_that_would_be_the_fourth_cannot_start(cafe: Cafe) -> None:
    table = await cafe.challenge()
    await fill(cafe, 3)
    accept = cafe.engine.accept(table.id, cafe.omar, "omar", reachable=True)
    assert await reason(accept) is Reason.CHAT_FULL
    live = (await cafe.engine.tables_in(cafe.chat.key))[-1]
    await cafe.engine.resign(live.id, cafe.salma.id)
    table = await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=True)
    assert table.status is Status.LIVE


async def test_matches_that_nobody_plays_any_more_close_no_chat(cafe: Cafe) -> None:
    await fill(cafe, 3)
    await cafe.tick(600)
    tables = await cafe.engine.tables_in(cafe.chat.key)
    assert {table.status for table in tables} == {Status.SUSPENDED}
    assert (await cafe.challenge()).status is Status.OPEN


async def test_a_private_chat_has_room_for_any_number(cafe: Cafe) -> None:
    for _ in range(4):
        table = await cafe.alone()
    assert table.status is Status.LIVE


async def test_a_hand_that_is_reachable_again_needs_no_room_of_its_own(cafe: Cafe) -> None:
    table = await cafe.start()
    await fill(cafe, 2)
    await cafe.engine.undeliverable(table.id, 1, True)
    payload = await cafe.engine.link(table.id, cafe.omar)
    assert not (await cafe.engine.arrive(payload, cafe.omar)).seats[1].unreachable


async def test_an_anonymous_admin_may_challenge(cafe: Cafe) -> None:
    table = await cafe.challenge(starter=None)
    assert (table.starter, table.seats[1].invited) == (None, "@omar")


async def test_an_anonymous_admin_names_nobody_twice(cafe: Cafe) -> None:
    twice = (Invitee("@omar", "omar"), Invitee("Omar", person=cafe.omar))
    assert await reason(cafe.challenge(starter=None, invited=twice)) is Reason.TWICE


async def test_anonymous_admins_of_a_chat_wait_for_each_other(cafe: Cafe) -> None:
    table = await cafe.challenge(starter=None)
    await cafe.engine.decline(table.id, cafe.omar, "omar")
    assert await reason(cafe.challenge(starter=None)) is Reason.COOLDOWN
    assert (await cafe.challenge()).status is Status.OPEN
