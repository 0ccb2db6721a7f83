"""A table in sentences: what happened, the lobby, the position, the result."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from bot.chat.words.lengths import ALT, CONTENT, fitted
from bot.chat.words.players import Player, bold, spoken
from bot.chat.words.presence import NOTHING, Around, paused_lines, presence_lines
from bot.chat.words.texts import Name, Texts
from bot.tables.attendance import Wish
from bot.tables.clocks import NO_CLOCK
from bot.tables.table import Table
from bot.tables.wishes import agreed
from games.chance import commitment
from games.core import Choice, Fact, View, tag_of

_NAMES: Final = (32, 12, 6)
"""Characters after which names are cut, where room is ever shorter."""
_STOP: Final = "."
"""What a sentence ends with until it is told on."""


def story(game: str, events: Sequence[Struct], texts: Texts, name: Name) -> list[str]:
    """Events as sentences. What one seat did at one go is one sentence, wherever its texts can be told on."""
    told: list[str] = []
    for run in _runs(game, events, texts):
        line = ""
        for place, event in zip(_places(len(run)), run, strict=True):
            line = line.removesuffix(_STOP) + texts.say(f"{game}-event-{tag_of(event)}", facts_of(event, place), name)
        told.append(line)
    return told


def happened(table: Table, view: View) -> Sequence[Struct]:
    """What just happened, as far as it is told: nothing, once somebody has sat down who would be said to have done
    it."""
    return () if table.handed_over else view.happened()


def first_told(game: str, events: Sequence[Struct], texts: Texts) -> Sequence[Struct]:
    """The events of which the first sentence of a story tells."""
    runs = _runs(game, events, texts)
    return runs[0] if runs else ()


def _runs(game: str, events: Sequence[Struct], texts: Texts) -> list[list[Struct]]:
    """Events, those together that are told in one sentence."""
    runs: list[list[Struct]] = []
    doing: int | None = None
    for event in events:
        seat = getattr(event, "seat", None) if texts.joins(f"{game}-event-{tag_of(event)}") else None
        if seat is not None and seat == doing:
            runs[-1].append(event)
        else:
            runs.append([event])
        doing = seat
    return runs


def _places(count: int) -> list[str]:
    """What so many events in one sentence are told as."""
    return ["first", *["next"] * (count - 2), "last"][:count]


def facts_of(event: Struct, told: str = "first") -> dict[str, Fact]:
    """An event's facts, and its place in the sentence: first, next or last."""
    return {"told": told, **{field: getattr(event, field) for field in event.__struct_fields__}}


def spoken_lines(table: Table, view: View, texts: Texts, name: Name) -> list[str]:
    """The whole view as sentences: what just happened, how it ended or what is asked, and the table."""
    game = table.info.game
    return [
        *story(game, happened(table, view), texts, name),
        *filter(None, [headline(table, texts, name)]),
        *result_lines(table, texts, name),
        *now_asked(table, view, texts, name),
        *_lying(game, view, texts, name),
    ]


def scene_lines(game: str, view: View, texts: Texts, name: Name) -> list[str]:
    """The same of a position that is of no table."""
    told = story(game, view.happened(), texts, name)
    return [*told, *ask_lines(game, view, texts, name), *_lying(game, view, texts, name)]


def ask_lines(game: str, view: View, texts: Texts, name: Name) -> list[str]:
    """What is asked, as a sentence; nothing where nothing is."""
    ask = view.ask()
    return [texts.say(f"{game}-ask-{ask.code}", ask.facts, name)] if ask is not None else []


def now_asked(table: Table, view: View, texts: Texts, name: Name) -> list[str]:
    """What a table asks; or that it is paused, or that those whom it waits for, all of them computers, are thinking;
    nothing of one that is over."""
    if table.phase == "over":
        return []
    if table.computers_alone:
        thinking = tuple(sorted(table.awaited))
        return [texts.say("computers-think", {"thinking_seats": thinking, "count": len(thinking)}, name)]
    return paused_lines(table, texts) or ask_lines(table.info.game, view, texts, name)


def _lying(game: str, view: View, texts: Texts, name: Name) -> list[str]:
    return [texts.say(f"{game}-line-{line.code}", line.facts, name) for line in view.lines()]


def hand_lines(game: str, view: View, texts: Texts, name: Name) -> list[str]:
    """What only one seat sees, as sentences."""
    return [texts.say(f"{game}-hand-{line.code}", line.facts, name) for line in view.hand()]


def rash_question(table: Table, choice: Choice[Any], people: Sequence[Player], texts: Texts) -> str:
    """Whether a rash choice is meant."""
    return texts.say(f"{table.info.game}-rash-{tag_of(choice.action)}", choice.facts, bold(people))


def alt_text(table: Table, view: View, people: Sequence[Player], texts: Texts) -> str:
    """The public position in words; where even short names do not make it fit, the end is the text table's alone."""
    told = len(_runs(table.info.game, happened(table, view), texts))
    names = [spoken(people, most) for most in _NAMES]
    return _fitting(names, len(people), lambda name: spoken_lines(table, view, texts, name), told, " ", ALT)


def written(table: Table, people: Sequence[Player], texts: Texts, seat: int | None, around: Around = NOTHING) -> str:
    """The table in sentences, a line each, for a reader of text who may have a seat."""
    closing = closed_text(table, texts)
    if table.position is None:
        lines = [lobby_text(table, people, texts), closing]
        return fitted("\n".join(filter(None, lines)), CONTENT)
    view = table.position.view(seat)

    def lines_with(name: Name) -> list[str]:
        lines = [
            *spoken_lines(table, view, texts, name),
            *presence_lines(table, around, texts, name),
            *hand_lines(table.info.game, view, texts, name),
            closing,
        ]
        return [line for line in lines if line]

    told = len(_runs(table.info.game, happened(table, view), texts))
    return _fitting([bold(people, most) for most in _NAMES], len(people), lines_with, told, "\n", CONTENT)


def _fitting(
    names: Sequence[Name], seats: int, lines_with: Callable[[Name], list[str]], told: int, between: str, most: int
) -> str:
    """Lines in a row: where room is short, names are cut, and what just happened (the first lines, so many as `told`)
    is left to the board's own message. Most names are short, and the same however they are cut."""
    long, short, shortest = names
    worded: dict[tuple[str, ...], list[str]] = {}
    text = ""
    for skipped, name in ((0, long), (0, short), (told, short), (told, shortest)):
        called = tuple(map(name, range(seats)))
        if called not in worded:
            worded[called] = lines_with(name)
        text = between.join(worded[called][skipped:])
        if len(text) <= most:
            break
    return fitted(text, most)


def headline(table: Table, texts: Texts, name: Name) -> str:
    """Who won, and with how much; nothing for a game that was not played to its end."""
    if table.ended is None or table.ended.result is None:
        return ""
    first, *others = [place for place in table.ended.result.places if place.place == 1]
    names = texts.listed_names([name(place.seat) for place in (first, *others)])
    return texts.say(f"{table.info.game}-won", {"names": names, "winners": 1 + len(others), "score": first.score})


def result_lines(table: Table, texts: Texts, name: Name) -> list[str]:
    """The reason for the end and the places from the first on, for a game that was played to its end."""
    if table.ended is None or table.ended.result is None:
        return []
    game = table.info.game
    lines = [texts.say(f"{game}-end-{table.ended.result.reason}")]
    for place in table.ended.result.places:
        score = texts.say(f"{game}-score", {"score": place.score, "tiebreak": place.tiebreak})
        lines.append(texts.say("result-place", {"place": place.place, "seat": place.seat, "score": score}, name))
    return lines


def ending_lines(table: Table, texts: Texts, name: Name) -> list[str]:
    """How a table ended: who won, why it was over, and the places; or why it was not played to its end."""
    lines = [headline(table, texts, name), *result_lines(table, texts, name), closed_text(table, texts)]
    return [line for line in lines if line]


def closed_text(table: Table, texts: Texts) -> str:
    """Why a table is over that was not played to its end."""
    if table.ended is None or table.ended.reason == "over":
        return ""
    if table.ended.reason == "closed" and agreed(table, Wish("end")):
        return texts.say("table-ended-by-agreement")
    return texts.say(f"table-ended-{table.ended.reason}")


def variant_lines(game: str, codes: Sequence[str], texts: Texts) -> list[str]:
    """What variants change, a sentence each."""
    return [
        texts.say("lobby-variant", {"name": texts.say(f"{game}-variant-{code}"), "what": what})
        for code in codes
        if (what := texts.say(f"{game}-variant-{code}-what"))
    ]


def lobby_text(table: Table, people: Sequence[Player], texts: Texts) -> str:
    """The lobby: the game, its variants in a sentence each, who is seated, and the commitment to the seed."""
    game = table.info.game
    lines = [
        texts.say("lobby-title", {"game": texts.say(f"{game}-title")}),
        texts.say(f"{game}-pitch"),
        *variant_lines(game, table.variants, texts),
        texts.say("lobby-seats", {"seated": len(people), "most": table.game.seats.stop - 1}),
        *[f"{bold(people)(seat)}" for seat in range(len(people))],
    ]
    if table.clock != NO_CLOCK:
        lines.append(texts.say("lobby-clock", {"clock": texts.say(f"clock-{table.clock}")}))
    if table.computers:
        lines.append(texts.say("lobby-computers"))
    if table.phase == "lobby":
        lines.append(texts.say("lobby-ask", {"least": table.game.seats.start}))
    lines.append(texts.say("lobby-commitment", {"commitment": commitment(table.info.seed), "table": table.info.id}))
    return "\n".join(lines)
