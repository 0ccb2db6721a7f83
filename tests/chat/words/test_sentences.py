"""Events in sentences, the way people at the table would say them."""

from collections.abc import Sequence

import pytest
from msgspec import Struct

from bot.chat.words.players import alt_names
from bot.chat.words.sentences import story, view_lines
from bot.chat.words.texts import texts_for
from games.heckmeck.moves import Failed, Kept, Rolled, Took
from games.hornochsen.moves import Bought, Chose, Completed, Placed, Scored
from games.karteneck.moves import Drew, Laid, Missed, Passed, Shared, Stole
from games.verflixxt import moves as verflixxt
from games.verflixxt.tiles import FINISH, tile_of
from tests.chat.playouts import at, people

SENTENCES = [
    (
        "heckmeck",
        (Kept(0, 2, 1, 28, 1), Took(0, 28, 2, None, 28)),
        ["A keeps one 2 (sum 28) and takes 28 (2 worms)."],
        ["A tiene un 2 (somma 28) e prende la 28 (2 vermi)."],
    ),
    (
        "heckmeck",
        (Failed(0, "no_worm", 12, 24, 36, 1),),
        ["Bust! A stops at 12 without a single worm, so 24 goes back on the grill (1 worm lost) and 36 is flipped."],
        [
            (
                "A vuoto! A si ferma a 12 senza nemmeno un verme, "
                "quindi la 24 torna sulla griglia (1 verme perso) e si copre la 36."
            )
        ],
    ),
    (
        "heckmeck",
        (Rolled(0, (1, 6)), Failed(0, "no_face", 12, 24, None, 1)),
        [
            (
                "Bust! A rolls 1, worm: nothing new to keep, "
                "so 24 goes back on the grill (1 worm lost). It's the highest there, so none is flipped."
            )
        ],
        [
            (
                "A vuoto! A tira 1, verme: niente di nuovo da tenere, "
                "quindi la 24 torna sulla griglia (1 verme perso). È la più alta: non se ne copre nessuna."
            )
        ],
    ),
    (
        "heckmeck",
        (Rolled(0, (5, 6)), Failed(0, "no_face", 12, None, None)),
        ["Bust! A rolls 5, worm: nothing new to keep."],
        ["A vuoto! A tira 5, verme: niente di nuovo da tenere."],
    ),
    (
        "verflixxt",
        (
            verflixxt.Rolled(0, 4),
            verflixxt.Moved(0, "pawn", tile_of("-9"), FINISH, forced=True),
            verflixxt.Took(0, tile_of("-9"), "left"),
            verflixxt.Home(0),
        ),
        ["A rolls a 4, moves a pawn from −9 to Finish (the only move), takes −9 😱 and is home with all pawns."],
        [
            (
                "A tira un 4, muove una pedina da −9 all'Arrivo (l'unica mossa), "
                "prende la −9 😱 e ha tutte le pedine all'Arrivo."
            )
        ],
    ),
    (
        "karteneck",
        (Laid(0, 6, 2, (3, 20), 10), Drew(0, 1, None, None)),
        ["A plays worms 3, 20 (sum 10), then draws a card."],
        ["A cala i vermi 3, 20 (somma 10), poi pesca una carta."],
    ),
    (
        "karteneck",
        (Passed(0, 22), Stole(0, 22, 3, 1), Shared(1, 30, None, 28, 5)),
        ["A passes with 22 and steals 22 from B (3 worms).", "B (30) takes 28: 5 worms."],
        ["A passa con 22 e ruba la 22 a B (3 vermi).", "B (30) prende la 28: 5 vermi."],
    ),
    (
        "karteneck",
        (Passed(0, 22, forced=True), Missed(1, 0, 16, 1, forced=True)),
        [
            "A passes with 22 (nothing left to play).",
            "B passes without a worm (nothing left to play): takes 16, the lowest portion (1 worm).",
        ],
        [
            "A passa con 22 (non resta nulla da calare).",
            "B passa senza vermi (non resta nulla da calare): prende la 16, la porzione più bassa (1 verme).",
        ],
    ),
    (
        "hornochsen",
        (Bought(0, 2, again=False), Scored(0, "buy", 2, happy=False, from_space=0, to_space=2)),
        ["A buys 2 tiles and pays 2 (now 2)."],
        ["A compra 2 tessere e paga 2 (ora a 2)."],
    ),
    (
        "hornochsen",
        (
            Chose(1, again=False, tiles=None),
            Placed(0, 61, "L2", 51, 2, 10, 47),
            Scored(0, "bull", 5, happy=True, from_space=8, to_space=3),
            Completed(0, "L2", 61, "L5", (18, 41, 51)),
        ),
        [
            "B has chosen.",
            "A places 61 in L2 after 51 (10 away, the next 47) and wins back 5 for the bull head (now 3).",
            "L2 is full: 61 starts L5, and A takes from 18, 41, 51.",
        ],
        [
            "B ha scelto.",
            "A mette la 61 in L2 dopo la 51 (a 10, l'altra a 47) e recupera 5 per la testa di toro (ora a 3).",
            "L2 è piena: la 61 comincia L5, e A prende fra 18, 41, 51.",
        ],
    ),
]


@pytest.mark.parametrize(("game", "events", "english", "italian"), SENTENCES)
def test_what_one_seat_did_at_one_go_is_one_sentence(
    game: str, events: Sequence[Struct], english: list[str], italian: list[str]
) -> None:
    assert story(game, events, texts_for("en"), alt_names(people(2, 1))) == english
    assert story(game, events, texts_for("it"), alt_names(people(2, 1))) == italian


def test_what_two_seats_did_is_two_sentences() -> None:
    sentence = story(
        "verflixxt", (verflixxt.Rolled(0, 4), verflixxt.Rolled(1, 2)), texts_for("en"), alt_names(people(2, 1))
    )
    assert sentence == ["A rolls a 4.", "B rolls a 2."]


@pytest.mark.parametrize(
    ("language", "waiting"), [("en", "Waiting for A, B and C to choose."), ("it", "Devono ancora scegliere A, B e C.")]
)
def test_those_who_are_waited_for_are_named_in_the_sentence(language: str, waiting: str) -> None:
    table = at("hornochsen", "hands=1/2/3 rows=L1:10/L2:20/L3:30/L4:40", language)
    assert table.position is not None
    lines = view_lines(table, table.position.view(None), texts_for(language), alt_names(people(3, 1)))
    assert lines[0] == waiting
    assert len([line for line in lines if "A, B" in line]) == 1
