"""Geometry and players: boxes, panels side by side, the names of a table."""

from collections.abc import Sequence
from typing import Generic, NamedTuple, TypeVar

from games.core import View
from renderers.kit.canvas import SIZE
from renderers.kit.fonts import seat_name

Length = TypeVar("Length", int, float)
V = TypeVar("V", bound=View)


class Seated(NamedTuple):
    """A seat's player in a picture: name, number of sign and colour, and a computer's level."""

    name: str
    look: int
    level: str | None = None


Party = Sequence[Seated | str]
"""The players by seat. A plain name on the n-th seat gets the n-th sign."""


class Box(NamedTuple, Generic[Length]):
    """An area in pixels."""

    x: Length
    y: Length
    width: Length
    height: Length

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


def seat_row(count: int, widest: int, margin: int, gap: int) -> tuple[tuple[int, int], ...]:
    """Return left edges and widths of panels side by side, centred in a picture."""
    width = min(widest, (SIZE[0] - 2 * margin - (count - 1) * gap) // count)
    left = (SIZE[0] - count * width - (count - 1) * gap) // 2
    return tuple((left + seat * (width + gap), width) for seat in range(count))


def checked_view(view: View, kind: type[V]) -> V:
    """Return a view of the drawn game. Raises TypeError for another game's."""
    if not isinstance(view, kind):
        raise TypeError(view)
    return view


def seated_of(party: Party, seats: int) -> tuple[Seated, ...]:
    """Return all players with the drawable part of their names. Raises ValueError unless there is one per seat."""
    if len(party) != seats:
        raise ValueError(party)
    # an invisible name would leave a seat without any
    return tuple(who._replace(name=seat_name(who.name, seat)) for seat, who in enumerate(with_looks(party)))


def with_looks(party: Party) -> list[Seated]:
    """Return all players with a sign."""
    return [Seated(who, seat) if isinstance(who, str) else who for seat, who in enumerate(party)]
