"""Every command, where it is given, with several matches and with none (platforms.md 40, 41)."""

from __future__ import annotations

import pytest

from bot.desk import COMMANDS
from bot.text import LANGUAGES
from tests.wire.cafe import Cafe, Seen, has_button, holds_cards, labels, plain, says
from tests.wire.conftest import OpenCafe
from tests.wire.ledger import Ledger
from tests.wire.past import past

regulars = pytest.mark.usefixtures("regulars")


@pytest.fixture
async def busy(open_cafe: OpenCafe, ledger: Ledger, regulars: None) -> Cafe:
    """Mona plays two matches: number 1 against Omar, number 2 against Salma."""
    async with past(ledger.url) as before:
        await before.start("mona", "omar")
        await before.start("mona", "salma")
    cafe = await open_cafe()
    await cafe.sees("mona", lambda m: holds_cards(m) and "Match 1" in plain(m["text"]))
    await cafe.sees("mona", lambda m: holds_cards(m) and "Match 2" in plain(m["text"]))
    for _ in range(2):
        await cafe.sees("group", lambda m: "🟩" in m["text"])
    await cafe.world.wait_for(lambda: len([m for m in cafe.messages() if "🟩" in m["text"]]) == 2)
    await cafe.world.wait_for(lambda: len([m for m in cafe.messages() if "🃏" in m["text"]]) == 2)
    return cafe


# 40: which match


async def test_resign_asks_which_of_several_matches(busy: Cafe, ledger: Ledger) -> None:
    """platforms.md 40: by buttons, then once more whether one is sure."""
    which = await busy.ask("mona", "/resign")
    assert [plain(label) for label in labels(which)] == [
        "Match 1: Mona – Omar",
        "Match 2: Mona – Salma",
    ]
    await busy.tap("mona", which, "Match 2")
    sure = await busy.sees("group", has_button("Yes, resign"))
    assert "Resign match 2" in plain(sure["text"])
    await busy.tap("mona", sure, "Yes, resign")
    await busy.sees("group", says("Salma wins!"))
    assert ledger.rows("SELECT status FROM matches ORDER BY id") == [("live",), ("over",)]


async def test_resign_takes_the_number_of_the_match(busy: Cafe) -> None:
    """platforms.md 40: `/resign 2`."""
    sure = await busy.ask("mona", "/resign 2")
    assert "Resign match 2 against Salma?" in plain(sure["text"])


async def test_a_number_of_no_match_of_ones_own_is_told(busy: Cafe) -> None:
    """platforms.md 40"""
    busy.speak_english()
    for who, words in (("mona", "/resign 9"), ("omar", "/hand 2"), ("mona", "/verify 99")):
        told = await busy.ask(who, words)
        assert told["text"] == "There is no such match, or it is long over."


async def test_hand_asks_which_and_sends_it_anew(busy: Cafe) -> None:
    """platforms.md 40"""
    which = await busy.ask("mona", "/hand", "mona")
    assert len(labels(which)) == 2
    await busy.tap("mona", which, "Match 1", "mona")
    again = await busy.sees("mona", lambda m: m["message_id"] > which["message_id"])
    assert "Match 1" in plain(again["text"])


async def test_verify_takes_a_number_and_shows_no_secret_seed(busy: Cafe, ledger: Ledger) -> None:
    """platforms.md 40"""
    told = await busy.ask("mona", "/verify 1")
    assert says("The shuffles of match 1", "No round is over yet")(told)
    seeds = [row[0].hex() for row in ledger.rows("SELECT seed FROM rounds")]
    assert not any(seed in told["text"] for seed in seeds)


# 41: welcomes


async def test_start_welcomes_in_a_few_lines(cafe: Cafe) -> None:
    """platforms.md 41"""
    told = await cafe.ask("salma", "/start", "salma")
    assert says("Basra!", "/basra plays the computer", "/rules")(told)
    assert len(told["text"].splitlines()) < 10


async def test_a_group_is_welcomed_once(cafe: Cafe) -> None:
    """platforms.md 41: not again when the bot was away."""
    cafe.world.add_group("garden", "Garden", -1_001_000_000_009)
    cafe.world.chat("garden").members[cafe.world.bot.id] = "left"
    cafe.world.set_status("bot", "member", "garden")
    welcome = await cafe.sees("garden", says("/basra @friend challenges a friend"))
    cafe.world.set_status("bot", "left", "garden")
    cafe.world.set_status("bot", "member", "garden")
    cafe.say("mona", "/help", "garden")
    told = await cafe.sees("garden", says("/forgetme"))
    assert [m["message_id"] for m in cafe.messages("garden")] == [
        welcome["message_id"],
        told["message_id"],
    ]


async def test_the_commands_are_registered_for_groups_and_for_private_chats(cafe: Cafe) -> None:
    """In English for everyone, and in every other language for its readers."""
    lists = cafe.world.commands.lists
    for language in ("", *LANGUAGES[1:]):
        group = [c["command"] for c in lists["all_group_chats", language]]
        private = [c["command"] for c in lists["all_private_chats", language]]
        assert group == [name for name, spec in COMMANDS.items() if "group" in spec.places]
        assert private == [name for name, spec in COMMANDS.items() if "private" in spec.places]
    assert "بصرة" in str(lists["all_group_chats", "ar"])


# the others


@pytest.mark.parametrize("chat", ["group", "salma"])
async def test_every_command_is_answered_by_somebody_new(cafe: Cafe, chat: str) -> None:
    for name in sorted(COMMANDS.keys() - {"cancel"}):  # that one edits the card
        told = await cafe.ask("salma", f"/{name}", chat)
        assert "went wrong" not in told.get("text", "")
    assert "Traceback" not in cafe.bot.output


@regulars
async def test_the_boards_of_a_chat_its_week_its_month_and_the_world(
    open_cafe: OpenCafe, ledger: Ledger
) -> None:
    async with past(ledger.url) as before:
        await before.rated("omar", "salma", days_ago=60)
        await before.rated("omar", "mona", days_ago=20)
        await before.rated("mona", "salma", days_ago=2)
    cafe = await open_cafe()
    world = await names(cafe, "/leaderboard global")
    assert world[0] == "Omar"
    assert set(world) == {"Omar", "Mona", "Salma"}
    assert await names(cafe, "/leaderboard") == world
    assert await names(cafe, "/leaderboard all") == world
    assert set(await names(cafe, "/leaderboard month")) == {"Omar", "Mona", "Salma"}
    assert await names(cafe, "/leaderboard week") == ["Mona", "Salma"]
    assert await names(cafe, "/leaderboard", "mona") == world
    told = await cafe.ask("mona", "/leaderboard yesterday")
    assert "I don’t know the word yesterday" in plain(told["text"])


async def names(cafe: Cafe, command: str, chat: str = "group") -> list[str]:
    """The names on a board, in order."""
    board = await cafe.ask("mona", command, chat)
    lines = [line for line in plain(board["text"]).splitlines() if line[:1].isdigit()]
    return [line.split()[1] for line in lines]


@regulars
async def test_stats_of_oneself_and_of_somebody_else(open_cafe: OpenCafe, ledger: Ledger) -> None:
    async with past(ledger.url) as before:
        await before.rated("omar", "mona")
    cafe = await open_cafe()
    mine = await cafe.ask("mona", "/stats")
    assert says("📊 Mona", "Rated: 1 match, 0 won", "Place 2")(mine)
    theirs = await cafe.ask("mona", "/stats @OMAR")
    assert says("📊 Omar", "1 won", "Place 1")(theirs)
    said = cafe.say("omar", "hello")
    replied = await cafe.ask("mona", "/stats", reply_to=said.id)
    assert replied["text"] == theirs["text"]
    unknown = await cafe.ask("mona", "/stats @nobody_here")
    assert unknown["text"] == "Nobody of that name has played with me yet."


async def test_rules_of_each_preset_and_of_the_match_being_played(cafe: Cafe) -> None:
    for preset, title in (("v2", "Standard"), ("arabic", "Arabic"), ("coffeehouse", "Coffeehouse")):
        told = await cafe.ask("mona", f"/rules {preset}", "mona")
        assert says(f"{title} rules", "The deal")(told)
    await cafe.match(words="classic")
    assert says("Classic rules")(await cafe.ask("mona", "/rules"))


async def test_help_names_what_people_need(cafe: Cafe) -> None:
    told = await cafe.ask("mona", "/help")
    named = [name for name in COMMANDS if name not in ("help", "start")]
    missing = [name for name in named if f"/{name}" not in told["text"]]
    assert missing in ([], ["replay"], ["luck"])


async def test_a_command_in_arabic_is_answered_in_arabic(cafe: Cafe) -> None:
    told: Seen = await cafe.ask("omar", "/help")
    assert "بصرة" in told["text"]
