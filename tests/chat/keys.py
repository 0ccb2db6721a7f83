"""Keys of texts: those that the code can ask for, and those that exist. Read from the sources, the rules and the Fluent
files."""

import ast
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args
from unittest.mock import Mock, create_autospec

import discord
import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.app import FOR_GOOD
from bot.chat import requests
from bot.chat.front import commands
from bot.chat.front.discord_io import NoThread
from bot.chat.front.permissions import FOR_THREADS, PERMISSIONS, missing
from bot.chat.requests import PlanRequest
from bot.chat.settings import Place, settings_form
from bot.chat.words.texts import LANGUAGES, REFERENCE, texts_for
from bot.finished.replay import Unasked
from bot.tables.calls import Until
from bot.tables.clocks import CLOCKS
from bot.tables.entries import ProposalKind
from bot.tables.evenings import Conclusion
from bot.tables.guild_settings import GuildSettings, Openers
from bot.tables.state import option_codes
from bot.tables.store import NoticeWay
from games.computer import LEVELS
from games.core import View
from games.game import AnyGame, tag_of
from games.hornochsen.board import NAMES as ROWS
from games.registry import GAMES, LESSONS
from renderers.finished.leaderboard import ORDER
from renderers.kit.palette import SIGNS
from renderers.registry import renderer_of
from tests.chat.playouts import at, every_command, games
from tests.games.own import checked_games, is_checked, own
from tests.games.reflect import structs_of

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "bot" / "locales"


class Asked(NamedTuple):
    """Keys the code asks for, and those it would use if they were there."""

    needed: frozenset[str]
    optional: frozenset[str]


def complaints(asked: Asked, present: frozenset[str]) -> list[str]:
    """Return the differences between the texts asked for and the texts that exist."""
    missing = [f"missing: {key}" for key in sorted(asked.needed - present)]
    return [*missing, *[f"unused: {key}" for key in sorted(present - asked.needed - asked.optional)]]


# The Fluent files


@cache
def present(language: str) -> Mapping[str, frozenset[str]]:
    """Every text of a language with the variables in it."""
    messages = {message.id.name: message for message in messages_of(language)}
    return {key: _variables(message, messages) for key, message in messages.items() if is_checked(key)}


_CHOICES = ("again", "clock", "language")
"""The fields of a form of which one value is chosen."""


@cache
def messages_of(language: str) -> Sequence[ftl.Message]:
    """A language's texts as they are written."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    return [message for file in files for message in parsed(file.read_text(encoding="utf-8"))]


def parsed(source: str) -> Iterator[ftl.Message]:
    """The texts of a Fluent source."""
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            yield entry


class _Contents(Visitor):
    """The contents of a text: its variables, the texts it includes, and those in whose words VALUE says facts."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.contained: set[str] = set()
        self.words: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.contained.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        assert node.id.name in ("VALUE", "SIGNED", "COUNT"), f"there is no {node.id.name}"
        self.words |= {str(of.value.parse()["value"]) for of in node.arguments.named if of.name.name == "of"}
        self.generic_visit(node)


def _variables(message: ftl.Message, others: Mapping[str, ftl.Message]) -> frozenset[str]:
    """Its own variables, and those of the texts it contains, which share its facts."""
    contents = _Contents(message)
    inner = [_variables(others[key], others) for key in contents.contained if key in others]
    return frozenset(contents.variables).union(*inner)


def referred(messages: Iterable[ftl.Message]) -> set[str]:
    """The keys that texts themselves ask for."""
    contents = [_Contents(message) for message in messages]
    return {key for one in contents for key in one.contained | one.words}


# The sources


def asked() -> Asked:
    """Every key the code, or another text, can ask for."""
    needed = set(_registered())
    for template in _said():
        needed |= _expanded(template)
    for language in LANGUAGES:
        needed |= referred(messages_of(language))
    optional = {f"{game}-value-{fact}" for game in checked_games() for fact in _facts_with_words(game)}
    return Asked(frozenset(filter(is_checked, needed)), frozenset(optional))


def _registered() -> set[str]:
    """The keys of commands and options."""
    keys: set[str] = set()
    real = commands.text_of

    def text(key: str) -> object:
        keys.add(key)
        return real(key)

    with pytest.MonkeyPatch.context() as patched:
        for name, module in [*sys.modules.items()]:
            if name.startswith("bot.chat.") and hasattr(module, "text_of"):
                patched.setattr(module, "text_of", text)
        every_command()
    return keys


def _said() -> Iterator[str]:
    """The first argument of every `say(…)` and of every text by its own name, with {} for what is filled in."""
    for file in [*(ROOT / "bot" / "chat").rglob("*.py"), *(ROOT / "bot").glob("*.py")]:
        for call in _calls(file, "say"):
            for node in ast.walk(call.args[0]) if not isinstance(call.args[0], ast.JoinedStr) else (call.args[0],):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value
                elif isinstance(node, ast.JoinedStr):
                    yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)


def _calls(file: Path, name: str) -> Iterator[ast.Call]:
    for node in _all_calls(file):
        if node.args:
            called = node.func
            own = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if own == name:
                yield node


@cache
def _all_calls(file: Path) -> Sequence[ast.Call]:
    return [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]


def codes(folder: Path, name: str, argument: int = 0) -> set[str]:
    """The literal codes that `name(code, …)` is called with under a folder."""
    return {
        code
        for file in folder.rglob("*.py")
        for call in _calls(file, name)
        if len(call.args) > argument
        for code in _literals(call.args[argument])
    }


def _literals(node: ast.expr) -> Iterator[str]:
    """The strings an argument can be: one, or one of two."""
    if isinstance(node, ast.IfExp):
        yield from (*_literals(node.body), *_literals(node.orelse))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def refusals(game: str) -> set[str]:
    """The codes of the rules' refusals."""
    return codes(ROOT / "games" / game, "IllegalMove")


@cache
def _expanded(template: str) -> set[str]:
    """The keys a template can become. A new kind of key is a new line in one of the two tables."""
    if template == "{}-{}":
        return _expanded("refusal-{}") | _expanded("{}-refusal-{}")
    if template in (of_games := _codes_of_games()):
        return {template.format(game, code) for game in checked_games() for code in of_games[template](game)}
    return {template.format(code) for code in _codes_of_all()[template]()} if "{}" in template else {template}


def _codes_of_games() -> Mapping[str, Callable[[str], Iterable[str]]]:
    """What is filled in behind the name of a game."""
    once = ("{}-when", "{}-title", "{}-pitch", "{}-score", "{}-won", "{}-rules")
    return {
        **dict.fromkeys(once, lambda game: [game]),
        "{}-refusal-{}": refusals,
        "{}-ask-{}": _asks,
        "{}-line-{}": _lines,
        "{}-count-{}": _counts,
        "{}-hand-{}": _hands,
        "{}-needed-{}": _needed,
        "{}-end-{}": _ends,
        "{}-event-{}": lambda game: _tags(GAMES[game].Events),
        "{}-choice-{}": lambda game: _tags(GAMES[game].Actions),
        "{}-menu-{}": _in_menus,
        "{}-part-{}": lambda game: [tag_of(kind) for kind in structs_of(GAMES[game].Actions) if _takes_several(kind)],
        "{}-open-{}": _opened,
        "{}-rash-{}": _rash,
        "{}-meant-{}": _rash,
        "{}-variant-{}": lambda game: option_codes(GAMES[game]),
        "{}-variant-{}-what": lambda game: option_codes(GAMES[game]),
        "{}-feat-{}": lambda game: GAMES[game].records,
        "{}-highlight-{}": lambda game: _summed_up(game) & {"theft", "loss", "double", "tie", "thief", "loser"},
        "{}-final-{}": _finals,
        "{}-chapter": lambda game: [game] if _has_rounds(game) else [],
        "{}-standing": lambda game: [game] if _has_rounds(game) or _finals(game) else [],
        "{}-lesson-{}": lambda game: [step.code for step in LESSONS[game].steps],
        "{}-sign-{}": lambda game: [code for code, _ in renderer_of(game).signs],
        "{}-try-{}": lambda game: [one.code for one in LESSONS[game].questions],
        "{}-try-{}-rule": lambda game: [one.code for one in LESSONS[game].questions],
        "{}-answer-{}": _worded_answers,
    }


def _codes_of_all() -> Mapping[str, Callable[[], Iterable[str]]]:
    """What is filled in whatever the game."""
    bot = ROOT / "bot"
    return {
        "refusal-{}": lambda: codes(bot, "Refusal"),
        "replay-{}": lambda: get_args(Unasked),
        "ending-{}": lambda: ("shared", "back", "close", "alone", "swings", "lead"),
        "ranking-heading-{}": lambda: ORDER,
        "form-{}": lambda: _CHOICES,
        "form-{}-detail": lambda: _CHOICES,
        "settings-{}": _settings,
        "settings-{}-detail": _settings,
        "choice-place-{}": lambda: get_args(Place),
        "choice-openers-{}": lambda: get_args(Openers),
        "thread-refused-{}": lambda: get_args(NoThread),
        "clock-{}": lambda: CLOCKS,
        "deed-{}": lambda: codes(bot / "tables", "Deed"),
        "wish-{}": lambda: get_args(ProposalKind),
        "agree-{}": lambda: get_args(ProposalKind),
        "call-{}": lambda: (*get_args(Until), "paused"),
        "call-button-{}": lambda: get_args(Until),
        "plan-outcome-{}": lambda: get_args(Conclusion),
        "plan-mention-{}": lambda: ("begins", "moved", "cancelled", "skipped", "missed", "seat"),
        "plan-now-{}": lambda: ("moved", "cancelled", "skipped"),
        "plan-menu-move-{}": lambda: ("one", "all"),
        "plan-button-{}": lambda: get_args(PlanRequest),
        "sign-{}": lambda: [sign.name for sign in SIGNS],
        "turns-{}": lambda: get_args(NoticeWay),
        "button-{}": lambda: _on_buttons(bot / "chat"),
        "computer-{}": lambda: LEVELS,
        "computer-{}-offer": lambda: LEVELS,
        "permission-{}": lambda: [name.replace("_", "-") for name in _permissions()],
        "table-ended-{}": lambda: (codes(bot / "tables", "Ended") | codes(bot / "tables", "_ended", 2)) - {"over"},
        "cli-gateway-{}": lambda: map(str, FOR_GOOD),
        "cli-backup-{}": lambda: codes(bot / "store", "BackupRefused"),
        "cli-copy-{}": lambda: codes(bot / "store", "CopyRefused"),
        "cli-database-{}": lambda: codes(bot / "store", "DatabaseRefused"),
        "cli-shards-{}": lambda: codes(bot, "ShardsRefused"),
    }


def _on_buttons(chat: Path) -> set[str]:
    """The kinds of requests that label their buttons, and where pages lead."""
    calls = [call for file in chat.rglob("*.py") for call in _calls(file, "kind_button")]
    return {kind for call in calls for kind in _kinds(call.args[0])} | codes(chat, "page_button", 0)


def _kinds(request: ast.expr) -> Iterator[str]:
    """The kinds of a request that is built here: the word of its type, or what it says."""
    if isinstance(request, ast.Call) and isinstance(request.func, ast.Name):
        word = getattr(requests, request.func.id).word
        yield from [word] if word else _literals(request.args[1])


def _permissions() -> set[str]:
    """Return the permissions that Roost can lack in a channel or a thread, and people who open tables."""
    channel, thread = _lacking(discord.TextChannel), _lacking(discord.Thread)
    return {*channel, *thread, *FOR_THREADS, *PERMISSIONS.values()}


def _settings() -> Sequence[str]:
    """What a server chooses, by the fields of its form."""
    form = settings_form(GuildSettings(), frozenset(), texts_for(REFERENCE)).to_dict()
    return [part["component"]["custom_id"] for part in form["components"]]


def _lacking(kind: type[discord.TextChannel] | type[discord.Thread]) -> tuple[str, ...]:
    interaction = Mock()
    interaction.raw.channel = create_autospec(kind, instance=True)
    interaction.raw.app_permissions = discord.Permissions.none()
    return missing(interaction)


def _summed_up(game: str) -> set[str]:
    """The codes of a game's feats and highlights, and of a tie if its score has a tiebreak."""
    tie = {"tie"} if "tiebreak" in present(REFERENCE)[f"{game}-score"] else set[str]()
    feats = codes(ROOT / "games" / game, "Feat", 1)
    beside = {code for feat, code in (("theft", "thief"), ("loss", "loser")) if feat in feats}
    return feats | tie | beside


def _worded_answers(game: str) -> set[str]:
    """Answers that are words; a row's name represents itself."""
    answers = {answer for one in LESSONS[game].questions for answer in one.answers}
    return {answer for answer in answers if isinstance(answer, str) and answer not in ROWS}


def _tags(union: type) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in structs_of(union)}


# What only playing shows


@cache
def _positions(game: str) -> Sequence[AnyGame]:
    """All positions of some random games, and the samples."""
    reached = [table.position for table in games(10) if table.position and table.info.game == game]
    return [*reached, *[GAMES[game].parse(sample) for sample in own(game).samples]]


@cache
def _views(game: str) -> Sequence[tuple[View, View, View]]:
    """Return the views of many positions: the public one and those of seats 0 and 1."""
    return [(position.view(None), position.view(0), position.view(1)) for position in _positions(game)]


@cache
def _opened(game: str) -> set[str]:
    """Return the codes of buttons that lead to a hand."""
    return {line.code for view, _, _ in _views(game) if (line := view.from_hand()) is not None}


@cache
def _rash(game: str) -> set[str]:
    """The kinds of action that can be rash."""
    legal = [choice for position in _positions(game) for seat in (0, 1) for choice in position.legal(seat)]
    return {tag_of(choice.action) for choice in legal if choice.rash}


@cache
def _asks(game: str) -> set[str]:
    """Return the codes of all questions, those to a single seat included."""
    return {ask.code for views in _views(game) for view in views if (ask := view.ask()) is not None}


@cache
def _finals(game: str) -> set[str]:
    return {final.code for position in _positions(game) if (final := position.final) is not None}


def _has_rounds(game: str) -> bool:
    return f"{game}-chapter" in present("en")


def _lines(game: str) -> set[str]:
    elsewhere = [codes_of(game) for codes_of in (_hands, _needed, _finals, _asks, _opened, _counts)]
    literal = codes(ROOT / "games" / game, "Line").difference(*elsewhere)
    return {line.code for view, _, _ in _views(game) for line in view.lines()} | literal


@cache
def _hands(game: str) -> set[str]:
    return {line.code for _, *views in _views(game) for view in views for line in view.hand()}


@cache
def _needed(game: str) -> set[str]:
    return {line.code for _, *views in _views(game) for view in views for line in view.needed()}


@cache
def _counts(game: str) -> set[str]:
    """Return the ways in which points came about, in random games and in those that end in a tie or with Fortunes to
    spare."""
    over = [table.position for table in games(10) if table.info.game == game and table.phase == "over"]
    over += [at(game, sample).position for sample in own(game).ended]
    views = [position.view(None) for position in over if position is not None]
    return {line.code for view in views for seat in (0, 1) for line in view.count(seat)}


def _ends(game: str) -> set[str]:
    ended = [table.ended for table in games(10) if table.info.game == game]
    return {end.result.reason for end in ended if end is not None and end.result is not None}


def _in_menus(game: str) -> set[str]:
    """The kinds of action that offer several choices, for which a phone may have no room as buttons."""
    found = {str(kind.__struct_config__.tag) for kind in structs_of(GAMES[game].Actions) if _takes_several(kind)}
    samples = [at(game, sample) for sample in own(game).samples]
    for table in (*samples, *[table for table in games(10) if table.info.game == game]):
        for seat in table.awaited:
            assert table.position is not None
            tags = [str(choice.action.__struct_config__.tag) for choice in table.position.legal(seat)]
            found |= {tag for tag in tags if tags.count(tag) > 1}
    return found


def _takes_several(kind: type[msgspec.Struct]) -> bool:
    return any(field.type == tuple[int, ...] for field in msgspec.structs.fields(kind))


def _facts_with_words(game: str) -> set[str]:
    """Facts whose values may have words: the fields of actions, and every list of numbers."""
    fields = {field.name for kind in structs_of(GAMES[game].Actions) for field in msgspec.structs.fields(kind)}
    for kind in structs_of(GAMES[game].Events):
        fields |= {field.name for field in msgspec.structs.fields(kind) if field.type == tuple[int, ...]}
    for _, view, _ in _views(game):
        for line in (*view.lines(), *view.hand(), *filter(None, [view.ask()])):
            fields |= {name for name, value in line.facts.items() if isinstance(value, tuple)}
    return fields
