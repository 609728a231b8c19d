"""Whole matches, played by two people in a group and by one against the computer."""

from __future__ import annotations

from tests.wire.cafe import has_button, labels
from tests.wire.conftest import OpenCafe


async def test_two_people_play_a_single_round_to_its_end(open_cafe: OpenCafe) -> None:
    cafe = await open_cafe()
    await cafe.match(words="round")
    assert await cafe.play_out("mona", "omar") == 48
    result = await cafe.sees("group", has_button("Rematch"))
    assert "Rematch" in labels(result)
