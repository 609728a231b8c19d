"""People and their accounts.

Who somebody is, how to reach them, what is kept on them, and forgetting it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from cachetools import FIFOCache
from sqlalchemy import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine import rating
from core.engine.chats import Chats
from core.engine.door import Door, sits_there
from core.engine.export import export
from core.engine.luck import normal
from core.engine.preference import Taste
from core.engine.table import Person
from core.store import person as rows
from core.store.row import number_of

DM, HERE = "dm", "here"
HAND_PLACES: Final = (DM, HERE)  # where hands go, on a platform that whispers
_REMEMBERED: Final = 10_000

Leave = Callable[[int], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Address:
    """An account to write to; with `here` its hands are shown only where it asks for them."""

    account: str
    here: bool = False


@dataclass(frozen=True, slots=True)
class Account:
    """An account as its platform shows it at this moment."""

    platform: str
    external_id: str
    name: str
    username: str | None = None
    language: str | None = None


class People:
    """Everyone we have met. `leave` takes a person out of every match that has not ended."""

    def __init__(self, door: Door, chats: Chats, leave: Leave) -> None:
        self._door = door
        self._chats = chats
        self._leave = leave
        self._met: FIFOCache[tuple[str, str], tuple[Account, Person]] = FIFOCache(_REMEMBERED)
        self._reachable: FIFOCache[tuple[str, str], bool] = FIFOCache(_REMEMBERED)
        door.refreshed.append(self._forget_all)

    async def meet(
        self,
        platform: str,
        external_id: str,
        name: str,
        username: str | None = None,
        language: str | None = None,
    ) -> Person:
        """The person behind an account, noted as it is now; free while nothing has changed.

        A username belongs to whoever showed it last: an old owner loses it.
        """
        account = Account(platform, external_id, name, username, language)
        known = self._met.get((platform, external_id))
        if known is not None and known[0] == account:
            return known[1]
        try:
            person = await self._door.store.write(lambda connection: _note(connection, account))
        except IntegrityError:  # two workers met them at the same moment
            person = await self._door.store.write(lambda connection: _note(connection, account))
        self._take_username(account)
        self._met[platform, external_id] = account, person
        if known is not None:
            self._door.forget(sits_there(person.id))
        return person

    async def set_language(self, person_id: int, language: str | None) -> None:
        """Speak this language with a person whatever their platform says.

        None follows the platform again.
        """
        change = {
            "person": person_id,
            "language": language,
            "language_chosen": language is not None,
        }
        await self._write(rows.SET_PERSON, change)
        self.look_again(person_id)

    async def chosen_language(self, person_id: int) -> str | None:
        """The language that a person chose; None while it is that of their account."""
        found = await self._read(rows.BY_ID, {"person": person_id})
        return next((row.language for row in found if row.language_chosen), None)

    async def luck(self, person_id: int) -> str:
        """A person's luck words, for their own eyes only; empty until they set some."""
        found = await self._read(rows.LUCK_OF, {"people": [person_id]})
        return "".join([row.luck for row in found])

    async def set_luck(self, person_id: int, text: str) -> str:
        """Set a person's luck words; return them as they are kept. An empty text clears them.

        They count for the rounds that are dealt from now on. Refuses with BAD_LUCK.
        """
        words = normal(text)
        await self._write(rows.SET_LUCK, {"person": person_id, "luck": words})
        return words

    async def reachable(self, platform: str, external_id: str, flag: bool) -> None:
        """Note whether a private message reaches an account."""
        if self._reachable.get((platform, external_id)) == flag:
            return
        await self._write(
            rows.SET_ACCOUNT, {"on": platform, "account": external_id, "reachable": flag}
        )
        self._reachable[platform, external_id] = flag

    async def address_of(self, person_id: int, platform: str) -> Address | None:
        """Where to write to a person on this platform."""
        found = await self._read(rows.ACCOUNT_OF, {"person": person_id, "on": platform})
        return Address(found[0].external_id, found[0].hand_place == HERE) if found else None

    async def known(self, platform: str, external_id: str) -> Person | None:
        """The person behind an account, if we have met them."""
        found = await self._read(rows.BY_ACCOUNT, {"on": platform, "account": external_id})
        return _person(found[0]) if found else None

    async def set_hand_place(self, platform: str, external_id: str, place: str) -> None:
        """Where this account wants its hands: in private, `DM`, or `HERE`, shown where it asks."""
        change = {"on": platform, "account": external_id, "hand_place": place}
        await self._write(rows.SET_ACCOUNT, change)

    async def person(self, person_id: int) -> Person | None:
        """A person by number."""
        found = await self._read(rows.BY_ID, {"person": person_id})
        return _person(found[0]) if found else None

    async def find_by_username(self, platform: str, username: str) -> Person | None:
        """Whoever showed this username last, in any case."""
        handle = username.removeprefix("@").casefold()
        found = await self._read(rows.BY_HANDLE, {"on": platform, "name": handle})
        return _person(found[0]) if found else None

    async def block(self, person_id: int, other_id: int) -> None:
        """Take no more challenges from the other. Harmless twice."""

        async def work(connection: AsyncConnection) -> None:
            pair = {"person": person_id, "other": other_id}
            if (await connection.execute(rows.HAS_BLOCK, pair)).first() is None:
                new = {"person_id": person_id, "blocked_id": other_id}
                await connection.execute(rows.ADD_BLOCK, new)

        await self._door.store.write(work)

    async def unblock(self, person_id: int, other_id: int) -> None:
        """Take challenges from the other again. Harmless twice."""
        await self._write(rows.DROP_BLOCK, {"person": person_id, "other": other_id})

    async def blocked_by(self, person_id: int) -> list[Person]:
        """Whom a person takes no challenges from, by name."""
        found = await self._read(rows.BLOCKED_BY, {"person": person_id})
        return [
            Person(row.id, row.name, row.language, None, rating.shown(row.mu), row.rated_matches)
            for row in found
        ]

    async def export(self, person_id: int) -> dict[str, Any]:
        """Everything kept on a person, as plain values.

        No live hand and no other person's name is in it.
        """
        return await self._door.store.read(lambda connection: export(connection, person_id))

    async def forget(self, person_id: int) -> None:
        """Erase a person.

        Live matches are resigned, the others keep a former player without a name.
        """
        await self._leave(person_id)

        async def work(connection: AsyncConnection) -> None:
            for statement in rows.ERASE:
                await connection.execute(statement, {"person": person_id})
            blank = {
                "person": person_id,
                "name": "",
                "language": None,
                "language_chosen": False,
                "luck": "",
                "preferences": None,
                "lessons": 0,
                "mu": rating.MU,
                "sigma": rating.SIGMA,
                "rated_matches": 0,
                "forgotten": True,
            }
            await connection.execute(rows.SET_PERSON, blank)

        await self._door.store.write(work)
        self._chats.forget_all()
        self.look_again(person_id)

    def look_again(self, person_id: int) -> None:
        """Something about a person has changed: read them again when they are met."""
        for key in [key for key, (_, person) in self._met.items() if person.id == person_id]:
            del self._met[key]
            self._reachable.pop(key, None)
        self._door.forget(sits_there(person_id))

    def _take_username(self, account: Account) -> None:
        """Whoever was known by this username is looked at again when met."""
        if account.username is None:
            return
        name = account.username.casefold()
        for key, (other, _) in list(self._met.items()):
            if other.platform == account.platform and (other.username or "").casefold() == name:
                del self._met[key]

    def _forget_all(self) -> None:
        self._met.clear()
        self._reachable.clear()

    async def _read(self, statement: Any, values: dict[str, Any]) -> list[Row[Any]]:
        async def work(connection: AsyncConnection) -> list[Row[Any]]:
            return list(await connection.execute(statement, values))

        return await self._door.store.glance(work)

    async def _write(self, statement: Any, values: dict[str, Any]) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(statement, values)

        await self._door.store.write(work)


async def _note(connection: AsyncConnection, account: Account) -> Person:
    """Write down what is new about an account."""
    key = {"on": account.platform, "account": account.external_id}
    handle = account.username.casefold() if account.username else None
    if handle:
        await connection.execute(rows.TAKE_HANDLE, {**key, "handled": handle})
    row = (await connection.execute(rows.BY_ACCOUNT, key)).one_or_none()
    if row is None:
        return await _add(connection, account, handle)
    now = {"username": account.username, "name": account.name, "language": account.language}
    if (row.username, row.account_name, row.account_language) != tuple(now.values()):
        await connection.execute(rows.SET_ACCOUNT, {**key, **now, "handle": handle})
        await _rename(connection, row, account)
    return Person(
        row.id,
        account.name,
        row.language if row.language_chosen else account.language or row.language,
        account.username,
        rating.shown(row.mu),
        row.rated_matches,
        Taste.read(row.preferences),
    )


async def _rename(connection: AsyncConnection, row: Row[Any], account: Account) -> None:
    """The person is called as the account that was renamed last, and speaks its language."""
    new: dict[str, Any] = {} if row.account_name == account.name else {"name": account.name}
    if row.account_language != account.language and not row.language_chosen:
        new["language"] = account.language
    if new:
        await connection.execute(rows.SET_PERSON, {"person": row.id, **new})


async def _add(connection: AsyncConnection, account: Account, handle: str | None) -> Person:
    person = {
        "name": account.name,
        "language": account.language,
        "mu": rating.MU,
        "sigma": rating.SIGMA,
    }
    person_id = number_of(await connection.execute(rows.ADD_PERSON, person))
    new = {
        "platform": account.platform,
        "external_id": account.external_id,
        "person_id": person_id,
        "username": account.username,
        "handle": handle,
        "name": account.name,
        "language": account.language,
    }
    await connection.execute(rows.ADD_ACCOUNT, new)
    return Person(person_id, account.name, account.language, account.username)


def _person(row: Row[Any]) -> Person:
    return Person(
        row.id,
        row.name,
        row.language,
        row.username,
        rating.shown(row.mu),
        row.rated_matches,
        Taste.read(row.preferences),
    )
