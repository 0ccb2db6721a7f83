"""Random play for the tests, of any game: which cases are tried, how they are walked, and how long they may last."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import NamedTuple

from msgspec import Struct

from games.chance import SEED_BYTES, deal
from games.core import AnyGame, variants
from games.registry import GAMES

Entry = tuple[int, Struct] | Struct
"""A seat and its action, or an outcome of chance: what `games.core.replay` reads."""

STEPS = {
    # Players who choose blindly mostly fail, and what they fail with goes back to the grill. With two seats and the
    # default options, the longest of all, a game has 3,000 entries on average; of 5,000 games one in a hundred passed
    # 5,400, one in a thousand 6,600, the longest had 7,852. A tenth as many costs some 1,200 entries more, so that
    # 15,000 is passed once in 10^9 games.
    "heckmeck": 15_000,
    # In a round a seat lays six times and passes once at the most, each followed by one draw, or two where the deck
    # runs out between: 15 entries. Five or six seats play five rounds or six, three play eight, two nine: never more
    # than 30 times 15, the portions of each round, the deal and the first seat.
    "karteneck": 500,
    # Every round costs somebody penalties or tiles: of 17,000 games the longest had 260 entries.
    "hornochsen": 600,
    # A turn has three entries at most (a roll, the die, a move), and every move but those of a 1 in variant 2 brings a
    # piece nearer to Finish. Of 14,400 games with 2 to 6 seats and every combination of options one in a hundred passed
    # 396, one in a thousand 430, the longest had 472.
    "verflixxt": 1000,
}
"""The most entries (actions and outcomes) a game of random players may have."""


class Case(NamedTuple):
    """A game as it is begun: who plays it how."""

    game: type[AnyGame]
    seats: int
    options: Struct
    label: str

    def new(self) -> AnyGame:
        return self.game.new(self.seats, self.options)

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.label}"


def cases_of(game: type[AnyGame]) -> list[Case]:
    """The fewest and the most seats, with the default options and with each variant."""
    options = {"default": game.Options()}
    options |= {variant.code: game.Options(**{variant.field: variant.value}) for variant in variants(game.Options)}
    ends = dict.fromkeys((game.seats[0], game.seats[-1]))
    return [Case(game, seats, chosen, label) for seats in ends for label, chosen in options.items()]


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
    """What happens next: the chance awaited, drawn from `rng`, or else an action of a random player."""
    chance = position.chance_due
    if chance is None:
        return chosen(position, case, rng)
    return chance.outcome([rng.randrange(bound) for bound in chance.bounds])


def enter(position: AnyGame, entry: Entry) -> Sequence[Struct]:
    """Play or settle an entry."""
    return position.play(*entry) if isinstance(entry, tuple) else position.settle(entry)


def walk(position: AnyGame, case: Case, rng: Random) -> Iterator[tuple[Entry, Sequence[Struct]]]:
    """Play a position on at random, to its end or to the stated number of entries: every entry with its events."""
    for _ in range(STEPS[case.game.name]):
        if position.result is not None:
            return
        entry = drawn(position, case, rng)
        yield entry, enter(position, entry)


@cache
def positions(case: Case, seed: int) -> Sequence[AnyGame]:
    """Positions of one random game, never to be played on but by copies: its first thirty, some of the middle, its last
    ten, and the end."""
    rng = Random(seed)
    position = case.new()
    met = [position.copy()]
    late: list[AnyGame] = []
    for number, _ in enumerate(walk(position, case, rng)):
        met += [position.copy()] if number < 30 or rng.random() < 0.01 else []
        late = [*late[-9:], position.copy()]
    return (*met, *late)


def dealt(position: AnyGame, case: Case, seed: bytes, salt: str) -> Iterator[tuple[Entry, Sequence[Struct]]]:
    """As `walk`, but chance comes from the dealer, and the players' choices from the same seed."""
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
