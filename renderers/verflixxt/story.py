"""The board of news: the die, then possible moves or the last events, in signs."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from games.verflixxt.moves import Began, Event, Home, Moved, Piece, Recycled, Rolled, Stayed, Took
from games.verflixxt.view import VerflixxtView
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.kept import kept
from renderers.kit.layout import Seated
from renderers.kit.palette import GLOW
from renderers.kit.pen import Pen
from renderers.kit.pixels import Sprite, mirrored
from renderers.kit.sentence import Part, draw_sentences, sprite_part, width_of_all, word_part
from renderers.verflixxt import art, chips, pieces
from renderers.verflixxt.table import STRIP

MIDDLE = STRIP[1] + STRIP[3] / 2 - 4
DIE = 66
FEW = 5
"""Most tiles that are shown one by one."""
NAME = 320
"""Room for a name before other news."""


class Scale(NamedTuple):
    badge: int
    figure: int
    chip: int
    arrow: tuple[int, int]
    gap: int
    between: int


LARGE = Scale(62, 46, 52, (44, 38), 10, 40)
MIDDLING = Scale(44, 32, 45, (26, 30), 4, 26)
"""The least legible size on a phone."""


@kept
def die(face: int | None, size: int) -> Sprite:
    """Return the die as rolled, or not rolled yet."""
    pen = Pen(size, size + sprites.DROP)
    sprites.draw_die(pen, 0, 0, size, face)
    return pen.sprite()


def _piece(piece: Piece, who: Seated | None, s: Scale) -> Part:
    if piece == "guard" or who is None:
        return sprite_part(pieces.guard(s.figure))
    return sprite_part(pieces.pawn(who.look, s.figure))


def _badge(who: Seated, s: Scale) -> Part:
    return sprite_part(sprites.badge(who.look, s.badge, who.level), dy=1)


def _chip(tile: int, s: Scale, fate: chips.Fate = "taken") -> Part:
    return sprite_part(chips.chip(tile, s.chip, fate))


def _arrow(s: Scale) -> Part:
    return sprite_part(sprites.arrow(*s.arrow))


def _taken(tile: int, s: Scale, *, marked: bool = False) -> Part:
    """Return a tile with the tray that it goes into beside it, marked if that is only possible."""
    chip, tray = chips.chip(tile, s.chip), pieces.tray(round(s.chip * 0.86))
    width, height = chip.size

    def draw(canvas: Canvas, x: float, y: float) -> None:
        if marked:
            canvas.centre(sprites.halo(width, height, GLOW, radius=12), x + width / 2, y)
        canvas.centre(chip, x + width / 2, y)
        canvas.centre(tray, x + width + tray.size[0] / 2, y)

    return Part(width + tray.size[0], draw)


def _choices(view: VerflixxtView, who: Seated, s: Scale) -> list[list[Part]]:
    """Return the possible moves: each piece, whether it takes the tile it leaves, and its target."""
    found: list[list[Part]] = []
    for (piece, tile), steps in groupby(view.steps, key=lambda step: (step.piece, step.tile)):
        ways = {step.way: step for step in steps}
        parts = [_piece(piece, who, s)]
        if "back" in ways:
            parts += [_chip(ways["back"].to, s), sprite_part(mirrored(sprites.arrow(*s.arrow)))]
        left = _chip(tile, s) if ways["forward"].takes is None else _taken(tile, s)
        found.append([*parts, left, _arrow(s), _chip(ways["forward"].to, s)])
    return [*found, *_staying(view, s)]


def _staying(view: VerflixxtView, s: Scale) -> list[list[Part]]:
    return [[sprite_part(pieces.pause_sign(s.badge))]] if view.may_stay else []


def _brief_choices(view: VerflixxtView, who: Seated, s: Scale) -> list[list[Part]]:
    """Return a short form of many moves: their seat, and the tiles that would be taken. The path shows the others."""
    takes = sorted({step.takes for step in view.steps if step.takes is not None})
    return [[word_part(who.name, 48, NAME)], *([_taken(tile, s, marked=True)] for tile in takes), *_staying(view, s)]


def _sentence(event: Event, seated: Sequence[Seated], s: Scale) -> list[Part]:
    """Return an event in signs. Empty if the board shows it anyway."""
    match event:
        case Rolled(_, pips):
            return [sprite_part(die(pips, s.chip), dy=2)]
        case Moved(seat, piece, tile, to):
            who = [_badge(seated[seat], s)] if piece == "guard" else []
            return [*who, _piece(piece, seated[seat], s), _chip(tile, s), _arrow(s), _chip(to, s)]
        case Took(seat, tile, cause):
            chip = _chip(tile, s, "locked" if cause == "worst" else "taken")
            return [chip, sprite_part(pieces.tray(round(s.chip * 0.86))), _badge(seated[seat], s)]
        case Recycled(tiles):
            all_of_them = [_chip(tile, s) for tile in tiles]
            few = (
                all_of_them if len(tiles) <= FEW else [*all_of_them[: FEW - 1], word_part("…", s.chip), all_of_them[-1]]
            )
            return [*few, _arrow(s), sprite_part(art.flag(s.chip, finish=True))]
        case Home(seat):
            return [_badge(seated[seat], s), sprite_part(art.flag(s.badge, finish=True))]
        case Stayed(seat):
            return [_badge(seated[seat], s), sprite_part(pieces.pause_sign(s.badge))]
        case Began(seat):
            return [sprite_part(art.flag(s.badge, finish=False)), _arrow(s), _badge(seated[seat], s)]
        case _:
            return []


def _sentences(view: VerflixxtView, seated: Sequence[Seated], s: Scale, *, brief: bool) -> list[list[Part]]:
    """Return all sentences. The brief form leaves out what path and seats show."""
    if view.steps and view.turn is not None:
        return (_brief_choices if brief else _choices)(view, seated[view.turn], s)
    # taken tiles are marked at the seats
    events = [event for event in view.last if not (brief and isinstance(event, Took))]
    return [parts for event in events if (parts := _sentence(event, seated, s))]


def _fitted_sentences(view: VerflixxtView, seated: Sequence[Seated], room: float) -> tuple[Scale, list[list[Part]]]:
    """Return as many sentences as fit, in the largest size. If there are too many, the earliest are dropped."""
    # all in small says more than some in large
    for scale, brief in ((LARGE, False), (MIDDLING, False), (LARGE, True)):
        sentences = _sentences(view, seated, scale, brief=brief)
        if width_of_all(sentences, scale.gap, scale.between) <= room:
            return scale, sentences
    sentences = _sentences(view, seated, MIDDLING, brief=True)
    while len(sentences) > 1 and width_of_all(sentences, MIDDLING.gap, MIDDLING.between) > room:
        sentences = sentences[1:]  # the latest news matter most
    return MIDDLING, sentences


def draw_story(canvas: Canvas, view: VerflixxtView, seated: Sequence[Seated]) -> None:
    """Draw the die with its possible moves; before the roll, the last events."""
    x: float = STRIP[0] + 24
    name = None if view.turn is None else seated[view.turn].name
    if name is not None:
        canvas.paste(die(view.die, DIE), x, MIDDLE - DIE / 2 - 2)
        x += DIE + 26
    room = STRIP[0] + STRIP[2] - 20 - x
    scale, sentences = _fitted_sentences(view, seated, room)
    draw_sentences(canvas, sentences, x, MIDDLE, scale.gap, scale.between)
    if not sentences and name is not None:
        canvas.two_lines(name, x, MIDDLE, 48, anchor="left", width=room)
