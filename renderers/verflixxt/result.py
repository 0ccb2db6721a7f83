"""The end of Verflixxt!: places, points, and the tiles behind them."""

from collections.abc import Sequence

from games.core import Place, Result
from games.verflixxt.moves import Took
from games.verflixxt.view import VerflixxtView
from renderers.kit import sprites
from renderers.kit.canvas import SIZE, Canvas
from renderers.kit.layout import Box, Seated, only_winner
from renderers.kit.palette import CREAM
from renderers.verflixxt import art, pieces, table
from renderers.verflixxt.seats import draw_pile
from renderers.verflixxt.story import draw_story

TOP = 12
LOW = 778
"""Vertical range of the places, above the board of news."""
MARGIN = 16
GAP = 10
CAPTAIN = (72, 22, 782)
"""Width and place of the guard who bows to the winner."""
ROSETTE = 78
NAME = 186
POINTS = 176
"""Room for a name, and for points."""
HIGHEST = 270
LARGEST = 80


def draw_result(view: VerflixxtView, result: Result, seated: Sequence[Seated]) -> Canvas:
    """Draw the places in order. Seats of one place have equal numbers."""
    canvas = table.result_background().on_top()
    winner = only_winner(result)
    canvas.paste(pieces.captain(None if winner is None else seated[winner].look, CAPTAIN[0]), *CAPTAIN[1:])
    draw_story(canvas, view, seated, table.RESULT_DROP)
    height = _height(len(result.places))
    top = TOP + (LOW - TOP - len(result.places) * (height + GAP) + GAP) / 2
    for n, place in enumerate(result.places):
        box = Box(MARGIN, top + n * (height + GAP), SIZE[0] - 2 * MARGIN, height)
        _draw_place(canvas, view, place, seated[place.seat], box)
    return canvas


def _draw_place(canvas: Canvas, view: VerflixxtView, place: Place, who: Seated, box: Box[float]) -> None:
    canvas.paste(sprites.panel(int(box.width), int(box.height), CREAM, radius=20), box.x, box.y)
    y = box.centre[1]
    sprites.draw_place(canvas, place.place, box.x + 14, y - 47, ROSETTE)
    canvas.centre(sprites.sign(who.look, 46, who.level), box.x + 130, y - 32)
    canvas.two_lines(who.name, box.x + 106, y + 23, 36, anchor="left", width=NAME)
    canvas.text(art.points(place.score), box.x + box.width - 22, y, 76, anchor="right")
    pile = view.seats[place.seat].pile
    if pile is None:
        return
    took = [event for event in view.last if isinstance(event, Took)]
    new = [event.tile for event in took if event.seat == place.seat]
    locked = [event.tile for event in took if event.cause == "worst"]
    left = 106 + NAME + 14
    room = Box(box.x + left, box.y + 12, box.width - left - POINTS, box.height - 22)
    draw_pile(canvas, pile, room, new, locked, LARGEST, centred=True)


def _height(count: int) -> int:
    """Return the height of each of a number of places."""
    return min(HIGHEST, (LOW - TOP + GAP) // count - GAP)
