"""Which pictures a platform keeps for a bot account, and which are worth remembering."""

from __future__ import annotations

from datetime import timedelta

from core.engine import Upload
from core.engine.upload import KEPT
from tests.core.engine.cafe import NOON, Cafe

BOT = ("telegram", "7")


def used(digest: str, seconds: float = 0, file_id: str = "file") -> Upload:
    return Upload(digest, file_id, NOON + timedelta(seconds=seconds))


async def test_what_was_uploaded_comes_back_the_longest_unused_first(cafe: Cafe) -> None:
    await cafe.engine.uploads.note(*BOT, [used("b", 2), used("a", 3), used("c", 1)])
    assert await cafe.engine.uploads.of(*BOT) == [used("c", 1), used("b", 2), used("a", 3)]


async def test_a_file_belongs_to_one_bot_account(cafe: Cafe) -> None:
    await cafe.engine.uploads.note(*BOT, [used("a")])
    await cafe.engine.uploads.note("telegram", "8", [used("a", file_id="another")])
    assert await cafe.engine.uploads.of("telegram", "8") == [used("a", file_id="another")]
    assert await cafe.engine.uploads.of("discord", "7") == []


async def test_a_picture_that_is_used_or_uploaded_again_is_noted_anew(cafe: Cafe) -> None:
    await cafe.engine.uploads.note(*BOT, [used("a", 1)])
    await cafe.engine.uploads.note(*BOT, [used("a", 9, "newer")])
    assert await cafe.engine.uploads.of(*BOT) == [used("a", 9, "newer")]


async def test_what_the_platform_forgot_is_forgotten(cafe: Cafe) -> None:
    await cafe.engine.uploads.note(*BOT, [used("a", 1), used("b", 2)])
    await cafe.engine.uploads.note(*BOT, [], gone=["a"])
    assert await cafe.engine.uploads.of(*BOT) == [used("b", 2)]


async def test_no_more_are_kept_than_fit_whoever_uploaded_them(cafe: Cafe) -> None:
    await cafe.engine.uploads.note("telegram", "8", [used("old", 0)])
    await cafe.engine.uploads.note(*BOT, [used(str(number), number) for number in range(KEPT + 3)])
    kept = await cafe.engine.uploads.of(*BOT)
    assert len(kept) == KEPT
    assert kept[0] == used("3", 3)
    assert await cafe.engine.uploads.of("telegram", "8") == []
