import json
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.rules.error import BadRecord
from core.rules.record import Ending, Record, read, write
from core.rules.replay import replay
from core.rules.ruleset import DEFAULT_RULES, RuleSet
from core.rules.shuffle import commitment
from tests.core.rules.recording import given_up, recorded
from tests.core.rules.table import any_rules, tables

RECORD, MATCH = recorded(DEFAULT_RULES, (2, False), seed=1)
TEXT = write(RECORD)


@settings(deadline=None, max_examples=25)
@given(any_rules, tables, st.integers(0, 1 << 32), st.sampled_from([None, 51]))
def test_replaying_a_record_gives_the_same_score(
    rules: RuleSet, table: tuple[int, bool], seed: int, target: int | None
) -> None:
    record, match = recorded(replace(rules, most_cards=30), table, seed, target)
    again = replay(read(write(record)))
    assert read(write(record)) == record
    assert again.counts == match.counts
    assert (again.totals, again.winner, again.is_over) == (match.totals, match.winner, True)


def test_a_match_that_was_given_up_is_replayed_to_where_it_stood() -> None:
    match = replay(read(write(given_up(RECORD, MATCH))))
    assert match.round is not None
    assert (match.round.ply, match.is_over) == (10, False)


def test_a_rematch_names_a_dealer_who_was_not_drawn() -> None:
    other = replace(RECORD, first_dealer=1 - RECORD.first_dealer)
    with pytest.raises(BadRecord, match="first dealer"):
        replay(other)
    rematch, match = recorded(DEFAULT_RULES, (2, False), seed=1, first_dealer=1)
    assert replay(rematch).counts == match.counts
    assert not rematch.dealer_drawn


def test_a_record_is_one_line_of_ascii() -> None:
    assert TEXT.isascii()
    assert "\n" not in TEXT


@pytest.mark.parametrize(
    "change",
    [
        lambda record: replace(record, totals=(1, 2)),
        lambda record: replace(record, winner=1 - (record.winner or 0)),
        lambda record: replace(record, winner=3),
        lambda record: replace(record, ending=Ending.VOID),
        lambda record: replace(record, target=5),
        lambda record: replace(record, target=1000),
        lambda record: replace(record, match_id="m2"),
        lambda record: replace(record, teams=True),
        lambda record: replace(record, seats=3),
        lambda record: replace(record, rounds=record.rounds * 2),
        lambda record: replace(record, rounds=record.rounds[:-1]),
        lambda record: replace(record, rules=RuleSet(most_cards=31)),
        lambda record: with_round(record, plays=record.rounds[0].plays[:-1]),
        lambda record: with_round(record, plays=record.rounds[0].plays[::-1]),
        lambda record: with_round(record, commitment=commitment(bytes(32))),
        lambda record: with_round(record, digests=record.rounds[0].digests[::-1]),
    ],
)
def test_a_record_whose_parts_do_not_agree_is_refused(change: Callable[[Record], Record]) -> None:
    with pytest.raises(BadRecord):
        replay(read(write(change(RECORD))))


def with_round(record: Record, **changes: Any) -> Record:
    """The record with its first round changed."""
    first, *others = record.rounds
    return replace(record, rounds=(replace(first, **changes), *others))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        (TEXT[: len(TEXT) // 2], "cut short"),
        ("[" * 100_000, "not JSON"),
        ("1" * 5000, "not JSON"),
        ("null", "not the record"),
        ("[]", "not the record"),
        ("{}", "not the record"),
        (" " * 2_000_000, "too long"),
        (TEXT.replace('"version":1', '"version":2'), "version"),
        (TEXT.replace('"version":1', '"version":true'), "version"),
        (TEXT.replace('"target":51', '"target":52'), "changed"),
        (TEXT.replace('"target":51', '"goal":51'), "unknown field 'goal'"),
        (TEXT.replace('"target":51,', ""), "no field target"),
        (TEXT.replace(RECORD.match_id, "\\ud800"), "changed"),
    ],
)
def test_a_damaged_edited_or_foreign_record_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        read(text)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("match", 1),
        ("match", "\ud800"),
        ("rules", "v2"),
        ("target", "51"),
        ("seats", 5),
        ("teams", 0),
        ("first_dealer", -1),
        ("dealer_drawn", None),
        ("rounds", {}),
        ("rounds", [None]),
        ("rounds", [{"commitment": "", "seed": "00", "words": [], "plays": []}]),
        ("rounds", [{"commitment": "", "seed": "00" * 32, "words": [], "plays": ["8S:"]}]),
        ("rounds", [{"commitment": "", "seed": "00" * 32, "words": []}]),
        ("ending", "won"),
        ("winner", "0"),
        ("totals", [0.5]),
    ],
)
def test_a_hostile_record_with_a_right_digest_is_refused(field: str, value: object) -> None:
    body = json.loads(TEXT) | {field: value}
    del body["digest"]
    text = write_again(body)
    with pytest.raises(BadRecord, match=r"^the record cannot be read: "):
        read(text)


def write_again(body: dict[str, Any]) -> str:
    """Sign a changed record anew, as anyone can: the digest shows damage, not authorship."""
    dumped = json.dumps(body, separators=(",", ":"), sort_keys=True)
    return json.dumps(body | {"digest": sha256(dumped.encode()).hexdigest()})


def test_a_record_shows_no_seed_when_it_is_printed() -> None:
    shown = f"{RECORD!r} {RECORD.rounds[0]!r}"
    assert repr(RECORD.rounds[0].seed) not in shown
    assert RECORD.rounds[0].seed.hex() not in shown
