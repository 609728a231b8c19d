"""A seat can be taken from anywhere by the code of the table."""

from __future__ import annotations

from typing import Any

import pytest

from core.engine import Engine, Invitee
from core.engine.code import LETTERS, WRONG, normal
from core.engine.refusal import Reason
from core.engine.table import Person, Status, Table
from tests.core.engine.cafe import Cafe, reason, refusal


async def opened(cafe: Cafe, **terms: Any) -> Table:
    """Mona opens a table to whoever comes."""
    return await cafe.challenge(**{"invited": (), **terms})


async def join(cafe: Cafe, code: str | None, who: Person) -> Table:
    return await cafe.engine.join_by(code or "", who, reachable=True, platform="discord")


async def test_an_open_table_has_a_code_that_is_easy_to_type(cafe: Cafe) -> None:
    table = await opened(cafe)
    assert table.code is not None
    assert len(table.code) == 5
    assert set(table.code) <= set(LETTERS)
    assert (await Engine(cafe.store, now=cafe.time).table(table.id)).code == table.code


async def test_whoever_knows_the_code_sits_down_and_gets_the_hand_where_they_are(
    cafe: Cafe,
) -> None:
    table = await opened(cafe)
    table = await join(cafe, table.code, cafe.omar)
    assert (table.status, table.seats[1].person) == (Status.LIVE, cafe.omar)
    assert [seat.platform for seat in table.seats] == [None, "discord"]
    again = await Engine(cafe.store, now=cafe.time).table(table.id)
    assert [seat.platform for seat in again.seats] == [None, "discord"]


async def test_a_code_is_typed_as_one_likes(cafe: Cafe) -> None:
    table = await opened(cafe)
    code = f" {(table.code or '').lower()[:2]}-{(table.code or '').lower()[2:]} "
    assert (await join(cafe, code, cafe.omar)).id == table.id


@pytest.mark.parametrize("typed", ["c٢٣-٤۵x", "Ｃ２ ３４ ５ｘ", "\u2066c2345x\u2069"])
def test_a_code_is_typed_on_any_keyboard(typed: str) -> None:
    assert normal(typed) == "C2345X"


async def test_nobody_joins_by_a_code_that_no_table_has(cafe: Cafe) -> None:
    await opened(cafe)
    for code in ("", "22222", "’; --", "x" * 4000):
        assert await reason(join(cafe, code, cafe.omar)) is Reason.BAD_CODE


async def test_the_code_of_a_match_that_has_begun_still_says_so(cafe: Cafe) -> None:
    table = await opened(cafe)
    code = table.code
    await join(cafe, code, cafe.omar)
    assert await reason(join(cafe, code, cafe.salma)) is Reason.NOT_OPEN


async def test_the_code_of_a_match_that_has_ended_is_nobodys(cafe: Cafe) -> None:
    table = await opened(cafe)
    ended = await cafe.engine.cancel(table.id, cafe.mona)
    assert ended.code is None
    assert await reason(join(cafe, table.code, cafe.omar)) is Reason.BAD_CODE


async def test_a_full_table_is_full(cafe: Cafe) -> None:
    invited = (Invitee("Omar", person=cafe.omar), Invitee("Salma", person=cafe.salma))
    table = await opened(cafe, invited=invited)
    assert await reason(join(cafe, table.code, cafe.karim)) is Reason.FULL


async def test_the_seat_kept_for_a_friend_is_the_friends_from_anywhere(cafe: Cafe) -> None:
    table = await cafe.invite(cafe.omar)
    table = await join(cafe, table.code, cafe.omar)
    assert table.seats[1].person == cafe.omar
    assert table.status is Status.LIVE


async def test_the_host_has_a_seat_already(cafe: Cafe) -> None:
    table = await opened(cafe, seats=3)
    assert await reason(join(cafe, table.code, cafe.mona)) is Reason.ONESELF
    await join(cafe, table.code, cafe.omar)
    assert await reason(join(cafe, table.code, cafe.omar)) is Reason.SEATED


async def test_whom_the_host_has_blocked_sits_down_neither_by_code_nor_by_button(
    cafe: Cafe,
) -> None:
    await cafe.engine.people.block(cafe.mona.id, cafe.omar.id)
    table = await opened(cafe)
    for joining in (
        join(cafe, table.code, cafe.omar),
        cafe.engine.join(table.id, cafe.omar, reachable=True),
    ):
        refused = await refusal(joining)
        assert (refused.reason, refused.facts) == (Reason.BLOCKED, {"name": "Mona"})
    assert (await join(cafe, table.code, cafe.salma)).status is Status.LIVE


async def test_after_five_wrong_codes_one_waits_a_minute_whatever_one_knows(cafe: Cafe) -> None:
    table = await opened(cafe)
    for _ in range(WRONG):
        assert await reason(join(cafe, "22222", cafe.omar)) is Reason.BAD_CODE
    cafe.time.wait(20)
    refused = await refusal(join(cafe, table.code, cafe.omar))
    assert (refused.reason, refused.facts) == (Reason.COOLDOWN, {"seconds": 41})
    assert (await join(cafe, table.code, cafe.salma)).status is Status.LIVE
    cafe.time.wait(41)
    assert await reason(join(cafe, "22222", cafe.omar)) is Reason.BAD_CODE


async def test_a_right_code_in_between_buys_no_guesses(cafe: Cafe) -> None:
    table = await opened(cafe)
    for code in ("22222", "33333", table.code, "44444", "55555", "66666"):
        known = code == table.code
        expected = Reason.ONESELF if known else Reason.BAD_CODE
        assert await reason(join(cafe, code, cafe.mona)) is expected
    assert await reason(join(cafe, table.code, cafe.mona)) is Reason.COOLDOWN


async def test_two_open_tables_never_have_the_same_code(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter(["KKKKK", "KKKKK", "QQQQQ"])
    monkeypatch.setattr("core.engine.opening.draw", lambda *_: next(drawn))
    first = await opened(cafe)
    second = await opened(cafe, starter=cafe.omar)
    assert (first.code, second.code) == ("KKKKK", "QQQQQ")


async def test_a_private_match_has_no_code(cafe: Cafe) -> None:
    assert (await cafe.alone()).code is None


async def test_codes_differ_from_table_to_table(cafe: Cafe) -> None:
    people = [cafe.mona, cafe.omar, cafe.salma, cafe.karim]
    codes = {(await opened(cafe, starter=one)).code for one in people}
    assert len(codes) == len(people)
