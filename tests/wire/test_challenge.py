"""Invitations: how they end, and how nobody is pestered with them (platforms.md 33)."""

from __future__ import annotations

from tests.wire.cafe import Cafe, Seen, has_button, holds_cards, labels, plain, says
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger


async def challenge(cafe: Cafe, who: str = "mona", words: str = "@omar") -> Seen:
    """Challenge somebody; return the card."""
    said = cafe.say(who, f"/basra {words}".strip())
    return await cafe.sees(
        "group", lambda m: m["message_id"] > said.id and has_button("Cancel", "إلغاء")(m)
    )


async def test_a_challenge_expires_by_itself(open_cafe: OpenCafe, ledger: Ledger) -> None:
    """platforms.md 33"""
    cafe = await open_cafe(INVITATION_SECONDS="1")
    await cafe.meet("mona")
    card = await challenge(cafe)
    await cafe.sees("group", says("Nobody came in time"))
    assert labels(cafe.message(card["message_id"]) or {}) == []
    assert ledger.one("SELECT status FROM matches") == "expired"


async def test_the_starter_cancels(cafe: Cafe) -> None:
    """platforms.md 33: by the button under the card."""
    await cafe.meet("mona")
    card = await challenge(cafe)
    answer = await cafe.tap("mona", card, "Cancel")
    assert answer.text == "Cancelled."
    await cafe.sees("group", says("was cancelled"))


async def test_an_admin_cancels_what_another_started(cafe: Cafe) -> None:
    """platforms.md 33: Mona made the group."""
    cafe.speak_english()
    card = await challenge(cafe, "salma", "@omar")
    assert (await cafe.tap("mona", card, "Cancel")).text == "Cancelled."


async def test_nobody_else_cancels(cafe: Cafe, ledger: Ledger) -> None:
    """platforms.md 33"""
    card = await challenge(cafe)
    answer = await cafe.tap("salma", card, "Cancel")
    assert answer.text == "Only who started it, or an admin, can do that."
    assert ledger.one("SELECT status FROM matches") == "open"


async def test_slash_cancel_takes_back_ones_challenge(cafe: Cafe, ledger: Ledger) -> None:
    """platforms.md 33"""
    await challenge(cafe)
    cafe.say("mona", "/cancel")
    await cafe.sees("group", says("was cancelled"))
    assert ledger.one("SELECT status FROM matches") == "cancelled"


async def test_cancelled_before_the_first_card_counts_for_nothing(
    cafe: Cafe, ledger: Ledger
) -> None:
    """platforms.md 33"""
    card = await challenge(cafe)
    await cafe.tap("mona", card, "Cancel")
    stats = await cafe.ask("mona", "/stats", "mona")
    assert "No finished match yet" in stats["text"]
    assert ledger.one("SELECT count(*) FROM results") == 0


async def test_a_pair_has_one_open_challenge_whoever_asked(cafe: Cafe) -> None:
    """platforms.md 33"""
    cafe.speak_english()
    await challenge(cafe, "mona", "@omar")
    for who, name, terms in (("mona", "omar", ""), ("omar", "mona", ""), ("mona", "OMAR", "51")):
        told = await cafe.ask(who, f"/basra @{name} {terms}")
        assert plain(told["text"]) == (
            f"There is an open challenge between you and ＠{name} already: match 1."
        )


async def test_a_challenge_that_came_to_nothing_is_not_followed_by_the_next_at_once(
    cafe: Cafe,
) -> None:
    """platforms.md 33: a cooldown, for one person in one chat."""
    card = await challenge(cafe)
    await cafe.tap("mona", card, "Cancel")
    told = await cafe.ask("mona", "/basra @omar")
    assert told["text"].startswith("Not so fast")
    assert await challenge(cafe, "salma", "@omar")


async def test_only_who_is_meant_declines(cafe: Cafe) -> None:
    """platforms.md 33"""
    card = await challenge(cafe)
    answer = await cafe.tap("salma", card, "Decline")
    assert plain(answer.text) == "This challenge is for ＠omar only."


async def test_whoever_declines_may_block_and_unblock_the_challenger(cafe: Cafe) -> None:
    """platforms.md 33"""
    cafe.speak_english()
    cafe.world.add_group("garden", "Garden", -1_001_000_000_009)
    await cafe.meet("mona", "omar")
    card = await challenge(cafe)
    await cafe.tap("omar", card, "Decline")
    await cafe.sees("group", says("declined"))
    offer = await cafe.sees("omar", says("You declined match 1 with Mona"))
    await cafe.tap("omar", offer, "No more challenges", "omar")
    await cafe.sees("omar", says("No more challenges from Mona", "/unblock"))
    told = await cafe.ask("mona", "/basra @omar", "garden")
    assert plain(told["text"]) == "＠omar takes no challenges from you."
    asked = await cafe.ask("omar", "/unblock", "omar")
    await cafe.tap("omar", asked, "Unblock", "omar")
    await cafe.sees("omar", says("You have blocked nobody"))
    told = await cafe.ask("mona", "/basra @omar", "garden")
    assert "Accept" in labels(told)


async def test_whoever_declines_unreached_finds_the_offer_behind_a_link(cafe: Cafe) -> None:
    """platforms.md 2 and 33: a bot cannot write first."""
    cafe.speak_english()
    card = await challenge(cafe)
    await cafe.follow("omar", card, "Decline")
    await cafe.sees("omar", says("You declined match 1 with Mona"))


async def test_a_block_cannot_be_forged_by_somebody_who_was_not_challenged(
    cafe: Cafe, ledger: Ledger
) -> None:
    """platforms.md 15 and 33"""
    card = await challenge(cafe)
    answer = await cafe.world.forge("salma", card["message_id"], "n:1")
    assert answer.text == "You are not playing in this match."
    assert ledger.one("SELECT count(*) FROM blocks") == 0


async def test_the_words_of_a_challenge_set_target_and_rules_in_any_order(cafe: Cafe) -> None:
    card = await challenge(cafe, words="coffeehouse @omar 151")
    assert "to 151 · Coffeehouse rules" in plain(card["text"])


async def test_a_target_or_word_that_makes_no_sense_is_told(cafe: Cafe, ledger: Ledger) -> None:
    for words, told in (
        ("5", "A target is a whole number from 10 to 1000."),
        ("1001", "A target is a whole number from 10 to 1000."),
        ("9" * 40, "A target is a whole number from 10 to 1000."),
        ("quickly", "I don’t know the word quickly here. /help shows what goes."),
    ):
        assert plain((await cafe.ask("mona", f"/basra @omar {words}"))["text"]) == told
    assert ledger.one("SELECT count(*) FROM matches") == 0


async def test_an_open_table_goes_to_whoever_taps_first(cafe: Cafe) -> None:
    await cafe.meet("mona", "omar", "salma")
    card = await challenge(cafe, words="")
    assert labels(card) == ["Join", "Play the computer", "Cancel"]
    await cafe.tap("salma", card, "Join")
    await cafe.sees("salma", holds_cards)
    late = await cafe.world.forge("omar", card["message_id"], "j:1")
    assert late.kind == "toast"
    assert cafe.newest_hand("omar") is None


async def test_the_starter_of_an_open_table_may_play_the_computer(cafe: Cafe) -> None:
    cafe.speak_english()
    await cafe.meet("mona", "omar")
    card = await challenge(cafe, words="")
    refused = await cafe.tap("omar", card, "Play the computer")
    assert refused.text == "Only who started it, or an admin, can do that."
    await cafe.play_computer("mona", card)
    await cafe.sees("mona", holds_cards)
    await cafe.sees("group", lambda m: "🟩" in m["text"] and "Computer" in m["text"])
