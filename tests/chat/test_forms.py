"""Every form that was ever released is understood for good when it is sent in; any other gets a kind sentence."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from simcord import interactions
from simcord.actors import MemberActor
from simcord.enums import InteractionType

from tests.chat.test_custom_ids import lines_of
from tests.chat.world import Reply, World

OLD = "This form is out of date"
CHANNEL = "channels=123456789012345678"
"""A channel of the server, in released forms."""
SETTINGS = 'r2["b","f4c78a30b1c25d0e9f21"]'
CHOSEN = {"language": "own", "channels": "", "place": "channel", "clock": "none", "openers": "everyone"}
FORGED = (
    *("", "r1~~[]", "r2", 'r2["b"]', 'r2["b","none"]', 'r2["l","testtabl","join"]', f'r2["f","{"a" * 90}",null]'),
    *(
        f"{SETTINGS} {' '.join(f'{name}={value}' for name, value in (CHOSEN | wrong).items())}"
        for wrong in (
            {"language": "xx"},
            {"clock": "soon"},
            {"place": "moon"},
            {"openers": ""},
            {"channels": "here"},
            {"channels": ",".join(map(str, range(1, 27)))},
            *({"channels": channels} for channels in ("1", "9" * 19, "9" * 99, "٣")),
        )
    ),
    *(
        f'r2["f","heck",null] people={people} variants= clock=none language=en'
        for people in ("5,5", "0", "9" * 19, "9" * 99, "٣", "1,2,3,4,5,6")
    ),
)


RELEASED = lines_of("forms.txt")


def fields_of(world: World, pairs: Sequence[str]) -> list[dict[str, Any]]:
    """Return the fields of a form as Discord sends them, from `name=value` or `name=value,value`."""
    fields: list[dict[str, Any]] = []
    for number, pair in enumerate(pairs):
        name, _, value = pair.replace(CHANNEL, f"channels={world.channel.id}").partition("=")
        values = [one for one in value.split(",") if one]
        field = {"values": values} if name in ("channels", "variants", "people") else {"value": value or None}
        component = {"type": 21, "id": 2 * number + 2, "custom_id": name, **field}
        fields.append({"type": 18, "id": 2 * number + 1, "component": component})
    return fields


def emit_form(world: World, who: MemberActor, custom_id: str, fields: Sequence[Mapping[str, Any]]) -> Reply:
    """Send in a form as a client that shows it, though no message of this process opened it. Not waited for."""
    record, payload = interactions.base_payload(
        world.env.backend,
        type=InteractionType.MODAL_SUBMIT,
        channel_id=world.channel.id,
        guild_id=world.guild.id,
        user_id=who.id,
        data={"custom_id": custom_id, "components": [*fields]},
    )
    world.env.backend.emit("INTERACTION_CREATE", payload)
    return record


async def sent_in(world: World, line: str) -> Reply:
    """Send in a form as a person who may change settings; it must be answered."""
    custom_id, *pairs = line.split(" ")
    record = emit_form(world, world.manager(), custom_id, fields_of(world, pairs))
    await world.env.settle()
    assert record.responded, "This interaction failed"
    return record


@pytest.mark.parametrize("line", RELEASED)
async def test_released_forms_are_understood(world: World, line: str) -> None:
    said = world.private(await sent_in(world, line))
    assert OLD not in said
    assert "went wrong" not in said


async def test_forged_forms_get_a_sentence_and_change_nothing(world: World) -> None:
    for line in FORGED:
        assert OLD in world.private(await sent_in(world, line)), line
    assert await world.store.known_guilds() == set()
