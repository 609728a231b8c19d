"""An expert in private: played to the end, with a hint on the way and a review at last."""

from __future__ import annotations

import time

from tests.wire.cafe import has_button, holds_cards, labels, plain, says
from tests.wire.conftest import OpenCafe


async def test_one_plays_an_expert_takes_a_hint_and_looks_back(open_cafe: OpenCafe) -> None:
    cafe = await open_cafe(COMPUTER_SECONDS="0.1", PICTURES="true")
    cafe.speak_english()
    cafe.say("mona", "/basra expert round", "mona")
    hand = await cafe.sees("mona", lambda m: holds_cards(m) and says("Your turn", "🤖 Expert")(m))
    asked = time.monotonic()
    cafe.say("mona", "/hint", "mona")
    hint = await cafe.sees("mona", says("💡"))
    assert time.monotonic() - asked < 5  # a second, on a machine that does nothing else
    best = plain(hint["text"]).split(" (")[0].removeprefix("💡 ")
    assert best in labels(hand)
    await cafe.sees("mona", lambda m: m["message_id"] > hint["message_id"] and holds_cards(m))
    for made in range(24):
        before = await cafe.sees("mona", lambda m: holds_cards(m) and says("Your turn")(m))
        await cafe.play("mona", best if made == 0 else None)
        await cafe.until(lambda seen=before: cafe.newest_hand("mona") != seen)
    await cafe.sees("mona", has_button("Rematch"))
    told = await cafe.ask("mona", "/stats", "mona")
    assert says("🤖 Expert: 1 match, ")(told)
    asked = time.monotonic()
    working = await cafe.ask("mona", "/review", "mona")
    assert says("match 1")(working)
    review = await cafe.sees("mona", says("Match 1 in review", "Mona: accuracy"))
    assert time.monotonic() - asked < 20
    assert "photo" in review
