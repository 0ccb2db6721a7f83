"""Migrations of later releases, for trials: what each adds to this release's."""

import shutil
from pathlib import Path
from typing import Final

from bot.store.versions import MIGRATIONS, revisions

HEAD: Final = max(revisions(MIGRATIONS))

_HEADER: Final = """
import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"
"""
EXPANDS: Final = f"""{_HEADER}
expands = True


def upgrade() -> None:
    op.add_column("entries", sa.Column("later_{{revision}}", sa.Text(), nullable=True))
    op.add_column("people", sa.Column("later_{{revision}}", sa.Text(), nullable=False, server_default="x"))
    op.create_index("by_later_{{revision}}", "tables", ["opened_at"])
    op.create_table("later_{{revision}}", sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id")))
"""
CONTRACTS: Final = f"""{_HEADER}

def upgrade() -> None:
    op.drop_index("tables_of_a_channel", "tables")
"""
EMPTIES: Final = f"""{_HEADER}
expands = True


def upgrade() -> None:
    for table in ("results", "ratings", "standings", "feats"):
        op.execute(sa.delete(sa.table(table)))
    op.execute("INSERT INTO memos VALUES ('rebuild', '{{revision}}')")
"""  # noqa: S608 - nothing is injected
SLOW: Final = f"""{_HEADER}
import time
from pathlib import Path

folder = Path(__file__).parent
expands = True


def upgrade() -> None:
    op.execute("CREATE TABLE slow (id INTEGER)")
    (folder / "began").touch()
    while not (folder / "may-end").exists():
        time.sleep(0.01)
"""
"""Waits for the test."""
REBUILDS: Final = f"""{_HEADER}

def upgrade() -> None:
    for table in ("people", "tables"):
        with op.batch_alter_table(table, recreate="always") as batch:
            batch.add_column(sa.Column("later", sa.Text(), nullable=False, server_default="x"))
"""
"""Adds columns that need their tables to be rebuilt, which once lost the children."""


def release(folder: Path, *more: str) -> Path:
    """Return the migrations of a later release: this one's, and 9001, 9002, ... with these scripts."""
    migrations = folder / "100% migrations"
    shutil.copytree(MIGRATIONS, migrations, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    before = HEAD
    for number, script in enumerate(more, 9001):
        (migrations / "versions" / f"{number}_later.py").write_text(script.format(revision=number, before=before))
        before = str(number)
    return migrations
