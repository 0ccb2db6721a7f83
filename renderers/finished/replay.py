"""The film of a finished game as a GIF: reduced boards, events in words, and hands if there are any.

Every frame of the GIF holds only its changes, in the game's own palette: lossless, encoded in less than half the time
of a lossless animated WebP (which would be two thirds as large), and animated in every client. `film` uses no palette
image, so it may run in another thread than `frame`.
"""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from struct import pack
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw
from PIL.GifImagePlugin import getdata

from games.core import View
from renderers.kit.fonts import ELLIPSIS, drawable, extent_of, font_for, mask_of, width_of
from renderers.kit.layout import Seated, with_looks
from renderers.kit.palette import CREAM, GLOW, INK, SIGNS
from renderers.registry import renderer_of

MAX_SHOTS: Final = 100
"""Most frames of a whole film."""
MAX_SHORT: Final = 36
"""Most frames of a short film."""
MAX_BYTES: Final = 8 * 1024 * 1024
"""Most bytes of a film. Discord accepts ten million."""
LASTS_MS: Final = 90_000
SHORT_MS: Final = 30_000
"""Longest duration of a whole film and of a short one, give or take a frame."""
FIRST_MS: Final = 3_000
LAST_MS: Final = 5_000
"""Duration of the first and of the last frame."""
FRAME_MS: Final = (400, 1500)
"""Least and most duration of any other frame."""

WIDTH: Final = 600
BOARD: Final = (0, 0, WIDTH, 450)
"""Place of the board in every frame."""
EDGE: Final = 3
CAPTION: Final = 69
"""Height of the strip below a board, without hands and with them."""
HAND: Final = 153
HAND_WIDTH: Final = 360
"""Most width of a hand."""
BAR: Final = 12
MARGIN: Final = 14
LARGEST = 26
"""Most size of a caption."""
UNBROKEN = 20
"""Least size of a caption whose lines are unbroken."""
SMALLEST = 17
LEADING: Final = 1.22
_HIDDEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Mn", "Me"})


class Shot(NamedTuple):
    """A moment of a game: the public board, the players, a hand with its seat, and one or two lines of text. It is
    `number` (from 1) of `of`."""

    view: View
    party: tuple[Seated | str, ...]
    hand: tuple[View, int] | None
    caption: tuple[str, ...]
    number: int
    of: int


def frame_size(*, with_hands: bool) -> tuple[int, int]:
    return WIDTH, BOARD[3] + EDGE + (HAND if with_hands else CAPTION) + BAR


def frame(game_name: str, shot: Shot, *, with_hands: bool = False) -> Image.Image:
    """Draw a frame in the game's own palette. All films of a game `with_hands` have room for them."""
    renderer = renderer_of(game_name)
    board = renderer.draw(shot.view, shot.party)
    sheet = Image.new("P", frame_size(with_hands=with_hands))
    sheet.putpalette(board.palette.bytes)
    sheet.paste(board.halved(), BOARD[:2])
    hand = None
    if with_hands and shot.hand is not None and renderer.draw_hand is not None:
        view, seat = shot.hand
        hand = renderer.draw_hand(view, shot.party, seat).halved().convert("RGB")
    sheet.paste(board.palette.indexed(_strip_below(shot, hand, with_hands=with_hands)), (0, BOARD[3]))
    return sheet


def _strip_below(shot: Shot, hand: Image.Image | None, *, with_hands: bool) -> Image.Image:
    """Draw the strip below the board, RGB: the hand if there is one, the caption, the progress."""
    width, height = WIDTH, frame_size(with_hands=with_hands)[1] - BOARD[3]
    strip = Image.new("RGB", (width, height), CREAM)
    pen = ImageDraw.Draw(strip)
    pen.rectangle((0, 0, width - 1, EDGE - 1), INK)
    left, room = 0, height - EDGE - BAR
    if hand is not None:
        share = min(HAND_WIDTH / hand.width, room / hand.height)
        size = (round(hand.width * share), round(hand.height * share))
        strip.paste(_reduced(hand, size), (0, EDGE + (room - size[1]) // 2))
        left = size[0] + EDGE
        pen.rectangle((size[0], EDGE, left - 1, EDGE + room - 1), INK)
    _draw_caption(strip, _caption_lines(shot), (left + MARGIN, EDGE, width - left - 2 * MARGIN, room))
    _draw_progress(pen, strip.size, shot)
    return strip


def _reduced(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    # a mean of pixels, as the board's halves are
    return image.resize(size, Image.Resampling.BOX)  # pyright: ignore[reportUnknownMemberType]


def _draw_progress(pen: ImageDraw.ImageDraw, size: tuple[int, int], shot: Shot) -> None:
    """Draw the progress of the game as a bar along the lower edge."""
    width, height = size
    top, reached = height - BAR, round(width * min(1.0, shot.number / max(1, shot.of)))
    pen.rectangle((0, top, width - 1, height - 1), INK)
    pen.rectangle((0, top + EDGE, max(EDGE, reached) - 1, height - 1), GLOW)


# Captions


def _caption_lines(shot: Shot) -> list[str]:
    """Return the caption with names as on the board, and with signs in place of names that no font has."""
    everybody = with_looks(shot.party)
    drawn = {who.name: drawable(who.name) or SIGNS[who.look].glyph for who in everybody if who.name.strip()}
    lines: list[str] = []
    for line in shot.caption:
        for name in sorted(drawn, key=len, reverse=True):  # longest first: a name may be part of another
            line = line.replace(name, drawn[name])  # noqa: PLW2901
        lines.append(line)
    return [text for text in map(_writable, lines) if text]


@lru_cache(256)
def _writable(text: str) -> str:
    """Return the part of a text that the fonts have."""
    kept = [
        c
        for c in unicodedata.normalize("NFC", text)
        if c.isspace() or (unicodedata.category(c) not in _HIDDEN and font_for(c) is not None)
    ]
    return " ".join("".join(kept).split())


def _wrapped(lines: Sequence[str], size: int, width: int) -> list[list[str]]:
    """Wrap words into lines of a width. A word that is too long is cut."""
    space = width_of(" ", size)
    rows: list[list[str]] = []
    for line in lines:
        rows.append([])
        room = float(width)
        for word in line.split():
            cut = _cut(word, size, width)
            long = width_of(cut, size)
            if rows[-1] and long > room:
                rows.append([])
                room = width
            rows[-1].append(cut)
            room -= long + space
    return [row for row in rows if row]


def _cut(word: str, size: int, width: int) -> str:
    if width_of(word, size) <= width:
        return word
    while word and width_of(word + ELLIPSIS, size) > width:
        word = word[:-1]
    return word + ELLIPSIS


def _fitted(lines: Sequence[str], width: int, height: int) -> tuple[list[list[str]], int]:
    """Return rows of words and their largest size: a row per line, or more rows; if no size fits, the last row is
    cut."""
    for size in range(LARGEST, UNBROKEN - 1, -2):
        rows = _wrapped(lines, size, width)
        if len(rows) == len(lines) and len(rows) * size * LEADING <= height:
            return rows, size
    for size in range(LARGEST, SMALLEST - 1, -2):
        rows = _wrapped(lines, size, width)
        if len(rows) * size * LEADING <= height:
            return rows, size
    rows = _wrapped(lines, SMALLEST, width)[: int(height / SMALLEST / LEADING)]
    rows[-1] = _with_ellipsis(rows[-1], SMALLEST, width)
    return rows, SMALLEST


def _with_ellipsis(words: list[str], size: int, width: int) -> list[str]:
    while words:
        shown = [*words[:-1], words[-1].removesuffix(ELLIPSIS) + ELLIPSIS]
        if sum(width_of(word, size) for word in shown) + width_of(" ", size) * (len(shown) - 1) <= width:
            return shown
        words = words[:-1]
    return words


def _draw_caption(sheet: Image.Image, lines: Sequence[str], box: tuple[int, int, int, int]) -> None:
    """Draw words one by one, so that the cache of texts holds words instead of sentences."""
    left, top, width, height = box
    if not lines:
        return
    rows, size = _fitted(lines, width, height)
    step = size * LEADING
    y = top + (height - step * (len(rows) - 1)) / 2
    space = width_of(" ", size)
    for row in rows:
        x = left + (width - sum(width_of(word, size) for word in row) - space * (len(row) - 1)) / 2
        for word in row:
            extent = extent_of(word, size)
            sheet.paste(INK, (round(x) - extent.pad, round(y - extent.middle)), mask_of(word, size))
            x += width_of(word, size) + space
        y += step


# The film


def durations(count: int, lasts_ms: int = LASTS_MS) -> list[int]:
    """Return the duration of each frame in milliseconds."""
    least, most = FRAME_MS
    each = (lasts_ms - FIRST_MS - LAST_MS) // max(1, count - 2)
    between = [min(most, max(least, each // 10 * 10))] * (count - 2)  # a GIF counts hundredths of a second
    return [FIRST_MS, *between, LAST_MS][-count:] if count > 0 else []


def film(frames: Sequence[Image.Image], durations_ms: Sequence[int], most: int = MAX_BYTES) -> bytes:
    """Return a GIF that plays once, of frames of one size and palette, without frames whose board repeats the one
    before. Above `most` bytes frames are dropped evenly (never the first or the last) and the others last longer."""
    if not frames or len(frames) != len(durations_ms):
        raise ValueError(len(durations_ms))
    first = frames[0]
    colours = first.getpalette()
    if any((it.mode, it.size, it.getpalette()) != ("P", first.size, colours) for it in frames):
        raise ValueError(first.size)
    chosen = _changing_frames(frames)
    while True:
        ends = [*chosen[1:], len(frames)]  # a frame stays for those that were left out after it
        stand = [sum(durations_ms[start:end]) for start, end in zip(chosen, ends, strict=True)]
        made = _gif([frames[n] for n in chosen], stand)
        if len(made) <= most or len(chosen) <= 2:
            return made
        chosen = _fewer(chosen)  # a quarter at a time: the size is known only when it is made


def _changing_frames(frames: Sequence[Image.Image]) -> list[int]:
    """Return the frames whose board differs from the one before, the first and the last."""
    # without the caption, which always changes
    boards = [frame.crop((0, 0, frame.width, min(frame.height, BOARD[3]))).tobytes() for frame in frames]
    last = len(frames) - 1
    return [n for n in range(len(frames)) if n in (0, last) or boards[n] != boards[n - 1]]


def _fewer(chosen: Sequence[int]) -> list[int]:
    """Return three quarters of some frames, the first and the last among them."""
    count = max(2, len(chosen) * 3 // 4)
    return [chosen[n * (len(chosen) - 1) // (count - 1)] for n in range(count)]


def _gif(frames: Sequence[Image.Image], durations_ms: Sequence[int]) -> bytes:
    """Return the GIF: header, palette, the first frame, and the changes of the others."""
    (width, height), colours = frames[0].size, bytes(frames[0].getpalette() or ())
    used = [any(counts) for counts in zip(*(it.histogram() for it in frames), strict=True)]
    clear = next((n for n in range(255, -1, -1) if not used[n]), None)  # an index that no frame uses can be transparent
    parts = [
        pack("<6s2H3B", b"GIF89a", width, height, 0xF7, 0, 0),  # 0xF7: a global palette of 256 colours
        colours.ljust(768, b"\0"),
    ]
    sheets = (_indices(it) for it in frames)
    before: Image.Image | None = None
    for sheet, duration in zip(sheets, durations_ms, strict=True):
        parts += _frame_blocks(before, sheet, duration, clear)
        before = sheet
    return b"".join((*parts, b";"))


def _indices(picture: Image.Image) -> Image.Image:
    """Return palette indices as a grey image for the encoder."""
    return Image.frombytes("L", picture.size, picture.tobytes())  # as grey, the encoder does not change the indices


def _frame_blocks(before: Image.Image | None, now: Image.Image, duration: int, clear: int | None) -> list[bytes]:
    """Return a frame in GIF's format, to be laid on the one before: the smallest rectangle with all changes,
    transparent elsewhere if the palette has a free index (which halves the film at least)."""
    if before is None:
        return getdata(now, (0, 0), duration=duration, disposal=1)  # stays, for changes to be laid on
    change = ImageChops.difference(before, now)
    box = change.getbbox() or (0, 0, 1, 1)  # a frame has a pixel, or its time would be lost
    part = now.crop(box)
    if clear is None:
        return getdata(part, box[:2], duration=duration, disposal=1)
    same = change.crop(box).point(_SAME)  # pyright: ignore[reportUnknownMemberType]
    part.paste(clear, mask=same)
    return getdata(part, box[:2], duration=duration, disposal=1, transparency=clear)


_SAME: Final = bytes((255, *[0] * 255))
"""A lookup table that maps no difference to 255."""
