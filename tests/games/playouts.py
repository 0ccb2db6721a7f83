"""Random play for the tests, of any game: which cases are tried, how they are walked, and how long they may last."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from msgspec import Struct

from games.chance import SEED_BYTES, deal
from games.computer import MINDS, decide
from games.game import AnyGame, Variant, variants
from games.registry import GAMES
from tests.games.own import own

Entry = tuple[int, Struct] | Struct
"""A seat and its action, or an outcome of chance: what `games.game.replay` reads."""

BEGINNING, MIDDLE, END = 8, 6, 4
"""Positions of a random game that are looked at."""


class Case(NamedTuple):
    """A game as it is begun: who plays it how, and the seed of its random players."""

    game: type[AnyGame]
    seats: int
    options: Struct
    label: str
    seed: int = 1

    def new(self) -> AnyGame:
        return self.game.new(self.seats, self.options)

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.label}"


def cases_of(game: type[AnyGame]) -> list[Case]:
    """The least, a middle and the most seats, with the default options and with several others at once: a mix for three
    variants, and two games at the least."""
    mixes = max(1, -(-len(variants(game.Options)) // 3))
    return [_case(game, seats, number) for seats in seats_of(game) for number in range(1 + mixes)]


def seats_of(game: type[AnyGame]) -> list[int]:
    """Return the numbers of seats that are tried."""
    return sorted({game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]})


def _case(game: type[AnyGame], seats: int, number: int) -> Case:
    """A number of seats' first case, of the default options, or another, whose mix is drawn from its name."""
    mix = _mixed(game, Random(f"{game.name} {seats} {number}")) if number else []
    options = game.Options(**{variant.field: variant.value for variant in mix})
    label = "+".join([variant.code for variant in mix]) or "default"
    return Case(game, seats, options, f"{label}-{number + 1}", number + 1)


def _mixed(game: type[AnyGame], rng: Random) -> list[Variant]:
    """Values other than the default for two fields or more, where there are so many."""
    of_field: dict[str, list[Variant]] = {}
    for variant in variants(game.Options):
        of_field.setdefault(variant.field, []).append(variant)
    count = rng.randint(min(2, len(of_field)), len(of_field))
    return [rng.choice(of_field[field]) for field in rng.sample([*of_field], count)]


CASES = [case for game in GAMES.values() for case in cases_of(game)]


def chosen(position: AnyGame, case: Case, rng: Random) -> tuple[int, Struct]:
    """A legal action: mostly of an awaited seat, now and then of one that may act without being awaited."""
    seats: Sequence[int] = sorted(position.awaited)
    others = [seat for seat in range(case.seats) if seat not in position.awaited and position.legal(seat)]
    if others and rng.random() < 0.1:
        seats = others
    assert seats, "not over, and neither chance nor a seat is awaited"
    seat = rng.choice(seats)
    return seat, rng.choice(position.legal(seat)).action


def drawn(position: AnyGame, case: Case, rng: Random) -> Entry:
    """Return the next entry: the awaited chance, drawn from `rng`, or an action of a random player."""
    chance = position.chance_due
    if chance is None:
        return chosen(position, case, rng)
    return chance.outcome([rng.randrange(bound) for bound in chance.bounds])


def enter(position: AnyGame, entry: Entry) -> Sequence[Struct]:
    """Play or settle an entry."""
    return position.play(*entry) if isinstance(entry, tuple) else position.settle(entry)


def walk(
    position: AnyGame, case: Case, rng: Random, *, by_hens: bool = False
) -> Iterator[tuple[Entry, Sequence[Struct]]]:
    """Play a position on at random, or by hens, to its end or to the stated number of entries: every entry with its
    events."""
    for _ in range(own(case.game.name).steps):
        if position.result is not None:
            return
        entry = drawn(position, case, rng)
        if by_hens and isinstance(entry, tuple) and entry[0] in position.awaited:
            entry = (entry[0], decide(position, entry[0], "hen", rng))
        yield entry, enter(position, entry)


@cache
def positions(case: Case) -> Sequence[AnyGame]:
    """Positions of the case's game, never to be played on but by copies: of its beginning, its middle and its end."""
    length = sum(1 for _ in walk(case.new(), case, Random(case.seed)))
    middle = Random(f"{case}").sample(range(length), min(MIDDLE, length))
    wanted = {*range(BEGINNING), *middle, *range(length - END, length)}
    position = case.new()
    met = [position.copy()]
    for number, _ in enumerate(walk(position, case, Random(case.seed))):
        met += [position.copy()] if number in wanted else []
    return met


EDGES = 4
"""Positions of each edge that are looked at."""

HENS = 3
"""Games of hens of which some positions are looked at, and as many random ones."""

AMOUNTS = ("nothing", "one", "most")


def hidden_cases(game: type[AnyGame]) -> list[Case]:
    """Return the cases with the fewest and the most seats in which something is hidden."""
    hidden = [case for case in cases_of(game) if case.new().has_hands]
    return [*dict.fromkeys((hidden[0], hidden[-1]))] if hidden else []


@cache
def edges(case: Case) -> Mapping[str, Sequence[AnyGame]]:
    """Return positions that tell a secret which random play seldom tells, by where they are from: the game's `samples`,
    games of hens, and those of any game in which a seat has nothing, one or most of something hidden."""
    met: dict[str, list[AnyGame]] = {"samples": [case.game.parse(line) for line in own(case.game.name).samples]}
    counted: dict[str, dict[int, list[AnyGame]]] = {}
    for number in range(2 * HENS):
        position, rng = case.new(), Random(f"{case} {number}")
        by_hens = number < HENS and case.game.name in MINDS
        for step, _ in enumerate(walk(position, case, rng, by_hens=by_hens)):
            if by_hens and step % 20 == number:
                met.setdefault("hens", []).append(position.copy())
            for what, amount in [some for seat in range(case.seats) for some in amounts(position, seat)]:
                kept = counted.setdefault(what, {}).setdefault(amount, [])
                kept += [position.copy()] if len(kept) < EDGES else []
    for of_amount in counted.values():
        for name, amount in zip(AMOUNTS, (0, 1, max(of_amount)), strict=True):
            met.setdefault(name, []).extend(of_amount.get(amount, []))
    return met


def amounts(position: AnyGame, seat: int) -> Iterator[tuple[str, int]]:
    """Yield how much a seat has of everything that its hand says, and of choices, while the game is on."""
    if position.result is not None:
        return
    yield "choices", len(position.legal(seat))
    for line in position.view(seat).hand():
        for name, fact in line.facts.items():
            if isinstance(fact, int):
                yield f"{line.code} {name}", int(fact)
            elif fact is not None and not isinstance(fact, str):
                yield f"{line.code} {name}", len(fact)


def dealt(position: AnyGame, case: Case, seed: bytes, salt: str) -> Iterator[tuple[Entry, Sequence[Struct]]]:
    """Play like `walk`, but with chance from the dealer and the players' choices from the same seed."""
    assert len(seed) == SEED_BYTES
    rng = Random(int.from_bytes(seed))
    count = 0
    while position.result is None:
        chance = position.chance_due
        if chance is None:
            entry: Entry = chosen(position, case, rng)
        else:
            entry = deal(seed, salt, count, chance)
            count += 1
        yield entry, enter(position, entry)
