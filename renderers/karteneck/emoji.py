"""Emoji on Karteneck's buttons: the worms to lay. Other cards are numbers in the label."""

from msgspec import Struct

from games.karteneck.moves import WORM, Play


def emoji_of(action: Struct) -> str | None:
    """Return the name of the emoji of an action."""
    return "worm" if isinstance(action, Play) and action.kind == WORM else None
