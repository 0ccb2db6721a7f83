"""Permissions taken away in mid-game: the board goes on as far as it may be written, and is whole again once they are
back, without a click."""

from collections.abc import Callable

import pytest

from bot.playground import shapes
from bot.playground.objects import Guild, Message, Permission, Person
from bot.playground.values import Json
from bot.playground.world import GUILDS
from tests.e2e.faults.looks import looked
from tests.e2e.faults.scenes import Stage
from tests.e2e.group import whispered
from tests.e2e.hand_players import asks, controls_for
from tests.e2e.house import House
from tests.steering import set_bot_permissions

pytestmark = pytest.mark.usefixtures("sketched")

NO_PICTURE = "isn't allowed to attach files"


class Channel:
    """A table of two, and what Roost may do where it is."""

    def __init__(self, house: House, game: str = "heckmeck") -> None:
        self.house = house
        self.world = house.world
        self.stage = Stage(house, game, 2)

    async def begin(self) -> None:
        """Play a little; the dice of the table itself roll."""
        await self.house.start() if not self.world.wire else None
        await self.stage.open(game=self.stage.game, variants=())
        await self.house.followed()

    @property
    def board(self) -> Message:
        """The newest message with controls."""
        return [message for message in self.stage.messages if message.components][-1]

    async def click(self) -> None:
        """The awaited person plays the first move of the board."""
        seat, who = await self.stage.awaited()
        table = await self.stage.table()
        found = await self.world.wait_until(lambda: [one for one in self.board.labels() if asks(one, table, seat)])
        number, message = table.number, self.board
        await self.stage.press_id(who, message.id, found[0])
        await self.house.followed()
        assert (await self.stage.table()).number > number

    async def turn(self) -> None:
        """Click until another seat is awaited."""
        seat, _ = await self.stage.awaited()
        while (await self.stage.awaited())[0] == seat:
            await self.click()

    def allow(self, bits: int | None) -> None:
        """An overwrite of the channel: Roost may do this, or what its role says."""
        set_bot_permissions(self.world, self.stage.channel_id, bits)

    def allow_role(self, bits: int | None) -> None:
        """Roost's role."""
        bits = Permission.MEMBER if bits is None else bits
        self._guild.bot_permissions = bits
        self._update_roles(everyone=Permission.MEMBER & bits, own=bits)

    def allow_member(self, bits: int | None) -> None:
        """Roost's member: it loses its role, and has what everyone may do, or it is given its role again."""
        if bits is not None:
            self._update_roles(everyone=bits, own=Permission.MEMBER)
        self._guild.bot_permissions = Permission.MEMBER if bits is None else bits
        member = shapes.member(self.world, self._guild, self.world.bot_id)
        update: Json = {"guild_id": str(self._guild.id), **member, **({} if bits is None else {"roles": []})}
        self.world.dispatch("GUILD_MEMBER_UPDATE", update, self._guild.id, intents=GUILDS)

    @property
    def _guild(self) -> Guild:
        return self.world.guilds[self.world.guild_id]

    def _update_roles(self, everyone: int, own: int) -> None:
        guild = self._guild
        of_all = shapes.role(guild.id, "@everyone", everyone)
        of_roost = shapes.role(guild.bot_role_id, self.world.bot_name, own, managed_by=self.world.bot_id)
        for role in (of_all, of_roost):
            update: Json = {"guild_id": str(guild.id), "role": role}
            self.world.dispatch("GUILD_ROLE_UPDATE", update, guild.id, intents=GUILDS)

    async def pictured(self) -> None:
        """The board is whole again without a click."""
        await self.world.wait_until(lambda: bool(self.board.attachments) or None)
        await self.house.followed()
        assert NO_PICTURE not in self.board.content
        assert await looked(self.stage) == []


@pytest.fixture
async def channel(house: House) -> Channel:
    made = Channel(house)
    await made.begin()
    return made


NO_FILES = Permission.MEMBER & ~Permission.ATTACH_FILES


@pytest.mark.parametrize("allow", [Channel.allow, Channel.allow_role, Channel.allow_member])
async def test_board_without_attach_files_is_written_in_words_until_that_is_given_back(
    channel: Channel, allow: Callable[[Channel, int | None], None]
) -> None:
    allow(channel, NO_FILES)
    await channel.click()
    assert NO_PICTURE in channel.board.content
    assert not channel.board.attachments
    first = channel.board.id
    await channel.turn()
    assert channel.board.id != first
    assert NO_PICTURE in channel.board.content
    assert [message for message in channel.stage.messages if message.components] == [channel.board]
    allow(channel, None)
    await channel.pictured()
    await channel.turn()
    await channel.pictured()


async def test_board_in_words_is_whole_again_though_the_bot_was_restarted_in_between(channel: Channel) -> None:
    channel.allow(NO_FILES)
    await channel.turn()
    assert NO_PICTURE in channel.board.content
    await channel.house.restart()
    await channel.click()
    await channel.house.restart()
    assert NO_PICTURE in channel.board.content
    channel.allow(None)
    await channel.pictured()


async def played_in_direct_messages(channel: Channel) -> tuple[Person, str]:
    """A person plays by the direct hand; returns that person, and a control of the board as it was."""
    stage = channel.stage
    seat, who = await stage.awaited()
    table, hand = await stage.table(), await stage.shown(seat)
    control = next(one for one in channel.board.labels() if asks(one, table, seat))
    played = controls_for(hand, table, seat, stage.random)[0]
    await stage.press_id(who, hand.id, played.custom_id, played.values)
    return who, control


async def test_click_on_a_board_that_roost_may_not_even_see_reads_which_permission_is_missing(house: House) -> None:
    channel = Channel(house, "karteneck")
    await channel.stage.begin()
    await channel.stage.dealt()
    await house.followed()
    before, number = channel.board, (await channel.stage.table()).number
    edits = before.edits
    channel.allow(0)
    who, control = await played_in_direct_messages(channel)
    await house.followed()
    assert (await channel.stage.table()).number > number
    refused = await channel.stage.press_id(who, before.id, control)
    assert "View Channel" in whispered(refused)
    channel.allow(None)
    await house.world.wait_until(lambda: channel.board.edits > edits or channel.board.id != before.id or None)
    await house.followed()
    assert await looked(channel.stage) == []


async def test_board_of_a_thread_follows_the_permissions_of_its_parent(house: House) -> None:
    channel = Channel(house)
    thread = house.world.add_thread(house.world.main_id)
    channel.stage.channel_id = thread.id
    await channel.begin()
    set_bot_permissions(house.world, house.world.main_id, NO_FILES)
    await channel.turn()
    assert NO_PICTURE in channel.board.content
    set_bot_permissions(house.world, house.world.main_id, None)
    await channel.pictured()
