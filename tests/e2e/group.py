"""A group of people in a channel of the playground: a line opens a table, a line plays a move, and the channel is read
as a person reads it. Players know only labels, sentences and completions."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from bot.chat.requests import Play, PlayChosen, PlaySeveral, decode
from bot.playground.objects import EPHEMERAL, Interaction, Message, Person
from bot.playground.values import as_objects, as_text
from bot.playground.world import World

Way = Literal["click", "command"]
Player = Callable[[Iterable[str]], str]
"""From the labels of what is offered to the one that is chosen."""

WAYS_ON: Final = ("Rematch", "Review", "…")
"""The buttons below an ending."""

SHORT = ("bury_returned", "always_bury")
"""Variants of a short game."""

STAYS = ("always_bury",)
"""A variant in which no roll follows a kept face by itself, so that a first move never ends the turn."""

_HASH = re.compile(r"\b[0-9a-f]{64}\b")
_TOTAL = re.compile(r"^Keep .*\((\d+)\)$")


@dataclass(frozen=True)
class Board:
    """A message's state at one moment."""

    id: int
    content: str
    picture: bytes | None
    filename: str | None
    alt: str | None
    buttons: Mapping[str, str]
    """From label to custom_id."""
    pings: tuple[int, ...]
    menu: Mapping[str, tuple[str, str]] = field(default_factory=dict[str, tuple[str, str]])
    """The moves of its menus: from label to custom_id and value."""

    @property
    def ask(self) -> str:
        """The last line: what is asked, and of whom."""
        return self.content.splitlines()[-1]

    def to_do(self, verb: str) -> str | None:
        """The id of the button with a verb of a table ("join", "start"), in whatever language."""
        return next((custom_id for custom_id in self.buttons.values() if kind_of(custom_id) == verb), None)

    @property
    def moves(self) -> dict[str, str]:
        """The buttons that play, without those that are always there."""
        return {label: custom_id for label, custom_id in self.buttons.items() if plays(custom_id)}


def kind_of(custom_id: str) -> str:
    """Return the kind of a control. Empty if it is none of Roost's."""
    request = decode(custom_id)
    return request.kind if request is not None else ""


def move_of(custom_id: str) -> Play | PlayChosen | PlaySeveral | None:
    """Return the request of a control that plays. None for every other."""
    request = decode(custom_id)
    return request if isinstance(request, Play | PlayChosen | PlaySeveral) else None


def plays(custom_id: str) -> bool:
    """Return whether this is a button that plays, and not one that confirms a rash move."""
    return isinstance(request := decode(custom_id), Play) and not request.confirmed


def confirmation(message: Message) -> str | None:
    """Return the id of the control that confirms a rash move. None if none was asked about."""
    return next((one for one in ids(message) if isinstance(request := decode(one), Play) and request.confirmed), None)


def seen(message: Message) -> Board:
    """Return a message as a person sees it."""
    shown = message.attachments[0] if message.attachments else None
    return Board(
        id=message.id,
        content=message.content,
        picture=shown and shown.data,
        filename=shown and shown.filename,
        alt=shown and shown.description,
        buttons={label: custom_id for custom_id, label in message.labels().items()},
        menu={
            as_text(option["label"]): (as_text(item["custom_id"]), as_text(option["value"]))
            for item in message.controls()
            if isinstance(decode(as_text(item["custom_id"])), PlayChosen)
            for option in as_objects(item["options"])
        },
        pings=message.pings,
    )


def moves_on(message: Message) -> bool:
    """Return whether a message was a board and now has a story, until the new board is posted: it has no picture, and
    is neither a lobby nor the end of one."""
    if message.attachments or "join" in map(kind_of, message.labels()):
        return False
    return not ("rematch" in map(kind_of, message.labels()) and _HASH.search(message.content))


def ids(message: Message) -> list[str]:
    """The ids of all its controls."""
    return [as_text(item["custom_id"]) for item in message.controls()]


def steady(labels: Iterable[str]) -> str:
    """Take a tile as soon as one is in reach. Otherwise keep worms, or the face that adds most."""
    return max(labels, key=lambda label: (takes(label), 1000 * ("worm" in label) + _sum(label), "Roll" in label))


def hasty(labels: Iterable[str]) -> str:
    """Gives every turn up as soon as possible: with `always_bury`, a short game."""
    return max(labels, key=lambda label: (label.startswith("Give up"), takes(label), "worm" not in label, -_sum(label)))


def takes(label: str) -> bool:
    """Return whether a label takes a tile, which ends a turn."""
    return label.startswith(("Take", "Steal"))


def alt_of(message: Message) -> str:
    """Return the alt text of a message's picture."""
    return message.attachments[0].description or ""


def _sum(label: str) -> int:
    total = _TOTAL.search(label)
    return int(total[1]) if total else 0


class Group:
    """Some people and their channel."""

    def __init__(self, world: World, people: Sequence[Person], channel_id: int | None = None) -> None:
        self.world = world
        self.people = people
        self.channel_id = channel_id or world.main_id
        self.answered: list[Interaction] = []
        """Every click and command of theirs, in order."""

    # What they see

    @property
    def messages(self) -> list[Message]:
        """The public messages of the channel, oldest first."""
        return [message for message in self.world.messages(self.channel_id) if not message.ephemeral]

    def newest(self) -> Board | None:
        """The newest message with something to press, if the board does not stand below it in a moment."""
        message = next((message for message in reversed(self.messages) if message.components), None)
        return None if message is None or moves_on(message) else seen(message)

    async def board(self) -> Board:
        """The board, as soon as there is one."""
        board = await self.world.wait_until(self.newest)
        assert board is not None
        return board

    async def begun(self) -> Board:
        """The board, as soon as there are moves on it, or the way to one's own hand."""
        await self.world.wait_until(lambda: (it := self.newest()) and (it.moves or it.menu or it.to_do("hand")))
        return await self.board()

    async def changed(self, old: Board) -> Board:
        """The board, as soon as it is another one, or another state of the same."""
        await self.world.wait_until(lambda: (board := self.newest()) and board != old)
        return await self.board()

    async def settled(self) -> Board:
        """The board, once every message before it has lost its controls."""
        await self.world.wait_until(
            lambda: self.newest() and [bool(it.components) for it in self.messages].count(True) == 1
        )
        return await self.board()

    async def ended(self) -> Board:
        """The board, once it shows the end and nothing can be played."""
        await self.world.wait_until(lambda: (board := self.newest()) and board.to_do("rematch"))
        return await self.settled()

    async def asked(self) -> Person:
        """Return the person in turn, by the last line of the board."""
        ask = (await self.board()).ask
        found = [it for it in self.people if f"<@{it.id}>" in ask or f"**{it.name}**" in ask]
        assert len(found) == 1, ask
        return found[0]

    async def over(self) -> bool:
        """Return whether the board offers no more moves."""
        board = await self.board()
        return not (board.moves or board.menu)

    # What they do

    async def say(self, who: Person, path: str, **options: str | bool) -> Interaction:
        """A slash command, answered."""
        return self._answered(await self.world.command(who.id, self.channel_id, path, options))

    async def press(self, who: Person, label: str, values: Sequence[str] = ()) -> Interaction:
        """A click on the button whose label begins so, on the board or behind its dots, answered."""
        board: Board | Message = await self.board()
        labels = board.buttons
        if not any(text.startswith(label) for text in labels):
            board = replying(await self.do(who, "settings"))
            labels = {text: custom_id for custom_id, text in board.labels().items()}
        found = [custom_id for text, custom_id in labels.items() if text.startswith(label)]
        assert len(found) == 1, (label, labels)
        return await self.press_id(who, board.id, found[0], values)

    async def ask(self, who: Person, path: str, **options: str | bool) -> Message:
        """Return the message that replies to a command."""
        return replying(await self.say(who, path, **options))

    async def show(self, who: Person, label: str) -> Message:
        """Return the message that replies to a click on the board's button whose label begins so."""
        return replying(await self.press(who, label))

    async def show_id(self, who: Person, message_id: int, custom_id: str, values: Sequence[str] = ()) -> Message:
        """Return the message that replies to a click on any control."""
        return replying(await self.press_id(who, message_id, custom_id, values))

    async def question_to_end(self, who: Person) -> Message:
        """The private question before a person's vote to end the game. Its first button is the vote."""
        asked = await self.ask(who, "table end")
        assert asked.ephemeral
        return asked

    async def want_to_end(self, *people: Person) -> None:
        """These people vote to end the game."""
        for person in people:
            asked = await self.question_to_end(person)
            await self.press_id(person, asked.id, next(iter(asked.labels())))

    async def do(self, who: Person, verb: str) -> Interaction:
        """A click on the board's button with a verb, answered."""
        board = await self.board()
        custom_id = board.to_do(verb)
        assert custom_id is not None, (verb, board.buttons)
        return await self.press_id(who, board.id, custom_id)

    async def press_id(
        self, who: Person, message_id: int, custom_id: str, values: Sequence[str] = (), *, stale: bool = False
    ) -> Interaction:
        """A click on any control of any message, answered. `stale`: the client had not yet seen its last edit."""
        return self._answered(await self.world.click(who.id, message_id, custom_id, values, stale=stale))

    async def meant(self, who: Person, asked: Interaction) -> Interaction:
        """Say that a rash move is meant, if that was asked, and wait for the board, which follows."""
        meant = confirmation(asked.message) if asked.message is not None else None
        if asked.message is None or meant is None:
            return asked
        before = await self.board()
        said = await self.press_id(who, asked.message.id, meant)
        await self.changed(before)
        return said

    def _answered(self, interaction: Interaction) -> Interaction:
        assert not interaction.failed, f"{interaction.name}: This interaction failed"
        self.answered.append(interaction)
        return interaction

    async def open(
        self, by: Way = "click", variants: Sequence[str] = (), game: str = "heckmeck", **options: str
    ) -> None:
        """Open a table (of Heckmeck by default), take seats in the order of `people`, choose variants, and start."""
        first, *others = self.people
        await self.say(first, "table open", game=game, **options)
        if by == "command":
            for person in others:
                await self.say(person, "table join")
            if variants:
                await self.say(first, "table options", variants=" ".join(variants))
            await self.say(first, "table start")
            return
        for person in others:
            await self.do(person, "join")
        await self.vary(variants)
        await self.do(first, "start")
        await self.begun()

    async def vary(self, variants: Sequence[str]) -> None:
        """The opener chooses variants in the lobby's settings, if any."""
        if variants:
            settings = (await self.do(self.people[0], "settings")).message
            assert settings is not None
            menu = next(it for it in settings.controls() if it["type"] != 2)
            await self.press_id(self.people[0], settings.id, as_text(menu["custom_id"]), variants)

    async def move(self, player: Player = steady, by: Way = "click") -> Interaction:
        """Let the awaited seat play the player's choice, by the board's buttons or by commands alone."""
        who = await self.asked()
        if by == "click":
            board = await self.board()
            offered = {**{label: (custom_id, "") for label, custom_id in board.moves.items()}, **board.menu}
            custom_id, value = offered[player(offered)]
            return await self.meant(who, await self.press_id(who, board.id, custom_id, [value] if value else ()))
        offered = await self.completed(who)
        subcommand, options = offered[player(offered)]
        return await self.meant(who, await self.say(who, f"heckmeck {subcommand}", **options))

    async def completed(self, who: Person) -> dict[str, tuple[str, dict[str, str]]]:
        """Return a person's possible moves by label. Completions offer faces and tiles; the board shows when to
        roll."""
        offered: dict[str, tuple[str, dict[str, str]]] = {}
        for subcommand, option in (("keep", "face"), ("stop", "tile")):
            choices = await self.world.complete(who.id, self.channel_id, f"heckmeck {subcommand}", focused=option)
            offered |= {as_text(it["name"]): (subcommand, {option: as_text(it["value"])}) for it in choices}
        if "roll the" in (await self.board()).ask.lower():
            offered["Roll"] = "roll", {}
        return offered

    async def play_on(self, *players: Player, by: Way = "click", moves: int = 1000) -> int:
        """Play with one player a person, in turn, so many moves or to the end; returns the moves played."""
        for played in range(moves):
            if await self.over():
                return played
            seat = self.people.index(await self.asked())
            await self.move(players[seat % len(players)] if players else steady, by)
        return moves


def replying(interaction: Interaction) -> Message:
    """Return the message that replies."""
    assert interaction.message is not None
    return interaction.message


def whispered(interaction: Interaction) -> str:
    """The private text of the actor's reply or its followups; empty if there is none."""
    messages = [*([interaction.message] if interaction.message else []), *interaction.followups]
    return "\n".join(message.content for message in messages if message.flags & EPHEMERAL)


async def keep_clicking(group: Group, who: Person) -> None:
    """Play whenever it is this one's turn, and otherwise read the table in words, without a pause."""
    while True:
        board = await group.board()
        if (board.moves and f"<@{who.id}>" in board.ask) or f"**{who.name}**" in board.ask:
            pressed = board.moves[steady(board.moves)]
        else:
            pressed = next(one for label, one in board.buttons.items() if label.startswith("As text"))
        group.answered.append(await group.world.click(who.id, board.id, pressed, stale=True))
