"""The caches of pixels in this process."""

from renderers.kit import kept
from renderers.kit.kept import Shelf


def shelves() -> dict[str, Shelf]:
    """Return all of them, by name."""
    return {name: shelf for name, shelf in vars(kept).items() if isinstance(shelf, Shelf)}
