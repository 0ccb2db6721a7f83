"""Seats that a person holds or has held."""

from typing import Any

from sqlalchemy import BindParameter, CompoundSelect, select, union

from bot.store.schema import former_seats, seats


def seats_held_by(person: int | BindParameter[int]) -> CompoundSelect[*tuple[Any, ...]]:
    """Select them with their tables."""
    return union(
        *[select(held.c.table_id, held.c.seat).where(held.c.person_id == person) for held in (seats, former_seats)]
    )
