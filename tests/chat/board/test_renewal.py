"""After an update that changes the controls, the next start brings live boards and hands up to date."""

from simcord.backend.models import Message

from bot.chat.requests import decode
from tests.chat.board.test_hands import dealt, letters
from tests.chat.test_custom_ids import table_on
from tests.chat.world import World, parts
from tests.engines import on_both
from tests.store.kept import Kept


def is_current(message: Message) -> bool:
    """Return whether this release reads all controls of a message."""
    return all(decode(part["custom_id"]) is not None for part in parts(message))


@on_both
async def test_start_renews_live_boards_and_hands_once(world: World, database: Kept) -> None:
    board = await dealt(world)
    table = table_on(world)
    messages = [board, *[letters(world, person)[-1] for person in world.people[:3]]]
    for part in [part for message in messages for part in parts(message)]:
        part["custom_id"] = f"r1:{table}!{part['custom_id'][:40]}"
    database.change(("INSERT INTO outbox (table_id, first, last) VALUES (?, 0, 0)", table))
    before = len(world.public)
    await world.restart()
    await world.goes_on(seconds=2)
    assert all(is_current(message) for message in messages)
    assert len(world.public) == before, "edited, not posted again"
    assert database.rows("SELECT table_id FROM outbox") == []
