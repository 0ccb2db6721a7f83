"""The versions of the schema, and databases that are left as they are."""

from pathlib import Path
from typing import Final

MIGRATIONS: Final = Path(__file__).with_name("migrations")


class DatabaseRefused(Exception):
    """A database Roost leaves as it is. Codes: engine, foreign, newer; for a file unreadable, not-a-database; for a
    server driver, unreachable, encoding."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def revisions(migrations: Path) -> frozenset[str]:
    """The versions of the schema that these migrations know: a file's name begins with its revision, and each is
    greater than those it builds on."""
    return frozenset(file.name.partition("_")[0] for file in (migrations / "versions").glob("*.py"))
