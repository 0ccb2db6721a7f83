"""Every control is pressed twice at once: both presses are answered, and they count once."""

from collections.abc import Sequence
from random import Random

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message
from structlog.testing import capture_logs

from bot.chat.board.moves import play_request
from bot.chat.requests import ChangeComputers, InLobby, Pictured, Play, PlayChosen, PlaySeveral, TurnTo, decode
from tests.chat.forging import commands_of
from tests.chat.world import World, parts
from tests.e2e.house import errors_of
from tests.store.kept import Kept

_LAST = ("start", "leave", "quit", "close", "forgetting", "closing")
"""The kinds that end a lobby, a table, or what is known of a person: pressed when all else has been."""


class Doubles:
    """Presses twice at once, each kind of control with each label once."""

    def __init__(self, world: World, database: Kept) -> None:
        self._world = world
        self._database = database
        self._pressed = set[tuple[str, ...]]()

    async def press(
        self, who: MemberActor, message: Message, custom_id: str, values: Sequence[str] | None = None
    ) -> None:
        """Press twice: two answers, no failure, one step of one table at most, and nothing public twice."""
        world, public, tables = self._world, {one.id for one in self._world.public}, self._tables()
        with errors_of(("asyncio", "bot", "discord")) as errors, capture_logs() as lines:
            replies = [world.press(who, custom_id, message, values) for _ in range(2)]
            await world.env.settle()
        assert [line for line in lines if line["log_level"] in ("error", "critical")] == errors == [], custom_id
        assert [reply.responded for reply in replies] == [True, True], custom_id
        assert not any("went wrong" in world.private(reply) for reply in replies), custom_id
        steps = [await world.store.table_of_interaction(reply.id) for reply in replies]
        assert None in steps or values is not None, custom_id  # a menu sets the same value again
        assert self._tables() <= tables + 1, custom_id
        new = [one.content for one in world.public if one.id not in public]
        assert len(new) == len({*new}), custom_id

    def _tables(self) -> int:
        ((count,),) = self._database.rows("SELECT count(*) FROM tables")
        return count

    async def explore(self, who: MemberActor, *messages: Message, without: Sequence[str] = _LAST) -> None:
        """Press all that is on messages, and on those that come of it."""
        waiting = [*messages]
        while waiting:
            message = waiting.pop(0)
            for part in [*parts(message)]:
                request = decode(part["custom_id"])
                if request is None or isinstance(request, Play | PlayChosen | PlaySeveral) or request.kind in without:
                    continue
                page = request.page if isinstance(request, Pictured | TurnTo) else request
                label = "".join(filter(str.isalpha, part.get("label") or ""))
                kind = type(request).__name__, type(page).__name__, label
                if kind not in self._pressed:
                    self._pressed.add(kind)
                    known = {one.id for one in self._world.messages}
                    values = [option["value"] for option in part["options"]][-1:] if "options" in part else None
                    await self.press(who, message, part["custom_id"], values)
                    waiting += [one for one in self._world.messages if one.id not in known]

    async def play(self, most: int) -> None:
        """Play so many decisions of the channel's table, each by the newest message that offers it, and explore the
        board after each."""
        world, random, number = self._world, Random(1), 0
        while (table := await world.fetch()).phase == "playing" and number < most:
            assert table.position is not None
            number, seat = number + 1, random.choice(sorted(table.awaited))
            who, legal = world.people[seat], table.position.legal(seat)
            action = random.choice([choice.action for choice in legal if not choice.rash] or [legal[0].action])
            custom_id = play_request(table, seat, action).custom_id
            seen = [world.board, *world.messages, *world.letters(who)]
            offering = [one for one in seen if custom_id in [part["custom_id"] for part in parts(one)]]
            await self.press(who, [world.board, *offering][-1], custom_id)
            if number % 5 == 1:
                await self.explore(world.anna, world.board)


@pytest.mark.parametrize("words", ["on", "off"])
async def test_two_presses_at_once_count_once_on_every_page(world: World, database: Kept, words: str) -> None:
    """All of a lobby, of some turns, and of the pages of every command."""
    await world.command(world.anna, "me words", words=words)
    presses = Doubles(world, database)
    lobby = await world.lobby(3)
    await presses.explore(world.anna, lobby)
    table = (await world.fetch()).info.id
    for _ in (await world.fetch()).computers:
        level = next(one for one in (await world.fetch()).holders if not isinstance(one, int)).level
        await world.pressed(world.anna, ChangeComputers(table, "remove", level).custom_id, lobby)
    await presses.press(world.anna, lobby, InLobby(table, "start").custom_id)
    assert (await world.fetch()).phase == "playing"
    await presses.play(10)
    await presses.explore(world.anna, *[one for one in world.public if one.components])
    for command in commands_of(world):
        anyone = (command.root_parent or command).default_permissions is None
        if anyone and not any(option.required for option in command.parameters):
            reply = await world.command(world.anna, command.qualified_name)
            if reply.message_id is not None:
                await presses.explore(world.anna, world.message_of(reply))
    await presses.explore(world.anna, *[one for one in world.public if one.components], without=())


async def test_two_presses_at_once_open_one_table_in_a_thread(world: World, database: Kept) -> None:
    await world.command(world.manager(), "settings", place="thread")
    helped = world.message_of(await world.command(world.anna, "help"))
    await Doubles(world, database).explore(world.anna, helped)


async def test_a_computer_is_added_once_by_a_double_click_and_again_by_a_new_one(world: World) -> None:
    """The second press may come when the first has been answered."""
    await world.lobby(1)
    computers = world.message_of(await world.click(world.anna, "Add a computer"))
    for seats in (2, 3):
        add = world.buttons(computers)["Add: 🐥 Chick"]
        for _ in range(2):
            await world.pressed(world.anna, add, computers)
            assert len((await world.fetch()).holders) == seats
