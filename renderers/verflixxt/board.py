"""Verflixxt!'s pictures: the path above, the board of news, the seats below; and the hidden tiles of a seat."""

from collections.abc import Sequence

from games.core import Place, Result, View
from games.verflixxt.moves import Took
from games.verflixxt.view import Pile, VerflixxtView
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import width_of
from renderers.kit.furniture import cloth_canvas
from renderers.kit.layout import Box, Party, Seated, checked_view, seated_of
from renderers.kit.podium import Prize, draw_podium
from renderers.verflixxt import art, chips, pieces, table
from renderers.verflixxt.path import draw_path
from renderers.verflixxt.samples import SAMPLES
from renderers.verflixxt.seats import draw_pile, draw_seats
from renderers.verflixxt.story import draw_story
from renderers.verflixxt.table import CAPTAIN, HAND_HEADER, HAND_SIZE

__all__ = ["SAMPLES", "draw", "draw_hand"]

LARGEST = 110
"""Most height of a hand's chips."""
PRIZE = 148
"""Most height of a winner's chips."""


def draw(view: View, party: Party) -> Canvas:
    """Draw the board of a view with its players; at the end, the result."""
    own = checked_view(view, VerflixxtView)
    seated = seated_of(party, len(own.seats))
    if own.result is not None:
        return _draw_result(own, own.result, seated)
    canvas = draw_path(own, seated)
    canvas.paste(pieces.captain(None if own.turn is None else seated[own.turn].look, CAPTAIN[2]), *CAPTAIN[:2])
    draw_story(canvas, own, seated)
    draw_seats(canvas, own, seated)
    return canvas


def _draw_result(view: VerflixxtView, result: Result, seated: Sequence[Seated]) -> Canvas:
    canvas = cloth_canvas(art.CLOTH, table.colours())
    locked = [event.tile for event in view.last if isinstance(event, Took) and event.cause == "worst"]

    def prize(place: Place) -> Prize:
        pile = view.seats[place.seat].pile or Pile((), (), 0)

        def draw(canvas: Canvas, room: Box[float]) -> None:
            draw_pile(canvas, pile, room, (), locked, PRIZE, centred=True)

        return Prize(art.points(place.score), None, draw)

    draw_podium(canvas, result, seated, prize, pieces.hero)
    return canvas


def draw_hand(view: View, party: Party, seat: int) -> Canvas:
    """Draw the taken tiles of the seat whose view this is; at the end, those of any seat."""
    checked = checked_view(view, VerflixxtView)
    pile = checked.own if checked.result is None else checked.seats[seat].pile
    if pile is None:
        raise ValueError(seat)
    return _draw_own_hand(checked, pile, seated_of(party, len(checked.seats))[seat], seat)


def _draw_own_hand(view: VerflixxtView, own: Pile, who: Seated, seat: int) -> Canvas:
    """Draw a seat's own tiles, those that its Fortunes would turn now, and its points."""
    canvas = table.hand_background(who.look).on_top()
    y = 14 + HAND_HEADER / 2 + 2
    text = art.points(own.points)
    canvas.centre(sprites.badge(who.look, 68, who.level), 64, y)
    canvas.text(text, HAND_SIZE[0] - 46, y, 66, anchor="right")
    right = HAND_SIZE[0] - 46 - width_of(text, 66) - 20
    canvas.two_lines(who.name, 112, y, 56, anchor="left", width=right - 112)
    room: Box[float] = Box(44, HAND_HEADER + 44, HAND_SIZE[0] - 88, HAND_SIZE[1] - HAND_HEADER - 84)
    if not own.taken:
        canvas.centre(chips.empty_tray(360, 220), *room.centre)
        return canvas
    new = [event.tile for event in view.last if isinstance(event, Took) and event.seat == seat]
    locked = [event.tile for event in view.last if isinstance(event, Took) and event.cause == "worst"]
    draw_pile(canvas, own, room, new, locked, LARGEST)
    return canvas
