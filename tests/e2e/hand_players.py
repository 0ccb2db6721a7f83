"""Players of any game, with computers or without, each with a way of their own: by the board, by direct messages, by
"My hand", or by commands. They know from the database whom the table waits for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal

from bot.chat.requests import ChangeComputers, Play, PlayChosen, PlaySeveral, decode, table_of
from bot.playground.objects import Interaction, Message, Person
from bot.playground.values import Json, as_int, as_objects, as_text
from bot.tables.entries import Entry
from bot.tables.table import Table
from tests.e2e.group import WAYS_ON, Group, Player, ids, move_of
from tests.e2e.house import House

Way = Literal["direct", "hand", "command", "direct command"]


@dataclass(frozen=True)
class Control:
    """A button, or a menu with what is taken from it."""

    message: Message
    custom_id: str
    values: tuple[str, ...] = ()

    @property
    def action(self) -> str:
        """Return the action that this plays, as JSON, its kind first. Empty if it plays none."""
        match decode(self.custom_id):
            case Play() as play:
                return bytes(play.action).decode()
            case PlayChosen():
                return self.values[0]
            case PlaySeveral() as several:
                return several.action([int(one) for one in self.values]).decode()
            case _:
                return ""


def usable(message: Message, random: Random) -> list[Control]:
    """The controls that can be used: a menu's options like buttons, and from a menu of several something at random."""
    found: list[Control] = []
    for item in message.controls():
        custom_id = as_text(item["custom_id"])
        if isinstance(decode(custom_id), PlayChosen):
            values = [as_text(option["value"]) for option in as_objects(item["options"]) if not option.get("default")]
            found += [Control(message, custom_id, (one,)) for one in values]
        elif item.get("disabled") is not True:
            found.append(Control(message, custom_id, _taken(item, random)))
    return found


def controls_for(message: Message, table: Table, seat: int, random: Random, kind: str = "") -> list[Control]:
    """The usable controls that play what a seat is asked now: any action, or one of a kind."""
    found = [one for one in usable(message, random) if asks(one.custom_id, table, seat)]
    return [one for one in found if one.action.startswith(f'["{kind}')]


def asks(custom_id: str, table: Table, seat: int) -> bool:
    """Return whether a control plays what a seat is asked now."""
    move = move_of(custom_id)
    return move is not None and (move.table, move.seat, move.stamp) == (table.info.id, seat, table.stamp(seat))


def _taken(item: Json, random: Random) -> tuple[str, ...]:
    if item["type"] == 2:
        return ()
    values = [as_text(option["value"]) for option in as_objects(item["options"])]
    count = random.randint(as_int(item.get("min_values", 1)), min(as_int(item.get("max_values", 1)), len(values)))
    return tuple(random.sample(values, count))


def play_ids(message: Message) -> list[str]:
    """The ids of the controls that play."""
    return [one for one in ids(message) if move_of(one) is not None]


class Room(Group):
    """A table in a channel of a house; seats in the order of `people`, computers behind them."""

    def __init__(self, house: House, game: str, people: list[Person], channel_id: int | None = None) -> None:
        super().__init__(house.world, people, channel_id)
        self.house = house
        self.game = game
        self.ways: dict[int, Way] = {}
        """By seat, how people play from their hands: "direct" by default. Other games are played on the board."""
        self.random = Random(11)
        self.player: Player = lambda labels: self.random.choice([*labels])
        """What is pressed on the board."""
        self.hands_follow = True
        """Whether a hand that was opened is kept up: not by a bot that was started after that."""
        self._shown: dict[int, Message] = {}

    async def begin(self, variants: Sequence[str] = ()) -> None:
        """Open the table, take the seats, choose variants, start."""
        await self.open(variants=variants, game=self.game)

    async def against(self, levels: Sequence[str], variants: Sequence[str] = ()) -> None:
        """Open a lobby, seat computers there, choose variants, and start."""
        opener = self.people[0]
        await self.say(opener, "table open", game=self.game)
        panel = (await self.do(opener, "computers")).message
        assert panel is not None
        table_id = (await self.table()).info.id
        for number, level in enumerate(levels):
            await self.press_id(opener, panel.id, ChangeComputers(table_id, "add", level, number).custom_id)
        await self.vary(variants)
        await self.do(opener, "start")

    async def table(self) -> Table:
        """Return the table as the database has it."""
        return await self.house.table(self.channel_id)

    async def log(self) -> Sequence[Entry]:
        return await self.house.store.entries((await self.table()).info.id, 0)

    async def dealt(self) -> None:
        """Wait until everybody whose direct messages are open has a hand there."""
        for person in self.people:
            if person.dms_open:
                await self.world.wait_until(lambda person=person: self.direct(person))

    # What they see

    def letter(self, who: Person) -> Message:
        """Return a person's hand in their direct messages, which must be there."""
        letter = self.direct(who)
        assert letter is not None
        return letter

    async def asks(self, who: Person) -> None:
        """Wait until a person's direct message has controls that play."""
        await self.world.wait_until(lambda: (letter := self.direct(who)) and play_ids(letter))

    def direct(self, who: Person, table_id: str | None = None) -> Message | None:
        """A person's newest hand among the direct messages, of a table if one is named."""
        mine = [it for it in self.world.messages(self.world.dm(who.id).id) if not it.ephemeral]
        hands = [it for it in mine if any((of := table_of(one)) and table_id in (of, None) for one in ids(it))]
        return hands[-1] if hands else None

    # What they do

    async def act(self, seat: int) -> Interaction:
        """A seat that is awaited does something, in its way."""
        table = await self.table()
        if not table.has_hands:
            return await self.by_board(table, seat)
        match self.ways.get(seat, "direct"):
            case "direct":
                return await self.by_direct_message(table, seat)
            case "hand":
                return await self.by_hand(table, seat)
            case "command":
                return await self.by_command(seat, self.channel_id, {})
            case "direct command":
                channel = self.world.dm(self.people[seat].id).id
                return await self.by_command(seat, channel, {"table": table.info.id})

    async def by_board(self, table: Table, seat: int) -> Interaction:
        """Play one of the moves on the board, as the player chooses, or one of its menu."""

        def offered() -> list[Control]:
            board = self.newest()
            return controls_for(self.world.message(board.id), table, seat, self.random) if board is not None else []

        controls, who, board = await self.world.wait_until(offered), self.people[seat], await self.board()
        buttons = {one.custom_id for one in controls if not one.values}
        moves = {label: one for label, one in board.moves.items() if one in buttons}
        if not moves:
            return await self.use(who, self.chosen(controls))
        return await self.meant(who, await self.press_id(who, board.id, moves[self.player(moves)]))

    async def by_direct_message(self, table: Table, seat: int, kind: str = "") -> Interaction:
        """Play any action, or one of a kind."""
        who = self.people[seat]

        def offered() -> list[Control]:
            message = self.direct(who, table.info.id)
            return controls_for(message, table, seat, self.random, kind) if message is not None else []

        controls = await self.world.wait_until(offered)
        return await self.use(who, self.chosen(controls))

    async def by_hand(self, table: Table, seat: int) -> Interaction:
        """Play by "My hand" or `/hand`. A hand that follows the game is opened once, any other again when it is
        stale."""
        who = self.people[seat]
        shown = self._shown.get(seat)
        if shown is None or not (self.hands_follow or controls_for(shown, table, seat, self.random)):
            by_button = shown is None or self.random.random() < 0.5
            asked = await (self.open_hand(who) if by_button else self.say(who, "hand"))
            assert asked.message is not None
            assert asked.message.ephemeral
            shown = self._shown[seat] = asked.message
        controls = await self.world.wait_until(lambda: controls_for(shown, table, seat, self.random))
        return await self.use(who, self.chosen(controls))

    async def open_hand(self, who: Person) -> Interaction:
        """A click on the board's button that leads to one's own hand, whatever it says."""
        return await self.do(who, "hand")

    def chosen(self, controls: list[Control]) -> Control:
        """Choose a control at random, more often one that plays or picks, so that games end."""
        assert controls
        quick = [it for it in controls if "play" in it.action or "pick" in it.action]
        return self.random.choice(quick if quick and self.random.random() < 0.6 else controls)

    async def use(self, who: Person, control: Control) -> Interaction:
        """A click, or a choice in a menu; what is rash is meant."""
        return await self.meant(who, await self.press_id(who, control.message.id, control.custom_id, control.values))

    async def by_command(self, seat: int, channel_id: int, where: Mapping[str, str]) -> Interaction:
        """Play by completions and commands, in a channel or in direct messages."""
        who, world = self.people[seat], self.world
        match self.game:
            case "karteneck":
                kinds = await self.offers(who, channel_id, "karteneck play", "kind", where)
                if not kinds or self.random.random() < 0.3:
                    return await self.type(who, channel_id, "karteneck pass", where)
                kind = self.random.choice(kinds)
                counts = await self.offers(who, channel_id, "karteneck play", "count", {**where, "kind": kind})
                options = {**where, "kind": kind, "count": self.random.choice(counts)}
                return await self.type(who, channel_id, "karteneck play", options)
            case "verflixxt":
                options = dict(where)
                for option in ("piece", "tile", "way"):
                    values = await self.offers(who, channel_id, "verflixxt move", option, options)
                    options |= {option: self.random.choice(values)} if values else {}
                move = "roll" if options == where else "move"
                return await self.type(who, channel_id, f"verflixxt {move}", options)
            case _:
                for move, option in (("pick", "tiles"), ("play", "tiles"), ("buy", "count")):
                    values = await self.offers(who, channel_id, f"{self.game} {move}", option, where)
                    if values:
                        options = {**where, option: self.random.choice(values)}
                        return await self.type(who, channel_id, f"{self.game} {move}", options)
                raise AssertionError(world.messages(channel_id)[-1].content)

    async def offers(self, who: Person, channel_id: int, path: str, option: str, typed: Mapping[str, str]) -> list[str]:
        """The values an option completes to."""
        choices = await self.world.complete(who.id, channel_id, path, typed, focused=option)
        return [as_text(choice["value"]) for choice in choices]

    async def type(self, who: Person, channel_id: int, path: str, options: Mapping[str, str]) -> Interaction:
        """A command in any channel, answered."""
        interaction = await self.world.command(who.id, channel_id, path, options)
        assert not interaction.failed, f"{path}: This interaction failed"
        self.answered.append(interaction)
        return await self.meant(who, interaction)

    async def until_asked(self) -> Sequence[int]:
        """The people's seats that are awaited, as soon as one is; none where the table is over."""
        while True:
            said = len(self.house.exchanges)
            table = await self.table()
            asked = sorted(table.people_awaited)
            if asked or table.phase == "over":
                return asked
            await self.world.wait_until(lambda said=said: len(self.house.exchanges) > said)

    async def play_on(self, moves: int = 2000) -> int:  # type: ignore[override]
        """Let every awaited person act, in any order, for a number of moves or to the end. Returns the moves."""
        for played in range(moves):
            asked = await self.until_asked()
            if not asked:
                return played
            await self.act(self.random.choice(asked))
        return moves

    async def check_the_end(self) -> None:
        """The result is at the bottom, and nothing else can be played, in the channel or in direct messages."""
        board, table = await self.ended(), await self.table()
        assert table.ended is not None
        assert table.ended.result is not None
        assert [*board.buttons] == [*WAYS_ON]
        for person in self.people:
            message = self.direct(person, table.info.id)
            if person.dms_open and message is not None:
                await self.world.wait_until(lambda message=message: play_ids(message) == [])
