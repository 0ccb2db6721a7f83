"""Pixels of a sheet, and their PNG, without drawing anything twice.

A cell of a sheet is identified by the pieces on it, and its pixels are cached. A band, a row of cells, is identified by
its cells and cached in compressed form. A picture concatenates its bands, which deflate allows if each band ends on a
byte boundary and refers to no other.
"""

from collections.abc import Sequence
from itertools import count
from struct import pack
from typing import Final, NamedTuple
from zlib import Z_SYNC_FLUSH

from isal import isal_zlib
from PIL import Image
from PIL.ImageChops import subtract_modulo

from renderers.kit import kept
from renderers.kit.palette import Palette
from renderers.kit.sheet import CELL, Sheet, blocks, cut

LEVEL: Final = 2
"""The compression level of isal. It takes a fifth of zlib's time at about the size of zlib's level 3."""
UP: Final = 2
"""The number of PNG's filter that stores the difference of every pixel to the one above it."""
LARGE: Final = 80 * 1024
"""Use that filter only in pictures of more than so many bytes, in each band that it makes smaller. Few pictures are so
large, and trying it in all of them takes a tenth of the drawing time."""
RAW: Final = -15
"""A raw deflate stream without zlib's header and checksum, with the largest window."""
HEADER: Final = b"\x78\x9c"  # zlib's, for the window of RAW; the checksum at the end covers all bands
END: Final = b"\x03\x00"
"""An empty last block."""
MODULUS: Final = 65521
"""The modulus of Adler's checksum."""

_numbers = count()


class Cell(NamedTuple):
    """A cell's pixels as indices of its palette, and a number unique in this process."""

    number: int
    image: Image.Image


class Band(NamedTuple):
    """A compressed row of cells; the checksum and the length of its content."""

    packed: bytes
    checksum: int
    length: int


def _cells(sheet: Sheet) -> list[list[Cell]]:
    """Return the cells of every row. Unknown ones are drawn."""
    keys, columns = sheet.cell_keys(), sheet.columns
    found = {at: cell for at, key in enumerate(keys) if isinstance(cell := kept.CELL_SHELF.find(key), Cell)}
    missing = [(at % columns, at // columns) for at in range(len(keys)) if at not in found]
    for block in blocks(missing):  # by rectangles, so that a piece on many cells is laid once
        for (column, row), image in cut(sheet.palette.indexed(sheet.draw(block)), block):
            at = row * columns + column
            found[at] = Cell(next(_numbers), image)
            kept.CELL_SHELF.put(keys[at], found[at])
    return [[found[at] for at in range(row * columns, (row + 1) * columns)] for row in range(sheet.rows)]


def image_of(sheet: Sheet) -> Image.Image:
    image = Image.new("P", sheet.size)
    image.putpalette(sheet.palette.bytes)
    for row, cells in enumerate(_cells(sheet)):
        for column, cell in enumerate(cells):
            image.paste(cell.image, (column * CELL[0], row * CELL[1]))
    return image.convert("RGB")


def halved(sheet: Sheet) -> Image.Image:
    """Return the picture in half its width and height, as indices of its palette. Shared cells are reduced once."""
    image = Image.new("P", (sheet.size[0] // 2, sheet.size[1] // 2))
    image.putpalette(sheet.palette.bytes)
    for row, cells in enumerate(_cells(sheet)):
        for column, cell in enumerate(cells):
            image.paste(_half(cell, sheet.palette), (column * CELL[0] // 2, row * CELL[1] // 2))
    return image


def _half(cell: Cell, palette: Palette) -> Image.Image:
    found = kept.CELL_SHELF.find(("half", cell.number))
    if isinstance(found, Image.Image):
        return found
    cell.image.putpalette(palette.bytes)
    half = palette.indexed(cell.image.convert("RGB").reduce(2))
    kept.CELL_SHELF.put(("half", cell.number), half)
    return half


def png_of(sheet: Sheet) -> bytes:
    """Return the picture as a PNG with a palette."""
    rows = _cells(sheet)
    bands = [_band(cells) for cells in rows]
    if sum(len(band.packed) for band in bands) > LARGE:
        bands = [_smallest_band(cells) for cells in rows]
    packed = b"".join((HEADER, *(band.packed for band in bands), END, pack(">I", _checksum(bands))))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", pack(">2I5B", *sheet.size, 8, 3, 0, 0, 0)),  # 8 bits, colours of a palette
            _chunk(b"PLTE", sheet.palette.bytes),
            _chunk(b"IDAT", packed),
            _chunk(b"IEND", b""),
        )
    )


def _band(cells: Sequence[Cell]) -> Band:
    """Compress a row of cells without a filter."""
    key = tuple(cell.number for cell in cells)
    found = kept.BAND_SHELF.find(key)
    if isinstance(found, Band):
        return found
    made = _compressed(_lines(cells))
    kept.BAND_SHELF.put(key, made)
    return made


def _smallest_band(cells: Sequence[Cell]) -> Band:
    """Compress a row of cells without a filter and with "Up", and return the smaller of the two."""
    key = ("smallest", *[cell.number for cell in cells])
    found = kept.BAND_SHELF.find(key)
    if isinstance(found, Band):
        return found
    made = min(_band(cells), _compressed(_differences(_lines(cells))), key=lambda band: len(band.packed))
    kept.BAND_SHELF.put(key, made)
    return made


def _compressed(lines: Image.Image) -> Band:
    plain = lines.tobytes()
    return Band(_deflated(plain), _adler32(plain), len(plain))


def _lines(cells: Sequence[Cell]) -> Image.Image:
    """Return lines of a PNG. Each begins with the number of its filter, none (0): a column of zeros on the left."""
    images = [cell.image for cell in cells]  # the last cell of a row may be narrower
    lines = Image.new("P", (1 + sum(image.width for image in images), images[0].height))
    for column, image in enumerate(images):
        lines.paste(image, (1 + column * CELL[0], 0))
    return lines


def _differences(lines: Image.Image) -> Image.Image:
    """Return the lines, each but the first as its difference to the one above it."""
    above = lines.crop((0, -1, lines.width, lines.height - 1))  # zeros above the first line
    differences = subtract_modulo(lines, above)  # PNG subtracts modulo 256
    # The first line stays without a filter: above it would be another band.
    differences.paste(UP, (0, 1, 1, lines.height))
    return differences


def _adler32(plain: bytes) -> int:
    """Return zlib's Adler-32 in a third of the time."""
    return isal_zlib.adler32(plain)  # pyright: ignore[reportUnknownMemberType]


def _crc32(plain: bytes) -> int:
    return isal_zlib.crc32(plain)  # pyright: ignore[reportUnknownMemberType]


def _deflated(plain: bytes) -> bytes:
    # A stream of its own refers to no other band, and the flush ends it at a byte.
    stream = isal_zlib.compressobj(LEVEL, wbits=RAW)  # pyright: ignore[reportUnknownMemberType]
    return stream.compress(plain) + stream.flush(Z_SYNC_FLUSH)  # pyright: ignore[reportUnknownMemberType]


def _checksum(bands: list[Band]) -> int:
    """Return Adler's checksum of all bands together (RFC 1950), from those of each."""
    low, high = 1, 0  # Adler's sums of nothing
    for _, checksum, length in bands:
        high = (high + (checksum >> 16) + length * (low - 1)) % MODULUS
        low = (low + (checksum & 0xFFFF) - 1) % MODULUS
    return high << 16 | low


def _chunk(kind: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + kind + body + pack(">I", _crc32(kind + body))
