"""A message as Roost makes it."""

import io
from typing import NamedTuple

import discord

from renderers.registry import Picture


class Board(NamedTuple):
    """A message: its content, a picture with its alt text if there is a position, controls, and whom it notifies."""

    content: str
    picture: Picture | None
    alt: str
    view: discord.ui.View
    pinged: tuple[int, ...]

    def file(self) -> discord.File | None:
        """The picture as a new upload; its name follows from its bytes, so that no client shows an older one."""
        if self.picture is None:
            return None
        name = f"roost-{self.picture.digest}.png"
        return discord.File(io.BytesIO(self.picture.png), filename=name, description=self.alt)

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Only the people this board notifies, one by one."""
        return discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in self.pinged]
        )
