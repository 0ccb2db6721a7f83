"""Heckmeck's board: the grill above, the dice on their board in the middle, the seats below."""

from games.core import Place, Result, View
from games.heckmeck import moves
from games.heckmeck.moves import Failed, Rolled, Took
from games.heckmeck.view import HeckmeckView
from renderers.heckmeck import art, table
from renderers.heckmeck.samples import SAMPLES
from renderers.heckmeck.seats import seat_boxes, turn_scene
from renderers.heckmeck.table import BOARD
from renderers.kit import farm, sprites
from renderers.kit.canvas import Canvas
from renderers.kit.furniture import cloth_canvas
from renderers.kit.layout import Box, Party, checked_view, seated_of
from renderers.kit.palette import IVORY, WOOD_DARK
from renderers.kit.pixels import Sprite
from renderers.kit.podium import Prize, draw_fan, draw_podium

__all__ = ["SAMPLES", "draw", "seat_boxes"]

ROOSTER = (14, 398)
TILTS = ((-7, 2), (5, -5), (9, 6), (-4, -3))
"""Rotation of rolled dice in degrees, and their vertical offset."""
HEAP_TILTS = (6, -5, 3, -8)
TAKEN = (104, 69)
"""Width of a tile in the story of a turn that took it or gave it back."""
LISTED_DIE = 52
MIDDLE = BOARD[1] + BOARD[3] / 2 - 4


class Board:
    def __init__(self, view: HeckmeckView, party: Party) -> None:
        self.view = view
        self.seated = seated_of(party, len(view.stacks))
        self.canvas = turn_scene(view.up, view.turned, view.stacks, view.turn, self.seated).copy()
        self.boxes = seat_boxes(len(view.stacks))
        self.took = next((event for event in view.last if isinstance(event, Took)), None)
        self.failed = next((event for event in view.last if isinstance(event, Failed)), None)
        self._draw_grill()
        self._draw_board()
        for seat, stack in enumerate(view.stacks):
            self._mark_top(seat, stack.top)

    def _badge(self, seat: int, size: int) -> Sprite:
        return sprites.badge(self.seated[seat].look, size, self.seated[seat].level)

    def _sign(self, seat: int, size: int) -> Sprite:
        return sprites.sign(self.seated[seat].look, size, self.seated[seat].level)

    # The grill

    def _draw_grill(self) -> None:
        view = self.view
        for number in view.reach:
            if number in view.up:
                self.canvas.frame(sprites.choice_frame(*art.TILE), *table.place_of(number), art.TILE)
        if self.took and self.took.from_seat is None:
            self._mark_news(self.took.tile, self.took.seat)
        # one mark, with its seat, if both are one tile
        if self.failed and self.failed.turned not in (None, self.failed.returned):
            self._mark_news(self.failed.turned)
        if self.failed and self.failed.returned is not None:
            self._mark_news(self.failed.returned, self.failed.seat)

    def _mark_news(self, number: int, seat: int | None = None) -> None:
        """Mark a changed place of the grill with the seat that changed it."""
        x, y = table.place_of(number)
        self.canvas.frame(sprites.news_frame(*art.TILE), x, y, art.TILE)
        if seat is not None and number in self.view.up:
            self.canvas.centre(self._badge(seat, 40), x + art.TILE[0] / 2, y - 4)
        elif seat is not None:
            self.canvas.centre(self._badge(seat, 66), x + art.TILE[0] / 2, y + art.TILE[1] / 2)

    # The board in the middle

    def _draw_board(self) -> None:
        view, canvas = self.view, self.canvas
        canvas.paste(farm.rooster(), *ROOSTER)
        if view.turn is not None:
            canvas.centre(
                sprites.sign(self.seated[view.turn].look, 56), ROOSTER[0] + farm.BELLY[0], ROOSTER[1] + farm.BELLY[1]
            )
        if view.kept or view.dice:
            self._draw_sum()
            self._draw_kept_dice()
        else:
            self._draw_story()
        if view.dice:
            self._draw_rolled_dice()
        else:
            self._draw_unrolled_dice()

    def _draw_sum(self) -> None:
        x, y = BOARD[0] + 16, BOARD[1] + 14
        self.canvas.paste(sprites.panel(132, 132, IVORY, radius=20), x, y)
        self.canvas.text(str(self.view.total), x + 66, y + 48, 84)
        self.canvas.centre(farm.worm(64, hollow=not self.view.has_worm), x + 66, y + 103)

    def _draw_kept_dice(self) -> None:
        x, y = BOARD[0] + 166, BOARD[1] + 31
        new = next((event.face for event in self.view.last if isinstance(event, moves.Kept)), None)
        for kept in self.view.kept:
            size = (kept.count * art.DIE + 12, 98)
            self.canvas.paste(sprites.panel(*size, WOOD_DARK, radius=20, drop=0), x, y)
            for n in range(kept.count):
                self.canvas.paste(art.die(kept.face), x + 6 + n * art.DIE - 12, y + 7 - 12)
            if new == kept.face:
                self.canvas.frame(sprites.news_frame(*size), x, y, size)
            x += size[0] + 14

    def _draw_rolled_dice(self) -> None:
        """Draw the dice to choose from as they fell. Faces kept before are faint."""
        faces = self.view.dice
        kept = {kept.face for kept in self.view.kept}
        right = BOARD[0] + BOARD[2] - 20
        used = 166 + sum(kept.count * art.DIE + 26 for kept in self.view.kept)
        pitch = min(art.DIE + 12, (right - BOARD[0] - used) / len(faces))
        for n, face in enumerate(faces):
            tilt, dy = TILTS[n % 4]
            x = right - (len(faces) - n) * pitch + (pitch - art.DIE) / 2
            self.canvas.paste(art.die(face, tilt, faded=face in kept), x - 12, MIDDLE - art.DIE / 2 + dy - 12)

    def _draw_unrolled_dice(self) -> None:
        """Draw the dice left to roll as a heap without faces."""
        left = self.view.left
        rows = (left,) if left <= 2 else ((left + 1) // 2, left // 2)
        for row, count in enumerate(rows):
            y = MIDDLE - art.DIE / 2 + (0 if len(rows) == 1 else (-30, 30)[row])
            for n in range(count):
                x = BOARD[0] + BOARD[2] - 36 - (rows[0] - n) * (art.DIE + 5) + row * 20
                self.canvas.paste(art.die(None, HEAP_TILTS[(n + row) % 4]), x - 12, y - 12)

    def _draw_story(self) -> None:
        """Draw the last events in signs. Before any, draw the seat in turn."""
        x = BOARD[0] + 30
        if self.took:
            self._draw_taking(self.took, x)
        elif self.failed:
            self._draw_failure(self.failed, x)
        elif self.view.turn is not None:
            self.canvas.centre(self._badge(self.view.turn, 92), x + 46, MIDDLE)
            self.canvas.two_lines(self.seated[self.view.turn].name, x + 112, MIDDLE, 56, anchor="left", width=430)

    def _draw_taking(self, took: Took, x: float) -> None:
        canvas = self.canvas
        source = table.grill_icon(112) if took.from_seat is None else self._badge(took.from_seat, 92)
        canvas.centre(source, x + 56, MIDDLE)
        canvas.centre(sprites.arrow(70, 54), x + 160, MIDDLE)
        canvas.centre(art.tile(took.tile, TAKEN[0]), x + 262, MIDDLE + 2)
        canvas.centre(sprites.arrow(70, 54), x + 364, MIDDLE)
        canvas.centre(self._badge(took.seat, 92), x + 462, MIDDLE)

    def _draw_failure(self, failed: Failed, x: float) -> None:
        """Draw a failed turn: the dice or the sum, then the returned tile."""
        canvas = self.canvas
        moved = failed.returned is not None
        canvas.centre(self._badge(failed.seat, 92), x + 46, MIDDLE)
        x += 110
        top = MIDDLE - 42 if moved else MIDDLE
        canvas.centre(sprites.cross(54), x + 27, top)
        dice = next((event.dice for event in self.view.last if isinstance(event, Rolled)), ())
        for n, face in enumerate(dice):
            canvas.centre(art.die(face, 0, LISTED_DIE), x + 92 + n * 56, top)
        if not dice:
            canvas.text(str(failed.total), x + 98, top, 54)
            canvas.centre(farm.worm(62, hollow=failed.reason == "no_worm"), x + 176, top)
        if failed.returned is not None:
            canvas.centre(sprites.arrow(50, 44), x + 27, MIDDLE + 30)
            canvas.centre(art.tile(failed.returned, TAKEN[1]), x + 98, MIDDLE + 34)
            canvas.centre(sprites.arrow(50, 44), x + 172, MIDDLE + 30)
            canvas.centre(table.grill_icon(96), x + 254, MIDDLE + 32)

    # The seats

    def _mark_top(self, seat: int, top: int | None) -> None:
        """Mark a top tile that can be stolen or was just taken."""
        box = self.boxes[seat]
        x, y = box.tile_at
        if seat == self.view.from_seat and top in self.view.reach:
            self.canvas.frame(sprites.choice_frame(*box.tile), x, y, box.tile)
        if self.took and self.took.seat == seat:
            self.canvas.frame(sprites.news_frame(*box.tile, corners=2), x, y, box.tile)


def draw(view: View, party: Party) -> Canvas:
    """Draw the board of a view with its players; at the end, the result."""
    own = checked_view(view, HeckmeckView)
    return Board(own, party).canvas if own.result is None else _draw_result(own, own.result, party)


def _draw_result(view: HeckmeckView, result: Result, party: Party) -> Canvas:
    canvas = cloth_canvas(farm.CLOTH, table.colours())

    def prize(place: Place) -> Prize:
        tiles = view.stacks[place.seat].tiles

        def draw(canvas: Canvas, room: Box[float]) -> None:
            draw_fan(canvas, art.tile, tiles, room, art.TILE)

        return Prize(str(place.score), farm.worm, draw)

    draw_podium(canvas, result, seated_of(party, len(view.stacks)), prize, farm.hero)
    return canvas
