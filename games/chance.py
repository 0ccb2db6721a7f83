"""The dealer: from a table's secret seed to dice and draws that anyone can check afterwards.

The n-th chance of a table reads the stream SHA-256(seed ‖ salt ‖ n ‖ counter), counter = 0, 1, …, where the salt is
the start interaction's id as ASCII digits and n and counter are eight bytes each, most significant first. The stream is
read as 32-bit words, most significant byte first. For a bound b, words from the largest multiple of b up are passed
over; the next word modulo b is the draw.

A die shows its draw + 1. Cards and tiles come out of a sorted pool: a draw takes out the item at that index, counted
from 0, so that the next bound is one less. `docs/rules` has the chances of each game in order, with their pools.
"""

import hashlib
from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct

from games.core import Chance

SEED_BYTES = 32
_WORD_BYTES = 4
_WORDS = 1 << 8 * _WORD_BYTES

C = TypeVar("C", bound=Struct)


def commitment(seed: bytes) -> str:
    """Return the seed's SHA-256 in lower-case hex. Shown before the seats are known, it fixes the seed without
    revealing it."""
    return hashlib.sha256(seed).hexdigest()


def deal(seed: bytes, salt: str, n: int, chance: Chance[C]) -> C:
    """Return the outcome of a table's n-th chance, counted from 0."""
    words = _words(seed + salt.encode("ascii") + n.to_bytes(8))
    return chance.outcome([_draw(words, bound) for bound in chance.bounds])


def _words(prefix: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hashlib.sha256(prefix + counter.to_bytes(8)).digest()
        for at in range(0, len(block), _WORD_BYTES):
            yield int.from_bytes(block[at : at + _WORD_BYTES])
        counter += 1


def _draw(words: Iterator[int], bound: int) -> int:
    limit = _WORDS - _WORDS % bound
    return next(word for word in words if word < limit) % bound
