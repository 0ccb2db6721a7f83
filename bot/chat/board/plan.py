"""The next request for a table's board, decided from the log, the board's row and the clock alone."""

from typing import Final, Literal

from msgspec import Struct

from bot.tables.posted import PostedMessage
from bot.tables.profiles import PROFILES
from bot.tables.table import Table

KEPT_MS: Final = 30 * 1000
"""A younger board stays where it is, whatever is posted below it."""

Plan = Literal["post", "edit", "barred", "nothing"]
"""Post a new board, edit the existing one, or neither: not permitted, or not needed."""


class BoardNeeds(Struct, frozen=True):
    """What a board is to be beside what the log says."""

    bottom: bool = False
    """A board at the channel's bottom."""
    buried: bool = False
    """A person acted, and other messages are below the board."""
    dirty: bool = False
    """What the board shows beside the log has changed."""


class Allowances(Struct, frozen=True):
    """Permissions in the table's channel."""

    post: bool = True
    edit: bool = True


def plan(table: Table, board: PostedMessage | None, requests: BoardNeeds, at: int, may: Allowances) -> Plan:
    """Return what to do for a table's board at a moment, in milliseconds since 1970."""
    if board is None:
        return "post" if may.post else "barred"
    behind = requests.dirty or board.shown < table.number
    # An edit would take the seed's commitment from the opening message.
    fixed = is_opening(table, board) or not board.is_editable(at)
    bottom = requests.bottom or (requests.buried and may_move_down(board, at))
    if segment_has_ended(table, board) or bottom or (behind and fixed):
        if may.post:
            return "post"
        if not behind:  # only a move to the bottom, which may be left out
            return "nothing"
        return "edit" if may.edit and not fixed else "barred"
    if behind:
        return "edit" if may.edit else "barred"
    return "nothing"


def segment_has_ended(table: Table, board: PostedMessage) -> bool:
    """Return whether the board's segment has ended. False for a board whose entries are unknown."""
    return 0 < board.shown < table.segment.first


def shares_message(table: Table) -> bool:
    """Return whether turns that have ended share the current segment with the turn in play."""
    most = PROFILES[table.info.game].chapters_per_message
    return table.phase == "playing" and most > 1 and table.segment.chapters > 0


def is_opening(table: Table, board: PostedMessage) -> bool:
    """Return whether this message opened the table, which is in play now. It keeps the commitment of the seed."""
    return 0 < board.shown < table.started_with


def may_move_down(board: PostedMessage, at: int) -> bool:
    """Return whether a board is old enough to move to the channel's bottom."""
    return not board.is_younger(KEPT_MS, at)
