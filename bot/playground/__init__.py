"""A small, strict Bot API server with a chat page: the bot runs and is tested without Telegram.

It stands in for Telegram and for the people: it imports nothing of the rest of the project.
"""

from bot.playground.fault import CallRecord, Fault, FaultBook
from bot.playground.refusal import MisstepError, RefusalError
from bot.playground.server import Playground, create_app
from bot.playground.tap import Answer
from bot.playground.world import World

__all__ = [
    "Answer",
    "CallRecord",
    "Fault",
    "FaultBook",
    "MisstepError",
    "Playground",
    "RefusalError",
    "World",
    "create_app",
]
