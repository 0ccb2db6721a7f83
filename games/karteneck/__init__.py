"""Heckmeck am Karteneck, by Reiner Knizia (Zoch): cards laid for all to see, and portions shared by their sums."""

from games.karteneck.rules import Karteneck
from games.karteneck.view import KarteneckView

__all__ = ["Karteneck", "KarteneckView"]
