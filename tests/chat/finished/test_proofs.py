"""`/verify`: whether a finished table's dice came from its seed."""

from pathlib import Path
from unittest.mock import Mock

import msgspec
import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from bot.chat.finished import replays, reviews
from bot.tables import state as tables
from bot.tables.table import Table
from games.chance import commitment, deal
from games.heckmeck.moves import Keep
from games.registry import GAMES
from tests.chat.finished.asking import aborted, closed, table_of
from tests.chat.world import World
from tests.finished.world import people_of
from tests.golden.record import Golden, read
from tests.golden.test_golden import FILES, kept
from tests.store.archiving import pack_all
from tests.store.kept import Kept


async def fairly_dealt(world: World, monkeypatch: pytest.MonkeyPatch) -> tuple[Table, int]:
    """An ended table whose dice came from its seed, and the number of the entry of its first roll."""
    monkeypatch.setattr(tables, "deal", deal)
    table = await table_of(world, world.anna, world.bruno, moves=2)
    log = await world.store.entries(table.info.id, 0)
    (roll,) = [entry.number for entry in log if entry.kind == "outcome" and b"dice" in entry.body]
    return await closed(world, table), roll


async def change(world: World, database: Kept, table: Table, roll: int, *, possible: bool) -> None:
    """Change a table's first roll in its log: a die that was never kept, or else the kept dice."""
    log = {entry.number: entry for entry in await world.store.entries(table.info.id, 0)}
    tag, faces = msgspec.json.decode(log[roll].body, type=tuple[str, list[int]])
    kept = msgspec.json.decode(log[roll + 1].body, type=Keep).face
    if possible:
        number = next(n for n, face in enumerate(faces) if face != kept)
        faces[number] = next(face for face in range(1, 7) if face not in (kept, faces[number]))
    else:
        faces = [face if face != kept else kept % 6 + 1 for face in faces]
    body = msgspec.json.encode([tag, sorted(faces)]).decode()
    statement = "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?"
    database.change((statement, body, table.info.id, roll))


async def test_verify_says_that_all_agrees(world: World) -> None:
    table, _ = await fairly_dealt(world, world.patch)
    proof = await world.ask(world.carla, "verify", table=table.info.id)
    assert proof.content.startswith(
        f"**Table {table.info.id}: everything checks out.** All 2 rolls and deals follow from the seed"
    )
    assert table.info.seed.hex() in proof.content
    assert commitment(table.info.seed) in proof.content
    assert "a seal that fixed the seed" in proof.content
    world.locales[world.carla.id] = "it"
    assert "tutto torna" in (await world.ask(world.carla, "verify", table=table.info.id)).content


@pytest.mark.parametrize("possible", [True, False])
async def test_verify_names_the_entry_that_was_changed(world: World, database: Kept, possible: bool) -> None:
    """A die left out of every keep shows another face, so that the game continues as before, or the kept face is gone.
    The seed says otherwise."""
    table, roll = await fairly_dealt(world, world.patch)
    await change(world, database, table, roll, possible=possible)
    proof = await world.ask(world.carla, "verify", table=table.info.id)
    assert f"**Table {table.info.id}: something was changed.**" in proof.content
    named = f"{roll}" if possible else f"{roll}, {roll + 1}"
    assert f"the seed: {named}. 2 were checked." in proof.content
    world.locales[world.carla.id] = "it"
    italian = await world.ask(world.carla, "verify", table=table.info.id)
    assert "qualcosa è stato cambiato" in italian.content


async def test_review_points_to_verify_only_if_the_log_was_changed(world: World, database: Kept) -> None:
    async def review_of(*_: object) -> None:
        raise ValueError("a fault of Roost's")

    table, roll = await fairly_dealt(world, world.patch)
    with world.patch.context() as patched, capture_logs() as lines:
        patched.setattr(reviews, "review_of", review_of)
        assert "trying again won't help" in await world.hear(world.anna, "review", table=table.info.id)
    assert [line["exc_info"] for line in lines if line["event"] == "review.failed"] == [True]
    await change(world, database, table, roll, possible=False)
    assert "The log of this table was changed" in await world.hear(world.anna, "review", table=table.info.id)


async def test_verify_notices_another_seed_and_a_dealer_who_is_not_the_seed(world: World, database: Kept) -> None:
    other = await aborted(world, world.anna, world.bruno)  # dealt by the tests' own dealer
    assert "something was changed" in (await world.ask(world.carla, "verify", table=other.info.id)).content
    table, _ = await fairly_dealt(world, world.patch)
    database.change(("UPDATE tables SET seed = ? WHERE id = ?", bytes(32), table.info.id))
    proof = await world.ask(world.carla, "verify", table=table.info.id)
    assert f"**Table {table.info.id}: this isn't the sealed seed.**" in proof.content
    assert bytes(32).hex() in proof.content


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.usefixtures("dice_that_roll")
async def test_a_packed_table_of_every_game_and_version_is_shown_as_before(world: World, path: Path) -> None:
    world.patch.setattr(tables, "deal", deal)
    golden = read(path)[0]
    golden = Golden(replace(golden.info, guild_id=world.guild.id), golden.log)
    await people_of(world.store, max(GAMES[golden.info.game].seats))
    await kept(world.store, golden, 0)
    world.patch.setattr(replays, "frame", Mock(return_value=b"a frame"))  # drawing takes seconds
    world.patch.setattr(replays, "film", Mock(return_value=b"a film"))

    async def pages() -> list[object]:
        proof, replay = [await world.ask(world.carla, name, table=golden.info.id) for name in ("verify", "replay")]
        return [proof.content, replay.content, world.files(replay)]

    before = await pages()
    assert "everything checks out" in str(before[0])
    await pack_all(world.store)
    assert await pages() == before
