"""Refusals in words: a sentence each, which agrees with the rule and says nothing that is hidden."""

import ast
from pathlib import Path

import pytest

import bot.tables
from bot.chat.words.texts import LANGUAGES, texts_for
from tests.chat.keys import codes
from tests.chat.words.samples import samples

TABLES = Path(bot.tables.__file__).parent
PUBLIC = {
    *("seat", "host_seat", "turn_seats", "least", "most", "seated", "minutes", "missing"),
    *("variant", "other_variant", "table", "until", "clock", "game"),
}
"""What a refusal of a table may name: what the board shows to everybody."""

FACTS = {"tile": 23, "lies": "elsewhere", "total": 24, "reach": (24,)}


@pytest.mark.parametrize(
    ("language", "only", "any_tile"),
    [
        ("en", "only its highest", "any face-up tile"),
        ("it", "solo la sua tessera scoperta più alta", "qualsiasi tessera scoperta"),
        ("de", "nur die höchste offene", "jede offene"),
    ],
)
def test_tile_below_the_highest_is_refused_for_the_rule_that_holds_at_the_table(
    language: str, only: str, any_tile: str
) -> None:
    texts = texts_for(language)
    assert only in texts.say("heckmeck-refusal-out-of-reach", FACTS | {"free": False})
    assert any_tile in texts.say("heckmeck-refusal-out-of-reach", FACTS | {"free": True})


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "to pick their tiles"), ("it", "prendere le loro tessere"), ("de", "aus einer Reihe nehmen")],
)
def test_board_of_an_open_round_says_that_owed_tiles_are_picked(language: str, word: str) -> None:
    facts = {"awaited_seats": (0, 1), "double": False}
    texts = texts_for(language)
    assert word in texts.say("hornochsen-ask-several", facts | {"picking": "all"}, str)
    assert word not in texts.say("hornochsen-ask-several", facts | {"picking": "none"}, str)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(codes(TABLES, "Refusal")))
def test_every_refusal_of_a_table_is_a_whole_sentence(code: str, language: str) -> None:
    key, texts = f"refusal-{code}", texts_for(language)
    for facts in [facts for name, facts in samples() if name == key] or [{}]:
        said = texts.say(key, facts)
        assert not said[0].islower()
        assert said.rstrip("*_`)").endswith((".", "!", "?", "”", "“", "»"))
        assert len(said.split()) >= 3
        assert not any(sign in said for sign in ("{", "}", key))


def test_refusals_of_tables_name_nothing_but_what_everybody_sees() -> None:
    named = {
        keyword.arg or "**"
        for file in TABLES.glob("*.py")
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Refusal"
        for keyword in call.keywords
    }
    assert named <= PUBLIC
