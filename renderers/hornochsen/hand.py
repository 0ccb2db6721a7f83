"""A hand of Hornochsen: the tiles, the chosen ones, picks and purchases, and the ends of the rows."""

from typing import Final

from games.hornochsen.moves import Drew
from games.hornochsen.view import HornochsenView, Owed
from renderers.hornochsen import art, table
from renderers.kit import sprites
from renderers.kit.canvas import Canvas
from renderers.kit.furniture import cloth_canvas, hand_sheet
from renderers.kit.kept import kept
from renderers.kit.layout import Seated
from renderers.kit.palette import INK, IVORY
from renderers.kit.pen import Pen
from renderers.kit.pixels import Sprite, stretched

WIDTH: Final = 1200
HEADER: Final = 96
TILES_TOP: Final = 142
TILE: Final = (150, 150)
"""Most size of a tile."""
ROWS_TOP: Final = 330
PICK: Final = 152
"""Additional height of the picture with tiles to pick."""
HEIGHT: Final = 530
BOUGHT: Final = 54
"""Size of the sign of a purchase."""


@kept
def _meadow(width: int, height: int) -> Sprite:
    """Draw the strip of the rows."""
    pen = Pen(65, height)
    # begins above the sprite: only the lower corners are round
    pen.box(0, -40, 65, height + 40, art.FIELD, line=0, radius=20)
    pen.box(0, 0, 65, 4, INK, line=0, radius=0)
    return stretched(pen.sprite(), width, height)


def draw_own_hand(view: HornochsenView, seat: int, who: Seated) -> Canvas:
    owed = next((owed for owed in view.owed if owed.seat == seat), None)
    height = HEIGHT + (PICK if owed else 0)
    canvas = cloth_canvas(art.CLOTH, table.colours(), (WIDTH, height))
    canvas.paste(hand_sheet(who.look, WIDTH - 28, height - 34, HEADER), 14, 14)
    canvas.paste(_meadow(WIDTH - 36, 184), 18, height - 208)
    _draw_header(canvas, view, seat, who)
    _draw_tiles(canvas, view)
    if owed:
        _draw_pick(canvas, owed)
    _draw_rows(canvas, view, height - 198)
    return canvas


def _draw_header(canvas: Canvas, view: HornochsenView, seat: int, who: Seated) -> None:
    """Draw the header from the right: the pawn's space, purchases, choices made or due, whether the round is open and
    cows are happy; then sign and name."""
    player, y = view.players[seat], 14 + HEADER / 2 + 1
    canvas.centre(sprites.badge(who.look, 68, who.level), 64, y)
    x: float = WIDTH - 40
    canvas.centre(art.stone(96, 60), x - 48, y)
    canvas.text(str(player.space), x - 48, y, 46)
    x -= 116
    if view.most:
        for n in range(view.most):
            canvas.centre(art.tile_back(40, 46), x - 20 - 45 * (view.most - 1 - n), y)
        x -= 45 * view.most + 4
        canvas.text("+", x - 12, y, 44)
        x -= 44
    waits = player.status in ("choose", "buy", "pick", "later")
    places = 2 if view.double and len(view.tiles) != 1 else 1  # with one tile in hand one is played
    for n in reversed(range(len(view.choice) or (places if waits else 0))):
        if view.choice:
            canvas.centre(art.tile(view.choice[n], 74, 70), x - 37, y + 1)
        else:
            canvas.centre(art.slot(74, 70, bright=player.status == "choose"), x - 37, y)
        x -= 80
    if view.order:
        canvas.centre(art.eye_icon(80), x - 44, y)
        x -= 90
    if view.happy:
        canvas.centre(art.cow_icon(84), x - 46, y)
        x -= 96
    canvas.two_lines(who.name, 112, y, 56, anchor="left", width=x - 130)


def _draw_tiles(canvas: Canvas, view: HornochsenView) -> None:
    """Draw the seat's own tiles. Chosen ones are raised and ticked; tiles just bought have the sign of a purchase."""
    count = len(view.tiles)
    if not count:
        return
    pitch = min(TILE[0] + 16, (WIDTH - 76) / count)
    width = min(TILE[0], round(pitch) - 10)
    height = round(width * TILE[1] / TILE[0])
    y = TILES_TOP + (TILE[1] - height) / 2
    left = (WIDTH - pitch * count) / 2 + (pitch - width) / 2
    drawn = [event for event in view.last if isinstance(event, Drew) and event.seat == view.seat]
    bought = {tile for event in drawn if event.cause == "bought" for tile in event.tiles or ()}
    for n, number in enumerate(view.tiles):
        x = left + n * pitch
        if number in view.choice:
            canvas.centre(sprites.news_frame(width, height, corners=2), x + width / 2, y - 6 + height / 2)
            canvas.paste(art.tile(number, width, height), x, y - 6)
            canvas.centre(sprites.tick(58), x + width / 2, y - 6 + height)
        else:
            canvas.paste(art.tile(number, width, height), x, y)
        if number in bought:
            canvas.centre(art.purchase_sign(BOUGHT), x + width - 12, y + 10)


def _draw_pick(canvas: Canvas, owed: Owed) -> None:
    """Draw the tiles of the completed row, one or two of which are to be picked, and slots for them."""
    y = ROWS_TOP - 8 + 66
    canvas.paste(sprites.panel(WIDTH - 76, 124, art.EARTH, radius=24), 38, y - 62)
    canvas.centre(art.bull_icon(104), 104, y)
    slots = 92 * owed.most
    pitch = min(130.0, (WIDTH - 76 - 140 - slots - 110) / len(owed.tiles))
    x = 172.0
    for tile in owed.tiles:
        canvas.centre(art.offered_tile(tile, round(pitch) - 14), x + pitch / 2, y)
        x += pitch
    canvas.centre(sprites.arrow(66, 54, IVORY), x + 48, y)
    for n in range(owed.most):
        canvas.centre(art.slot(80, 86, bright=True), x + 138 + 92 * n, y)


def _draw_rows(canvas: Canvas, view: HornochsenView, top: float) -> None:
    """Draw the active rows from their last tiles on, lowest first."""
    rows = [(row.tiles[-1], number) for number, row in enumerate(view.rows) if row.active]
    for n, (last, number) in enumerate(sorted(rows)):
        x, y = (34, 608)[n % 2], top + 86 * (n // 2)
        spaces = view.rows[number].spaces
        at = len(view.rows[number].tiles)
        table.draw_row_plate(canvas, view.rows[number].name, len(spaces) - at + 1, x, y)
        x += table.LABEL
        canvas.paste(art.tile(last), x + 3, y + 4)
        for step, space in enumerate(spaces[at:]):
            mood = "calm" if step else "angry"
            sprite = art.space(space.mark, space.points, number, mood, reached=not step)
            canvas.paste(sprite, x + (step + 1) * art.SPACE[0], y)
