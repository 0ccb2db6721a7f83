"""Heckmeck am Karteneck, by Reiner Knizia (Zoch): cards are laid face up, and the sums of the cards decide who takes
which portions."""

from games.karteneck.rules import Karteneck
from games.karteneck.view import KarteneckView

__all__ = ["Karteneck", "KarteneckView"]
