"""Votes: who supports a proposal, and whether enough do.

A majority is more than half of the people who still play, without the person it is about. Where all people are out,
and computers play on, it is more than half of those people.
"""

from bot.tables.attendance import Proposal
from bot.tables.state import TableState


def votes_needed(table: TableState, proposal: Proposal) -> int:
    """Return how many people must support it."""
    people = len(voters(table)) - (proposal.seat is not None)
    return people // 2 + 1


def supporters(table: TableState, proposal: Proposal) -> frozenset[int]:
    """Return the people at the table who support it."""
    return table.attendance.votes.get(proposal, frozenset()) & voters(table)


def is_carried(table: TableState, proposal: Proposal) -> bool:
    """Return whether enough people support it."""
    return len(supporters(table, proposal)) >= votes_needed(table, proposal)


def voters(table: TableState) -> frozenset[int]:
    """Return our ids of the people who may vote."""
    people = frozenset(table.people)
    gone = frozenset(table.holders[seat] for seat in table.out)
    return people - gone or people
