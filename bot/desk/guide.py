"""The rules, leafed through: of a match that goes on, of the chat, or of a preset."""

from __future__ import annotations

from bot import views
from bot.actions import MATCH_NUMBER
from bot.desk.context import Context
from bot.desk.request import Answer, Command, Kind, Reply, Tap
from bot.platform import Spot
from bot.text import speech_in
from bot.views.guide import Guide
from core.engine.refusal import Reason, Refusal
from core.engine.table import Chat, Person, Table
from core.rules.ruleset import DEFAULT_TARGET, PRESETS, RuleSet

HOUSE = "house"  # the word for the rules of the chat itself


async def rules(context: Context, command: Command) -> Reply:
    """`/rules [preset]`: of the match that runs here, else the chat's own, unless one is named."""
    person = await context.meet(command.actor) if command.actor.kind is Kind.PERSON else None
    word = command.words[0].casefold() if command.words else HOUSE
    if word not in (HOUSE, *PRESETS):
        raise Refusal(Reason.BAD_WORD, word=word[:32])
    guide = await _guide(context, command.spot, command.title, person, word)
    return Reply(views.rules(guide, 0, await context.aloud(command, person)))


async def turn(context: Context, tap: Tap, person: Person) -> Answer:
    """Show another page, in the language of the message; anybody may turn it."""
    word, _, tag = (tap.action.word or "").partition(".")
    guide = await _guide(context, tap.spot, tap.title, person, word)
    if tap.heard is None and not context.publisher.has_room(tap.spot):
        raise Refusal(Reason.BUSY)  # the floors of running matches go first
    return Answer(replace=views.rules(guide, tap.action.match, speech_in(tag)))


async def _guide(
    context: Context, spot: Spot, title: str, person: Person | None, word: str
) -> Guide:
    """Whose rules a word means: a preset's, or those of the match of that number while it runs.

    Any other number stands for what runs here by now. Refuses a preset that nobody knows.
    """
    chat = await context.chat(spot, title)
    wish = person.taste if spot.kind == "private" and person else chat.house
    if word in PRESETS:
        return Guide(PRESETS[word], DEFAULT_TARGET, word, wish)
    if word != HOUSE and not MATCH_NUMBER.fullmatch(word):
        raise Refusal(Reason.BAD_WORD, word=word[:32])
    running = await _running(context, spot, chat, person)
    if not running:
        return Guide(chat.house.rules, chat.house.target, HOUSE, wish)
    told = next((table for table in running if str(table.id) == word), running[0])
    others = tuple([table for table in running if _terms(table) != _terms(told)])
    if not others:
        return Guide(told.rules, told.target, HOUSE, wish)
    return Guide(told.rules, told.target, str(told.id), wish, told, others)


def _terms(table: Table) -> tuple[RuleSet, int | None]:
    """What the rules tell of a match."""
    return table.rules, table.target


async def _running(context: Context, spot: Spot, chat: Chat, person: Person | None) -> list[Table]:
    """The dealt matches of a chat; in private those of the person, whose hands are there."""
    if spot.kind == "private" and person is not None:
        tables = await context.engine.tables_of(person.id)
    else:
        tables = await context.engine.tables_in(chat.key)
    return [table for table in tables if table.floor is not None]
