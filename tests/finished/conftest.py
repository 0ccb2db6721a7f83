"""The stores of `tests/store`, for what they make of finished tables."""

from tests.store.conftest import cluster, database, engine, other, path, store

__all__ = ["cluster", "database", "engine", "other", "path", "store"]
