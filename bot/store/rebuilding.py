"""ResultRebuilder of all results from the logs again."""

import zlib
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, Final

from msgspec import DecodeError
from sqlalchemy import Connection, Executable, Table, delete, insert, select

from bot.finished.finishes import Finish, finish_of
from bot.finished.rating import Ladder, Rating, rate_all
from bot.finished.replay import BROKEN, outline
from bot.finished.store import Rebuilt
from bot.store.counting import feat_values, gains, rating_values, result_values, standing_values
from bot.store.dialect import Dialect
from bot.store.logs import INFO_COLUMNS, LOG, LOG_BESIDE_MOVES, log_from
from bot.store.schema import feats, memos, people, ratings, results, seasons, standings, tables
from bot.store.versions import DatabaseRefused
from bot.tables.entries import ACTION, OUTCOME, Entry, is_known
from bot.tables.refusals import Refusal
from bot.tables.state import TableInfo, TableState

REBUILD: Final = "rebuild"
"""The memo that asks for a rebuild at the next start. A migration leaves it if it empties derived tables."""
_AT_ONCE: Final = 1000
"""Tables with rows in memory at once."""


class ResultRebuilder:
    """The results of the logs, in any transactions of the caller. `read` takes long and blocks no writer; `write` reads
    the few tables that ended since."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._read: set[str] = set()
        self._finishes: list[Finish] = []
        self._unplayable: set[str] = set()

    def read(self, connection: Connection) -> None:
        """Read tables that are over and not read yet. Such logs never change."""
        for info in [TableInfo(*row) for row in connection.execute(_OVER).all()]:
            if info.id in self._read:
                continue
            finish, playable = self._finish(connection, info)
            self._read.add(info.id)  # after the work, which repeats if it was cancelled
            if finish is not None:
                self._finishes.append(finish)
                self._unplayable |= set() if playable else {info.id}

    def _finish(self, connection: Connection, info: TableInfo) -> tuple[Finish | None, bool]:
        """Return the result of a table, and whether its feats were derived by replaying. They are not if its rules are
        gone, one of its options is not known, or its log was changed by hand. The result counts in any case."""
        table = TableState(info)
        playable = table.replayable
        log = self._log(connection, info, whole=playable and bool(table.game.records))
        try:
            table = TableState.replayed(info, log)  # without segments, which cost most of the time
        except (*BROKEN, Refusal):
            if not all(map(is_known, log)):  # the unreadable part may be about the holders of seats
                raise DatabaseRefused("newer-logs") from None
            table, playable = outline(info, log), False
        return finish_of(table, log[-1].at), playable

    def _log(self, connection: Connection, info: TableInfo, *, whole: bool) -> Sequence[Entry]:
        """Return a table's log, without moves if its feats are not derived."""
        query = LOG if whole else LOG_BESIDE_MOVES
        rows = connection.execute(query, {"id": info.id, "after": 0}).all()
        try:
            log = log_from(rows)
        except (ValueError, zlib.error, DecodeError):
            raise DatabaseRefused("damaged-log", table=info.id) from None
        return log if whole else [entry for entry in log if entry.kind not in (ACTION, OUTCOME)]

    def write(self, connection: Connection) -> Rebuilt:
        """Write everything, with the tables that ended since."""
        with self._dialect.room_for_much(connection):
            return self._write(connection)

    def _write(self, connection: Connection) -> Rebuilt:
        self.read(connection)
        former = _rows(connection, select(feats)) if self._unplayable else []
        kept = [row for row in former if row["table_id"] in self._unplayable]
        for table in (feats, results, ratings, standings):
            connection.execute(delete(table))
        self._write_finishes(connection)
        self._insert(connection, feats, kept)
        connection.execute(delete(memos).where(memos.c.key == REBUILD))
        return Rebuilt(len(self._finishes), len(self._unplayable))

    def _write_finishes(self, connection: Connection) -> None:
        closed: defaultdict[int, list[int]] = defaultdict(list)
        for season in _rows(connection, select(seasons).order_by(seasons.c.number)):
            closed[season["guild_id"]].append(season["closed_at"])
        self._finishes.sort(key=lambda finish: (finish.ended_at, finish.info.id))
        sums: defaultdict[tuple[Ladder, int], Counter[str]] = defaultdict(Counter)
        now: dict[tuple[Ladder, int], Rating] = {}
        for start in range(0, len(self._finishes), _AT_ONCE):
            some = self._finishes[start : start + _AT_ONCE]
            rated = [
                finish.rated_table(1 + bisect_left(closed[finish.info.guild_id], finish.ended_at)) for finish in some
            ]
            written = [row for pair in zip(some, rated, strict=True) for row in result_values(*pair)]
            self._insert(connection, results, written)
            self._insert(connection, feats, [row for finish in some for row in feat_values(finish)])
            self._insert(connection, ratings, [rating_values(*climb) for climb in rate_all(rated, None, now)])
            for ladder, person, gained in [gain for pair in zip(some, rated, strict=True) for gain in gains(*pair)]:
                sums[ladder, person].update(gained)
        forgotten = set(connection.scalars(_FORGOTTEN).all())
        standing = [
            standing_values(ladder, person, now[ladder, person], gained)
            for (ladder, person), gained in sums.items()
            if person not in forgotten
        ]
        self._insert(connection, standings, standing)

    def _insert(self, connection: Connection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
        if rows:
            self._dialect.insert_many(connection, insert(table), rows)


def _rows(connection: Connection, query: Executable) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(query).mappings()]


_OVER: Final = select(*INFO_COLUMNS).where(tables.c.ended_because == "over")
_FORGOTTEN: Final = select(people.c.id).where(people.c.discord_id.is_(None))
