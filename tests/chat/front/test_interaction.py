"""How an interaction is answered where the way to Discord fails."""

from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Post


@pytest.mark.parametrize("taken_back", [True, False])
async def test_what_is_private_is_not_said_in_a_public_promise_that_cannot_be_taken_back(taken_back: bool) -> None:
    told = Mock(id=1, type=discord.InteractionType.application_command)
    told.response.defer = AsyncMock()
    told.followup.send = AsyncMock()
    told.delete_original_response = AsyncMock(side_effect=None if taken_back else OSError("cut"))
    interaction = Interaction(told)
    assert await interaction.promise(private=False)
    await interaction.answer(Post("for one pair of eyes"), private=True)
    assert told.followup.send.await_count == int(taken_back)
