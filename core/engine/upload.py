"""Pictures that were uploaded once: under which name a platform sends each of them again.

Such a name belongs to one bot account, and the platform may forget it at any time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from core.engine.door import Door
from core.store import upload as rows

KEPT: Final = 4000  # pictures of all accounts together; those not used for longest go


@dataclass(frozen=True, slots=True)
class Upload:
    """One picture by its digest, and the platform's name for its file."""

    digest: str
    file_id: str
    used_at: datetime


class Uploads:
    """What every bot account has uploaded, as far as it is worth remembering."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def of(self, platform: str, account: str) -> list[Upload]:
        """What a bot account has uploaded, the longest unused first."""

        async def work(connection: AsyncConnection) -> list[Upload]:
            found = await connection.execute(rows.OF, {"on": platform, "bot": account})
            return [Upload(*row) for row in found]

        return await self._door.store.read(work)

    async def note(
        self, platform: str, account: str, kept: Sequence[Upload], gone: Iterable[str] = ()
    ) -> None:
        """Write down what was uploaded or used, and forget what the platform has forgotten.

        `gone` are digests. Of more than `KEPT` the longest unused are dropped.
        """
        here = {"on": platform, "bot": account}
        forgotten = [{**here, "gone": digest} for digest in gone]

        async def work(connection: AsyncConnection) -> None:
            if forgotten:
                await connection.execute(rows.DROP, forgotten)
            if kept:
                ordered = sorted(kept, key=lambda one: one.digest)  # so that no two writers cross
                await connection.execute(rows.KEEP, [here | _row(one) for one in ordered])
                await connection.execute(rows.PRUNE, {"beyond": KEPT - 1})

        await self._door.store.write(work)


def _row(one: Upload) -> dict[str, object]:
    return {"digest": one.digest, "file_id": one.file_id, "used_at": one.used_at}
