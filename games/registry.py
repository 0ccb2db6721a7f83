"""Every game Roost knows, by name, and how it is taught. A new game is a line in both, and rules that another version
has followed are one in a third."""

from games.core import AnyGame
from games.heckmeck import Heckmeck
from games.heckmeck import lessons as heckmeck
from games.hornochsen import Hornochsen, HornochsenOfVersion1
from games.hornochsen import lessons as hornochsen
from games.karteneck import Karteneck
from games.karteneck import lessons as karteneck
from games.lessons import Lessons
from games.verflixxt import Verflixxt
from games.verflixxt import lessons as verflixxt

GAMES: dict[str, type[AnyGame]] = {game.name: game for game in (Heckmeck, Karteneck, Hornochsen, Verflixxt)}
"""What can be played."""

LESSONS: dict[str, Lessons] = {
    "heckmeck": heckmeck.LESSONS,
    "karteneck": karteneck.LESSONS,
    "hornochsen": hornochsen.LESSONS,
    "verflixxt": verflixxt.LESSONS,
}
"""How each of them is taught."""

_FORMER: tuple[type[AnyGame], ...] = (HornochsenOfVersion1,)
"""What was played, and can be played again from its log."""


def rules_of(name: str, version: int) -> type[AnyGame] | None:
    """The rules of a game in a version, be it the one that is played now or a former one; None where there are none."""
    now = GAMES.get(name)
    if now is not None and now.version == version:
        return now
    return next((game for game in _FORMER if (game.name, game.version) == (name, version)), None)


def released_games() -> tuple[type[AnyGame], ...]:
    """Every game in every version whose tables can be played again."""
    return (*GAMES.values(), *_FORMER)
