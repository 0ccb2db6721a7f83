"""The strip in the middle of Hornochsen's board: the conditions of the round, and the last events."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from games.hornochsen.moves import Bought, Drew, Picked, Placed, Revealed, Scored
from games.hornochsen.view import HornochsenView
from renderers.hornochsen import art
from renderers.hornochsen.table import STRIP
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import DECISIVE
from renderers.kit.kept import kept
from renderers.kit.layout import Seated
from renderers.kit.palette import GLOW, IVORY, WHITE
from renderers.kit.pen import Pen
from renderers.kit.pixels import Sprite, mirrored

MIDDLE: Final = STRIP[1] + STRIP[3] / 2 - 3
RIGHT: Final = STRIP[0] + STRIP[2] - 14
PLATE_TOP: Final = STRIP[1] + 6
PLATE: Final = 88
"""Places and height of the signs of a round."""
PITCH: Final = 74
"""Most distance of tiles in a story."""


class PlacedTile(NamedTuple):
    """A placed tile: its seat, and its cost (forward) or reward."""

    tile: int
    seat: int
    points: int
    forward: bool


@kept
def _chip(width: int, *, forward: bool) -> Sprite:
    """Return the ground of points: pointed in the pawn's direction, red forward, green back."""
    height = 34
    pen = Pen(width, height)
    tip = 8
    points = [(2, 3), (width - tip - 1, 3), (width - 2, height / 2), (width - tip - 1, height - 3), (2, height - 3)]
    if not forward:
        points = [(width - x, y) for x, y in points]
    pen.shape(points, art.RED if forward else art.LEAF, line=2)
    return pen.sprite()


def steps_of(view: HornochsenView) -> list[PlacedTile]:
    """Return the tiles of the last round in the order of placing. After other events, those that are still on the
    board."""
    steps: list[PlacedTile] = []
    for event in view.last:
        match event:
            case Placed(seat, tile):
                steps.append(PlacedTile(tile, seat, 0, forward=True))
            # it follows its tile; a price has none
            case Scored(seat, cause, points, happy) if cause != "buy" and steps:
                steps[-1] = PlacedTile(steps[-1].tile, seat, points, forward=not happy)
            case _:
                pass
    if steps:
        return steps
    spaces = [space for row in view.rows for space in row.spaces]
    lying = [(space.tile, space.seat) for space in spaces if space.tile is not None and space.seat is not None]
    return [PlacedTile(tile, seat, 0, forward=True) for tile, seat in sorted(lying)]


def draw_strip(canvas: Canvas, view: HornochsenView, seated: Sequence[Seated]) -> None:
    left = _draw_conditions(canvas, view)
    if any(isinstance(event, Revealed) for event in view.last):
        _draw_steps(canvas, steps_of(view), seated, left)
    elif view.order:
        _draw_order(canvas, view, seated, left)
    else:
        _draw_owed(canvas, view, seated, _draw_other_news(canvas, view, seated, left))


def _draw_conditions(canvas: Canvas, view: HornochsenView) -> float:
    """Draw the conditions of the round, each sign in its own place and bright if unusual: the direction of points,
    tiles per seat, secret or open choice; then the reserve. Returns their right edge."""
    x: float = STRIP[0] + 12
    canvas.paste(_plate(86, bright=view.happy), x, PLATE_TOP)
    canvas.centre(art.cow_icon(58) if view.happy else art.bull_icon(58), x + 43, PLATE_TOP + 31)
    canvas.centre(_way(happy=view.happy), x + 43, PLATE_TOP + 70)
    x += 91
    canvas.paste(_plate(70, bright=view.double), x, PLATE_TOP)
    canvas.centre(art.two_tiles(60) if view.double else art.tile_back(40, 46), x + 35, PLATE_TOP + 45)
    x += 75
    canvas.paste(_plate(70, bright=bool(view.order)), x, PLATE_TOP)
    if view.order:
        canvas.centre(art.eye_icon(60), x + 35, PLATE_TOP + 45)
    else:
        canvas.centre(art.eye_shut(52), x + 35, PLATE_TOP + (28 if view.eye else 45))
    if view.eye and not view.order:  # the next round
        canvas.centre(sprites.arrow(26, 26), x + 17, PLATE_TOP + 66)
        canvas.centre(art.eye_icon(40), x + 47, PLATE_TOP + 66)
    x += 80
    canvas.centre(art.reserve(56), x + 30, MIDDLE - 16)
    canvas.text(str(view.reserve), x + 30, MIDDLE + 28, DECISIVE)
    if not view.selling:
        canvas.centre(sprites.cross(54), x + 30, MIDDLE - 14)
    return x + 68


def _plate(width: int, *, bright: bool) -> Sprite:
    return sprites.panel(width, PLATE, GLOW if bright else art.SLOT, line=4 if bright else 2, drop=3)


def _badge(who: Seated, size: int) -> Sprite:
    return sprites.badge(who.look, size, who.level)


def _way(*, happy: bool) -> Sprite:
    if not happy:
        return sprites.arrow(58, 34, art.RED)
    return mirrored(sprites.arrow(58, 34, art.LEAF))


def _draw_steps(canvas: Canvas, steps: Sequence[PlacedTile], seated: Sequence[Seated], left: float) -> None:
    """Draw tiles in the order of placing, with their seats below and their points above."""
    if not steps:
        return
    pitch = min(PITCH, (RIGHT - left) / len(steps))
    width = min(60, int(pitch) - 4)
    height = 38
    for n, step in enumerate(steps):
        x = left + (n + 0.5) * pitch
        y = STRIP[1] + 57
        canvas.paste(art.tile(step.tile, width, height), x - width / 2, y - height / 2)
        canvas.centre(_badge(seated[step.seat], 30), x, STRIP[1] + 85)
        if step.points:
            _draw_points(canvas, step.points, x, min(52, int(pitch)), forward=step.forward)


def _draw_points(canvas: Canvas, points: int, x: float, width: int, *, forward: bool) -> None:
    canvas.centre(_chip(width, forward=forward), x, STRIP[1] + 19)
    canvas.text(str(points), x + (-3 if forward else 3), STRIP[1] + 19, DECISIVE, ink=WHITE)


def _draw_order(canvas: Canvas, view: HornochsenView, seated: Sequence[Seated], left: float) -> None:
    """Draw the order of choosing in an open round, and the open choices."""
    seats = [seat for group in view.order for seat in group]
    awaited = view.awaited
    pitch = min(130, (RIGHT - left) / len(seats))
    for n, seat in enumerate(seats):
        x = left + (n + 0.5) * pitch
        player = view.players[seat]
        canvas.centre(_badge(seated[seat], 32), x, STRIP[1] + 22)
        count = len(player.shown) or (2 if view.double else 1)  # what is secret is drawn as the rule says, not as it is
        width = 58 if count == 1 else int(min(58, pitch / 2 - 3))
        for tile in range(count):
            at = x + (tile - (count - 1) / 2) * (width + 3) - width / 2
            if player.shown:
                canvas.paste(art.tile(player.shown[tile], width, 50), at, STRIP[1] + 40)
            else:
                canvas.paste(art.slot(width, 50, bright=seat in awaited), at, STRIP[1] + 40)


def _draw_other_news(canvas: Canvas, view: HornochsenView, seated: Sequence[Seated], left: float) -> float:
    """Draw a purchase, a pick or free tiles: the seat and the number."""
    x = left
    for event in view.last:
        match event:
            case Bought(seat, count):
                x = _draw_gain(canvas, x, seated[seat], art.reserve(56), count, paid=count)
            case Picked(seat, _, count):
                x = _draw_gain(canvas, x, seated[seat], art.bull_icon(64), count)
            case Drew(seat, "free", count):
                x = _draw_gain(canvas, x, seated[seat], art.reserve(56), count)
            case _:
                pass
    return x


def _draw_gain(canvas: Canvas, x: float, who: Seated, source: Sprite, count: int, *, paid: int = 0) -> float:
    """Draw the tiles that a seat got, and the price above their source."""
    canvas.centre(source, x + 32, MIDDLE + (12 if paid else 0))
    if paid:
        _draw_points(canvas, paid, x + 32, 52, forward=True)
    canvas.centre(sprites.arrow(46, 38), x + 92, MIDDLE)
    canvas.text(f"+{count}", x + 148, MIDDLE, 40)
    canvas.centre(_badge(who, 60), x + 208, MIDDLE)
    return x + 254


def _draw_owed(canvas: Canvas, view: HornochsenView, seated: Sequence[Seated], left: float) -> None:
    """Draw the rows with owed picks, as many as fit."""
    x = left
    for owed in view.owed:
        width = len(owed.tiles) * 54 + 30
        if x + 44 + width > RIGHT:  # the hand shows its seat the rest
            break
        canvas.paste(sprites.panel(width, 52, IVORY, drop=4), x + 20, MIDDLE - 27)
        canvas.centre(_badge(seated[owed.seat], 42), x + 21, MIDDLE)
        for n, tile in enumerate(owed.tiles):
            canvas.text(str(tile), x + 75 + n * 54, MIDDLE - 1, DECISIVE)
        x += 30 + width
