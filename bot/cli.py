"""The `basra` command."""

from __future__ import annotations

import asyncio
import sys

import typer

from bot import judge as judging
from bot import log
from bot.app import GaveUp
from bot.app import run as run_app
from bot.settings import BadSettings, load
from bot.telegram.connection import BadToken
from bot.web import PortTaken
from core.store.error import StoreError

CONFIGURATION = 2  # exit status: a setting is wrong, nothing was lost
GAVE_UP = 1  # exit status: it ran, but cannot go on

app = typer.Typer(
    help="Egyptian Basra for Telegram groups.", no_args_is_help=True, pretty_exceptions_enable=False
)


@app.command()
def run() -> None:
    """Run the bot on every platform that has a token, or the playground when none has."""
    try:
        settings = load()
        log.set_up(settings.log_level, settings.telegram_token.get_secret_value())
        asyncio.run(run_app(settings))
    except (BadSettings, BadToken, StoreError, PortTaken) as error:
        _end(str(error), CONFIGURATION)
    except GaveUp as error:
        _end(str(error), GAVE_UP)


@app.command()
def judge() -> None:
    """Answer positions, rounds and perft questions: JSON lines in, JSON lines out."""
    judging.run(sys.stdin.buffer, sys.stdout.buffer)


def main() -> None:
    """Run the command line."""
    app()


def _end(sentence: str, status: int) -> None:
    typer.echo(sentence, err=True)
    raise typer.Exit(status)
