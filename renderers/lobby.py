"""A lobby as a table: its seats around it, and on it the game with what is chosen. A rematch has a banner, and beside
each name the games won that evening."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from renderers.finished.art import drawable_title
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.farm import CLOTH
from renderers.kit.figures import colours_in, figure_of
from renderers.kit.fonts import DECISIVE, MIN_SIZE, drawable, seat_name, width_of
from renderers.kit.furniture import board, cloth_canvas, empty_place, header_of
from renderers.kit.layout import Seated, seat_row, seated_of
from renderers.kit.palette import (
    BIRDS,
    CREAM,
    GLOW,
    INK,
    IVORY,
    SAND,
    SIGNS,
    TAN,
    WHITE,
    WOOD,
    WOOD_LIGHT,
    Palette,
    Ramp,
    fixed_palette,
)
from renderers.kit.pixels import Sprite
from renderers.registry import Picture, renderer_of

WIDTH: Final = 1200
CARD: Final = 128
"""Height of a seat."""
TOP: Final = 16
TABLE: Final = (40, 1120)
"""Left edge and width of the table, on which the seats' cards lie with their inner edges."""
PLATE: Final = (70, 1060)
"""Left edge and width of the plate between the rows of seats."""
MIN_PLATE: Final = 296
"""Least height of the plate."""
EDGE: Final = 24
"""From a seat's inner edge to the plate. The table begins as far inside the card."""
EMBLEM: Final = (190, 236)
"""Width and height for the game's figure."""
TITLE: Final = 68
BANNER: Final = 62
LEADING: Final = 48


class Lobby(NamedTuple):
    """A lobby to draw. `party` are its people, of `most` seats; `wins` are the games that each won this evening, empty
    if it is no rematch; `chosen` are its variants and clock; `awaited` are the names for whom it keeps seats. The words
    `free` and `banner` are the language's."""

    game: str
    title: str
    party: tuple[Seated, ...]
    most: int
    chosen: tuple[str, ...]
    free: str
    banner: str = ""
    wins: tuple[int, ...] = ()
    awaited: tuple[str, ...] = ()


def draw_lobby(lobby: Lobby) -> Picture:
    return Picture(lobby_canvas(lobby).png())


def lobby_canvas(lobby: Lobby) -> Canvas:
    """Return a lobby's picture. The table is as high as what is chosen needs."""
    lines = _filled([said for name in lobby.chosen if (said := drawable(name))], _room(lobby))
    high = TITLE + 16 + LEADING * len(lines) + (BANNER + 18 if lobby.banner else 0)
    plate = max(MIN_PLATE, high + 48)
    rows = TOP, TOP + CARD + 2 * EDGE + plate
    canvas = cloth_canvas(CLOTH, _colours(lobby.game), (WIDTH, rows[1] + CARD + 22))
    canvas.paste(board(TABLE[1], plate + 4 * EDGE + 32), TABLE[0], TOP + CARD - EDGE - 16)
    top = TOP + CARD + EDGE
    canvas.paste(sprites.panel(PLATE[1], plate, GLOW if lobby.banner else IVORY, drop=0), PLATE[0], top)
    if renderer_of(lobby.game).emblem:
        canvas.centre(_emblem(lobby.game), PLATE[0] + 36 + EMBLEM[0] / 2, top + plate / 2)
    _draw_middle(canvas, lobby, lines, top + (plate - high) / 2)
    upper = -(-lobby.most // 2)
    for y, seats in zip(rows, (range(upper), range(upper, lobby.most)), strict=True):
        for seat, (left, wide) in zip(seats, seat_row(len(seats), 340, 24, 16), strict=True):
            _draw_seat(canvas, lobby, seat, left, y, wide)
    return canvas


def _emblem(game: str) -> Sprite:
    """Return the game's figure as large as fits."""
    width, height = figure_of(renderer_of(game).emblem, frozenset[str](), frozenset[str](), ())[:2]
    return sprites.figure(renderer_of(game).emblem, round(min(EMBLEM[0], EMBLEM[1] * width / height)))


def _room(lobby: Lobby) -> float:
    """Return the width for the words on the plate."""
    return PLATE[1] - 72 - (EMBLEM[0] + 36 if renderer_of(lobby.game).emblem else 0)


@lru_cache(4)
def _colours(game: str) -> Palette:
    folder = renderer_of(game).emblem.partition("/")[0]
    headers = [header_of(sign) for sign in range(len(SIGNS))]
    flats = [INK, WHITE, IVORY, CREAM, SAND, TAN, GLOW, WOOD, WOOD_LIGHT, *CLOTH[1:], *headers]
    flats += [sign.colour for sign in SIGNS] + [*sprites.MEDALS, *[bird.feathers for bird in BIRDS.values()]]
    flats += colours_in("kit", "finished", *([folder] if folder else []))
    ramps = [Ramp(INK, ground) for ground in (IVORY, GLOW, WHITE, CREAM, *headers, WOOD_LIGHT, *CLOTH[1:])]
    return fixed_palette(flats, ramps)


def _draw_middle(canvas: Canvas, lobby: Lobby, lines: Sequence[str], y: float) -> None:
    """Draw the words on the plate: the banner of a rematch, the game, and what is chosen."""
    room = round(_room(lobby))
    middle = PLATE[0] + PLATE[1] - 36 - room / 2
    if lobby.banner:
        canvas.text(lobby.banner, middle, y + BANNER / 2, BANNER, width=room, least=MIN_SIZE)
        y += BANNER + 18
    canvas.text(drawable_title(lobby.title), middle, y + TITLE / 2, TITLE, width=room, least=MIN_SIZE)
    for n, line in enumerate(lines):
        canvas.text(line, middle, y + TITLE + 16 + LEADING * (n + 0.5), DECISIVE, width=room)


def _filled(words: Sequence[str], room: float) -> list[str]:
    """Join words into few lines."""
    lines: list[str] = []
    for word in words:
        longer = f"{lines[-1]} · {word}" if lines else word
        if lines and width_of(longer, DECISIVE) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _draw_seat(canvas: Canvas, lobby: Lobby, seat: int, x: float, y: float, width: int) -> None:
    """Draw a seat's person with sign and name, or the free place."""
    if seat >= len(lobby.party):
        canvas.paste(empty_place(width, CARD), x, y)
        words = [*lobby.awaited, *[lobby.free] * lobby.most][seat - len(lobby.party)]
        canvas.text(seat_name(words, seat), x + width / 2, y + CARD / 2, DECISIVE, width=width - 24)
        return
    who = seated_of(lobby.party, len(lobby.party))[seat]
    canvas.paste(sprites.panel(width, CARD, header_of(who.look), line=4), x, y)
    canvas.centre(sprites.badge(who.look, 62, who.level), x + 46, y + CARD / 2)
    room = width - 94 - 12
    won = lobby.wins[seat] if seat < len(lobby.wins) else 0
    name_at = y + CARD / 2 if not won else y + CARD * 0.36
    canvas.two_lines(who.name, x + 94, name_at, 42, anchor="left", width=room)
    if won:
        canvas.centre(sprites.figure("kit/crown", 44), x + 116, y + CARD - 26)
        canvas.text(f"× {won}", x + 146, y + CARD - 26, DECISIVE, anchor="left")
