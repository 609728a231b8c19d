"""A shuffle anyone can check; docs/fairness.md states it to the byte, with an example."""

import hmac
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final

from core.rules.cards import PACK, Card
from core.rules.error import BrokenCommitment
from core.rules.round import opens_legally

SEED_SIZE: Final = 32
_VERSION: Final = b"basra shuffle 1"


def commitment(seed: bytes) -> str:
    """The promise made before the deal: SHA-256 of the 32-byte seed, in lower-case hex."""
    if len(seed) != SEED_SIZE:
        raise ValueError(f"a seed has {SEED_SIZE} bytes")
    return sha256(seed).hexdigest()


def words_digest(words: str) -> bytes:
    """SHA-256 of a person's luck words in UTF-8, as they are kept; 32 bytes."""
    return sha256(words.encode()).digest()


NO_WORDS: Final = words_digest("")


def shuffle(
    seed: bytes, match_id: str, round_number: int, digests: Sequence[bytes]
) -> tuple[Card, ...]:
    """The pack of a round, first card first, with a legal opening floor.

    `round_number` counts from 1; `digests` has the `words_digest` of each seat, in seat order.
    """
    return _first_legal(_stream(seed, match_id, round_number, digests), len(digests))


def first_dealer(seed: bytes, match_id: str, digests: Sequence[bytes]) -> int:
    """The seat that deals first: the next number of round 1's stream after its pack."""
    stream = _stream(seed, match_id, 1, digests)
    _first_legal(stream, len(digests))
    return _below(len(digests), stream)


def verify(
    promise: str, seed: bytes, match_id: str, round_number: int, digests: Sequence[bytes]
) -> tuple[Card, ...]:
    """The pack that a revealed seed makes; raises BrokenCommitment if another was promised."""
    if not hmac.compare_digest(promise.encode(), commitment(seed).encode()):
        raise BrokenCommitment("the seed does not hash to the commitment")
    return shuffle(seed, match_id, round_number, digests)


def message(match_id: str, round_number: int, digests: Sequence[bytes], block: int) -> bytes:
    """What is keyed for one block: each part after its length in four bytes, big-endian."""
    numbers = [str(number).encode() for number in (round_number, len(digests))]
    parts = [_VERSION, match_id.encode(), *numbers, *digests, str(block).encode()]
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def _stream(
    seed: bytes, match_id: str, round_number: int, digests: Sequence[bytes]
) -> Iterator[int]:
    """The bytes of the blocks 0, 1, 2 …, one after another, without end."""
    block = 0
    while True:
        yield from hmac.digest(seed, message(match_id, round_number, digests, block), sha256)
        block += 1


def _below(limit: int, stream: Iterator[int]) -> int:
    """A number from 0 to limit - 1; bytes that would make some likelier are skipped."""
    fair = 256 - 256 % limit
    byte = next(stream)
    while byte >= fair:
        byte = next(stream)
    return byte % limit


def _first_legal(stream: Iterator[int], seats: int) -> tuple[Card, ...]:
    """Fisher–Yates from the ordered pack, again until the opening floor is legal."""
    while True:
        pack = list(PACK)
        for last in range(len(pack) - 1, 0, -1):
            chosen = _below(last + 1, stream)
            pack[last], pack[chosen] = pack[chosen], pack[last]
        if opens_legally(pack, seats):
            return tuple(pack)
