"""What is made when it is first needed and kept while there is room: what was not asked for longest is let go first.

Pictures are drawn on one thread; nothing here is locked."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar, cast

from PIL import Image

ART: Final = 14 * 2**20
"""How many bytes of pixels of art are kept, all games together."""
GROUNDS: Final = 10 * 2**20
"""The same of parts of what pieces lie on; a whole picture has four MiB, but of most parts nothing ever changes."""
CELLS: Final = 16 * 2**20
"""The same of parts of pictures that were drawn: a whole picture has one MiB, and shares most of it with the next."""
BANDS: Final = 5 * 2**20
"""The same of compressed parts: a whole picture has a fourteenth of a MiB."""
KINDS: Final = 512
"""How many sprites a function that draws them remembers. They are small: how they are drawn, not their pixels."""

P = ParamSpec("P")
T = TypeVar("T")
Heavy = Image.Image | bytes | tuple[object, ...]


def weight(made: object) -> int:
    """The bytes of the pixels of an image or of packed pixels, or of all of those in a tuple."""
    if isinstance(made, Image.Image):
        return made.width * made.height * (1 if made.mode in ("L", "P") else 4)  # Pillow's RGB has a fourth byte
    if isinstance(made, bytes):
        return len(made)
    return sum(map(weight, cast("tuple[object, ...]", made))) if isinstance(made, tuple) else 0


class Shelf:
    """What was made, by what it is known by, the oldest use first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self._made: OrderedDict[Hashable, Heavy] = OrderedDict()

    def __len__(self) -> int:
        return len(self._made)

    def __iter__(self) -> Iterator[Heavy]:
        return iter(self._made.values())

    def find(self, key: Hashable) -> Heavy | None:
        """What stands under a key, which is now the last to go."""
        made = self._made.get(key)
        if made is not None:
            self._made.move_to_end(key)
        return made

    def put(self, key: Hashable, made: Heavy) -> None:
        """Keep something new, and let go what has no room beside it."""
        self._made[key] = made
        self.held += weight(made)
        while self.held > self.limit:
            self.held -= weight(self._made.popitem(last=False)[1])

    def clear(self) -> None:
        """Let all go."""
        self._made.clear()
        self.held = 0


ART_SHELF = Shelf(ART)
GROUND_SHELF = Shelf(GROUNDS)
CELL_SHELF = Shelf(CELLS)
BAND_SHELF = Shelf(BANDS)
SHELVES: Final = (ART_SHELF, GROUND_SHELF, CELL_SHELF, BAND_SHELF)
"""All pixels that this process keeps."""


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Remember what a function made: sprites, which make their pixels when these are first needed. Its arguments are
    hashable, and nobody changes what it returned."""
    return cast("Callable[P, T]", lru_cache(KINDS)(make))
