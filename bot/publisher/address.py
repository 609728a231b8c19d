"""Where a message of a match belongs, and how a text calls a person: asked once, remembered."""

from __future__ import annotations

from collections.abc import Mapping

from cachetools import FIFOCache

from bot.platform import Platform, Spot
from bot.publisher.showing import seat_in
from core.engine import Engine
from core.engine.people import Address
from core.engine.table import Seat, Table

REMEMBERED = 10_000


class Addresses:
    """Accounts of people by platform."""

    def __init__(self, engine: Engine, platforms: Mapping[str, Platform]) -> None:
        self._engine = engine
        self._platforms = platforms
        self._known: FIFOCache[tuple[int, str], Address | None] = FIFOCache(REMEMBERED)

    def whispers_at(self, table: Table) -> bool:
        """Whether a hand can be shown to its owner where the floor stands."""
        platform = self._platforms.get(table.chat.platform)
        return platform is not None and platform.whispers

    async def spot(self, table: Table, slot: str) -> Spot | None:
        """Return where a slot is shown. None when nobody can be shown it now.

        Nothing is shown on a platform that is not played on any more.
        """
        number = seat_in(slot)
        seat = None if number is None else table.seats[number]
        if seat is None or (table.is_private and seat.platform is None and not seat.unreachable):
            chat = table.chat
            is_played = chat.platform in self._platforms
            there = Spot(chat.platform, chat.external_id, chat.kind, table.thread)
            return there if is_played else None
        if seat.person is None or seat.unreachable:
            return None
        for platform in self._wanted(table, seat):
            address = await self._address(seat.person.id, platform)
            if address is not None:
                hidden = self._is_whispered(table, platform, address)
                return None if hidden else _spot(platform, address)
        return None

    async def on(self, platform: str, table: Table, slot: str) -> Spot | None:
        """Return where a hand stood on a platform that it has left."""
        number = seat_in(slot)
        person = None if number is None else table.seats[number].person
        if person is None or platform not in self._platforms:
            return None
        address = await self._address(person.id, platform)
        return _spot(platform, address) if address else None

    def _wanted(self, table: Table, seat: Seat) -> list[str]:
        """Where a hand goes, the first choice first: any account of its owner will do."""
        first = seat.platform or table.chat.platform
        return sorted(self._platforms, key=lambda platform: platform != first)

    def _is_whispered(self, table: Table, platform: str, address: Address) -> bool:
        """Whether the hand is shown only where its owner asks for it.

        Where no floor can call them a match goes on in private, whatever they like best.
        """
        return address.here and self._platforms[platform].whispers and not table.chat.lost

    async def call(self, table: Table) -> tuple[int, str] | None:
        """At this ply, what rings the player in turn from where the floor stands.

        None where their own hand does, where hands cannot be whispered, and for the computer.
        """
        seat = None if table.turn is None else table.seats[table.turn]
        if seat is None or seat.person is None or seat.has_left or seat.away:
            return None
        if not self.whispers_at(table):
            return None
        if table.is_private or await self.spot(table, f"hand:{seat.number}") is not None:
            return None
        platform = self._platforms[table.chat.platform]
        address = await self._address(seat.person.id, platform.name)
        return (table.plies, platform.mention(address.account)) if address else None

    async def is_whispered(self, table: Table, slot: str) -> bool:
        """Whether this is a hand whose owner wants to see it only where they ask for it."""
        number = seat_in(slot)
        person = None if number is None else table.seats[number].person
        if number is None or person is None:
            return False
        platform = table.seats[number].platform or table.chat.platform
        address = await self._address(person.id, platform) if platform in self._platforms else None
        return address is not None and self._is_whispered(table, platform, address)

    async def mention(self, table: Table) -> dict[int, str]:
        """Return links that ring the invited people without usernames, by seat (platforms.md 1)."""
        links = {}
        for seat in table.seats if table.chat.platform in self._platforms else ():
            if seat.invited_id is not None and not (seat.invited or "").startswith("@"):
                address = await self._address(seat.invited_id, table.chat.platform)
                if address:
                    platform = self._platforms[table.chat.platform]
                    links[seat.number] = platform.mention(address.account)
        return links

    def forget(self, person_id: int) -> None:
        """Ask the store again where this person is written to."""
        for key in [key for key in self._known if key[0] == person_id]:
            del self._known[key]

    def forget_all(self) -> None:
        """Ask the store again about everybody."""
        self._known.clear()

    async def _address(self, person_id: int, platform: str) -> Address | None:
        key = (person_id, platform)
        if key not in self._known:
            found = await self._engine.people.address_of(*key)
            self._known[key] = found
            return found
        return self._known[key]


def _spot(platform: str, address: Address) -> Spot:
    return Spot(platform, address.account, "private")
