"""One person with accounts on several platforms: tied together by a code, parted again at will."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Row
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine import rating
from core.engine.code import LINK, Guesses, draw, normal
from core.engine.door import Door
from core.engine.merge import Pair, merge, pair_of
from core.engine.people import People
from core.engine.refusal import Reason, Refusal
from core.engine.table import Person
from core.store import link as rows
from core.store import person as people_rows
from core.store.row import number_of

LASTS: Final = timedelta(minutes=10)


@dataclass(frozen=True, slots=True)
class Half:
    """One of two people about to become one, and what they were called where."""

    person: Person
    platforms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Union:
    """What would become of two people: whose rating stands, and how many matches it rests on."""

    stays: Half
    goes: Half
    rated_matches: int
    shared: int  # matches that both played: of each the better place is kept


@dataclass(frozen=True, slots=True)
class Linked:
    """Two people have become one."""

    person: Person
    gone: int  # the number of the one that is no more
    platform: str  # the account that asked for the code
    account: str


class Links:
    """Ties accounts together and parts them. A code is never kept, only its digest."""

    def __init__(self, door: Door, people: People, guesses: Guesses) -> None:
        self._door = door
        self._people = people
        self._guesses = guesses

    async def code(self, person_id: int, platform: str, account: str) -> str:
        """A new code for this account, good once and for ten minutes; an older one is void."""
        moment = self._door.moment()
        code = draw(LINK, moment)
        new = {
            "digest": _digest(code),
            "person_id": person_id,
            "platform": platform,
            "external_id": account,
            "until": moment.now + LASTS,
        }

        async def work(connection: AsyncConnection) -> None:
            old = {"now": moment.now, "on": platform, "account": account}
            await connection.execute(rows.CLEAN, old)
            await connection.execute(rows.ADD, new)

        await self._door.store.write(work)
        return code

    async def claim(self, typed: str, person_id: int) -> Union:
        """Somebody gives another account's code: what linking would do. It is not done yet.

        Refuses with COOLDOWN after too many wrong codes, BAD_CODE, LINK_OWN for one's own code,
        LINKED if both are one person already, LINK_TWICE if both have an account on one platform,
        and LINK_MATCH while both sit at one table.
        """
        self._guesses.guess(person_id)
        key = {"code": _digest(normal(typed)), "now": self._door.now()}

        async def work(connection: AsyncConnection) -> Union | None:
            row = (await connection.execute(rows.BY_CODE, key)).one_or_none()
            if row is None:
                return None
            if row.person_id == person_id:
                raise Refusal(Reason.LINK_OWN)
            pair = await pair_of(connection, row.person_id, person_id)
            await connection.execute(rows.RELEASE, {"person": person_id})
            await connection.execute(rows.CLAIM, {**key, "person": person_id})
            return await _union(connection, pair)

        union = await self._door.store.write(work)
        if union is None:
            raise Refusal(Reason.BAD_CODE)
        self._guesses.right(person_id)
        return union

    async def link(self, person_id: int) -> Linked:
        """Do what was claimed: in one transaction, all of it or nothing.

        Refuses as `claim` does, and with LINK_GONE if nothing is claimed any more.
        """

        async def work(connection: AsyncConnection) -> tuple[Pair, Row[Any]]:
            key = {"person": person_id, "now": self._door.now()}
            claimed = (await connection.execute(rows.CLAIMED, key)).one_or_none()
            if claimed is None:
                raise Refusal(Reason.LINK_GONE)
            pair = await pair_of(connection, claimed.person_id, person_id)
            await merge(connection, pair)
            return pair, claimed

        try:
            pair, claimed = await self._door.store.write(work)
        except IntegrityError:  # somebody did something with one of the two at the same moment
            raise Refusal(Reason.BUSY) from None
        self._look_again(pair.goes.id, pair.stays.id)
        person = await self._people.person(pair.stays.id) or Person(pair.stays.id, "")
        return Linked(person, pair.goes.id, claimed.platform, claimed.external_id)

    async def unlink(self, platform: str, account: str) -> Person:
        """Make this account a person of its own, new and unrated: all else stays with the other.

        Whoever blocked the two takes no challenges from either.
        Refuses with NOT_LINKED if the person has no other account, and UNLINK_MATCH in mid-match.
        """

        key = {"on": platform, "account": account}

        async def work(connection: AsyncConnection) -> tuple[int, int]:
            mine = (await connection.execute(rows.OF_ACCOUNT, key)).one_or_none()
            if mine is None:
                raise Refusal(Reason.NOT_LINKED)
            await _check_parting(connection, mine.person_id)
            new = {"name": mine.name or "", "language": mine.language}
            new |= {"mu": rating.MU, "sigma": rating.SIGMA}
            after = number_of(await connection.execute(people_rows.ADD_PERSON, new))
            await connection.execute(rows.DROP, {"people": [mine.person_id]})
            await connection.execute(rows.SET_OWNER, {**key, "person": after})
            both = {"person": mine.person_id, "after": after}
            await connection.execute(rows.BLOCKS_GO_ALONG, both)
            await connection.execute(rows.SHIFTED)
            return mine.person_id, after

        before, after = await self._door.store.write(work)
        self._look_again(before)
        return await self._people.person(after) or Person(after, "")

    async def void(self, typed: str) -> None:
        """This code is worthless from now on: others may have read it."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(rows.VOID, {"code": _digest(normal(typed))})

        await self._door.store.write(work)

    async def check_parting(self, person_id: int) -> None:
        """Whether a person has two accounts and plays nowhere. Refuses as `unlink` does."""

        async def work(connection: AsyncConnection) -> None:
            await _check_parting(connection, person_id)

        await self._door.store.read(work)

    def _look_again(self, *people: int) -> None:
        for person_id in people:
            self._people.look_again(person_id)


async def _check_parting(connection: AsyncConnection, person_id: int) -> None:
    both = (await connection.execute(rows.ACCOUNTS, {"people": [person_id]})).all()
    if len(both) < 2:
        raise Refusal(Reason.NOT_LINKED)
    busy = (await connection.execute(rows.NOT_ENDED, {"person": person_id})).scalars().first()
    if busy is not None:
        raise Refusal(Reason.UNLINK_MATCH, match=busy)


async def _union(connection: AsyncConnection, pair: Pair) -> Union:
    both = {"people": [pair.stays.id, pair.goes.id]}
    accounts = (await connection.execute(rows.ACCOUNTS, both)).all()
    halves = [
        Half(_person(row), tuple(one.platform for one in accounts if one.person_id == row.id))
        for row in (pair.stays, pair.goes)
    ]
    return Union(halves[0], halves[1], pair.rated_matches, len(pair.shared))


def _person(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.language, None, rating.shown(row.mu), row.rated_matches)


def _digest(code: str) -> str:
    return sha256(code.encode()).hexdigest()
