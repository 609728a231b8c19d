"""The desk: finds who does what was asked, and turns a refusal into a sentence."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot import views
from bot.actions import Verb
from bot.desk import (
    account,
    board,
    challenge,
    entry,
    guide,
    hint,
    learn,
    link,
    luck,
    play,
    replay,
    review,
    setting,
)
from bot.desk.context import Context, tongue
from bot.desk.request import Actor, Answer, Command, Kind, Reply, Tap
from bot.platform import Failure, Spot
from bot.publisher.whisper import Heard
from bot.text import Speech, speech_in
from bot.view import View
from core.engine.refusal import Reason, Refusal
from core.engine.table import Person

log = logging.getLogger(__name__)

GROUP, PRIVATE = "group", "private"


@dataclass(frozen=True, slots=True)
class Spec:
    """A command: what it does, and where it is offered.

    `open`: its answer is for everybody in a group; else a platform that whispers shows it to
    whoever asked.
    """

    run: Callable[[Context, Command], Awaitable[Reply]]
    places: tuple[str, ...] = (GROUP, PRIVATE)
    open: bool = False


COMMANDS = {
    "basra": Spec(challenge.basra),
    "floor": Spec(play.floor, (GROUP,)),
    "hand": Spec(play.hand),
    "hint": Spec(hint.hint),
    "leaderboard": Spec(board.leaderboard, open=True),
    "stats": Spec(board.stats, open=True),
    "rules": Spec(guide.rules, open=True),
    "learn": Spec(learn.learn),
    "resign": Spec(play.resign),
    "cancel": Spec(challenge.cancel, (GROUP,)),
    "verify": Spec(play.verify, open=True),
    "replay": Spec(replay.replay, open=True),
    "review": Spec(review.review, open=True),
    "luck": Spec(luck.luck),
    "settings": Spec(setting.settings),
    "language": Spec(setting.language, (PRIVATE,)),
    "join": Spec(entry.join),
    "link": Spec(link.link, (PRIVATE,)),
    "unlink": Spec(link.unlink, (PRIVATE,)),
    "help": Spec(account.help_),
    "unblock": Spec(account.unblock, (PRIVATE,)),
    "privacy": Spec(account.privacy),
    "mydata": Spec(account.mydata, (PRIVATE,)),
    "forgetme": Spec(account.forgetme, (PRIVATE,)),
    "start": Spec(account.start, (PRIVATE,)),
}

BUTTONS: dict[Verb, Callable[[Context, Tap, Person], Awaitable[Answer]]] = {
    Verb.PLAY: play.play,
    Verb.CHOOSE: play.choose,  # the engine says whether there is a choice, and the hand shows it
    Verb.BACK: play.back,
    Verb.READY: play.ready,
    Verb.HAND: play.hand_button,
    Verb.HINT: hint.hint_button,
    Verb.RESIGN: play.resign_button,
    Verb.RESIGN_SURE: play.resign_sure,
    Verb.VERIFY: play.verify_button,
    Verb.ACCEPT: challenge.accept,
    Verb.DECLINE: challenge.decline,
    Verb.LEAVE: challenge.leave,
    Verb.CANCEL: challenge.cancel_button,
    Verb.JOIN: challenge.join,
    Verb.COMPUTER: challenge.computer,
    Verb.LEVEL: challenge.level,
    Verb.OPEN: challenge.open_private,
    Verb.REMATCH: challenge.rematch,
    Verb.BLOCK: challenge.block,
    Verb.UNBLOCK: account.unblock_button,
    Verb.LUCK_DRAW: luck.draw,
    Verb.LUCK_CLEAR: luck.clear,
    Verb.REPLAY: replay.turn_to,
    Verb.FORGET_SURE: account.forget_sure,
    Verb.LINK_SURE: link.link_sure,
    Verb.UNLINK_SURE: link.unlink_sure,
    Verb.HOUSE: setting.house,
    Verb.TASTE: setting.own,
    Verb.GUIDE: guide.turn,
    Verb.LEARN: learn.answer,
}


IN_ITS_CHAT = frozenset(  # a forged button must not open a seat in a group one is not in
    {Verb.ACCEPT, Verb.DECLINE, Verb.LEAVE, Verb.CANCEL, Verb.JOIN, Verb.COMPUTER, Verb.LEVEL}
)

OF_A_HAND = frozenset({Verb.PLAY, Verb.CHOOSE, Verb.BACK, Verb.READY, Verb.REMATCH})


class Desk:
    """Takes what people ask for and answers in their language, whatever goes wrong."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def command(self, command: Command) -> Reply:
        """Carry out a command."""
        try:
            return await COMMANDS[command.name].run(self._context, command)
        except Refusal as refusal:
            sentence = _sentence(refusal, await self._context.speech_of(command.actor))
            return Reply(views.notice(sentence), refused=True)
        except Failure as failure:
            log.info("/%s: %s", command.name, failure)
        except Exception:
            log.exception("/%s went wrong", command.name)
        sentence = tongue(None, command.actor).say("toast-failed")
        return Reply(views.notice(sentence), refused=True)

    async def tap(self, tap: Tap) -> Answer:
        """Carry out a tap."""
        speech = tongue(None, tap.actor)
        try:
            if tap.action.verb is Verb.FORGET_SURE and not await self._context.knows(tap.actor):
                return Answer(toast=speech.say("forgotten"))  # a second tap makes nobody known
            person = await self._context.meet(tap.actor)
            speech = tongue(person, tap.actor)
            self._context.publisher.saw(person.id)
            if tap.action.verb in IN_ITS_CHAT:
                await self._context.check_place(tap)
            if tap.action.verb in OF_A_HAND:
                await self._context.find_again(tap, person)
            return await BUTTONS[tap.action.verb](self._context, tap, person)
        except Refusal as refusal:
            return Answer(toast=_sentence(refusal, speech), refused=True)
        except Failure as failure:
            log.info("a tap on %s: %s", tap.action.verb.name, failure)
        except Exception:
            log.exception("a tap on %s went wrong", tap.action.verb.name)
        return Answer(toast=speech.say("toast-failed"), refused=True)

    def flooded(self, spot: Spot, seconds: float) -> None:
        """The platform takes nothing more there for so long, whoever speaks for us."""
        self._context.publisher.hold(spot, seconds)

    def unknown_button(self, actor: Actor) -> Answer:
        """Answer a button whose data is not ours."""
        return Answer(toast=tongue(None, actor).say("toast-unknown"), refused=True)

    async def heard(self, match_id: int, seat: int, heard: Heard) -> None:
        """A hand was whispered, and can be edited so from now on."""
        show = await self._context.engine.show(match_id)
        self._context.publisher.whispered(show, seat, heard)

    async def say(self, actor: Actor, sentence: str) -> View:
        """A sentence of the platform's own, in the language of whoever it is for."""
        person = await self._context.meet(actor) if actor.kind is Kind.PERSON else None
        return views.notice(tongue(person, actor).say(sentence))

    async def matches(self, actor: Actor) -> list[tuple[int, str]]:
        """Somebody's matches that have not ended, each with a label, to choose from."""
        person = await self._context.meet(actor)
        tables = await self._context.engine.tables_of(person.id)
        speech = tongue(person, actor)
        return [(table.id, views.match_label(table, speech)) for table in tables]

    async def talk(self, actor: Actor) -> Reply:
        """Somebody wrote something else in private."""
        if actor.kind is not Kind.PERSON:
            return Reply()
        await self.reach(actor, True)
        spot = Spot(actor.platform, actor.account, PRIVATE)
        is_first = await account.first_word(self._context, spot)
        speech = await self._context.speech_of(actor)
        return Reply(views.welcome_private(speech) if is_first else None)

    async def reach(self, actor: Actor, reachable: bool) -> None:
        """A person opened the private chat, or blocked the bot."""
        person = await self._context.meet(actor)
        if reachable:
            await account.arrive(self._context, actor, person)
        else:
            await self._context.engine.people.reachable(actor.platform, actor.account, False)
            await self._context.engine.depart_everywhere(person.id, actor.platform)

    async def admitted(self, spot: Spot, title: str, language: str | None, allowed: bool) -> Reply:
        """The bot may write in a group now, or may not any more."""
        engine = self._context.engine
        chat = await engine.chats.meet(spot.platform, spot.chat, spot.kind, title, spot.home)
        if chat.lost == allowed:
            await engine.chats.lost(chat.key, not allowed)
            await self._context.show_again(chat.key, fresh=allowed)
        if allowed and await engine.chats.welcome_once(chat.key):
            return Reply(
                views.welcome_group(speech_in(language), slash=self._context.fills_in(spot))
            )
        return Reply()

    async def shut(self, platform: str, place: str) -> None:
        """A chat, or a server with all of its channels, takes nothing from us any more."""
        await self._found(platform, place, lost=True)

    async def returned(self, platform: str, place: str) -> None:
        """We are back in a chat, or in a server with all of its channels."""
        await self._found(platform, place, lost=False)

    async def _found(self, platform: str, place: str, *, lost: bool) -> None:
        for key in await self._context.engine.chats.there(platform, place):
            await self._context.engine.chats.lost(key, lost)
            await self._context.show_again(key, fresh=not lost)

    async def moved(self, platform: str, old: str, new: str) -> None:
        """A chat has another id now; what stood in the old one cannot be changed there."""
        if old == new:
            return
        await self._context.engine.chats.migrate(platform, old, new)
        chat = await self._context.chat(Spot(platform, new, GROUP), "")
        await self._context.show_again(chat.key, fresh=True)


def _sentence(refusal: Refusal, speech: Speech) -> str:
    facts = {name: views.fact(fact) for name, fact in refusal.facts.items()}
    if refusal.reason is Reason.ONLY_INVITED:
        facts["name"] = views.invited_fact(str(refusal.facts["name"]), speech)
    return speech.say(f"refusal-{refusal.reason}", **facts)
