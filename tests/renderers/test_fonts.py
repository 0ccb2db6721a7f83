"""Names are never drawn as boxes, whatever people call themselves."""

import struct
from functools import cache
from pathlib import Path
from random import Random

import pytest

from renderers.kit import fonts
from renderers.kit.fonts import ELLIPSIS, MIN_SIZE, fit, font_for, mask_of, seat_name, width_of, wrap

FOLDER = Path(fonts.__file__).parent / "fonts"
FILES = ("Nunito-ExtraBold.ttf", "DejaVuSans-Bold.ttf")


@cache
def characters_of(file: str) -> frozenset[int]:
    """Return the characters in a font's own table. The code compares drawn characters, so this is an independent
    opinion."""
    data = (FOLDER / file).read_bytes()
    tables = {data[at : at + 4]: struct.unpack_from(">L", data, at + 8)[0] for at in range(12, 12 + 16 * data[5], 16)}
    start: int = tables[b"cmap"]
    found: set[int] = set()
    for n in range(struct.unpack_from(">H", data, start + 2)[0]):
        at: int = start + struct.unpack_from(">L", data, start + 8 + 8 * n)[0]
        kind = struct.unpack_from(">H", data, at)[0]
        if kind == 4:
            count: int = struct.unpack_from(">H", data, at + 6)[0] // 2
            ends = struct.unpack_from(f">{count}H", data, at + 14)
            starts = struct.unpack_from(f">{count}H", data, at + 16 + 2 * count)
            for first, last in zip(starts, ends, strict=True):
                found.update(range(first, last + 1))
        elif kind == 12:
            for group in range(struct.unpack_from(">L", data, at + 12)[0]):
                first, last, _ = struct.unpack_from(">3L", data, at + 16 + 12 * group)
                found.update(range(first, last + 1))
    return frozenset(found)


def test_no_name_ever_draws_a_box() -> None:
    rng = Random(7)
    known = characters_of(FILES[0]) | characters_of(FILES[1])
    blocks = [(32, 0x250), (0x250, 0x2000), (0x2000, 0x3000), (0x3000, 0xD800), (0xE000, 0x10000), (0x1D400, 0x1FB00)]
    for _ in range(300):
        name = "".join(chr(rng.randrange(*rng.choice(blocks))) for _ in range(rng.randint(1, 3)))
        shown = seat_name(name, 0)
        assert shown
        assert all(ord(character) in known for character in shown), (name, shown)
        mask_of(shown, 24)


def test_the_font_of_a_character_is_one_that_has_it() -> None:
    for character in "Aé7+ŁЖ…":
        assert font_for(character) == 0
    for character in "λδ☾":
        assert ord(character) not in characters_of(FILES[0])
        assert font_for(character) == 1
    for character in "小🐔ก":
        assert font_for(character) is None


def test_a_long_name_becomes_smaller_then_is_cut() -> None:
    assert fit("Anna", 30, 200, 24) == ("Anna", 30)
    text, size = fit("Bartholomäus", 30, 180, 20)
    assert (text, size < 30) == ("Bartholomäus", True)
    text, size = fit("Bartholomäus der Große von und zu", 30, 180, 24)
    assert text.endswith(ELLIPSIS)
    assert size == 24
    assert width_of(text, size) <= 180
    assert fit(seat_name("W" * 5000, 0), 30, 100, 24)[0].endswith(ELLIPSIS)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Anna", ("Anna",)),
        ("Massimiliano", ("Massim-", "iliano")),
        ("Illi il filo lilli ii", ("Illi il filo", "lilli ii")),
        ("Mamma Westerwald-Wimmelmann 2026", ("Mamma", "Weste…")),
        ("illi filo il libro lilli fil ili", ("illi filo il", "libro li…")),
        ("MWMWMWMWMWMW", ("MWM-", "WMW…")),
    ],
)
def test_a_name_goes_on_in_a_second_line_between_words_where_it_can(name: str, lines: tuple[str, ...]) -> None:
    """On the narrowest panel of a board."""
    assert wrap(name, 40, 141, MIN_SIZE)[0] == lines
    assert all(width_of(line, wrap(name, 40, 141, MIN_SIZE)[1]) <= 141 for line in lines)


def test_two_lines_hold_nearly_twice_of_any_name() -> None:
    rng = Random(3)
    for _ in range(80):
        name = " ".join("".join(rng.choice("ilmWae-.") for _ in range(rng.randint(1, 14))) for _ in range(3)).strip()
        lines, size = wrap(name, 40, 141, MIN_SIZE)
        assert max(width_of(line, size) for line in lines) <= 141
        text = "".join(lines).replace("-", "").replace(" ", "")
        plain = name.replace("-", "").replace(" ", "")
        assert plain.startswith(text.removesuffix(ELLIPSIS))
        assert len(text) >= len(fit(name, 40, 141, MIN_SIZE)[0].replace("-", "").replace(" ", "")) - 1


def test_the_licences_lie_beside_the_fonts() -> None:
    assert {path.name for path in FOLDER.iterdir()} >= {*FILES, "Nunito-LICENSE.txt", "DejaVu-LICENSE.txt"}
