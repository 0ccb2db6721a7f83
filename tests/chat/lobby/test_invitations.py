"""Whom an invitation reaches: members alone, pinged unless it is night for them or they want no notices."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Message

from bot.chat.front.controls import GameCode
from bot.chat.lobby.drafts import Wanted, draft_of
from bot.chat.requests import OpenDraft
from bot.tables.clocks import Quiet
from bot.tables.store import Preferences
from bot.tables.wall_clock import now
from tests.chat.lobby.test_new_table import filled_in
from tests.chat.test_menus import used
from tests.chat.world import World, words_of

NIGHT = Preferences(Quiet("UTC", 0, 16 * 60))
NO_NOTICES = Preferences(notice_way="none")


async def choose(world: World, who: MemberActor, preferences: Preferences) -> None:
    world.passed_ms = (60 * 60 * 1000 - now() % (24 * 60 * 60 * 1000)) % (24 * 60 * 60 * 1000)  # one in the morning
    await world.store.set_preferences((await world.known(who)).id, preferences)


@contextmanager
def leaving(world: World, who: MemberActor) -> Generator[None]:
    """Let a person leave the server just before an interaction inside that names them arrives."""
    backend, emit = world.env.backend, world.env.backend.emit

    def emit_after(event: str, payload: Any, *rest: Any, **how: Any) -> None:
        if event == "INTERACTION_CREATE":
            members = payload["data"].get("resolved", {}).get("members", {})
            if members.pop(str(who.id), None) is not None:
                world.guild.remove_member(who)
        emit(event, payload, *rest, **how)

    with world.patch.context() as patched:
        patched.setattr(backend, "emit", emit_after)
        yield


def invitations(world: World) -> list[Message]:
    return [message for message in world.public if "invites" in message.content]


@pytest.mark.parametrize(
    ("preferences", "pinged"), [(NIGHT, False), (NO_NOTICES, False), (Preferences(notice_way="direct"), True)]
)
async def test_menu_pings_no_one_at_night_or_without_notices(
    world: World, preferences: Preferences, pinged: bool
) -> None:
    """Also where the seat of a hen is offered."""
    dario = world.people[3]
    for guest in (world.carla, dario):
        await choose(world, guest, preferences)
    lobby = await world.lobby(2)
    invitation = world.message_of(await used(world, world.bruno, "Invite to my table", world.carla))
    assert invitation.content.startswith(f"<@{world.carla.id}>: **Bruno** invites you")
    assert (world.carla.id in invitation.ping_user_ids) == pinged
    await world.click(world.carla, "Join", invitation)
    await world.later()
    assert "Carla" in words_of(lobby)
    await world.command(world.anna, "table start")
    await world.leave(world.carla)
    invitation = world.message_of(await used(world, world.anna, "Invite to my table", dario))
    assert "take over for" in invitation.content
    assert (dario.id in invitation.ping_user_ids) == pinged


async def test_form_invites_the_members_alone_and_pings_those_who_may_be_pinged(world: World) -> None:
    await choose(world, world.carla, NIGHT)
    await choose(world, world.people[3], NO_NOTICES)
    with leaving(world, world.people[4]):
        await filled_in(world, world.anna, people=world.people[1:5])
    (invitation,) = invitations(world)
    assert [f"<@{person.id}>" in invitation.content for person in world.people[1:5]] == [True, True, True, False]
    assert [*invitation.ping_user_ids] == [world.bruno.id]


@pytest.mark.parametrize("in_play", [False, True])
async def test_menu_invites_no_one_who_is_no_member(world: World, in_play: bool) -> None:
    await world.lobby(3)
    if in_play:
        await world.click(world.anna, "Start")
        await world.leave(world.bruno)
    before, dario = len(world.public), world.people[3]
    with leaving(world, dario):
        reply = await used(world, world.anna, "Invite to my table", dario)
    assert world.private(reply) == "That person isn't on this server, so no one was invited."
    assert len(world.public) == before
    assert await world.store.person_of(dario.id) is None


async def test_draft_of_a_button_invites_no_one_who_is_no_member(world: World) -> None:
    """Only a forged one names such an account, or one that is older than a parting."""
    await world.table(2)
    await world.end()
    draft = draft_of(Wanted("heckmeck", "en", "none", invited=(1234567890,)))
    forged = OpenDraft(GameCode["heckmeck"], None, draft)
    assert "no one was invited" in world.private(await world.pressed(world.anna, forged.custom_id, world.board))
    assert invitations(world) == []
