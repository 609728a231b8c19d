"""Some time after its end a match offers no rematch any more, and its working rows go."""

from __future__ import annotations

import pytest

from bot.playground.fault import Fault
from tests.wire.cafe import Cafe, Seen, has_button, labels
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger

PLACES = ("group", "mona", "omar")


async def ended(cafe: Cafe) -> None:
    """Mona resigned against Omar; everybody is offered a rematch."""
    cafe.speak_english()
    await cafe.match()
    cafe.say("mona", "/resign", "mona")
    sure = await cafe.sees("mona", has_button("Yes, resign"))
    await cafe.tap("mona", sure, "Yes, resign", "mona")
    for place in PLACES:
        await cafe.sees(place, has_button("Rematch"))


async def no_rematch(cafe: Cafe, ledger: Ledger) -> None:
    """Wait until nothing offers a rematch and no post is kept."""

    def offers() -> list[Seen]:
        return [m for place in PLACES for m in cafe.messages(place) if "Rematch" in labels(m)]

    await cafe.world.wait_for(lambda: not offers(), 20)
    await ledger.shows("SELECT count(*) FROM posts", 0)


async def test_the_rematch_goes_away_and_then_the_rows(open_cafe: OpenCafe, ledger: Ledger) -> None:
    cafe = await open_cafe(REMATCH_SECONDS="3")
    await ended(cafe)
    standing = {place: len(cafe.messages(place)) for place in PLACES}
    await no_rematch(cafe, ledger)
    assert {place: len(cafe.messages(place)) for place in PLACES} == standing
    assert ledger.one("SELECT count(*) FROM plays") == 0
    assert ledger.one("SELECT count(*) FROM records") == 1


async def test_a_match_whose_time_ran_out_while_the_bot_was_down_is_folded_at_the_start(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    cafe = await open_cafe()
    await ended(cafe)
    standing = {place: len(cafe.messages(place)) for place in PLACES}
    await cafe.bot.kill()
    ledger.change("UPDATE matches SET due_at = 1000")
    await cafe.bot.start()
    await no_rematch(cafe, ledger)
    assert {place: len(cafe.messages(place)) for place in PLACES} == standing


@pytest.mark.parametrize("deleted", [False, True])
async def test_a_kill_between_folding_and_showing_it_is_made_good(
    open_cafe: OpenCafe, ledger: Ledger, deleted: bool
) -> None:
    """Nothing is posted for a match that is over, not even where a message was deleted."""
    cafe = await open_cafe(REMATCH_SECONDS="3")
    await ended(cafe)
    mute = cafe.world.faults.plant(Fault("editMessageText", times=None, drop="before"))
    await cafe.world.wait_for(
        lambda: any(c.outcome == "dropped before" for c in cafe.world.faults.made()), 20
    )
    await cafe.bot.kill()
    assert ledger.one("SELECT due FROM matches") is None
    cafe.world.faults.faults.remove(mute)
    if deleted:
        result = await cafe.sees("group", has_button("Rematch"))
        cafe.world.delete(result["message_id"])
    standing = {place: len(cafe.messages(place)) for place in PLACES}
    await cafe.bot.start()
    await no_rematch(cafe, ledger)
    assert {place: len(cafe.messages(place)) for place in PLACES} == standing
