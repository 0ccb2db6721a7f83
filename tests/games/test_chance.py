"""The dealer: what it deals is fixed by the seed, fair, and can be recomputed by anyone from the description alone."""

import hashlib
import struct
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec import Struct

from games.chance import SEED_BYTES, commitment, deal
from games.core import Chance, Entry
from games.karteneck import Karteneck
from games.karteneck.moves import Cards, Deal, Draw, FirstSeat, Laid, Missed, Options, Reshuffled, TurnedUp, TurnUp
from tests.games.playouts import Case
from tests.games.playouts import dealt as played

SEED = bytes(range(SEED_BYTES))
SALT = "1184001122334455667"
WORDS = 2**32

seeds = st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES)
salts = st.integers(0, 2**64 - 1).map(str)


class Drawn(Struct, frozen=True):
    """The bare draws."""

    draws: tuple[int, ...]


class Draws(Chance[Drawn]):
    """A chance whose outcome is its draws."""

    def outcome(self, draws: Sequence[int]) -> Drawn:
        return Drawn(tuple(draws))


def dealt(seed: bytes, salt: str, n: int, *bounds: int) -> tuple[int, ...]:
    return deal(seed, salt, n, Draws(bounds)).draws


def reference(seed: bytes, salt: str, n: int, *bounds: int) -> tuple[int, ...]:
    """The dealer once more, written from its description, with every word reached by its number."""

    def word(number: int) -> int:
        counter, place = divmod(number, 8)
        block = hashlib.sha256(b"".join((seed, salt.encode(), struct.pack(">QQ", n, counter)))).digest()
        return int(struct.unpack(">8I", block)[place])

    at = 0
    draws: list[int] = []
    for bound in bounds:
        while word(at) >= WORDS // bound * bound:
            at += 1
        draws.append(word(at) % bound)
        at += 1
    return tuple(draws)


def chi_square(seen: Iterable[object], kinds: int) -> float:
    counts = Counter(seen)
    assert len(counts) <= kinds
    expected = counts.total() / kinds
    return sum((count - expected) ** 2 for count in counts.values()) / expected + (kinds - len(counts)) * expected


def test_the_dealer_deals_these_for_ever() -> None:
    assert dealt(SEED, SALT, 0, 6, 6, 6, 6, 6, 6, 6, 6) == (3, 0, 0, 3, 0, 4, 2, 5)
    assert dealt(SEED, SALT, 1, 6, 6, 6, 6, 6, 6, 6, 6) == (2, 4, 0, 1, 5, 3, 1, 2)
    assert dealt(SEED, SALT, 2**40, 7, 110, 99, 2**32, 2**31 + 1, 1) == (0, 52, 73, 3392267482, 632931257, 0)
    assert dealt(bytes(SEED_BYTES), "0", 0, *range(8, 0, -1)) == (4, 1, 4, 2, 0, 0, 0, 0)


@settings(deadline=None)
@given(seeds, salts, st.integers(0, 2**64 - 1), st.lists(st.integers(1, WORDS), max_size=30))
@example(SEED, SALT, 5, [6] * 9)  # more than one block
@example(SEED, SALT, 5, [WORDS // 2 + 1] * 20)  # every second word is passed over
def test_the_dealer_deals_as_its_description_says(seed: bytes, salt: str, n: int, bounds: list[int]) -> None:
    assert dealt(seed, salt, n, *bounds) == reference(seed, salt, n, *bounds)


@pytest.mark.parametrize("bound", [6, 7, 36, 110])
def test_every_draw_is_uniform(bound: int) -> None:
    draws = [draw for n in range(1000) for draw in dealt(SEED, SALT, n, *[bound] * 10)]
    assert chi_square(draws, bound) < bound + 5 * (2 * bound) ** 0.5


def test_draws_do_not_depend_on_the_draw_before_nor_on_the_chance_before() -> None:
    dice = [dealt(SEED, SALT, n, *[6] * 8) for n in range(4000)]
    together = 36 + 5 * 72**0.5
    assert chi_square([(roll[0], roll[1]) for roll in dice], 36) < together
    assert chi_square([(roll[-1], after[0]) for roll, after in pairwise(dice)], 36) < together


def test_words_that_would_favour_low_numbers_are_passed_over() -> None:
    """Of 3 · 2^30 numbers, a bare remainder would take the lowest third twice as often."""
    bound = 3 * WORDS // 4
    draws = [draw for n in range(300) for draw in dealt(SEED, SALT, n, *[bound] * 10)]
    assert chi_square([draw * 3 // bound for draw in draws], 3) < 20


def test_seed_salt_and_number_each_change_what_is_dealt() -> None:
    bounds = [WORDS] * 4
    others = [
        dealt(SEED, SALT, 0, *bounds),
        dealt(SEED, SALT, 1, *bounds),
        dealt(SEED, SALT[:-1], 0, *bounds),
        dealt(SEED[::-1], SALT, 0, *bounds),
    ]
    assert len({draw for draws in others for draw in draws}) == 16


def test_a_draw_does_not_depend_on_the_bounds_after_it() -> None:
    assert dealt(SEED, SALT, 0, 6, 6, 6) == dealt(SEED, SALT, 0, 6, 6, 6, 99)[:3]


class KarteneckByItsPage:
    """The cards of a game, from the seed, the public events and `docs/rules/karteneck.md` alone. A worm is its serial
    number plus five."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.chances = 0
        self.deck = [*sorted([*range(1, 6)] * 17), *range(6, 31)]
        self.portions = [0, 0, 0, *range(16, 43)]
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self.discards: list[int] = []

    def take(self, pool: list[int], count: int) -> list[int]:
        draws = reference(SEED, SALT, self.chances, *range(len(pool), len(pool) - count, -1))
        return [pool.pop(draw) for draw in draws]

    def expect(self, entry: Entry) -> Entry:
        """Return the outcome that the page demands in place of this one."""
        match entry:
            case Deal():
                drawn = self.take(self.deck, 6 * self.seats)
                expected: Entry = Deal(tuple(cards(drawn[6 * seat :][:6]) for seat in range(self.seats)))
            case FirstSeat():
                expected = FirstSeat(*reference(SEED, SALT, self.chances, self.seats))
            case TurnUp():
                expected = TurnUp(tuple(sorted(self.take(self.portions, self.seats))))
            case Draw(plain, serials):
                expected = Draw(*msgspec.structs.astuple(cards(self.take(self.deck, len(plain) + len(serials)))))
            case _:
                return entry
        self.chances += 1
        return expected

    def watch(self, event: Struct) -> None:
        match event:
            case Laid(seat, kind, count, serials):
                self.laid[seat] += [5 + serial for serial in serials] or [kind] * count
            case Missed(seat):
                self.discards += self.laid[seat]
                self.laid[seat] = []
            case TurnedUp():
                self.discards += [card for laid in self.laid for card in laid]
                self.laid = [[] for _ in range(self.seats)]
            case Reshuffled():
                self.deck, self.discards = sorted(self.discards), []
            case _:
                pass


def cards(drawn: Sequence[int]) -> Cards:
    return Cards(
        tuple(sorted(card for card in drawn if card < 6)), tuple(sorted(card - 5 for card in drawn if card > 5))
    )


@pytest.mark.parametrize("seats", [2, 6])
def test_karteneck_is_dealt_as_its_page_says(seats: int) -> None:
    case = Case(Karteneck, seats, Options(), "default")
    page = KarteneckByItsPage(seats)
    for entry, events in played(case.new(), case, SEED, SALT):
        assert page.expect(entry) == entry
        for event in events:
            page.watch(event)
    assert page.chances > 2 * seats


def test_the_commitment_is_the_seeds_sha256_in_hex() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert commitment(SEED) != commitment(SEED[::-1])
