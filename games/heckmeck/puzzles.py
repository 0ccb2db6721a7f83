"""Puzzles of Heckmeck: a decision from a game of hens, and the exact value of each choice, see docs/daily.md."""

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, Literal

from msgspec import Struct

from games.chance import deal
from games.core import Chance
from games.heckmeck.account import is_judged, values_of
from games.heckmeck.grill import Grill
from games.heckmeck.mind import Worths, hen_action, lead
from games.heckmeck.moves import Action, Keep, Options, Roll, Stop
from games.heckmeck.rules import Heckmeck

SEATS: Final = range(2, 6)

MARGIN: Final = 0.1
"""The least difference between the best value and the second, in worms."""
EVIDENT: Final = 0.5
"""The difference from which on the best action is too easy to see."""

BATCHES: Final = range(6, 21)
"""The numbers of batches of draws to the end of the game that can judge a puzzle."""
_DRAWS: Final = 50
"""Draws of a batch after each end of the turn."""
_SURE: Final = (3, 2)
"""Standard errors by which the best choice is ahead: enough to end early, and at last."""
_PART: Final = 1e-6
"""The weight of a chance to win beside worms, which decides nothing but ties."""

Kind = Literal["face", "either face", "grill or roll", "steal or roll"]
"""What a puzzle asks for: which face of three or more, or of two; to take a tile from the grill or to roll on; or to
steal one instead."""
KINDS: Final[tuple[Kind, ...]] = ("face", "either face", "grill or roll", "steal or roll")


class _Terms(Struct, frozen=True):
    """What a seed decides before it plays."""

    seats: int
    kind: Kind
    plain: bool
    """Whether the best choice is what a simple rule finds: the most points, or to stop."""
    begin: float
    """The part of a game's decisions that is passed over at first, below 1."""


class _TermsDraw(Chance[_Terms]):
    __slots__ = ()

    def outcome(self, draws: Sequence[int]) -> _Terms:
        seats, kind, plain, begin = draws
        steals = KINDS[kind] == "steal or roll" and SEATS[seats] > 2  # else rolling on is hardly ever better
        asked = KINDS[kind] if steals or KINDS[kind] != "steal or roll" else "face"
        return _Terms(SEATS[seats], asked, plain == 0, begin / self.bounds[3])


_TERMS = _TermsDraw((len(SEATS), len(KINDS), 2, 1 << 16))


def candidate_from(seed: bytes, number: int) -> Heckmeck | None:
    """Return a position in a seed's game of a number, in which the turn alone has the answer that the seed wants. None
    if there is none."""
    terms = deal(seed, "terms", 0, _TERMS)
    met = [position for position in _decisions(seed, number, terms.seats) if kind_of(position) == terms.kind]
    begin = int(terms.begin * len(met))
    for position in met[begin:] + met[:begin]:  # in order, because decisions of one turn share its solution
        valued = sorted(values(position), key=lambda pair: pair[1], reverse=True)
        if _is_close(valued) and _is_plain(position, valued[0][0]) is terms.plain:
            return Heckmeck.parse(position.notation())
    return None


def values(game: Heckmeck) -> tuple[tuple[Action, float], ...]:
    """Return every legal action of the awaited seat with its exact value, in the order of `legal`. The scale is the
    lead of docs/review.md."""
    return values_of(game, lead)


def kind_of(position: Heckmeck) -> Kind | None:
    """Return the kind of a decision. None for one that no puzzle asks about."""
    actions = [choice.action for choice in position.legal(position.turn)]
    if isinstance(actions[0], Keep):
        return "face" if len(actions) > 2 else "either face"
    grill = [isinstance(action, Stop) and action.tile in position.up for action in actions]
    if not isinstance(actions[0], Roll) or not any(grill):
        return None
    return "grill or roll" if len(actions) == 2 else "steal or roll"


def _decisions(seed: bytes, number: int, seats: int) -> Iterator[Heckmeck]:
    """Play a game of hens. Yield its positions with a choice and enough tiles."""
    position = Heckmeck.new(seats, Options())
    chances = 0
    while position.result is None:
        if (chance := position.chance_due) is not None:
            position.settle(deal(seed, str(number), chances, chance))
            chances += 1
            continue
        seat = position.turn
        choices = position.legal(seat)
        if len(choices) > 1 and is_judged(position):
            yield position.copy()
        position.play(seat, choices[0].action if len(choices) == 1 else hen_action(position, seat))


def _is_close(valued: Sequence[tuple[Action, float]]) -> bool:
    """Return whether the best action, which is the first, is clearly better than the second, and not evidently so. A
    stop is compared with rolling on, because which tile to take is easy to see."""
    (best, value), *others = valued
    rival = max([other for action, other in others if not isinstance(best, Stop) or isinstance(action, Roll)])
    return value - others[0][1] >= MARGIN and value - rival < EVIDENT


def _is_plain(position: Heckmeck, best: Action) -> bool:
    choices = position.legal(position.turn)
    if not isinstance(best, Keep):
        return isinstance(best, Stop)
    return best == max(choices, key=lambda choice: int(str(choice.facts["total"]))).action


# On to the end


def holds_to_the_end(position: Heckmeck, batches: Sequence[Sequence[float]]) -> bool | None:
    """Return whether the best choice has the best chance to win as well, by batches of draws to the end. None if it
    takes more of them to say."""
    if len(batches) < BATCHES.start:
        return None
    of_choices = [value for _, value in values(position)]
    best = of_choices.index(max(of_choices))
    ahead = min([_ahead(batches, best, other) for other in range(len(of_choices)) if other != best])
    if 0 <= ahead <= _SURE[0] and len(batches) + 1 in BATCHES:
        return None
    return ahead > _SURE[1]


def _ahead(batches: Sequence[Sequence[float]], best: int, other: int) -> float:
    """Return by how many standard errors a choice is better than another."""
    differences = [chances[best] - chances[other] for chances in batches]
    return fmean(differences) / max(1e-9, stdev(differences) / sqrt(len(differences)))


def chances_of(position: Heckmeck, batch: int, rng: Random) -> tuple[float, ...]:
    """Return the chance to win after every legal action, if the turn goes on for the lead, by the draws of a batch.
    Equal positions and batches have equal draws, for which `rng` is seeded."""
    worths, wins = lead(position), _wins_after(position, range(batch * _DRAWS, (batch + 1) * _DRAWS), rng)
    # The best turn for a sum of two goals, of which one decides nothing, has the value of both.
    both = values_of(position, lambda _: {tile: worth + _PART * wins[tile] for tile, worth in worths.items()})
    return tuple((mixed - value) / _PART for (_, mixed), (_, value) in zip(both, values(position), strict=True))


def _wins_after(position: Heckmeck, draws: range, rng: Random) -> Worths:
    """Return the chance of the seat in turn to win after each end of its turn that it can still reach."""
    start, seat = Grill.from_position(position), position.turn
    total = position.turn_state[2]
    least = max([tile for tile in start.up if tile <= total], default=0)
    wins: dict[int | None, float] = dict.fromkeys(lead(position), 0.0)
    for tile in wins:
        if tile is not None and tile < (least if tile in start.up else total):
            continue
        for number in draws:
            rng.seed(number)
            after = start.copy()
            after.end_turn(tile)
            while after.up:
                after.play_turns(rng)
            wins[tile] += after.shares()[seat] / len(draws)
    return wins
