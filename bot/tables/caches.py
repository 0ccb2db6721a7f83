"""What is kept of things that come and go: of so many at most, those that were put in last. So no table, person or
message of the past is kept for ever, whatever happened to it."""

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedCache(OrderedDict[K, V]):
    """A mapping that forgets what was put in first once there is too much of it."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        """What is put in again is the newest."""
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._most:
            self.popitem(last=False)


class BoundedSet(Generic[K]):
    """A set that does so."""

    def __init__(self, most: int) -> None:
        self._kept: BoundedCache[K, None] = BoundedCache(most)

    def add(self, key: K) -> None:
        self._kept[key] = None

    def discard(self, key: K) -> None:
        self._kept.pop(key, None)

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)
