"""Verflixxt's pictures: the path above, the board of news, the seats below; and the tiles that a seat hides."""

from collections.abc import Sequence

from games.core import View
from games.verflixxt.view import VerflixxtView
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import seat_name
from renderers.verflixxt import pieces
from renderers.verflixxt.hand import hand_of
from renderers.verflixxt.path import draw_path
from renderers.verflixxt.result import result_of
from renderers.verflixxt.samples import SAMPLES
from renderers.verflixxt.seats import LARGEST, draw_seats
from renderers.verflixxt.story import SCALES, draw_story
from renderers.verflixxt.table import CAPTAIN

__all__ = ["SAMPLES", "draw", "draw_hand"]

CHIPS = (*(scale.chip for scale in SCALES), LARGEST)
"""How high chips are on the board of news, and before a seat that has taken few."""


def draw(view: View, names: Sequence[str]) -> Canvas:
    """The board of a view, with one name a seat; at the end, the result."""
    checked = _checked(view, names)
    shown = tuple(seat_name(name, seat) for seat, name in enumerate(names))
    if checked.result is not None:
        return result_of(checked, checked.result, shown)
    canvas = draw_path(checked)
    canvas.paste(pieces.captain(checked.turn, CAPTAIN[2]), *CAPTAIN[:2])
    draw_story(canvas, checked, shown)
    draw_seats(canvas, checked, shown)
    return canvas


def draw_hand(view: View, names: Sequence[str], seat: int) -> Canvas:
    """The tiles that the seat whose view this is has taken."""
    checked = _checked(view, names)
    if checked.own is None:
        raise ValueError(seat)
    return hand_of(checked, checked.own, seat_name(names[seat], seat), seat)


def _checked(view: View, names: Sequence[str]) -> VerflixxtView:
    if not isinstance(view, VerflixxtView):
        raise TypeError(view)
    if len(names) != len(view.seats):
        raise ValueError(names)
    return view
