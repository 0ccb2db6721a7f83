"""What takes the agreement of others: who wants it, and whether enough do.

A majority is more than half: of the people who hold seats, or where it is about a seat, of the others.
"""

from bot.tables.attendance import Wish
from bot.tables.state import TableState


def needed(table: TableState, wish: Wish) -> int:
    """How many people must want it."""
    people = len(table.people) - (wish.seat is not None)
    return people // 2 + 1


def supporters(table: TableState, wish: Wish) -> frozenset[int]:
    """Who wants it, of those at the table."""
    return table.attendance.wishes.get(wish, frozenset()) & frozenset(table.people)


def agreed(table: TableState, wish: Wish) -> bool:
    """Whether enough people want it."""
    return len(supporters(table, wish)) >= needed(table, wish)
