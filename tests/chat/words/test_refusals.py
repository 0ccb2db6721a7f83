"""Refusals of rules in words: they agree with the rule and with themselves."""

import pytest

from bot.chat.words.texts import texts_for

FACTS = {"tile": 23, "lies": "elsewhere", "total": 24, "reach": (24,)}


@pytest.mark.parametrize(
    ("language", "only", "any_tile"),
    [
        ("en", "only its highest", "any face-up tile"),
        ("it", "solo la sua tessera scoperta più alta", "qualsiasi tessera scoperta"),
    ],
)
def test_tile_below_the_highest_is_refused_for_the_rule_that_holds_at_the_table(
    language: str, only: str, any_tile: str
) -> None:
    texts = texts_for(language)
    assert only in texts.say("heckmeck-refusal-out-of-reach", FACTS | {"free": False})
    assert any_tile in texts.say("heckmeck-refusal-out-of-reach", FACTS | {"free": True})


@pytest.mark.parametrize(("language", "word"), [("en", "to pick their tiles"), ("it", "prendere le loro tessere")])
def test_board_of_an_open_round_says_that_owed_tiles_are_picked(language: str, word: str) -> None:
    facts = {"awaited_seats": (0, 1), "double": False}
    texts = texts_for(language)
    assert word in texts.say("hornochsen-ask-several", facts | {"picking": "all"}, str)
    assert word not in texts.say("hornochsen-ask-several", facts | {"picking": "none"}, str)
