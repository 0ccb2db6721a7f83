"""Verflixxt!'s pictures: the path above, the board of news, the seats below; and the hidden tiles of a seat."""

from games.core import View
from games.verflixxt.view import VerflixxtView
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Party, checked_view, seated_of
from renderers.verflixxt import pieces
from renderers.verflixxt.hand import draw_own_hand
from renderers.verflixxt.path import draw_path
from renderers.verflixxt.result import draw_result
from renderers.verflixxt.samples import SAMPLES
from renderers.verflixxt.seats import draw_seats
from renderers.verflixxt.story import draw_story
from renderers.verflixxt.table import CAPTAIN

__all__ = ["SAMPLES", "draw", "draw_hand"]


def draw(view: View, party: Party) -> Canvas:
    """Draw the board of a view with its players; at the end, the result."""
    own = checked_view(view, VerflixxtView)
    seated = seated_of(party, len(own.seats))
    if own.result is not None:
        return draw_result(own, own.result, seated)
    canvas = draw_path(own, seated)
    canvas.paste(pieces.captain(None if own.turn is None else seated[own.turn].look, CAPTAIN[2]), *CAPTAIN[:2])
    draw_story(canvas, own, seated)
    draw_seats(canvas, own, seated)
    return canvas


def draw_hand(view: View, party: Party, seat: int) -> Canvas:
    """Draw the taken tiles of the seat whose view this is; at the end, those of any seat."""
    checked = checked_view(view, VerflixxtView)
    pile = checked.own if checked.result is None else checked.seats[seat].pile
    if pile is None:
        raise ValueError(seat)
    return draw_own_hand(checked, pile, seated_of(party, len(checked.seats))[seat], seat)
