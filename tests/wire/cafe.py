"""The café: a group, its people and the bot, in the words of somebody who plays there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

from bot.playground import Answer, Playground, World
from bot.playground.message import Message
from tests.wire.process import BotProcess

T = TypeVar("T")
Seen = dict[str, Any]
NOBODY = "nobody"
PATIENCE = 20.0  # seconds; a busy machine is slow, and who waits for what comes loses nothing
CARD = re.compile(r"(?:10|[2-9AJQK])[♠♥♦♣]")
MARKS = re.compile("[\u200e\u200f\u2066-\u2069]")


class Cafe:
    """One playground with one bot in it."""

    def __init__(self, playground: Playground, bot: BotProcess) -> None:
        self.playground = playground
        self.world: World = playground.world
        self.bot = bot
        self._played: dict[str, list[str]] = {}  # the buttons of the hand that one played from last

    # what people do

    def say(self, who: str, text: str, chat: str = "group", **manner: Any) -> Message:
        """Write something."""
        return self.world.say(who, text, chat, **manner)

    async def ask(self, who: str, text: str, chat: str = "group", **manner: Any) -> Seen:
        """Write something and wait for the bot's next message there."""
        said = self.say(who, text, chat, **manner)
        return await self.sees(chat, lambda m: m["message_id"] > said.id)

    async def tap(self, who: str, message: Seen, label: str, chat: str = "group") -> Answer:
        """Tap the button whose label begins with `label`."""
        full = next(text for text in labels(message) if text.startswith(label))
        return await self.world.tap(who, message["message_id"], full, chat)

    async def follow(self, who: str, message: Seen, label: str) -> None:
        """Tap a button in the group that leads to the private chat, and press Start there."""
        answer = await self.tap(who, message, label)
        assert answer.kind == "url", answer
        self.world.open_link(who, answer.url)

    async def play_computer(
        self, who: str, card: Seen, label: str = "Play the computer", level: str = "Casual"
    ) -> None:
        """Let computers of that level take the open seats."""
        await self.tap(who, card, label)
        asking = await self.sees("group", has_button(level))
        await self.tap(who, asking, level)

    async def meet(self, *people: str) -> None:
        """Let people open the private chat with the bot, as those who played before have."""
        for who in people:
            self.world.open_link(who)
            await self.sees(who, lambda m: "/basra" in m["text"])

    async def match(self, first: str = "mona", second: str = "omar", words: str = "") -> Seen:
        """Play on until both have their cards; return the floor."""
        await self.meet(first, second)
        username = self.world.person(second).username
        self.say(first, f"/basra @{username} {words}".strip())
        card = await self.sees("group", has_button("Accept", "قبول"))
        await self.tap(second, card, labels(card)[0])
        await self.sees(first, holds_cards)
        await self.sees(second, holds_cards)
        await self.until(lambda: not labels(self.message(card["message_id"]) or {}))
        return await self.floor()

    async def match_in(self, chat: str, words: str = "", **manner: Any) -> Seen:
        """Mona and Omar play in some chat; return the floor once both have their cards."""
        await self.meet("mona", "omar")
        self.say("mona", f"/basra @omar {words}".strip(), chat, **manner)
        card = await self.sees(chat, has_button("Accept", "قبول"))
        await self.tap("omar", card, labels(card)[0], chat)
        await self.sees("mona", holds_cards)
        await self.sees("omar", holds_cards)
        await self.until(lambda: not labels(self.message(card["message_id"], chat) or {}))
        return await self.sees(chat, lambda m: "🟩" in m.get("text", ""))

    async def play(self, who: str, card: str | None = None) -> Answer:
        """Play a card (any, when none is named) from the hand in the private chat."""
        hand = await self.sees(who, lambda m: holds_cards(m) and is_turn(m))
        label = card or simplest_card(hand)
        self._played[who] = orders(hand)
        answer = await self.tap(who, hand, label, who)
        choice = self.message(hand["message_id"], who)
        if choice and len(CARD.findall(labels(choice)[0] if labels(choice) else "")) > 1:
            self._played[who] = orders(choice)
            answer = await self.tap(who, choice, labels(choice)[0], who)
        return answer

    async def play_next(self) -> str:
        """Let Mona or Omar play, whose turn it is; return their name once their hand shows it."""
        await self.until(lambda: self.whose_turn("mona", "omar"))
        who = self.whose_turn("mona", "omar") or NOBODY
        while self.whose_turn(who):
            before = self.newest_hand(who)
            await self.play(who)
            await self.until(lambda seen=before: self.newest_hand(who) != seen)
        return self.world.person(who).first_name

    async def play_out(self, *people: str, plays: int = 10_000) -> int:
        """Play on, any card, until nobody may or so many plays are made; return how many were.

        The next plays as soon as their hand says so; in the end the last one's hand shows the play.
        """
        who = NOBODY
        for made in range(plays):
            before, who = who, await self.world.wait_for(lambda: self._who_may(*people), 10)
            if who == NOBODY:
                await self._shows_play(before)
                return made
            await self.play(who)
        await self._shows_play(who)
        return plays

    def _who_may(self, *people: str) -> str | None:
        """Who may play now, unless their hand only shows what they played from."""
        may = next((who for who in people if self.whose_turn(who) and not self._is_old(who)), None)
        return may or (NOBODY if self._is_over() else None)

    def _is_over(self) -> bool:
        """Whether a round or match has ended: what tells so stands below the newest floor.

        As the next round begins, its floor is there before Ready goes away.
        """
        ends = {"Rematch", "Ready"}
        floors = [m for m in self.messages() if "🟩" in m["text"] or ends & set(labels(m))]
        return bool(floors) and bool(ends & set(labels(floors[-1])))

    async def _shows_play(self, who: str) -> None:
        await self.world.wait_for(lambda: not self._is_old(who), 10)

    def _is_old(self, who: str) -> bool:
        """Whether somebody's hand does not show their last play yet."""
        hand = self.newest_hand(who) if who in self._played else None
        return hand is not None and orders(hand) == self._played[who]

    def newest_hand(self, who: str) -> Seen | None:
        """A player's newest hand as it is now, None when there is none."""
        hands = [m for m in self.messages(who) if holds_cards(m)]
        return hands[-1] if hands else None

    def speak_english(self, *people: str) -> None:
        """Let these people (all, when none is named) see everything in English."""
        for who in people or ("mona", "omar", "salma", "karim"):
            self.world.rename(who, language_code="en")

    # what people see

    def messages(self, chat: str = "group") -> list[Seen]:
        """The bot's messages that stand in a chat, oldest first; a caption reads as a text."""
        found = self.world.bot_messages(chat)
        return [{"text": m["caption"], **m} if "caption" in m else m for m in found]

    def message(self, message_id: int, chat: str = "group") -> Seen | None:
        """One message of the bot."""
        found = (m for m in self.messages(chat) if m["message_id"] == message_id)
        return next(found, None)

    async def sees(
        self, chat: str, what: Callable[[Seen], bool], patience: float = PATIENCE
    ) -> Seen:
        """Wait until the newest message for which `what` holds stands in a chat."""

        def look() -> Seen | None:
            return next((m for m in reversed(self.messages(chat)) if what(m)), None)

        try:
            found = await self.world.wait_for(look, patience)
        except TimeoutError:
            raise AssertionError(self.report(chat)) from None
        assert found is not None
        return found

    async def until(self, what: Callable[[], object], patience: float = PATIENCE) -> None:
        """Wait until `what` holds, asked again after each change in the world."""
        await self.world.wait_for(what, patience)

    def report(self, chat: str) -> str:
        """What stands in a chat and what the bot logged, for a test that failed."""
        said = [f"{m.get('text', m)}\n{labels(m)}" for m in self.messages(chat)]
        return "\n---\n".join([f"not seen in {chat}:", *said, "the bot:", *self.bot.lines[-40:]])

    async def floor(self) -> Seen:
        """The floor in the group."""
        return await self.sees("group", lambda m: "🟩" in m.get("text", ""))

    async def hand(self, who: str) -> Seen:
        """A player's newest hand."""
        return await self.sees(who, holds_cards)

    def whose_turn(self, *people: str) -> str | None:
        """Who may play now, by their newest hands."""
        hands = ((who, self.newest_hand(who)) for who in people)
        return next((who for who, hand in hands if hand and is_turn(hand)), None)


def plain(text: str) -> str:
    """A text without the invisible marks that keep directions apart."""
    return MARKS.sub("", text)


def says(*words: str) -> Callable[[Seen], bool]:
    """Whether a message holds all of these words."""
    return lambda message: all(word in plain(message.get("text", "")) for word in words)


def tells_of(name: str) -> Callable[[Seen], bool]:
    """Whether a message, in English, tells of a play by somebody of that first name."""
    told = re.compile(f"{re.escape(name)} (?:played|laid) ")
    return lambda message: bool(told.search(plain(message.get("text", ""))))


def labels(message: Seen) -> list[str]:
    """The labels of a message's buttons, row by row."""
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    return [button["text"] for row in rows for button in row]


def orders(message: Seen) -> list[str]:
    """What a message's buttons ask for: a play's names its match and how many went before."""
    rows = message.get("reply_markup", {}).get("inline_keyboard", [])
    return [button.get("callback_data", "") for row in rows for button in row]


def has_button(*names: str) -> Callable[[Seen], bool]:
    """Whether a message has a button of one of these names."""
    return lambda message: any(label in names for label in labels(message))


def holds_cards(message: Seen) -> bool:
    """Whether a message is a hand."""
    return any(CARD.match(label) for label in labels(message))


def is_turn(hand: Seen) -> bool:
    """Whether a hand says that its owner is to play."""
    return "Your turn" in hand["text"] or "دورك" in hand["text"]


def simplest_card(hand: Seen) -> str:
    """A card that one tap plays, if there is one: others ask which capture."""
    rows = hand["reply_markup"]["inline_keyboard"]
    buttons = [button for row in rows for button in row if CARD.match(button["text"])]
    at_once = [button["text"] for button in buttons if button["callback_data"].startswith("p:")]
    return str((at_once or [buttons[0]["text"]])[0])


def cards_of(message: Seen) -> list[str]:
    """The cards on a hand's buttons."""
    return [label for label in labels(message) if CARD.match(label)]
