"""A puzzle: a position of Heckmeck with the exact value of each choice."""

import hashlib
import hmac
from datetime import date, timedelta
from math import ceil
from typing import Final

from msgspec import Struct

from games.core import Choice
from games.game import encode
from games.heckmeck import Heckmeck
from games.heckmeck.moves import Action, Keep, Stop
from games.heckmeck.position import ALL_FACES, WORM_BIT
from games.heckmeck.puzzles import values
from games.registry import rules_of

GAME = Heckmeck.name

MAX_WORTH: Final = 5
_WORTH_STEP: Final = 0.25
"""Worms lost for which a choice is worth one less."""


class Valued(Struct, frozen=True, array_like=True):
    """An action as JSON, and its exact value in worms."""

    action: str
    value: float


class PuzzlePosition(Struct, frozen=True):
    """A position in its notation, by a version of the rules, with all choices in the order of `legal`."""

    version: int
    notation: str
    choices: tuple[Valued, ...]


class Puzzle(Struct, frozen=True):
    """The position of a UTC date."""

    day: date
    position: PuzzlePosition

    @property
    def next_day(self) -> date:
        return self.day + timedelta(days=1)

    @property
    def best(self) -> int:
        return max(range(len(self.position.choices)), key=lambda number: self.position.choices[number].value)

    def loss(self, number: int) -> float:
        """Return how many worms a choice loses against the best one."""
        return self.position.choices[self.best].value - self.position.choices[number].value

    def is_right(self, number: int) -> bool:
        return self.loss(number) == 0

    def worth(self, number: int) -> int:
        """Return the worth of a choice, from `MAX_WORTH` for the best one down to 0."""
        return max(MAX_WORTH - ceil(self.loss(number) / _WORTH_STEP), 0)

    def decision(self) -> "PuzzleDecision | None":
        """Return the position and its choices. None if this release has other rules than the one that made it."""
        if rules_of(GAME, self.position.version) is not Heckmeck:
            return None
        try:
            game = Heckmeck.parse(self.position.notation)
        except ValueError:
            return None
        seat = min(game.awaited, default=0)
        legal = tuple(game.legal(seat))
        same = [encode(choice.action) for choice in legal] == [choice.action for choice in self.position.choices]
        return PuzzleDecision(game, seat, legal) if same else None


class PuzzleDecision(Struct, frozen=True):
    """The position of a puzzle, the seat that decides, and its choices."""

    game: Heckmeck
    seat: int
    choices: tuple[Choice[Action], ...]

    def reason(self, puzzle: Puzzle) -> "Reason":
        """Return why the best choice is the best. A stop is compared with rolling on, which is the first choice."""
        best, second = sorted(range(len(self.choices)), key=puzzle.loss)[:2]
        rival = 0 if isinstance(self.choices[best].action, Stop) else second
        (left, bust, worm), (rival_left, rival_bust, rival_worm) = map(self._after, (best, rival))
        return Reason(rival, left, bust, rival_left, rival_bust, worm and not rival_worm)

    def _after(self, number: int) -> tuple[int, int, bool]:
        """Return the dice to roll after a choice, the percentage of their rolls that show no new face, and whether a
        worm is kept."""
        action = self.choices[number].action
        faces, left, _ = self.game.state_with(action.face) if isinstance(action, Keep) else self.game.turn_state
        left = 0 if faces == ALL_FACES else left
        return left, round(100 * (faces.bit_count() / 6) ** left), bool(faces & WORM_BIT)


class Reason(Struct, frozen=True):
    """The best choice of a puzzle beside its rival: the dice to roll after each, and the percentage of their rolls that
    show no new face."""

    rival: int
    """The number of the rival."""
    left: int
    bust: int
    rival_left: int
    rival_bust: int
    worm: bool
    """Whether only the best choice keeps a worm."""


def seed_of(secret: bytes, day: date) -> bytes:
    """Return the seed of a date's puzzle. Without the installation's secret no one can compute it."""
    return hmac.digest(secret, day.isoformat().encode(), hashlib.sha256)


def valued(game: Heckmeck) -> PuzzlePosition:
    """Return a position with the value of each choice. Takes some hundredths of a second of CPU time."""
    choices = tuple(Valued(encode(action), value) for action, value in values(game))
    return PuzzlePosition(Heckmeck.version, game.notation(), choices)
