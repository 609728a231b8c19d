"""What every command and button has at hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from bot import views
from bot.actions import MATCH_NUMBER
from bot.desk.request import Actor, Command, Kind, Reply, Tap, Whisper
from bot.desk.study import Study
from bot.platform import Platform, Spot
from bot.publisher import Publisher
from bot.publisher.whisper import Heard
from bot.text import Speech, speech_in
from core.engine import Engine
from core.engine.refusal import Reason, Refusal
from core.engine.table import Chat, Person, Seat, Table


@dataclass(frozen=True, slots=True)
class Context:
    """The engine, the messages it shows, and the platforms it is played on."""

    engine: Engine
    publisher: Publisher
    platforms: Mapping[str, Platform]
    site: str = ""  # where people's browsers find the replay pages, if they do
    study: Study = field(default_factory=Study)  # hints and reviews

    async def meet(self, actor: Actor) -> Person:
        """Return the person behind an account as it is named now. Refuses bots and nobodies."""
        if actor.kind is Kind.BOT:
            raise Refusal(Reason.BOT)
        if actor.kind is Kind.NOBODY:
            raise Refusal(Reason.NOT_A_PERSON)
        return await self.engine.people.meet(
            actor.platform, actor.account, actor.name, actor.username, actor.language
        )

    async def knows(self, actor: Actor) -> bool:
        """Whether we have met an account, and have not forgotten it."""
        return await self.engine.people.known(actor.platform, actor.account) is not None

    async def speech_of(self, actor: Actor) -> Speech:
        """Speak an account's language: its person's own, if we have met them."""
        return tongue(await self.engine.people.known(actor.platform, actor.account), actor)

    async def aloud(self, command: Command, person: Person | None) -> Speech:
        """Speak as all in a group hear it: in the group's language, if it has set one."""
        if not command.is_private:
            chat = await self.chat(command.spot, command.title)
            if chat.house.language is not None:
                return speech_in(chat.house.language)
        return tongue(person, command.actor)

    async def chat(self, spot: Spot, title: str) -> Chat:
        """Return the chat under our own key.

        Whoever asks from a chat that we took for lost shows that we may be let in again, even if
        the platform did not tell (platforms.md 8).
        """
        chat = await self.engine.chats.meet(spot.platform, spot.chat, spot.kind, title, spot.home)
        if not chat.lost:
            return chat
        await self.engine.chats.lost(chat.key, False)
        await self.show_again(chat.key, fresh=False)
        return replace(chat, lost=False)

    async def show_again(self, chat_key: int, *, fresh: bool) -> None:
        """Look again at every message of a chat's matches; `fresh` posts what all see anew."""
        for table in await self.engine.tables_in(chat_key):
            show = await self.engine.show(table.id)
            self.publisher.changed(show)
            if fresh:
                self.publisher.renew(show, ["card" if table.floor is None else "floor"])

    async def redraw(self, tables: Iterable[Table]) -> None:
        """Look again at the messages of these matches: what they show besides the game changed."""
        for table in tables:
            self.publisher.changed(await self.engine.show(table.id))

    def fills_in(self, spot: Spot) -> bool:
        """Whether people fill in a command's options there, instead of typing words after it."""
        return self.platforms[spot.platform].whispers

    def longest(self, spot: Spot) -> int:
        """How many letters a message takes there."""
        return self.platforms[spot.platform].longest

    async def find_again(self, tap: Tap, person: Person) -> None:
        """A hand whose button is pressed is there: it is kept up to date again.

        Where the platform tells when somebody can be written to again, that is done then.
        """
        if tap.heard is not None:
            await self.hear(tap.action.match, person, tap.heard)
        elif tap.spot.kind == "private" and self.platforms[tap.spot.platform].whispers:
            seat = (await self.engine.table(tap.action.match)).seat_of(person.id)
            if seat is not None and seat.unreachable:
                await self.engine.undeliverable(tap.action.match, seat.number, False)

    async def hear(self, match_id: int, person: Person, heard: Heard) -> None:
        """Keep a whispered hand up to date from now on; a message that is none is no matter."""
        show = await self.engine.show(match_id)
        seat = show.table.seat_of(person.id)
        if seat is not None:
            self.publisher.whispered(show, seat.number, heard)

    async def whisper(self, match_id: int, person: Person) -> Whisper:
        """The hand of a match, for its owner's eyes. Refuses whoever has none."""
        show = await self.engine.show(match_id)
        seat = own_seat(show.table, person)
        view = self.publisher.hand(show, seat.number) if show.table.floor is not None else None
        if view is None:
            raise Refusal(Reason.NO_LIVE_MATCH)
        return Whisper(view, match_id, seat.number)

    async def sit_again(self, match_id: int, person: Person, actor: Actor) -> Table:
        """Somebody asked for their hand: they are at the table, and it comes where they asked."""
        await self.engine.back(match_id, person.id)
        return await self.engine.bring(match_id, person.id, actor.platform)

    async def check_place(self, tap: Tap) -> None:
        """Refuse a tap in another chat than its match's, as on a match that does not exist."""
        chat = (await self.engine.table(tap.action.match)).chat
        if (chat.platform, chat.external_id) != (tap.spot.platform, tap.spot.chat):
            raise Refusal(Reason.NO_MATCH)

    async def can_reach(self, actor: Actor) -> bool:
        """Whether a hand would arrive at this account now."""
        reached = await self.platforms[actor.platform].can_reach(actor.account)
        await self.engine.people.reachable(actor.platform, actor.account, reached)
        return reached

    async def is_admin(self, actor: Actor, spot: Spot) -> bool:
        """Whether a person administers this chat now; accounts that hide who they are never do."""
        if actor.kind is not Kind.PERSON:
            return False
        return await self.platforms[spot.platform].is_admin(spot, actor.account)


def in_private(
    context: Context,
    command: Command,
    speech: Speech,
    payload: str,
    told: str = "only-in-private",
) -> Reply:
    """The way to the private chat, where the answer is nobody else's business, and a sentence."""
    link = context.platforms[command.actor.platform].private_link(payload)
    return Reply(views.in_private(speech, link, told))


def tongue(person: Person | None, actor: Actor) -> Speech:
    """Speak a person's own language."""
    return speech_in(person.language if person and person.language else actor.language)


def pick(tables: list[Table], words: tuple[str, ...]) -> Table | None:
    """Find the one match that is meant: by its number, or because there is only one.

    None when there are several; raises `Refusal` when there is none.
    """
    if names_number(words):
        number = words[0].removeprefix("#")
        tables = [table for table in tables if len(number) < 10 and table.id == int(number)]
        if not tables:
            raise Refusal(Reason.NO_MATCH)
    if not tables:
        raise Refusal(Reason.NO_LIVE_MATCH)
    return tables[0] if len(tables) == 1 else None


def names_number(words: tuple[str, ...]) -> bool:
    """Whether a command names a match by its number, `12` or `#12`."""
    return bool(words) and words[0].removeprefix("#").isdecimal()


async def numbered(context: Context, command: Command, person: Person) -> Table:
    """The match whose number a command names: one of this chat, or of one's own."""
    number = command.words[0].removeprefix("#")
    number = str(int(number)) if number.isdecimal() else number  # in whatever digits
    if not MATCH_NUMBER.fullmatch(number):
        raise Refusal(Reason.NO_MATCH)
    table = await context.engine.table(int(number))
    check_theirs(table, await context.chat(command.spot, command.title), person)
    return table


def check_theirs(table: Table, chat: Chat, person: Person) -> None:
    """Refuse a match of other people in another chat, as one that does not exist."""
    if table.chat.key != chat.key and table.seat_of(person.id) is None:
        raise Refusal(Reason.NO_MATCH)


def own_seat(table: Table, person: Person) -> Seat:
    """Return where a person sits. Refuses whoever never sat there, or has left for good."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refusal(Reason.NOT_YOURS)
    if seat.has_left:
        raise Refusal(Reason.LEFT)
    return seat
