"""Heckmeck am Bratwurmeck, by Reiner Knizia (Zoch): dice, a grill of worms, and stacks to steal from."""

from games.heckmeck.rules import Heckmeck
from games.heckmeck.view import HeckmeckView

__all__ = ["Heckmeck", "HeckmeckView"]
