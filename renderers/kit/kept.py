"""Caches of pictures by bytes: least recently used parts are dropped first. Pictures are drawn in one thread, so there
are no locks."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar, cast

from PIL import Image

ART: Final = 14 * 2**20
"""Bytes of cached art of all games."""
GROUNDS: Final = 10 * 2**20
"""Bytes of cached grounds. A whole picture has four MiB, but most parts never change."""
CELLS: Final = 16 * 2**20
"""Bytes of cached cells. A whole picture has one MiB and shares most of it with the next."""
BANDS: Final = 5 * 2**20
"""Bytes of cached compressed bands. A whole picture has a fourteenth of a MiB."""
KINDS: Final = 512
"""Number of sprites that a function remembers. They are small, since they hold instructions, not pixels."""

P = ParamSpec("P")
T = TypeVar("T")
Heavy = Image.Image | bytes | tuple[object, ...]


def weight(made: object) -> int:
    """Return the bytes of an image's pixels, of packed pixels, or of a tuple of them."""
    if isinstance(made, Image.Image):
        return made.width * made.height * (1 if made.mode in ("L", "P") else 4)  # Pillow's RGB has a fourth byte
    if isinstance(made, bytes):
        return len(made)
    return sum(map(weight, cast("tuple[object, ...]", made))) if isinstance(made, tuple) else 0


class Shelf:
    """A cache by bytes, least recently used first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self._made: OrderedDict[Hashable, Heavy] = OrderedDict()

    def __len__(self) -> int:
        return len(self._made)

    def __iter__(self) -> Iterator[Heavy]:
        return iter(self._made.values())

    def find(self, key: Hashable) -> Heavy | None:
        """Return the value of a key, which becomes the most recently used."""
        made = self._made.get(key)
        if made is not None:
            self._made.move_to_end(key)
        return made

    def put(self, key: Hashable, made: Heavy) -> None:
        """Add a value, and drop others that no longer fit."""
        self._made[key] = made  # new: callers have looked for it first, so nothing is counted twice
        self.held += weight(made)
        while self.held > self.limit:  # what is larger than the limit drops itself, too
            self.held -= weight(self._made.popitem(last=False)[1])


ART_SHELF = Shelf(ART)
GROUND_SHELF = Shelf(GROUNDS)
CELL_SHELF = Shelf(CELLS)
BAND_SHELF = Shelf(BANDS)


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Cache a function's sprites, which make their pixels at their first use. Arguments must be hashable, and results
    must not be changed."""
    return cast("Callable[P, T]", lru_cache(KINDS)(make))
