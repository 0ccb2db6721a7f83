"""Helpers for tests of commands about finished tables: tables that are over, replies, a leaderboard's words."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.chat.words.texts import texts_for
from bot.tables import lobby, wall_clock
from bot.tables.entries import Entry
from bot.tables.service import TableLocation, Tables
from bot.tables.table import Cause, Step, Table
from tests.chat.world import Reply, World, alt_of, parts
from tests.finished.world import Ending, end
from tests.store.children import sensible_action
from tests.store.tables import end_early, interaction

DAY = 24 * 3600 * 1000


LINE = re.compile(
    r"#(?P<place>\d+) (?P<name>[^:#]+): (?:rating (?P<rating>−?[\d.]+) ±[\d.]+(?P<provisional> \(\w+\))?, )?"
    r"(?P<wins>\d+) wins? at (?P<games>\d+) tables?, (?P<points>\d+) players? beaten\."
)


class Line(NamedTuple):
    """A line of a leaderboard in words."""

    place: int
    name: str
    rating: str | None
    provisional: bool
    games: int
    wins: int
    points: int


def lines(message: Message) -> list[Line]:
    """A leaderboard, as its alt text tells it."""
    return [
        Line(
            int(one["place"]),
            one["name"],
            one["rating"],
            one["provisional"] is not None,
            *(int(one[name]) for name in ("games", "wins", "points")),
        )
        for one in LINE.finditer(alt_of(message))
    ]


def names(message: Message) -> list[str]:
    return [line.name for line in lines(message)]


async def finished(
    world: World, scores: Sequence[int], people: Sequence[MemberActor], game: str = "heckmeck", at: int | None = None
) -> Ending:
    """A table that is over, with these scores; an hour ago if nothing else is said."""
    seated = [(await world.known(who)).id for who in people]
    ended = now(world) - DAY // 24 if at is None else at
    return await end(world.store, world.guild.id, game, seated, scores, ended)


def now(world: World) -> int:
    return int(world.env.now().timestamp() * 1000)


async def table_of(world: World, *people: MemberActor, moves: int = 0, language: str = "en") -> Table:
    """A table of Heckmeck in play in a channel of its own, after so many moves."""
    store, seated = Tables(world.store), [await world.known(who) for who in people]
    spot = TableLocation(world.guild.id, world.guild.create_text_channel("own").id, None)
    step = await store.open(spot, seated[0], interaction(), game="heckmeck", language=language)
    for person in seated[1:]:
        step = await store.commit(step.after.info.id, person, interaction(), lobby.join)
    begun = (await store.start(step.after.info.id, seated[0], interaction())).after
    table, entries = begun, list[Entry]()
    for _ in range(moves):
        seat, action = sensible_action(table)
        step = table.play(Cause(seated[seat].id, wall_clock.now(), interaction()), action, seat, None)
        table, entries = step.after, [*entries, *step.entries]
    if entries:
        await world.store.append(Step.from_entries(begun, entries))
    return table


async def closed(world: World, table: Table) -> Table:
    """End a table before its time, as a moderator."""
    return (await end_early(world.store, table)).after


async def aborted(world: World, *people: MemberActor, moves: int = 2) -> Table:
    """End a table in mid-game."""
    return await closed(world, await table_of(world, *people, moves=moves))


async def figures(world: World, who: MemberActor, **options: Any) -> str:
    """The figures in words, which are behind a button of the picture."""
    picture = await world.ask(who, "stats", **options)
    label = texts_for(world.locales.get(who.id, "en")[:2]).say("button-figures")
    return (await world.open(who, label, picture)).content


async def shared(world: World, who: MemberActor, page: Message) -> Message:
    """The public message of a shared page."""
    before = world.public
    await world.click(who, "Share", page)
    (message,) = [one for one in world.public if one not in before]
    return message


def labels(message: Message) -> list[str]:
    """Return the labels of the buttons below a message."""
    return [part["label"] for part in parts(message) if not part.get("disabled")]


async def both(world: World, who: MemberActor, ask: Callable[[], Awaitable[Reply]]) -> list[str]:
    """A person's private replies in English and in Italian."""
    reply: list[str] = []
    for locale in ("en-US", "it"):
        world.locales[who.id] = locale
        reply.append(world.private(await ask()))
    return reply


async def many(world: World, count: int) -> list[MemberActor]:
    """So many people who finished tables: the first one the most, the last one the fewest."""
    people = [*world.people, *(world.newcomer(f"Person {n}") for n in range(len(world.people), count))]
    known = [await world.known(who) for who in people]
    for number in range(0, count, 2):
        for _ in range((count - number) // 2):
            pair = [known[number].id, known[number + 1].id]
            await end(world.store, world.guild.id, "heckmeck", pair, (2, 1), now(world) - DAY)
    return people


async def lobby_of(world: World, who: MemberActor) -> Table:
    """A table that waits for players, in a channel of its own."""
    spot = TableLocation(world.guild.id, world.guild.create_text_channel("lobby").id, None)
    person = await world.known(who)
    return (await Tables(world.store).open(spot, person, interaction(), game="heckmeck", language="en")).after
