"""A table in sentences: events, lobby, position, result."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from bot.chat.words.absence import NOTHING, Deadlines, absence_lines, paused_lines
from bot.chat.words.lengths import ALT, CONTENT, fit
from bot.chat.words.players import Player, alt_names, bold_names, escaped, name_of
from bot.chat.words.texts import Name, Texts, signed
from bot.tables.attendance import Proposal
from bot.tables.clocks import ABANDONED_DAYS, NO_CLOCK
from bot.tables.majority import is_carried
from bot.tables.store import Person
from bot.tables.table import Table
from games.chance import commitment
from games.core import Choice, Fact, Line, Place, View
from games.game import tag_of
from renderers.kit.fonts import drawable

_NAMES: Final = (32, 12, 6)
"""Lengths of names, tried in this order until the text fits."""
_STOP: Final = "."
"""The end of a sentence, removed if another clause follows."""


def story(game: str, events: Sequence[Struct], texts: Texts, name: Name, *, in_order: bool = False) -> list[str]:
    """Return events as sentences. Consecutive events of one seat form one sentence if their texts have clauses. Its
    beginning announces its end, unless it is to be `in_order`."""
    sentences: list[str] = []
    for run in _events_by_sentence(game, events, texts):
        line = ""
        for place, event in zip(_clauses(len(run)), run, strict=True):
            facts = facts_of(event, place, None if in_order else run[-1])
            line = line.removesuffix(_STOP) + texts.say(f"{game}-event-{tag_of(event)}", facts, name)
        sentences.append(line)
    return sentences


def last_events(table: Table, view: View) -> Sequence[Struct]:
    """Return the last events to tell. Empty if a seat changed hands since, because the sentences would name the new
    holder."""
    return () if table.handed_over else view.happened()


def chapter_line(game: str, chapter: int | None, texts: Texts) -> str:
    """Return the heading of a round. Empty in games of turns."""
    if chapter is None or not texts.has(f"{game}-chapter"):
        return ""
    return texts.say(f"{game}-chapter", {"chapter": chapter})


def standing_line(game: str, places: Sequence[Place], texts: Texts, name: Name) -> str:
    """Return everybody's score so far, best first."""
    each = " · ".join(f"{name(place.seat)} {signed(place.score)}" for place in places)
    return texts.say(f"{game}-standing", {"each": each})


def final_line(game: str, final: Line, texts: Texts, name: Name) -> str:
    """Return the announcement that the end is near."""
    return texts.say(f"{game}-final-{final.code}", final.facts, name)


def _events_by_sentence(game: str, events: Sequence[Struct], texts: Texts) -> list[list[Struct]]:
    """Group events by the sentence that covers them."""
    runs: list[list[Struct]] = []
    doing: int | None = None
    for event in events:
        seat = getattr(event, "seat", None) if texts.has_clauses(f"{game}-event-{tag_of(event)}") else None
        if seat is not None and seat == doing:
            runs[-1].append(event)
        else:
            runs.append([event])
        doing = seat
    return runs


def _clauses(count: int) -> list[str]:
    """Return the clause of each of `count` events in one sentence."""
    return ["first", *["next"] * (count - 2), "last"][:count]


def facts_of(event: Struct, clause: str = "first", last: Struct | None = None) -> dict[str, Fact]:
    """Return an event's facts with its clause (first, next or last), and the kind of the sentence's last event."""
    ends_with = tag_of(event if last is None else last)
    return {
        "clause": clause,
        "ends_with": ends_with,
        **{field: getattr(event, field) for field in event.__struct_fields__},
    }


def view_lines(table: Table, view: View, texts: Texts, name: Name) -> list[str]:
    """Return the whole view as sentences: last events, result or decision, then the table."""
    game = table.info.game
    return [
        *story(game, last_events(table, view), texts, name),
        *filter(None, [headline(table, texts, name)]),
        *result_lines(table, texts, name),
        *decision_lines(table, view, texts, name),
        *_table_lines(game, view, texts, name),
    ]


def scene_lines(game: str, view: View, texts: Texts, name: Name) -> list[str]:
    """Return a position without a table as sentences."""
    news = story(game, view.happened(), texts, name)
    return [*news, *ask_lines(game, view, texts, name), *_table_lines(game, view, texts, name)]


def ask_lines(game: str, view: View, texts: Texts, name: Name) -> list[str]:
    """Return the decision that is due, as a sentence. Empty if none is."""
    ask = view.ask()
    return [texts.say(f"{game}-ask-{ask.code}", ask.facts, name)] if ask is not None else []


def decision_lines(table: Table, view: View, texts: Texts, name: Name) -> list[str]:
    """Return the line about the decision: which one it is, that the table is paused, or that only computers think.
    Empty after the end."""
    if table.phase == "over":
        return []
    if table.computers_alone:
        thinking = tuple(sorted(table.awaited))
        return [texts.say("computers-think", {"thinking_seats": thinking, "count": len(thinking)}, name)]
    return paused_lines(table, texts) or ask_lines(table.info.game, view, texts, name)


def _table_lines(game: str, view: View, texts: Texts, name: Name) -> list[str]:
    return [texts.say(f"{game}-line-{line.code}", line.facts, name) for line in view.lines()]


def hand_lines(game: str, view: View, texts: Texts, name: Name) -> list[str]:
    return [texts.say(f"{game}-hand-{line.code}", line.facts, name) for line in view.hand()]


def received_lines(table: Table, view: View, texts: Texts, name: Name) -> list[str]:
    """Return what a seat alone received in the last step, as sentences."""
    return [] if table.handed_over else story(table.info.game, view.received(), texts, name, in_order=True)


def needed_lines(game: str, view: View, texts: Texts, name: Name) -> list[str]:
    """Return what the decision of a seat needs of the table, as sentences beside its hand."""
    return [texts.say(f"{game}-needed-{line.code}", line.facts, name) for line in view.needed()]


def rash_question(table: Table, choice: Choice[Any], people: Sequence[Player], texts: Texts) -> str:
    return texts.say(f"{table.info.game}-rash-{tag_of(choice.action)}", choice.facts, bold_names(people))


def alt_text(table: Table, view: View, people: Sequence[Player], texts: Texts) -> str:
    """Return the public position as an alt text. If it is too long even with the shortest names, its end is cut; the
    reader finds that end in the table in words."""
    news = len(_events_by_sentence(table.info.game, last_events(table, view), texts))
    names = [alt_names(people, most) for most in _NAMES]
    return _fit(names, len(people), lambda name: view_lines(table, view, texts, name), news, " ", ALT)


def table_text(
    table: Table,
    people: Sequence[Player],
    texts: Texts,
    seat: int | None,
    deadlines: Deadlines = NOTHING,
    waitlist: Sequence[Person] = (),
    most: int = CONTENT,
) -> str:
    """Return the table in words, a sentence a line, with the hand of a seat if one is given, and the waitlist."""
    closing = closed_text(table, texts)
    if table.position is None:
        lines = [lobby_text(table, people, texts, waitlist, most - len(closing) - 1), closing]
        return "\n".join(filter(None, lines))
    view = table.position.view(seat)

    def lines_with(name: Name) -> list[str]:
        lines = [
            *view_lines(table, view, texts, name),
            *absence_lines(table, deadlines, texts, name),
            *hand_lines(table.info.game, view, texts, name),
            *waitlist_lines(waitlist, texts),
            closing,
        ]
        return [line for line in lines if line]

    news = len(_events_by_sentence(table.info.game, last_events(table, view), texts))
    return _fit([bold_names(people, length) for length in _NAMES], len(people), lines_with, news, "\n", most)


def _fit(
    names: Sequence[Name], seats: int, lines_with: Callable[[Name], list[str]], news: int, between: str, most: int
) -> str:
    """Join lines within `most` characters. If they are too long, names are cut first, then the last events (the first
    `news` lines), which the board reports. Usually all cuts give the same names, so equal ones are not composed
    twice."""
    long, short, shortest = names
    worded: dict[tuple[str, ...], list[str]] = {}
    text = ""
    for skipped, name in ((0, long), (0, short), (news, short), (news, shortest)):
        called = tuple(map(name, range(seats)))
        if called not in worded:
            worded[called] = lines_with(name)
        text = between.join(worded[called][skipped:])
        if len(text) <= most:
            break
    return fit(text, most)


def headline(table: Table, texts: Texts, name: Name) -> str:
    """Return the winner and the score. Empty if the game was not played to its end."""
    if table.ended is None or table.ended.result is None:
        return ""
    first, *others = [place for place in table.ended.result.places if place.place == 1]
    names = texts.join_names([name(place.seat) for place in (first, *others)])
    return texts.say(f"{table.info.game}-won", {"names": names, "winners": 1 + len(others), "score": first.score})


def result_lines(table: Table, texts: Texts, name: Name) -> list[str]:
    """Return the reason of the end and the places. Empty if the game was not played to its end."""
    if table.ended is None or table.ended.result is None:
        return []
    game = table.info.game
    lines = [texts.say(f"{game}-end-{table.ended.result.reason}")]
    for place in table.ended.result.places:
        score = texts.say(f"{game}-score", {"score": place.score, "tiebreak": place.tiebreak})
        lines.append(texts.say("result-place", {"place": place.place, "seat": place.seat, "score": score}, name))
    return lines


def ending_lines(table: Table, texts: Texts, name: Name) -> list[str]:
    """Return the end of a table: winner, reason and places, or the reason why it was not played to its end."""
    lines = [headline(table, texts, name), *result_lines(table, texts, name), closed_text(table, texts)]
    return [line for line in lines if line]


def closed_text(table: Table, texts: Texts) -> str:
    """Return why a table ended before its game did. Empty otherwise."""
    if table.ended is None or table.ended.reason == "over":
        return ""
    if table.ended.reason == "closed" and is_carried(table, Proposal("end")):
        return texts.say("table-ended-by-agreement")
    return texts.say(f"table-ended-{table.ended.reason}", {"days": ABANDONED_DAYS})


def variant_lines(game: str, codes: Sequence[str], texts: Texts) -> list[str]:
    return [
        texts.say("lobby-variant", {"name": texts.say(f"{game}-variant-{code}"), "what": what})
        for code in codes
        if (what := texts.say(f"{game}-variant-{code}-what"))
    ]


def waitlist_lines(waitlist: Sequence[Person], texts: Texts, most: int = 32) -> list[str]:
    """Return the waitlist in a line, with names cut after `most` characters. Empty if it has no people."""
    names = " · ".join(f"**{escaped(name_of(person), most)}**" for person in waitlist)
    return [texts.say("waitlist", {"names": names, "count": len(waitlist)})] if waitlist else []


def number_lines(people: Sequence[Player], texts: Texts) -> list[str]:
    """Return the line that names the seats whose names pictures cannot draw, by the numbers they show instead."""
    name, drawn = bold_names(people), [drawable(name_of(player)) for player in people]
    return numbered_line([f"{seat + 1} = {name(seat)}" for seat, is_drawn in enumerate(drawn) if not is_drawn], texts)


def numbered_line(each: Sequence[str], texts: Texts) -> list[str]:
    """Return the line that names what a picture shows by number. Empty if there is nothing."""
    return [texts.say("picture-numbers", {"each": " · ".join(each)})] if each else []


def lobby_text(
    table: Table,
    people: Sequence[Player],
    texts: Texts,
    waitlist: Sequence[Person] = (),
    most: int = CONTENT,
    *,
    asks: bool = True,
) -> str:
    """Return the lobby: game, variants, people with the waitlist, and the commitment to the seed. If it is too
    long, names are cut. A message without controls asks for none (`asks` is false)."""
    text = ""
    for length in _NAMES:
        lines = waitlist_lines(waitlist, texts, length)
        text = "\n".join(_lobby_lines(table, bold_names(people, length), texts, lines, asks=asks))
        if len(text) <= most:
            break
    return fit(text, most)


def lobby_words(
    table: Table, people: Sequence[Player], texts: Texts, epilogue: Sequence[str], waitlist: Sequence[Person]
) -> str:
    """Return the words above the picture of a lobby: who wants a rematch and is in, how to take a seat, the
    `epilogue`, and last the commitment to the seed, which is never cut."""
    lines = [
        *_lobby_asks(table, bold_names(people), texts),
        *epilogue,
        *waitlist_lines(waitlist, texts, _NAMES[1]),
        *number_lines(people, texts),
        *_small_print(table, texts),
    ]
    return "\n".join(lines)


def _lobby_asks(table: Table, name: Name, texts: Texts) -> list[str]:
    """Return how to take a seat; in a rematch who wants it, who is in, and who has not answered."""
    asker = table.seat_of(table.opener)
    is_challenge = table.seated_again and asker is not None
    asked = [texts.say("lobby-challenge", {"seat": asker}, name)] if is_challenge else []
    if not table.challenged:
        return [*asked, texts.say("lobby-ask", {"least": table.game.seats.start})]
    ready = [name(seat) for seat in range(len(table.holders)) if seat not in table.challenged]
    silent = [name(seat) for seat in sorted(table.challenged)]
    answers = {"names": texts.join_names(ready), "count": len(ready), "silent": texts.join_names(silent)}
    return [*asked, texts.say("lobby-answers", answers), texts.say("lobby-ask-in")]


def lobby_alt(table: Table, people: Sequence[Player], texts: Texts) -> str:
    """Return the picture of a lobby in words."""
    lines = _lobby_lines(table, alt_names(people), texts, (), asks=False)[: -len(_small_print(table, texts))]
    said = [line.removeprefix("## ").replace("**", "") for line in lines]
    return "\n".join([*([texts.say("lobby-rematch")] if table.seated_again else []), *said])


def _small_print(table: Table, texts: Texts) -> list[str]:
    """Return the last lines of a lobby: what it does not count for, and the commitment to the seed."""
    sealed = {"commitment": commitment(table.info.seed), "table": table.info.id}
    apart = [texts.say("lobby-computers")] if table.computers else []
    return [*apart, texts.say("lobby-commitment", sealed)]


def _lobby_lines(table: Table, name: Name, texts: Texts, waitlist: Sequence[str], *, asks: bool) -> list[str]:
    game, seated = table.info.game, len(table.holders)
    lines = [
        texts.say("lobby-title", {"game": texts.say(f"{game}-title")}),
        texts.say(f"{game}-pitch"),
        *variant_lines(game, table.option_codes, texts),
        texts.say("lobby-seats", {"seated": seated, "most": table.game.seats.stop - 1}),
        *map(name, range(seated)),
        *waitlist,
    ]
    if table.clock != NO_CLOCK:
        lines.append(texts.say("lobby-clock", {"clock": texts.say(f"clock-{table.clock}")}))
    if asks and table.phase == "lobby":
        lines += _lobby_asks(table, name, texts)
    return [*lines, *_small_print(table, texts)]
