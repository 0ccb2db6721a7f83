"""Whether a table's dice and cards came from its seed alone: everything the dealer settled is computed once more."""

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from bot.finished.replay import BROKEN
from bot.tables.entries import OUTCOME, Entry, Opened, decode_body
from bot.tables.state import TableInfo, TableState
from games.chance import commitment


class Audit(Struct, frozen=True):
    """How many rolls and deals were computed, the entries that disagree with the seed, and whether the seed is the one
    whose SHA-256 was shown at the opening."""

    settled: int
    wrong: tuple[int, ...]
    committed: bool

    @property
    def agrees(self) -> bool:
        """Whether the log is what the seed made of it, and the seed the one that was announced."""
        return self.committed and not self.wrong


def audited(info: TableInfo, log: Iterable[Entry]) -> Audit:
    """The audit of a table whose rules the code still has, from its whole log; it ends where that cannot be played."""
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
