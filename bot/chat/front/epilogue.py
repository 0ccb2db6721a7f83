"""Additions to the board of a table that is over, made by one package and shown by another."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

from discord.ui import Button

from bot.chat.words.players import Player
from bot.tables.table import Table


class Epilogue(NamedTuple):
    """Lines below the result, and buttons beside the rematch."""

    lines: tuple[str, ...] = ()
    buttons: tuple[Button[Any], ...] = ()


NO_EPILOGUE: Final = Epilogue()
Epilogues = Callable[[Table, Sequence[Player]], Awaitable[Epilogue]]
"""A function from a table that is over, and the players of its seats, to its epilogue."""
