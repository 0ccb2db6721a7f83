"""Positions of Verflixxt! for the gallery: a situation, the number of seats, a notation, and the moves since."""

from collections.abc import Sequence

from games.verflixxt.moves import Die, FirstSeat, Layout, Move, Roll, Stay
from games.verflixxt.tiles import tile_of

Entry = tuple[int, Roll | Move | Stay] | FirstSeat | Layout | Die

_SHUFFLED = (
    *(17, 4, 28, 9, 31, 22, 1, 13, 6, 25, 15, 10, 32, 3, 19, 27),
    *(8, 11, 20, 30, 2, 16, 24, 12, 5, 29, 14, 21, 7, 26, 18, 23),
)
_CROWD = (
    "turn=3 pawns=+7.-2b/f3.+7/+7.+7/S.+7/f3.+7/-8a.+7 guards=f4.f5.f6.+8.+7.+7.+7.-1b "
    "taken=-1a.f1/-2a/-3a.-5a.f2/-/-4a.-6a/-7a die=4"
)
_HEAP = "turn=1 pawns=f5.f5/f5.f5/f5.f5/f5.f5/f5.f5/f5.f5 guards=f5.f5.f5.f5.f5.f5.f5.f5 options=path:fortune_last"
_TAKEN = "-1a.-2a.f1.f2.f5.+8.+5.-4b.-8b.-3a.-5a.+4/-4a.-6a.-7a.-8a.f3.f4.f6.+7.+6.-2b"
_FEW = (
    "turn=1 pawns=+3.-9.E/+1.-3b.E guards=+2.+2.-6b.-6b.-6b.-7b.E.E path=+3.+2.+1.-1b.-3b.-5b.-6b.-7b.-9.-10 "
    f"taken={_TAKEN}"
)
_MIDDLE = (
    "pawns={} guards=f4.f4.f6.f6.+8.+7.+7.+3 "
    "path=-3a.-5a.-6a.f1.f2.f4.f5.f6.+8.+7.+5.+3.+2.-1b.-3b.-4b.-5b.-7b.-8b.-9.-10"
)
_FOUR = (
    f"turn=2 {_MIDDLE.format('-3a.f2.f4/-3a.f4.f6/-6a.f4.+3/f1.+7.+7')} taken=-1a.f3.-2b/-2a.-4a/-7a.+6.+1/-8a.+4.-6b"
)
_LAST = (
    "turn=0 pawns=-7b.E.E/E.E.E guards=E.E.E.E.E.E.E.E path=-7b.-10 "
    "taken=-1a.-2a.f1.f2.f5.+8.+5.-4b.-8b.-3a.-5a.+3.-9.+1/-4a.-6a.-7a.-8a.f3.f4.f6.+7.+6.+4.-2b.+2.-1b.-3b.-5b.-6b"
)
_LAST_SIX = (
    "turn=2 pawns=E.E/E.E/-8b.E/E.E/E.E/E.E guards=-2b.-2b.E.E.E.E.E.E path=-2b.-8b.-10 "
    "taken=-1a.-2a.f1.+8.-3a/-4a.-6a.f3.f4.+7/-7a.-8a.+6.+4.-9/f6.+2.-1b.-3b/-5b.-6b.f2.+5/f5.-4b.-5a.+3.+1.-7b"
)
_RACE = (
    f"turn=0 pawns=-9.E.E/+3.+1.-6b guards=+2.+2.-6b.-6b.-6b.-7b.E.E path=+3.+2.+1.-1b.-3b.-5b.-6b.-7b.-9.-10 "
    f"taken={_TAKEN} options=end:first_home"
)
_RACE_SIX = (
    "turn=4 pawns=+2.-4b/-4b.+5/f6.-3b/-7b.-8b/-9.E/-5b.E guards=+2.f6.-3b.-3b.E.E.E.E "
    "path=f6.+5.+2.-2b.-3b.-4b.-5b.-7b.-8b.-9.-10 "
    "taken=-1a.f1.+8.-3a/-4a.-6a.f3.f4.+7/-7a.-8a.+6.+4/+3.-1b.-2a/-6b.f2/f5.-5a.+1 options=end:first_home"
)
_PENULTIMATE = "turn=1 pawns=+1.E.E/-9.E.E guards=+2.+2.-6b.-6b.-6b.-7b.E.E path=+2.+1.-1b.-3b.-5b.-6b.-7b.-9.-10 "
_PENULTIMATE_SIX = (
    "turn=3 pawns=E.E/E.E/-2b.E/-8b.E/E.E/E.E guards=-10.-2b.E.E.E.E.E.E path=-2b.-8b.-9.-10 "
    "taken=-1a.-2a.f1.+8.-3a/-4a.-6a.f3.f4.+7/-7a.-8a.+6.+4.f6/+2.-1b.-3b/-5b.-6b.f2.+5/f5.-4b.-5a.+3.+1.-7b "
    "options=end:last_pawn"
)


def _move(seat: int, piece: str, tile: str, pips: int) -> Sequence[Entry]:
    return [(seat, Roll()), Die(pips), (seat, Move("guard" if piece == "guard" else "pawn", tile_of(tile)))]


SAMPLES: tuple[tuple[str, int, str, Sequence[Entry]], ...] = (
    ("start", 2, "pawns=S.S.S/S.S.S phase=first", [FirstSeat(1)]),
    ("start", 6, "pawns=S.S/S.S/S.S/S.S/S.S/S.S phase=first", [FirstSeat(3), (3, Roll()), Die(5)]),
    (
        "random",
        3,
        "pawns=S.S.S/S.S.S/S.S.S options=path:random phase=layout",
        [Layout(_SHUFFLED), FirstSeat(0), (0, Roll()), Die(2)],
    ),
    ("plus-before-fortune", 5, "pawns=S.-3a/S.+2/S.-5a/S.S/+1.f2 options=path:plus_before_fortune turn=1 die=6", []),
    ("fortune-last", 6, _HEAP, []),
    ("mid-game", 2, _FEW, [(1, Roll()), Die(3)]),
    ("mid-game", 6, _CROWD, []),
    ("moves", 4, f"{_FOUR} die=3", []),
    ("guard", 4, _FOUR, _move(2, "guard", "f4", 5)),
    ("taken", 4, _FOUR, _move(2, "pawn", "-6a", 6)),
    ("one-chooses", 4, f"{_FOUR} die=1 options=one_chooses:True", []),
    ("stayed", 4, f"{_FOUR} die=1 options=one_chooses:True", [(2, Stay())]),
    (
        "recycled",
        2,
        f"turn=0 {_MIDDLE.format('-3a.f2.f4/f2.f4.f6')} options=recycle_passed:True",
        _move(0, "pawn", "-3a", 4),
    ),
    ("hidden", 4, f"{_FOUR} options=taken:hidden", _move(2, "pawn", "-6a", 6)),
    ("hidden-start", 2, "pawns=S.S.S/S.S.S phase=first options=taken:hidden", [FirstSeat(1)]),
    ("top-only", 4, f"{_FOUR} options=taken:top_only", _move(2, "pawn", "-6a", 6)),
    ("last-turn", 2, _LAST, []),
    ("last-turn", 6, _LAST_SIX, []),
    ("result", 2, _LAST, [(0, Roll()), Die(6)]),
    ("result", 6, _LAST_SIX, _move(2, "pawn", "-8b", 2)[:2]),
    ("result", 2, _RACE, _move(0, "pawn", "-9", 3)),
    ("result", 6, _RACE_SIX, _move(4, "pawn", "-9", 6)),
    ("result", 2, f"{_PENULTIMATE}taken={_TAKEN}.+3 options=end:last_pawn", _move(1, "pawn", "-9", 3)[:2]),
    ("result", 6, _PENULTIMATE_SIX, _move(3, "pawn", "-8b", 5)),
)
