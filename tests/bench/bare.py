"""A bare discord.py bot to measure Roost beside: one command, one button, always the same picture.

It imports nothing of Roost's, so that its start and its memory are the library's alone.
"""

import asyncio
import io
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import discord
import discord.http
from discord import app_commands
from discord.gateway import DiscordWebSocket
from yarl import URL


async def be_bare(picture: bytes, before: Callable[[], Awaitable[None]] | None = None) -> None:
    """Answers every click with the same picture, having done what is to be done before; says when it is ready."""
    client = discord.Client(intents=discord.Intents(guilds=True), max_messages=None)
    tree = app_commands.CommandTree(client)

    class Board(discord.ui.View):
        @discord.ui.button(label="Click", custom_id="click")
        async def click(self, interaction: discord.Interaction[Any], _: discord.ui.Button[Any]) -> None:
            if before is not None:
                await before()
            await interaction.response.edit_message(content="A board.", attachments=[file()], view=self)

    board = Board(timeout=None)

    def file() -> discord.File:
        return discord.File(io.BytesIO(picture), "board.png", description="A board.")

    @tree.command(description="A board")
    async def show(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("A board.", file=file(), view=board)

    async def set_up() -> None:
        client.add_view(board)
        await tree.sync()

    @client.event
    async def on_ready() -> None:
        sys.stdout.write("ready\n")
        sys.stdout.flush()

    _ = (show, on_ready)
    client.setup_hook = set_up
    discord.http.Route.BASE = os.environ["DISCORD_API_BASE"]
    DiscordWebSocket.DEFAULT_GATEWAY = URL(os.environ["DISCORD_GATEWAY"])
    async with client:
        await client.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(be_bare(Path(sys.argv[1]).read_bytes()))
