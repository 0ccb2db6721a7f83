"""What a table's board needs next: decided from the log, the board's row and the clock alone."""

from typing import Final, Literal

from msgspec import Struct

from bot.tables.posted import EDITABLE_MS, PostedMessage
from bot.tables.table import Table

STANDS_MS: Final = 30 * 1000
"""A younger board stays where it is, whatever was said below it."""

Plan = Literal["post", "edit", "barred", "nothing"]
"""Post a new board below, edit the one that is there, or neither: not permitted, or not needed."""


class Wanted(Struct, frozen=True):
    """What was asked for beside the log: `bottom`: a board at the channel's bottom; `buried`: others' messages are
    below the board, and somebody acted; `dirty`: what the board shows beside the log has changed."""

    bottom: bool = False
    buried: bool = False
    dirty: bool = False


class May(Struct, frozen=True):
    """What Roost may do in the table's channel."""

    post: bool = True
    edit: bool = True


def plan(table: Table, board: PostedMessage | None, wanted: Wanted, at: int, may: May) -> Plan:
    """What to do for a table's board at a moment, in milliseconds since 1970."""
    if board is None:
        return "post" if may.post else "barred"
    behind = wanted.dirty or board.shown < table.number
    fixed = is_opening(table, board) or not is_editable(board, at)
    bottom = wanted.bottom or (wanted.buried and has_stood(board, at))
    if is_left(table, board) or bottom or (behind and fixed):
        if may.post:
            return "post"
        if not behind:
            return "nothing"
        return "edit" if may.edit and not fixed else "barred"
    if behind:
        return "edit" if may.edit else "barred"
    return "nothing"


def is_left(table: Table, board: PostedMessage) -> bool:
    """Whether the page of a board has ended; not of one whose entries are unknown, which older releases posted."""
    return 0 < board.shown < table.page.first


def is_opening(table: Table, board: PostedMessage) -> bool:
    """Whether a table in play was opened with this message, which keeps the promise of the seed."""
    return 0 < board.shown < table.started_with


def is_editable(board: PostedMessage, at: int) -> bool:
    """Whether a message is young enough to be edited."""
    return at - board.at < EDITABLE_MS


def has_stood(board: PostedMessage, at: int) -> bool:
    """Whether a board may come back to the channel's bottom."""
    return at - board.at >= STANDS_MS
