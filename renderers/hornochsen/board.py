"""Hornochsen's pictures: the meadow and the track, round and events in the middle, the seats below; and the tiles
behind a screen."""

from functools import lru_cache

from games.core import Entry, View
from games.hornochsen.moves import Buy, Draw, Play
from games.hornochsen.view import HornochsenView, Row
from renderers.hornochsen import art, table
from renderers.hornochsen.hand import draw_own_hand
from renderers.hornochsen.result import draw_result
from renderers.hornochsen.seats import draw_seats
from renderers.hornochsen.story import draw_strip
from renderers.hornochsen.track import draw_pawns
from renderers.kit.canvas import SCENES, Canvas
from renderers.kit.layout import Party, checked_view, seated_of

SAMPLES: tuple[tuple[str, int, str, tuple[Entry, ...]], ...] = (
    ("start", 2, "hands=15.22.41.63.70.98/14.29.37.58.80.91 rows=L1:2/L2:5/L3:8/L4:18", ()),
    (
        "start",
        8,
        (
            "hands=15.22.41.63.70.98/14.29.37.58.80.91/3.31.44.60.71.85/10.21.40.52.77.99/1.25.33.47.68.88/6.19.36.55.73.90"
            "/9.27.43.61.79.95/12.30.49.65.82.97 rows=L1:2/L2:5/L3:8/L4:18"
        ),
        ((2, Play((44,))), (5, Play((90,)))),
    ),
    (
        "mid-game",
        2,
        (
            "round=9 hands=15.41.70/29.37.80.91 rows=L4:8.11.17/L5:34.52/R2:66.67.72.75/R3:83 placed=52x0.75x1 "
            "pawns=14/23 box=1.2.3.5.6.7 chosen=-/37"
        ),
        ((0, Buy(2)), Draw((22, 98))),
    ),
    (
        "mid-game",
        8,
        (
            "round=12 hands=15.22/14.29.37.58.80/31.44.60/10.21.40/1.25.33.47/6.19/9.27.43.61.79/12.30.49 "
            "rows=L5:64.66/L6:34.35.36.38.39/R3:71.73.85/R4:90 pawns=3/9/17/12/26/31/22/0 box=2.4.5.7.8.11.13.16.17.18 "
            "chosen=22/58/44/10/25/19/61/-"
        ),
        ((7, Play((49,))),),
    ),
    (
        "double",
        8,
        (
            "round=15 hands=15.22.53/14.29.37.58.80/31.44.60/10.21.40/1.25.33.47/6.19/9.27.43.61.79/12.30.49 "
            "rows=L6:34.36/R1:50.52/R2:66.67/R4:90 placed=36x4.67x7 pawns=3/9/17/12/26/31/22/0 "
            "box=2.4.5.7.8.11.13.16.17.18.20.23.24.26.28 "
            "owed=3:L5:70.71.74.78/6:L4:81.82.83.84.86 chosen=-/29.80/31.44/-/25.47/-/-/12.49"
        ),
        ((0, Play((15, 53))),),
    ),
    (
        "happy",
        5,
        (
            "round=8 hands=20.41.55/14.29.37/31.44.86/10.21.83/1.25.77 rows=L4:8.11.17.34.36/R2:68/L5:70.72.78/R3:80 "
            "pawns=24/31/35/20/28 box=2.3.5.6.7 chosen=55/37/86/83/-"
        ),
        ((4, Play((77,))),),
    ),
    (
        "open",
        8,
        (
            "round=18 hands=15.22/14.29.37.58.80/31.44.60/10.21.40/1.25.33.47/6.19/9.27.43.61.79/12.30.49 "
            "rows=L3:64.66/R3:34.35.36.38.39/R4:71.73.85/R5:90 pawns=13/9/17/12/26/41/22/0 "
            "box=2.4.5.7.8.11.13.16.17.18 order=7/1/3/0/2/6/4/5 turn=3 chosen=-/58/-/40/-/-/-/12"
        ),
        ((0, Play((22,))),),
    ),
    (
        "last-turn",
        2,
        (
            "round=24 hands=15.41/29.80.91 rows=L4:8.11.17/L5:34.52/R2:66.67.72.75/R3:83 pawns=57/61 heap=yes "
            "chosen=-/80 "
            "box=1.2.3.5.6.7.9.10.12.13.14.16.18.19.20.21.23.24.25.26.27.28.30.31.32.33.35.36.37.38.39.40.42.43.44.45.46"
        ),
        (),
    ),
    (
        "last-turn",
        8,
        (
            "round=20 hands=15.22/14.29.37.58.80/31.44.60/10.21.40/1.25.33.47/6.19/9.27.43.61.79/12.30.49 "
            "rows=L6:64.66/R3:34.35.36.38.39/R4:71.73.85/R6:90 pawns=44/39/47/52/58/63/22/60 "
            "box=2.4.5.7.8.11.13.16.17.18 chosen=22/58/44/10/25/19/-/30"
        ),
        (),
    ),
    (
        "result",
        2,
        "round=24 hands=15.41/29.80.91 rows=L4:8.11.17/L5:34.52/R2:66.67.72.75/R3:83 pawns=57/61 heap=yes chosen=-/80",
        ((0, Play((41,))),),
    ),
    (
        "result",
        8,
        (
            "round=20 hands=15.22/14.29.37.58.80/31.44.60/10.21.40/1.25.33.47/6.19/9.27.43.61.79/12.30.49 "
            "rows=L6:64.66/R3:34.35.36.38.39/R4:71.73.85/R6:90 pawns=44/39/0/52/58/63/0/60 "
            "box=2.4.5.7.8.11.13.16.17.18 chosen=22/58/44/10/25/19/-/30"
        ),
        ((6, Play((27,))),),
    ),
)
"""For the gallery: a situation, the number of seats, a notation, and the moves since."""


@lru_cache(SCENES)
def _meadow(rows: tuple[Row, ...], looks: tuple[int, ...]) -> Canvas:
    """Draw everything that stays during the choosing: the active rows, then their tiles. News is laid on top."""
    canvas = table.background(table.plan_of(rows)).on_top()
    new: list[tuple[int, int, int, int]] = []
    for number, row in enumerate(rows):
        if not row.active:
            continue
        left, top = table.space_at(number, 0)
        table.draw_row_plate(canvas, row.name, len(row.spaces), left - table.LABEL, top)
        filled = len(row.tiles)
        for at, space in enumerate(row.spaces):
            x = left + at * art.SPACE[0]
            if space.tile is None:
                mood = "angry" if at == filled else "calm"
                canvas.paste(art.space(space.mark, space.points, number, mood, reached=at == filled), x, top)
            elif space.seat is None:
                canvas.paste(art.tile(space.tile), x + 3, top + 4)
            else:
                new.append((space.tile, looks[space.seat], x, top))
    for tile, look, x, top in new:
        canvas.paste(art.new_tile(tile, look), x - 3, top - 2)
    return canvas


def draw(view: View, party: Party) -> Canvas:
    """Draw the board of a view with its players; at the end, the result."""
    own = checked_view(view, HornochsenView)
    seated = seated_of(party, len(own.players))
    if own.result is not None:
        return draw_result(own.result, seated)
    canvas = _meadow(own.rows, tuple(who.look for who in seated)).copy()
    draw_pawns(canvas, own, seated)
    draw_strip(canvas, own, seated)
    draw_seats(canvas, own, seated)
    return canvas


def draw_hand(view: View, party: Party, seat: int) -> Canvas:
    """Draw the tiles of the seat whose view this is."""
    own = checked_view(view, HornochsenView)
    if own.seat != seat:
        raise ValueError(seat)
    return draw_own_hand(own, seat, seated_of(party, len(own.players))[seat])
