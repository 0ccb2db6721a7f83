"""The seats that somebody holds or has held."""

from typing import Any

from sqlalchemy import BindParameter, CompoundSelect, select, union

from bot.store.schema import former_seats, seats


def seats_of(person: int | BindParameter[int]) -> CompoundSelect[*tuple[Any, ...]]:
    """Each with its table."""
    return union(
        *[select(held.c.table_id, held.c.seat).where(held.c.person_id == person) for held in (seats, former_seats)]
    )
