"""A film's promises: every frame there, the last the final board to the pixel, never too large, no boxes in words."""

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from random import Random
from threading import Thread

import pytest
from PIL import Image, ImageChops, ImageSequence

from games.core import View
from games.game import AnyGame
from games.registry import GAMES
from renderers.finished.replay import (
    BAR,
    BOARD,
    EDGE,
    FIRST_MS,
    HAND_WIDTH,
    LAST_MS,
    LASTS_MS,
    MAX_BYTES,
    MAX_SHORT,
    MAX_SHOTS,
    SHORT_MS,
    WIDTH,
    Shot,
    durations,
    film,
    frame,
    frame_size,
)
from renderers.gallery import NAMES
from renderers.kit.layout import Party
from renderers.registry import RENDERERS
from tests.games.playouts import Case, walk

FRAMES = 8


@cache
def shots(name: str) -> Sequence[Shot]:
    """The beginning, some of the middle and the end of a random game with the most seats."""
    kind = GAMES[name]
    case = Case(kind, kind.seats[-1], kind.Options(), "default")
    position = case.new()
    met: list[tuple[AnyGame, int | None]] = [(position.copy(), None)]
    seat: int | None = None
    for entry, _ in walk(position, case, Random(5)):
        seat = entry[0] if isinstance(entry, tuple) else seat
        if position.chance_due is None:
            met.append((position.copy(), seat))
    chosen = [met[n * (len(met) - 1) // (FRAMES - 1)] for n in range(FRAMES)]
    return [
        Shot(
            game.view(None),
            NAMES[: case.seats],
            (game.view(who), who) if who is not None and game.result is None and game.view(who).hand() else None,
            (f"Move {n}", "Chiara takes portion 23 from Bruno."),
            n + 1,
            FRAMES,
        )
        for n, (game, who) in enumerate(chosen)
    ]


@cache
def frames(name: str, *, with_hands: bool) -> Sequence[Image.Image]:
    return [frame(name, shot, with_hands=with_hands) for shot in shots(name)]


@cache
def whole_film(name: str, *, with_hands: bool) -> bytes:
    return film(frames(name, with_hands=with_hands), durations(FRAMES))


def reduced_board(name: str, view: View, party: Party) -> Image.Image:
    """A board as a frame shows it."""
    board = RENDERERS[name].draw(view, party)
    return board.palette.indexed(board.image.reduce(2))


def shown(made: bytes) -> list[Image.Image]:
    with Image.open(BytesIO(made)) as image:
        return [it.convert("RGB") for it in ImageSequence.Iterator(image)]


def stays(made: bytes) -> list[int]:
    """Return how long each frame stays, in milliseconds."""
    with Image.open(BytesIO(made)) as image:
        return [it.info["duration"] for it in ImageSequence.Iterator(image)]


def noise(count: int, colours: int, size: tuple[int, int] = (300, 200)) -> list[Image.Image]:
    """Frames of which nothing can be predicted."""
    rng = Random(1)
    found: list[Image.Image] = []
    for _ in range(count):
        pixels = rng.randbytes(size[0] * size[1])
        image = Image.frombytes("P", size, pixels.translate(bytes(n % colours for n in range(256))))
        image.putpalette([value for n in range(256) for value in (n, n // 2, 255 - n)])
        found.append(image)
    return found


@pytest.mark.parametrize("with_hands", [False, True])
@pytest.mark.parametrize("name", RENDERERS)
def test_a_film_shows_every_frame_to_the_pixel(name: str, with_hands: bool) -> None:
    drawn = frames(name, with_hands=with_hands)
    assert {(it.mode, it.size) for it in drawn} == {("P", frame_size(with_hands=with_hands))}
    seen = shown(whole_film(name, with_hands=with_hands))
    assert [it.tobytes() for it in seen] == [it.convert("RGB").tobytes() for it in drawn]


@pytest.mark.parametrize("name", RENDERERS)
def test_the_last_frame_is_the_final_board(name: str) -> None:
    drawn = frames(name, with_hands=True)
    last = shots(name)[-1]
    board = reduced_board(name, last.view, last.party)
    assert board.size == BOARD[2:]
    final = shown(whole_film(name, with_hands=True))[-1]
    assert final.crop(BOARD).tobytes() == board.convert("RGB").tobytes()
    assert drawn[-1].crop(BOARD).tobytes() == board.tobytes()


def test_the_first_and_the_last_frame_stand_long_and_the_film_runs_over_and_over() -> None:
    drawn = frames("heckmeck", with_hands=False)
    made = whole_film("heckmeck", with_hands=False)
    with Image.open(BytesIO(made)) as image:
        assert image.format == "GIF"
        assert "loop" not in image.info, "it plays once and stops"
    shown_ms = stays(made)
    assert shown_ms == durations(len(drawn))
    assert (shown_ms[0], shown_ms[-1]) == (FIRST_MS, LAST_MS)


@pytest.mark.parametrize("name", RENDERERS)
def test_the_same_shots_give_the_same_bytes(name: str) -> None:
    again = [frame(name, shot, with_hands=True) for shot in shots(name)]
    assert film(again, durations(FRAMES)) == whole_film(name, with_hands=True)


def test_a_film_is_made_beside_the_pictures_of_another_thread() -> None:
    """The painter goes on drawing while a film is encoded."""
    drawn = frames("karteneck", with_hands=True)
    alone = whole_film("karteneck", with_hands=True)
    made: list[bytes] = []
    thread = Thread(target=lambda: made.append(film(drawn, durations(FRAMES))))
    thread.start()
    beside = [frame("karteneck", shot, with_hands=True).tobytes() for shot in shots("karteneck")]
    thread.join()
    assert made == [alone]
    assert beside == [it.tobytes() for it in drawn]


@pytest.mark.parametrize("name", RENDERERS)
def test_a_hundred_frames_are_within_what_discord_takes(name: str) -> None:
    """Sampled at eight, whose differences are larger than those of a hundred of the same game."""
    assert len(whole_film(name, with_hands=True)) / FRAMES * MAX_SHOTS <= MAX_BYTES


# Too large a film


@pytest.mark.parametrize("most", [400_000, 200_000, 90_000])
def test_a_film_that_would_be_too_large_loses_frames_evenly_and_stays_as_long(most: int) -> None:
    drawn = noise(9, 200)
    stand = durations(9)
    assert len(film(drawn, stand)) > most
    made = film(drawn, stand, most)
    seen = shown(made)
    assert len(made) <= most or len(seen) == 2
    assert 2 <= len(seen) < 9
    assert seen[0].tobytes() == drawn[0].convert("RGB").tobytes()
    assert seen[-1].tobytes() == drawn[-1].convert("RGB").tobytes()
    assert sum(stays(made)) == sum(stand)
    assert film(drawn, stand, most) == made


def test_even_the_worst_frames_of_all_make_a_film_of_its_bound() -> None:
    drawn = noise(14, 256, frame_size(with_hands=True))
    made = film(drawn, durations(len(drawn)))
    assert len(made) <= MAX_BYTES
    assert len(shown(made)) >= 4


def test_frames_that_use_every_colour_of_their_palette_are_shown_to_the_pixel() -> None:
    drawn = noise(3, 256, (40, 30))
    assert [it.tobytes() for it in shown(film(drawn, durations(3)))] == [it.convert("RGB").tobytes() for it in drawn]


def test_frames_of_an_unchanged_board_are_one_that_stays_as_long() -> None:
    one, other = frames("heckmeck", with_hands=False)[3:5]
    made = film([one, one, one, other, other], durations(5))
    assert len(shown(made)) == 3, "the last frame is always there"
    first, second, third, fourth, last = durations(5)
    assert stays(made) == [first + second + third, fourth, last]


def test_frames_that_do_not_go_together_are_refused() -> None:
    one = frames("heckmeck", with_hands=False)[0]
    for other in (frames("heckmeck", with_hands=True)[0], frames("hornochsen", with_hands=False)[0], one.convert("L")):
        with pytest.raises(ValueError, match="600"):
            film([one, other], durations(2))
    with pytest.raises(ValueError, match="2"):
        film([one], durations(2))
    with pytest.raises(ValueError, match="0"):
        film([], [])


# Frames


def strip(image: Image.Image) -> Image.Image:
    """The part of a frame below its board."""
    return image.convert("RGB").crop((0, BOARD[3], image.width, image.height))


def noticed(one: Image.Image, other: Image.Image) -> int:
    return sum(ImageChops.difference(strip(one).convert("L"), strip(other).convert("L")).histogram()[40:])


def test_a_bar_shows_how_far_the_game_has_come() -> None:
    shot = shots("heckmeck")[0]
    drawn = [frame("heckmeck", shot._replace(number=n, of=100)) for n in (1, 2, 50, 100)]
    for n, one in enumerate(drawn):
        for other in drawn[n + 1 :]:
            assert noticed(one, other) > 10
    assert noticed(drawn[0], drawn[2]) > 2000


@pytest.mark.parametrize("with_hands", [False, True])
@pytest.mark.parametrize(
    "caption", [(), ("",), ("Ada rolls.",), ("Word " * 200,), ("W" * 500, "W" * 500), ("🐔 \u202e\n\t", "小明")]
)
def test_any_caption_finds_room(caption: tuple[str, ...], with_hands: bool) -> None:
    """Nothing of it touches the board, the hand or the bar, and a frame has one size."""
    shot = shots("karteneck")[4]
    assert shot.hand is not None
    plain, captioned = (
        frame("karteneck", shot._replace(caption=words), with_hands=with_hands) for words in ((), caption)
    )
    assert plain.size == captioned.size == frame_size(with_hands=with_hands)
    box = ImageChops.difference(plain.convert("RGB"), captioned.convert("RGB")).getbbox()
    can_be_written = any(character.isascii() and character.isalpha() for line in caption for character in line)
    assert (box is not None) == can_be_written
    if box is not None:
        assert box[0] >= (HAND_WIDTH + EDGE if with_hands else 8)
        assert box[1] >= BOARD[3] + EDGE
        assert box[2] <= WIDTH - 8
        assert box[3] <= plain.height - BAR


def captioned(*words: str, names: tuple[str, ...] = NAMES[:7]) -> bytes:
    return frame("heckmeck", shots("heckmeck")[0]._replace(caption=words, party=names)).tobytes()


def test_a_shot_without_a_hand_gives_its_room_to_the_words() -> None:
    shot = shots("karteneck")[4]
    assert shot.hand is not None
    with_it, without = (
        frame("karteneck", it, with_hands=True) for it in (shot, shot._replace(hand=None, caption=("Ada passes.",)))
    )
    assert with_it.size == without.size
    assert noticed(with_it, without) > 5000


def test_a_game_without_hands_has_none_to_show() -> None:
    shot = shots("heckmeck")[4]
    assert frame("heckmeck", shot._replace(hand=(shot.view, 0)), with_hands=True).tobytes() == (
        frame("heckmeck", shot, with_hands=True).tobytes()
    )


# Durations


@pytest.mark.parametrize("count", range(MAX_SHOTS + 1))
def test_a_film_is_neither_hasty_nor_long(count: int) -> None:
    stand = durations(count)
    assert len(stand) == count
    assert all(400 <= each <= 1500 and each % 10 == 0 for each in stand[1:-1])
    assert sum(stand) <= LASTS_MS
    assert count > MAX_SHORT or sum(durations(count, SHORT_MS)) <= SHORT_MS
    assert stand[-1:] == [LAST_MS] * min(1, count)
    assert count < 2 or stand[0] == FIRST_MS


def test_long_games_are_hastier_than_short_ones() -> None:
    assert durations(10)[1] > durations(MAX_SHOTS)[1]
    assert durations(10_000)[1] == 400
