"""The file ids of pictures that one bot account has uploaded, in memory and in the database.

Nobody waits for the database to send a picture: it is read once at the start, and what is new is
written down soon after, many together. What is lost by that costs one more upload.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from cachetools import FIFOCache

from bot.behind import WriteBehind
from bot.pictures import edition
from bot.view import Picture, Plot
from core.engine import Upload, Uploads, utc_now
from core.engine.upload import KEPT

log = logging.getLogger(__name__)

SAVE_EVERY: Final = 2.0  # seconds
FRESH: Final = timedelta(days=1)  # a picture used again within it was noted lately enough
PLATFORM: Final = "telegram"


class Album:
    """Remembers file ids; without `uploads` for as long as this process lives."""

    def __init__(
        self, uploads: Uploads | None = None, now: Callable[[], datetime] = utc_now
    ) -> None:
        self._uploads = uploads
        self._now = now
        self._account = ""
        self._known: FIFOCache[str, Upload] = FIFOCache(KEPT)  # the longest unused first
        self._behind: WriteBehind[str, Upload | None]  # None: forgotten
        self._behind = WriteBehind(self._write, SAVE_EVERY, "album")

    async def open(self, account: str) -> None:
        """Recall what this bot account has uploaded before."""
        self._account = account
        if self._uploads is not None:
            for upload in await self._uploads.of(PLATFORM, account):
                self._known[upload.digest] = upload

    def find(self, picture: Picture | Plot) -> str | None:
        """The file id of a picture that was uploaded before; it counts as used now."""
        known = self._known.get(_name(picture))
        if known is None:
            return None
        self._known[known.digest] = known
        if self._now() - known.used_at > FRESH:
            self._note(replace(known, used_at=self._now()))
        return known.file_id

    def keep(self, picture: Picture | Plot, file_id: str) -> None:
        """Remember a picture that was just shown."""
        known = self._known.get(_name(picture))
        if known is None or known.file_id != file_id:
            self._note(Upload(_name(picture), file_id, self._now()))

    def drop(self, picture: Picture | Plot) -> None:
        """Telegram does not know this picture any more."""
        if self._known.pop(_name(picture), None) is not None:
            self._save_soon(_name(picture), None)

    async def close(self) -> None:
        """Write down what is left."""
        await self._behind.close()

    def _note(self, upload: Upload) -> None:
        self._known[upload.digest] = upload
        self._save_soon(upload.digest, upload)

    def _save_soon(self, digest: str, upload: Upload | None) -> None:
        if self._uploads is not None and self._account:
            self._behind.put(digest, upload)

    async def _write(self, unsaved: dict[str, Upload | None]) -> None:
        if self._uploads is None:
            return
        kept = [upload for upload in unsaved.values() if upload is not None]
        gone = [digest for digest, upload in unsaved.items() if upload is None]
        try:
            await self._uploads.note(PLATFORM, self._account, kept, gone)
        except Exception:
            log.exception("%d pictures were not written down", len(unsaved))


def _name(picture: Picture | Plot) -> str:
    """What a picture goes by: drawn by other code it would be another one."""
    return f"{edition()}{picture.digest}"
