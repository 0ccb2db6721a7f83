"""The floor below Roost's clicks: a bare bot that does once, one after the other, what no such click can do without. It
commits a row by aiosqlite, brings a picture of its own to its palette, packs it, and answers with it."""

import asyncio
import io
import sys
from pathlib import Path

import aiosqlite
from isal import isal_zlib
from PIL import Image

from tests.bench.bare import be_bare

_LEVEL = 2


async def be_floor(picture: bytes, database: Path) -> None:
    """Answers every click with the same picture, a PNG with a palette."""
    with Image.open(io.BytesIO(picture)) as palette:
        palette.load()
    colours = palette.convert("RGB")
    connection = await aiosqlite.connect(database, isolation_level=None)
    for statement in (
        "PRAGMA journal_mode = WAL",
        "PRAGMA synchronous = FULL",
        "CREATE TABLE entries (number INTEGER PRIMARY KEY, body TEXT)",
    ):
        await connection.execute(statement)

    async def work() -> None:
        await connection.execute("INSERT INTO entries (body) VALUES ('a row')")
        indexed = colours.quantize(palette=palette, dither=Image.Dither.NONE)
        isal_zlib.compress(indexed.tobytes(), _LEVEL)  # pyright: ignore[reportUnknownMemberType]

    try:
        await be_bare(picture, work)
    finally:
        await connection.close()


if __name__ == "__main__":
    asyncio.run(be_floor(Path(sys.argv[1]).read_bytes(), Path(sys.argv[2])))
