"""Time zones that people type: by city, country, abbreviation, offset, or the zone's own name."""

import asyncio
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from typing import Final
from zoneinfo import ZoneInfo

from discord.app_commands import Choice
from msgspec import Struct

from bot.chat.front.interaction import Interaction
from bot.chat.words.lengths import OPTIONS
from bot.chat.words.people import People
from bot.store import SqlStore
from bot.tables.clocks import is_zone
from bot.tables.refusals import Refusal

_POPULOUS: Final = (
    "Europe/Berlin Europe/Rome Europe/London America/New_York America/Chicago America/Los_Angeles Europe/Paris "
    "Europe/Madrid Europe/Vienna Europe/Zurich Asia/Shanghai Asia/Kolkata America/Sao_Paulo Asia/Tokyo Asia/Jakarta "
    "Asia/Karachi Asia/Dhaka Africa/Lagos Europe/Moscow America/Mexico_City Asia/Manila Africa/Cairo "
    "Asia/Ho_Chi_Minh Europe/Istanbul Asia/Tehran Asia/Bangkok Africa/Johannesburg Africa/Nairobi Asia/Seoul "
    "America/Bogota America/Argentina/Buenos_Aires Europe/Kyiv Europe/Warsaw Australia/Sydney America/Toronto "
    "Europe/Amsterdam Europe/Brussels Europe/Bucharest Europe/Athens Europe/Prague Europe/Stockholm Europe/Budapest "
    "Europe/Lisbon Australia/Melbourne Australia/Brisbane Australia/Perth America/Denver America/Phoenix "
    "America/Vancouver America/Detroit America/Lima America/Santiago Asia/Riyadh Asia/Dubai Asia/Singapore "
    "Asia/Hong_Kong Asia/Taipei Pacific/Auckland"
)
"""The zones of most people, and first those of most players. All others follow by name."""

_CALLED: Final[Mapping[str, str]] = {
    "Europe/Berlin": "Deutschland,Germania,Allemagne,Frankfurt,Frankfurt am Main,Munich,Hamburg,Cologne,Köln,Stuttgart,"
    "Düsseldorf,Leipzig,München,Monaco di Baviera,Francoforte,Berlino",
    "Europe/Rome": "Italia,Italien,Milan,Milano,Mailand,Naples,Napoli,Turin,Torino,Florence,Firenze,Bologna,Palermo,"
    "Venice,Venezia,Rom,Roma",
    "Europe/Vienna": "Österreich,Wien,Graz,Salzburg,Innsbruck,Linz",
    "Europe/Zurich": "Schweiz,Svizzera,Suisse,Geneva,Genf,Ginevra,Basel,Basilea,Bern,Berna,Lausanne,Lugano,Zurigo",
    "Europe/Paris": "Frankreich,Francia,Lyon,Marseille,Parigi",
    "Europe/Madrid": "Spanien,Spagna,España,Barcelona,Valencia,Seville",
    "Europe/London": "England,Scotland,Wales,United Kingdom,Great Britain,Großbritannien,Gran Bretagna,Manchester,"
    "Edinburgh,Birmingham,Glasgow,Londra",
    "Europe/Amsterdam": "Holland,Niederlande,Paesi Bassi,Rotterdam,The Hague",
    "Europe/Warsaw": "Krakow,Polen,Polonia",
    "Europe/Kyiv": "Kiev,Ukraine",
    "America/New_York": "USA,Boston,Washington,Philadelphia,Miami,Atlanta,Orlando,Eastern,Eastern Time,ET",
    "America/Chicago": "USA,Houston,Dallas,Austin,San Antonio,Minneapolis,New Orleans,Nashville,Central Time,CT",
    "America/Denver": "USA,Salt Lake City,Albuquerque,Mountain Time,MT",
    "America/Phoenix": "USA",
    "America/Anchorage": "USA",
    "Pacific/Honolulu": "USA",
    "America/Los_Angeles": "USA,San Francisco,San Diego,San Jose,Seattle,Portland,Las Vegas,Sacramento,Pacific Time,PT",
    "America/Toronto": "Montreal,Ottawa,Quebec",
    "America/Edmonton": "Calgary",
    "America/Mexico_City": "Guadalajara",
    "America/Sao_Paulo": "Rio de Janeiro,Brasilia,Belo Horizonte,Curitiba,Porto Alegre",
    "Asia/Shanghai": "Beijing,Guangzhou,Shenzhen,Peking",
    "Asia/Kolkata": "Mumbai,Delhi,New Delhi,Bangalore,Bengaluru,Chennai,Hyderabad",
    "Asia/Tokyo": "Osaka,Kyoto",
    "Asia/Ho_Chi_Minh": "Hanoi",
    "Asia/Karachi": "Lahore,Islamabad",
    "Asia/Dubai": "Abu Dhabi",
    "Asia/Jerusalem": "Tel Aviv",
    "Europe/Istanbul": "Ankara,Türkei,Turchia",
    "Europe/Moscow": "Saint Petersburg",
    "Australia/Sydney": "Canberra",
    "Africa/Johannesburg": "Cape Town",
    "Pacific/Auckland": "Wellington",
}
"""Large cities without a zone of their own, and countries as our languages call them."""

_MOMENTS: Final = tuple(datetime(datetime.now(UTC).year, month, 1, tzinfo=UTC) for month in (1, 4, 7, 10))
_LETTERS: Final = str.maketrans({"ß": "ss", "ø": "o", "ł": "l", "ı": "i", "đ": "d", "æ": "ae"})
_PUNCTUATION: Final = str.maketrans("/_-.,()&'’", "          ")


class Zone(Struct, frozen=True):
    """A time zone that is offered."""

    name: str
    names: frozenset[str]
    """Its name, cities, countries, aliases and abbreviations, folded."""
    words: frozenset[str]
    """The words of these names."""
    offsets: tuple[int, ...]
    """Its minutes ahead of UTC at a few moments of the year."""


class KnownZones(Struct, frozen=True):
    """All zones: those that are offered, the most populous first, and every zone's name by what is typed for it."""

    zones: Sequence[Zone]
    names: Mapping[str, str]


def folded(text: str) -> str:
    """Return a text in small plain letters, with single blanks between its words."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold().translate(_LETTERS))
    kept = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(kept.translate(_PUNCTUATION).split())


@cache
def known_zones() -> KnownZones:
    rank = {name: number for number, name in enumerate(_POPULOUS.split())}
    links = {alias: name for kind, name, *alias_of in _rows("tzdata.zi", None) if kind == "L" for alias in alias_of}
    called = _called(links)
    ordered = sorted(called, key=lambda name: (rank.get(name, len(rank)), name))
    names = [name for name in (*called, *links) if name in called or ("/" in name and not name.startswith("Etc/"))]
    return KnownZones([_zone(name, called[name]) for name in ordered], {name.casefold(): name for name in names})


def _zone(name: str, called: Iterable[str]) -> Zone:
    zone = ZoneInfo(name)
    moments = [moment.astimezone(zone) for moment in _MOMENTS]
    abbreviations = {str(moment.tzname()) for moment in moments if str(moment.tzname()).isalpha()}
    ahead = tuple(int((moment.utcoffset() or moment - moment).total_seconds() // 60) for moment in moments)
    names = frozenset(map(folded, [name, name.rsplit("/", 1)[-1], *called, *abbreviations]))
    return Zone(name, names, frozenset(word for spelling in names for word in spelling.split()), ahead)


def _called(links: Mapping[str, str]) -> Mapping[str, Sequence[str]]:
    """Return what each zone of a place is called beside its own name, by the database of time zones and by us. `links`
    are the zones that are other names of a zone."""
    countries = dict(_rows("iso3166.tab"))
    called: defaultdict[str, list[str]] = defaultdict(list, {"UTC": ["GMT"]})
    for code, _, name, *_ in _rows("zone.tab"):
        called[name] += [countries[code], code]
    for alias, name in links.items():
        if name in called and alias not in called:
            called[name] += [alias, alias.rsplit("/", 1)[-1]]
    for name, ours in _CALLED.items():
        called[name] += ours.split(",")
    return called


def _rows(file: str, separator: str | None = "\t") -> Iterator[list[str]]:
    """Yield the rows of a file of the time zone database, without comments."""
    for line in (files("tzdata") / "zoneinfo" / file).read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line.split(separator)


_OFFSET: Final = re.compile(r"(?:utc|gmt)?\s*([+\-\u2212])\s*(\d{1,2})(?::?([0-5]\d))?", re.IGNORECASE)


async def zones(interaction: Interaction, begun: str) -> list[Choice[str]]:
    """Offer the time zones that fit what was typed, the most populous first."""
    await asyncio.to_thread(known_zones)  # reads hundreds of files once
    return [Choice(name=zone.name.replace("_", " "), value=zone.name) for zone in _fitting(begun)[:OPTIONS]]


async def zone_of(interaction: Interaction, typed: str | None, people: People, store: SqlStore) -> str:
    """Return the zone that was typed, or else that of the author's quiet hours. Raises Refusal without one."""
    if typed is not None:
        return await zone_named(typed)
    person = await people.find(interaction.user.id, None)
    quiet = None if person is None else (await store.preferences(person.id)).quiet
    if quiet is None:
        raise Refusal("quiet-zone")
    return quiet.zone


async def zone_named(typed: str) -> str:
    """Return the chosen zone, or the one that fits what was typed. Of several the clocks have to agree, at least those
    of the populous ones; an offset of whole hours is itself a zone. Raises Refusal otherwise."""
    known = await asyncio.to_thread(known_zones)  # reads hundreds of files once
    chosen = known.names.get(typed.strip().casefold().replace(" ", "_"))
    if chosen is not None:
        return chosen
    offset = _OFFSET.fullmatch(typed.strip())
    fixed = f"Etc/GMT{'-' if offset[1] == '+' else '+'}{int(offset[2])}" if offset else ""  # the sign of POSIX
    if offset and not int(offset[3] or 0) and is_zone(fixed):
        return fixed
    exact = _named(typed)
    populous = [zone for zone in exact if zone.name in _POPULOUS.split()] or exact
    if len({zone.offsets for zone in populous}) != 1:
        raise Refusal("quiet-zone-unknown", typed=typed)
    return populous[0].name


def _fitting(typed: str) -> list[Zone]:
    """Return the zones that are called so, then those with names in which every typed word begins a word."""
    words, exact = folded(typed).split(), _named(typed)
    if _OFFSET.fullmatch(typed.strip()):
        return exact
    others = [
        zone
        for zone in known_zones().zones
        if zone not in exact and all(any(part.startswith(word) for part in zone.words) for word in words)
    ]
    return [*exact, *others]


def _named(typed: str) -> list[Zone]:
    """Return the zones of a city, country, abbreviation or offset."""
    offset = _OFFSET.fullmatch(typed.strip())
    if offset is None:
        return [zone for zone in known_zones().zones if folded(typed) in zone.names]
    sign, hours, minutes = offset.groups()
    ahead = (60 * int(hours) + int(minutes or 0)) * (1 if sign == "+" else -1)
    return [zone for zone in known_zones().zones if ahead in zone.offsets]
