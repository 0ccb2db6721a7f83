"""A finished table's review: what was luck, what decisions cost, and who sees which."""

import re
from io import BytesIO

import pytest
from PIL import Image

from bot.tables.service import Tables
from tests.chat.finished.asking import aborted, alt, labels, shared, shown, table_of, words
from tests.chat.world import World

SEATS = re.compile(r"par (\S+), dice (\S+), choices (\S+), thieves (\S+), in all (\d+) worms?\.")


def figures(text: str) -> list[list[float]]:
    return [[float(one.replace("−", "-").replace("±", "")) for one in row] for row in SEATS.findall(text)]


@pytest.mark.usefixtures("dice_that_roll")
async def test_review_shows_bars_that_add_up_and_is_private_until_shared(world: World) -> None:
    table = await aborted(world, world.anna, world.bruno, moves=40)
    page = await shown(world, world.anna, "review", table=table.info.id)
    assert page.is_ephemeral
    assert "Heckmeck am Bratwurmeck** · what was luck, what was you" in page.content
    (picture,) = world.files(page)
    with Image.open(BytesIO(picture)) as image:
        assert image.format == "PNG"
    rows = figures(alt(page))
    assert len(rows) == 2
    for *parts, worms in rows:
        assert sum(parts) == pytest.approx(worms, abs=0.21)
    public = await shared(world, world.anna, page)
    assert figures(alt(public)) == rows
    assert labels(public) == ["Review"]
    opened = world.message_of(await world.click(world.bruno, "Review", public))
    assert opened.is_ephemeral
    assert figures(alt(opened)) == rows


async def test_no_review_before_the_end(world: World) -> None:
    table = await table_of(world, world.anna, world.bruno, moves=20)
    assert "still in play" in await words(world, world.anna, "review", table=table.info.id)
    assert (await Tables(world.store).table(table.info.id)).phase == "playing"
