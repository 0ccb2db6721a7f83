"""The hidden tiles of a seat, those that its Fortunes would turn now, and its points."""

from games.verflixxt.moves import Took
from games.verflixxt.view import Pile, VerflixxtView
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import width_of
from renderers.kit.layout import Box, Seated
from renderers.verflixxt import art, chips, table
from renderers.verflixxt.seats import draw_pile
from renderers.verflixxt.table import HAND_HEADER, HAND_SIZE

LARGEST = 110


def draw_own_hand(view: VerflixxtView, own: Pile, who: Seated, seat: int) -> Canvas:
    """Draw a seat's own tiles."""
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
