"""Forged interactions of every kind: what a person of SimCord's sends, with other things in some of its fields.

Left alone is what Discord makes itself and the library reads before Roost: that there is a custom_id, and facts about
people, channels and messages. All is drawn from one `Random`, so that a number says which request it was.
"""

import copy
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

import discord
from discord import app_commands

from bot.chat.client import Roost
from tests.chat.world import World

KINDS = ("click", "form", "command", "menu", "completion")
TEXTS = (
    *("", "x", "0", "12", "-1", "1e3", "٣", "²", "\0", "\ud800", "9" * 19, "9" * 99, "9" * 5000, "x" * 101, "off"),
    *("?", "*", "!", "^", "@", "#", "~", ":", ".", "=", "+", "&", "[", "]", '"', "null", "[[[[]]]]", "nosuchid", "on"),
)
JUNK: tuple[Any, ...] = (
    *(None, True, 0, -1, 7, 1.5, 9 * 10**18 + 9, [], {}, [[]], [None], ["a", "a"], ["9" * 19], [{}], {"a": 1}, [1, 2]),
    *(["x"] * 30, *TEXTS),
)
_ALWAYS_THERE = ("custom_id", "component_type", "components")


def _places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every field below, as the dict or list it is in and its key there."""
    fields: Any = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()  # pyright: ignore[reportUnknownArgumentType,reportUnknownVariableType,reportUnknownMemberType]
    for key, value in fields:
        if key != "resolved":
            yield data, key
            yield from _places(value)


def forged(chance: Random, honest: dict[str, Any]) -> dict[str, Any]:
    """Return the data of an interaction with other things in up to two of its fields, or without them."""
    data = copy.deepcopy(honest)
    for _ in range(chance.randint(0, 2)):
        holder, key = chance.choice([*_places(data)] or [(data, "name")])
        junk = chance.choice(JUNK)
        if holder is data and key in _ALWAYS_THERE:
            if key == "components" or (key == "custom_id" and not isinstance(junk, list | dict)):
                data[key] = junk
        elif not isinstance(holder, list) and chance.random() < 0.5:
            del holder[key]
        else:
            holder[key] = junk
    return data


def forged_id(chance: Random, custom_id: str) -> str:
    """Return a custom_id with other things in up to two places."""
    for _ in range(chance.randint(0, 2)):
        start = chance.randint(0, len(custom_id))
        custom_id = custom_id[:start] + chance.choice(TEXTS) + custom_id[start + chance.randint(0, 4) :]
    return custom_id


@contextmanager
def forging(world: World, chance: Random) -> Generator[None]:
    """Let every interaction inside arrive forged, and a few of them twice, as after a reconnect."""
    backend, emit = world.env.backend, world.env.backend.emit

    def emit_forged(event: str, payload: Any, *rest: Any, **how: Any) -> None:
        if event == "INTERACTION_CREATE":
            payload = {**payload, "data": forged(chance, payload["data"])}
            if chance.random() < 0.2:
                emit(event, copy.deepcopy(payload), *rest, **how)
        emit(event, payload, *rest, **how)

    with world.patch.context() as patched:
        patched.setattr(backend, "emit", emit_forged)
        yield


def commands_of(world: World) -> list[app_commands.Command[Any, ..., Any]]:
    """Every command that is typed."""
    bot = world.env.bot
    assert isinstance(bot, Roost)
    return [one for one in bot.tree.walk_commands() if isinstance(one, app_commands.Command)]


def options_for(world: World, command: app_commands.Command[Any, ..., Any], typed: Sequence[str]) -> dict[str, Any]:
    """Return values for the options of a command: what there is, a choice, or what is typed."""
    there: dict[discord.AppCommandOptionType, Any] = {
        discord.AppCommandOptionType.user: world.bruno,
        discord.AppCommandOptionType.channel: world.channel,
        discord.AppCommandOptionType.boolean: True,
    }
    return {
        option.display_name: there.get(option.type, option.choices[0].value if option.choices else text)
        for option, text in zip(command.parameters, typed, strict=False)
    }
