"""A seat is shown by the sign and colour it was given, on boards, in hands and in films, whatever its number."""

from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from typing import cast

import pytest
from PIL import Image

from bot.chat.words.players import missing_of
from bot.chat.words.texts import LANGUAGES
from games.computer import LEVELS
from games.registry import GAMES
from renderers.finished.replay import Shot, frame
from renderers.gallery import NAMES, SAMPLES, position
from renderers.kit.fonts import fit, width_of
from renderers.kit.layout import Seated
from renderers.kit.palette import BIRDS, SIGNS, Colour
from renderers.registry import RENDERERS, draw, draw_hand

STRAY = 100
"""Pixels that mixtures of other colours may happen to have; the smallest sign has three times as many."""


def backwards(seats: int) -> list[Seated]:
    """People whose signs are the last ones, from the last on."""
    return [Seated(NAMES[seat], len(SIGNS) - 1 - seat) for seat in range(seats)]


def pictures(name: str, party: list[Seated], sample: int) -> Iterator[tuple[str, bytes, list[Seated]]]:
    """A sample's board and some of its hands, every seat's in one sample or another: name, picture, who is shown."""
    at = position(name, SAMPLES[name][sample])
    yield "the board", draw(name, at.view(None), party).png, party
    for seat in {sample % len(party), (sample + len(party) // 2) % len(party)}:
        who = party[seat]
        hand = draw_hand(name, at.view(seat), party, seat) if at.view(seat).hand() else None
        if hand is not None:
            yield f"the hand of seat {seat}", hand.png, party if at.view(seat).needed() else [who]


def counted(png: bytes) -> Counter[Colour]:
    """Return the number of pixels of every colour."""
    with Image.open(BytesIO(png)) as image:
        palette = image.getpalette("RGB") or []
        counts = image.getcolors() or []
    found = Counter[Colour]()
    for count, entry in counts:
        at = 3 * cast("int", entry)
        found[palette[at], palette[at + 1], palette[at + 2]] += count
    return found


@pytest.mark.parametrize("name", RENDERERS)
def test_every_picture_shows_the_signs_of_who_sits_there_and_no_others(name: str) -> None:
    for number, sample in enumerate(SAMPLES[name]):
        for place, png, shown in pictures(name, backwards(sample.seats), number):
            found = counted(png)
            for look, sign in enumerate(SIGNS):
                seen = found[sign.colour] > STRAY
                expected = look in {who.look for who in shown}
                where = f"{sample.situation} with {sample.seats} seats: the picture of {place}"
                assert seen == expected, f"{where} {'lacks' if expected else 'shows'} a seat's {sign.name}"


@pytest.mark.parametrize("name", RENDERERS)
def test_a_look_is_all_that_makes_two_pictures_of_the_same_names_differ(name: str) -> None:
    for number, sample in enumerate(SAMPLES[name][:3]):
        names = NAMES[: sample.seats]
        own = [Seated(one, seat) for seat, one in enumerate(names)]
        at = position(name, SAMPLES[name][number]).view(None)
        assert draw(name, at, names).png == draw(name, at, own).png
        others = draw(name, at, backwards(sample.seats)).png
        assert others != draw(name, at, own).png
        assert others == draw(name, at, backwards(sample.seats)).png


def test_a_film_has_the_same_signs_as_the_board() -> None:
    sample = SAMPLES["heckmeck"][0]
    view = position("heckmeck", sample).view(None)
    sentences = (f"{NAMES[0]} rolls.", "小明 rolls.")

    def shown(*party: Seated | str) -> bytes:
        return frame("heckmeck", Shot(view, party, None, sentences, 1, 2)).tobytes()

    assert GAMES["heckmeck"].seats.start == sample.seats == 2
    assert shown("Ada", "小明") == shown(Seated("Ada", 0), Seated("小明", 1))
    assert shown(Seated("Ada", 1), Seated("小明", 0)) != shown("Ada", "小明")


def test_what_a_level_of_computers_lacks_is_named() -> None:
    assert (missing_of(LEVELS), tuple(BIRDS)) == ([], LEVELS)
    assert missing_of(["owl"]) == [
        "BIRDS['owl'] in renderers/kit/palette.py",
        *[f"computer-owl{what} in bot/locales/{one}" for one in LANGUAGES for what in ("", "-offer")],
    ]


@pytest.mark.parametrize("name", RENDERERS)
def test_every_board_shows_which_seat_a_computer_holds_and_of_which_level(name: str) -> None:
    for number, sample in enumerate(SAMPLES[name][::3]):
        view, people = position(name, sample).view(None), backwards(sample.seats)
        seat = number % sample.seats
        boards = {draw(name, view, people).png}
        for level in LEVELS:
            party = [who._replace(level=level) if at == seat else who for at, who in enumerate(people)]
            boards.add(draw(name, view, party).png)
        assert len(boards) == 1 + len(LEVELS), (sample.situation, sample.seats)


@pytest.mark.parametrize("name", RENDERERS)
def test_boards_full_of_computers_are_small(name: str) -> None:
    for sample in SAMPLES[name][::3]:
        party = [Seated("Rooster 2", seat, LEVELS[seat % len(LEVELS)]) for seat in range(sample.seats)]
        assert len(draw(name, position(name, sample).view(None), party).png) <= 90 * 1024


def test_a_number_behind_a_name_is_never_cut() -> None:
    """It tells a computer from another of its level."""
    for width in (90, 120, 153):
        shown, size = fit("Rooster 2", 36, width, 33)
        assert shown.endswith(" 2")
        assert width_of(shown, size) <= width
    assert fit("Rooster 2", 36, 400, 33) == ("Rooster 2", 36)
