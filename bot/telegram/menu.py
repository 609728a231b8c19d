"""What Telegram shows before anyone writes: the commands and the description, per language."""

from __future__ import annotations

import logging

from telegram import Bot, BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats
from telegram.error import TelegramError

from bot.desk import COMMANDS
from bot.text import LANGUAGES, speech_in

log = logging.getLogger(__name__)


async def register(bot: Bot) -> None:
    """Register everything; a failure is logged and changes nothing else."""
    try:
        for language in LANGUAGES:
            await _register(bot, language)
    except TelegramError as error:
        log.warning("the command menu could not be registered: %s", error)


async def _register(bot: Bot, language: str) -> None:
    """English stands for every language we do not speak."""
    code = "" if language == "en" else language
    words = speech_in(language)
    for scope, place in (
        (BotCommandScopeAllGroupChats(), "group"),
        (BotCommandScopeAllPrivateChats(), "private"),
    ):
        commands = [
            BotCommand(name, words.say(f"command-{name}"))
            for name, spec in COMMANDS.items()
            if place in spec.places
        ]
        await bot.set_my_commands(commands, scope=scope, language_code=code)
    await bot.set_my_description(words.say("about"), language_code=code)
    await bot.set_my_short_description(words.say("about-short"), language_code=code)
