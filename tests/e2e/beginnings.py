"""All ways to begin a game with a computer, from the first message to the start, by what a person reads and presses."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Final

from bot.chat.requests import AnswerPuzzle, ChangeComputers, decode
from bot.chat.words.spoken import spoken_label
from bot.chat.words.texts import Texts
from bot.playground.objects import Interaction, Message, Person
from bot.playground.typed import PERSON
from tests.e2e.hand_players import Room

TEN_MINUTES, TWO_HOURS, A_DAY = 10 * 60, 2 * 60 * 60, 24 * 60 * 60
HEN: Final = ("hen",)


class Beginner:
    """The first person of a room, who presses labels of a language. `levels` are the computers of a lobby."""

    def __init__(self, room: Room, texts: Texts, levels: Sequence[str] = HEN, variants: Sequence[str] = ()) -> None:
        self.room, self.texts, self.levels, self.variants = room, texts, levels, variants
        self.who, *self.others = room.people
        self.title = texts.say(f"{room.game}-title")
        self.read: Message | None = None
        """The newest reply."""

    async def take(self, *steps: "Step") -> None:
        """Take steps, one after another."""
        for step in steps:
            await step(self)

    async def reply_to(self, asked: Interaction) -> Message:
        """Return the message that replies, once it says something: public where there is one, or else private."""
        await self.room.world.wait_until(lambda: (it := asked.message) and (it.content or it.components))
        assert asked.message is not None
        self.read = asked.message
        return asked.message

    async def click(self, message: Message | None, name: str, who: Person | None = None) -> Interaction:
        """Press the one button whose label is the text of a name, or the game's."""
        assert message is not None
        label = self.title if name == "game" else self.texts.say(name, {"game": self.title})
        labels = label, spoken_label(label, self.texts)
        found = lambda: [one for one, said in message.labels().items() if said in labels]  # noqa: E731
        (custom_id,) = await self.room.world.wait_until(found)
        return await self.room.press_id(who or self.who, message.id, custom_id)


Step = Callable[[Beginner], Awaitable[object]]

# Steps


def say(path: str, **options: str) -> Step:
    """Type a command; the option `game` is the room's."""

    async def step(by: Beginner) -> None:
        given = {name: value or by.room.game for name, value in options.items()}
        await by.reply_to(await by.room.say(by.who, path, **given))

    return step


def press(name: str, other: int | None = None) -> Step:
    """Press a button of the newest reply, as the first person or as one of the others."""

    async def step(by: Beginner) -> None:
        await by.reply_to(await by.click(by.read, name, None if other is None else by.others[other]))

    return step


def go(name: str, other: int | None = None) -> Step:
    """Press a button of the newest public message that has it."""

    async def step(by: Beginner) -> None:
        label = by.texts.say(name)
        found = lambda: next((it for it in reversed(by.room.messages) if label in it.labels().values()), None)  # noqa: E731
        by.read = await by.room.world.wait_until(found)
        await press(name, other)(by)

    return step


def fill(**fields: Sequence[str]) -> Step:
    """Choose the game, and send in the form."""

    async def step(by: Beginner) -> None:
        opened = await by.click(by.read, "game")
        given = {"variants": by.variants, **fields} if by.variants else fields
        await by.reply_to(await by.room.world.submit(by.who.id, opened, given))

    return step


async def staff(by: Beginner) -> None:
    """Add the computers to the lobby, and start."""
    await go("button-computers")(by)
    panel, table_id = by.read, (await by.room.table()).info.id
    assert panel is not None
    for number, level in enumerate(by.levels):
        await by.room.press_id(by.who, panel.id, ChangeComputers(table_id, "add", level, number).custom_id)
    await go("button-start")(by)


async def end(by: Beginner) -> None:
    """End the game with everybody's vote."""
    await by.room.want_to_end(*by.room.people[: len((await by.room.table()).people)])
    await by.room.ended()


async def learn(by: Beginner) -> None:
    """Read all pages of the lesson, and answer all its questions."""
    await leaf(by)
    await press("lesson-tries")(by)
    await leaf(by)


async def leaf(by: Beginner) -> None:
    """Read the newest reply and the pages that follow it, and answer their questions."""
    labels = by.texts.say("lesson-on"), spoken_label(by.texts.say("lesson-on"), by.texts)
    await answer(by)
    while by.read and [one for one in by.read.controls() if one.get("label") in labels and not one.get("disabled")]:
        page, before = by.read, by.read.labels()
        await press("lesson-on")(by)
        await by.room.world.wait_until(lambda page=page, before=before: page.labels() != before)
        await answer(by)


async def answer(by: Beginner) -> None:
    """Give the first answer to a question, if the newest reply asks one."""
    assert by.read is not None
    asked = [(one, decode(one)) for one in by.read.labels()]
    answers = [
        one for one, what in asked if isinstance(what, AnswerPuzzle) or getattr(what, "answer", None) is not None
    ]
    if answers:
        await by.reply_to(await by.room.press_id(by.who, by.read.id, answers[0]))


def passes(seconds: int, until: Callable[[Room], object] = lambda room: True) -> Step:
    """Let time pass, until something has come about."""

    async def step(by: Beginner) -> None:
        await by.room.world.pass_time(seconds)
        await by.room.world.wait_until(partial(until, by.room))

    return step


async def invite(by: Beginner) -> None:
    """Invite another person by that person's menu."""
    invited = by.others[0].id  # menus are used by their English names
    menu = await by.room.world.use_menu(by.who.id, by.room.channel_id, PERSON, "Invite to my table", invited)
    await by.reply_to(menu)


# The ways

ALONE = (say("help"), press("help-alone"), press("game"))
FORM = (say("table open"), fill(), staff)

FIRST: Final[Mapping[str, Sequence[Step]]] = {"alone": ALONE, "form": FORM}
"""What a newcomer presses first."""
WAYS: Final[Mapping[str, Sequence[Step]]] = {
    **FIRST,
    "together": (say("help"), press("help-together"), fill(), staff),
    "learn": (say("help"), press("help-learn"), press("game"), learn, press("lesson-play")),
    "daily": (say("help"), press("help-daily"), answer, *ALONE),
    "game": (say("table open", game=""), staff),
    "against": (say("table open", game="", against="hen"),),
    "commands": (say("table open", game=""), say("table computer add", level="hen"), say("table start")),
    "new table": (*ALONE, end, go("button-settings"), press("button-another"), fill(again=["yes"])),
    "rematch": (*ALONE, end, go("button-rematch")),
    "next up": (
        *(*ALONE, go("button-settings", 0), press("button-wait", 0), end, go("button-rematch")),
        *(go("plan-button-in", 0), go("button-start")),
    ),
    "invited": (say("table open", game=""), invite, press("button-join", 0), staff),
    "challenge": (
        *(say("table open", game=""), go("button-join", 0), go("button-start"), end, go("button-rematch")),
        passes(TEN_MINUTES + 1, lambda room: any(room.people[1].id in one.pings for one in room.messages)),
        *(staff, press("button-start-without")),
    ),
    "plan": (
        *(say("plan", game="", when="in 2 h", zone="Europe/Rome"), press("plan-button-in", 0)),
        passes(TWO_HOURS + 1, lambda room: (it := room.newest()) and it.to_do("join")),
        *(go("button-join"), go("button-join", 0), staff),
    ),
    "silent": (*ALONE, passes(A_DAY), say("table open", game="", against="hen"), press("replace-button")),
    "silent form": (*ALONE, passes(A_DAY), say("table open"), fill(), press("replace-button"), staff),
}
"""Those in which time passes come last."""
