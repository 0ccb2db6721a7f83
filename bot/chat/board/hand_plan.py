"""What to do with the message of a hand, direct or opened, decided from the table, its reader and the message alone."""

from typing import Literal

from msgspec import Struct

from bot.tables.store import Person
from bot.tables.table import Table

HandPlan = Literal["post", "edit", "say", "wait", "strip", "nothing"]
"""post: send a new message. edit: let the newest one show the hand. say: let it keep its words, and add who decides.
wait: another process is about to show the hand in a reply. strip: its reader has left the seat."""


class HandMessage(Struct, frozen=True):
    """The newest message with a hand, as far as there is one."""

    person: int
    """Its reader."""
    editable: bool = False
    said: str = ""
    """Its words, for a reader of words. Empty if they are not known."""
    current: bool = False
    """Whether it shows the hand as it is."""
    announced: bool = False
    """Whether it was sent for the decision, or the end, that the table has led to."""
    followed: bool = False
    """Whether an opened hand follows the game for the same reader, and announces what it has led to."""
    awaits_reply: bool = False
    """Whether another process is about to show the hand there."""
    refused: bool = False
    """Whether Discord refuses new ones."""
    in_play: bool = True
    """Whether it was sent during the game."""


def hand_plan(table: Table, seat: int, reader: Person, message: HandMessage) -> HandPlan:
    """Return what to do with a hand. No screen reader announces an edit, so a new decision in words, or the end, is
    another message."""
    if table.holders[seat : seat + 1] != (message.person,):
        return "strip"
    if message.current or reader.discord_id is None:
        return "nothing"
    if message.awaits_reply:
        return "wait"
    if not table.has_hands and (not reader.words or message.followed):
        return "nothing"
    asks = table.phase != "playing" or seat in table.awaited or not message.in_play
    if message.editable and (not reader.words or not asks or message.announced or message.followed):
        return "say" if reader.words and message.said else "edit"
    return "nothing" if message.refused else "post"
