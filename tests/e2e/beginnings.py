"""All ways to begin a game with a computer, from the first message to the start, by what a person reads and presses."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.chat.requests import ChangeComputers
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

    async def say(self, path: str, **options: str) -> Message:
        """Type a command, and return the reply."""
        return await self.reply_to(await self.room.say(self.who, path, **options))

    async def reply_to(self, asked: Interaction) -> Message:
        """Return the message that replies, once it says something: public where there is one, or else private."""
        await self.room.world.wait_until(lambda: (it := asked.message) and (it.content or it.components))
        assert asked.message is not None
        return asked.message

    async def click(self, message: Message, label: str, who: Person | None = None) -> Interaction:
        """Press the one button with a label."""
        labels = (label, spoken_label(label, self.texts))
        (custom_id,) = [one for one, said in message.labels().items() if said in labels]
        return await self.room.press_id(who or self.who, message.id, custom_id)

    async def press(self, message: Message, label: str, who: Person | None = None) -> Message:
        """Press the one button with a label, which is a text or a text's name, and return the reply."""
        said = self.texts.say(label) if self.texts.has(label) else label
        return await self.reply_to(await self.click(message, said, who))

    async def go(self, name: str, who: Person | None = None) -> Message:
        """Press the button with a text on the newest public message that has it, and return the reply."""
        label, room = self.texts.say(name), self.room
        found = lambda: next((it for it in reversed(room.messages) if label in it.labels().values()), None)  # noqa: E731
        message = await room.world.wait_until(found)
        assert message is not None
        return await self.press(message, label, who)

    # Parts of ways

    async def fill(self, which: Message, **fields: Sequence[str]) -> None:
        """Choose the game, and send in the form."""
        opened = await self.click(which, self.title)
        given = {"variants": self.variants, **fields} if self.variants else fields
        await self.reply_to(await self.room.world.submit(self.who.id, opened, given))

    async def staff(self) -> None:
        """Add the computers to the lobby, and start."""
        panel = await self.go("button-computers")
        table_id = (await self.room.table()).info.id
        for level in self.levels:
            await self.room.press_id(self.who, panel.id, ChangeComputers(table_id, "add", level).custom_id)
        await self.go("button-start")

    async def end(self) -> None:
        """End the game with everybody's vote."""
        await self.room.want_to_end(*self.room.people[: len((await self.room.table()).people)])
        await self.room.ended()


# The ways


async def alone(by: Beginner) -> None:
    """`/help`, **Play alone**: against a hen."""
    by.levels = HEN
    await by.press(await by.press(await by.say("help"), "help-alone"), by.title)


async def together(by: Beginner) -> None:
    """`/help`, **Play with others**, the form, **Add a computer**."""
    await by.fill(await by.press(await by.say("help"), "help-together"))
    await by.staff()


async def learn(by: Beginner) -> None:
    """`/help`, **Learn a game**, all its pages, **Try it**, and then **Play alone**."""
    asked = await by.say("help")
    page = await by.press(await by.press(asked, "help-learn"), by.title)
    following = by.texts.say("lesson-on")
    while any(item.get("label") == following and not item.get("disabled") for item in page.controls()):
        page = await by.press(page, "lesson-on")
    page = await by.press(page, "lesson-tries")
    await by.room.press_id(by.who, page.id, next(iter(page.labels())))
    await by.press(await by.press(asked, "help-alone"), by.title)


async def daily(by: Beginner) -> None:
    """`/help`, **Today's worm**, an answer, and then **Play alone**."""
    asked = await by.say("help")
    worm = await by.press(asked, "help-daily")
    await by.room.press_id(by.who, worm.id, next(iter(worm.labels())))
    await by.press(await by.press(asked, "help-alone"), by.title)


async def form(by: Beginner) -> None:
    """`/table open`, the form, **Add a computer**."""
    await by.fill(await by.say("table open"))
    await by.staff()


async def game(by: Beginner) -> None:
    """`/table open game:`, **Add a computer**."""
    await by.say("table open", game=by.room.game)
    await by.staff()


async def against(by: Beginner) -> None:
    """`/table open game: against:`."""
    await by.say("table open", game=by.room.game, against="hen")


async def commands(by: Beginner) -> None:
    """`/table open game:`, `/table computer add`, `/table start`."""
    await by.say("table open", game=by.room.game)
    await by.say("table computer add", level="hen")
    await by.say("table start")


async def new_table(by: Beginner) -> None:
    """**New table…** below an ending, the form: with the same computer again."""
    await alone(by)
    await by.end()
    await by.fill(await by.go("button-another"), again=["yes"])
    await by.go("button-start")


async def rematch(by: Beginner) -> None:
    """**Rematch** below an ending: with the same computer again."""
    await alone(by)
    await by.end()
    await by.go("button-rematch")
    await by.go("button-start")


async def challenge(by: Beginner) -> None:
    """**Rematch** of two people, ten minutes, the mention, **Add a computer**."""
    await by.say("table open", game=by.room.game)
    await by.go("button-join", by.others[0])
    await by.go("button-start")
    await by.end()
    await by.go("button-rematch")
    await by.room.world.pass_time(TEN_MINUTES + 1)
    await by.room.world.wait_until(lambda: any(by.others[0].id in one.pings for one in by.room.messages))
    await by.staff()


async def next_up(by: Beginner) -> None:
    """**Play in the next game** at a running table, its end, **Rematch**."""
    await alone(by)
    await by.go("button-wait", by.others[0])
    await by.end()
    await by.go("button-rematch")
    await by.go("button-start")


async def planned(by: Beginner) -> None:
    """`/plan`, **I'm in**, its hour, **Join**, **Add a computer**."""
    plan = await by.say("plan", game=by.room.game, when="in 2 h", zone="Europe/Rome")
    await by.press(plan, "plan-button-in", by.others[0])
    await by.room.world.pass_time(TWO_HOURS + 1)
    await by.room.world.wait_until(lambda: (it := by.room.newest()) and it.to_do("join"))
    for who in (by.who, *by.others):
        await by.go("button-join", who)
    await by.staff()


async def invited(by: Beginner) -> None:
    """`/table open game:`, **Invite to my table** in a person's menu, **Join**, **Add a computer**."""
    await by.say("table open", game=by.room.game)
    other = by.others[0]
    menu = await by.room.world.use_menu(by.who.id, by.room.channel_id, PERSON, by.texts.say("menu-invite"), other.id)
    await by.press(await by.reply_to(menu), "button-join", other)
    await by.staff()


async def silent(by: Beginner) -> None:
    """A table that was silent for a day, ended for another one."""
    await alone(by)
    await by.room.world.pass_time(A_DAY)
    offer = await by.say("table open", game=by.room.game, against="hen")
    await by.press(offer, by.texts.say("replace-button", {"game": by.title}))


async def silent_form(by: Beginner) -> None:
    """The same by a form."""
    await alone(by)
    await by.room.world.pass_time(A_DAY)
    await by.fill(await by.say("table open"))
    await by.staff()


Way = Callable[[Beginner], Awaitable[None]]
FIRST: Final[Sequence[Way]] = (alone, form)
"""What a newcomer presses first."""
WAYS: Final[Sequence[Way]] = (
    *FIRST,
    *(together, learn, daily, game, against, commands),
    *(new_table, rematch, challenge, next_up, planned, invited, silent, silent_form),
)
