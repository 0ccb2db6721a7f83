"""Audit of a table: every roll and deal of the dealer is computed from the seed again."""

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from bot.finished.replay import BROKEN
from bot.tables.entries import OUTCOME, Entry, Opened, decode_body
from bot.tables.state import TableInfo, TableState
from games.chance import commitment


class Audit(Struct, frozen=True):
    """The number of computed rolls and deals, the entries that disagree with the seed, and whether the seed's SHA-256
    is the commitment of the opening."""

    settled: int
    wrong: tuple[int, ...]
    committed: bool

    @property
    def agrees(self) -> bool:
        """Whether the log follows from the seed, and the seed was the announced one."""
        return self.committed and not self.wrong


def audit_of(info: TableInfo, log: Iterable[Entry]) -> Audit:
    """Audit the whole log of a table with current rules. Ends at the first entry that cannot be played."""
    table = TableState(info)
    settled = 0
    wrong: list[int] = []
    committed = False
    for entry in log:
        if entry.kind == OUTCOME and table.position is not None:
            chance = table.position.chance_due
            settled += 1
            if chance is None or msgspec.json.encode(table.dealt(chance)) != entry.body:
                wrong.append(entry.number)
        elif entry.number == 1:
            opened = decode_body(entry)
            committed = isinstance(opened, Opened) and opened.commitment == commitment(info.seed)
        try:
            table.apply(entry)
        except BROKEN:
            wrong.append(entry.number)
            break
    return Audit(settled, tuple(dict.fromkeys(wrong)), committed)
