"""What is offered while somebody fills in a command: their matches, usual targets and clocks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from discord.app_commands import Choice

from bot.desk import Desk
from bot.desk.request import Actor
from bot.discord.option import OPTIONS, Offer, Option
from bot.text import Speech, speech_in

MOST: Final = 25
LONGEST: Final = 100
_TARGETS: Final = ("51", "101", "151", "round")
_CLOCKS: Final = ("60s", "3m", "10m", "1h", "24h")

Offered = Choice[str | int | float]
Choices = list[Offered]


async def offers(desk: Desk, actor: Actor, data: Mapping[str, Any]) -> Choices:
    """The answers that fit what was typed so far into the option that has the focus."""
    options: list[dict[str, Any]] = data.get("options", [])
    focused = next((one for one in options if one.get("focused")), {})
    option = _option(str(data.get("name", "")), str(focused.get("name", "")))
    if option is None:
        return []
    typed = str(focused.get("value", "")).casefold()
    found = [choice for choice in await _all(option, desk, actor) if _fits(choice, typed)]
    return found[:MOST]


def _option(command: str, name: str) -> Option | None:
    return next((one for one in OPTIONS.get(command, ()) if one.name == name), None)


async def _all(option: Option, desk: Desk, actor: Actor) -> Choices:
    if option.offer is Offer.MATCHES:
        matches = await desk.matches(actor)
        return [Choice(name=label[:LONGEST], value=number) for number, label in matches]
    speech = speech_in(actor.language)
    if option.offer is Offer.TARGETS:
        return list(_named(_TARGETS, speech))
    return [Choice(name=clock, value=clock) for clock in _CLOCKS]


def _named(targets: Iterable[str], speech: Speech) -> Iterable[Offered]:
    for target in targets:
        name = speech.say("target-round") if target == "round" else target
        yield Choice(name=name, value=target)


def _fits(choice: Offered, typed: str) -> bool:
    is_named = not typed.isdecimal() and typed in choice.name.casefold()
    return is_named or str(choice.value).startswith(typed)
