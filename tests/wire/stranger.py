"""Somebody who trusts nobody: makes a pack from the numbers that people are shown.

Written from docs/fairness.md with nothing but a hash; it imports nothing of the bot.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterator
from dataclasses import dataclass

RANKS = ("A", *map(str, range(2, 11)), "J", "Q", "K")
FACES = [f"{rank}{suit}" for rank in RANKS for suit in "♣♦♥♠"]
_HEX = "([0-9a-f]{64})"


@dataclass(frozen=True)
class Shown:
    """What the messages of a match say about one round's shuffle."""

    key: str
    number: int
    seed: bytes
    digests: tuple[bytes, ...]

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.seed).hexdigest()

    def pack(self) -> list[str]:
        """The faces of the pack, first card first."""
        return self._shuffled(self._stream())

    def first_dealer(self) -> int:
        """The seat that deals first, if the round is the first."""
        stream = self._stream()
        self._shuffled(stream)
        return _below(len(self.digests), stream)

    def _shuffled(self, stream: Iterator[int]) -> list[str]:
        seats = len(self.digests)
        while True:
            pack = list(FACES)
            for last in range(51, 0, -1):
                place = _below(last + 1, stream)
                pack[place], pack[last] = pack[last], pack[place]
            floor = pack[4 * seats : 4 * seats + 4]
            if not any(face[0] == "J" or face == "7♦" for face in floor):
                return pack

    def _stream(self) -> Iterator[int]:
        block = 0
        while True:
            parts = ["basra shuffle 1", self.key, self.number, len(self.digests)]
            raw = [str(part).encode() for part in parts]
            raw += [*self.digests, str(block).encode()]
            message = b"".join([len(part).to_bytes(4, "big") + part for part in raw])
            yield from hmac.new(self.seed, message, "sha256").digest()
            block += 1


def _below(limit: int, stream: Iterator[int]) -> int:
    byte = next(stream)
    while byte >= 256 - 256 % limit:
        byte = next(stream)
    return byte % limit


def numbers_in(text: str, number: int, names: tuple[str, ...]) -> Shown:
    """Read the proof of a round in what `/verify` says, plain text without marks."""
    key = re.search(r"Match key: (\S+)", text)
    seed = re.search(rf"Seed of round {number}:\n{_HEX}", text)
    assert key, text
    assert seed, text
    part = text[seed.start() :]
    found = [re.search(rf"Luck words of {name}, SHA\u2011256:\n{_HEX}", part) for name in names]
    digests = [bytes.fromhex(one[1]) if one else b"" for one in found]
    return Shown(key[1], number, bytes.fromhex(seed[1]), tuple(digests))
