"""The way of a click or a form to its work, by the type of its request; and the words that label metrics."""

import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from itertools import chain
from typing import Final

import discord
from discord import app_commands

from bot.chat.front.commands import Command, Menu
from bot.chat.front.controls import Chosen, Filled, Request, read
from bot.chat.front.features import Works
from bot.chat.front.interaction import UNKNOWN, Interaction, kind_of
from bot.chat.requests import FORMS, REQUESTS, OfAsker, Pictured, decode, is_of_daily, table_of
from bot.chat.words.texts import REFERENCE, texts_for
from bot.tables.refusals import Refusal
from games.registry import GAMES

CLICKS: Final = frozenset([UNKNOWN, *chain.from_iterable(request.kinds() for request in REQUESTS)])
"""The kinds of clicks and forms."""
_REFUSAL: Final = re.compile(rf"(?:(?:{'|'.join(GAMES)})-)?refusal-(.+)")


def kinds_of(commands: Iterable[Command | Menu | app_commands.Group]) -> set[str]:
    """Return the kinds of commands, with those below groups."""
    kinds: set[str] = set()
    for command in commands:
        kinds |= kinds_of(command.commands) if isinstance(command, app_commands.Group) else {kind_of(command)}
    return kinds


def refusal_codes() -> set[str]:
    return {found[1] for key in texts_for(REFERENCE).keys if (found := _REFUSAL.fullmatch(key))}


class Router:
    """Gives every request to the feature that claims its type."""

    def __init__(
        self, features: Iterable[Works], keep_one_live: Callable[[Interaction, discord.Message, str], Awaitable[None]]
    ) -> None:
        """`keep_one_live` is called after each press of a table's control in public, with the pressed message and the
        table's id. Raises ValueError if a type is claimed by two features or none."""
        self._keep_one_live = keep_one_live
        features = [*features]
        claims = Counter(kind for feature in features for kind in feature)
        claims[Pictured] = 1  # by the feature of its page
        wrong = [kind.__name__ for kind in {*claims, *REQUESTS} if claims[kind] != 1 or kind not in REQUESTS]
        if wrong:
            raise ValueError(f"not claimed once: {wrong}")
        self._works = {kind: work for feature in features for kind, work in feature.items()}

    async def click(self, interaction: Interaction) -> None:
        chosen = read(interaction.raw.data, Chosen)
        request = None if chosen is None else decode(chosen.custom_id)
        if chosen is None or request is None or isinstance(request, FORMS):
            raise Refusal("old-daily" if chosen is not None and is_of_daily(chosen.custom_id) else "old-button")
        pressed = interaction.message if interaction.place == "public" else None
        table_id = table_of(chosen.custom_id)
        try:
            await self._serve(interaction, request, chosen.values, "old-button")
        finally:  # also after a refusal
            if pressed is not None and table_id is not None:
                await self._keep_one_live(interaction, pressed, table_id)

    async def form(self, interaction: Interaction) -> None:
        filled = read(interaction.raw.data, Filled)
        request = None if filled is None else decode(filled.custom_id)
        if filled is None or not isinstance(request, FORMS):
            raise Refusal("old-form")
        await self._serve(interaction, request, filled.fields, "old-form")

    async def _serve(self, interaction: Interaction, request: Request, arrived: object, refusal: str) -> None:
        interaction.kind = request.kind
        if isinstance(request, OfAsker) and request.asker != interaction.user.id:
            raise Refusal("not-your-pages")
        if isinstance(request, Pictured):
            interaction.in_words, interaction.message, request = False, None, request.page  # a message of its own
        work = self._works[type(request)]
        if request.arrives is None:
            await work(interaction, request)
        elif (found := read(arrived, request.arrives)) is not None:
            await work(interaction, request, found)
        else:
            raise Refusal(refusal)
