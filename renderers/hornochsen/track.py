"""The pawns on Hornochsen's track, and their last moves."""

from collections.abc import Sequence

from games.hornochsen.moves import HEAP, Eye, Scored
from games.hornochsen.view import HornochsenView
from renderers.hornochsen import art, table
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.kept import kept
from renderers.kit.layout import Seated
from renderers.kit.palette import INK, SIGNS, Colour
from renderers.kit.pen import Pen
from renderers.kit.pixels import Point, Sprite

PAWN = 42
CROWDED = 34


def pawn_places(spaces: tuple[int, ...]) -> tuple[tuple[Point, int], ...]:
    """Return the place and size of every seat's pawn."""
    start = [seat for seat, space in enumerate(spaces) if space <= 0]
    heap = sorted((seat for seat, space in enumerate(spaces) if space >= HEAP), key=spaces.__getitem__, reverse=True)
    found: list[tuple[Point, int]] = []
    for seat, space in enumerate(spaces):
        if space <= 0:
            found.append(_in_start(start.index(seat), len(start)))
        elif space >= HEAP:
            found.append(_on_heap(heap.index(seat), len(heap)))
        else:
            found.append((table.cell(space).centre, PAWN))
    return tuple(found)


def _in_start(number: int, count: int) -> tuple[Point, int]:
    box = table.START
    size = PAWN if count <= 4 else CROWDED
    pitch = min(46.0, (box.height - size - 6) / max(1, count - 1))
    shift = 0 if count <= 4 else 6 * (-1) ** number  # a zigzag: more pawns than the start is high
    return (box.centre[0] + shift, box.centre[1] + (number - (count - 1) / 2) * pitch), size


def _on_heap(number: int, count: int) -> tuple[Point, int]:
    box = table.DUNG
    pitch = min(56.0, (box.width - 48) / max(1, count - 1))
    return (box.centre[0] + (number - (count - 1) / 2) * pitch, box.centre[1] - 3), PAWN


@kept
def _prints(look: int, fill: Colour) -> Sprite:
    """Return the mark of a space that a pawn left."""
    pen = Pen(40, 40)
    pen.box(0, 0, 40, 40, fill, line=0, radius=0)
    for ink, grow in ((INK, 2.0), (SIGNS[look].colour, 0.0)):
        for x, y in ((2, 15), (20, 3)):
            art.draw_hoof(pen, x - grow, y - grow, 18 + 2 * grow, ink)
    return pen.sprite()


def draw_pawns(canvas: Canvas, view: HornochsenView, seated: Sequence[Seated]) -> None:
    """Draw all pawns. Those that moved stand out, with hoof prints on their former spaces; bull's eyes that were set
    off as well."""
    # reversed: the first of several moves counts
    moved = {event.seat: event.from_space for event in reversed(view.last) if isinstance(event, Scored)}
    spaces = tuple(player.space for player in view.players)
    for event in view.last:
        if isinstance(event, Eye):
            box = table.cell(event.space)
            canvas.centre(sprites.news_frame(38, 38), *box.centre)
    for seat, space in moved.items():
        if 0 < space < HEAP and space not in spaces:  # another pawn may have come there
            canvas.centre(_prints(seated[seat].look, table.stone_of(space)), *table.cell(space).centre)
    for seat, ((x, y), size) in enumerate(pawn_places(spaces)):
        if seat in moved:
            canvas.centre(sprites.halo(size, size, out=7), x, y + 2)
        canvas.centre(art.pawn(seated[seat].look, size), x, y - 1)
