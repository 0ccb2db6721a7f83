"""Votes: who supports a proposal, and whether enough do.

A majority is more than half of the people who hold seats, without the person it is about.
"""

from bot.tables.attendance import Proposal
from bot.tables.state import TableState


def votes_needed(table: TableState, proposal: Proposal) -> int:
    """Return how many people must support it."""
    people = len(table.people) - (proposal.seat is not None)
    return people // 2 + 1


def supporters(table: TableState, proposal: Proposal) -> frozenset[int]:
    """Return the people at the table who support it."""
    return table.attendance.votes.get(proposal, frozenset()) & frozenset(table.people)


def is_carried(table: TableState, proposal: Proposal) -> bool:
    """Return whether enough people support it."""
    return len(supporters(table, proposal)) >= votes_needed(table, proposal)
