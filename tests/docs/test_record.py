"""docs/record.md and its schema say what records really are."""

import json
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from core.rules.ruleset import RuleSet
from tests.schema import fits

ROOT = Path(__file__).parents[2]
SCHEMA = json.loads((ROOT / "docs/record.schema.json").read_text())
PAGE = (ROOT / "docs/record.md").read_text()
RECORDS = [
    json.loads(path.read_text()) for path in sorted((ROOT / "tests/core/rules/records").iterdir())
]


@pytest.mark.parametrize("record", RECORDS, ids=range(len(RECORDS)))
def test_a_real_record_fits_the_schema(record: dict[str, Any]) -> None:
    assert fits(record, SCHEMA)


@pytest.mark.parametrize(
    "change",
    [
        lambda record: record.pop("digest"),
        lambda record: record.update(players=["Mona"]),
        lambda record: record.update(version=2),
        lambda record: record.update(version=True),
        lambda record: record.update(target=5),
        lambda record: record.update(seats=5),
        lambda record: record.update(winner="0"),
        lambda record: record.update(ending="won"),
        lambda record: record.update(totals=[1]),
        lambda record: record.update(rounds=[]),
        lambda record: record["rounds"][0].update(seed="00"),
        lambda record: record["rounds"][0].update(plays=["8S:"]),
        lambda record: record["rounds"][0]["plays"].append("8S"),
        lambda record: record["rules"].update(jokers=2),
        lambda record: record["rules"].pop("name"),
    ],
)
def test_another_document_does_not_fit(change: Callable[[dict[str, Any]], object]) -> None:
    record = json.loads(json.dumps(RECORDS[0]))
    change(record)
    assert not fits(record, SCHEMA)


def test_the_schema_knows_every_switch_of_a_rule_set() -> None:
    assert set(SCHEMA["$defs"]["rules"]["properties"]) == {field.name for field in fields(RuleSet)}


@pytest.mark.parametrize("field", SCHEMA["properties"])
def test_the_page_explains_every_field(field: str) -> None:
    assert f"`{field}`" in PAGE
