"""Scenes for failed requests: a table at some moment, and one action of a person there."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import cast

import msgspec

from bot.chat.board.plan import KEPT_MS
from bot.playground.objects import Interaction, Message, Person
from bot.tables.absence import NUDGED_AFTER
from bot.tables.posted import PostedMessage
from bot.tables.table import Table
from bot.tables.wall_clock import now
from tests.e2e.group import Board, hasty, seen, steady, takes
from tests.e2e.hand_players import Room, controls_for
from tests.e2e.house import House

HECKMECK, HANDS, CHOOSING = "heckmeck", "karteneck", "hornochsen"


class Stage(Room):
    """A table of two or three people in the main channel of a house."""

    def __init__(self, house: House, game: str, people: int) -> None:
        super().__init__(house, game, house.people[:people])
        self.last = Board(0, "", None, None, None, {}, ())
        """The board that stood when a scene began."""
        self.form: Interaction | None = None
        """The interaction that opened a form."""

    async def press_now(self, who: Person, label: str) -> Interaction:
        """A click on the newest board, whether it is answered or not."""
        found = [custom_id for text, custom_id in (await self.board()).buttons.items() if text.startswith(label)]
        return await self.click(who, (await self.board()).id, found[0])

    async def click(self, who: Person, message_id: int, custom_id: str, *, stale: bool = False) -> Interaction:
        """A click, whether it is answered or not."""
        return await self.world.click(who.id, message_id, custom_id, stale=stale)

    async def send(self, who: Person, path: str, **options: str | bool) -> Interaction:
        """A command, whether it is answered or not."""
        return await self.world.command(who.id, self.channel_id, path, options)

    async def awaited(self) -> tuple[int, Person]:
        """An awaited person, and the seat."""
        seat = min((await self.table()).awaited)
        table = await self.table()
        holder = table.holders[seat]
        assert isinstance(holder, int)
        (person,) = await self.house.store.people([holder])
        return seat, next(it for it in self.house.people if it.id == person.discord_id)

    async def typed(self) -> Interaction:
        """Type a legal move of the awaited seat, whatever the channel shows."""
        seat, who = await self.awaited()
        path, options = typed_move(await self.table(), seat)
        return await self.send(who, path, **options)

    async def shown(self, seat: int) -> Message:
        """A seat's direct hand, once it offers what the seat is asked now."""
        table = await self.table()

        def offered() -> Message | None:
            message = self.direct(self.people[seat])
            return message if message is not None and controls_for(message, table, seat, self.random) else None

        message = await self.world.wait_until(offered)
        assert message is not None
        return message


def typed_move(table: Table, seat: int) -> tuple[str, dict[str, str]]:
    """The seat's last legal move as a command; none that it would be asked about."""
    assert table.position is not None
    action = [choice.action for choice in table.position.legal(seat) if not choice.rash][-1]
    typed = {
        name: " ".join(map(str, cast("tuple[int, ...]", value))) if isinstance(value, tuple) else str(value)
        for name, value in msgspec.structs.asdict(action).items()
        if value is not None and name != "serial"
    }
    return f"{table.info.game} {action.__struct_config__.tag}", typed


@dataclass(frozen=True)
class Scene:
    """One action of a person. `moves`: it belongs into the table's log. `slow`: pictures take longer than a reply
    may."""

    name: str
    game: str
    prepare: Callable[[Stage], Awaitable[None]]
    act: Callable[[Stage], Awaitable[Interaction]]
    moves: bool
    people: int = 2
    slow: bool = False


async def _nothing(stage: Stage) -> None:
    pass


async def _lobby(stage: Stage) -> None:
    await stage.say(stage.people[0], "table open", game=stage.game)


async def _seated(stage: Stage) -> None:
    await _lobby(stage)
    for person in stage.people[1:]:
        await stage.press(person, "Join")


async def _playing(stage: Stage) -> None:
    await stage.open(game=stage.game, variants=("always_bury",))


async def _dealt(stage: Stage) -> None:
    await stage.begin()
    await stage.dealt()


async def _about_to_pass(stage: Stage) -> None:
    """Play until a tile can be taken, which ends the turn."""
    await _playing(stage)
    while not any(takes(label) for label in (await stage.board()).moves):
        await stage.move(steady)


async def _about_to_keep(stage: Stage) -> None:
    """Play until a face is to be kept, which keeps the turn."""
    await _playing(stage)
    while any(label.startswith(("Roll", "Give up")) for label in (await stage.board()).moves):
        await stage.move(hasty)


async def _buried(stage: Stage) -> None:
    """The board is some minutes old, and a bystander's message follows it."""
    await _about_to_keep(stage)
    board, table = await stage.settled(), await stage.table()  # it is written down which message it is
    long_ago = PostedMessage("board", None, stage.channel_id, board.id, now() - KEPT_MS)
    await stage.house.store.save_message(table.info.id, long_ago)
    stage.world.say(stage.house.people[3].id, stage.channel_id, "Pizza?")


async def _passed(stage: Stage) -> None:
    """The board before the last one was left behind."""
    await _about_to_pass(stage)
    stage.last = await stage.board()
    await stage.move(steady)
    await stage.settled()


async def _kept(stage: Stage) -> None:
    """The board was edited after a client saw it."""
    await _about_to_keep(stage)
    stage.last = await stage.board()
    await stage.move(hasty)


async def _in_words(stage: Stage) -> None:
    """The awaited person has opened the text table, where a face is to be kept."""
    await _about_to_keep(stage)
    shown = await stage.show(await stage.asked(), "As text")
    stage.last = seen(shown)


async def _hand_open(stage: Stage) -> None:
    """The awaited person has opened the hand."""
    await _dealt(stage)
    _, who = await stage.awaited()
    shown = (await stage.open_hand(who)).message
    assert shown is not None
    stage.last = seen(shown)


async def _about_to_end(stage: Stage) -> None:
    """One vote is missing."""
    await _playing(stage)
    await stage.want_to_end(*stage.people[1 : len(stage.people) // 2 + 1])
    stage.last = seen(await stage.question_to_end(stage.people[0]))


async def ended(stage: Stage) -> None:
    await _about_to_end(stage)
    await stage.press_id(stage.people[0], stage.last.id, next(iter(stage.last.buttons.values())))
    await stage.world.wait_until(lambda: (board := stage.newest()) and not board.moves)


async def _dots_open(stage: Stage) -> None:
    """A person has opened what is behind the dots of a finished table."""
    await ended(stage)
    stage.last = seen(await stage.show(stage.people[1], "…"))


async def _ask_for_proof(stage: Stage) -> Interaction:
    return await stage.click(stage.people[1], stage.last.id, stage.last.buttons["Fair?"])


async def _proved(stage: Stage) -> None:
    """A person has asked for the proof of a finished table."""
    await ended(stage)
    shown = await stage.show(stage.people[1], "Fair?")
    stage.last = seen(shown)


async def _pause_wanted(stage: Stage) -> None:
    await _playing(stage)
    await stage.say(stage.people[0], "table pause")


async def _resume_wanted(stage: Stage) -> None:
    await _pause_wanted(stage)
    await stage.press(stage.people[1], "Pause")
    await stage.say(stage.people[0], "table resume")


async def _about_to_leave(stage: Stage) -> None:
    await _playing(stage)
    shown = await stage.ask(stage.people[0], "table leave")
    stage.last = seen(shown)


async def _leave(stage: Stage) -> Interaction:
    return await stage.click(stage.people[0], stage.last.id, next(iter(stage.last.buttons.values())))


async def _left(stage: Stage) -> None:
    """A hen plays on for who has left."""
    await _about_to_leave(stage)
    await _leave(stage)
    await stage.world.wait_until(lambda: (board := stage.newest()) and "Take Anna's seat" in board.buttons)


async def _slow(stage: Stage) -> None:
    """The awaited person has let the other wait, and wants direct messages."""
    await stage.open(game=stage.game, clock="three-days")  # where there is one, all that is shown is read
    _, who = await stage.awaited()
    await stage.say(who, "me turns", how="direct")
    stage.house.database.change(("UPDATE turns SET since = since - ?", NUDGED_AFTER))
    await stage.say(who, "table show")
    await stage.settled()


async def _nudge(stage: Stage) -> Interaction:
    """By a person who is not awaited."""
    _, who = await stage.awaited()
    return await stage.press_now(next(it for it in stage.people if it is not who), "🔔 Nudge")


async def _click_in_hand(stage: Stage) -> Interaction:
    seat, who = await stage.awaited()
    message = await stage.shown(seat)
    control = controls_for(message, await stage.table(), seat, stage.random)[0]
    return await stage.world.click(who.id, message.id, control.custom_id, control.values)


async def _click_in_last(stage: Stage) -> Interaction:
    """The first move of the message that the scene remembers."""
    seat, who = await stage.awaited()
    table = await stage.table()
    message = stage.world.message(stage.last.id)
    control = controls_for(message, table, seat, stage.random)[0]
    return await stage.world.click(who.id, message.id, control.custom_id, control.values)


async def _click_on_what_was(stage: Stage) -> Interaction:
    """A move on the remembered board by the seat awaited now, in a client that has not seen the change."""
    _, who = await stage.awaited()
    custom_id = next(iter(stage.last.moves.values()))
    return await stage.click(who, stage.last.id, custom_id, stale=True)


async def _keep(stage: Stage) -> Interaction:
    _, who = await stage.awaited()
    board = await stage.board()
    return await stage.click(who, board.id, board.moves[hasty(board.moves)])


async def _by_others(stage: Stage) -> Interaction:
    """A person without a seat clicks."""
    board = await stage.board()
    return await stage.click(stage.house.people[3], board.id, next(iter(board.moves.values())))


async def _show_hand(stage: Stage) -> Interaction:
    return await stage.press_now((await stage.awaited())[1], "Choose a card")


async def _stop(stage: Stage) -> Interaction:
    board = await stage.board()
    return await stage.press_now((await stage.awaited())[1], steady(board.moves))


async def _complete(stage: Stage) -> Interaction:
    _, who = await stage.awaited()
    before = set(stage.world.interactions)
    await stage.world.complete(who.id, stage.channel_id, "heckmeck keep", focused="face")
    return next(it for token, it in stage.world.interactions.items() if token not in before)


SCENES = (
    Scene("open a table", HECKMECK, _nothing, lambda at: at.send(at.people[0], "table open", game=at.game), True),
    Scene("join", HECKMECK, _lobby, lambda at: at.press_now(at.people[1], "Join"), True),
    Scene("join by command", HECKMECK, _lobby, lambda at: at.send(at.people[1], "table join"), True),
    Scene("start", HECKMECK, _seated, lambda at: at.press_now(at.people[0], "Start"), True),
    Scene("start and deal", HANDS, _seated, lambda at: at.press_now(at.people[0], "Start"), True),
    Scene("click within a turn", HECKMECK, _about_to_keep, _keep, True),
    Scene("click on a buried board", HECKMECK, _buried, _keep, True),
    Scene("click that passes the turn", HECKMECK, _about_to_pass, _stop, True),
    Scene("command within a turn", HECKMECK, _about_to_keep, Stage.typed, True),
    Scene("command that passes the turn", HECKMECK, _about_to_pass, Stage.typed, True),
    Scene("click in the table in words", HECKMECK, _in_words, _click_in_last, True),
    Scene("click in a direct hand", HANDS, _dealt, _click_in_hand, True),
    Scene("click in one's own hand", HANDS, _hand_open, _click_in_last, True),
    Scene("secret choice in a direct hand", CHOOSING, _dealt, _click_in_hand, True),
    Scene("secret choice by command", CHOOSING, _dealt, Stage.typed, True),
    Scene("my hand", HANDS, _dealt, _show_hand, False),
    Scene("show the table", HECKMECK, _playing, lambda at: at.send(at.people[1], "table show"), False),
    Scene("click by a stranger", HECKMECK, _playing, _by_others, False),
    Scene("click on an old board", HECKMECK, _passed, _click_on_what_was, False),
    Scene("late click", HECKMECK, _kept, _click_on_what_was, False),
    Scene("completion", HECKMECK, _about_to_keep, _complete, False),
    Scene(
        "end a table",
        HECKMECK,
        _about_to_end,
        lambda at: at.click(at.people[0], at.last.id, next(iter(at.last.buttons.values()))),
        True,
    ),
    Scene("rematch", HECKMECK, ended, lambda at: at.press_now(at.people[0], "Rematch"), True),
    Scene("see whether it was fair", HECKMECK, _dots_open, _ask_for_proof, False),
    Scene(
        "share a proof",
        HECKMECK,
        _proved,
        lambda at: at.click(at.people[1], at.last.id, at.last.buttons["Share"]),
        False,
    ),
    Scene("nudge", HECKMECK, _slow, _nudge, True),
    Scene("agree to a pause", HECKMECK, _pause_wanted, lambda at: at.press_now(at.people[1], "Pause"), True),
    Scene("agree to go on", HECKMECK, _resume_wanted, lambda at: at.press_now(at.people[1], "Resume"), True),
    Scene("leave in play", HECKMECK, _about_to_leave, _leave, True),
    Scene(
        "invite a substitute",
        HECKMECK,
        _left,
        lambda at: at.send(at.people[1], "table substitute", person=str(at.house.people[3].id)),
        True,
    ),
    Scene("take a seat", HECKMECK, _left, lambda at: at.press_now(at.house.people[3], "Take Anna's seat"), True),
    Scene("slow click within a turn", HECKMECK, _about_to_keep, _keep, True, slow=True),
    Scene("slow command within a turn", HECKMECK, _about_to_keep, Stage.typed, True, slow=True),
    Scene("slow click in a direct hand", HANDS, _dealt, _click_in_hand, True, slow=True),
    Scene("slow choice by command", CHOOSING, _dealt, Stage.typed, True, slow=True),
    Scene("export what is kept", HECKMECK, _playing, lambda at: at.send(at.people[0], "privacy export"), False),
)
