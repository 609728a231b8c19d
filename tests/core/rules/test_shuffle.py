import contextlib
import hmac
import io
import re
from collections import Counter
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.rules.cards import PACK, write_cards
from core.rules.error import BrokenCommitment
from core.rules.round import Round, opens_legally
from core.rules.ruleset import DEFAULT_RULES
from core.rules.shuffle import commitment, first_dealer, message, shuffle, verify, words_digest
from tests.letters import LETTERS

DOCUMENT = (Path(__file__).parents[3] / "docs" / "fairness.md").read_text(encoding="utf-8")
SEED = bytes(range(32))
SILENT = [words_digest(""), words_digest("")]
seeds = st.binary(min_size=32, max_size=32)


def example(name: str) -> str:
    """A row of the document's worked example."""
    row = re.search(rf"^\| {name} \| `(\w+)` \|$", DOCUMENT, re.MULTILINE)
    assert row
    return row[1]


def test_the_worked_example_of_the_document_is_what_the_code_does() -> None:
    seed = bytes.fromhex(example("seed"))
    words = [words_digest("luck"), words_digest("")]
    block = message("example 9", 1, words, 0)
    assert commitment(seed) == example("commitment")
    assert [digest.hex() for digest in words] == [
        example("words, seat 0"),
        example("words, seat 1"),
    ]
    assert block.hex() == example("message, block 0")
    assert hmac.new(seed, block, sha256).hexdigest() == example("stream, block 0")
    assert write_cards(shuffle(seed, "example 9", 1, words)) == example("pack")
    assert str(first_dealer(seed, "example 9", words)) == example("first dealer")


def test_the_program_in_the_document_prints_the_example() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(program, {})
    assert printed.getvalue().split() == [example("pack"), example("first dealer")]


def test_the_commands_in_the_document_are_about_the_example() -> None:
    (commands,) = re.findall(r"```sh\n(.*?)```", DOCUMENT, re.DOTALL)
    for name in ("seed", "message, block 0"):
        assert example(name) in commands


@given(seeds, st.text(LETTERS), st.sampled_from([2, 3, 4]))
def test_every_shuffle_can_be_dealt(seed: bytes, match_id: str, seats: int) -> None:
    pack = shuffle(seed, match_id, 1, [words_digest("")] * seats)
    assert sorted(pack) == list(PACK)
    assert opens_legally(pack, seats)
    assert Round.deal(pack, DEFAULT_RULES, seats).floor == pack[4 * seats : 4 * seats + 4]


def test_everything_that_goes_in_changes_the_pack() -> None:
    luck = [words_digest("luck"), words_digest("")]
    packs = {
        shuffle(SEED, "a", 1, SILENT),
        shuffle(SEED[::-1], "a", 1, SILENT),
        shuffle(SEED, "b", 1, SILENT),
        shuffle(SEED, "a", 2, SILENT),
        shuffle(SEED, "a", 1, luck),
        shuffle(SEED, "a", 1, luck[::-1]),
        shuffle(SEED, "a", 1, [*SILENT, words_digest("")]),
    }
    assert len(packs) == 7


def test_parts_cannot_run_into_one_another() -> None:
    assert message("a1", 1, SILENT, 0) != message("a", 11, SILENT, 0)


def test_every_seat_deals_first_about_as_often() -> None:
    words = [words_digest("")] * 4
    dealers = Counter(first_dealer(SEED, str(number), words) for number in range(400))
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 60


def test_every_card_lies_first_about_as_often() -> None:
    firsts = Counter(shuffle(SEED, str(number), 1, SILENT)[0] for number in range(2000))
    assert len(firsts) == 52
    assert max(firsts.values()) < 80


def test_the_promised_seed_gives_the_pack() -> None:
    assert verify(commitment(SEED), SEED, "a", 1, SILENT) == shuffle(SEED, "a", 1, SILENT)


@pytest.mark.parametrize("promise", [commitment(SEED[::-1]), "", "é"])
def test_another_seed_breaks_the_commitment_and_is_not_named(promise: str) -> None:
    with pytest.raises(BrokenCommitment) as broken:
        verify(promise, SEED, "a", 1, SILENT)
    assert SEED.hex() not in str(broken.value)


def test_a_seed_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(b"short")
