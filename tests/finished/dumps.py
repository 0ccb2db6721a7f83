"""What is derived from finished tables, as another program reads it in the file."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

DERIVED = ("results", "ratings", "standings", "feats")


def derived(path: Path) -> dict[str, list[dict[str, Any]]]:
    """Every row of the derived tables, in the order of their keys."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        return {
            name: [dict(row) for row in connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2, 3, 4, 5, 6")]  # noqa: S608
            for name in DERIVED
        }


def change(path: Path, *statements: tuple[str, *tuple[str, ...]]) -> None:
    """Damage a database: each statement with its values."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement, *values in statements:
            connection.execute(statement, values)
