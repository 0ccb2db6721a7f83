"""The end of Hornochsen: everybody's pawn on the way to the dung heap."""

from collections.abc import Sequence
from typing import Final

from games.core import Place, Result
from games.hornochsen.moves import HEAP
from renderers.hornochsen import art, table
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import DECISIVE
from renderers.kit.furniture import cloth_canvas
from renderers.kit.kept import kept
from renderers.kit.layout import Box, Seated
from renderers.kit.pen import Pen
from renderers.kit.pixels import Sprite
from renderers.kit.podium import Prize, draw_podium

LARGE = 150
"""Most width of a pawn on the way."""
SMALL = 40
UP: Final = 0.82
"""Distance of the pawns of a tower, in their width."""
NARROW: Final = 200
"""Width below which a room has no way, only a pawn."""


def draw_result(result: Result, seated: Sequence[Seated]) -> Canvas:
    """Draw the places: everybody on the way beside a winner, elsewhere each alone."""
    canvas = cloth_canvas(art.CLOTH, table.colours())
    last, shared = result.places[-1].place, result.places[1].place == 1

    def prize(place: Place) -> Prize:
        def draw(canvas: Canvas, room: Box[float]) -> None:
            won = place.place == 1
            if room.width < NARROW or (won and shared):
                _draw_pawn(canvas, room, seated[place.seat].look, in_dung=place.place == last and not won)
            else:
                _draw_way(canvas, room, result.places if won else (place,), seated)

        return Prize(str(place.score), art.bull_icon, draw)

    draw_podium(canvas, result, seated, prize, _hero)
    return canvas


def _draw_pawn(canvas: Canvas, room: Box[float], look: int, *, in_dung: bool) -> None:
    """Draw a pawn, the last one in the dung."""
    x, y = room.centre
    canvas.centre(art.pawn(look, min(180, round(room.height * 0.76))), x, y - (8 if in_dung else 0))
    if in_dung:
        canvas.centre(sprites.figure("hornochsen/heap-low", 110, margin=4), x, y + 24)


def _draw_way(canvas: Canvas, room: Box[float], places: Sequence[Place], seated: Sequence[Seated]) -> None:
    """Draw the way from the start to the dung heap with pawns on their spaces, as large as fit. Those in each other's
    way are a tower."""
    heap = sprites.figure("hornochsen/heap-low", min(290, round(room.width * 0.36)), margin=4)

    def along(size: int) -> list[float]:
        return [(room.width - heap.size[0] * 0.6 - size) * min(place.score, HEAP) / HEAP for place in places]

    def fits(size: int) -> bool:
        return (max(_levels(along(size), size)) * UP + 1.6) * size + 40 <= room.height

    size = next((size for size in range(LARGE, SMALL, -2) if fits(size)), SMALL)
    left, ground = room.x + size / 2, room.y + room.height - 56
    canvas.paste(sprites.panel(round(room.width), 48, art.STONE, radius=18), room.x, ground)
    for space in range(10, HEAP, 10) if len(places) > 1 else ():
        canvas.text(str(space), left + (room.width - heap.size[0] * 0.6 - size) * space / HEAP, ground + 24, DECISIVE)
    pawns = zip(_levels(along(size), size), along(size), places, strict=True)
    for level, x, place in sorted(pawns, key=lambda pawn: -pawn[0]):
        canvas.centre(art.pawn(seated[place.seat].look, size), left + x, ground - size * (0.5 + UP * level))
    canvas.paste(heap, room.x + room.width - heap.size[0], ground + 30 - heap.size[1])


def _levels(places: Sequence[float], size: int) -> list[int]:
    """Return the level of each pawn: the lowest where no other is in its way."""
    levels: list[int] = []
    for n, x in enumerate(places):
        taken = {levels[other] for other in range(n) if abs(places[other] - x) < size * 0.96}
        levels.append(next(level for level in range(len(places)) if level not in taken))
    return levels


@kept
def _hero(look: int, width: int) -> Sprite:
    """Return a winner's crowned pawn."""
    pen = Pen(width, width * 1.4)
    pen.figure("hornochsen/pawn", 0, width * 0.26, width, line=5)
    sprites.draw_sign(pen, look, (width / 2, width * 0.88), width * 0.62, 5)
    pen.figure("kit/crown", width * 0.27, 0, width * 0.46, line=5)
    return pen.sprite()
