"""The store of `tests/store`, for what it makes of finished tables."""

from tests.store.conftest import other, path, store

__all__ = ["other", "path", "store"]
