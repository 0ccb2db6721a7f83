"""Seats differ in colour and in sign, for every kind of eye; numbers contrast with their ground."""

from itertools import combinations

import pytest

from renderers.kit.palette import SIGNS, Colour, Ramp, blend, fixed_palette, rgb
from renderers.kit.sprites import sign

Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira, Fernandes (2009), severity 1, on linear RGB.
EYES: dict[str, Matrix] = {
    "common": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


def linear(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def as_seen(colour: Colour, eye: Matrix) -> tuple[float, float, float]:
    """CIE L*a*b* of what an eye sees."""
    light = [linear(value) for value in colour]
    red, green, blue = (min(1.0, max(0.0, sum(m * v for m, v in zip(row, light, strict=True)))) for row in eye)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("eye", EYES)
def test_seat_colours_keep_their_distance_in_every_eye(eye: str) -> None:
    for one, other in combinations(SIGNS, 2):
        first, second = as_seen(one.colour, EYES[eye]), as_seen(other.colour, EYES[eye])
        distance = sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5
        assert distance >= 15, (one.name, other.name, distance)


def test_every_seat_has_its_own_sign() -> None:
    assert len(SIGNS) == 8
    for part in ("name", "glyph", "colour"):
        assert len({getattr(sign, part) for sign in SIGNS}) == 8
    assert all(len(sign.glyph) == 1 for sign in SIGNS)


def test_the_shapes_differ_without_their_colours() -> None:
    shapes = [sign(seat, 48).pixels().getchannel("A") for seat in range(8)]
    for one, other in combinations(shapes, 2):
        pairs = zip(one.tobytes(), other.tobytes(), strict=True)
        assert sum(abs(a - b) > 128 for a, b in pairs) >= 0.04 * 48 * 48


def test_a_palette_holds_its_flat_colours_first_and_never_more_than_256() -> None:
    black, white = flats = (rgb("000000"), rgb("ffffff"))
    few = fixed_palette(flats, [Ramp(black, white)]).bytes
    assert few[:6] == bytes((0, 0, 0, 255, 255, 255))
    assert tuple(few[9:12]) == blend(black, white, 0.5)
    many = fixed_palette(flats, [Ramp(black, white, 254), Ramp(rgb("ff0000"), rgb("00ff00"), 9)]).bytes
    assert len(many) == 768
