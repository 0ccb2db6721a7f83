"""Sentences about the rules are true: refusals, choices, lines and pages, in every language."""

import pytest
from msgspec import Struct

from bot.chat.words.texts import texts_for
from games.core import IllegalMove
from games.game import AnyGame
from games.heckmeck.moves import Keep, Stop
from games.hornochsen.moves import Pick, Play
from games.karteneck.moves import Pass
from games.registry import GAMES

LANGUAGES = ("en", "it")
"""Whose sentences are written below."""


def name(seat: int) -> str:
    return "ABC"[seat]


def refused(position: AnyGame, action: Struct, seat: int = 0) -> list[str]:
    """The refusal of an action, in both languages."""
    with pytest.raises(IllegalMove) as why:
        position.play(seat, action)
    key = f"{position.name}-refusal-{why.value.code}"
    return [texts_for(language).say(key, why.value.facts, name) for language in LANGUAGES]


def asked(position: AnyGame) -> list[str]:
    """Return the public question of a position, in every language."""
    ask = position.view(None).ask()
    assert ask is not None
    return [texts_for(language).say(f"{position.name}-ask-{ask.code}", ask.facts, name) for language in LANGUAGES]


# Heckmeck


@pytest.mark.parametrize(
    ("line", "tile", "said"),
    [
        ("stacks=-/- kept=6x4.4x1", 23, ["With 24 you can't take 23", "Con 24 non puoi prendere la 23"]),
        ("stacks=24/- kept=6x4.4x1", 24, ["24 is already in your own stack", "La 24 è già nella tua pila"]),
        (
            "stacks=-/- turned=36 kept=6x4.4x1",
            36,
            ["36 is face down and gone for good", "La 36 è coperta e fuori dal gioco"],
        ),
    ],
)
def test_heckmeck_refusal_of_a_tile_says_why_it_cannot_be_taken(line: str, tile: int, said: list[str]) -> None:
    taken = [
        "the grill gives only its highest face-up tile up to 24, another player's stack only its top tile",
        "la griglia dà solo la sua tessera scoperta più alta fino a 24, la pila di un altro solo quella in cima",
    ]
    sentences = refused(GAMES["heckmeck"].parse(line), Stop(tile))
    for sentence, why, what in zip(sentences, said, taken, strict=True):
        assert sentence.startswith(f"{why}: {what}")


def test_heckmeck_turn_with_all_faces_kept_offers_no_rolling() -> None:
    """Though two dice are left."""
    position = GAMES["heckmeck"].parse("stacks=-/26 kept=1x1.2x1.3x1.4x1.5x1.6x1 phase=take")
    english, italian = refused(position, Keep(1))
    assert english.endswith("No more rolling: stop, and say which tile you take.")
    assert italian.endswith("Non si tira più: fermati e di' quale tessera prendi.")
    assert asked(position) == [
        "A, no more rolling: which tile do you take?",
        "A, non si tira più: quale tessera prendi?",
    ]


# Karteneck


def test_karteneck_pass_with_a_steal_names_the_sum_it_passes_with() -> None:
    """A sum that steals takes part in the sharing, too."""
    position = GAMES["karteneck"].parse("hands=1.3/2.4 laid=4x5.w3+8/3x3 stacks=22/26.30 grill=18.25")
    passes = [
        {**choice.facts, **position.predicted(0, choice.action)}
        for choice in position.legal(0)
        if isinstance(choice.action, Pass)
    ]
    said = [
        [texts_for(language).say("karteneck-choice-pass", facts, name) for facts in passes] for language in LANGUAGES
    ]
    assert said == [
        ["Pass with 30 and steal 30 from B (+5)", "Pass with 30, steal nothing"],
        ["Passa con 30 e ruba la 30 a B (+5)", "Passa con 30 senza rubare"],
    ]


# Tanz der Hornochsen

PICKS = "hands=1.15/2.16/3.17 rows=L1:5/L2:6/L4:8/L5:94 owed=0:L3:53.56/2:R4:30.31"


def test_hornochsen_choice_before_owed_picks_names_who_takes() -> None:
    position = GAMES["hornochsen"].parse(f"{PICKS} pawns=9/7/3 order=2/1/0")
    assert refused(position, Play((2,)), seat=1) == [
        "First A and C take tiles of a finished row. Then this round is chosen openly and in order.",
        "Prima A e C prendono da una fila finita. Poi in questo giro si sceglie allo scoperto e in ordine.",
    ]


def test_hornochsen_choice_before_its_turn_names_all_whose_turn_it_is() -> None:
    position = GAMES["hornochsen"].parse(f"{PICKS} pawns=0/7/0 order=0.2/1")
    for seat, tile in ((0, 53), (2, 30)):
        position.play(seat, Pick((tile,)))
    english, italian = refused(position, Play((2,)), seat=1)
    assert english.endswith("It's up to A and C now.")
    assert italian.endswith("Ora tocca a A e C.")
    position.play(0, Play((1,)))
    assert refused(position, Play((2,)), seat=1)[0].endswith("It's up to C now.")


def test_hornochsen_empty_reserve_still_sells_what_a_double_play_lacks() -> None:
    box = ".".join(str(tile) for tile in range(1, 100) if tile not in (1, 2, 3, 10, 20, 30, 40))
    sold_out = f"hands=1/2.3 rows=L1:10/L2:20/L3:30/R1:40 box={box}"
    assert reserve_of(sold_out) == [
        "Reserve: 0; box: 92. Only the second tile of a double play is for sale.",
        "Riserva: 0; scatola: 92. Si vende solo la seconda tessera di una doppia giocata.",
    ]
    assert reserve_of(f"{sold_out} phase=over") == ["Reserve: 0; box: 92.", "Riserva: 0; scatola: 92."]


def reserve_of(line: str) -> list[str]:
    """The line about the reserve, in both languages."""
    (reserve,) = [line for line in GAMES["hornochsen"].parse(line).view(None).lines() if line.code == "reserve"]
    return [texts_for(language).say("hornochsen-line-reserve", reserve.facts) for language in LANGUAGES]


# Pages and hands

PROMISES = [
    ("heckmeck-rules", "another player's stack", "pila di un altro"),
    (
        "heckmeck-rules",
        "the highest face-up tile there is turned",
        "si copre per sempre la più alta fra quelle scoperte",
    ),
    ("heckmeck-rules", "Without a worm the turn fails", "Senza vermi il turno fallisce"),
    ("heckmeck-rules", "If you have no tile, none goes back", "Se non hai tessere, nessuna torna"),
    ("heckmeck-lesson-fail", "If you had no tile, nothing would go back", "Senza tessere non tornerebbe"),
    ("heckmeck-sign-sum", "you can stop and take a tile", "fermandoti puoi prendere"),
    ("hornochsen-rules", "after the last row, at the top of the other half", "dall'alto dell'altra metà"),
    ("hornochsen-rules", "the others go into the box", "le altre vanno nella scatola"),
    ("hornochsen-rules", "onto one or past it", "arriva su uno o lo passa"),
    ("hornochsen-rules", "unless another pawn is already that far", "non se un'altra è già così avanti"),
    ("hornochsen-rules", "a penalty each, happy cow or not", "a una penalità ciascuna, mucca felice o no"),
    ("hornochsen-rules", "reaches or passes 60", "raggiunge o passa il 60"),
    ("hornochsen-lesson-bull", "at the top of the other half", "dall'alto dell'altra metà"),
    ("hornochsen-lesson-bull", "the others go into the box", "le altre vanno nella scatola"),
    ("hornochsen-lesson-buy", "happy cow or not", "anche con una mucca felice"),
    ("hornochsen-lesson-open", "to land on it does the same", "basta anche arrivarci"),
    ("hornochsen-lesson-open", "no tile left and the reserve is empty", "senza tessere e la riserva è vuota"),
    ("hornochsen-sign-heap", "this round is the last", "questo giro è l'ultimo"),
    (
        "hornochsen-sign-unsold",
        "only the second tile of a double play",
        "solo la seconda tessera di una doppia giocata",
    ),
    ("hornochsen-hand-picks", "the rest goes face down into the box", "il resto va coperto nella scatola"),
    ("karteneck-rules", "stack, you can steal that portion, too", "puoi anche rubargli quella porzione"),
    ("karteneck-lesson-pass", "the last to pass draws none", "l'ultimo a passare nessuna"),
    ("karteneck-lesson-steal", "another player's stack", "pila di un altro"),
    ("karteneck-lesson-share", "the last portion from the grill", "l'ultima porzione dalla griglia"),
    ("verflixxt-lesson-take", "no other piece", "nessun altro pezzo"),
]


@pytest.mark.parametrize(("key", "english", "italian"), PROMISES)
def test_page_about_the_rules_says_what_the_rules_do(key: str, english: str, italian: str) -> None:
    said = [texts_for(language).say(key, {"row": "L1", "tiles": (1,), "most": 2}) for language in LANGUAGES]
    assert english in said[0]
    assert italian in said[1]
