"""A small bot on the real discord.py with one command and one control of each kind, for the playground and its page."""

import asyncio
import io
import re
import struct
import zlib
from typing import Self, cast

import discord
import discord.http
from discord import app_commands

Interaction = discord.Interaction[discord.Client]


def picture(number: int, size: tuple[int, int] = (600, 360)) -> bytes:
    """Return a PNG that depends on the number."""

    def chunk(name: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    rows = (b"\0" + bytes((number % 256,)) * size[0]) * size[1]
    head = struct.pack(">IIBBBBB", *size, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def file(number: int) -> discord.File:
    return discord.File(
        io.BytesIO(picture(number)), f"board-{number}.png", description=f"Board {number}: nothing is taken."
    )


class Step(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"step:(?P<number>\d+)"):
    """A button that edits its message: the next picture, and a button with another custom_id."""

    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label="Step", custom_id=f"step:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: Interaction) -> None:
        number = self.number + 1
        await interaction.response.edit_message(content=f"at {number}", attachments=[file(number)], view=steps(number))


class AlwaysTheSame:
    """A part of a message whose id says nothing more."""

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str]
    ) -> Self:
        return cls()


class Whisper(AlwaysTheSame, discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"whisper"):
    """A button whose reply its presser alone sees."""

    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="My hand", custom_id="whisper"))

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"a hand for {interaction.user.mention}", ephemeral=True)


class Mute(AlwaysTheSame, discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"mute"):
    """A button that raises an error instead of replying."""

    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Mute", custom_id="mute", style=discord.ButtonStyle.danger))

    async def callback(self, interaction: Interaction) -> None:
        raise RuntimeError("on purpose: this click gets no reply")


class Pick(AlwaysTheSame, discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]], template=r"pick"):
    """A menu that says what was chosen."""

    def __init__(self) -> None:
        options = [discord.SelectOption(label=name.title(), value=name) for name in ("plum", "pear", "fig")]
        super().__init__(discord.ui.Select(custom_id="pick", placeholder="Fruit", options=options, max_values=2))

    async def callback(self, interaction: Interaction) -> None:
        values = cast("dict[str, list[str]]", interaction.data)["values"]
        await interaction.response.send_message("picked " + " ".join(sorted(values)))


def steps(number: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for item in (Step(number), Whisper(), Mute(), Pick()):
        view.add_item(item)
    return view


class PlainBot(discord.AutoShardedClient):
    """A bot that holds all shards, or those of `shard_ids`."""

    def __init__(self, shard_count: int | None = None, shard_ids: list[int] | None = None) -> None:
        super().__init__(
            shard_count=shard_count,
            intents=discord.Intents.default(),
            guild_ready_timeout=0.02,
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=True),
        )
        self.shard_ids = shard_ids
        self.tree = app_commands.CommandTree(self)
        self.release = asyncio.Event()
        """Lets the slow commands continue."""
        self.errors: list[discord.HTTPException] = []
        """Errors of its requests."""
        self.heard: list[discord.Message] = []
        self.deleted: list[int] = []
        self.asked: list[int | None] = []
        """Channels of the interactions it received."""
        add_replies(self)
        add_menus(self)
        add_troubles(self)
        self.tree.add_command(Table())

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skip the pause of five seconds, because the playground does not limit identifies."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Step, Whisper, Mute, Pick)
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def on_interaction(self, interaction: Interaction) -> None:
        self.asked.append(interaction.channel_id)

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        self.deleted.append(event.message_id)


def add_replies(bot: PlainBot) -> None:
    @bot.tree.command(description="Says it again")
    async def echo(interaction: Interaction, text: str) -> None:
        await interaction.response.send_message(text)

    @bot.tree.command(description="Names a channel")
    async def point(interaction: Interaction, to: discord.TextChannel) -> None:
        await interaction.response.send_message(to.name)

    @bot.tree.command(description="A board with a picture and controls")
    async def board(interaction: Interaction) -> None:
        await interaction.response.send_message("at 0", file=file(0), view=steps(0))

    @bot.tree.command(description="Thinks first")
    async def think(interaction: Interaction, secret: bool = False) -> None:
        await interaction.response.defer(thinking=True, ephemeral=secret)
        await bot.release.wait()
        await interaction.edit_original_response(content="thought", attachments=[file(1)])

    @bot.tree.command(description="Opens a form")
    async def ask(interaction: Interaction) -> None:
        await interaction.response.send_modal(Question())

    @bot.tree.command(description="For your eyes only")
    async def secret(interaction: Interaction) -> None:
        await interaction.response.send_message("a secret", ephemeral=True)
        await interaction.followup.send("another", ephemeral=True)
        await interaction.followup.send("for all")

    _ = (echo, board, think, ask, secret)


class Question(discord.ui.Modal):
    """A form with a field of each kind."""

    def __init__(self) -> None:
        super().__init__(title="A question", custom_id="question")
        options = [discord.RadioGroupOption(label=word, value=word, default=word == "yes") for word in ("yes", "no")]
        self.answer = discord.ui.RadioGroup["Question"](custom_id="answer", options=options)
        self.where = discord.ui.ChannelSelect["Question"](custom_id="where", min_values=0, max_values=3)
        self.who = discord.ui.UserSelect["Question"](custom_id="who", required=True)
        fruits = [discord.SelectOption(label=word) for word in ("fig", "pear")]
        self.fruit = discord.ui.Select["Question"](custom_id="fruit", options=fruits, required=True)
        self.why = discord.ui.TextInput["Question"](custom_id="why", default="thirst", max_length=20)
        fields = {"Yes?": self.answer, "Where": self.where, "Who": self.who, "Fruit": self.fruit, "Why": self.why}
        for text, item in fields.items():
            self.add_item(discord.ui.Label(text=text, component=item))

    async def on_submit(self, interaction: Interaction) -> None:
        where, who = [one.name for one in self.where.values], [one.display_name for one in self.who.values]
        await interaction.response.send_message(
            f"{self.answer.value} {where} {who} {self.fruit.values} {self.why.value}"
        )


def add_menus(bot: PlainBot) -> None:
    @bot.tree.context_menu(name="Greet them")
    async def greet(interaction: Interaction, person: discord.Member) -> None:
        await interaction.response.send_message(f"{interaction.user.display_name} greets {person.display_name}")

    @bot.tree.context_menu(name="Read aloud")
    async def read(interaction: Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"{message.author.display_name}: {message.content}", ephemeral=True)

    _ = (greet, read)


def add_troubles(bot: PlainBot) -> None:
    @bot.tree.command(description="Answers twice")
    async def twice(interaction: Interaction) -> None:
        await interaction.response.send_message("once")
        route = discord.http.Route("POST", f"/interactions/{interaction.id}/{interaction.token}/callback")
        try:
            await bot.http.request(route, json={"type": 4, "data": {"content": "twice"}})
        except discord.HTTPException as error:
            bot.errors.append(error)

    @bot.tree.command(description="Answers too late")
    async def late(interaction: Interaction) -> None:
        await bot.release.wait()
        try:
            await interaction.response.send_message("late")
        except discord.HTTPException as error:
            bot.errors.append(error)

    @bot.tree.command(description="Writes to you")
    async def write(interaction: Interaction, person: discord.Member) -> None:
        await interaction.response.send_message(f"a letter for {person.mention}")
        reply = await interaction.original_response()
        try:
            await person.send(f"a private letter; [the table]({reply.jump_url})", file=file(2))
        except discord.HTTPException as error:
            bot.errors.append(error)
            await interaction.followup.send("the letter came back")

    _ = (twice, late, write)


class Table(app_commands.Group):
    """A group with choices, a range and a completion."""

    def __init__(self) -> None:
        super().__init__(name="table", description="Tables")

    @app_commands.command(name="open", description="Opens one")
    @app_commands.choices(
        game=[app_commands.Choice(name=name, value=name.lower()) for name in ("Heckmeck", "Karteneck")]
    )
    async def open_table(self, interaction: Interaction, game: str, seats: app_commands.Range[int, 2, 7] = 2) -> None:
        await interaction.response.send_message(f"{game} for {seats}: at 0", file=file(0), view=steps(0))

    @app_commands.command(description="Shows it")
    async def show(self, interaction: Interaction, text: bool = False) -> None:
        await interaction.response.send_message("the table in words" if text else "the table")

    @app_commands.command(description="Keeps")
    async def keep(self, interaction: Interaction, face: str) -> None:
        await interaction.response.send_message(f"kept {face}")

    @keep.autocomplete("face")
    async def faces(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{it} (two dice)", value=it) for it in "1345" if it.startswith(current)]
