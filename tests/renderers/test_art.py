"""Figures are files that hold what the code asks of them, art is kept within bounds, and it looks the same whenever it
is made."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from inspect import signature
from io import BytesIO
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from struct import unpack
from xml.etree import ElementTree
from zlib import decompress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

import renderers
from games.registry import GAMES
from renderers.finished import art as finished
from renderers.gallery import NAMES, SAMPLES, position
from renderers.kit import kept, pen, raster
from renderers.kit.figures import ART, MIN_WEIGHT, colours_in, figure_of
from renderers.kit.kept import Shelf, weight
from renderers.kit.palette import INK, WHITE, Palette, rgb
from renderers.kit.pen import Pen
from renderers.kit.pixels import Sprite, lazy_sprite, stretched
from renderers.kit.sheet import blocks
from renderers.kit.sprites import figure
from renderers.registry import RENDERERS, draw_hand, draw_uncached
from tests.renderers.playouts import playout
from tests.renderers.shelves import shelves

SOURCES = Path(renderers.__file__ or "").parent
FIGURES = {f"{folder.name}/{file.name.removesuffix('.svg')}" for folder in ART.iterdir() for file in folder.iterdir()}
FEW = 6
"""Seats whose signs every palette has."""
SVG = "{http://www.w3.org/2000/svg}"


def asked_for() -> set[str]:
    """The names of figures in the code, as patterns: what an f-string fills in may be anything."""
    folders = {name.partition("/")[0] for name in FIGURES}
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        pieces = {id(value) for node in nodes if isinstance(node, ast.JoinedStr) for value in node.values}
        for node in nodes:
            if id(node) in pieces:
                continue
            if isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else r"[\w-]+" for v in node.values]
                found.add("".join(parts))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
    return {pattern for pattern in found if pattern.partition("/")[0] in folders and "/" in pattern}


def test_every_figure_is_used_and_every_used_figure_exists() -> None:
    patterns = asked_for()
    assert len(patterns) > 40
    for pattern in patterns:
        assert any(re.fullmatch(pattern, name) for name in FIGURES), pattern
    for name in FIGURES:
        assert any(re.fullmatch(pattern, name) for pattern in patterns), name


@pytest.mark.parametrize("name", sorted(FIGURES))
def test_a_figure_has_a_title_and_says_how_its_outlines_look(name: str) -> None:
    root = ElementTree.parse(str(ART / f"{name}.svg")).getroot()  # noqa: S314  # ours
    assert root.findtext(f"{SVG}title")
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert min(width, height) > 0
    assert rgb(root.attrib["stroke"].removeprefix("#")) == INK
    sprite = figure(name, 100)
    assert sprite.size[0] == 100
    assert sprite.pixels().getchannel("A").getbbox() is not None


def palettes() -> Iterator[tuple[str, Palette, set[str]]]:
    """Every palette, and the folders of figures that its pictures may use."""
    yield "finished", finished.colours(), {"farm", "kit", "signs", "finished"}
    for name, renderer in RENDERERS.items():
        sample, sources = SAMPLES[name][0], (SOURCES / name).glob("*.py")
        code = "".join(path.read_text(encoding="utf-8") for path in sources)
        farm = {"farm"} if "renderers.kit import farm" in code else set[str]()
        signs = {"signs"} if GAMES[name].seats[-1] > FEW else set[str]()
        canvas = renderer.draw(position(name, sample).view(None), NAMES[: sample.seats])
        yield name, canvas.palette, ({"kit", name} | farm | signs) & {folder.name for folder in ART.iterdir()}


def test_figures_name_only_colours_of_their_pictures_palettes() -> None:
    used: set[str] = set()
    for name, palette, folders in palettes():
        entries = {palette.bytes[at : at + 3] for at in range(0, len(palette.bytes), 3)}
        for folder in folders:
            missing = {bytes(colour).hex() for colour in colours_in(folder)} - {entry.hex() for entry in entries}
            assert not missing, f"the palette of {name} lacks colours of renderers/art/{folder}: {sorted(missing)}"
        used |= folders
    assert used == {folder.name for folder in ART.iterdir()}


def test_a_group_or_a_class_that_a_figure_lacks_is_an_error() -> None:
    for show, hide, paint in ((("halo",), (), ()), ((), ("halo",), ()), ((), (), (("halo", INK),))):
        with pytest.raises(KeyError):
            figure_of("farm/rooster", frozenset(show), frozenset(hide), paint)


def test_a_small_figures_outline_is_never_thin() -> None:
    large, small = (pen.Pen(200, 200) for _ in range(2))
    large.figure("farm/worm", 0, 0, 200)
    small.figure("farm/worm", 0, 0, 20)
    for sheet, scale, least in ((large, 2.0, 8.4), (small, 0.2, MIN_WEIGHT)):
        widths = re.findall(r'stroke-width="([\d.]+)"', sheet.svg())
        assert float(widths[0]) * scale / 2 == pytest.approx(least, abs=0.01)


def test_what_is_stretched_keeps_its_corners() -> None:
    sheet = pen.Pen(41, 31)
    sheet.box(0, 0, 41, 31, (250, 200, 100))
    small = sheet.sprite()
    large = stretched(small, 300, 90)
    assert large.size == (300, 90)
    shown = [Image.new("RGB", sprite.size, "green") for sprite in (small, large)]
    for sprite, image in zip((small, large), shown, strict=True):
        sprite.lay(image, 0, 0)
    one, other = shown
    for (x, y), (to_x, to_y) in {(0, 0): (0, 0), (21, 0): (280, 0), (0, 16): (0, 75), (21, 16): (280, 75)}.items():
        assert one.crop((x, y, x + 20, y + 15)).tobytes() == other.crop((to_x, to_y, to_x + 20, to_y + 15)).tobytes()
    assert other.getpixel((150, 45)) == (250, 200, 100)


def test_a_part_of_what_is_stretched_is_the_same_as_that_part_of_all_of_it() -> None:
    sheet = pen.Pen(41, 31)
    sheet.box(0, 0, 41, 31, (250, 200, 100))
    large = stretched(sheet.sprite(), 300, 90)
    whole, part = Image.new("RGB", (400, 200)), Image.new("RGB", (70, 50))
    large.lay(whole, 30, 40)
    large.lay(part, 30 - 150, 40 - 60)
    assert part.tobytes() == whole.crop((150, 60, 220, 110)).tobytes()


# What is kept


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(1, 60)), max_size=40))
def test_a_shelf_holds_what_was_used_last_and_no_more_than_it_may(uses: list[tuple[int, int]]) -> None:
    shelf, order = Shelf(400), list[tuple[int, int]]()
    for use in uses:
        found = shelf.find(use)
        assert (found is not None) == (use in order)
        if found is None:
            shelf.put(use, Image.new("RGB", (use[1], 1)))
            order.append(use)
        else:
            order.remove(use)
            order.append(use)
        while sum(4 * width for _, width in order) > 400:
            order.pop(0)
        assert shelf.held == sum(4 * width for _, width in order) <= 400
        assert len(shelf) == len(order)


def test_art_is_made_once_while_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "ART_SHELF", Shelf(3000))
    made: list[int] = []

    def of(size: int) -> Sprite:
        def make() -> Image.Image:
            made.append(size)
            return Image.new("RGBA", (size, size))

        return lazy_sprite((size, size), make)

    small, large = of(20), of(21)
    assert made == []
    assert small.pixels() is small.pixels()
    assert large.pixels().size == (21, 21)
    assert made == [20, 21]
    small.pixels()
    assert made == [20, 21, 20]


@given(st.sets(st.tuples(st.integers(0, 7), st.integers(0, 8))))
def test_blocks_are_the_cells_each_once(cells: set[tuple[int, int]]) -> None:
    found = [
        (column, row)
        for block in blocks(cells)
        for row in range(block.top, block.low)
        for column in range(block.left, block.right)
    ]
    assert sorted(found) == sorted(cells)


def filters_of(png: bytes) -> list[int]:
    """The filter of every line, from a stream that any decoder takes, checksum included."""
    at = png.index(b"IDAT")
    (length,) = unpack(">I", png[at - 4 : at])
    lines = decompress(png[at + 4 : at + 4 + length])
    return [lines[line * 1201] for line in range(900)]


def test_only_large_pictures_use_the_up_filter_where_it_saves_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    sample = SAMPLES["karteneck"][3]
    canvas = RENDERERS["karteneck"].draw(position("karteneck", sample).view(None), NAMES[: sample.seats])
    monkeypatch.setattr(raster, "LARGE", 90 * 1024)
    plain = canvas.png()
    assert set(filters_of(plain)) == {0}
    monkeypatch.setattr(raster, "LARGE", 0)
    packed = canvas.png()
    assert len(packed) < len(plain) - 1000
    bands = [filters_of(packed)[top : top + 100] for top in range(0, 900, 100)]
    assert all(first == 0 and len(set(others)) == 1 for first, *others in bands)  # the first line has none above it
    assert {band[-1] for band in bands} == {0, 2}
    for png in (plain, packed):
        with Image.open(BytesIO(png)) as image:
            assert image.convert("RGB").tobytes() == canvas.image.tobytes()


def test_what_is_written_the_same_twice_is_one_sprite() -> None:
    one, other = Pen(30, 30), Pen(30, 30)
    for each in (one, other):
        each.disc((15, 15), 12, INK)
    assert one.sprite() is other.sprite()
    other.disc((15, 15), 6, WHITE)
    assert one.sprite() is not other.sprite()


def caches() -> Iterator[tuple[str, int | None, bool]]:
    """Every cache of the renderers: its name, how much it holds at most, and whether it depends on anything."""
    for module in walk_packages(renderers.__path__, "renderers."):
        for name, value in vars(import_module(module.name)).items():
            if hasattr(value, "cache_info"):
                yield f"{module.name}.{name}", value.cache_info().maxsize, bool(signature(value).parameters)


def test_every_cache_is_bounded() -> None:
    assert len(list(caches())) > 10
    assert [name for name, most, depends in caches() if most is None and depends] == []


@pytest.mark.usefixtures("bounded")
def test_all_boards_and_hands_are_drawn_within_bounds() -> None:
    rng = Random(6)
    for name, kind in GAMES.items():
        for seats in (kind.seats[0], kind.seats[-1]):
            views = list(playout(kind, seats, rng))
            for view in (views[0], rng.choice(views), views[-1]):
                draw_uncached(name, view, NAMES[:seats])
                for shelf in shelves().values():
                    assert 0 < shelf.held <= shelf.limit
            if RENDERERS[name].draw_hand is not None:
                hands = [view for view in playout(kind, seats, rng, seat=0) if view.hand()]
                for view in hands[:2]:
                    draw_hand(name, view, NAMES[:seats], 0)
    for shelf in shelves().values():
        assert shelf.held == sum(map(weight, shelf))


@pytest.mark.parametrize("name", RENDERERS)
def test_the_first_picture_is_the_same_as_later_ones_and_as_one_with_no_room_for_art(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sample = SAMPLES[name][len(SAMPLES[name]) // 2]
    view, names = position(name, sample).view(None), NAMES[: sample.seats]
    with_room(monkeypatch, 2**25)
    first, later = draw_uncached(name, view, names), draw_uncached(name, view, names)
    with_room(monkeypatch, 2**17)
    assert first == later == draw_uncached(name, view, names)


def with_room(monkeypatch: pytest.MonkeyPatch, room: int) -> None:
    """Empty the caches, and give each kind so much room."""
    for shelf in shelves():
        monkeypatch.setattr(kept, shelf, Shelf(room))
