"""`/verify`: whose matches one may look into, and which one is meant."""

from __future__ import annotations

from tests.wire.cafe import Cafe, labels, plain, says

TEAHOUSE = -1_001_000_000_777


async def test_a_match_of_other_people_in_another_chat_does_not_exist_here(cafe: Cafe) -> None:
    await cafe.match()
    cafe.world.add_group("teahouse", "Teahouse", TEAHOUSE)
    cafe.say("salma", "/verify 1", "teahouse")
    await cafe.sees("teahouse", says("no such match"))


async def test_of_two_matches_that_go_on_it_asks_which(cafe: Cafe) -> None:
    """platforms.md 40."""
    await cafe.match()
    await cafe.match("salma", "omar")
    cafe.say("mona", "/verify")
    question = await cafe.sees("group", says("Which match?"))
    asked = [plain(label).split(":")[0] for label in labels(question)]
    assert asked == ["Match 1", "Match 2"]
    answer = await cafe.tap("mona", question, labels(question)[0])
    assert answer.kind == "nothing"
    await cafe.sees("group", says("The shuffles of match 1"))
