"""All games by name, with their lessons. A new game adds a line to both; a new version of rules adds its predecessor to
the former ones."""

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
"""Games that can be opened."""

LESSONS: dict[str, Lessons] = {
    "heckmeck": heckmeck.LESSONS,
    "karteneck": karteneck.LESSONS,
    "hornochsen": hornochsen.LESSONS,
    "verflixxt": verflixxt.LESSONS,
}
"""The lessons of each game."""

_FORMER: tuple[type[AnyGame], ...] = (HornochsenOfVersion1,)
"""Former versions of rules, which replay old logs."""


def rules_of(name: str, version: int) -> type[AnyGame] | None:
    """Return the rules of a game in a current or former version, or None."""
    now = GAMES.get(name)
    if now is not None and now.version == version:
        return now
    return next((game for game in _FORMER if (game.name, game.version) == (name, version)), None)


def released_games() -> tuple[type[AnyGame], ...]:
    """Return every game in every version with replayable tables."""
    return (*GAMES.values(), *_FORMER)
