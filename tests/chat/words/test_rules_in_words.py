"""Sentences about the rules are true: refusals, questions, choices, lines and pages, in every language."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec import Struct

from bot.chat.words.texts import LANGUAGES, texts_for
from games.core import Fact, IllegalMove
from games.game import AnyGame, replay
from games.heckmeck.moves import Keep, Stop
from games.hornochsen.moves import Pick, Play
from games.karteneck.moves import Pass
from games.registry import GAMES


def say(key: str, facts: dict[str, Fact]) -> list[str]:
    """Return a text in every language, with letters for names."""
    return [texts_for(language).say(key, facts, "ABC".__getitem__) for language in LANGUAGES]


def refused(position: AnyGame, seat: int, action: Struct) -> list[str]:
    with pytest.raises(IllegalMove) as why:
        position.play(seat, action)
    return say(f"{position.name}-refusal-{why.value.code}", dict(why.value.facts))


KEPT = "stacks=-/26 kept=1x1.2x1.3x1.4x1.5x1.6x1 phase=take"
PICKS = "hands=1.15/2.16/3.17 rows=L1:5/L2:6/L4:8/L5:94 owed=0:L3:53.56/2:R4:30.31"
PICKED = ((0, Pick((53,))), (2, Pick((30,))))
OPEN = f"{PICKS} pawns=0/7/0 order=0.2/1"
REFUSED = [
    (
        *("heckmeck", "stacks=-/- kept=6x4.4x1", (), (0, Stop(23))),
        "With 24 you can't take 23: the grill gives only its",
        "Con 24 non puoi prendere la 23: la griglia dà solo",
        "Mit 24 bekommst du die 23 nicht: Vom Grill gibt es nur",
    ),
    (
        *("heckmeck", "stacks=24/- kept=6x4.4x1", (), (0, Stop(24))),
        "24 is already in your own stack: the grill gives only its",
        "La 24 è già nella tua pila: la griglia dà solo",
        "Die 24 liegt schon auf deinem Stapel: Vom Grill gibt es nur",
    ),
    (
        *("heckmeck", "stacks=-/- turned=36 kept=6x4.4x1", (), (0, Stop(36))),
        "36 is face down and gone for good: the grill gives only its",
        "La 36 è coperta e fuori dal gioco: la griglia dà solo",
        "Die 36 ist umgedreht und aus dem Spiel: Vom Grill gibt es nur",
    ),
    (
        *("heckmeck", KEPT, (), (0, Keep(1))),
        "No more rolling: stop, and say which tile you take.",
        "Non si tira più: fermati e di' quale tessera prendi.",
        "Gewürfelt wird nicht mehr: Hör auf und sag, welche Portion du nimmst.",
    ),
    (
        *("hornochsen", f"{PICKS} pawns=9/7/3 order=2/1/0", (), (1, Play((2,)))),
        "First A and C take tiles of a finished row. Then this round is chosen openly and in order.",
        "Prima A e C prendono da una fila finita. Poi in questo giro si sceglie allo scoperto e in ordine.",
        "Erst nehmen A und C Plättchen aus einer vollen Reihe. Dann wird offen und der Reihe nach gewählt.",
    ),
    (
        *("hornochsen", OPEN, PICKED, (1, Play((2,)))),
        *("It's up to A and C now.", "Ora tocca a A e C.", "Jetzt dran: A und C."),
    ),
    (
        *("hornochsen", OPEN, (*PICKED, (0, Play((1,)))), (1, Play((2,)))),
        *("It's up to C now.", "Ora tocca a C.", "Jetzt dran: C."),
    ),
]
"""Games, positions, moves made there, a refused move, and parts of its refusal in every language."""


@pytest.mark.parametrize(("game", "notation", "before", "refusal", "english", "italian", "german"), REFUSED)
def test_refusal_names_the_reason_that_holds_in_the_position(
    game: str,
    notation: str,
    before: Sequence[tuple[int, Struct]],
    refusal: tuple[int, Struct],
    english: str,
    italian: str,
    german: str,
) -> None:
    said = refused(replay(GAMES[game].parse(notation), before), *refusal)
    assert [part in one for part, one in zip((english, italian, german), said, strict=True)] == [True] * 3, said


def test_heckmeck_turn_with_all_faces_kept_asks_for_a_tile() -> None:
    ask = GAMES["heckmeck"].parse(KEPT).view(None).ask()
    assert ask is not None
    assert say(f"heckmeck-ask-{ask.code}", dict(ask.facts)) == [
        "A, no more rolling: which tile do you take?",
        "A, non si tira più: quale tessera prendi?",
        "A, gewürfelt wird nicht mehr: Welche Portion nimmst du?",
    ]


def test_karteneck_pass_with_a_steal_names_the_sum_it_passes_with() -> None:
    """A sum that steals takes part in the sharing, too."""
    position = GAMES["karteneck"].parse("hands=1.3/2.4 laid=4x5.w3+8/3x3 stacks=22/26.30 grill=18.25")
    passes = [one for one in position.legal(0) if isinstance(one.action, Pass)]
    facts = [{**one.facts, **position.predicted(0, one.action)} for one in passes]
    assert [say("karteneck-choice-pass", one) for one in facts] == [
        [
            "Pass with 30 and steal 30 from B (+5)",
            "Passa con 30 e ruba la 30 a B (+5)",
            "Mit 30 passen und 30 von B klauen (+5)",
        ],
        ["Pass with 30, steal nothing", "Passa con 30 senza rubare", "Mit 30 passen, nichts klauen"],
    ]


def test_hornochsen_empty_reserve_still_sells_what_a_double_play_lacks() -> None:
    box = ".".join(str(tile) for tile in range(1, 100) if tile not in (1, 2, 3, 10, 20, 30, 40))
    sold_out = f"hands=1/2.3 rows=L1:10/L2:20/L3:30/R1:40 box={box}"
    playing, over = (
        GAMES["hornochsen"].parse(line).view(None).lines() for line in (sold_out, f"{sold_out} phase=over")
    )
    said, at_the_end = (
        say("hornochsen-line-reserve", dict(line.facts)) for line in (*playing, *over) if line.code == "reserve"
    )
    assert at_the_end == ["Reserve: 0; box: 92.", "Riserva: 0; scatola: 92.", "Vorrat: 0; Schachtel: 92."]
    assert said == [
        f"{at_the_end[0]} Only the second tile of a double play is for sale.",
        f"{at_the_end[1]} Si vende solo la seconda tessera di una doppia giocata.",
        f"{at_the_end[2]} Zu kaufen gibt es nur noch das zweite Plättchen für eine Doppelrunde.",
    ]


PROMISES = Path(__file__).with_name("promises.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("promise", PROMISES)
def test_page_about_the_rules_says_what_the_rules_do(promise: str) -> None:
    key, *parts = promise.split(" | ")
    said = say(key, {"row": "L1", "tiles": (1,), "most": 2})
    assert [part in one for part, one in zip(parts, said, strict=True)] == [True] * 3, said
