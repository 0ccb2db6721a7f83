"""The minds of all games, by name. A new game adds a line."""

from games.heckmeck.mind import HeckmeckMind
from games.hornochsen.mind import HornochsenMind
from games.karteneck.mind import KarteneckMind
from games.mind import AnyMind
from games.verflixxt.mind import VerflixxtMind

MINDS: dict[str, AnyMind] = {
    "heckmeck": HeckmeckMind(),
    "karteneck": KarteneckMind(),
    "hornochsen": HornochsenMind(),
    "verflixxt": VerflixxtMind(),
}
