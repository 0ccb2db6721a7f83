"""Every game Roost knows, by name. A new game is a line here, and so are rules that another version has followed."""

from games.core import AnyGame
from games.heckmeck import Heckmeck
from games.hornochsen import Hornochsen, HornochsenOfVersion1
from games.karteneck import Karteneck
from games.verflixxt import Verflixxt

GAMES: dict[str, type[AnyGame]] = {game.name: game for game in (Heckmeck, Karteneck, Hornochsen, Verflixxt)}
"""What can be played."""

_FORMER: tuple[type[AnyGame], ...] = (HornochsenOfVersion1,)
"""What was played, and can be played again from its log."""


def rules_of(name: str, version: int) -> type[AnyGame] | None:
    """The rules of a game in a version, be it the one that is played now or a former one; None where there are none."""
    known = (GAMES.get(name), *_FORMER)
    return next((game for game in known if game is not None and (game.name, game.version) == (name, version)), None)


def released() -> tuple[type[AnyGame], ...]:
    """Every game in every version whose tables can be played again."""
    return (*GAMES.values(), *_FORMER)
