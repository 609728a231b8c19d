"""/settings and /language through Telegram: buttons, admins, forgeries, and hostile names."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bot.playground.person import ANONYMOUS_ADMIN
from bot.text import speech_in
from tests.wire.cafe import PATIENCE, Cafe, Seen, has_button, holds_cards, is_turn, labels, says
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger
from tests.wire.test_names import HOSTILE, OVERRIDES, marks, shown

ARABIC = speech_in("ar")
FOR_ADMINS = "Only admins of this group can change its settings."


@pytest.fixture
async def english(cafe: Cafe) -> Cafe:
    """A café in which everybody reads English and Mona administers the group."""
    cafe.speak_english()
    cafe.world.set_status("mona", "administrator")
    return cafe


async def press(cafe: Cafe, menu: Seen, *buttons: str, chat: str = "group") -> Seen:
    """Mona presses one button after another of a message that changes with each."""
    for label in buttons:
        before = cafe.message(menu["message_id"], chat)
        assert before is not None
        await cafe.tap("mona", before, label, chat)
        await cafe.until(lambda seen=before: cafe.message(menu["message_id"], chat) != seen)
    after = cafe.message(menu["message_id"], chat)
    assert after is not None
    return after


async def test_an_admin_sets_the_groups_rules_by_buttons_and_matches_follow(english: Cafe) -> None:
    menu = await english.ask("mona", "/settings")
    menu = await press(english, menu, "Rules", "Coffeehouse", "A Jack takes", "20", "Back", "Back")
    menu = await press(english, menu, "Target", "to 151", "Back", "Pictures", "off", "Back")
    assert says("Rules: House (Coffeehouse)", "Target: to 151", "Pictures: off")(menu)
    assert says("Mona: Target, to 101 → to 151")(menu)
    english.say("omar", "/basra")
    card = await english.sees("group", has_button("Join"))
    assert says("to 151 · House (Coffeehouse) rules", "⚙️ Pictures: off")(card)
    assert says("House (Coffeehouse) rules")(await english.ask("salma", "/rules"))


async def test_each_press_asks_anew_who_is_an_admin(english: Cafe, ledger: Ledger) -> None:
    """platforms.md 36"""
    menu = await english.ask("mona", "/settings")
    assert (await english.tap("omar", menu, "Target")).text == FOR_ADMINS
    english.world.set_status("mona", "member")
    assert (await english.tap("mona", menu, "Target")).text == FOR_ADMINS
    assert (await english.ask("mona", "/settings"))["text"] == FOR_ADMINS
    forged = await english.world.forge("mona", menu["message_id"], "s:1=target.151")
    assert forged.text == FOR_ADMINS
    assert ledger.rows("SELECT * FROM preference_log") == []


async def test_an_anonymous_admin_is_nobody(english: Cafe) -> None:
    """platforms.md 4"""
    english.world.chat("group").members[ANONYMOUS_ADMIN] = "administrator"
    told = await english.ask("mona", "/settings", sender="anonymous")
    assert told["text"] == "Only a person’s own account can do that."


async def test_ones_own_language_and_digits_are_those_of_ones_cards(english: Cafe) -> None:
    cafe = english
    menu = await cafe.ask("mona", "/language", "mona")
    digits = "\u2068\u0661\u0662\u0663"
    menu = await press(cafe, menu, "\u2068العربية", "رجوع", "الأرقام", digits, chat="mona")
    await cafe.match()
    hand = await cafe.sees("mona", says("توزيعة \u0661 من \u0666"))
    assert not any(digit in label for label in labels(hand) for digit in "\u0662\u0663\u0661")
    assert says("Deal 1 of 6")(await cafe.hand("omar"))


async def changes(cafe: Cafe, before: Seen, what: Callable[[Seen], bool]) -> Seen:
    """Wait until a message of the group is changed in its place to one for which `what` holds."""

    def look() -> Seen | None:
        now = cafe.message(before["message_id"])
        return now if now and what(now) else None

    found = await cafe.world.wait_for(look, PATIENCE)
    assert found is not None
    return found


async def test_the_floor_of_a_running_match_follows_the_groups_language_at_once(
    english: Cafe,
) -> None:
    cafe = english
    floor = await cafe.match()
    assert says("round 1")(floor)
    menu = await press(cafe, await cafe.ask("mona", "/settings"), "Language", "\u2068العربية")
    arabic = await changes(cafe, floor, says("جولة 1"))
    await press(cafe, menu, "of whoever starts")
    assert says("round 1")(await changes(cafe, arabic, says("round 1")))
    for who in ("mona", "omar"):
        assert says("round 1")(await cafe.hand(who))


async def test_an_open_challenge_follows_the_groups_language_at_once(english: Cafe) -> None:
    cafe = english
    card = await cafe.ask("omar", "/basra")
    await press(cafe, await cafe.ask("mona", "/settings"), "Language", "\u2068العربية")
    await changes(cafe, card, has_button(ARABIC.say("button-join")))


def is_told_by_decks(shown: Seen) -> bool:
    """Whether a club or a diamond lies on the floor: hearts and spades look alike in both decks."""
    return bool(re.search("[♣♦]", shown["text"].split("\n")[0]))


async def test_the_photo_of_a_running_match_follows_the_groups_pictures_at_once(
    open_cafe: OpenCafe,
) -> None:
    cafe = await open_cafe(PICTURES="true")
    cafe.speak_english()
    cafe.world.set_status("mona", "administrator")
    floor = await cafe.match()
    while not is_told_by_decks(floor):
        await cafe.play_next()
        floor = await changes(cafe, floor, lambda m, seen=floor: m["text"] != seen["text"])
    menu = await press(cafe, await cafe.ask("mona", "/settings"), "Suit colours", "four")
    four = await changes(cafe, floor, lambda m: m["photo"] != floor["photo"])
    await press(cafe, menu, "Back", "Pictures", "off")
    words = await cafe.sees("group", lambda m: says("🟩")(m) and "photo" not in m)
    await cafe.until(lambda: cafe.message(four["message_id"]) is None)
    await press(cafe, menu, "on")
    await changes(cafe, words, lambda m: m.get("photo") == four["photo"])


def may_play(shown: Seen) -> bool:
    """Whether a hand waits for its owner: no play changes its photo meanwhile."""
    return holds_cards(shown) and is_turn(shown)


async def test_a_private_match_follows_what_its_player_sets_at_once(open_cafe: OpenCafe) -> None:
    cafe = await open_cafe(PICTURES="true")
    cafe.speak_english()
    await cafe.meet("mona")
    cafe.say("mona", "/basra", "mona")
    hand = await cafe.sees("mona", may_play)
    while not is_told_by_decks(hand):
        await cafe.play("mona")
        hand = await cafe.sees(
            "mona", lambda m, seen=hand: may_play(m) and m["text"] != seen["text"]
        )
    menu = await cafe.ask("mona", "/settings", "mona")
    await press(cafe, menu, "Suit colours", "four", chat="mona")
    await cafe.sees("mona", lambda m: holds_cards(m) and m["photo"] != hand["photo"])
    await press(cafe, menu, "Back", "Language", "\u2068العربية", chat="mona")
    await cafe.sees("mona", lambda m: holds_cards(m) and says("جولة 1")(m))
    off = ("button-back", "setting-pictures", "value-off")
    await press(cafe, menu, *[ARABIC.say(name) for name in off], chat="mona")
    await cafe.sees("mona", lambda m: holds_cards(m) and "photo" not in m)


async def test_who_wants_no_calls_is_rung_by_nothing(english: Cafe) -> None:
    cafe = english
    menu = await cafe.ask("mona", "/settings", "mona")
    await press(cafe, menu, "Notifications", "none", chat="mona")
    await cafe.match()
    assert await quiet(cafe, "mona")
    assert not await quiet(cafe, "omar")


async def quiet(cafe: Cafe, who: str) -> bool:
    """Whether a hand that is sent anew in somebody's own turn rings no phone of theirs."""
    await cafe.until(lambda: cafe.whose_turn("mona", "omar"))
    if cafe.whose_turn("mona", "omar") != who:
        await cafe.play_next()
        await cafe.until(lambda: cafe.whose_turn(who))
    await cafe.ask(who, "/hand", who)
    account = cafe.world.person(who).id
    sent = [call.parameters for call in shown(cafe) if call.method == "sendMessage"]
    return bool([call for call in sent if _is(call, account)][-1].get("disable_notification"))


def _is(call: dict[str, object], account: int) -> bool:
    return str(call["chat_id"]) == str(account)


async def test_no_name_breaks_the_settings(english: Cafe) -> None:
    """platforms.md 31"""
    menu = await english.ask("mona", "/settings")
    for number, name in enumerate(HOSTILE.values()):
        english.world.rename("mona", first_name=name)
        target = ("to 151", "to 201")[number % 2]
        menu = await press(english, menu, "Target", target, "Back")
        line = next(one for one in menu["text"].splitlines() if "→" in one)
        inside = line[line.index("\u2068") + 1 : line.index("\u2069")]
        assert inside, name
        assert not set(inside) & set(OVERRIDES)
        kinds = {"mention", "url", "text_link", "bot_command", "hashtag", "cashtag"}
        assert not marks(menu) & kinds
    assert [call.outcome for call in shown(english) if call.outcome != "ok"] == []


async def test_what_was_set_is_in_ones_data_and_goes_with_them(
    english: Cafe, ledger: Ledger
) -> None:
    cafe = english
    menu = await cafe.ask("mona", "/settings")
    await press(cafe, menu, "Target", "to 151")
    own = await cafe.ask("mona", "/settings", "mona")
    await press(cafe, own, "Suit colours", "four", chat="mona")
    asked = await cafe.ask("mona", "/forgetme", "mona")
    await cafe.tap("mona", asked, "Yes, forget me", "mona")
    assert ledger.rows("SELECT preferences FROM people WHERE preferences IS NOT NULL") == []
    cafe.world.set_status("omar", "administrator")
    again = await cafe.ask("omar", "/settings")
    assert says("a former player: Target, to 101 → to 151")(again)
