"""What a board that shows the end says and offers beside the places: one room knows it, another shows it."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, NamedTuple

from discord.ui import Button

from bot.chat.words.players import Player
from bot.tables.table import Table


class Epilogue(NamedTuple):
    """Lines for the end of the text, and buttons beside the rematch."""

    lines: tuple[str, ...] = ()
    buttons: tuple[Button[Any], ...] = ()


NO_EPILOGUE: Final = Epilogue()
Epilogues = Callable[[Table, Sequence[Player]], Awaitable[Epilogue]]
"""From a table that is over, and who plays at its seats, to its epilogue."""
