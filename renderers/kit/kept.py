"""Art is made when it is first needed and kept while there is room: what was not asked for longest is let go first.

Pictures are drawn on one thread; nothing here is locked."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from PIL import Image

LIMIT: Final = 32 * 2**20
"""How many bytes of pixels of art are kept, all games together. A background has 4 MiB, a tile 0.1."""
SCENES: Final = 14 * 2**20
"""The same of scenes: what rests of a table between two moves. They come and go, and must not push art out."""

P = ParamSpec("P")
Art = TypeVar("Art", bound=Image.Image | tuple[object, ...])


def weight(made: Image.Image | tuple[object, ...]) -> int:
    """The bytes of the pixels of an image, or of all images in a tuple."""
    if isinstance(made, Image.Image):
        return made.width * made.height * (1 if made.mode in ("L", "P") else 4)  # Pillow's RGB has a fourth byte
    return sum(weight(part) for part in made if isinstance(part, Image.Image))


class Shelf:
    """What was made, by what made it and its arguments, the oldest use first."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.held = 0
        self._made: OrderedDict[Hashable, Image.Image | tuple[object, ...]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._made)

    def __iter__(self) -> Iterator[Image.Image | tuple[object, ...]]:
        return iter(self._made.values())

    def find(self, key: Hashable) -> Image.Image | tuple[object, ...] | None:
        """What stands under a key, which is now the last to go."""
        made = self._made.get(key)
        if made is not None:
            self._made.move_to_end(key)
        return made

    def put(self, key: Hashable, made: Image.Image | tuple[object, ...]) -> None:
        """Keep something new, and let go what has no room beside it."""
        self._made[key] = made
        self.held += weight(made)
        while self.held > self.limit:
            self.held -= weight(self._made.popitem(last=False)[1])

    def clear(self) -> None:
        """Let all go."""
        self._made.clear()
        self.held = 0


SHELF = Shelf(LIMIT)
"""The art of this process."""
SCENE_SHELF = Shelf(SCENES)
"""The scenes of this process."""


def kept(make: Callable[P, Art]) -> Callable[P, Art]:
    """Keep the art that a function makes. Its arguments are hashable, and nobody changes what it returned."""
    return _kept_on(lambda: SHELF, make)


def kept_scene(make: Callable[P, Art]) -> Callable[P, Art]:
    """Keep what a function makes of a table's state, for the next moves there."""
    return _kept_on(lambda: SCENE_SHELF, make)


def _kept_on(shelf: Callable[[], Shelf], make: Callable[P, Art]) -> Callable[P, Art]:
    @wraps(make)
    def found_or_made(*arguments: P.args, **options: P.kwargs) -> Art:
        key = (make, arguments, *options.items())
        found = shelf().find(key)
        if found is not None:
            return found  # pyright: ignore[reportReturnType]  # the key begins with what made it
        made = make(*arguments, **options)
        shelf().put(key, made)
        return made

    return found_or_made
