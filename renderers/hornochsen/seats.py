"""The seats of Hornochsen: their screens, duties or choices, and their pawns' spaces."""

from typing import NamedTuple

from games.hornochsen.moves import Chose
from games.hornochsen.view import HornochsenView, Player
from renderers.hornochsen import art
from renderers.hornochsen.table import HEADER, HIGH_HEADER, SEATS_HEIGHT, SEATS_TOP
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.fonts import DECISIVE, MIN_SIZE, width_of
from renderers.kit.furniture import draw_name, lay_panel
from renderers.kit.layout import Box, Seated, seat_row

GAP = 12
NARROW_TOTAL = 48
MARGIN = 18
BOUGHT = 38
"""Size of the sign of a purchase."""


class SeatBox(NamedTuple):
    """The place of a seat's panel."""

    x: int
    width: int

    @property
    def wide(self) -> bool:
        return self.width >= 250

    @property
    def header(self) -> int:
        return HEADER if self.wide else HIGH_HEADER

    def tile(self, count: int) -> tuple[int, int]:
        """Return the size of a number of tiles before a screen. In a narrow panel two lie below each other."""
        if self.wide:
            return (64, 70) if count == 1 else (52, 58)
        return (50, 54) if count == 1 else (52, 29)


def seat_boxes(count: int) -> tuple[SeatBox, ...]:
    """Return the panels side by side, with a limit on their width."""
    return tuple(SeatBox(*place) for place in seat_row(count, 300, MARGIN, GAP))


def draw_seats(canvas: Canvas, view: HornochsenView, seated: tuple[Seated, ...]) -> None:
    awaited = view.awaited
    just = {event.seat for event in view.last if isinstance(event, Chose)}
    for seat, (box, player, who) in enumerate(zip(seat_boxes(len(seated)), view.players, seated, strict=True)):
        lay_panel(canvas, who.look, Box(box.x, SEATS_TOP, box.width, SEATS_HEIGHT), box.header, bright=seat in awaited)
        if box.wide:
            draw_name(canvas, who, box.x, SEATS_TOP, box.width, box.header)
        else:  # the sign is the pawn's
            canvas.two_lines(
                who.name, box.x + box.width / 2, SEATS_TOP + box.header * 0.5, MIN_SIZE, width=box.width - 8
            )
        _draw_body(canvas, box, who, player, double=view.double, just=seat in just, bought=player.bought)


def _draw_body(
    canvas: Canvas, box: SeatBox, who: Seated, player: Player, *, double: bool, just: bool, bought: bool
) -> None:
    """Draw the pawn's space, larger than any other number; the screen, the tiles behind it and before it."""
    top = SEATS_TOP + box.header
    if box.wide:
        right = box.x + box.width - 52
        canvas.centre(art.pawn(who.look, 56), right, top + 36)
        canvas.text(str(player.space), right, top + 96, 68)
        size, x, y = (84, 92), box.x + 14, top + 22
        zone = ((x + size[0] + right - 42) / 2, top + 66)
    else:
        text = str(player.space)
        left = box.x + box.width / 2 - (46 + width_of(text, NARROW_TOTAL)) / 2
        canvas.centre(sprites.sign(who.look, 36 if who.level is None else 42, who.level), left + 20, top + 21)
        canvas.text(text, left + 50, top + 20, NARROW_TOTAL, anchor="left")
        size, x, y = (54, 59), box.x + box.width / 2 - 58, top + 43
        zone = (box.x + box.width / 2 + 29, top + 75)
    canvas.paste(art.screen(who.look, size[0]), x, y)
    canvas.text(str(player.count), x + size[0] / 2, y + size[1] * 0.64, max(DECISIVE, round(size[1] * 0.57)))
    if bought:
        canvas.centre(art.purchase_sign(BOUGHT), x + 8, y + 6)
    _draw_status(canvas, box, player, zone, double=double, just=just)


def _draw_status(
    canvas: Canvas, box: SeatBox, player: Player, zone: tuple[float, float], *, double: bool, just: bool
) -> None:
    """Draw the tiles before a screen, or their missing places."""
    x, y = zone
    count = player.chosen or (2 if double and player.count > 1 else 1)
    width, height = box.tile(count)
    across, down = (width + 4, 0) if box.wide else (0, height + 3)
    shifts = [n - (count - 1) / 2 for n in range(count)]
    places = [(x + shift * across, y + shift * down) for shift in shifts]
    match player.status:
        case "choose" | "later":
            for place in places:
                canvas.centre(art.slot(width, height, bright=player.status == "choose"), *place)
            if player.status == "later" and player.turn is not None:
                canvas.centre(art.ordinal_disc(44), x, y)
                canvas.text(str(player.turn), x, y, DECISIVE)
        case "chosen":
            for place in places:
                if just:
                    canvas.centre(sprites.halo(width, height, out=7, radius=15), place[0], place[1] + 1)
                canvas.centre(art.tile_back(width, height), *place)
            last = places[-1]
            canvas.centre(sprites.tick(32), last[0] + width / 2 - 6, last[1] + height / 2 - 4)
        case "open":
            for place, number in zip(places, player.shown, strict=True):
                canvas.centre(art.tile(number, width, height), *place)
        case "buy":
            canvas.centre(art.reserve(36), x, y - 18)
            canvas.text("+1", x, y + 14, DECISIVE)
        case "pick":
            canvas.centre(art.pick_sign(54), x, y)
        case "none":
            pass
