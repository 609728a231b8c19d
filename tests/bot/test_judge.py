import io
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.judge import DEPTH_LIMIT, LINE_LIMIT, answers, run
from tests.core.rules.table import vectors

CAPTURE = {"rules": "v2", "floor": ["8D", "AS", "7C", "KH"], "play": "8S"}
ROUND = vectors("rounds")[0]
PERFT = vectors("perft")[2]


def ask(question: object) -> Any:
    """The answer to one question."""
    return ask_line(json.dumps(question).encode())


def ask_line(line: bytes) -> Any:
    (answer,) = answers([line])
    return json.loads(answer)


def round_question(case: dict[str, Any]) -> dict[str, Any]:
    fields = ("rules", "players", "teams", "dealer", "deck")
    plays = [{"card": play["card"], "takes": play["takes"]} for play in case["plays"]]
    return {field: case[field] for field in fields} | {"plays": plays}


def perft_question(case: dict[str, Any]) -> dict[str, Any]:
    fields = ("rules", "players", "dealer", "deck")
    return {field: case[field] for field in fields} | {"depth": len(case["nodes"])}


@pytest.mark.parametrize("case", vectors("captures"), ids=lambda case: case["play"])
def test_it_answers_every_capture_of_the_vectors(case: dict[str, Any]) -> None:
    question = {field: case[field] for field in ("rules", "floor", "play")}
    assert question | ask(question) == case


@pytest.mark.parametrize("case", vectors("rounds"), ids=lambda case: case["rules"])
def test_it_answers_every_round_of_the_vectors(case: dict[str, Any]) -> None:
    assert round_question(case) | ask(round_question(case)) == case


@pytest.mark.parametrize("case", vectors("perft"), ids=lambda case: f"{case['players']} seats")
def test_it_answers_every_perft_of_the_vectors(case: dict[str, Any]) -> None:
    assert ask(perft_question(case)) == {"nodes": case["nodes"]}


def test_several_captures_are_sorted_by_their_codes() -> None:
    answer = ask({"rules": "v2", "floor": ["AS", "6H", "6C", "TD"], "play": "7S"})
    assert answer == {"captures": [["6C", "AS"], ["6H", "AS"]], "basra": None, "points": 0}


def test_captured_cards_may_be_given_in_any_order() -> None:
    question = round_question(ROUND)
    for play in question["plays"]:
        play["takes"].reverse()
    assert ask(question)["points"] == ROUND["points"]


def test_a_rule_set_may_be_an_object_of_switches() -> None:
    rules = {"komi_taken_by": "seven", "plain_basra": 7}
    answer = ask({"rules": rules, "floor": ["7D"], "play": "7S"})
    assert answer == {"captures": [["7D"]], "basra": "plain", "points": 7}


def without(question: dict[str, Any], field: str) -> dict[str, Any]:
    return {name: value for name, value in question.items() if name != field}


@pytest.mark.parametrize(
    ("question", "field"),
    [
        *((without(CAPTURE, field), field) for field in CAPTURE),
        *((without(round_question(ROUND), f), f) for f in ("rules", "teams", "dealer", "deck")),
        *((without(perft_question(PERFT), f), f) for f in ("rules", "players", "dealer", "deck")),
        (CAPTURE | {"colour": 1}, "colour"),
        (CAPTURE | {"rules": "v3"}, "rules"),
        (CAPTURE | {"rules": ["v2"]}, "rules"),
        (CAPTURE | {"rules": {"jokers": 2}}, "jokers"),
        (CAPTURE | {"floor": "8D"}, "floor"),
        (CAPTURE | {"floor": ["8D", "8D"]}, "floor names 8D twice"),
        (CAPTURE | {"floor": ["8D", "8X"]}, "floor"),
        (CAPTURE | {"floor": ["8D", 8]}, "floor"),
        (CAPTURE | {"floor": ["\ud800"]}, "floor"),
        (CAPTURE | {"floor": ["8D"] * 53}, "floor"),
        (CAPTURE | {"play": "8D"}, "play names 8D, which lies on the floor"),
        (CAPTURE | {"play": "8S\0"}, "play"),
        (CAPTURE | {"play": None}, "play"),
        (round_question(ROUND) | {"players": 5}, "players"),
        (round_question(ROUND) | {"players": True}, "players"),
        (round_question(ROUND) | {"players": 2.0}, "players"),
        (round_question(ROUND) | {"players": 10**400}, "players"),
        (round_question(ROUND) | {"teams": True}, "teams"),
        (round_question(ROUND) | {"teams": None}, "teams"),
        (round_question(ROUND) | {"dealer": 2}, "dealer"),
        (round_question(ROUND) | {"deck": ROUND["deck"][1:]}, "deck"),
        (round_question(ROUND) | {"plays": []}, "plays must be the 48 plays"),
        (round_question(ROUND) | {"plays": {}}, "plays"),
        (round_question(ROUND) | {"plays": [None] * 48}, "plays"),
        (round_question(ROUND) | {"plays": [{"card": "8C"}] * 48}, "takes"),
        (round_question(ROUND) | {"plays": [{"card": "8C", "takes": ["8C"]}] * 48}, "number 1"),
        (round_question(ROUND) | {"plays": round_question(ROUND)["plays"][::-1]}, "number 1"),
        (perft_question(PERFT) | {"depth": 0}, "depth"),
        (perft_question(PERFT) | {"depth": DEPTH_LIMIT + 1}, "depth"),
        (perft_question(PERFT) | {"depth": "3"}, "depth"),
        (perft_question(PERFT) | {"teams": False}, "teams"),
        ([], "line"),
        (None, "line"),
        ("rules", "line"),
    ],
)
def test_a_wrong_question_is_answered_by_a_sentence_naming_the_field(
    question: object, field: str
) -> None:
    answer = ask(question)
    assert list(answer) == ["error"]
    assert field in answer["error"]
    assert answer["error"].endswith(".")


def test_a_pack_that_opens_on_a_jack_is_refused_in_the_deck() -> None:
    deck = list(ROUND["deck"])
    deck[0], deck[8] = deck[8], deck[0]
    assert ask(round_question(ROUND) | {"deck": deck})["error"].startswith("deck: ")


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"\xff\xfe",
        b"\xef\xbb\xbf{}",
        b"{",
        b"{}{}",
        b"\0",
        json.dumps(CAPTURE).encode() + b"\0",
        b'{"rules": NaN}',
        b'{"rules": -Infinity}',
        b'{"rules": "v2", "rules": "v2"}',
        b'{"rules": "v2", "floor": [], "play": "8S\0"}',
        b"1" * 5000,
        b"[" * 50_000,
        b'{"a":' * 10_000,
        b" " * (LINE_LIMIT + 1),
    ],
)
def test_a_line_that_is_no_question_at_all_is_answered_by_an_error(line: bytes) -> None:
    answer = ask_line(line)
    assert list(answer) == ["error"]
    assert "line" in answer["error"] or "field" in answer["error"]


@given(st.binary(max_size=60))
def test_no_bytes_end_the_run(line: bytes) -> None:
    assert "error" in ask_line(line)


def test_every_line_gets_one_answer_and_the_run_goes_on_after_an_error() -> None:
    good = json.dumps(CAPTURE).encode()
    out = io.BytesIO()
    run(io.BytesIO(good + b"\nnonsense\n\n" + good), out)
    answered = [json.loads(line) for line in out.getvalue().splitlines()]
    assert ["error" in answer for answer in answered] == [False, True, True, False]


def test_every_answer_is_written_out_before_the_next_line_is_read() -> None:
    class Pipe(io.BytesIO):
        """Remembers how much had been flushed."""

        flushed = 0

        def flush(self) -> None:
            self.flushed = len(self.getvalue())

    out = Pipe()

    class Lines:
        def __iter__(self) -> Any:
            for _ in range(3):
                yield json.dumps(CAPTURE).encode()
                assert out.flushed == len(out.getvalue()) > 0

    run(Lines(), out)  # type: ignore[arg-type]


def test_thousands_of_capture_lines_take_a_moment() -> None:
    lines = [json.dumps({k: case[k] for k in CAPTURE}).encode() for case in vectors("captures")]
    started = time.process_time()
    assert sum(1 for _ in answers(lines * 10)) == len(lines) * 10
    assert time.process_time() - started < 5


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is full")
def test_answers_that_cannot_be_written_end_in_one_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "bot", "judge"],
            input=b"{}\n",
            stdout=full,
            stderr=subprocess.PIPE,
        )
    assert (ended.returncode, ended.stderr.decode().count("\n")) == (1, 1)
    assert ended.stderr.startswith(b"The answers cannot be written: ")
