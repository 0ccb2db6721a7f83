"""What a newcomer presses first, from the first message to the start of a game with a computer."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from bot.chat.requests import ChangeComputers
from bot.chat.words.texts import Texts
from bot.playground.objects import Interaction, Message
from tests.e2e.hand_players import Room

HEN: Final = ("hen",)


class Beginner:
    """The first person of a room, who presses labels of a language. `levels` are the computers of a lobby."""

    def __init__(self, room: Room, texts: Texts, levels: Sequence[str] = HEN, variants: Sequence[str] = ()) -> None:
        self.room, self.texts, self.levels, self.variants = room, texts, levels, variants
        self.who = room.people[0]
        self.title = texts.say(f"{room.game}-title")

    async def say(self, path: str, **options: str) -> Message:
        """Type a command, and return the reply."""
        return await self.reply_to(await self.room.say(self.who, path, **options))

    async def reply_to(self, asked: Interaction) -> Message:
        """Return the message that replies, once it says something: public where there is one, or else private."""
        await self.room.world.wait_until(lambda: (it := asked.message) and (it.content or it.components))
        assert asked.message is not None
        return asked.message

    async def click(self, message: Message, label: str) -> Interaction:
        """Press the one button with a label."""
        (custom_id,) = [custom_id for custom_id, said in message.labels().items() if said == label]
        return await self.room.press_id(self.who, message.id, custom_id)

    async def press(self, message: Message, label: str) -> Message:
        """Press the one button with a label, which is a text or a text's name, and return the reply."""
        said = self.texts.say(label) if self.texts.has(label) else label
        return await self.reply_to(await self.click(message, said))

    async def go(self, name: str) -> Message:
        """Press the button with a text on the newest public message that has it, and return the reply."""
        label, room = self.texts.say(name), self.room
        found = lambda: next((it for it in reversed(room.messages) if label in it.labels().values()), None)  # noqa: E731
        message = await room.world.wait_until(found)
        assert message is not None
        return await self.press(message, label)

    # Parts of ways

    async def fill(self, which: Message) -> None:
        """Choose the game, and send in the form."""
        opened = await self.click(which, self.title)
        given = {"variants": self.variants} if self.variants else {}
        await self.reply_to(await self.room.world.submit(self.who.id, opened, given))

    async def staff(self) -> None:
        """Add the computers to the lobby, and start."""
        panel = await self.go("button-computers")
        table_id = (await self.room.table()).info.id
        for number, level in enumerate(self.levels):
            await self.room.press_id(self.who, panel.id, ChangeComputers(table_id, "add", level, number).custom_id)
        await self.go("button-start")


# The ways


async def alone(by: Beginner) -> None:
    """`/help`, **Play alone**: against a hen."""
    by.levels = HEN
    await by.press(await by.press(await by.say("help"), "help-alone"), by.title)


async def form(by: Beginner) -> None:
    """`/table open`, the form, **Add a computer**."""
    await by.fill(await by.say("table open"))
    await by.staff()


Way = Callable[[Beginner], Awaitable[None]]
FIRST: Final[Sequence[Way]] = (alone, form)
