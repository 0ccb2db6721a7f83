"""The board of news: the die, then the moves that are possible or what just happened, in signs."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import groupby
from typing import Final, NamedTuple

from games.verflixxt.moves import Began, Event, Home, Moved, Piece, Recycled, Rolled, Stayed, Took
from games.verflixxt.view import VerflixxtView
from renderers import verflixxt_art as art
from renderers import verflixxt_chips as chips
from renderers import verflixxt_pieces as pieces
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.pen import Pen, Sprite
from renderers.verflixxt_table import STRIP

MIDDLE = STRIP[1] + STRIP[3] / 2 - 4
DIE = 66
FEW = 5
"""As many tiles are told one by one."""


class Part(NamedTuple):
    """A part of a sentence in signs: how wide it is, and how it is drawn from a point to the right."""

    width: float
    draw: Callable[[Canvas, float, float], None]


def _picture(sprite: Sprite, dy: float = 0) -> Part:
    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.centre(sprite, x + sprite.size[0] / 2, y + dy)

    return Part(sprite.size[0], draw)


class Scale(NamedTuple):
    """How large a sentence is drawn."""

    badge: int
    figure: int
    chip: int
    arrow: tuple[int, int]
    gap: int
    between: int


LARGE = Scale(62, 46, 52, (44, 38), 10, 40)
MIDDLING = Scale(46, 34, 42, (32, 32), 7, 26)
SMALL = Scale(38, 27, 37, (26, 28), 5, 18)
LITTLE = Scale(31, 23, 30, (18, 22), 4, 12)
TINY = Scale(26, 18, 25, (15, 18), 3, 9)
SCALES: Final = ((LARGE, 1), (MIDDLING, 1), (SMALL, 2), (LITTLE, 2), (TINY, 3))
"""With how many rows there may be of each."""


@cache
def die(face: int | None, size: int) -> Sprite:
    """The die as it lies, or yet to be rolled."""
    pen = Pen(size, size + sprites.DROP)
    sprites.draw_die(pen, 0, 0, size, face)
    return pen.done()


def _dots(s: Scale) -> Part:
    """And so on."""

    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.text("…", x + s.chip / 2, y, s.chip)

    return Part(s.chip, draw)


def _piece(piece: Piece, seat: int | None, s: Scale) -> Part:
    if piece == "guard" or seat is None:
        return _picture(pieces.guard(s.figure))
    return _picture(pieces.pawn(seat, s.figure))


def _chip(tile: int, s: Scale, fate: chips.Fate = "taken") -> Part:
    return _picture(chips.chip(tile, s.chip, fate))


def _arrow(s: Scale) -> Part:
    return _picture(sprites.arrow(*s.arrow))


def _choices(view: VerflixxtView, s: Scale) -> list[list[Part]]:
    """The moves that are possible: piece by piece, where to, and whether its tile is taken then."""
    found: list[list[Part]] = []
    for (piece, tile), steps in groupby(view.steps, key=lambda step: (step.piece, step.tile)):
        ways = {step.way: step for step in steps}
        parts = [_piece(piece, view.turn, s)]
        if "back" in ways:
            parts += [_chip(ways["back"].to, s), _picture(pieces.arrow_back(*s.arrow))]
        parts += [_chip(tile, s), _arrow(s), _chip(ways["forward"].to, s)]
        if ways["forward"].takes is not None:
            parts.append(_picture(pieces.taking(round(s.chip * 0.9))))
        found.append(parts)
    return found


def _sentence(event: Event, s: Scale) -> list[Part]:
    """An event in signs; empty where the board shows it as well without."""
    match event:
        case Rolled(_, pips):
            return [_picture(die(pips, s.chip), 2)]
        case Moved(seat, piece, tile, to):
            who = [_picture(sprites.badge(seat, s.badge))] if piece == "guard" else []
            return [*who, _piece(piece, seat, s), _chip(tile, s), _arrow(s), _chip(to, s)]
        case Took(seat, tile, cause):
            chip = _chip(tile, s, "locked" if cause == "worst" else "taken")
            return [chip, _picture(pieces.taking(round(s.chip * 0.9))), _picture(sprites.badge(seat, s.badge), 1)]
        case Recycled(tiles):
            all_of_them = [_chip(tile, s) for tile in tiles]
            few = all_of_them if len(tiles) <= FEW else [*all_of_them[: FEW - 1], _dots(s), all_of_them[-1]]
            return [*few, _arrow(s), _picture(art.flag(s.chip, finish=True))]
        case Home(seat):
            return [_picture(sprites.badge(seat, s.badge), 1), _picture(art.flag(s.badge, finish=True))]
        case Stayed(seat):
            return [_picture(sprites.badge(seat, s.badge), 1), _picture(pieces.staying(s.badge))]
        case Began(seat):
            return [_picture(art.flag(s.badge, finish=False)), _arrow(s), _picture(sprites.badge(seat, s.badge), 1)]
        case _:
            return []


def _width(sentence: Sequence[Part], s: Scale) -> float:
    return sum(part.width for part in sentence) + s.gap * (len(sentence) - 1)


def _sentences(view: VerflixxtView, s: Scale) -> list[list[Part]]:
    if view.steps:
        told = _choices(view, s)
        return [*told, [_picture(pieces.staying(s.badge))]] if view.may_stay else told
    return [parts for event in view.last if (parts := _sentence(event, s))]


def _rows(sentences: Sequence[list[Part]], s: Scale, room: float) -> list[list[list[Part]]]:
    rows: list[list[list[Part]]] = [[]]
    used = 0.0
    for parts in sentences:
        width = _width(parts, s)
        if rows[-1] and used + width > room:
            rows.append([])
            used = 0.0
        rows[-1].append(parts)
        used += width + s.between
    return rows


def _fitted(view: VerflixxtView, room: float) -> tuple[Scale, list[list[list[Part]]]]:
    """The largest scale that finds room, and the rows it makes."""
    for scale, most in SCALES[:-1]:
        rows = _rows(_sentences(view, scale), scale, room)
        if len(rows) <= most:
            return scale, rows
    return TINY, _rows(_sentences(view, TINY), TINY, room)


def draw_story(canvas: Canvas, view: VerflixxtView, names: Sequence[str], drop: int = 0) -> None:
    """The die, and what it allows; before it is rolled, what just happened. `drop`: how much lower the board lies."""
    middle = MIDDLE + drop
    x: float = STRIP[0] + 24
    if view.turn is not None:
        canvas.paste(die(view.die, DIE), x, middle - DIE / 2 - 2)
        x += DIE + 26
    room = STRIP[0] + STRIP[2] - 20 - x
    scale, rows = _fitted(view, room)
    pitch = 84 / len(rows)
    for n, row in enumerate(rows):
        _row(canvas, row, scale, x, middle + (n - (len(rows) - 1) / 2) * pitch)
    if not rows[0] and view.turn is not None:
        canvas.text(names[view.turn], x, middle, 48, anchor="left", width=round(room), least=40)


def _row(canvas: Canvas, row: Sequence[Sequence[Part]], s: Scale, x: float, y: float) -> None:
    for parts in row:
        for part in parts:
            part.draw(canvas, x, y)
            x += part.width + s.gap
        x += s.between - s.gap
