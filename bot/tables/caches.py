"""Caches with a bound, so that no table, person or message of the past stays in memory for ever."""

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class BoundedCache(OrderedDict[K, V]):
    """A mapping that drops its oldest items beyond a limit. Setting an item again makes it the newest."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        if len(self) > self._most:
            self.popitem(last=False)


class BoundedSet(Generic[K]):
    """A set that drops its oldest items beyond a limit."""

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
