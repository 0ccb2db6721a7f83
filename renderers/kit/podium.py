"""The picture of the end: who won, large and crowned, with what won the game; the others below in their order."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeVar

from games.core import Place, Result
from renderers.kit import sprites
from renderers.kit.canvas import SIZE, Canvas
from renderers.kit.fonts import width_of
from renderers.kit.furniture import lay_panel, pile_edge
from renderers.kit.layout import Box, Seated
from renderers.kit.palette import CREAM, GLOW
from renderers.kit.pixels import Sprite

EDGE: Final = 18
GAP: Final = 12
LOW: Final = 408
"""Most height of the places below the winners."""
ROW: Final = 150
"""Most height of a place below the winners."""
COLUMN: Final = 3
"""Most places below each other in one column."""
HEADER: Final = 104, 70
"""Height of the head of a winner alone, and of one among several."""
CROWN: Final = 84
RISE: Final = 28
"""How much a crown rises above the head of a panel."""
HERO: Final = 330
"""Most width of a hero."""
FANNED: Final = 59, 190
"""Least and most width of a fan's pieces. The number on a smaller one is illegible."""
STEP: Final = 0.96
"""Distance of a fan's pieces, in their width."""


class Prize(NamedTuple):
    """What a seat has at the end: its score, the sign of its unit in a width, and a drawing for a room."""

    score: str
    unit: Callable[[int], Sprite] | None
    draw: Callable[[Canvas, Box[float]], None]


Hero = Callable[[int, int], Sprite]
"""The crowned figure of a look, in a width, beside a winner alone."""


def draw_podium(
    canvas: Canvas, result: Result, seated: Sequence[Seated], prize: Callable[[Place], Prize], hero: Hero
) -> None:
    winners = [place for place in result.places if place.place == 1]
    others = result.places[len(winners) :]
    columns = 1 if len(others) <= COLUMN else 2
    rows = -(-len(others) // columns)
    height = min(ROW, (LOW - GAP * (rows - 1)) // max(1, rows))
    top = SIZE[1] - EDGE - rows * (height + GAP) + GAP
    alone = hero if len(winners) == 1 else None
    room = Box(EDGE, EDGE, SIZE[0] - 2 * EDGE, top - 2 * EDGE - 10)
    for place, box in zip(winners, _boxes(len(winners), room), strict=True):
        _draw_winner(canvas, seated[place.seat], prize(place), box, alone)
    width = (SIZE[0] - 2 * EDGE - GAP * (columns - 1)) // columns
    for n, place in enumerate(others):
        column, row = divmod(n, rows)
        box = Box(EDGE + column * (width + GAP), top + row * (height + GAP), width, height)
        _draw_place(canvas, place, seated[place.seat], prize(place), box)


def _boxes(count: int, room: Box[int]) -> list[Box[int]]:
    """Return boxes side by side for a number of winners, in two rows if they are many, with room for crowns."""
    if count == 1:
        return [room]
    rows = 1 if count <= COLUMN else 2
    across, high = -(-count // rows), room.height // rows
    width = (room.width - GAP * (across - 1)) // across
    return [
        Box(room.x + n % across * (width + GAP), room.y + n // across * high + RISE, width, high - RISE - GAP)
        for n in range(count)
    ]


def _draw_winner(canvas: Canvas, who: Seated, prize: Prize, box: Box[int], hero: Hero | None) -> None:
    """Draw a winner's panel: sign, name and score in its head, and below what won the game. A winner alone has a hero,
    others a crown."""
    header = HEADER[hero is None]
    lay_panel(canvas, who.look, box, header, bright=True)
    middle, left, size = box.y + header / 2 + 2, box.x + 16.0, round(header * 0.73)
    canvas.centre(sprites.badge(who.look, size, who.level), box.x + 24 + size / 2, middle + 2)
    said = prize if box.width > SIZE[0] / 3 else prize._replace(unit=None)
    right = _draw_score(canvas, said, box.x + box.width - 26, middle, 84 if hero else 52)
    beside = box.x + size + 40
    canvas.two_lines(who.name, beside, middle, 64 if hero else 40, anchor="left", width=right - beside - 20)
    low = box.height - header
    if hero is None:
        canvas.centre(sprites.figure("kit/crown", CROWN, line=4), box.x + 24 + size / 2, middle - 48)
    else:
        wide = min(HERO, round(low * 0.68))
        left += wide + 24
        x, y = box.x + wide / 2 + 24, box.y + header + low / 2
        size = min(low - 24, wide + 8)
        canvas.centre(sprites.panel(size, size, GLOW, line=0, radius=size / 2, drop=0), x, y)
        canvas.centre(hero(who.look, wide), x, y - 2)
    prize.draw(canvas, Box(left, box.y + header + 12, box.x + box.width - 16 - left, low - 24))


def _draw_score(canvas: Canvas, prize: Prize, right: float, y: float, size: int) -> float:
    """Draw a score that ends at `right`. Returns its left edge."""
    canvas.text(prize.score, right, y, size, anchor="right")
    left = right - width_of(prize.score, size)
    if prize.unit is not None:
        icon = prize.unit(round(size * 1.05))
        left -= icon.size[0] + 6
        canvas.centre(icon, left + icon.size[0] / 2, y)
    return left


def _draw_place(canvas: Canvas, place: Place, who: Seated, prize: Prize, box: Box[int]) -> None:
    """Draw a place in a row: its number, sign and name, what the seat has, and its score."""
    canvas.paste(sprites.panel(box.width, box.height, CREAM, radius=20), box.x, box.y)
    wide, y = box.width > SIZE[0] / 2, box.centre[1]
    name, size = (300, 46) if wide else (176, 36)
    sprites.draw_place(canvas, place.place, box.x + 10, y - 40, 64)
    canvas.centre(sprites.badge(who.look, 44, who.level), box.x + 104, y)
    canvas.two_lines(who.name, box.x + 134, y, size, anchor="left", width=name)
    right = _draw_score(canvas, prize, box.x + box.width - 18, y, 66 if wide else 46)
    left = box.x + 134 + name + 8
    prize.draw(canvas, Box(left, box.y + 8, right - left - 8, box.height - 16))


Piece = TypeVar("Piece")


def draw_fan(
    canvas: Canvas,
    drawn: Callable[[Piece, int], Sprite],
    pieces: Sequence[Piece],
    room: Box[float],
    size: tuple[int, int],
) -> None:
    """Fan out pieces of a `size` in as many rows as let them be largest. Without room for all, the best lie on the
    others."""
    if not pieces:
        return
    tall, (least, most) = size[1] / size[0], FANNED
    fits = [
        (min(most, int(room.width / (STEP * -(-len(pieces) // rows))), int(room.height / (rows * tall * 1.06))), -rows)
        for rows in range(1, 4)
    ]
    width, rows = max(fits)
    under = 0
    if width < least:
        width, rows = min(80, int(room.height / tall / 1.1)), -1
        under = len(pieces) - max(1, int((room.width - 16) / (STEP * width)))
    shown = pieces[under:]
    across = -(-len(shown) // -rows)
    for n, piece in enumerate(shown):
        row, column = divmod(n, across)
        of_row = min(across, len(shown) - row * across)
        x = room.centre[0] + (column - (of_row - 1) / 2) * width * STEP
        y = room.centre[1] + (row + (rows + 1) / 2) * width * tall * 1.06
        for below in range(min(under, 3) if n == 0 else 0, 0, -1):
            canvas.centre(pile_edge(width, round(width * tall)), x - 4 * below, y - 4 * below)
        canvas.centre(drawn(piece, width), x, y)
