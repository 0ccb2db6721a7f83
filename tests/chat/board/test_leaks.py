"""Nothing that a seat may not know is in anything it is shown, and nothing of a hand is in the logs.

All that the chat room makes of a position for an observer must stay the same, to the byte, when what this observer
cannot know is redrawn.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import pytest
from discord.app_commands import Choice as Offer
from msgspec import Struct

from bot.chat.board import messages as board
from bot.chat.board.messages import compose, compose_hand
from bot.chat.board.moves import kinds_of
from bot.chat.board.table_controls import board_controls, own_controls
from bot.chat.front.controls import encode
from bot.chat.front.painter import Painter
from bot.chat.front.post import Attachment, Post
from bot.chat.play.typed import TypedMove
from bot.chat.words.players import bold_names
from bot.chat.words.sentences import table_text
from bot.chat.words.texts import LANGUAGES, texts_for
from bot.tables.posted import PostedMessage
from bot.tables.refusals import Refusal
from bot.tables.table import Table
from games.core import Choice, IllegalMove
from games.game import tag_of
from games.open import OpenGame
from games.registry import GAMES
from renderers.registry import Picture
from tests.chat.playouts import games, people
from tests.chat.world import World

GAMES_EACH = 6
POSITIONS = 40
"""Of every game, taken at even distances from the random games."""
BOARD = PostedMessage("board", None, 2, 3, 0)
TYPED = ("1", "2", "3", "6", "7", "12", "25", "40", "1 2", "15 16", "worm")

Shown = dict[str, object]


def positions(game: str) -> Sequence[Table]:
    """Some tables in play or just over, from the first to the last position."""
    found = [it for it in games(GAMES_EACH) if it.info.game == game and it.position is not None]
    return found[:: max(1, len(found) // POSITIONS)]


def message(post: Post, place: str) -> Shown:
    """A message to the byte, by parts of a place."""
    items = [] if post.controls is None else post.controls.to_components()
    parts: Shown = {
        "content": post.content,
        "alt text": [attachment.alt for attachment in post.attachments or ()],
        "file name": [attachment.name for attachment in post.attachments or ()],
        "picture": [attachment.data for attachment in post.attachments or ()],
        "custom_ids": [item.get("custom_id") for row in items for item in row["components"]],
        "controls": items,
        "mentions": post.mentions.to_dict(),
    }
    return {f"{place}: {part}": value for part, value in parts.items()}


async def everybody_sees(table: Table, painter: Painter) -> Shown:
    """The board, with and without a mention of everybody awaited."""
    seated = people(len(table.people), 8)
    return {
        **message(await compose(table, seated, painter), "board"),
        **message(await compose(table, seated, painter, table.awaited), "new board"),
        "controls": board_controls(table, seated, texts_for("en")).to_components(),
        **{f"text {code}": table_text(table, seated, texts_for(code), None) for code in LANGUAGES},
    }


async def a_seat_sees(table: Table, seat: int, painter: Painter) -> Shown:
    """Its hand, its table in words, its completions, and how it is refused what it cannot do."""
    seated, texts = people(len(table.people), 8), texts_for("en")
    hand = await compose_hand(table, seat, seated, painter, texts) if table.has_hands else None
    return {
        **({} if hand is None else message(hand, "hand")),
        "text": table_text(table, seated, texts, seat),
        "text controls": own_controls(table, seat, seated, texts, "text").to_components(),
        "completions": dict(completions(table, seat)),
        "refusals": dict(refusals(table, seat)),
    }


def completions(table: Table, seat: int) -> Iterator[tuple[str, object]]:
    """Return the completions of every option of every command, alone and beside values of the other options."""
    for kind in kinds_of(table.game):
        asked = TypedMove(table, seat, kind, people(len(table.people), 8), texts_for("en"))
        names = [field.name for field in msgspec.structs.fields(kind)]
        for name in names:
            yield f"{tag_of(kind)} {name}", offers_of(asked, name, {})
            for other in names:
                for value in TYPED:
                    yield f"{tag_of(kind)} {name} {other}={value}", offers_of(asked, name, {other: value})


def offers_of(asked: TypedMove, name: str, typed: dict[str, str]) -> list[tuple[str, str]]:
    return [(offer.name, offer.value) for offer in asked.offers(name, typed)]


def refusals(table: Table, seat: int) -> Iterator[tuple[str, str]]:
    """Every action of the game that it may not take, by its sentence; and what can be typed."""
    position = table.position
    assert position is not None
    legal = {encode(choice.action) for choice in position.legal(seat)}
    texts, seated = texts_for("en"), people(len(table.people), 8)
    name, twin = bold_names(seated), position.copy()
    for code, action in every_action(table.info.game).items():
        if code not in legal:
            try:
                twin.play(seat, action)
            except IllegalMove as refused:
                yield code, texts.say(f"{table.info.game}-refusal-{refused.code}", refused.facts, name)
            else:
                raise AssertionError(f"{action} is not offered, and yet played")
    for kind in kinds_of(table.game):
        asked = TypedMove(table, seat, kind, seated, texts)
        for field in msgspec.structs.fields(kind):
            for value in TYPED:
                yield f"{tag_of(kind)} {field.name}={value}", typed(asked, {field.name: value})


def typed(asked: TypedMove, options: dict[str, str]) -> str:
    """Return the result of a typed command."""
    try:
        return encode(asked.action(options))
    except Refusal as refused:
        return texts_for("en").say(f"refusal-{refused.code}", refused.facts)
    except TypeError:  # an option that Discord demands is missing
        return ""


@cache
def every_action(game: str) -> Mapping[str, Struct]:
    """Return a sample of the actions of random games, and a few more, by their form on controls."""
    found: dict[str, Struct] = {}
    for table in games(GAMES_EACH):
        if table.info.game == game and table.position is not None and table.phase == "playing":
            for seat in range(len(table.people)):
                found |= {encode(choice.action): choice.action for choice in table.position.legal(seat)}
    actions = list(found.items())
    return dict(actions[:: max(1, len(actions) // 150)])


def resampled(table: Table, seat: int | None, seed: int) -> Table:
    """The table as it might as well be, for all an observer knows."""
    assert table.position is not None
    twin = table.copy()
    twin.position = table.position.resample(seat, Random(seed))
    return twin


def differing(one: Shown, other: Shown) -> list[str]:
    return [place for place in one if one[place] != other[place]]


def assert_same(one: Shown, other: Shown) -> None:
    """Assert that there is no difference, or name the places of all."""
    places = differing(one, other)
    assert not places, f"what is hidden is in {', '.join(places)}: {one[places[0]]} or {other[places[0]]}"


HIDDEN = sorted(name for name, game in GAMES.items() if game.new(game.seats[0], game.Options()).has_hands)
"""Games that are never open."""


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_what_the_channel_shows_does_not_depend_on_anything_hidden(game: str, painter: Painter) -> None:
    hidden = hands = 0
    for number, table in enumerate(positions(game)):
        hands += table.has_hands
        twins = [resampled(table, observer, number) for observer in (None, number % len(table.people))]
        others = [twin for twin in twins if twin.position != table.position]
        shown = await everybody_sees(table, painter) if others else {}
        for twin in others:
            assert_same(shown, await everybody_sees(twin, painter))
        hidden += len(others)
    assert bool(hidden) == bool(hands)


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_what_a_seat_is_shown_does_not_depend_on_what_it_cannot_know(game: str, painter: Painter) -> None:
    compared = hands = 0
    for number, table in enumerate(positions(game)):
        hands += table.has_hands
        for seat in {number % len(table.people), *sorted(table.awaited)[:1]}:
            twin = resampled(table, seat, number)
            if twin.position != table.position:
                shown = await a_seat_sees(table, seat, painter)
                assert_same(shown, await a_seat_sees(twin, seat, painter))
                compared += 1
    assert bool(compared) == bool(hands)


@pytest.mark.parametrize("game", HIDDEN)
async def test_the_hands_differ_where_anything_does(game: str, painter: Painter) -> None:
    """The comparison above has eyes: another hand is another message, in words, picture and file name, and other
    completions where the choices depend on it."""
    table = next(it for it in positions(game) if it.phase == "playing")
    twin, seat = resampled(table, None, 3), min(table.awaited)
    assert table.position is not None
    assert twin.position is not None
    one, other = await a_seat_sees(table, seat, painter), await a_seat_sees(twin, seat, painter)
    parts = ["text", *[f"hand: {part}" for part in ("content", "alt text", "file name", "picture")]]
    choices, others = table.position.legal(seat), twin.position.legal(seat)
    if choices != others and any(choice.action.__struct_fields__ for choice in (*choices, *others)):
        parts.append("completions")
    missing = {*parts} - {*differing(one, other)}
    assert not missing, f"`_resample` redeals nothing, or {sorted(missing)} shows no hand"
    assert await everybody_sees(table, painter) == await everybody_sees(twin, painter)


def secret_of(table: Table) -> str:
    """A number made of all hands."""
    position = table.position
    hands = [position.view(seat).hand() for seat in range(len(table.people))] if position is not None else []
    return str(crc32(repr(hands).encode()))


def in_an_alt_text(monkeypatch: pytest.MonkeyPatch) -> None:
    def alt_text(table: Table, *_: object) -> str:
        return secret_of(table)

    monkeypatch.setattr(board, "alt_text", alt_text)


def in_a_file_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """An alt text is made before the name of its file."""
    tables: list[Table] = []

    def alt_text(table: Table, *_: object) -> str:
        tables.append(table)
        return ""

    def named(picture: Picture, alt: str, *_: object) -> Attachment:
        return Attachment(secret_of(tables[-1]), picture.png, alt)

    monkeypatch.setattr(board, "alt_text", alt_text)
    monkeypatch.setattr(Attachment, "of", named)


def in_a_completion(monkeypatch: pytest.MonkeyPatch) -> None:
    def offers(asked: TypedMove, *_: object) -> list[Offer[str]]:
        return [Offer(name=secret_of(vars(asked)["_table"]), value="")]

    monkeypatch.setattr(TypedMove, "offers", offers)


def in_a_custom_id(monkeypatch: pytest.MonkeyPatch) -> None:
    def stamp(table: Table, _: int) -> int:
        return int(secret_of(table))

    monkeypatch.setattr(Table, "stamp", stamp)


PLANTS = [
    (in_an_alt_text, test_what_the_channel_shows_does_not_depend_on_anything_hidden, "alt text"),
    (in_a_file_name, test_what_the_channel_shows_does_not_depend_on_anything_hidden, "file name"),
    (in_a_completion, test_what_a_seat_is_shown_does_not_depend_on_what_it_cannot_know, "completions"),
    (in_a_custom_id, test_what_a_seat_is_shown_does_not_depend_on_what_it_cannot_know, "custom_ids"),
]


@pytest.mark.parametrize(
    ("game", "plant", "check", "place"),
    [
        (game, *plant)
        for game, rules in sorted(GAMES.items())
        for plant in PLANTS
        if not issubclass(rules, OpenGame)
        and (plant[0] is not in_a_completion or any(kind.__struct_fields__ for kind in kinds_of(rules)))
    ],
)
async def test_a_planted_leak_is_caught_and_its_place_named(
    game: str,
    plant: Callable[[pytest.MonkeyPatch], None],
    check: Callable[[str, Painter], Awaitable[None]],
    place: str,
    painter: Painter,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Others are planted in the rules: `tests/games/test_planted_faults.py`."""
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=rf"hidden is in .*{place}"):
        await check(game, painter)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_events_reach_others_without_what_they_may_not_know(game: str) -> None:
    """The public's stories, and those of every other seat, are the same whatever a seat drew or chose."""
    for number, table in enumerate(positions(game)):
        assert table.position is not None
        for seat in (None, *range(len(table.people))):
            twin = resampled(table, seat, number).position
            assert twin is not None
            assert twin.view(seat).happened() == table.position.view(seat).happened()
            assert twin.view(None) == table.position.view(None)


# Over Discord


SAID = {
    "table.step": {"interaction", "table", "number", "entries", "phase"},
    "refused": {"interaction", "table", "code"},
    "ready": {"user", "guilds"},
    "clock.differs": {"ahead", "hint"},
    "commands.synced": {"commands"},
}
"""Every line that a game without trouble may write, and what may stand in it."""


def legal_now(table: Table, seat: int) -> Sequence[Choice[Any]]:
    """Return the legal choices of a seat. Empty once the game is over."""
    return table.position.legal(seat) if table.position is not None and table.phase == "playing" else ()


def as_typed(action: Struct) -> dict[str, Any]:
    """An action as the options of its command."""
    values = {field: getattr(action, field) for field in action.__struct_fields__}
    return {
        field: " ".join(map(str, value)) if isinstance(value, tuple) else str(value)  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
        for field, value in values.items()
        if value is not None
    }


@pytest.mark.parametrize("game", HIDDEN)
async def test_a_hidden_game_by_commands_echoes_no_hand_and_logs_none(
    world: World, lines: list[dict[str, Any]], game: str, caplog: pytest.LogCaptureFixture
) -> None:
    random = Random(5)
    await world.table(3, game=game)
    table = await world.fetch()
    private = {f"{game} {tag_of(kind)}" for kind in GAMES[game].private}
    for move in range(24):
        seat = random.choice(sorted(table.awaited))
        who = world.people[seat]
        legal = legal_now(table, seat)
        secret = [choice for choice in legal if type(choice.action) in GAMES[game].private]
        action = random.choice(secret or legal).action
        path = f"{game} {tag_of(action)}"
        if move % 4 == 0:
            other = random.choice([*every_action(game).values()])
            tried = await world.ask(who, f"{game} {tag_of(other)}", **as_typed(other))
            assert tried.is_ephemeral or f"{game} {tag_of(other)}" not in private
            table = await world.fetch()
            if action not in [choice.action for choice in legal_now(table, seat)]:
                continue
        assert (await world.ask(who, path, **as_typed(action))).is_ephemeral == (path in private), path
        table = await world.fetch()
        if table.phase == "over":
            break
    for person in world.people[:3]:
        await world.command(person, "hand")

    assert [line for line in lines if line["event"] not in SAID] == []
    for line in lines:
        assert set(line) - {"event", "log_level"} <= SAID[line["event"]], line
        if line["event"] == "table.step":
            assert line["phase"] in ("lobby", "playing", "over")
            assert isinstance(line["number"], int)
        if line["event"] == "refused":
            assert str(line["code"]).replace("-", "").isalpha(), line
    assert [it for it in caplog.records if it.name.startswith(("bot", "games"))] == []
