"""Records that anyone may have made or changed, and records that must replay for ever."""

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.rules.error import BadRecord
from core.rules.record import SIZE_LIMIT, Ending, Record, read, write
from core.rules.replay import course, replay
from core.rules.ruleset import PRESETS
from tests.core.rules.recording import given_up, recorded
from tests.letters import LETTERS

RECORDS = Path(__file__).parent / "records"
GOLDEN = {path.stem: path.read_text() for path in sorted(RECORDS.glob("*.json"))}
TOTALS = {
    "four-arabic": (0, 60, 40, 10),
    "four-v2": (0, 10, 60, 10),
    "teams-classic": (130, 60),
    "teams-coffeehouse": (63, 53),
    "three-coffeehouse": (77, 1, 18),
    "three-v2": (60, 40, 10),
    "three-v2-void": (100, 0, 70),
    "two-arabic-rematch": (0, 60),
    "two-classic": (70, 0),
    "two-coffeehouse": (35, 71),
    "two-house-round": (18, 7),
    "two-v2": (70, 110),
    "two-v2-resigned": (30, 100),
}
MATCHES = [
    recorded(PRESETS["v2"], (2, False), seed=3),
    recorded(PRESETS["coffeehouse"], (4, True), seed=4, target=None),
]
TEXTS = [write(record) for record, _ in MATCHES]


@pytest.mark.parametrize("name", GOLDEN)
def test_a_match_that_was_once_recorded_replays_to_the_same_totals_for_ever(name: str) -> None:
    record = read(GOLDEN[name])
    assert replay(record).totals == TOTALS[name]
    assert write(record) == GOLDEN[name].strip()


def test_the_recorded_matches_are_of_every_preset_and_every_table() -> None:
    records = [read(text) for text in GOLDEN.values()]
    assert set(TOTALS) == set(GOLDEN)
    assert {record.rules.name for record in records} == {*PRESETS, "house"}
    assert {(record.seats, record.teams) for record in records} == {
        (2, False),
        (3, False),
        (4, False),
        (4, True),
    }
    assert {record.ending for record in records} == set(Ending)


def test_the_course_of_a_record_has_a_step_for_each_deal_and_each_play() -> None:
    record, match = MATCHES[0]
    steps = list(course(record))
    assert len(steps) == 49 * len(record.rounds)
    assert [step.round.ply for step in steps[:48] if step.round] == list(range(48))
    assert steps[-1].totals == match.totals


def mended(body: dict[str, Any]) -> str:
    """A changed record with a digest that is right again, as anyone can write it."""
    dumped = json.dumps(body, separators=(",", ":"), sort_keys=True)
    return json.dumps(body | {"digest": sha256(dumped.encode()).hexdigest()})


def body_of(text: str) -> dict[str, Any]:
    body: dict[str, Any] = json.loads(text)
    del body["digest"]
    return body


def round_of(body: dict[str, Any], number: int) -> dict[str, Any]:
    row: dict[str, Any] = body["rounds"][number]
    return row


def _other_seed(body: dict[str, Any]) -> None:
    round_of(body, 0)["seed"] = "ab" * 32


def _other_seed_promised(body: dict[str, Any]) -> None:
    _other_seed(body)
    round_of(body, 0)["commitment"] = sha256(bytes.fromhex("ab" * 32)).hexdigest()


def _other_words(body: dict[str, Any]) -> None:
    round_of(body, 0)["words"][0] = "ab" * 32


def _other_play(body: dict[str, Any]) -> None:
    plays = round_of(body, 0)["plays"]
    plays[0], plays[1] = plays[1], plays[0]


def _one_play_less(body: dict[str, Any]) -> None:
    round_of(body, -1)["plays"].pop()


def _one_play_more(body: dict[str, Any]) -> None:
    round_of(body, -1)["plays"].append("8S")


def _a_million_plays(body: dict[str, Any]) -> None:
    round_of(body, 0)["plays"] = ["8S"] * 1_000_000


def _many_plays(body: dict[str, Any]) -> None:
    round_of(body, 0)["plays"] = ["8S"] * 20_000


def _other_totals(body: dict[str, Any]) -> None:
    body["totals"][0] += 10


def _other_winner(body: dict[str, Any]) -> None:
    body["winner"] = 1 - body["winner"]


def _other_dealer(body: dict[str, Any]) -> None:
    body["first_dealer"] = 1 - body["first_dealer"]


def _no_rounds(body: dict[str, Any]) -> None:
    body |= {"rounds": [], "totals": [0, 0], "ending": "void", "winner": None}


def _void_but_won(body: dict[str, Any]) -> None:
    round_of(body, -1)["plays"].pop()
    body |= {"ending": "void", "totals": [0, 0]}


def _resigned_but_played(body: dict[str, Any]) -> None:
    body["ending"] = "resigned"


def _huge_target(body: dict[str, Any]) -> None:
    body["target"] = 10**300


def _huge_rules(body: dict[str, Any]) -> None:
    body["rules"]["most_cards"] = 10**300


CHANGES = [
    _other_seed,
    _other_seed_promised,
    _other_words,
    _other_play,
    _one_play_less,
    _one_play_more,
    _a_million_plays,
    _many_plays,
    _other_totals,
    _other_winner,
    _other_dealer,
    _no_rounds,
    _void_but_won,
    _resigned_but_played,
    _huge_target,
    _huge_rules,
]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("text", TEXTS, ids=["two", "teams"])
def test_a_changed_record_with_a_right_digest_is_refused_at_once(
    text: str, change: Callable[[dict[str, Any]], None]
) -> None:
    body = body_of(text)
    change(body)
    hostile = mended(body)
    started = process_time()
    with pytest.raises(BadRecord):
        replay(read(hostile))
    assert process_time() - started < 2


@pytest.mark.parametrize(
    "text",
    [
        '{"format":"basra record",' * 50_000,
        '{"format":"basra record","version":1,"match":' + "[" * 200_000 + "]" * 200_000 + "}",
        TEXTS[0].replace('"version":1', '"version":1,"version":1'),
        TEXTS[0].replace('"seats":2', '"seats":2,"seats":2'),
        TEXTS[0].replace('"version":1', '"version":1.0'),
        TEXTS[0].replace('"target":51', '"target":NaN'),
        TEXTS[0].replace('"target":51', '"target":' + "9" * 4000),
        TEXTS[0].replace('"target":51', '"target":' + "9" * 40_000),
        "{" + ",".join(f'"f{number}":0' for number in range(90_000)) + ',"f0":0}',
        TEXTS[0] + TEXTS[0],
        " " * (SIZE_LIMIT + 1),
        "\x00",
        "\ufeff" + TEXTS[0],
    ],
    ids=range(13),
)
def test_a_hostile_text_is_refused_at_once(text: str) -> None:
    started = process_time()
    with pytest.raises(BadRecord):
        read(text)
    assert process_time() - started < 2


@settings(deadline=None, max_examples=300)
@given(st.sampled_from(TEXTS), st.integers(0, 1 << 32))
def test_a_record_with_other_letters_is_never_taken_for_a_real_one(text: str, seed: int) -> None:
    rng = Random(seed)
    at, length = rng.randrange(len(text)), rng.choice((0, 1, 1, 1, 2, 9))
    changed = text[:at] + "".join(rng.choices(text, k=rng.randrange(3))) + text[at + length :]
    original = read(text)
    with suppress(BadRecord):
        assert read(changed) == original  # a space more, or the same letters again


scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(LETTERS, max_size=9)
values = st.recursive(
    scalars,
    lambda one: st.lists(one, max_size=3) | st.dictionaries(st.text(LETTERS), one, max_size=2),
)


@settings(deadline=None, max_examples=300)
@given(st.data(), st.sampled_from(TEXTS), values)
def test_any_value_in_any_place_is_refused_or_changes_nothing(
    data: st.DataObject, text: str, value: object
) -> None:
    body = body_of(text)
    place: Any = body
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.booleans()):
            break
        place = place[key]
    before = place[key]
    place[key] = value
    try:
        record = read(mended(body))
        replay(record)
    except BadRecord:
        return
    assert _may_differ(record, read(text)), f"{key}: {before} became {value}"


def _may_differ(record: Record, real: Record) -> bool:
    """Whether two records tell of the same plays and result.

    Another rule set or target may lead to it too, and a rematch is dealt by whom it says.
    """
    return (
        replace(record, rules=real.rules, target=real.target, dealer_drawn=real.dealer_drawn)
        == real
    )


@pytest.mark.parametrize(
    ("winner", "problem"), [(None, "given up has a winner"), (3, "not a side of the match")]
)
def test_a_match_given_up_must_say_who_won(winner: int | None, problem: str) -> None:
    record = given_up(*MATCHES[0])
    assert not replay(record).is_over
    with pytest.raises(BadRecord, match=problem):
        replay(replace(record, winner=winner))


def test_the_course_can_begin_after_rounds_whose_counts_are_known() -> None:
    record, match = MATCHES[0]
    whole = list(course(record))
    assert len(match.counts) > 1
    assert list(course(record, match.counts[:1])) == whole[49:]
