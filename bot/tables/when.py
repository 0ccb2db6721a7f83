"""Moments that people type, in three languages at once: "fri 20:30", "domani alle 21", "in 2 Stunden", "27.11. 20:30".

Pure: a text, a time zone and the present moment become all moments that the text can mean.
"""

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping, Sequence
from datetime import date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.tables.clocks import local_moment

_MINUTE: Final = 60 * 1000
_DAY: Final = timedelta(days=1)
_NOON, _DAY_MINUTES = 12 * 60, 24 * 60
_SEARCHED, _READ = 365, 100
"""Days ahead in which a date is looked for, and letters of a text that are read."""

_NAMES: Final = {
    "en": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday "
    "January February March April May June July August September October November December",
    "it": "lunedì martedì mercoledì giovedì venerdì sabato domenica "
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "de": "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag "
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
}
_WEEKDAYS: Final[Mapping[str, Sequence[str]]] = {one: names.split()[:7] for one, names in _NAMES.items()}
_MONTHS: Final[Mapping[str, Sequence[str]]] = {one: names.split()[7:] for one, names in _NAMES.items()}
_DATES: Final = {"en": "{}, {} {}, {:%H:%M}", "it": "{} {} {}, {:%H:%M}", "de": "{}, {}. {}, {:%H:%M}"}
_SOON: Final = ("today|oggi|heute", "tomorrow|tmrw|domani|morgen", "day after tomorrow|dopodomani|ubermorgen")
"""Names of days, by how far they are ahead."""
_TONIGHT: Final = re.compile(r"tonight|stasera|this evening|questa sera")
_EVENING: Final = re.compile(r"(?<=\w) ?(?:evening|night|sera|abend)\b")
_ARTICLE: Final = re.compile(r"^(?:on|this|next|am|diesen|nachsten|kommenden|il|la|questo|questa|prossimo|prossima) ")
_UNITS: Final = (
    (1, "m|mins?|minut[a-z]*"),
    (60, "h|hrs?|hours?|or[ae]|std|stunden?"),
    (_DAY_MINUTES, "d|days?|giorn[io]|tage?n?"),
    (7 * _DAY_MINUTES, "w|weeks?|settiman[ae]|wochen?"),
)
_UNIT: Final = "|".join(f"({names})" for _, names in _UNITS)
_COUNTED: Final = re.compile(rf"(\d{{1,3}}|an?|una|un'|un|eine[rm]) ?(?:{_UNIT})\b(?: (?:and|e|und)\b)? ?")
_TIME: Final = re.compile(
    r"(?:at |um |gegen |alle ore |alle |ore )?"
    r"(?P<hour>\d{1,2})(?:(?:[:.h]| uhr )(?P<minute>[0-5]\d))? ?(?P<half>am|pm)?(?P<clock>uhr|h)?"
)
_DATE: Final = re.compile(
    r"(?:(?P<weekday>[a-z]{2,})(?: |$))?(?P<date>"
    r"(?P<one>\d{1,2})(?P<sign>[./]) ?(?P<other>\d{1,2})(?:\.|(?P=sign) ?(?P<year>\d{4}))?"
    r"|(?P<before>\d{1,2})(?:st|nd|rd|th|\.)? (?P<month>[a-z]{3,})"
    r"|(?P<named>[a-z]{3,}) (?P<after>\d{1,2})(?:st|nd|rd|th|\.)?)?"
)


def understood(typed: str, zone: str, at: int) -> Sequence[int]:
    """Return all moments in milliseconds since 1970 that a text can mean at the moment `at`, earliest first. A day
    without a time means nothing yet."""
    text, known = _plain(typed[:_READ]), ZoneInfo(zone)
    counted = _counted(text)
    if counted is not None and counted % _DAY_MINUTES:
        return [(-(-at // _MINUTE) + counted) * _MINUTE]
    evening, text = _EVENING.search(text) is not None, _EVENING.sub("", text)
    today = datetime.fromtimestamp(at / 1000, known).date()
    splits = [(text[: blank.start()], text[blank.end() :]) for blank in re.finditer(" ", text)]
    found: set[int] = set()
    for day, time in (("", text), *splits, *[(last, first) for first, last in splits]):
        if minutes := _minutes(time, evening=evening):
            for dates in _days(day, today):
                for minute in minutes:
                    moments = [local_moment(one, minute, known) for one in dates]
                    found.update([moment for moment in moments if moment > at][:1] or moments[-1:])
    return sorted(found)


def printed(at: int, zone: str, language: str) -> str:
    """Return a moment as a text that `understood` takes for it, or for the same time an hour before, if the clocks were
    set back in between."""
    local = datetime.fromtimestamp(at / 1000, ZoneInfo(zone))
    names = _WEEKDAYS[language][local.weekday()], local.day, _MONTHS[language][local.month - 1]
    return _DATES[language].format(*names, local)


def following_week(at: int, minute: int, zone: str) -> int:
    """Return the same minute of the local day a week after a moment, also across a change of the clocks."""
    known = ZoneInfo(zone)
    return local_moment(datetime.fromtimestamp(at / 1000, known).date() + 7 * _DAY, minute, known)


def minute_of(at: int, zone: str) -> int:
    """Return the minute of the local day of a moment."""
    local = datetime.fromtimestamp(at / 1000, ZoneInfo(zone))
    return 60 * local.hour + local.minute


def is_fixed(zone: str) -> bool:
    """Return whether a zone is an offset from UTC, which follows no clock changes of any place."""
    return "/" not in zone or zone.startswith("Etc/")


def _plain(typed: str) -> str:
    """Return a text in small letters without accents, commas and the dots of abbreviations."""
    letters = unicodedata.normalize("NFKD", typed.casefold().replace("’", "'"))
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter)).replace(",", " ")
    plain = re.sub(r"\b([ap])\.?m\b\.?", r"\1m", _TONIGHT.sub("today evening", plain))
    return " ".join(re.sub(r"(?<=[a-z])\.", " ", plain).split())


def _counted(text: str) -> int | None:
    """Return the minutes of "in 1 hour and 30 min". None if that is something else."""
    if not text.startswith(("in ", "tra ", "fra ")):
        return None
    counted = text.partition(" ")[2]
    parts = [(part[1], _UNITS[(part.lastindex or 0) - 2][0]) for part in _COUNTED.finditer(counted)]
    whole = bool(parts) and not _COUNTED.sub("", counted)
    return sum((int(n) if n.isdecimal() else 1) * minutes for n, minutes in parts) if whole else None


def _minutes(text: str, *, evening: bool) -> Sequence[int]:
    """Return the minutes of the day that a text can mean: both halves of the day for a bare hour up to eleven."""
    found = _TIME.fullmatch(text)
    if found is None or int(found["hour"]) > 23:
        return ()
    hour, minute = int(found["hour"]), int(found["minute"] or 0)
    if found["half"] or evening:
        return (60 * (hour % 12) + minute + (0 if found["half"] == "am" else _NOON),)
    exact = found["minute"] or found["clock"] or not 1 <= hour <= 11
    return (60 * hour + minute,) if exact else (60 * hour, 60 * hour + _NOON)


def _days(text: str, today: date) -> Iterator[Sequence[date]]:
    """Yield each meaning of "", "tomorrow", "in 3 days", "next fri", "27.11.", "11/12" (both), "27 nov" and "Fri Nov
    27th", as dates of which the first one that lies ahead counts."""
    text = _ARTICLE.sub("", text)
    counted, found = _counted(text), _DATE.fullmatch(text)
    soon = [days for days, names in enumerate(_SOON) if text in names.split("|")]
    if not text:
        yield (today, today + _DAY)
    elif soon:
        yield (today + soon[0] * _DAY,)
    elif counted is not None and counted % _DAY_MINUTES == 0:
        yield (today + timedelta(minutes=counted),)
    elif found is not None:
        weekdays = range(7) if found["weekday"] is None else _of_name(found["weekday"], _WEEKDAYS)
        ahead = [today + days * _DAY for days in range(_SEARCHED) if (today + days * _DAY).weekday() in weekdays]
        if found["date"] is None:
            yield from [(day, day + 7 * _DAY) for day in ahead if day < today + 7 * _DAY]
        else:
            months = _of_name(found["month"] or found["named"] or "-", _MONTHS)
            yield from [(day,) for day in ahead if _is_date(day, found, months)]


def _is_date(day: date, said: re.Match[str], months: Collection[int]) -> bool:
    """Return whether a day has the date that was said, of one of the `months` if they were named."""
    if (one := said["one"]) is not None:
        numbers = (int(one), int(said["other"]))
        fits = numbers == (day.day, day.month) or (said["sign"] == "/" and numbers == (day.month, day.day))
        return fits and said["year"] in (None, str(day.year))
    return day.day == int(said["before"] or said["after"]) and day.month - 1 in months


def _of_name(word: str, names: Mapping[str, Sequence[str]]) -> frozenset[int]:
    """Return the numbers of the weekdays or months whose name in any language begins with a word. Two letters are a
    German weekday, if they can be: "Do" is no domenica."""
    found = {one: {n for n, name in enumerate(named) if _plain(name).startswith(word)} for one, named in names.items()}
    return frozenset(found["de"] if len(word) == 2 and found["de"] else set[int]().union(*found.values()))
