"""Where a message of a match belongs, and how a text calls a person: asked once, remembered."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping

from bot.platform import Platform, Spot
from bot.publisher.showing import seat_in
from core.engine import Engine
from core.engine.table import Table

REMEMBERED = 10_000


class Addresses:
    """Accounts of people by platform."""

    def __init__(self, engine: Engine, platforms: Mapping[str, Platform]) -> None:
        self._engine = engine
        self._platforms = platforms
        self._accounts: OrderedDict[tuple[int, str], str | None] = OrderedDict()

    async def spot(self, table: Table, slot: str) -> Spot | None:
        """Return where a slot is shown. None when nobody can be shown it now."""
        number = seat_in(slot)
        if number is None or table.is_private:
            return Spot(table.chat.platform, table.chat.external_id, table.chat.kind, table.thread)
        seat = table.seats[number]
        if seat.person is None or seat.unreachable:
            return None
        account = await self._account(seat.person.id, table.chat.platform)
        return Spot(table.chat.platform, account, "private") if account else None

    async def mention(self, table: Table) -> dict[int, str]:
        """Return links that ring the invited people without usernames, by seat (platforms.md 1)."""
        links = {}
        for seat in table.seats:
            if seat.invited_id is not None and not (seat.invited or "").startswith("@"):
                account = await self._account(seat.invited_id, table.chat.platform)
                if account:
                    links[seat.number] = self._platforms[table.chat.platform].mention(account)
        return links

    def forget(self, person_id: int) -> None:
        """Ask the store again where this person is written to."""
        for key in [key for key in self._accounts if key[0] == person_id]:
            del self._accounts[key]

    async def _account(self, person_id: int, platform: str) -> str | None:
        key = (person_id, platform)
        if key not in self._accounts:
            self._accounts[key] = await self._engine.people.account_of(*key)
            while len(self._accounts) > REMEMBERED:
                self._accounts.popitem(last=False)
        return self._accounts[key]
