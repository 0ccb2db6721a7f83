"""`roost backup` while people play, `roost restore` afterwards, and the game goes on from the buttons."""

import asyncio
from itertools import count
from pathlib import Path

from tests.e2e.conftest import Opening, StartChild
from tests.e2e.house import Child
from tests.e2e.test_kill import bring_up, go_on
from tests.engines import sqlite_alone


@sqlite_alone
async def test_backed_up_under_play_and_restored_the_game_goes_on_from_the_buttons(
    open_house: Opening, start_child: StartChild, tmp_path: Path
) -> None:
    house = await open_house()
    group, copy, database, numbers = house.group(), tmp_path / "copy.db", house.database.url, count()
    child = await bring_up(house, start_child)
    await group.open()

    async def roost(*arguments: str) -> tuple[int, str]:
        command = Child.start(tmp_path / f"{next(numbers)}.txt", *arguments, ROOST_DATABASE_URL=database)
        return await command.ended(), command.output

    async def play() -> None:
        while not backed_up.done():
            await group.move()

    backed_up = asyncio.create_task(roost("backup", str(copy)))
    await asyncio.gather(backed_up, play())
    assert backed_up.result()[0] == 0, backed_up.result()[1]
    assert f"The database was copied to {copy}" in backed_up.result()[1]
    await group.play_on(moves=2)
    later = (await house.table()).number

    child.terminate()
    assert await child.ended() == 0
    await house.close()  # this test's own has the file open, too
    code, said = await roost("restore", str(copy))
    assert (code, "What was there before is kept in" in said) == (0, True), said

    await house.reopen()
    assert (await house.table()).number < later
    await bring_up(house, start_child)
    await go_on(group, 4)
    assert (await house.table()).phase == "playing"
