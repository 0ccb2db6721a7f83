"""Where things lie, and who sits there: boxes, panels side by side, the names of a table."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from games.core import Result, View
from renderers.kit.canvas import SIZE
from renderers.kit.fonts import seat_name

Length = TypeVar("Length", int, float)
V = TypeVar("V", bound=View)


class Seated(NamedTuple):
    """Who has a seat, as pictures show it: a name, the number of a sign and its colour, and a computer's level, for no
    person plays there."""

    name: str
    look: int
    level: str | None = None


Party = Sequence[Seated | str]
"""Who sits there, by their seats. With nothing but a name, the n-th seat has the n-th sign."""


class Box(NamedTuple, Generic[Length]):
    """Where something lies, in pixels."""

    x: Length
    y: Length
    width: Length
    height: Length

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


def seat_row(count: int, widest: int, margin: int, gap: int) -> tuple[tuple[int, int], ...]:
    """Left edges and widths of so many panels side by side, in the middle of a picture."""
    width = min(widest, (SIZE[0] - 2 * margin - (count - 1) * gap) // count)
    left = (SIZE[0] - count * width - (count - 1) * gap) // 2
    return tuple((left + seat * (width + gap), width) for seat in range(count))


def checked_view(view: View, kind: type[V]) -> V:
    """A view of the game that is drawn; TypeError if it is another's."""
    if not isinstance(view, kind):
        raise TypeError(view)
    return view


def seated_of(party: Party, seats: int) -> tuple[Seated, ...]:
    """Everybody with a name as far as it can be drawn; ValueError unless there is one a seat."""
    if len(party) != seats:
        raise ValueError(party)
    return tuple(who._replace(name=seat_name(who.name, seat)) for seat, who in enumerate(with_looks(party)))


def with_looks(party: Party) -> list[Seated]:
    """Everybody with a sign."""
    return [Seated(one, seat) if isinstance(one, str) else one for seat, one in enumerate(party)]


def only_winner(result: Result | None) -> int | None:
    """The seat that came first alone."""
    winners = [place.seat for place in result.places if place.place == 1] if result else []
    return winners[0] if len(winners) == 1 else None
