"""The seats of Hornochsen: their screens, what they owe or have done, and where their pawns stand."""

from typing import NamedTuple

from games.hornochsen.moves import Chose
from games.hornochsen.view import HornochsenView, Player
from renderers.hornochsen import art
from renderers.hornochsen.table import HEADER, SEATS_HEIGHT, SEATS_TOP
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.furniture import seat_panel
from renderers.kit.layout import seat_row

GAP = 12
MARGIN = 18


class SeatBox(NamedTuple):
    """Where a seat's panel lies."""

    x: int
    width: int

    @property
    def wide(self) -> bool:
        return self.width >= 250

    def tile(self, count: int) -> tuple[int, int]:
        """How large so many tiles are drawn before a screen."""
        if self.wide:
            return (64, 70) if count == 1 else (46, 58)
        return (46, 54) if count == 1 else (26, 44)


def seat_boxes(count: int) -> tuple[SeatBox, ...]:
    """The panels side by side, no wider than pleases the eye."""
    return tuple(SeatBox(*place) for place in seat_row(count, 300, MARGIN, GAP))


def draw_seats(canvas: Canvas, view: HornochsenView, names: tuple[str, ...]) -> None:
    """All panels."""
    awaited = view.awaited
    just = {event.seat for event in view.last if isinstance(event, Chose)}
    for seat, (box, player, name) in enumerate(zip(seat_boxes(len(names)), view.players, names, strict=True)):
        panel = seat_panel(seat, box.width, SEATS_HEIGHT, HEADER, bright=seat in awaited)
        canvas.paste(panel, box.x - 8, SEATS_TOP - 8)
        canvas.centre(sprites.badge(seat, 32), box.x + 23, SEATS_TOP + 23)
        canvas.text(name, box.x + 43, SEATS_TOP + 23, 26, anchor="left", width=box.width - 43 - 10, least=20)
        _body(canvas, box, seat, player, double=view.double, just=seat in just)


def _body(canvas: Canvas, box: SeatBox, seat: int, player: Player, *, double: bool, just: bool) -> None:
    """The screen and the tiles behind it, what lies before it, and where the pawn stands."""
    top = SEATS_TOP + HEADER
    if box.wide:
        size, x, y = (84, 92), box.x + 18, top + 16
        zone = (box.x + 18 + 84 + (box.width - 18 - 84 - 96) / 2, top + 62)
        stone, at = (72, 46), (box.x + box.width - 54, top + 62)
    else:
        size, x, y = (58, 64), box.x + 9, top + 9
        zone = (box.x + (67 + box.width) / 2 - 3, top + 42)
        stone, at = (62, 38), (box.x + box.width / 2, SEATS_TOP + SEATS_HEIGHT - 26)
    canvas.paste(art.screen(seat, size[0]), x, y)
    canvas.text(str(player.count), x + size[0] / 2, y + size[1] * 0.64, round(size[1] * 0.56))
    _status(canvas, box, player, zone, double=double, just=just)
    canvas.centre(art.stone(*stone), *at)
    canvas.text(str(player.space), *at, round(stone[1] * 0.72))


def _status(
    canvas: Canvas, box: SeatBox, player: Player, zone: tuple[float, float], *, double: bool, just: bool
) -> None:
    """What lies before a screen, or is missing there."""
    x, y = zone
    count = player.chosen or (2 if double and player.count > 1 else 1)
    width, height = box.tile(count)
    pitch = width + 4
    lefts = [x + (n - (count - 1) / 2) * pitch - width / 2 for n in range(count)]
    match player.status:
        case "choose" | "later":
            for left in lefts:
                canvas.paste(art.slot(width, height, bright=player.status == "choose"), left, y - height / 2)
            if player.status == "later" and player.turn is not None:
                canvas.centre(art.ordinal(36), x, y)
                canvas.text(str(player.turn), x, y, 26)
        case "chosen":
            for left in lefts:
                if just:
                    canvas.centre(sprites.halo(width, height, out=7, radius=15), left + width / 2, y + 1)
                canvas.paste(art.tile_back(width, height), left, y - height / 2)
            canvas.centre(sprites.tick(32), x + pitch * count / 2 - 8, y + height / 2 - 2)
        case "open":
            for left, number in zip(lefts, player.shown, strict=True):
                canvas.paste(art.tile(number, width, height), left, y - height / 2)
        case "buy":
            canvas.centre(art.reserve(52), x, y - 12)
            canvas.text("+1", x, y + 26, 26)
        case "pick":
            canvas.centre(art.picking(54), x, y)
        case "none":
            pass
