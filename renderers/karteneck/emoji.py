"""What stands on Karteneck's buttons: the worms that are laid. Other cards show numbers, which the words say."""

from msgspec import Struct

from games.karteneck.moves import WORM, Play


def emoji_of(action: Struct) -> str | None:
    """The name of what shows an action."""
    return "worm" if isinstance(action, Play) and action.kind == WORM else None
