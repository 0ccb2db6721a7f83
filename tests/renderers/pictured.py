"""Every kind of picture there is: boards and hands of the samples, signs, lobbies, and pages about people."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Final

from bot.chat.words.texts import texts_for
from bot.tables.state import option_codes
from games.game import AnyGame
from games.registry import GAMES
from renderers.finished.art import By
from renderers.finished.leaderboard import Heading, PersonRow, draw_leaderboard
from renderers.finished.luck import LuckWords, draw_luck
from renderers.finished.plot import PathPoint
from renderers.finished.review import MAX_OPTIONS, Alternative, LabelledNumber, SeatBars, draw_bars, draw_options
from renderers.finished.stats import StatsGame, Words, draw_stats
from renderers.gallery import NAMES, SAMPLES, position
from renderers.kit.canvas import Canvas
from renderers.kit.layout import Seated
from renderers.lobby import Lobby, lobby_canvas
from renderers.registry import RENDERERS

Pictures = Iterator[tuple[str, Canvas]]
"""Each with its name, which is that of a file."""
LONG: Final = ("W" * 60,) * 10
BY: Final[Sequence[By]] = ("rating", "wins", "points", "games")
DAY: Final = 86_400_000
BARS: Final = ("par", "luck", "decisions", "thieves", "worms")


def canvases_of(name: str, at: AnyGame, names: Sequence[str]) -> Pictures:
    """The board of a position and its hands."""
    renderer = RENDERERS[name]
    yield "board", renderer.draw(at.view(None), names)
    for seat in range(len(names)) if renderer.draw_hand else ():
        if renderer.draw_hand and at.view(seat).hand():
            yield f"hand-{seat + 1}", renderer.draw_hand(at.view(seat), names, seat)


def of_game(name: str, names: Sequence[str]) -> Pictures:
    for number, sample in enumerate(SAMPLES[name]):
        for what, canvas in canvases_of(name, position(name, sample), names[: sample.seats]):
            yield f"{number:02}-{sample.situation}-{sample.seats}-{what}", canvas
    yield "signs", RENDERERS[name].draw_signs()


def lobbies(names: Sequence[str], language: str) -> Pictures:
    for game, rules in GAMES.items():
        for seated, rematch in ((1, False), (2, True), (rules.seats[-1], False), (rules.seats[-1], True)):
            drawn = lobby_canvas(lobby(game, language, names[:seated], rematch=rematch))
            yield f"{game}-{seated}{'-rematch' * rematch}", drawn


def lobby(game: str, language: str, names: Sequence[str], *, rematch: bool = False) -> Lobby:
    texts = texts_for(language)
    return Lobby(
        game=game,
        title=texts.say(f"{game}-title"),
        party=tuple(Seated(name, seat, "hen" if seat == 1 else None) for seat, name in enumerate(names)),
        most=GAMES[game].seats[-1],
        chosen=tuple(texts.say(f"{game}-variant-{code}") for code in option_codes(GAMES[game])),
        free=texts.say("lobby-free-seat"),
        banner=texts.say("lobby-rematch") if rematch else "",
        wins=tuple(range(len(names))) if rematch else (),
    )


def rows(
    places: Sequence[int],
    names: Sequence[str],
    *,
    own: int | None = None,
    unsure: Sequence[int] = (),
    rated: bool = True,
) -> list[PersonRow]:
    """The lines of a leaderboard."""
    rating = ("{}.4", "±1.8") if rated else (None, None)
    return [
        PersonRow(
            place,
            n * 3 % 8,
            name,
            rating[0] and rating[0].format(31 - 2 * n),
            rating[1],
            n in unsure,
            40 - n,
            20 - n,
            99 - 7 * n,
            n == own,
        )
        for n, (place, name) in enumerate(zip(places, names, strict=False))
    ]


def leaderboard(shown: Sequence[PersonRow], by: By = "wins", *, first: bool = True, language: str = "en") -> Canvas:
    words: dict[By, str] = {one: texts_for(language).say(f"ranking-heading-{one}") for one in BY}
    return draw_leaderboard(Heading("Heckmeck", "The Coop", words), by, shown, first)


def leaderboards(names: Sequence[str], language: str) -> Pictures:
    for by, count in zip(BY, (10, 7, 3, 1), strict=True):
        shown = rows(range(1, count + 1), names, own=count - 1, unsure=(0, 4))
        yield by, leaderboard(shown, by, language=language)
        yield f"{by}-later", leaderboard(shown, by, first=False, language=language)
    for what, places in {"tied": (1, 1, 3, 3, 5), "all-tied": (1,) * 8}.items():
        yield what, leaderboard(rows(places, names), language=language)
    yield "unrated", leaderboard(rows(range(1, 7), names, rated=False), language=language)


GAME: Final = StatsGame(
    "Heckmeck",
    40,
    12,
    7.5,
    "7.5",
    (12, 9, 7, 5, 3, 2, 2),
    "27.4",
    "±1.8",
    False,
    14,
    0,
    "5.4",
    ("Highest turn: 36", "Longest stack: 7"),
)
STATS_WORDS: Final = Words("Rating", "Tables", "Wins", "By chance", "Best", "Average", "Worst")


def path_of(count: int, *, climb: float = 1.0, sigma: float = 2.0, step: int = DAY) -> list[PathPoint]:
    """The path of a rating."""
    rng = Random(count)
    return [
        PathPoint(
            1_700_000_000_000 + n * step,
            climb * (n + rng.gauss(0, 1)),
            sigma / (1 + n / 9),
            f"{n % 28 + 1:02}.{n // 28 % 12 + 1:02}.2026",
        )
        for n in range(count)
    ]


def stats(*games: StatsGame, path: Sequence[PathPoint] = (), name: str = "Ada", sign: int = 0) -> Canvas:
    return draw_stats(name, sign, games, path, STATS_WORDS)


def records(names: Sequence[str], _: str) -> Pictures:
    unsure, many = GAME._replace(provisional=True), GAME._replace(places=(99,) * 8, games=792, wins=99)
    for count in (0, 1, 2, 30, 500):
        yield f"path-{count}", stats(GAME, path=path_of(count), name=names[0], sign=count % 8)
    for what, path in {
        "falling": path_of(20, climb=-1),
        "broad": path_of(20, sigma=40),
        "level": path_of(5, climb=0, sigma=0),
        "one-day": path_of(5, step=0),
    }.items():
        yield what, stats(GAME, path=path, name=names[0], sign=6)
    for what, game in {"unsure": unsure, "many": many}.items():
        yield what, stats(game, path=path_of(3), name=names[0])
    for count in (2, len(GAMES)):
        yield f"games-{count}", stats(*[unsure, many, *[GAME] * (count - 2)], name=names[0])


def numbered(value: float) -> LabelledNumber:
    return LabelledNumber(value, f"{value:+.1f}".replace("-", "−"))


def bars(language: str, names: Sequence[str], *values: float) -> Canvas:
    """The bars of a review."""
    texts = texts_for(language)
    row = SeatBars(tuple(map(numbered, values or (31.2, -12.4, -5.3, -14.0))), "28")
    words = [texts.say(f"review-word-{word}") for word in BARS]
    return draw_bars(texts.say("review-picture"), words, names, [row] * len(names))


def alternatives(count: int, played: int, label: str = "Keep 2×4 (8)") -> Canvas:
    return draw_options([Alternative(f"{label} {n}", numbered(2.5 - n), n == played) for n in range(count)])


def luck(language: str, games: Sequence[tuple[float, float]], name: str = "Ada") -> Canvas:
    texts = texts_for(language)
    words = LuckWords(
        title=texts.say("heckmeck-title"),
        luck=texts.say("luck-word-luck"),
        cost=texts.say("luck-word-cost"),
        games=texts.say("luck-word-games", {"games": len(games)}),
        mean_luck="−10.4",
        mean_cost="0.12",
    )
    return draw_luck(name, 1, games, words)


def reviews(names: Sequence[str], language: str) -> Pictures:
    for seats in (1, 2, 8):
        yield f"bars-{seats}", bars(language, names[:seats])
        yield f"bars-{seats}-wide", bars(language, names[:seats], 104.5, -99.9, -12.5, -100.0)
    for count in (2, MAX_OPTIONS, MAX_OPTIONS + 5):
        yield f"options-{count}", alternatives(count, count - 1)
        label = "Roll 8 dice and keep whatever comes of it, come rain or shine"
        yield f"options-{count}-long", alternatives(count, 0, label)
    for count in (1, 2, 20):
        yield f"luck-{count}", luck(language, [(n - 9.5, n / 20) for n in range(count)], names[0])


IN_WORDS: Final[dict[str, Callable[[Sequence[str], str], Pictures]]] = {
    "lobby": lobbies,
    "leaderboard": leaderboards,
    "stats": records,
    "review": reviews,
}
KINDS: Final = (*GAMES, *IN_WORDS)


@cache
def pictures(kind: str, names: Sequence[str] = (*NAMES, "Ivo", "Jana"), language: str = "en") -> dict[str, Canvas]:
    """Return all pictures of a kind by name, with names for the seats. Those of games have no words."""
    return dict(IN_WORDS[kind](names, language) if kind in IN_WORDS else of_game(kind, names))
