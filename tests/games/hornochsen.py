"""A line sets a position of Tanz der Hornochsen, seats choose; tiles are described by the names of rows."""

from collections.abc import Sequence

from msgspec import Struct

from games.hornochsen import Hornochsen
from games.hornochsen.moves import TILES, Action, Event, Play

at = Hornochsen.parse


def choose(position: Hornochsen, *tiles: int | tuple[int, ...]) -> Sequence[Event]:
    """Every seat chooses, from seat 0 on; what the last choice brought."""
    events: Sequence[Event] = ()
    for seat, chosen in enumerate(tiles):
        events = position.play(seat, Play((chosen,) if isinstance(chosen, int) else chosen))
    return events


def of(kind: type[Struct], events: Sequence[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def rows(position: Hornochsen) -> dict[str, tuple[int, ...]]:
    """The active rows."""
    return {row.name: row.tiles for row in position.view(None).rows if row.active}


def pawns(position: Hornochsen) -> list[int]:
    return [player.space for player in position.view(None).players]


def statuses(position: Hornochsen) -> list[str]:
    return [player.status for player in position.view(None).players]


def hand(position: Hornochsen, seat: int) -> tuple[int, ...]:
    return position.view(seat).tiles


def legal(position: Hornochsen, seat: int) -> list[Action]:
    return [choice.action for choice in position.legal(seat)]


def words(position: Hornochsen) -> dict[str, str]:
    return dict(word.split("=", 1) for word in position.notation().split())


ANJA, BERND, CONNY, DIRK = range(4)

HAPPY_EXAMPLE = (
    "hands=55.70.90/37.56/86.87.91/83.92.99 pawns=1/30/25/10 "
    "rows=L4:20.23.28.31.34/L5:17/R3:75.77.78.80/R4:68.72 box=1.2.3.4.5.6"
)

OWED = "rows=L2:80/L4:81/L5:63/L6:75 owed=1:L3:53.56.59.60.62"

PLAIN_ROWS = "rows=L1:10/L2:20/L3:30/L4:40"


def bull(pawns: str, more: str = "") -> tuple[Hornochsen, Sequence[Event]]:
    """Seat 0 gets eight penalties; the other seats none."""
    position = at(f"hands=63.1/11.2/12.3 rows=L3:53.56.59.60.62/L4:20/L2:10/L1:15 pawns={pawns} {more}")
    return position, choose(position, 63, 11, 12)


def all_but(*used: int) -> str:
    return ".".join(str(tile) for tile in TILES if tile not in used)
