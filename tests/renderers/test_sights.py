"""What a player must notice is seen on a phone without colours: positions that differ in it look different there."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

import pytest
from PIL import Image

from games.registry import GAMES
from renderers.gallery import NAMES
from renderers.registry import RENDERERS
from tests.renderers import phones

NOTICED: Final = 8
"""Pixels of a picture 400 wide that clearly differ."""

_OX = "hands=15.22.41/14.29.37 "
_OX_ROWS = "rows=L1:2/L2:5/L3:8/L4:18"
_OX_THREE = "hands=15.22.41/14.29.37/60.61 "
_CORNER = "turn=0 opener=1 grill=18.23.34 hands=1.2.5.w7/3.4.w2.w24/2.3.5.w11"
_ASKED = "turn=0 hands=1.2/3.4 laid=w3+18.3x3.1x2/{} grill={} stacks={}"
_HATS = "turn=1 pawns=-3a.f2.f4/-6a.f4.+3/f1.+7.+7 guards=f4.f4.f6.f6.+8.+7.+7.+3"
_CROWD = "pawns=" + "/".join(["f5.f5"] * 6) + " guards=f5.f5.f5.f5.f5.f5.f5.{}"

BOARDS: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "heckmeck": {
        "whose turn it is": [f"turn={turn} stacks=24/25/26/27" for turn in range(4)],
        "a tile face up, turned and taken": ["stacks=-/-", "stacks=-/- turned=36", "stacks=36.21/22"],
        "the dice kept, their order and sum": [
            f"stacks=-/- kept={kept} phase=go" for kept in ("6x2.4x1", "4x1.6x2", "6x2.4x2", "6x2.5x1", "5x2.4x1")
        ],
        "whether a worm is kept": [f"stacks=-/- kept={kept}x2 phase=go" for kept in (6, 5)],
        "dice that cannot be kept": [f"stacks=-/- kept={kept}x2 dice=4.4.4.4.4.6" for kept in (4, 3)],
        "the dice rolled": [f"stacks=-/- kept=4x2 dice=1.2.3.{dice}.5.6" for dice in (4, 5)],
        "how many dice are left": [f"stacks=-/- kept=6x{count} phase=go" for count in range(1, 8)],
        "shared places": [f"stacks={stacks} phase=over turned=36" for stacks in ("24.25/-/-", "24.25/21/-")],
    },
    "hornochsen": {
        "active and sleeping rows": [f"{_OX}{_OX_ROWS}", f"{_OX}rows=L2:5/L3:8/L4:18/L5:2"],
        "where a row goes on": [f"{_OX}rows=L1:{tiles}/L2:5/L3:8/L4:18" for tiles in ("1", "1.2")],
        "whose tile is new": [
            f"{_OX_THREE}rows=L1:2/L2:5/L3:8/L4:18.19 placed={placed}" for placed in ("-", "19x0", "19x1", "19x2")
        ],
        "where a pawn is": [f"{_OX}{_OX_ROWS} pawns={space}/0" for space in (0, 1, 17, 33, 34, 60, 61)],
        "shared places": [f"{_OX_THREE}{_OX_ROWS} pawns={pawns} phase=over" for pawns in ("0/0/61", "0/1/61")],
        "who has chosen, in which order": [
            f"{_OX_THREE}{_OX_ROWS} pawns=3/1/2 order={order} turn={turn} chosen={chosen}"
            for order, turn, chosen in (
                ("1/2/0", 0, "-/-/-"),
                ("1/2/0", 1, "-/14/-"),
                ("1/2/0", 1, "-/29/-"),
                ("1/2/0", 2, "-/14/60"),
                ("1/0/2", 0, "-/-/-"),
            )
        ],
        "who owes what": [
            f"{_OX}{_OX_ROWS}{owed}"
            for owed in ("", " chosen=22/-", *(f" owed={owed}" for owed in ("0:L5:60.61.62", "0:L5:60.61.63")))
        ]
        + [f"{_OX}{_OX_ROWS} owed=1:L5:60.61.62"],
        "tiles behind a screen": [f"hands={hand}/14.29.37 {_OX_ROWS}" for hand in ("15.22.41", "15.22")],
        "who has bought": [f"{_OX}{_OX_ROWS}{bought}" for bought in ("", " bought=1", " bought=0")],
        "double play": [f"{_OX}{_OX_ROWS}{double}" for double in ("", " double=yes")],
    },
    "karteneck": {
        "whose turn it is": [f"hands=1.2/1.2/1.2 grill=18.19.20 turn={turn} opener=0" for turn in range(3)],
        "who opened": [_CORNER.replace("opener=1", f"opener={seat}") for seat in range(3)],
        "sums with a worm and without": [f"{_CORNER} laid={laid}/-/-" for laid in ("w4.1x2", "5x1.1x2", "-")],
        "what is laid": [f"{_CORNER} laid={laid}/-/-" for laid in ("3x1", "3x2", "3x3", "4x2", "w4", "w4+5", "w4+5+6")],
        "the highest of many serials": [
            f"{_CORNER} laid=w{laid}/-/-" for laid in ("1+3+4+5+18", "1+3+4+5+25", "1+3+4+5+17+18")
        ],
        "who has passed": [
            f"{_CORNER.replace('turn=0', 'turn=2')}{more}"
            for more in ("", " passed=1", " laid=3x2.w20/2x2.w5/-", " laid=3x2.w20/2x2.w5/- passed=1")
        ],
        "a stack's top and worth": [
            f"round=2 {_CORNER} stacks={stack}/-/-" for stack in ("-", "30", "16.30", "42.30", "16.40.41.30")
        ],
        "what can be stolen": [
            f"{_CORNER} laid=-/w4.3x3.5x1/- stacks={stacks}" for stacks in ("-/16.19/-", "-/16.20/-", "-/-/16.19")
        ],
        "cards in hand": [f"hands={hand}/1 grill=18.20" for hand in ("1.2.3", "1.2.3.4", "1.2.3.4.5.5.5.5.5.5")],
    },
    "verflixxt": {
        "whose turn it is": [f"pawns=S.S/S.S/S.S/S.S/S.S/S.S turn={turn}" for turn in range(6)],
        "where pawns are": ["pawns=-1a.-1a.S/-1a.S.S", "pawns=-1a.+2.S/-1a.S.S", "pawns=+2.+2.S/-1a.S.S"],
        "who is in a crowd": [
            _CROWD.format("f5"),
            _CROWD.format("+1"),
            *(_CROWD.format("f5").replace("f5.f5", f"{tile}.f5", 1) for tile in ("S", "E")),
        ],
        "possible moves": [f"{_HATS} die={die}" for die in range(1, 7)],
        "a choice after a 1": [f"{_HATS} die=1{options}" for options in ("", " options=one_chooses:True")],
        "what a seat has taken": [
            f"pawns=S.S.S/S.S.S taken={taken}/-"
            for taken in ("-", "-7a", "-4a", "-4b", "+4", "f4", "-1a.-7a", "-1a.-7a.f2", "-1a.-2a.-3a.-4a.-5a.-6a.-7a")
        ],
        "what many tiles come to": [
            f"pawns=S.S.S/S.S.S taken=-1a.-2a.-3a.-4a.-5a.-6a.-7a.-8a.-1b.-2b.-3b.+1.+2.+3{tile}/-"
            for tile in ("", ".+8", ".-9", ".f1")
        ],
        "tiles face down": [
            f"pawns=S.S.S/S.S.S taken={taken}/- options=taken:{shown}"
            for taken, shown in (("-1a.f3.-2b", "hidden"), ("-1a.f3.f5.-2b", "hidden"), ("-1a.f3.-2b", "top_only"))
        ],
        "who is home": [
            f"turn=1 pawns={pawns}/S.S.S taken=-1a/- options=taken:{shown}"
            for shown in ("open", "hidden")
            for pawns in ("E.E.E", "E.E.S")
        ],
    },
}
HANDS: Final[Mapping[str, Mapping[str, Sequence[str]]]] = {
    "hornochsen": {
        "tiles, choices and what is missing": [
            f"{_OX}{_OX_ROWS}",
            f"hands=15.22.42/14.29.37 {_OX_ROWS}",
            *(
                f"{_OX}{_OX_ROWS} {more}"
                for more in ("chosen=22/-", "chosen=41/-", "bought=0", "pawns=17/0", "double=yes", "order=0/1")
            ),
            f"{_OX}rows=L1:2/L2:5/L3:8/L4:19",
        ],
        "tiles to pick": [
            f"hands={hand}/90 {_OX_ROWS} owed=0:L5:60.61.{tile}"
            for hand in ("10.11.12", "10.11.12.13")
            for tile in (62, 63)
        ],
    },
    "karteneck": {
        "cards, serials and counts": [
            f"hands={hand}/1 grill=18.20"
            for hand in ("1.2.3", "1.2.2.3", "1.2.2.2.3", "1.2.2.2.3.w5", "1.2.2.2.3.w6", "1.2.2.2.3.w6.w25")
        ],
        "the sum that lies": [f"hands=1.2.3.5/1 grill=18.20 laid={laid}/-" for laid in ("-", "5x1.2x1", "w4.2x1")],
        "what a decision depends on": [
            _ASKED.format("2x1", "23.36", "-/20"),
            _ASKED.format("2x2", "23.36", "-/20"),
            _ASKED.format("w5", "23.36", "-/20"),
            _ASKED.format("2x1", "24.36", "-/20"),
            _ASKED.format("2x1", "23.36", "-/25"),
        ],
    },
    "verflixxt": {
        "tiles": [
            f"pawns=S.S.S/S.S.S taken={taken}/- options=taken:hidden"
            for taken in ("-", "-1a", "-1b", "-1a.f3", "-1a.+3")
        ]
    },
}


def drawn(game: str, text: str, seat: int | None) -> Image.Image:
    """Return the board of a position, or a seat's hand, on a phone."""
    at, renderer = GAMES[game].parse(text), RENDERERS[game]
    names = NAMES[: at.seat_count]
    if seat is None:
        return phones.shown(phones.opened(renderer.draw(at.view(None), names)))
    assert renderer.draw_hand is not None
    return phones.shown(phones.opened(renderer.draw_hand(at.view(seat), names, seat)))


@pytest.mark.parametrize(
    ("game", "seat", "what", "texts"),
    [
        (game, seat, what, texts)
        for sights, seat in ((BOARDS, None), (HANDS, 0))
        for game, groups in sights.items()
        for what, texts in groups.items()
    ],
)
def test_positions_that_differ_look_different(game: str, seat: int | None, what: str, texts: Sequence[str]) -> None:
    shown = {text: drawn(game, text, seat) for text in texts}
    for one, other in combinations(shown, 2):
        assert shown[one].size != shown[other].size or phones.unlike(shown[one], shown[other]) > NOTICED, (one, other)
