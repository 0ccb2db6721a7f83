"""Verflixxt!, by Wolfgang Kramer and Michael Kiesling (Ravensburger): the last to leave a tile must take it."""

from games.verflixxt.rules import Verflixxt
from games.verflixxt.view import VerflixxtView

__all__ = ["Verflixxt", "VerflixxtView"]
