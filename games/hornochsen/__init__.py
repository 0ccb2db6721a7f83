"""Tanz der Hornochsen!, by Wolfgang Kramer (Amigo): tiles behind screens, twelve rows, a dung heap to avoid."""

from games.hornochsen.rules import Hornochsen
from games.hornochsen.view import HornochsenView

__all__ = ["Hornochsen", "HornochsenView"]
