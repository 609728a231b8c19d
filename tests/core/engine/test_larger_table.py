"""Tables of three and four and of two teams, before and at the first deal."""

from __future__ import annotations

import pytest

from core.engine import Invitee
from core.engine.refusal import Reason
from core.engine.table import Status, Table
from tests.core.engine.cafe import Cafe, engine_on, in_turn, reason, refusal


def seated(table: Table) -> list[str]:
    """Who sits where."""
    return [seat.person.name if seat.person else seat.computer or "-" for seat in table.seats]


async def test_three_are_dealt_in_when_the_last_has_accepted(cafe: Cafe) -> None:
    table = await cafe.invite(cafe.omar, cafe.salma)
    table = await cafe.engine.accept(table.id, cafe.salma, None, reachable=True)
    assert (table.status, seated(table)) == (Status.OPEN, ["Mona", "-", "Salma"])
    table = await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=True)
    assert table.status is Status.LIVE
    assert table.floor is not None
    assert (table.floor.hand_sizes, table.floor.deals) == ((4, 4, 4), 4)


async def test_four_play_three_deals_each_alone(cafe: Cafe) -> None:
    table = await cafe.sit(cafe.omar, cafe.salma, cafe.karim)
    assert table.floor is not None
    assert (table.floor.deals, len(table.floor.totals), table.teams) == (3, 4, False)


async def test_the_first_named_partner_sits_opposite(cafe: Cafe) -> None:
    table = await cafe.sit(cafe.omar, cafe.salma, cafe.karim, teams=True)
    assert (table.teams, seated(table)) == (True, ["Mona", "Salma", "Omar", "Karim"])
    assert table.floor is not None
    assert len(table.floor.totals) == 2


async def test_a_hand_of_a_team_does_not_show_the_partners(cafe: Cafe) -> None:
    table = await cafe.sit(cafe.omar, cafe.salma, cafe.karim, teams=True)
    show = await cafe.engine.show(table.id)
    mine, partners = show.hand(0), show.hand(2)
    assert mine is not None
    assert partners is not None
    assert not set(mine.hand) & set(partners.hand)
    assert set(partners.hand) <= set(mine.unseen)


@pytest.mark.parametrize("friends", [2, 3])
async def test_anyone_who_is_invited_may_decline_for_all(cafe: Cafe, friends: int) -> None:
    table = await cafe.invite(*(cafe.omar, cafe.salma, cafe.karim)[:friends])
    await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=True)
    table = await cafe.engine.decline(table.id, cafe.salma, None)
    assert (table.status, table.declined) == (Status.DECLINED, 2)
    assert await engine_on(cafe.store, cafe.time).table(table.id) == table


async def test_who_has_accepted_may_still_decline(cafe: Cafe) -> None:
    table = await cafe.invite(cafe.omar, cafe.salma)
    await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=True)
    table = await cafe.engine.leave(table.id, cafe.omar)
    assert (table.status, table.declined) == (Status.DECLINED, 1)


async def test_a_table_waits_for_all_who_must_open_a_chat(cafe: Cafe) -> None:
    table = await cafe.invite(cafe.omar, cafe.salma)
    await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=False)
    table = await cafe.engine.accept(table.id, cafe.salma, None, reachable=False)
    assert [seat.arriving for seat in table.seats] == [False, True, True]
    await cafe.engine.arrive(await cafe.engine.link(table.id, cafe.salma), cafe.salma)
    table = await cafe.engine.arrive(await cafe.engine.link(table.id, cafe.omar), cafe.omar)
    assert table.status is Status.LIVE


async def test_an_open_table_fills_in_order_and_starts_when_full(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=(), seats=4)
    for person in (cafe.karim, cafe.omar, cafe.salma):
        assert table.status is Status.OPEN
        table = await cafe.engine.join(table.id, person, reachable=True)
    assert (table.status, seated(table)) == (Status.LIVE, ["Mona", "Karim", "Omar", "Salma"])


async def test_an_open_table_of_teams_pairs_the_first_with_the_third(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=(), teams=True)
    for person in (cafe.karim, cafe.omar, cafe.salma):
        table = await cafe.engine.join(table.id, person, reachable=True)
    assert (table.teams, seated(table)) == (True, ["Mona", "Karim", "Omar", "Salma"])


async def test_nobody_sits_down_twice(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=(), seats=3)
    await cafe.engine.join(table.id, cafe.omar, reachable=True)
    assert await reason(cafe.engine.join(table.id, cafe.omar, reachable=True)) is Reason.SEATED
    assert await reason(cafe.engine.join(table.id, cafe.mona, reachable=True)) is Reason.ONESELF


async def test_the_host_fills_the_free_seats_with_computers(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=(), seats=4)
    await cafe.engine.join(table.id, cafe.omar, reachable=True)
    fill = cafe.engine.fill_with_computer
    assert await reason(fill(table.id, cafe.omar)) is Reason.ONLY_STARTER
    table = await fill(table.id, cafe.mona)
    assert (table.status, seated(table)) == (Status.LIVE, ["Mona", "Omar", "casual", "casual"])


async def test_who_is_on_the_way_keeps_the_seat_while_others_are_free(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=(), seats=3)
    await cafe.engine.join(table.id, cafe.omar, reachable=False)
    table = await cafe.engine.fill_with_computer(table.id, cafe.mona)
    assert (table.status, seated(table)) == (Status.OPEN, ["Mona", "Omar", "casual"])
    table = await cafe.engine.fill_with_computer(table.id, cafe.mona)
    assert (table.status, seated(table)) == (Status.LIVE, ["Mona", "casual", "casual"])


async def test_getting_up_frees_the_seat_for_the_next(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=(), seats=3)
    await cafe.engine.join(table.id, cafe.omar, reachable=True)
    table = await cafe.engine.leave(table.id, cafe.omar)
    assert (table.status, seated(table)) == (Status.OPEN, ["Mona", "-", "-"])
    table = await cafe.engine.join(table.id, cafe.salma, reachable=True)
    assert seated(table) == ["Mona", "Salma", "-"]


async def test_the_host_takes_the_table_along(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=(), seats=3)
    await cafe.engine.join(table.id, cafe.omar, reachable=True)
    assert await reason(cafe.engine.leave(table.id, cafe.karim)) is Reason.NOT_YOURS
    assert (await cafe.engine.leave(table.id, cafe.mona)).status is Status.CANCELLED


async def test_nobody_gets_up_after_the_deal(cafe: Cafe) -> None:
    table = await cafe.sit(cafe.omar, cafe.salma)
    assert await reason(cafe.engine.leave(table.id, cafe.omar)) is Reason.NOT_OPEN


async def test_some_may_be_invited_and_the_other_seats_be_open(cafe: Cafe) -> None:
    table = await cafe.invite(cafe.omar, seats=3)
    table = await cafe.engine.join(table.id, cafe.salma, reachable=True)
    assert seated(table) == ["Mona", "-", "Salma"]
    assert await reason(cafe.engine.join(table.id, cafe.karim, reachable=True)) is Reason.FULL
    table = await cafe.engine.join(table.id, cafe.omar, reachable=True)
    assert (table.status, seated(table)) == (Status.LIVE, ["Mona", "Omar", "Salma"])


async def test_a_larger_table_expires_too(cafe: Cafe) -> None:
    table = await cafe.invite(cafe.omar, cafe.salma)
    await cafe.engine.accept(table.id, cafe.omar, "omar", reachable=True)
    await cafe.tick(600)
    assert (await cafe.engine.table(table.id)).status is Status.EXPIRED


async def test_there_are_four_seats_at_most(cafe: Cafe) -> None:
    crowd = tuple(Invitee(f"@friend{n}", f"friend{n}") for n in range(4))
    assert await reason(cafe.challenge(invited=crowd)) is Reason.TOO_MANY
    assert await reason(cafe.challenge(invited=crowd[:3], seats=3)) is Reason.TOO_MANY
    assert await reason(cafe.challenge(invited=(), seats=5)) is Reason.TOO_MANY


async def test_nobody_is_named_for_two_seats(cafe: Cafe) -> None:
    named = (Invitee("@omar", "omar"), Invitee("Omar", person=cafe.omar))
    refused = await refusal(cafe.challenge(invited=named))
    assert (refused.reason, refused.facts) == (Reason.TWICE, {"name": "Omar"})
    unknown = (Invitee("@nobody", "nobody"), Invitee("@Nobody", "Nobody"))
    assert await reason(cafe.challenge(invited=unknown)) is Reason.TWICE


async def test_one_refuses_the_challenge_of_whom_one_blocked(cafe: Cafe) -> None:
    await cafe.engine.people.block(cafe.salma.id, cafe.mona.id)
    refused = await refusal(cafe.invite(cafe.omar, cafe.salma))
    assert (refused.reason, refused.facts) == (Reason.BLOCKED, {"name": "Salma"})


async def test_each_invited_person_has_one_open_invitation_from_the_starter(cafe: Cafe) -> None:
    table = await cafe.invite(cafe.omar, cafe.salma)
    refused = await refusal(cafe.invite(cafe.karim, cafe.salma))
    assert refused.reason is Reason.PAIR_OPEN
    assert refused.facts == {"match": table.id, "name": "Salma"}
    assert (await cafe.invite(cafe.karim)).status is Status.OPEN


async def test_in_private_one_plays_several_computers(cafe: Cafe) -> None:
    chat = await cafe.engine.chats.meet("telegram", "1", "private", "Mona")
    table = await cafe.challenge(chat=chat, invited=(), computer="casual", teams=True)
    assert (table.status, seated(table)) == (Status.LIVE, ["Mona", "casual", "casual", "casual"])


async def test_the_next_round_begins_when_all_are_ready_and_the_next_seat_deals(
    cafe: Cafe,
) -> None:
    table = await cafe.play_round(await cafe.sit(cafe.omar, cafe.salma, target=1000))
    first = table.rounds[0].dealer
    for person in (cafe.salma, cafe.mona):
        table = await cafe.engine.ready(table.id, person.id)
    assert table.is_paused
    table = await cafe.engine.ready(table.id, cafe.omar.id)
    assert table.floor is not None
    assert table.floor.dealer == ((first or 0) + 1) % 3


async def test_a_match_of_teams_survives_a_kill(cafe: Cafe) -> None:
    table = await cafe.sit(cafe.omar, cafe.salma, cafe.karim, teams=True, target=None)
    for _ in range(15):
        table = await cafe.play(table)
    fresh = engine_on(cafe.store, cafe.time)
    assert await fresh.table(table.id) == table
    for seat in range(4):
        assert await fresh.hand(table.id, seat) == await cafe.engine.hand(table.id, seat)


async def test_the_turn_goes_round_the_table(cafe: Cafe) -> None:
    table = await cafe.sit(cafe.omar, cafe.salma, cafe.karim)
    order = []
    for _ in range(4):
        order.append(in_turn(table).name)
        table = await cafe.play(table)
    dealer = table.floor.dealer if table.floor else 0
    names = ["Mona", "Omar", "Salma", "Karim"]
    assert order == [*names[dealer + 1 :], *names[: dealer + 1]]


async def test_when_all_four_are_away_the_match_is_suspended(cafe: Cafe) -> None:
    table = await cafe.sit(cafe.omar, cafe.salma, cafe.karim, target=1000)
    await cafe.tick(8 * 185)
    table = await cafe.engine.table(table.id)
    assert (table.status, all(seat.away for seat in table.seats)) == (Status.SUSPENDED, True)
    table = await cafe.engine.back(table.id, cafe.karim.id)
    assert (table.status, table.seats[3].away) == (Status.LIVE, False)


async def rematched(cafe: Cafe, **terms: object) -> tuple[Table, Table]:
    """A match of four that is over, and the rematch Salma asked for."""
    friends = (cafe.omar, cafe.salma, cafe.karim)
    over = await cafe.play_out(await cafe.sit(*friends, target=None, **terms))
    return over, await cafe.engine.rematch(over.id, cafe.salma)


@pytest.mark.parametrize("teams", [False, True])
async def test_a_rematch_has_the_same_seats_and_the_next_dealer(cafe: Cafe, teams: bool) -> None:
    over, table = await rematched(cafe, teams=teams)
    for person in (cafe.mona, cafe.omar, cafe.karim):
        assert table.status is Status.OPEN
        table = await cafe.engine.rematch(over.id, person)
    assert (table.status, table.teams) == (Status.LIVE, teams)
    assert seated(table) == seated(over)
    assert table.floor is not None
    assert table.floor.dealer == ((over.rounds[0].dealer or 0) + 1) % 4


async def test_in_a_rematch_computers_stay_computers(cafe: Cafe) -> None:
    table = await cafe.challenge(invited=(), seats=4, target=None)
    await cafe.engine.join(table.id, cafe.omar, reachable=True)
    over = await cafe.go_on(await cafe.engine.fill_with_computer(table.id, cafe.mona))
    table = await cafe.engine.rematch(over.id, cafe.omar)
    assert seated(table) == ["-", "Omar", "casual", "casual"]
    table = await cafe.engine.rematch(over.id, cafe.mona)
    assert (table.status, seated(table)) == (Status.LIVE, seated(over))
