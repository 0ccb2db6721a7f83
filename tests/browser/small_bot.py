"""A bot on the real discord.py with one example of everything that the page shows."""

import io
import re
from typing import Self, cast

import discord
from discord import app_commands
from PIL import Image

Interaction = discord.Interaction[discord.Client]

COLOURS = ("#7c9a5e", "#5e7f9a", "#9a6b5e")


def board(number: int) -> discord.File:
    """Return a picture with alt text, both depending on the number."""
    drawn = io.BytesIO()
    Image.new("RGB", (600, 360), COLOURS[number % 3]).save(drawn, "PNG")
    drawn.seek(0)
    return discord.File(drawn, f"board-{number}.png", description=f"Board {number}: nothing is taken.")


class Step(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"step:(?P<number>\d+)"):
    """A button that edits its message: the next picture, and a button with another custom_id."""

    def __init__(self, number: int) -> None:
        style = discord.ButtonStyle.primary
        super().__init__(discord.ui.Button(label="Step", custom_id=f"step:{number}", style=style))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str]
    ) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: Interaction) -> None:
        number = self.number + 1
        await interaction.response.edit_message(content=f"at {number}", attachments=[board(number)], view=steps(number))


class Whisper(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"whisper"):
    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="My hand", custom_id="whisper"))

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str]
    ) -> Self:
        return cls()

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"a hand for {interaction.user.mention}", ephemeral=True)


class Mute(discord.ui.DynamicItem[discord.ui.Button[discord.ui.View]], template=r"mute"):
    """A button that raises an error instead of replying."""

    def __init__(self) -> None:
        super().__init__(discord.ui.Button(label="Mute", custom_id="mute", style=discord.ButtonStyle.danger))

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str]
    ) -> Self:
        return cls()

    async def callback(self, interaction: Interaction) -> None:
        raise RuntimeError("on purpose: this click gets no reply")


class Pick(discord.ui.DynamicItem[discord.ui.Select[discord.ui.View]], template=r"pick"):
    def __init__(self) -> None:
        options = [
            discord.SelectOption(label=name.title(), value=name, description=f"A {name}")
            for name in ("plum", "pear", "fig")
        ]
        super().__init__(discord.ui.Select(custom_id="pick", placeholder="Fruit", options=options, max_values=2))

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: discord.ui.Item[discord.ui.View], match: re.Match[str]
    ) -> Self:
        return cls()

    async def callback(self, interaction: Interaction) -> None:
        values = cast("dict[str, list[str]]", interaction.data)["values"]
        await interaction.response.send_message("picked " + " ".join(sorted(values)))


def steps(number: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for item in (Step(number), Whisper(), Mute(), Pick()):
        view.add_item(item)
    return view


class SmallBot(discord.AutoShardedClient):
    def __init__(self) -> None:
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=True)
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.02, allowed_mentions=mentions)
        self.tree = app_commands.CommandTree(self)
        add_commands(self.tree)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Step, Whisper, Mute, Pick)
        await self.tree.sync()


def add_commands(tree: app_commands.CommandTree[SmallBot]) -> None:
    table = app_commands.Group(name="table", description="Tables")

    @table.command(name="open", description="Open a table here")
    @app_commands.choices(
        game=[app_commands.Choice(name=name, value=name.lower()) for name in ("Heckmeck", "Karteneck")]
    )
    async def open_(interaction: Interaction, game: str, seats: app_commands.Range[int, 2, 7] = 2) -> None:
        await interaction.response.send_message(f"{game} for {seats}: at 0", file=board(0), view=steps(0))

    @table.command(description="Show the table")
    async def show(interaction: Interaction, text: bool = False) -> None:
        await interaction.response.send_message("the table in words" if text else "the table")

    @table.command(description="Keep the dice of a face")
    async def keep(interaction: Interaction, face: str) -> None:
        await interaction.response.send_message(f"kept {face}")

    @keep.autocomplete("face")
    async def faces(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{face} (two dice)", value=face) for face in "1345" if current in face]

    @tree.command(description="Write to a person in private")
    async def write(interaction: Interaction, person: discord.Member) -> None:
        await interaction.response.send_message(f"a letter for {person.mention}")
        letter = await interaction.original_response()
        try:
            await person.send(f"a private letter; [the table]({letter.jump_url})")
        except discord.HTTPException:
            await interaction.followup.send("the letter came back")

    tree.add_command(table)
