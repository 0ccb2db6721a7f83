"""Every game Roost knows, by name. A new game is a line here."""

from games.core import AnyGame
from games.heckmeck import Heckmeck
from games.hornochsen import Hornochsen
from games.karteneck import Karteneck
from games.verflixxt import Verflixxt

GAMES: dict[str, type[AnyGame]] = {game.name: game for game in (Heckmeck, Karteneck, Hornochsen, Verflixxt)}
