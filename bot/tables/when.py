"""Moments that people type, in three languages at once: "fri 20:30", "domani alle 21", "in 2 Stunden", "27.11. 20:30".

Pure: a text, a time zone and the present moment become all moments that the text can mean. First the text is written in
fewer words, then a day and a time are read from it.
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
_SEARCHED = 365
"""Days ahead in which a date is looked for."""
_READ = 100
"""Letters of a text that are read."""

_NAMES: Final = {
    "en": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday "
    "January February March April May June July August September October November December",
    "it": "lunedì martedì mercoledì giovedì venerdì sabato domenica "
    "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "de": "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag "
    "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
}
_WEEKDAYS: Final[Mapping[str, Sequence[str]]] = {language: names.split()[:7] for language, names in _NAMES.items()}
_MONTHS: Final[Mapping[str, Sequence[str]]] = {language: names.split()[7:] for language, names in _NAMES.items()}
_DATES: Final = {"en": "{}, {} {}", "it": "{} {} {}", "de": "{}, {}. {}"}
_SOON: Final = ("today|oggi|heute", "tomorrow|tmrw|domani|morgen", "day after tomorrow|dopodomani|ubermorgen")
"""Names of days, by how far they are ahead."""

_COUNT: Final = (
    "one uno eins ein|two due zwei|three tre drei|four quattro vier|five cinque funf|six sei sechs|"
    "seven sette sieben|eight otto acht|nine nove neun|ten dieci zehn|eleven undici elf|twelve dodici zwolf"
)
_NUMBERS: Final = {word: str(n) for n, words in enumerate(_COUNT.split("|"), 1) for word in words.split()}
_REWRITTEN: Final = [
    (re.compile(pattern), written)
    for pattern, written in (
        (r"\bam (?=(?:[a-z]*tag|mittwoch|sonnabend|mo|di|mi|do|fr|sa|so)(?:abend)?\b|\d{1,2}\.)", ""),  # no a.m.
        (r"\b([ap])\.? ?m\b\.?", r"\1m"),
        (r"sonnabend", "samstag"),
        (r"\b(?:mid-?night|mezzanotte|mitternacht)\b", "24:00"),
        (r"\b(?:noon|midday|mezzogiorno|mittags?)\b", "12:00"),
        (r"\b(?:tonight|stasera|stanotte)\b", "today evening"),
        (r"\b(?:this|quest[ao]) (?=morning|afternoon|evening|night|mattina|pomeriggio|sera|notte)", "today "),
        (r"\bstamattina\b", "today morning"),
        (r"\bdomattina\b", "domani mattina"),
        (r"(?<=tag|och) ?morgen\b", " morning"),
        (r"\ball'una\b", "alle 1"),
        (r"\b(?:half an hour|half hour|mezz'ora|mezza ora|(?:einer? )?halben? stunde)\b", "30 min"),
        (r"\b(hours?|or[ae]) (?:and a half|e mezz[ao])\b", r"\1 30 min"),
        (r"\b([a-z]+) prossim[oa]\b", r"next \1"),
        (r"(?<=[a-z])\.", " "),
    )
]
_PART: Final = re.compile(
    r"(?<=\w)(?: (?:in the|di|del|della))? ?(?:(evening|night|sera|notte|abends?|nachts?)"
    r"|(afternoon|pomeriggio|nachmittags?)|(morning|mattin[ao]|fruh|vormittags?|morgens))\b"
)
_USUAL: Final = ((20, 21), (15, 16), (9, 10))
"""Hours that a part of the day alone can mean, in the order of `_PART`."""
_ARTICLE: Final = re.compile(
    r"(?:(?:on|this|diesen|il|la|quest[oa]) )*(?P<next>(?:next|nachste[nr]|kommende[nr]|prossim[oa]) )?"
)
_UNITS: Final = (
    (1, "m|mins?|minut[a-z]*"),
    (60, "h|hrs?|hours?|or[ae]|std|stunden?"),
    (_DAY_MINUTES, "d|days?|giorn[io]|tage?n?"),
    (7 * _DAY_MINUTES, "w|weeks?|settiman[ae]|wochen?"),
)
_UNIT: Final = "|".join(f"({names})" for _, names in _UNITS)
_COUNTED: Final = re.compile(rf"(\d{{1,3}}|an?|una|un'|un|eine[rm]?) ?(?:{_UNIT})\b(?: (?:and|e|und)\b)? ?")
_TIME: Final = re.compile(
    r"(?:at |um |gegen |alle ore |alle |a |ore )?(?P<half>halb |half (?:past )?)?"
    r"(?P<hour>\d{1,2})(?:(?:[:.h]| uhr )(?P<minute>[0-5]\d)|(?P<mezza> e mezz[ao]))?"
    r" ?(?P<noon>am|pm)?(?P<clock>uhr|h)?"
)
_DATE: Final = re.compile(
    r"(?:(?P<weekday>[a-z]{2,})(?: |$))?(?P<date>(?P<iso>\d{4}-\d\d-\d\d)"
    r"|(?P<one>\d{1,2})(?P<sign>[./]) ?(?P<other>\d{1,2})(?:\.|(?P=sign) ?(?P<year>\d{4}))?"
    r"|(?P<before>\d{1,2})(?:st|nd|rd|th|\.)? (?P<month>[a-z]{3,})"
    r"|(?P<named>[a-z]{3,}) (?P<after>\d{1,2})(?:st|nd|rd|th|\.)?)?"
)


def understood(typed: str, zone: str, at: int) -> Sequence[int]:
    """Return all moments in milliseconds since 1970 that a text can mean at the moment `at`, earliest first. A day
    without a time means nothing yet, a part of a day its usual hours."""
    text, known = _rewritten(typed[:_READ]), ZoneInfo(zone)
    minutes, are_days = _counted(text) or (0, True)
    if not are_days:
        return [(-(-at // _MINUTE) + minutes) * _MINUTE]
    found, text = _PART.search(text), _PART.sub("", text)
    part = None if found is None else (found.lastindex or 1) - 1
    today = datetime.fromtimestamp(at / 1000, known).date()
    splits = [(text[: blank.start()], text[blank.end() :]) for blank in re.finditer(" ", text)]
    moments: set[int] = set()
    for day, time in (("", text), (text, ""), *splits, *[(last, first) for first, last in splits]):
        if meant := _minutes(time, part):
            for dates in _days(day, today):
                for minute in meant:
                    each = [local_moment(day + minute // 1440 * _DAY, minute % 1440, known) for day in dates]
                    moments.update([moment for moment in each if moment > at][:1] or each[-1:])
    return sorted(moments)


def printed(at: int, zone: str, language: str) -> str:
    """Return a moment as a text that `understood` takes for it, or for the same time an hour before, if the clocks were
    set back in between."""
    local = datetime.fromtimestamp(at / 1000, ZoneInfo(zone))
    return f"{printed_date(local, language)}, {local:%H:%M}"


def printed_date(day: date, language: str) -> str:
    """Return a date as people say it: "Sunday, 29 November"."""
    return _DATES[language].format(_WEEKDAYS[language][day.weekday()], day.day, _MONTHS[language][day.month - 1])


def following_week(at: int, minute: int, zone: str) -> int:
    """Return the same minute of the local day a week after a moment, also across a change of the clocks."""
    known = ZoneInfo(zone)
    return local_moment(datetime.fromtimestamp(at / 1000, known).date() + 7 * _DAY, minute, known)


def moved(at: int, minutes: int, zone: str) -> int:
    """Return a moment so many minutes later. Whole days keep the minute of the local day."""
    if minutes % _DAY_MINUTES:
        return at + minutes * _MINUTE
    known = ZoneInfo(zone)
    day = datetime.fromtimestamp(at / 1000, known).date() + timedelta(minutes=minutes)
    return local_moment(day, minute_of(at, zone), known)


def minute_of(at: int, zone: str) -> int:
    """Return the minute of the local day of a moment."""
    local = datetime.fromtimestamp(at / 1000, ZoneInfo(zone))
    return 60 * local.hour + local.minute


def is_fixed(zone: str) -> bool:
    """Return whether a zone is an offset from UTC, which follows no clock changes of any place."""
    return "/" not in zone or zone.startswith("Etc/")


def _plain(text: str) -> str:
    """Return a text in small letters without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _rewritten(typed: str) -> str:
    """Return a text in the few words that are read: without commas, numbers as digits, midnight as an hour."""
    text = " ".join(_plain(typed).replace(",", " ").split())
    for pattern, written in _REWRITTEN:
        text = pattern.sub(written, text)
    return " ".join(re.sub(r"[a-z]+", lambda word: _NUMBERS.get(word[0], word[0]), text).split())


def _counted(text: str) -> tuple[int, bool] | None:
    """Return the minutes of "in 1 hour and 30 min", and whether they were said in days. None if that is something
    else, as "20h" is."""
    counted = re.sub(r"^(?:in|tra|fra) ", "", text)
    parts = [(part[1], _UNITS[(part.lastindex or 0) - 2][0]) for part in _COUNTED.finditer(counted)]
    if not parts or _COUNTED.sub("", counted) or (counted == text and _TIME.fullmatch(text)):
        return None
    minutes = sum((int(n) if n.isdecimal() else 1) * unit for n, unit in parts)
    return minutes, all(unit >= _DAY_MINUTES for _, unit in parts)


def _minutes(text: str, part: int | None) -> Sequence[int]:
    """Return the minutes of the day that a text can mean: both halves of the day for an hour up to eleven, unless it is
    written as "08:30". From 1440 on they are after midnight."""
    found = _TIME.fullmatch(text)
    if found is None or int(found["hour"]) > 24:
        return [60 * hour for hour in _USUAL[part]] if part is not None and not text else ()
    spoken = found["half"] or found["mezza"]
    hour, minute = int(found["hour"]), 30 if spoken else int(found["minute"] or 0)
    hour = hour - 1 if found["half"] == "halb " else hour
    if found["noon"]:
        return (60 * (hour % 12) + minute + (0 if found["noon"] == "am" else _NOON),) if 1 <= hour <= 12 else ()
    if hour == 24:
        return () if minute else (_DAY_MINUTES,) if part == 0 else (0, _DAY_MINUTES)
    if part is not None:
        later = (_DAY_MINUTES if hour < 5 else _NOON, _NOON if hour else 0, 0)[part] if hour < 12 else 0
        return (60 * hour + minute + (_NOON if (part, hour) == (0, 12) else later),)
    written = found["clock"] or (len(found["hour"]) == 2 and found["minute"]) or found["hour"][0] == "0"
    exact = (written and not spoken) or not 1 <= hour <= 11
    return (60 * hour + minute,) if exact else (60 * hour + minute, 60 * hour + minute + _NOON)


def _days(text: str, today: date) -> Iterator[Sequence[date]]:
    """Yield each meaning of "", "tomorrow", "in 3 days", "next fri", "27.11.", "11/12" (both), "27 nov" and "Fri Nov
    27th", as dates of which the first one that lies ahead counts."""
    article = _ARTICLE.match(text)
    first = today + _DAY if article and article["next"] else today  # "next sunday" is not today
    text = text[article.end() if article else 0 :]
    counted, found = _counted(text), _DATE.fullmatch(text)
    soon = [days for days, names in enumerate(_SOON) if text in names.split("|")]
    if not text:
        yield (today, today + _DAY)
    elif soon:
        yield (today + soon[0] * _DAY,)
    elif counted is not None and counted[1]:
        yield (today + timedelta(minutes=counted[0]),)
    elif found is not None:
        weekdays = range(7) if found["weekday"] is None else _of_name(found["weekday"], _WEEKDAYS)
        ahead = [day for days in range(_SEARCHED) if (day := first + days * _DAY).weekday() in weekdays]
        if found["date"] is None:
            yield from [(day, day + 7 * _DAY) for day in ahead if day < first + 7 * _DAY]
        else:
            months = _of_name(found["month"] or found["named"] or "-", _MONTHS)
            yield from [(day,) for day in ahead if _is_date(day, found, months)]


def _is_date(day: date, said: re.Match[str], months: Collection[int]) -> bool:
    """Return whether a day has the date that was said, of one of the `months` if they were named."""
    if said["iso"]:
        return day.isoformat() == said["iso"]
    if (first := said["one"]) is not None:
        numbers = (int(first), int(said["other"]))
        fits = numbers == (day.day, day.month) or (said["sign"] == "/" and numbers == (day.month, day.day))
        return fits and said["year"] in (None, str(day.year))
    return day.day == int(said["before"] or said["after"]) and day.month - 1 in months


def _of_name(word: str, names: Mapping[str, Sequence[str]]) -> frozenset[int]:
    """Return the numbers of the weekdays or months whose name in any language begins with a word. Two letters are a
    German weekday, if they can be: "Do" is no domenica."""
    found = {
        code: {n for n, name in enumerate(named) if _plain(name).startswith(word)} for code, named in names.items()
    }
    return frozenset(found["de"] if len(word) == 2 and found["de"] else set[int]().union(*found.values()))
