"""A game that lacks texts or drawings can be played in the playground, and is refused on Discord."""

import signal
from unittest.mock import Mock

import pytest
from structlog.testing import capture_logs

from bot import command_line, unfinished
from bot.chat.board.messages import compose
from bot.chat.front.painter import Painter
from bot.chat.words import texts
from bot.chat.words.texts import REFERENCE, texts_for
from games.heckmeck import Heckmeck
from renderers.registry import RENDERERS, draw_signs, draw_uncached
from tests.chat.playouts import at, people

POSITION = Heckmeck.parse("stacks=24/- kept=6x2.3x1 phase=go")


def test_game_without_drawings_gets_a_plain_picture_of_its_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = draw_uncached("heckmeck", POSITION.view(None), ("Anna", "Bruno"))
    monkeypatch.delitem(RENDERERS, "heckmeck")
    plain = draw_uncached("heckmeck", POSITION.view(None), ("Anna", "Bruno"))
    assert plain.png.startswith(b"\x89PNG")
    assert plain != drawn
    assert plain != draw_uncached("heckmeck", Heckmeck.parse("stacks=24/25").view(None), ("Anna", "Bruno"))
    assert draw_signs.__wrapped__("heckmeck").png.startswith(b"\x89PNG")


async def test_table_of_a_game_without_drawings_has_its_board_and_buttons(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(RENDERERS, "heckmeck")
    board = await compose(at("heckmeck", "stacks=24/- kept=6x2.3x1 phase=go"), people(2), painter)
    assert board.attachments is not None
    assert board.attachments[0].data.startswith(b"\x89PNG")
    assert board.controls is not None
    assert board.controls.children


def test_language_without_a_text_has_that_of_the_reference(monkeypatch: pytest.MonkeyPatch) -> None:
    sources = {REFERENCE: "one = One\ntwo = Two\n", "it": "two = Due\n"}
    monkeypatch.setattr(texts, "_source", sources.__getitem__)
    italian = texts_for.__wrapped__("it")
    assert [italian.say("one"), italian.say("two")] == ["One", "Due"]


def test_discord_refuses_an_unfinished_game_in_one_sentence_that_names_its_files(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(RENDERERS, "heckmeck")
    monkeypatch.setattr(command_line, "configure", Mock())
    monkeypatch.setattr(signal, "signal", Mock())
    monkeypatch.setenv("DISCORD_TOKEN", "a-token")
    monkeypatch.setenv("LANG", "en")
    assert command_line.main(["run"]) == 1
    files = texts_for("en").join([*unfinished.missing_files()])
    assert "renderers/heckmeck/renderer.py" in files
    said = capsys.readouterr().err
    assert said == f"{texts_for('en').say('cli-unfinished', {'files': files})}\n"


def test_text_that_a_game_lacks_is_its_key_and_is_logged() -> None:
    with capture_logs() as logs:
        assert texts_for("it").say("heckmeck-event-sneezed", {"seat": 0}) == "heckmeck-event-sneezed"
        assert not texts_for("it").has_clauses("heckmeck-event-sneezed")
    assert [(line["event"], line["key"]) for line in logs] == [("text.missing", "heckmeck-event-sneezed")]
