"""The salon: a Discord server, its people and the bot, in the words of somebody who plays there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.guild import Discord, Interaction, World
from tests.guild.message import Message
from tests.wire.cafe import CARD, MARKS, NOBODY, PATIENCE
from tests.wire.process import BotProcess

PAIR = ("mona", "omar")
Look = Callable[[Message], bool]


class Salon:
    """One local Discord with one bot in it."""

    def __init__(self, guild: Discord, bot: BotProcess) -> None:
        self.guild = guild
        self.world: World = guild.world
        self.bot = bot
        self._played: dict[str, list[str]] = {}  # the buttons of the hand they last played from

    async def is_heard(self) -> None:
        """Wait until the bot listens: what was done before reaches nobody."""
        await self.until(lambda: any(session.send for session in self.guild.gateway.sessions))

    async def restart(self) -> None:
        """Stop the bot and start it again."""
        await self.bot.stop()
        await self.bot.start()
        await self.is_heard()

    # what people do

    async def challenge(
        self, first: str = "mona", other: str = "omar", /, channel: str = "cafe", **options: Any
    ) -> Message:
        """Challenge somebody; return the card with the buttons."""
        await self.world.slash(first, "basra", channel, opponent=other, **options)
        return await self.sees(channel, has_button("Accept"))

    async def match(
        self, first: str = "mona", other: str = "omar", /, channel: str = "cafe", **options: Any
    ) -> Message:
        """Play on until both can see their cards; return the floor."""
        card = await self.challenge(first, other, channel, **options)
        await self.world.press(other, card, "Accept")
        for who in (first, other):
            if self.world.person(who).dms == "open":
                await self.sees(who, holds_cards)
        return await self.floor(channel)

    async def show_hand(self, who: str, channel: str = "cafe") -> Message:
        """Press My hand under the floor; return the whisper."""
        pressed = await self.world.press(who, await self.floor(channel), "My hand")
        await self.until(lambda: pressed.private)
        return pressed.private[-1]

    async def play(self, who: str, card: str | None = None) -> Interaction:
        """Play a card (any, when none is named) from the newest hand."""
        hand = await self.whole(lambda: self.playable(who))
        self._played[who] = custom_ids(hand)
        label = card or simplest_card(hand)
        plays_at_once = self.world.button(hand, label)["custom_id"].startswith("p:")
        pressed = await self.world.press(who, hand, label)
        if not plays_at_once:
            await self.until(lambda: chooses(hand))
            self._played[who] = custom_ids(hand)
            pressed = await self.world.press(who, hand, hand.labels[0])
        return pressed

    async def play_out(self, *people: str, plays: int = 10_000, channel: str = "cafe") -> int:
        """Play on, any card, until nobody may or so many plays are made; return how many were."""
        for made in range(plays):
            who = await self.whole(lambda: self._who_may(people or PAIR, channel))
            if who == NOBODY:
                return made
            await self.play(who)
        return plays

    async def play_to_the_end(self, channel: str = "cafe") -> Message:
        """Let Mona and Omar play round after round; return the result."""
        while True:
            await self.play_out(channel=channel)
            if over := [m for m in self.world.messages(channel) if has_button("Rematch")(m)]:
                return over[-1]
            count = await self.sees(channel, has_button("Ready"))
            for who in PAIR:
                await self.world.press(who, count, "Ready")
            await self.until(lambda count=count: not count.labels)

    def _who_may(self, people: tuple[str, ...], channel: str) -> str | None:
        over = any({"Rematch", "Ready"} & set(m.labels) for m in self.world.messages(channel))
        may = next((who for who in people if self.playable(who)), None)
        return may or (NOBODY if over else None)

    def playable(self, who: str) -> Message | None:
        """The hand from which somebody may play, unless it only shows what they played from."""
        hand = self.newest_hand(who)
        is_fresh = hand and custom_ids(hand) != self._played.get(who)
        return hand if hand and is_fresh and is_turn(hand) else None

    # what people see

    def newest_hand(self, who: str) -> Message | None:
        """A player's newest hand, in private or whispered, None when there is none."""
        hands = [m for m in (*self.world.dm(who), *self.world.ephemerals(who)) if holds_cards(m)]
        return max(hands, key=lambda m: m.id, default=None)

    async def sees(self, where: str, what: Look, patience: float = PATIENCE) -> Message:
        """Wait until the newest message for which `what` holds stands in a channel."""
        try:
            return await self.world.sees(where, what, patience)
        except AssertionError as error:
            raise AssertionError(f"{error}\n{self.report()}") from None

    async def hears(self, who: str, what: Look, patience: float = PATIENCE) -> Message:
        """Wait until somebody is shown, alone, what `what` holds for."""
        try:
            return await self.world.is_shown(who, what, patience)
        except AssertionError as error:
            raise AssertionError(f"{error}\n{self.report()}") from None

    async def until(self, what: Callable[[], object], patience: float = PATIENCE) -> None:
        """Wait until `what` holds, asked again after each change in the world."""
        await self.whole(what, patience)

    async def whole(self, look: Callable[[], Any], patience: float = PATIENCE) -> Any:
        """Wait until `look` finds something, and return it."""
        try:
            return await self.world.wait_for(look, patience)
        except TimeoutError:
            raise AssertionError(self.report()) from None

    async def floor(self, channel: str = "cafe") -> Message:
        """The floor in a channel."""
        return await self.sees(channel, lambda m: "🟩" in m.content)

    def report(self) -> str:
        """What stands anywhere and what the bot logged, for a test that failed."""
        stands = [
            f"[{self.world.channels[m.channel_id].key}{'*' if m.is_ephemeral else ''}]"
            f" {m.content}\n{m.labels}"
            for m in self.world.posts.values()
        ]
        refused = [
            f"{call.method} {call.path.split('/')[1]} {call.status} {call.code}"
            for call in self.world.faults.calls
            if call.status not in (200, 204)
        ]
        return "\n---\n".join([*stands, "refused:", *refused, "the bot:", *self.bot.lines[-40:]])


def plain(text: str) -> str:
    """A text without the invisible marks that keep directions apart."""
    return MARKS.sub("", text)


def says(*words: str) -> Look:
    """Whether a message holds all of these words."""
    return lambda message: all(word in plain(message.content) for word in words)


def has_button(*names: str) -> Look:
    """Whether a message has a button of one of these names."""
    return lambda message: any(label in names for label in message.labels)


def holds_cards(message: Message) -> bool:
    """Whether a message is a hand."""
    return any(CARD.match(label) for label in message.labels)


def is_turn(hand: Message) -> bool:
    """Whether a hand says that its owner is to play."""
    return "Your turn" in hand.content


def custom_ids(hand: Message) -> list[str]:
    """What a hand's buttons carry."""
    return [button["custom_id"] for button in hand.buttons if "custom_id" in button]


def chooses(hand: Message) -> bool:
    """Whether a hand asks which of several captures it shall be."""
    return bool(hand.labels) and len(CARD.findall(hand.labels[0])) > 1


def simplest_card(hand: Message) -> str:
    """A card that one tap plays, if there is one: others ask which capture."""
    cards = [b for b in hand.buttons if CARD.match(b.get("label") or "")]
    at_once = [b["label"] for b in cards if b["custom_id"].startswith("p:")]
    return str((at_once or [cards[0]["label"]])[0])
