"""Files: which bytes are a picture, and how big one may be."""

import struct

import pytest

from bot.playground import RefusalError
from bot.playground.file import MAX_FILE_BYTES, MAX_PHOTO_BYTES, FileCase, Upload, picture_size
from tests.bot.playground.conftest import png


def jpeg(width: int, height: int) -> bytes:
    """The head of a JPEG: a comment and then the frame that tells the size."""
    comment = b"\xff\xfe" + struct.pack(">H", 6) + b"card"
    frame = b"\xff\xc2" + struct.pack(">HBHHB", 17, 8, height, width, 3)
    return b"\xff\xd8" + comment + frame + b"\0" * 12


@pytest.mark.parametrize("picture", [png(30, 20), jpeg(30, 20)])
def test_pngs_and_jpegs_tell_their_size(picture: bytes) -> None:
    assert picture_size(picture) == (30, 20)


@pytest.mark.parametrize(
    "content", [b"", b"\x89PNG\r\n\x1a\n", b"\xff\xd8", b"\xff\xd8\xff\xd9", b"GIF89a"]
)
def test_anything_else_is_no_picture(content: bytes) -> None:
    with pytest.raises(RefusalError, match="IMAGE_PROCESS_FAILED"):
        picture_size(content)


@pytest.mark.parametrize(
    ("kind", "content", "reason"),
    [
        ("photo", b"", "file must be non-empty"),
        ("photo", b"\0" * (MAX_PHOTO_BYTES + 1), "file is too big for a photo"),
        ("document", b"\0" * (MAX_FILE_BYTES + 1), "file is too big for a document"),
    ],
)
def test_a_file_out_of_bounds_is_refused(kind: str, content: bytes, reason: str) -> None:
    with pytest.raises(RefusalError, match=reason):
        FileCase().keep(kind, Upload("x", "x/x", content))


def test_the_same_bytes_have_the_same_id() -> None:
    case, picture = FileCase(), Upload("floor.png", "image/png", png(9, 9))
    assert case.keep("photo", picture).id == case.keep("photo", picture).id
    assert case.keep("document", picture).id != case.keep("photo", picture).id


def test_the_files_that_were_not_used_for_longest_make_room() -> None:
    pictures = [Upload("x.png", "image/png", png(9, 9, shade=shade)) for shade in range(4)]
    case = FileCase(limit=3 * max(len(one.content) for one in pictures))
    first, second, _ = [case.keep("photo", one) for one in pictures[:3]]
    case.find(first.id)
    case.keep("photo", pictures[3])
    assert case.find(first.id) is first
    with pytest.raises(RefusalError, match="wrong file identifier"):
        case.find(second.id)
