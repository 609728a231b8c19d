"""Files that the bot sent: kept in memory and addressed by file ids."""

import hashlib
import struct
from dataclasses import dataclass
from typing import Any

from bot.playground.refusal import bad_request

MAX_PHOTO_BYTES = 10 * 1024 * 1024
MAX_FILE_BYTES = 50 * 1024 * 1024
KEPT_BYTES = 64 * 1024 * 1024
_PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True, slots=True)
class Upload:
    """One file of a multipart request."""

    name: str
    mime_type: str
    content: bytes


@dataclass(frozen=True, slots=True)
class StoredFile:
    id: str
    kind: str
    upload: Upload

    @property
    def path(self) -> str:
        return f"{self.kind}s/{self.id}"

    def describe(self) -> dict[str, Any]:
        """The File object of getFile."""
        return {**self.reference(), "file_path": self.path}

    def reference(self) -> dict[str, Any]:
        size = len(self.upload.content)
        return {"file_id": self.id, "file_unique_id": self.id[-16:], "file_size": size}

    def media(self) -> Any:
        """What a message holds of it: PhotoSizes of a photo, a Document of a document."""
        if self.kind == "photo":
            width, height = picture_size(self.upload.content)
            return [{**self.reference(), "width": width, "height": height}]
        upload = self.upload
        return {**self.reference(), "file_name": upload.name, "mime_type": upload.mime_type}


class FileCase:
    """The files of a world; the same bytes always get the same id.

    Past `limit` bytes those go that were not used for longest: each play uploads a picture.
    """

    def __init__(self, limit: int = KEPT_BYTES) -> None:
        self.files: dict[str, StoredFile] = {}
        self._limit = limit

    def keep(self, kind: str, upload: Upload) -> StoredFile:
        """Store an upload as a `photo` or `document`; raises RefusalError if it is not one."""
        if not upload.content:
            raise bad_request("file must be non-empty")
        if len(upload.content) > (MAX_PHOTO_BYTES if kind == "photo" else MAX_FILE_BYTES):
            raise bad_request(f"file is too big for a {kind}")
        if kind == "photo":
            picture_size(upload.content)
        digest = hashlib.sha256(f"{kind}\0{upload.name}\0".encode() + upload.content)
        stored = StoredFile(f"PG{kind[0].upper()}{digest.hexdigest()[:40]}", kind, upload)
        self._use(stored)
        while len(self.files) > 1 and self._bytes > self._limit:
            del self.files[next(iter(self.files))]
        return stored

    def find(self, file_id: str, kind: str | None = None) -> StoredFile:
        """Look a file id up; raises RefusalError when it is unknown or of another kind."""
        stored = self.files.get(file_id)
        if stored is None:
            raise bad_request("wrong file identifier/HTTP URL specified")
        if kind and stored.kind != kind:
            raise bad_request(f"can't use file of type {stored.kind.title()} as {kind.title()}")
        self._use(stored)
        return stored

    def _use(self, stored: StoredFile) -> None:
        """Put it last: the first are the next to go."""
        self.files.pop(stored.id, None)
        self.files[stored.id] = stored

    @property
    def _bytes(self) -> int:
        return sum(len(stored.upload.content) for stored in self.files.values())


def picture_size(content: bytes) -> tuple[int, int]:
    """Width and height of a PNG or JPEG in pixels; raises RefusalError for anything else."""
    size = _png_size(content) or _jpeg_size(content)
    if size is None:
        raise bad_request("IMAGE_PROCESS_FAILED")
    width, height = size
    if not width or not height or width + height > 10_000 or max(size) > 20 * min(size):
        raise bad_request("PHOTO_INVALID_DIMENSIONS")
    return width, height


def _png_size(content: bytes) -> tuple[int, int] | None:
    if not content.startswith(_PNG) or len(content) < 24:
        return None
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def _jpeg_size(content: bytes) -> tuple[int, int] | None:
    if not content.startswith(b"\xff\xd8"):
        return None
    at = 2
    while at + 9 <= len(content) and content[at] == 0xFF:
        marker, length = content[at + 1], int.from_bytes(content[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None
