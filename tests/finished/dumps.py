"""Dumps of what is derived from finished tables, as another program reads it in the database."""

from typing import Any

from tests.store.kept import Kept

DERIVED = ("results", "ratings", "standings", "feats")


def derived(database: Kept) -> dict[str, list[dict[str, Any]]]:
    """Every row of the derived tables, in the order of their keys."""
    return {name: database.dicts(f"SELECT * FROM {name} ORDER BY 1, 2, 3, 4, 5, 6") for name in DERIVED}  # noqa: S608
