"""The `basra` command."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated, Any

import typer

from bot import arena as competing
from bot import audit as auditing
from bot import export as exporting
from bot import judge as judging
from bot import log
from bot.app import GaveUp, discord_address
from bot.app import run as run_app
from bot.discord import chore as discord_chore
from bot.discord import connection as discord
from bot.platform import BadToken
from bot.settings import BadSettings, load
from bot.web import PortTaken
from core.engine.refusal import Refusal
from core.rules.ruleset import PRESETS
from core.store.error import StoreError

CONFIGURATION = 2  # exit status: a setting is wrong or a file is not there; nothing was lost
DIFFERS = 1  # exit status: a record is not what it says it is
GAVE_UP = 1  # exit status: it ran, but cannot go on
INTERRUPTED = 130  # exit status: Ctrl-C, as shells give it

MATCHES = 999_999_999  # no database counts further
PACKS = 1_000_000  # their results are kept in memory to the end
WORLDS = 100_000
BUDGET = 600_000  # milliseconds

app = typer.Typer(
    help="Egyptian Basra for Telegram and Discord.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)

discord_app = typer.Typer(help="What Discord needs to be told once.", no_args_is_help=True)
app.add_typer(discord_app, name="discord")


@app.command()
def run() -> None:
    """Run the bot on every platform that has a token, or the playground when none has."""
    try:
        settings = load()
        tokens = (settings.telegram_token, settings.discord_token)
        log.set_up(settings.log_level, *[token.get_secret_value() for token in tokens])
        asyncio.run(run_app(settings))
    except (BadSettings, BadToken, StoreError, PortTaken) as error:
        _end(str(error), CONFIGURATION)
    except GaveUp as error:
        _end(str(error), GAVE_UP)


@discord_app.command("sync")
def discord_sync() -> None:
    """Register the commands with Discord: after an update of the bot, not at every start."""
    _do_on_discord(discord_chore.sync)


@discord_app.command("emoji")
def discord_emoji(
    again: Annotated[bool, typer.Option(help="Also those that are there already.")] = False,
) -> None:
    """Upload the card faces as emoji of the application: messages and buttons then show them."""
    _do_on_discord(lambda address: discord_chore.upload_faces(address, again=again))


def _do_on_discord(chore: Callable[[discord.Address], Coroutine[Any, Any, str]]) -> None:
    try:
        settings = load()
        address = discord_address(settings)
        if not address.token:
            raise BadSettings("DISCORD_TOKEN: is not set; put it into .env or the environment.")
        log.set_up(settings.log_level, address.token)
        typer.echo(asyncio.run(chore(address)))
    except (BadSettings, BadToken) as error:
        _end(str(error), CONFIGURATION)
    except discord_chore.Failed as error:
        _end(str(error), GAVE_UP)


@app.command()
def judge() -> None:
    """Answer positions, rounds and perft questions: JSON lines in, JSON lines out."""
    try:
        judging.run(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # whoever read the answers has had enough
        raise
    except OSError as error:
        _end(f"The answers cannot be written: {error.strerror or error}.", GAVE_UP)


@app.command()
def export(
    match: Annotated[int | None, typer.Option(min=1, max=MATCHES, help="Only this match.")] = None,
    out: Annotated[str, typer.Option(help="The file to write, - for the screen.")] = "-",
) -> None:
    """Write the records of matches that are over, a line of JSON each (docs/record.md)."""
    try:
        url = load().database_url
        if out == "-":
            asyncio.run(exporting.export(url, sys.stdout.buffer, match))
        else:
            written = asyncio.run(exporting.export_file(url, Path(out), match))
            typer.echo(f"{written} written to {out}", err=True)
    except (BadSettings, StoreError) as error:
        _end(str(error), CONFIGURATION)
    except Refusal:
        _end(f"There is no match {match} that is over.", GAVE_UP)
    except OSError as error:
        _end(f"{out} cannot be written: {error.strerror or error}.", CONFIGURATION)


@app.command()
def verify(record: Annotated[str, typer.Argument(help="A file of records, - for input.")]) -> None:
    """Play records again: is every shuffle as promised, every play legal, the result theirs?"""
    try:
        with sys.stdin.buffer if record == "-" else Path(record).open("rb") as stream:
            audits = map(auditing.audit, auditing.documents(stream))
            good = [_report(lines, is_good) for lines, is_good in audits]
    except OSError as error:
        _end(f"{record} cannot be read: {error.strerror or error}.", CONFIGURATION)
    if not good or not all(good):
        raise typer.Exit(DIFFERS)


@app.command()
def arena(  # noqa: PLR0913  # the options of a command are its parameters
    first: Annotated[str, typer.Argument(help=f"One of {', '.join(competing.CONTESTANTS)}.")],
    second: Annotated[str, typer.Argument(help="Its opponent, by the same names.")],
    packs: Annotated[int, typer.Option(min=1, max=PACKS, help="Each for every seating.")] = 100,
    rules: Annotated[str, typer.Option(help=f"One of {', '.join(PRESETS)}.")] = "v2",
    players: Annotated[int | None, typer.Option(min=2, max=4, help="Seats; else 2.")] = None,
    teams: Annotated[bool, typer.Option(help="Four seats in two teams.")] = False,
    target: Annotated[int | None, typer.Option(min=10, max=1000, help="Play matches.")] = None,
    worlds: Annotated[
        int | None, typer.Option(min=1, max=WORLDS, help="Worlds they look at.")
    ] = None,
    budget: Annotated[
        int | None, typer.Option(min=1, max=BUDGET, help="Milliseconds a play.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed, the same result.")] = 1,
    processes: Annotated[int, typer.Option(min=1, max=64, help="How many at once.")] = 2,
) -> None:
    """Let two computer players meet over paired packs (docs/strength.md)."""
    if rules not in PRESETS or not {first, second} <= set(competing.CONTESTANTS):
        names = ", ".join([*competing.CONTESTANTS, *PRESETS])
        _end(f"There is no such player or no such rules; there are {names}.", CONFIGURATION)
    if teams and players not in (None, 4):
        _end("Teams are two of two: leave --players out, or let it be 4.", CONFIGURATION)
    table = competing.Table(PRESETS[rules], 4 if teams else players or 2, teams, target)
    effort = (worlds, None if budget is None else budget / 1000)
    _compete(competing.Bout(first, second, table, *effort, seed), packs, processes)


def _compete(bout: competing.Bout, packs: int, processes: int) -> None:
    try:
        typer.echo(competing.report(bout, competing.run(bout, packs, processes)))
    except KeyboardInterrupt:
        _end("Stopped before the last pack; nothing was counted.", INTERRUPTED)
    except BrokenProcessPool:
        _end("A process of the arena was ended from outside; nothing was counted.", GAVE_UP)


def _report(lines: list[str], is_good: bool) -> bool:
    typer.echo("\n".join(lines))
    return is_good


def main() -> None:
    """Run the command line."""
    app()


def _end(sentence: str, status: int) -> None:
    typer.echo(sentence, err=True)
    raise typer.Exit(status)
