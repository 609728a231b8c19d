"""The code that ties two accounts together: how long it is good, for whom, and how often."""

from __future__ import annotations

import sqlalchemy as sa

from core.engine.code import WRONG
from core.engine.refusal import Reason
from core.store.schema import links
from tests.core.engine.cafe import Cafe, reason
from tests.core.engine.kin import all_of, dora, link


async def test_a_code_is_good_once_and_never_kept(cafe: Cafe) -> None:
    discord, other = await dora(cafe), await dora(cafe, "32", "Dina")
    code = await cafe.engine.links.code(cafe.mona.id, "telegram", "1")
    kept = await all_of(cafe, sa.select(links))
    assert len(code) == 8
    assert code not in str(kept)
    await cafe.engine.links.claim(f"{code[:4].lower()}-{code[4:]}", discord.id)
    await cafe.engine.links.link(discord.id)
    assert await all_of(cafe, sa.select(links)) == []
    assert await reason(cafe.engine.links.claim(code, other.id)) is Reason.BAD_CODE
    assert await reason(cafe.engine.links.link(cafe.mona.id)) is Reason.LINK_GONE


async def test_a_code_lasts_ten_minutes_and_its_confirmation_too(cafe: Cafe) -> None:
    discord = await dora(cafe)
    code = await cafe.engine.links.code(cafe.mona.id, "telegram", "1")
    cafe.time.wait(599)
    await cafe.engine.links.claim(code, discord.id)
    cafe.time.wait(1)
    assert await reason(cafe.engine.links.link(discord.id)) is Reason.LINK_GONE
    assert await reason(cafe.engine.links.claim(code, discord.id)) is Reason.BAD_CODE


async def test_a_new_code_makes_the_old_one_void(cafe: Cafe) -> None:
    discord = await dora(cafe)
    old = await cafe.engine.links.code(cafe.mona.id, "telegram", "1")
    await cafe.engine.links.code(cafe.mona.id, "telegram", "1")
    assert await reason(cafe.engine.links.claim(old, discord.id)) is Reason.BAD_CODE


async def test_nothing_is_linked_that_was_not_claimed(cafe: Cafe) -> None:
    discord, other = await dora(cafe), await dora(cafe, "32", "Dina")
    code = await cafe.engine.links.code(cafe.mona.id, "telegram", "1")
    await cafe.engine.links.claim(code, discord.id)
    for stranger in (other, cafe.mona, cafe.omar):
        assert await reason(cafe.engine.links.link(stranger.id)) is Reason.LINK_GONE


async def test_the_codes_owner_must_still_be_who_they_were(cafe: Cafe) -> None:
    discord, third = await dora(cafe), await dora(cafe, "32", "Dina")
    code = await cafe.engine.links.code(cafe.mona.id, "telegram", "1")
    await cafe.engine.links.claim(code, discord.id)
    await link(cafe, cafe.mona, third)
    assert await reason(cafe.engine.links.link(discord.id)) is Reason.LINK_GONE


async def test_a_forgotten_person_is_linked_to_nobody(cafe: Cafe) -> None:
    discord = await dora(cafe)
    code = await cafe.engine.links.code(cafe.mona.id, "telegram", "1")
    await cafe.engine.links.claim(code, discord.id)
    await cafe.engine.people.forget(cafe.mona.id)
    assert await reason(cafe.engine.links.link(discord.id)) is Reason.LINK_GONE


async def test_ones_own_code_is_for_the_other_account(cafe: Cafe) -> None:
    code = await cafe.engine.links.code(cafe.mona.id, "telegram", "1")
    assert await reason(cafe.engine.links.claim(code, cafe.mona.id)) is Reason.LINK_OWN


async def test_who_gives_five_wrong_codes_waits(cafe: Cafe) -> None:
    code = await cafe.engine.links.code(cafe.mona.id, "telegram", "1")
    discord = await dora(cafe)
    for _ in range(WRONG):
        assert await reason(cafe.engine.links.claim("22222222", discord.id)) is Reason.BAD_CODE
    assert await reason(cafe.engine.links.claim(code, discord.id)) is Reason.COOLDOWN
    cafe.time.wait(61)
    await cafe.engine.links.claim(code, discord.id)
