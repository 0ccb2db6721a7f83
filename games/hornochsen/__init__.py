"""Tanz der Hornochsen!, by Wolfgang Kramer (Amigo): tiles behind screens, twelve rows, a dung heap to avoid."""

from games.hornochsen.rules import Hornochsen, HornochsenOfVersion1
from games.hornochsen.view import HornochsenView

__all__ = ["Hornochsen", "HornochsenOfVersion1", "HornochsenView"]
