"""The winding path with all pieces, and the marks on both."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from games.verflixxt.moves import Event, Moved, Recycled
from games.verflixxt.tiles import FINISH, START
from games.verflixxt.view import Spot, VerflixxtView
from renderers.kit import sprites
from renderers.kit.canvas import SCENES, Canvas
from renderers.kit.fonts import DECISIVE
from renderers.kit.layout import Box, Seated
from renderers.kit.palette import GLOW, WHITE
from renderers.kit.pixels import Sprite
from renderers.verflixxt import art, pieces, table
from renderers.verflixxt.layout import (
    BELOW,
    BESIDE,
    GAP,
    PlacedGroup,
    SpotPlace,
    flag_of,
    groups_of,
    head_of,
    place_groups,
    room_of,
    spot_places,
    wide_spots,
)

ROAD: Final = 58
TAKING: Final = 42


@lru_cache(SCENES)
def _road(tiles: tuple[int, ...], wide: tuple[bool, ...], tight: tuple[bool, ...]) -> Canvas:
    """Draw the tiles and the road. On a tight path a tile's head is small."""
    canvas = table.background().on_top()
    laid = spot_places(wide)
    for (box, _, onward, _), (following, *_) in pairwise(laid):
        if onward == "down":
            left = max(box.x, following.x)  # the road joins what two spots of different widths share
            right = min(box.x + box.width, following.x + following.width)
            canvas.centre(art.road(ROAD, GAP + 24, "down"), (left + right) / 2, box.y + box.height + GAP / 2)
        elif onward is not None:
            edge = box.x + box.width + GAP / 2 if onward == "right" else box.x - GAP / 2
            canvas.centre(art.road(GAP + 24, ROAD, onward), edge, box.centre[1])
    for tile, small, (box, double, _, head) in zip(tiles, tight, laid, strict=True):
        width, height = round(box.width), round(box.height)
        canvas.paste(art.tile(tile, width, height, head_of(head, small=small)), box.x, box.y)
        if tile in (START, FINISH):
            flag = flag_of(box, wide=double)
            canvas.paste(art.flag(int(flag.width), finish=tile == FINISH), flag.x, flag.y)
    return canvas


def _is_tight(spot: Spot, place: SpotPlace) -> bool:
    if spot.tile in (START, FINISH):
        return False
    room = room_of(spot.tile, place, small=False)
    return any(not piece.figure for piece in place_groups(groups_of(spot), room.width, room.height))


def draw_path(view: VerflixxtView, seated: Sequence[Seated]) -> Canvas:
    """Draw the path with all pieces, possible moves and the last move."""
    wide = wide_spots(tuple(len(groups_of(spot)) for spot in view.path))
    laid = spot_places(wide)
    tight = tuple(_is_tight(spot, place) for spot, place in zip(view.path, laid, strict=True))
    # a cached road; the pieces change more often
    canvas = _road(tuple(spot.tile for spot in view.path), wide, tight).copy()
    boxes = {spot.tile: place.box for spot, place in zip(view.path, laid, strict=True)}
    _mark_tiles(canvas, view, boxes)
    moved = last_move(view.last)
    for spot, place, small in zip(view.path, laid, tight, strict=True):
        room = room_of(spot.tile, place, small=small)
        _draw_pieces(canvas, view, seated, spot, room, moved)
    return canvas


def last_move(events: Sequence[Event]) -> Moved | None:
    """Return the last move, if there was one since the last decision."""
    return next((event for event in reversed(events) if isinstance(event, Moved)), None)


def _mark_tiles(canvas: Canvas, view: VerflixxtView, boxes: dict[int, Box[float]]) -> None:
    moved = last_move(view.last)
    if moved is not None:
        if moved.tile in boxes:  # a taken tile has left the path
            _draw_frame(canvas, boxes[moved.tile], WHITE, dashed=True)
        if moved.to in boxes:
            _draw_frame(canvas, boxes[moved.to], WHITE)
    for event in view.last:
        if isinstance(event, Recycled):
            for tile in event.tiles:
                _draw_frame(canvas, boxes[tile], WHITE)
    for tile in {step.to for step in view.steps}:
        _draw_frame(canvas, boxes[tile], GLOW)


def _draw_frame(canvas: Canvas, box: Box[float], ink: tuple[int, int, int], *, dashed: bool = False) -> None:
    frame = pieces.ring(round(box.width), round(box.height), ink, dashed=dashed)
    canvas.centre(frame, *box.centre)


def _draw_pieces(
    canvas: Canvas, view: VerflixxtView, seated: Sequence[Seated], spot: Spot, room: Box[float], moved: Moved | None
) -> None:
    taking = any(step.takes == spot.tile for step in view.steps)
    movers = {None if step.piece == "guard" else view.turn for step in view.steps if step.tile == spot.tile}
    width = room.width - (TAKING + 4 if taking else 0)  # beside the pieces, not over them
    shown = place_groups(groups_of(spot), width, room.height)
    halos = [piece for piece in shown if piece.group.seat in movers]
    if moved is not None and moved.to == spot.tile:
        who = moved.seat if moved.piece == "pawn" else None
        halos += [piece for piece in shown if piece.group.seat == who][-1:]  # one piece came
    for piece in halos:
        halo = sprites.halo(round(piece.width), round(piece.height), WHITE if moved is not None else GLOW)
        canvas.centre(halo, room.x + piece.x + piece.width / 2, room.y + piece.y + piece.height / 2)
    for piece in shown:
        x, y = room.x + piece.x, room.y + piece.y
        canvas.centre(
            _sprite(piece, seated), x + piece.size / 2, y + (piece.height if piece.figure else piece.size) / 2
        )
        if piece.number == "beside":
            canvas.text(str(piece.group.number), x + piece.size + BESIDE / 2, y + piece.height / 2, DECISIVE)
        elif piece.number == "below":
            canvas.text(str(piece.group.number), x + piece.size / 2, y + piece.size + BELOW / 2, DECISIVE)
    if taking:
        canvas.centre(pieces.tray(TAKING), room.x + room.width - TAKING / 2 - 3, room.y + room.height / 2)


def _sprite(piece: PlacedGroup, seated: Sequence[Seated]) -> Sprite:
    if piece.group.seat is None:
        return pieces.guard(piece.size) if piece.figure else pieces.guard_head(piece.size)
    look = seated[piece.group.seat].look
    return pieces.pawn(look, piece.size) if piece.figure else sprites.sign(look, piece.size - 2)
