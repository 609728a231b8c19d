"""Computer players meet over paired packs."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from random import Random
from statistics import fmean

import pytest
from typer.testing import CliRunner

from bot.arena import CHEAT, CONTESTANTS, RANDOM, Bout, Table, Tally, mind, play_pack, report, run
from bot.cli import app
from core.players import LEVELS
from core.rules.match import Match
from core.rules.ruleset import DEFAULT_RULES, PRESETS
from tests.core.rules.pack import legal_pack
from tests.tracing import untraced

LIGHT = Bout("casual", RANDOM)
TABLES = [Table(), Table(seats=3), Table(seats=4), Table(seats=4, teams=True)]


def test_a_player_against_itself_by_the_same_moods_is_even() -> None:
    """Greedy players hardly draw lots: over both seatings the same pack is played twice."""
    tallies = run(replace(LIGHT, second="casual"), 20)
    assert abs(sum(tally.lead for tally in tallies)) / 20 < 5


@pytest.mark.parametrize("table", TABLES, ids=lambda t: f"{t.seats}{'t' * t.teams}")
def test_every_seating_of_a_pack_is_played(table: Table) -> None:
    tally = play_pack(replace(LIGHT, table=table), 3)
    seatings = 2 if table.teams else table.seats
    assert tally.rounds == seatings
    assert tally.won + tally.lost + tally.drawn == seatings


@pytest.mark.parametrize("table", TABLES, ids=lambda t: f"{t.seats}{'t' * t.teams}")
def test_who_draws_no_lots_is_even_with_itself_over_all_seatings(table: Table) -> None:
    """What it wins from one seat it loses from the others, the pack being the same."""
    tally = play_pack(Bout(CHEAT, CHEAT, table), 1)
    assert tally.lead == pytest.approx(0)


def test_the_same_seed_gives_the_same_result_in_whatever_process() -> None:
    bout = replace(LIGHT, first="strong", second="casual", worlds=4)
    assert run(bout, 2) == run(bout, 2, processes=2)


def test_another_seed_gives_another_result() -> None:
    assert run(LIGHT, 3) != run(replace(LIGHT, seed=2), 3)


def test_matches_are_played_to_the_target() -> None:
    tally = play_pack(replace(LIGHT, table=Table(target=51)), 1)
    assert tally.rounds >= 2
    assert tally.won + tally.lost == 2


@pytest.mark.parametrize("name", CONTESTANTS)
def test_every_contestant_plays_legally(name: str) -> None:
    match, rng = Match.begin(DEFAULT_RULES).deal(legal_pack(Random(4))), Random(1)
    player = mind(name, Bout(name, name, worlds=4))
    for _ in range(3):
        match = match.play(player(match, rng))
    assert len(match.history) == 3


def test_the_cheat_beats_who_cannot_see_its_hand() -> None:
    tallies = run(Bout(CHEAT, "casual"), 8)
    assert sum(tally.lead for tally in tallies) / 8 > 10


def test_chance_and_the_cheat_are_no_levels_of_the_bot() -> None:
    assert not {RANDOM, CHEAT} & {str(level) for level in LEVELS}


def test_the_report_has_the_lead_with_its_error_and_what_was_won() -> None:
    tallies = [Tally(4.0, 2, 0, 0, 2), Tally(-1.0, 0, 1, 1, 2), Tally(6.0, 2, 0, 0, 2)]
    assert report(replace(LIGHT, seed=7), tallies).splitlines() == [
        "casual against random: 2 seats, v2 rules",
        "3 packs for every seating, 6 rounds, seed 7",
        "points a round: +3.00 ± 2.08",  # the square root of 13 / 3
        "rounds won 4, lost 1, drawn 1: 75.0 ± 25.00 %",
    ]


def test_one_pack_has_no_error_to_tell() -> None:
    text = report(LIGHT, run(LIGHT, 1))
    assert text.count("± unknown") == 2
    assert "1 pack for every seating" in text


@pytest.mark.parametrize("name", ["nobody", "casual-points", ""])
def test_nobody_plays_by_an_unknown_name(name: str) -> None:
    with pytest.raises(ValueError, match="no contestant"):
        mind(name, LIGHT)


def test_the_command_prints_the_report() -> None:
    args = ["arena", "casual", "random", "--packs", "2", "--teams", "--processes", "1"]
    result = CliRunner().invoke(app, [*args, "--budget", "5"])
    assert result.exit_code == 0
    assert "two teams" in result.output


def test_the_command_plays_what_its_options_say() -> None:
    options = "--packs 2 --rules classic --target 41 --players 3 --seed 7"
    result = CliRunner().invoke(app, ["arena", "casual", "random", *options.split()])
    table = Table(PRESETS["classic"], seats=3, target=41)
    played = replace(LIGHT, table=table, seed=7)
    assert result.output.strip() == report(played, run(played, 2))
    assert "3 seats, classic rules" in result.output
    assert "matches to 41 won" in result.output


def test_unknown_rules_are_refused() -> None:
    result = CliRunner().invoke(app, ["arena", "casual", "random", "--rules", "bridge"])
    assert result.exit_code == 2
    assert "no such rules; there are" in result.output


@untraced()
def test_who_looks_ahead_beats_who_does_not() -> None:
    """Some +16 points a round over many packs; a search that went wrong would show in these few."""
    leads = [tally.lead for tally in run(Bout("strong", "casual"), 10)]
    assert fmean(leads) > 8


def test_an_unknown_player_is_refused() -> None:
    result = CliRunner().invoke(app, ["arena", "casual", "nobody"])
    assert result.exit_code == 2
    assert "There is no such player" in result.output


@pytest.mark.parametrize("option", ["packs", "worlds", "budget"])
def test_nothing_is_asked_for_without_end(option: str) -> None:
    args = ["arena", "strong", "casual", "--packs", "1", f"--{option}", "9" * 400]
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 2
    assert "Invalid value" in result.output


@pytest.mark.parametrize("players", ["2", "3"])
def test_teams_of_another_number_than_four_are_refused(players: str) -> None:
    args = ["arena", "casual", "random", "--packs", "1", "--teams", "--players", players]
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 2
    assert "Teams are two of two" in result.output


@pytest.mark.parametrize(
    ("end", "status", "sentence"),
    [
        (KeyboardInterrupt(), 130, "Stopped before the last pack"),
        (BrokenProcessPool(), 1, "was ended from outside; nothing was counted."),
    ],
)
def test_an_arena_that_ends_early_says_so_in_a_sentence(
    end: BaseException, status: int, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise end

    monkeypatch.setattr("bot.arena.run", stop)
    result = CliRunner().invoke(app, ["arena", "casual", "random"])
    assert result.exit_code == status
    assert sentence in result.output
    assert result.output.count("\n") == 1
