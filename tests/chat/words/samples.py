"""The facts that texts are said with: those of random games, and for all other texts facts that bring each variant."""

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Literal, get_args, get_origin

import msgspec
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.chat.words.sentences import facts_of
from bot.chat.words.texts import REFERENCE
from bot.tables.table import Table
from games.core import Fact, IllegalMove
from games.game import AnyGame
from games.registry import GAMES
from tests.chat.keys import messages_of, present
from tests.chat.playouts import games
from tests.games.own import checked_games, own
from tests.games.reflect import structs_of

Sample = tuple[str, Mapping[str, Fact]]


POSITIONS = 250
"""Of every game, taken at even distances from the random games; beside them the ends."""
MIXTURES = 64
"""Facts of a text with many variants."""


def from_playing() -> Iterator[Sample]:
    """The facts of real positions and events, and of everything the rules refuse in them."""
    for game in checked_games():
        found = [table for table in games(10) if table.info.game == game and table.position is not None]
        for table in (*found[:: -(-len(found) // POSITIONS)], *[table for table in found if table.phase == "over"]):
            yield from _of_table(table)


def _of_table(table: Table) -> Iterator[Sample]:
    """All texts about a position, for the public and for every seat."""
    game, position = table.info.game, table.position
    if position is not None:
        view = position.view(None)
        if (opened := view.from_hand()) is not None:
            yield f"{game}-open-{opened.code}", opened.facts
        for event in view.happened():
            yield from _of_event(game, event)
        if (ask := view.ask()) is not None:
            yield f"{game}-ask-{ask.code}", ask.facts
        for line in view.lines():
            yield f"{game}-line-{line.code}", line.facts
        for seat in range(len(table.people)):
            yield from _of_seat(game, position, seat)
        for seat in range(len(table.people)):
            for line in view.count(seat):
                yield f"{game}-count-{line.code}", line.facts
        if position.result is not None:
            for place in position.result.places:
                yield f"{game}-score", {"score": place.score, "tiebreak": place.tiebreak}
                for winners in (1, 2):
                    yield f"{game}-won", {"names": "Anna", "winners": winners, "score": place.score}


def _of_event(game: str, event: msgspec.Struct) -> Iterator[Sample]:
    """The texts for an event, alone and after others."""
    for place in ("first", "next", "last"):
        yield f"{game}-event-{event.__struct_config__.tag}", facts_of(event, place)


def _of_seat(game: str, position: AnyGame, seat: int) -> Iterator[Sample]:
    """The texts for a seat: its hand, its question, its choices and refusals."""
    view = position.view(seat)
    for event in view.happened():
        yield from _of_event(game, event)
    for line in view.hand():
        yield f"{game}-hand-{line.code}", line.facts
    for line in view.needed():
        yield f"{game}-needed-{line.code}", line.facts
    if (ask := view.ask()) is not None:
        yield f"{game}-ask-{ask.code}", ask.facts
    for choice in position.legal(seat):
        tag, predicted = choice.action.__struct_config__.tag, position.predicted(seat, choice.action)
        yield f"{game}-choice-{tag}", {**choice.facts, **predicted}
        if choice.rash:
            yield f"{game}-rash-{tag}", choice.facts
        if predicted.get("rule") is not None:
            yield f"{game}-part-{tag}", predicted
            yield f"{game}-part-points", predicted
    for action in _actions(game):
        try:
            position.copy().play(seat, action)
        except IllegalMove as refused:
            yield f"{game}-refusal-{refused.code}", refused.facts


@cache
def _actions(game: str) -> Sequence[object]:
    return [*_made(game)]


def _made(game: str) -> Iterator[object]:
    for kind in structs_of(GAMES[game].Actions):
        fields = [field for field in msgspec.structs.fields(kind) if field.required] or msgspec.structs.fields(kind)[:1]
        for value in (*range(1, 8), 21, 36):
            for values in product(*[_values_of(field, value) for field in fields]):
                yield kind(*values)


def _values_of(field: msgspec.structs.FieldInfo, number: int) -> tuple[object, ...]:
    """The words for a number in a field of an action: itself, alone in a list, or every word there is."""
    if field.type == tuple[int, ...]:
        return ((number,),)
    return get_args(field.type) if get_origin(field.type) is Literal else (number,)


# What random games seldom or never bring


<<<<<<< HEAD
class _Selectors(Visitor):
    """Collects the values that a text distinguishes, by variable, and the variables that must be numbers."""

    def __init__(self, message: ftl.Message, others: Mapping[str, ftl.Message]) -> None:
        self.others = others
        self.values: dict[str, dict[Fact, None]] = {}
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.values.setdefault(node.id.name, {})

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.visit(self.others[node.id.name])

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                self.values.setdefault(argument.id.name, {})[7] = None

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ftl.VariableReference):
            found = self.values.setdefault(node.selector.id.name, {})
            words = {key.name for variant in node.variants if isinstance(key := variant.key, ftl.Identifier)}
            for key in (variant.key for variant in node.variants):
                found[_value(key, plural=words <= {"one", "other"})] = None


def _value(key: ftl.Identifier | ftl.NumberLiteral, *, plural: bool) -> Fact:
    """Return a value for which a variant is said."""
    if isinstance(key, ftl.NumberLiteral):
        return int(key.value)
    return {"one": 1, "other": 12}[key.name] if plural else key.name


def _facts_of(variables: Mapping[str, Iterable[Fact]]) -> Iterator[Mapping[str, Fact]]:
    """Facts for every variant of a text, and for a good many of their mixtures."""
    values = {name: (*variants,) or (_plain(name),) for name, variants in variables.items()}
    mixtures = [*product(*values.values())]
    for chosen in mixtures if len(mixtures) <= MIXTURES else Random(len(mixtures)).sample(mixtures, MIXTURES):
        yield dict(zip(values, chosen, strict=True))


def _plain(name: str) -> Fact:
    """Return a value for a fact that is written as it is."""
    if name == "channels" or name.endswith("_seats"):
        return (1, 2)
    return 1 if name == "seat" or name.endswith("_seat") else "Anna"


def _by_variant(keys: Container[str]) -> Iterator[Sample]:
    """Every text that playing did not bring, in each of its variants."""
    messages = {message.id.name: message for message in messages_of(REFERENCE)}
    for key, variables in present(REFERENCE).items():
        if variables and key not in keys:
            yield from ((key, facts) for facts in _facts_of(_Selectors(messages[key], messages).values))
=======
BY_HAND: tuple[Sample, ...] = (
    *DAILY,
    *PLANS,
    ("reminder", {"game": "Verflixxt!", "until": "1800000000", "link": "https://discord.com/channels/1/2/3"}),
    ("computer-in-place", {"name": "Anna"}),
    *[("spoken-name", {"name": "Anna", "sign": "circle", "computer": computer}) for computer in (True, False)],
    ("hand-over", {"won": "Anna wins."}),
    ("hornochsen-event-calm", {"calm_seats": "Anna", "count": "one", "tiles": "19 → L1"}),
    ("verflixxt-cry", {"tile": 8}),
    ("lobby-challenge", {"seat": 0}),
    ("hand-newer", {"link": "https://discord.com/channels/1/2/3"}),
    ("ending-tonight-apart", {"won": "Anna 1"}),
    ("rematch-there", {"link": "https://discord.com/channels/1/2/3"}),
    ("lobby-challenged", {"people": "Bruno", "seat": 0, "link": "https://discord.com/channels/1/2/3"}),
    ("lobby-clock-choice", {"clock": "a day"}),
    ("story-who", {"clause": "first", "seat": 0}),
    ("number-word", {"value": 8}),
    ("names-listed", {"names": "Anna, Bruno", "last": "Carla"}),
    *[("review-title", {"game": "Heckmeck", "luck": luck}) for luck in (True, False)],
    *[
        ("review-verdict", {"seat": 0, "dice": dice, "luck": "9.7", "worms": worms, "cost": "2"})
        for dice, worms in (("up", True), ("down", False), ("none", False))
    ],
    *[
        (
            "review-alt-seat",
            {"seat": 0, "par": "+9.2", "luck": "−1.3", "decisions": "−0.8", "thieves": "±0.0", "worms": n},
        )
        for n in (1, 7)
    ],
    ("review-shared-seat", {"seat": 0, "costs": "Anna −0.8, Hen −1.2"}),
    ("review-turns", {"seat": 0}),
    ("review-by-turn", {"seat": 0, "move": 12, "played": "Keep 2×4 (8)", "better": "Keep 3×worm (15)", "cost": "+0.7"}),
    *[
        (
            "review-by-search",
            {
                "seat": 0,
                "move": 12,
                "played": "Pass",
                "better": "2×5",
                "gain": 11,
                "error": 4,
                "again": again,
            },
        )
        for again in (True, False)
    ],
    ("review-decision", {"number": 1, "last": 3, "move": 12}),
    ("practise-question", {"seat": 1}),
    *[("practise-answered", {"choice": "Keep 3×worm (15)", "same": same}) for same in (True, False)],
    ("review-progress", {"percent": 40}),
    ("review-cut", {"percent": 80}),
    *[("luck-said", {"games": n, "luck": "+0.4", "error": "1.2", "cost": "0.08", "decisions": n}) for n in (1, 12)],
    ("luck-by-game", {"games": "+0.4 (0.08), −1.2 (0.11)"}),
    *[("luck-word-games", {"games": n}) for n in (1, 12)],
    ("percent", {"value": 47}),
    ("decimal", {"whole": "12", "part": "4"}),
    ("ranking-season", {"season": 2}),
    *[
        ("ranking-scope", {"by": by, "period": period})
        for by in ("rating", "wins", "points", "games")
        for period in ("season", "all", "year", "month", "week")
    ],
    *[("ranking-lines", {"first": 1, "last": 10, "total": 57, "by": by}) for by in ("rating", "wins")],
    *[
        ("ranking-line", {"place": 1, "name": "Anna", "games": games, "wins": 1, "points": 3, **rating})
        for games in (1, 7)
        for rating in (
            {"rating": None, "spread": None, "provisional": True},
            {"rating": "12.4", "spread": "±2.1", "provisional": True},
            {"rating": "12.4", "spread": "±2.1", "provisional": False},
        )
    ],
    ("confirm-season", {"season": 1}),
    ("season-closed", {"season": 1, "next": 2}),
    *[
        (
            "stats-game",
            {
                "game": "Heckmeck",
                "games": 12,
                "wins": 1,
                "rate": 8,
                "chance": 27,
                "rating": "3.0",
                "spread": "±7.1",
                "provisional": provisional,
            },
        )
        for provisional in (True, False)
    ],
    ("stats-brief", {"game": "Verflixxt!", "games": 12, "wins": 3, "rating": "12.3", "spread": "±4.5"}),
    ("stats-places", {"places": "3 × #1, 1 × #2"}),
    ("stats-place", {"times": 3, "place": 1}),
    ("stats-path", {"first": "0.2", "since": "2026-10-01", "last": "3.4", "best": "3.9"}),
    ("stats-scores", {"best": 12, "worst": -3, "mean": "4.5"}),
    ("stats-best-score", {"value": -3}),
    ("stats-server", {"what": "Highest turn: 34", "name": "Anna"}),
    ("history-place-away", {"place": 1, "name": "Anna", "score": 12}),
    ("history-place", {"place": 1, "name": "Anna", "score": 12}),
    ("history-line", {"at": "<t:1:d>", "game": "Heckmeck", "table": "abc", "outcome": "#1 Anna (12)"}),
    ("replay-seed", {"table": "abc", "seed": "0" * 64, "commitment": "1" * 64}),
    *[("verify-agrees", {"table": "abc", "settled": settled}) for settled in (1, 57)],
    ("verify-wrong", {"table": "abc", "settled": 57, "wrong": (4, 9)}),
    ("verify-other-seed", {"table": "abc"}),
    ("verify-rules-gone", {"table": "abc"}),
    ("fair-seed", {"seed": "0" * 64, "commitment": "1" * 64}),
    ("ending-records", {"records": "Anna · Best score: 9"}),
    ("ending-record", {"name": "Anna", "what": "Best score: 9"}),
    ("ending-tonight", {"won": "Anna 2 · Bruno 1"}),
    ("ending-ratings", {"changes": "Anna +1.2 → 3.2"}),
    ("ending-rating-away", {"rating": "Anna −1.2 → 3.2"}),
    ("ending-rating", {"name": "Anna", "rating": "3.2", "change": "+1.2"}),
    *[
        (f"{game}-highlight-{code}", {"seat": 0, "other_seat": 1, "value": value, "other": 29, "when": "at last"})
        for game, codes in SUMMED_UP.items()
        for code in codes
        for value in (1, 5)
    ],
    *[(f"{game}-when", {"before": before}) for game in GAMES for before in (0, 1, 3)],
    ("ending-sentence", {"what": "Anna took the lead."}),
    ("ending-shared", {"winning_seats": (0, 1)}),
    ("ending-back", {"seat": 0, "when": "two turns before the end"}),
    ("ending-close", {"other_seat": 1}),
    ("ending-alone", {"seat": 0}),
    ("ending-swings", {"seat": 0, "changes": 7, "when": "at last"}),
    *[("ending-lead", {"seat": 0, "before": before, "when": "at last"}) for before in (0, 3)],
    ("ending-reason", {"reason": "The game is over."}),
    ("ending-headline", {"won": "Anna wins!"}),
    *[("still-title", {"game": "Heckmeck", "number": number, "last": 57}) for number in (0, 3)],
    ("shared-by", {"name": "Anna"}),
    *[
        (
            "privacy-kept",
            {
                "name": "Anna",
                "locale": "it",
                "seats": 1,
                "entries": 40,
                "results": 1,
                "nicknames": 0,
                "subscriptions": 2,
                "daily_answers": answers,
                "plans": answers,
                "plan_answers": answers,
            },
        )
        for answers in (0, 1, 12)
    ],
    ("refusal-no-season", {"season": "7", "seasons": 2}),
    ("refusal-season-empty", {"season": 2}),
    ("refusal-none-ranked-in-season", {"season": 2}),
    ("refusal-nothing-played", {"name": "Anna"}),
    ("refusal-no-luck", {"name": "Anna"}),
    ("refusal-no-such-table", {"table": "abc"}),
    ("refusal-seated-still", {"tables": "abc, def"}),
    ("cli-rebuilt", {"tables": 57}),
    ("cli-rebuilt-unplayable", {"unplayable": 1}),
    *[("lobby-invited", {"people": "<@1>", "name": "**Anna**", "game": "**Heckmeck**", "count": n}) for n in (1, 2)],
    ("form-title", {"game": "Heckmeck"}),
    ("form-people-detail", {"most": 5}),
    ("refusal-invited-full", {"most": 7}),
    ("invited-elsewhere", {"channel": "<#1>"}),
    ("lobby-title", {"game": "Heckmeck"}),
    ("lobby-variant", {"name": "Free choice", "what": "Anything goes."}),
    ("lobby-seats", {"seated": 1, "most": 7}),
    ("lobby-ask", {"least": 2}),
    ("lobby-commitment", {"table": "abc", "commitment": "0" * 64}),
    ("computer-numbered", {"name": "Hen", "number": 2}),
    ("computer-said", {"name": "Hen 2"}),
    ("computers-seated", {"names": "Anna and Hen"}),
    ("computers-think", {"thinking_seats": (1,), "count": 1}),
    ("computers-think", {"thinking_seats": (1, 2), "count": 2}),
    ("button-add-computer", {"name": "🐔 Hen"}),
    ("computer-chick-offer", {"name": "🐔 Hen"}),
    ("computer-hen-offer", {"name": "🐔 Hen"}),
    ("computer-rooster-offer", {"name": "🐔 Hen"}),
    ("button-remove-computer", {"name": "🐔 Hen"}),
    ("refusal-full-with-computers", {"most": 7}),
    ("refusal-no-seat-left", {"most": 7}),
    ("result-place", {"place": 1, "seat": 0, "score": "3 worms"}),
    ("refusal-no-table", {"table": "abc"}),
    ("refusal-another-game", {"game": "Heckmeck"}),
    ("refusal-table-full", {"most": 7}),
    ("refusal-too-few-seats", {"least": 2, "seated": 1}),
    ("refusal-variants-exclude", {"variant": "One", "other_variant": "Another"}),
    ("refusal-unknown-variant", {"variant": "poker"}),
    ("refusal-not-your-button", {"seat": 0}),
    ("lobby-settings-others", {"host_seat": 0}),
    ("refusal-not-host", {"host_seat": 0}),
    ("refusal-not-yours-to-free", {"host_seat": 0, "seat": 1}),
    ("hand-closed", {}),
    ("lobby-clock", {"clock": "a day"}),
    ("board-deadline", {"at": "1700000000"}),
    ("board-deadlines", {"each": "Anna"}),
    ("board-deadline-of", {"seat": 0, "at": "1700000000"}),
    *[(f"board-{code}", {"seat": 0}) for code in ("stood-in", "held", "open", "voted-out")],
    ("board-nudged", {"seat": 0, "at": "1700000000"}),
    ("board-nudged-by", {"seat": 0, "nudging_seat": 1, "at": "1700000000"}),
    *[
        (f"{said}-{what}", {"seat": 0, "clock": "a day", "have": 1, "need": 2, "wishing_seats": (1, 2)})
        for said in ("wish", "agree")
        for what in get_args(ProposalKind)
    ],
    ("nudge-button", {"seat": 0}),
    ("back-button", {"name": "Anna"}),
    ("take-seat-button", {"name": "Anna"}),
    *[
        (f"call-{state}", {"game": "Heckmeck", "here": here, "until": "1800000000"})
        for state in ("tonight", "always", "off", "paused")
        for here in (True, False)
    ],
    ("call-button-off-game", {"game": "Heckmeck"}),
    ("call", {"game": "Heckmeck", "server": "Playground", "link": "https://discord.com/channels/1/2/3"}),
    ("call-last", {"count": 5}),
    ("picture-numbers", {"each": "2 = ▲ **דוד**"}),
    ("queue", {"names": "**Anna** · **Bruno**", "count": 2}),
    ("refusal-waitlist-full", {"most": 8}),
    ("deed-nudged", {"seat": 0, "nudging_seat": 1}),
    *[(f"deed-{code}", {"seat": 0}) for code in ("absent", "absent-turn", "held", "sat", "left", "voted-out")],
    ("deed-clock", {"clock": "a day"}),
    ("substitute-invited", {"person": "<@1>", "inviting_seat": 0, "seat": 1}),
    ("silent-table", {"game": "Heckmeck", "since": "1700000000"}),
    ("replace-button", {"game": "Heckmeck"}),
    ("table-ended-abandoned", {"days": 14}),
    ("silent-table-ended", {"name": "**Anna**", "game": "Heckmeck", "since": "1700000000"}),
    ("notice-asked", {"game": "Heckmeck", "link": "https://discord.com"}),
    ("notice-nudged", {"game": "Heckmeck", "link": "https://discord.com", "nudging_seat": 0}),
    ("quiet-set", {"since": "22:00", "until": "8:00", "zone": "Europe/Rome"}),
    ("refusal-nudge-too-soon", {"seat": 0, "minutes": 3}),
    *[("refusal-nudged-already", {"seat": 0, "minutes": minutes}) for minutes in (1, 42)],
    ("refusal-nudge-quiet", {"seat": 0, "until": "1700000000"}),
    ("refusal-held-another-seat", {"seat": 0}),
    ("refusal-not-invited", {"seat": 0}),
    *[("refusal-voted-already", {"missing": missing}) for missing in (1, 2)],
    ("refusal-clock-runs", {"seat": 0}),
    ("refusal-nudge-first", {"seat": 0, "minutes": 10}),
    *[("refusal-nudge-wait", {"seat": 0, "minutes": minutes}) for minutes in (1, 7)],
    ("refusal-quiet-zone-unknown", {"typed": "Atlantis"}),
    ("refusal-quiet-time", {"typed": "noon"}),
    ("refusal-quiet-long", {"most": 16}),
    ("lesson-head", {"game": "Heckmeck", "page": 1, "pages": 12}),
    ("lesson-player", {"number": 2}),
    ("lesson-learner", {"number": 1}),
    ("lesson-number", {"value": -7}),
    *[("lesson-answered", {"answer": "24", "right": right}) for right in (True, False)],
    ("refusal-say-which-table", {"tables": "abc, def"}),
    ("refusal-say-which", {"choices": "25, 24"}),
    ("refusal-value-too-long", {"typed": "xxxxxxxx…", "most": 100}),
    ("refusal-not-a-choice", {"typed": "chess"}),
    ("refusal-not-offered", {"typed": "cat", "choices": "25, 24"}),
    ("board-barred", {"permissions": "Send Messages"}),
    ("board-closed", {"seat": 1}),
    ("refusal-permissions-missing", {"permissions": "Send Messages"}),
    *[(f"refusal-{code}", {"permission": "Manage Server"}) for code in ("settings-not-yours", "may-not-write")],
    ("refusal-may-not-open", {"permission": "Manage Messages", "managing": "Manage Server"}),
    *[(f"refusal-too-many-{what}", {"count": 3, "channels": (1, 2, 3)}) for what in ("lobbies", "alone")],
    ("channels-gone", {"managing": "Manage Server"}),
    ("refusal-settings-channels-most", {"most": 25}),
    ("thread-name", {"game": "Verflixxt!", "name": "Anna"}),
    *[(f"thread-{key}", {"name": "**Anna**", "game": "**Verflixxt!**"}) for key in ("line", *_NO_THREADS)],
    ("thread-line-open", {"name": "**Anna**", "game": "**Verflixxt!**", "thread": "<#1>"}),
    ("thread-permissions", {"permissions": "Create Public Threads"}),
    ("thread-result", {"thread": "<#1>"}),
    ("refusal-channel-not-for-tables", {"channels": (1, 2), "managing": "Manage Server"}),
    ("cli-gallery-written", {"count": 8, "folder": "pictures"}),
    ("cli-playing", {"url": "http://127.0.0.1:1"}),
    ("cli-settings-wrong", {"names": "ROOST_LOG_LEVEL"}),
    *[(key, {"files": "bot/locales/it/chess.ftl"}) for key in ("cli-unfinished", "cli-unfinished-here")],
    ("cli-players-wrong", {"most": 8}),
    ("cli-system", {"error": "no space left"}),
    ("cli-database-busy", {"cause": "database is locked"}),
    ("cli-database-gone", {"path": "/srv/roost.db", "left": "/srv/roost.db-wal"}),
    ("cli-database-no-folder", {"path": "/srv/roost.db", "folder": "/srv"}),
    ("cli-database-unwritable", {"path": "/srv/roost.db", "error": "No space left on device"}),
    ("cli-backed-up", {"path": "/copy.db", "kib": 400}),
    ("cli-restored", {"path": "/copy.db"}),
    ("cli-restored-kept", {"kept": "/roost.db.20260101-000000.replaced"}),
    *[
        (f"cli-backup-{code}", {"path": "/copy.db"})
        for code in ("exists", "nothing", "missing", "foreign", "unreleased", "newer", "damaged", "running")
    ],
    *[(f"cli-backup-{code}", {"path": "/copy.db", "error": "disk I/O error"}) for code in ("unreadable", "failed")],
    *[(f"cli-backup-pg-{what}", {"command": "pg_dump -Fc roost"}) for what in ("dump", "restore")],
    *[
        (f"cli-migrated{what}", {"path": "db/roost", "version": "0102", "before": "0101"})
        for what in ("", "-made", "-already")
    ],
    *[("cli-copied", {"rows": rows, "source": "/roost.db", "target": "db/roost"}) for rows in (1, 57)],
    *[(f"cli-copy-{code}", {"path": "/roost.db"}) for code in ("nothing", "older", "taken")],
    ("cli-copy-counts", {"path": "/roost.db", "table": "people", "found": "8", "expected": "9"}),
    ("cli-copy-derived", {"path": "/roost.db", "table": "ratings"}),
    ("cli-check-server", {"server": "15.18 (Debian 15.18-0+deb12u1)"}),
    ("cli-check-login", {"name": "Roost", "guilds": 2}),
    *[
        (f"cli-check-database{state}", {"path": "/roost.db", "version": "0101", "newest": "0102"})
        for state in ("", "-new", "-older", "-empty", "-behind", "-ahead")
    ],
    ("cli-shards-engine", {}),
    ("cli-shards-held", {"shard": 3}),
    ("cli-shards-count", {"count": 8, "other": 1}),
    *[("cli-check-shards", {"many": last - 3, "first": 4, "last": last, "count": 8}) for last in (4, 7)],
    ("cli-check-shards-few", {"count": 8, "shards": 16}),
    *[("cli-check-gateway", {"shards": shards, "remaining": 998, "total": 1000}) for shards in (1, 16)],
    ("cli-check-permissions", {"guild": "Friends", "permissions": "Send Messages"}),
    ("cli-check-channel", {"guild": "Friends", "channel": "#games", "permissions": "Attach Files"}),
    ("cli-check-channels-more", {"guild": "Friends", "more": 7}),
    ("cli-check-hidden", {"guild": "Friends", "channels": "#staff and #mods"}),
    ("cli-discord", {"error": "503 Service Unavailable"}),
    ("cli-check-invite", {"url": "https://discord.com"}),
    ("cli-check-link", {"url": "https://discord.com"}),
    ("cli-check-link-differs", {"url": "https://discord.com", "permissions": "View Channel and Send Messages"}),
    *[
        (f"cli-database-{code}", {"path": "/roost.db"})
        for code in ("unreadable", "not-a-database", "unreleased", "newer", "foreign")
    ],
    ("cli-database-held", {"path": "/var/lib/roost/roost.db"}),
    ("cli-database-damaged", {"path": "/var/lib/roost/roost.db"}),
    ("cli-database-damaged-log", {"table": "abcdefgh"}),
    ("cli-database-denied", {"path": "localhost/roost", "error": "no password supplied"}),
    ("cli-database-unreachable", {"path": "localhost/roost", "error": "connection refused"}),
    ("cli-database-encoding", {"path": "localhost/roost", "encoding": "LATIN1"}),
)
>>>>>>> 981d799a (Say in one table how long a table is silent or abandoned, and shorten the README)


def _of_games() -> Iterator[Sample]:
    for game in checked_games():
        yield from ((f"{game}-{key}", facts) for key, facts in own(game).facts)


@cache
def samples() -> tuple[Sample, ...]:
    found = {(key, tuple(facts.items())): (key, facts) for key, facts in (*from_playing(), *_of_games())}
    return (*found.values(), *_by_variant({key for key, _ in found}))
