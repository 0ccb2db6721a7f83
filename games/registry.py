"""All games by name, with their lessons and accounts. A new game is one more of `GAMES`, a new version of rules one
more former one."""

from importlib import import_module
from importlib.util import find_spec

from games.accounts import Accounts
from games.game import AnyGame
from games.heckmeck import Heckmeck
from games.hornochsen import Hornochsen
from games.karteneck import Karteneck
from games.lessons import Lessons
from games.verflixxt import Verflixxt

GAMES: dict[str, type[AnyGame]] = {game.name: game for game in (Heckmeck, Karteneck, Hornochsen, Verflixxt)}
"""Games that can be opened."""

LESSONS: dict[str, Lessons] = {name: import_module(f"games.{name}.lessons").LESSONS for name in GAMES}
"""The lessons of each game."""

ACCOUNTS: dict[str, Accounts] = {
    name: import_module(f"games.{name}.account").ACCOUNTS for name in GAMES if find_spec(f"games.{name}.account")
}
"""The accounts of luck, of the games that have one."""

_FORMER: tuple[type[AnyGame], ...] = ()
"""Former versions of rules, which replay old logs."""


def rules_of(name: str, version: int) -> type[AnyGame] | None:
    """Return the rules of a game in a current or former version, or None."""
    now = GAMES.get(name)
    if now is not None and now.version == version:
        return now
    return next((game for game in _FORMER if (game.name, game.version) == (name, version)), None)
