"""Replies to interactions while requests to Discord fail."""

import asyncio
import time
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from structlog.testing import capture_logs

from bot.chat.front import interaction as interactions
from bot.chat.front.interaction import Interaction
from bot.chat.front.post import Attachment, Post
from bot.chat.words.lengths import CONTENT
from bot.tables.refusals import Refusal


@pytest.mark.parametrize("taken_back", [True, False])
async def test_what_is_private_is_not_said_in_a_public_promise_that_cannot_be_taken_back(taken_back: bool) -> None:
    raw = Mock(id=1, type=discord.InteractionType.application_command)
    raw.response.defer = AsyncMock()
    raw.followup.send = AsyncMock()
    raw.delete_original_response = AsyncMock(side_effect=None if taken_back else OSError("cut"))
    interaction = Interaction(raw)
    assert await interaction.defer(private=False)
    await interaction.reply(Post("for one pair of eyes"), private=True)
    assert raw.followup.send.await_count == int(taken_back)


@pytest.mark.parametrize("private", [True, False])
async def test_an_answer_that_came_unheard_is_edited_only_if_its_author_alone_sees_it(private: bool) -> None:
    """Where two processes serve one server, the other one may have answered, and in public."""
    raw = Mock(id=1)
    answered = discord.HTTPException(Mock(status=400), {"code": 40060, "message": "acknowledged"})
    raw.response.send_message = AsyncMock(side_effect=answered)
    raw.original_response = AsyncMock(return_value=Mock(id=5, flags=Mock(ephemeral=private)))
    raw.edit_original_response = AsyncMock()
    interaction = Interaction(raw)
    assert await interaction.reply(Post("a hand"), private=True) == 5
    assert (await interaction.edit_private(5, Post("a newer hand")) is None) == private
    assert raw.edit_original_response.await_count == int(private)


async def test_nothing_private_is_edited_into_the_board_that_was_clicked() -> None:
    raw = Mock(id=1, message=Mock(id=5, flags=Mock(ephemeral=False)))
    raw.response.edit_message = AsyncMock()
    raw.edit_original_response = AsyncMock()
    interaction = Interaction(raw)
    assert await interaction.reply_in_place(Post("the board"))
    assert await interaction.edit_private(5, Post("a hand")) == "gone"
    assert raw.edit_original_response.await_count == 0


async def test_interaction_that_nothing_answered_gets_a_sentence_and_an_error_in_the_log() -> None:
    raw = Mock(id=1, locale=discord.Locale.american_english, command=None)
    raw.response.send_message = send = AsyncMock(return_value=Mock())
    with capture_logs() as lines:
        await Interaction(raw).finish()
    (sent,) = send.await_args_list
    assert "Something went wrong" in sent.kwargs["content"]
    assert [line["event"] for line in lines if line["log_level"] == "error"] == ["interaction.left_open"]


@pytest.mark.parametrize("deferred", [True, False])
async def test_malformed_reply_is_sent_again_without_what_can_go(deferred: bool) -> None:
    """Such as the end of a game, whose last click it answers."""
    raw = Mock(id=1, type=discord.InteractionType.component)
    raw.response.defer = AsyncMock()
    malformed = discord.HTTPException(Mock(status=400), {"code": 50035, "message": "Invalid Form Body"})
    request = AsyncMock(side_effect=[malformed, Mock(id=5)])
    raw.response.edit_message = raw.edit_original_response = request
    interaction = Interaction(raw)
    if deferred:
        await interaction.acknowledge()
    picture = Attachment("roost.png", b"", "alt")
    assert await interaction.reply_in_place(Post("The game is over. " * 200, (picture,)))
    sent = request.await_args_list[-1].kwargs
    assert len(sent["content"]) <= CONTENT
    assert sent["attachments"] == []


async def test_form_that_comes_after_a_deferred_reply_is_refused_with_a_sentence() -> None:
    """Discord takes a form as the first reply only."""
    raw = Mock(id=1, type=discord.InteractionType.application_command)
    raw.response.defer, raw.response.send_modal = AsyncMock(), AsyncMock()
    interaction = Interaction(raw)
    await interaction.acknowledge()
    with pytest.raises(Refusal, match="form-late"):
        await interaction.open_form(Mock())
    assert raw.response.send_modal.await_count == 0


@pytest.mark.parametrize(("newest", "found"), [(5, None), (6, 6)])
async def test_lost_follow_up_does_not_overwrite_the_first_reply(
    newest: int, found: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The channel's last message is the first reply if the follow-up did not arrive, and the follow-up if it did."""
    raw = Mock(id=1)
    callback = Mock(message_id=5, is_ephemeral=Mock(return_value=False))
    raw.response.send_message = AsyncMock(return_value=callback)
    raw.followup.send = AsyncMock(side_effect=OSError("cut"))
    raw.followup.edit_message = AsyncMock(return_value=Mock(id=newest))
    monkeypatch.setattr("bot.chat.front.interaction.last_message", AsyncMock(return_value=newest))
    interaction = Interaction(raw)
    assert await interaction.reply(Post("a table has ended")) == 5
    assert await interaction.reply(Post("the next table")) == found
    assert raw.followup.edit_message.await_count == (found is not None)


async def test_reply_confirmed_in_the_turn_of_its_timeout_is_not_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the event loop finds the confirmation and the timeout at once."""
    monkeypatch.setattr(interactions, "REPLY_WITHIN", 0.1)
    monkeypatch.setattr(interactions, "_MIN_TIMEOUT", 0.1)
    loop, raw = asyncio.get_running_loop(), Mock(id=1)

    async def send(**_: object) -> Mock:
        confirmed = loop.create_future()
        loop.call_later(0.02, time.sleep, 0.15)  # the loop is busy while both become due
        loop.call_later(0.08, confirmed.set_result, None)
        await confirmed
        return Mock(message_id=5)

    raw.response.send_message = AsyncMock(side_effect=send)
    assert await Interaction(raw).reply(Post("a board")) == 5
    assert raw.response.send_message.await_count == 1


async def test_stop_during_the_first_reply_sends_no_second_one() -> None:
    raw, accepted = Mock(id=1), asyncio.Event()

    async def send(**_: object) -> None:
        accepted.set()
        await asyncio.Event().wait()

    raw.response.send_message = AsyncMock(side_effect=send)
    interaction = Interaction(raw)
    replying = asyncio.create_task(interaction.reply(Post("a board")))
    await accepted.wait()
    replying.cancel()
    await asyncio.wait({replying})
    await interaction.finish()
    assert raw.response.send_message.call_count == 1
