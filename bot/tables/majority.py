"""Votes: who supports a wish, and whether enough do.

A majority is more than half of the people who hold seats, without the person it is about.
"""

from bot.tables.attendance import Wish
from bot.tables.state import TableState


def needed(table: TableState, wish: Wish) -> int:
    """Return how many people must support it."""
    people = len(table.people) - (wish.seat is not None)
    return people // 2 + 1


def supporters(table: TableState, wish: Wish) -> frozenset[int]:
    """Return the people at the table who support it."""
    return table.attendance.wishes.get(wish, frozenset()) & frozenset(table.people)


def agreed(table: TableState, wish: Wish) -> bool:
    """Return whether enough people support it."""
    return len(supporters(table, wish)) >= needed(table, wish)
