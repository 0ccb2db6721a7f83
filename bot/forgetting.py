"""Forgetting of people by the operator, and of those whom a restored backup brought back."""

from bot.store import SqlStore
from bot.tables.service import Tables


async def forget_for_good(store: SqlStore, person: int) -> None:
    """Give up a person's seats, and forget the person. Raises SeatedStill if that person has just sat down again."""
    await Tables(store).give_up_seats(person)
    await store.forget(person)


async def forget_again(store: SqlStore) -> int:
    """Forget the people whom a restored backup made known again. Returns their number."""
    again = await store.known_again()
    for person in again:
        await forget_for_good(store, person)
    return len(again)
