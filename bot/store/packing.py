"""The packed form of a finished table's log: one compressed text, a tenth of what its rows take."""

import zlib
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final

from msgspec import DecodeError, Raw, Struct, json
from msgspec.structs import replace

from bot.tables.entries import Entry, Opened, Started, kind_of


class Unpackable(Exception):
    """A log that its packed form could not tell again: somebody changed it."""


class _Packed(Struct, frozen=True, array_like=True):
    """A log by columns, for equal things compress well side by side. `causes` are kinds, the `by` and seat they came
    from, and `which` of them each entry has; `waits` are milliseconds since the entry before, the first one's since
    1970; `salt` is the number of the entry whose interaction id is the dealer's salt, and that id."""

    causes: tuple[tuple[str, str, int | None], ...]
    which: tuple[int, ...]
    waits: tuple[int, ...]
    salt: tuple[int, int] | None
    bodies: tuple[Raw, ...]


def packed(log: Sequence[Entry]) -> bytes:
    """A whole log, without the interaction ids but the salt; Unpackable where what is unpacked would differ."""
    if not log:
        raise Unpackable
    kept = _forgetful(log)
    causes = {cause: number for number, cause in enumerate(dict.fromkeys(map(_cause, kept)))}
    columns = _Packed(
        tuple(causes),
        tuple(causes[_cause(entry)] for entry in kept),
        (kept[0].at, *(after.at - before.at for before, after in pairwise(kept))),
        next(((entry.number, entry.interaction_id) for entry in kept if entry.interaction_id is not None), None),
        tuple(Raw(entry.body) for entry in kept),
    )
    compressor = zlib.compressobj(9, zdict=_PHRASES)
    compressed = compressor.compress(json.encode(columns)) + compressor.flush()
    try:
        told = unpacked(compressed)
    except (DecodeError, ValueError):
        raise Unpackable from None
    if told != kept:
        raise Unpackable
    return compressed


def unpacked(compressed: bytes) -> list[Entry]:
    """The log that was packed. Raises ValueError for one that is longer than any table's."""
    decompressor = zlib.decompressobj(zdict=_PHRASES)
    text = decompressor.decompress(compressed, _LONGEST)
    if decompressor.unconsumed_tail:
        raise ValueError(f"a packed log has more than {_LONGEST} bytes")
    columns = _DECODER.decode(text)
    salted, salt = columns.salt or (0, None)
    rows = zip(columns.which, accumulate(columns.waits), columns.bodies, strict=True)
    log: list[Entry] = []
    for number, (which, at, body) in enumerate(rows, 1):
        kind, by, seat = columns.causes[which]
        log.append(Entry(number, at, seat, by, salt if number == salted else None, kind, bytes(body)))
    return log


def _cause(entry: Entry) -> tuple[str, str, int | None]:
    return entry.kind, entry.by, entry.seat


def _forgetful(log: Sequence[Entry]) -> list[Entry]:
    """A log without its interaction ids, but for the dealer's salt: the start's, or the opening's where the table began
    as it was opened."""
    salted = [entry.number for entry in log if entry.kind in _SALTS and entry.interaction_id is not None][-1:]
    return [entry if entry.number in salted else replace(entry, interaction_id=None) for entry in log]


_LONGEST: Final = 16 * 2**20
"""Bytes of an unpacked log: a long table has some 100 KiB, a changed file could take all memory."""
_SALTS: Final = frozenset({kind_of(Opened("")), kind_of(Started())})
_DECODER: Final = json.Decoder(_Packed)
_PHRASES: Final = (
    b'["action","computer:chick",1],["action","computer:rooster",1],["action","computer:hen",1],"variants":["level":"'
    b'{"kind":"language","language":"it"},{"kind":"left"},{"kind":"options",'
    b'{"kind":"ended","reason":"over","seed":"0123456789abcdef","result":["no-tiles",["all-eaten",["grill-empty",'
    b'["all_home",[[0,1,[1,2,[2,3,[3,4,[4,5,]]]}]]'
    b'["deal",[[["turn",[["buy",1],["pick",["draw",[["draw",[],[["play",[2]],["pass"],["stop",null],["stop"],'
    b'["move","guard",["move","pawn",1,"forward"],["die",1],["die",6],["play",2,1,null],["draw",[1,2]],'
    b'["roll"],["dice",[1,1,2,3,4,5,6,6]],["keep",6],["roll"],["dice",[1,2,3,5,6]],["keep",5],'
    b'[{"kind":"opened","commitment":"{"kind":"joined"},{"kind":"joined"},{"kind":"joined"},{"kind":"started"},["first",0],'
    b'[[["opened","person:1",null],["joined","person:2",0],["joined","person:3",1],["joined","person:4",2],'
    b'["joined","person:5",3],["started","person:1",null],["outcome","dealer",null],["action","table",0],'
    b'["action","person:1",0],["action","person:2",1],["action","person:3",2],["action","person:4",3],'
    b'["action","person:5",4],["ended","person:1",null]],[0,1,2,3,4,5,6,6,6,7,8,9,'
)
"""What most logs say, so that none has to say it first. Never changed: what was packed is read with it for good.
Another one would stand beside it: every packed log names its own by a checksum, in the header that zlib writes."""
