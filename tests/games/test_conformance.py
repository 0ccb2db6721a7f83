"""What every game of the registry must keep, whatever its rules. `test_planted_faults.py` shows that each of these
tests can fail."""

import os
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby, islice, pairwise
from random import Random
from types import NoneType
from typing import Any, cast

import msgspec
import pytest

from bot.chat.words.lengths import MAX_CHOICES_OF_A_KIND
from games.core import Choice, IllegalMove, Place, View
from games.game import AnyGame, replay, tag_of, variants
from games.registry import GAMES, LESSONS
from tests.games.own import module_of, own
from tests.games.playouts import BEGINNING, CASES, Case, Entry, cases_of, edges, enter, hidden_cases, positions, walk
from tests.games.reflect import maker, structs_of

PLAYOUTS = 60
"""Random games a game in the default run; `tests.bench.playouts` plays 10,000."""

FOLLOWED = 600
"""Entries of a game after each of which every seat is asked; only games of Heckmeck are longer."""

in_every_case = pytest.mark.parametrize("case", CASES, ids=str)
of_every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))

MENUS = 4
"""The most menus of a seat's choices in a message. A menu has one kind of action."""
CHOICES_OF_A_MENU = 25


def viewers(case: Case) -> tuple[int | None, ...]:
    return (None, *range(case.seats))


def facts_of(error: IllegalMove) -> tuple[str, dict[str, Any]]:
    return error.code, dict(error.facts)


def refusal(position: AnyGame, seat: int, action: msgspec.Struct) -> IllegalMove | None:
    """Return the rules' refusal of an action, or None if it may be played."""
    try:
        position.play(seat, action)
    except IllegalMove as error:
        return error
    return None


def refusals(position: AnyGame, seat: int, actions: Collection[msgspec.Struct]) -> Iterator[IllegalMove]:
    """The rules' refusals of all these actions, which must leave the position as it was."""
    twin = position.copy()
    for action in actions:
        refused = refusal(twin, seat, action)
        assert refused is not None, f"{action} is not offered and played"
        yield refused
    assert twin == position, f"a refusal of one of {actions} changed the position"


def battery(case: Case, rng: Random, size: int = 12) -> list[msgspec.Struct]:
    """Actions of every kind with random fields."""
    make = maker(case.game.Actions)
    return [make(rng) for _ in range(size)]


def one_field_away(choice: Choice[Any], rng: Random) -> Iterator[msgspec.Struct]:
    """Yield copies of a choice's action, each with one field changed: mistyped, or to a number of the choice's
    label."""
    action: msgspec.Struct = choice.action
    kind: Any = type(action)
    make = maker(kind)
    facts: list[object] = [fact for fact in choice.facts.values() if type(fact) is int]
    for name in action.__struct_fields__:
        value: object = getattr(action, name)
        others: list[object] = [getattr(make(rng), name) for _ in range(2)]
        if type(value) not in (tuple, str):
            others += facts
        if type(value) is int:
            others += [value - 1, value + 1]
        elif isinstance(value, tuple):
            numbers = cast("tuple[int, ...]", value)
            others += [numbers[:-1], numbers[::-1], (*numbers, *numbers[-1:])]
            others += [(*numbers[:-1], last + step) for last in numbers[-1:] for step in (-1, 1)]
        yield from (msgspec.structs.replace(action, **{name: other}) for other in others if other != value)


def observed(position: AnyGame, case: Case) -> object:
    """Return everything that a position says without being changed."""
    return (
        position.notation(),
        [position.view(viewer) for viewer in viewers(case)],
        [(position.stamp(seat), list(position.legal(seat))) for seat in range(case.seats)],
        position.awaited,
        position.chance_due and position.chance_due.bounds,
        position.result,
    )


def assert_facts(facts: Mapping[str, object], case: Case) -> None:
    for name, fact in facts.items():
        if type(fact) is tuple:
            numbers = cast("tuple[object, ...]", fact)
            assert all(type(number) is int for number in numbers), (name, fact)
        else:
            assert type(fact) in (bool, int, str, NoneType), (name, fact)
        if name == "seat" or name.endswith("_seat"):
            assert fact is None or fact in range(case.seats), (name, fact)


def decoded(value: msgspec.Struct, union: Any) -> msgspec.Struct:
    return msgspec.json.decode(msgspec.json.encode(value), type=union)


def unfinished(case: Case, seed: int) -> str:
    """Return the complaint about a random game that does not end."""
    name = case.game.name
    return (
        f"seed {seed}: not over after {own(name).steps} entries; raise `steps` in {module_of(name)} if that is too few"
    )


# What a game declares


@of_every_game
def test_a_game_declares_its_name_version_seats_and_options(game: type[AnyGame]) -> None:
    assert GAMES[game.name] is game
    assert game.version >= 1
    assert len(game.seats) > 0
    assert game.seats.step == 1
    assert game.Options() == msgspec.json.decode("{}", type=game.Options), "every option has a default"
    codes = [variant.code for variant in variants(game.Options)]
    assert len(codes) == len(set(codes))
    for union in (game.Actions, game.Outcomes, game.Events):
        assert all(struct.__struct_config__.frozen for struct in structs_of(union))
    view: View = game.new(game.seats[0], game.Options()).view(None)
    hidden = sorted({*view.__struct_fields__} & {*vars(View)})
    assert not hidden, f"rename {hidden} of {type(view).__name__}: `View` has methods with these names"


@of_every_game
def test_a_game_refuses_other_seat_counts_and_other_games_options(game: type[AnyGame]) -> None:
    for seats in (0, game.seats[0] - 1, game.seats[-1] + 1):
        with pytest.raises(ValueError, match=str(seats)):
            game.new(seats, game.Options())
    with pytest.raises(ValueError, match="no options"):
        game.new(game.seats[0], Place(0, 1, 0, 0))


@in_every_case
def test_options_survive_json(case: Case) -> None:
    assert decoded(case.options, case.game.Options) == case.options


# How a game runs


@in_every_case
def test_random_playouts_end_within_the_stated_steps(case: Case) -> None:
    count = -(-PLAYOUTS // len(cases_of(case.game)))
    for seed in range(count):
        position = case.new()
        for _ in walk(position, case, Random(f"{case} {seed}")):
            pass
        assert position.result is not None, unfinished(case, seed)


@in_every_case
def test_a_result_places_every_seat_once_and_equals_share(case: Case) -> None:
    end = positions(case)[-1]
    assert end.result is not None
    places = end.result.places
    assert sorted(place.seat for place in places) == list(range(case.seats))
    assert places[0].place == 1
    for number, (place, after) in enumerate(pairwise(places), start=2):
        equal = (place.score, place.tiebreak) == (after.score, after.tiebreak)
        assert after.place == (place.place if equal else number)


@in_every_case
def test_chance_is_awaited_or_a_seat_is_or_the_game_is_over(case: Case) -> None:
    for position in positions(case):
        assert [position.chance_due is not None, bool(position.awaited), position.result is not None].count(True) == 1
        assert position.awaited <= set(range(case.seats))
        assert all(position.legal(seat) for seat in position.awaited)
        if not position.awaited:
            assert not any(position.legal(seat) for seat in range(case.seats))


@in_every_case
def test_asked_counts_the_decisions_put_to_a_seat_and_nothing_else(case: Case) -> None:
    position = case.new()
    stamps = [position.stamp(seat) for seat in range(case.seats)]
    awaited, chapter = position.awaited, position.chapter
    assert stamps == [seat in awaited for seat in range(case.seats)]
    questions = [position.view(seat).ask() for seat in range(case.seats)]
    actors: set[int] = set()
    for entry, _ in islice(walk(position, case, Random(case.seed)), FOLLOWED):
        actors |= {entry[0]} if isinstance(entry, tuple) else set()
        if position.chance_due is not None:
            continue
        for seat in range(case.seats):
            before, stamps[seat] = stamps[seat], position.stamp(seat)
            stayed = seat in awaited and seat in position.awaited and seat not in actors
            was, questions[seat] = questions[seat], position.view(seat).ask()
            if stayed:
                assert stamps[seat] == before, f"seat {seat}'s stamp changed though only {actors} acted"
                assert questions[seat] == was, f"seat {seat} is asked something else, and its stamp stands"
            elif seat in position.awaited:
                assert before < stamps[seat] <= before + 1 + (position.chapter != chapter), f"seat {seat} is asked anew"
            elif seat not in actors and position.chapter == chapter:
                assert stamps[seat] == before, f"seat {seat} is asked nothing new, and its stamp changed"
            assert stamps[seat] >= before
        awaited, chapter = position.awaited, position.chapter
        actors.clear()


@in_every_case
def test_what_a_seat_may_do_has_another_stamp_in_another_chapter(case: Case) -> None:
    """A purchase that is offered in one round is not taken in the next."""
    position = case.new()
    offered: dict[tuple[int, int], int] = {}
    for _ in islice(walk(position, case, Random(case.seed)), FOLLOWED):
        for seat in range(case.seats):
            if position.legal(seat):
                assert offered.setdefault((seat, position.stamp(seat)), position.chapter) == position.chapter


# Legality


@in_every_case
def test_legality_is_membership_and_a_refusal_changes_nothing(case: Case) -> None:
    rng = Random(3)
    late: deque[msgspec.Struct] = deque(maxlen=10)  # what a stale button would play
    for position in positions(case):
        before = observed(position, case)
        legal = [[choice.action for choice in position.legal(seat)] for seat in range(case.seats)]
        for seat in range(case.seats):
            assert all(legal[seat].count(action) == 1 for action in legal[seat])
            for action in legal[seat]:
                assert refusal(position.copy(), seat, action) is None, f"{action} is offered and refused"
            near = (one for choice in position.legal(seat)[:6] for one in one_field_away(choice, rng))
            tried = (*battery(case, rng), *late, *near, *(action for others in legal for action in others))
            for refused in refusals(position, seat, dict.fromkeys(tried).keys() - legal[seat]):
                assert refused.code
                assert_facts(refused.facts, case)
        assert observed(position, case) == before
        late += [action for others in legal for action in others]


@of_every_game
def test_every_refusal_is_met(game: type[AnyGame]) -> None:
    """By random actions, and by those one field away from legal ones."""
    rng, met = Random(12), set[str]()
    samples = [*map(game.parse, own(game.name).samples)]
    shown = [(Case(game, at.seat_count, game.Options(), "sample"), at) for at in samples]
    for case, position in (*shown, *((one, at) for one in cases_of(game) for at in positions(one))):
        legal = [choice for seat in range(case.seats) for choice in position.legal(seat)]
        some = rng.sample(legal, min(6, len(legal)))
        tried = [*battery(case, rng), *(near for one in some for near in (one.action, *one_field_away(one, rng)))]
        found = (refusal(position.copy(), seat, action) for seat in range(case.seats) for action in tried)
        met |= {refused.code for refused in found if refused is not None}
    explained = set(LESSONS[game.name].refusals)
    assert met <= explained, (
        f"no lesson explains {sorted(met - explained)}: add them to `refusals` in games/{game.name}/lessons.py"
    )
    assert explained <= met, (
        f"never met: {sorted(explained - met)}; add positions to `samples` in {module_of(game.name)}"
    )


@in_every_case
def test_choices_of_a_seat_fit_into_the_controls_of_a_message(case: Case) -> None:
    for position in positions(case):
        for seat in range(case.seats):
            menus = 0
            actions: list[msgspec.Struct] = [choice.action for choice in position.legal(seat)]
            for tag, of_kind in groupby(actions, tag_of):
                count = options_of(list(of_kind))
                menus += -(-count // CHOICES_OF_A_MENU)
                assert count <= MAX_CHOICES_OF_A_KIND, (
                    f"{count} choices of {tag!r}, and menus hold {MAX_CHOICES_OF_A_KIND}: give an optional field "
                    "(`count: int | None = None`) to what only a command names"
                )
            assert menus <= MENUS, (
                f"a seat's choices need {menus} menus of {CHOICES_OF_A_MENU}, and a message has {MENUS}"
            )


def options_of(actions: Sequence[msgspec.Struct]) -> int:
    """Return how many options of menus the choices of a kind need: values taken together, or choices without what may
    be left out if there are too many."""
    fields = msgspec.structs.fields(actions[0])
    values = [getattr(action, fields[0].name) for action in actions] if len(fields) == 1 else []
    if any(isinstance(value, tuple) and len(cast("tuple[int, ...]", value)) > 1 for value in values):
        return len({value for some in values for value in some})
    optional = [field for field in fields if not field.required]
    if len(actions) <= MAX_CHOICES_OF_A_KIND or not optional:
        return len(actions)
    return sum(all(getattr(action, field.name) == field.default for field in optional) for action in actions)


@in_every_case
def test_what_is_meant_is_legal_or_what_was_said(case: Case) -> None:
    rng = Random(7)
    for position in positions(case)[::3]:
        before = position.copy()
        for seat in range(case.seats):
            legal = [choice.action for choice in position.legal(seat)]
            assert all(position.normalize(seat, action) == action for action in legal)
            for action in battery(case, rng):
                meant = position.normalize(seat, action)
                assert meant is action or meant in legal
        assert position == before


@in_every_case
def test_a_seat_without_choices_is_refused_everything(case: Case) -> None:
    seats = range(case.seats)
    everything = {choice.action for position in positions(case) for seat in seats for choice in position.legal(seat)}
    idle = 0
    for position in positions(case)[::3]:
        for seat in seats:
            if not position.legal(seat):
                idle += 1
                assert seat not in position.awaited
                assert len([*refusals(position, seat, everything)]) == len(everything)
    assert idle


@in_every_case
def test_an_outcome_that_does_not_fit_is_refused_and_changes_nothing(case: Case) -> None:
    rng = Random(4)
    make = maker(case.game.Outcomes)
    late: deque[msgspec.Struct] = deque(maxlen=5)
    for position in positions(case):
        chance = position.chance_due
        for outcome in (*(make(rng) for _ in range(8)), *late):
            twin = position.copy()
            try:
                twin.settle(outcome)
            except ValueError:
                assert twin == position, f"{outcome} was refused and changed the position"
            else:
                assert chance is not None, f"{outcome} was settled, and no chance was awaited"
        if chance is not None:
            late.append(chance.outcome([rng.randrange(bound) for bound in chance.bounds]))
            position.copy().settle(late[-1])


@in_every_case
def test_a_seat_that_does_not_exist_is_refused_by_name(case: Case) -> None:
    rng = Random(6)
    for position in positions(case)[::5]:
        before = position.copy()
        some = next((choice.action for seat in range(case.seats) for choice in position.legal(seat)), None)
        seen = [position.seen(event, None) for event in position.view(None).happened()]
        for no_seat in (-1, -case.seats, case.seats, 99, True, 0.5, 1.0, "0"):
            refuses(position.view, no_seat)
            refuses(position.resample, no_seat, rng)
            for event in seen:
                refuses(position.seen, event, no_seat)
        for no_seat in (-1, -case.seats, case.seats, 99, True, 0.5, 1.0, "0", None):
            refuses(position.stamp, no_seat)
            refuses(position.legal, no_seat)
            refuses(position.changeable, no_seat)
            if some is not None:
                refuses(position.play, no_seat, some)
                refuses(position.normalize, no_seat, some)
                refuses(position.predicted, no_seat, some)
        assert position == before


def refuses(method: Callable[..., object], *arguments: object) -> None:
    with pytest.raises(ValueError, match=r"no seat|nothing that happens"):
        method(*arguments)


class Foreign(msgspec.Struct, frozen=True, array_like=True, tag="roll"):
    """An action, or an outcome, of a game that is none of ours."""

    number: int = 1


@in_every_case
def test_what_is_no_action_or_outcome_of_the_game_is_refused_and_changes_nothing(case: Case) -> None:
    for position in positions(case)[::5]:
        before = position.copy()
        for seat in range(case.seats):
            legal = [choice.action for choice in position.legal(seat)]
            for action in (None, "roll", 7, (), Foreign(), *(bad for one in legal[:8] for bad in misshapen(one))):
                refuses(position.play, seat, action)
            for action in (None, "roll", 7, (), Foreign()):
                refuses(position.predicted, seat, action)
        chance = position.chance_due
        fitting = [] if chance is None else [chance.outcome([0] * len(chance.bounds))]
        for outcome in (None, "roll", 7, (), Foreign(), *(bad for one in fitting for bad in misshapen(one))):
            refuses(position.settle, outcome)
        assert position == before


def misshapen(value: msgspec.Struct) -> Iterator[msgspec.Struct]:
    """Yield copies of a value, each with one field of another type."""
    for name in value.__struct_fields__:
        for other in of_other_types(getattr(value, name)):
            yield msgspec.structs.replace(value, **{name: other})


def of_other_types(field: object) -> list[object]:
    """Some of them equal to the field, or nearly."""
    others: list[object] = ["x", 0.5, [], {}, object()]
    if isinstance(field, tuple):
        others.append([*cast("tuple[object, ...]", field)])
    elif type(field) is int:
        others += [float(field), *([bool(field)] if field in (0, 1) else [])]
    return others


@in_every_case
def test_the_facts_of_a_choice_cannot_be_changed(case: Case) -> None:
    for position in positions(case)[::5]:
        for seat in range(case.seats):
            for choice in position.legal(seat):
                with pytest.raises(TypeError):
                    choice.facts["seat"] = 0  # type: ignore[index]


# Copies, logs, notations


@in_every_case
def test_a_copy_is_equal_and_independent(case: Case) -> None:
    position = case.new()  # its own, made by no copying
    for number, _ in enumerate(walk(position, case, Random(case.seed))):
        if number >= BEGINNING and number % 50:
            continue
        before = observed(position, case)
        copy = position.copy()
        assert not shared(position, copy), (
            f"copy() copies lists, lists of lists, sets and dicts: {shared(position, copy)}"
        )
        kept = position.copy()
        assert copy == position
        assert observed(copy, case) == before
        for steps, _ in enumerate(walk(copy, case, Random(number))):
            if steps == 60:
                break
        assert position == kept
        assert observed(position, case) == before


def shared(position: AnyGame, copy: AnyGame) -> list[str]:
    """Return the attributes that hold a mutable value in common with those of a copy."""
    return [
        f"{name} shares a {type(part).__name__}"
        for name, value in vars(position).items()
        for part in mutables(value)
        if any(part is other for other in mutables(getattr(copy, name)))
    ]


def mutables(value: object) -> Iterator[object]:
    """Return the lists, sets, dicts and unfrozen structs that a value consists of."""
    if isinstance(value, list | set | dict):
        yield value
    if isinstance(value, msgspec.Struct) and not value.__struct_config__.frozen:
        yield value
    if isinstance(value, dict | list | tuple):
        for part in cast("Collection[object]", value.values() if isinstance(value, dict) else value):
            yield from mutables(part)


@in_every_case
def test_a_log_read_back_from_json_replays_to_the_equal_position_at_every_step(case: Case) -> None:
    position, twin = case.new(), case.new()
    log: list[Entry] = []
    for entry, events in walk(position, case, Random(case.seed)):
        log.append(read_back(entry, case))
        assert log[-1] == entry
        assert list(enter(twin, log[-1])) == list(events)
        assert twin == position
    assert replay(case.new(), log) == position
    assert replay(case.new(), log[:-1]) != position


def read_back(entry: Entry, case: Case) -> Entry:
    if isinstance(entry, tuple):
        return entry[0], decoded(entry[1], case.game.Actions)
    return decoded(entry, case.game.Outcomes)


@in_every_case
def test_a_notation_read_back_plays_on_the_same(case: Case) -> None:
    for number, position in enumerate(positions(case)[::2]):
        line = position.notation()
        assert len(line.splitlines()) == 1
        here, there = position.copy(), case.game.parse(line)
        assert there.notation() == line
        assert questions(here, case) == questions(there, case)
        steps = zip(walk(here, case, Random(number)), walk(there, case, Random(number)), strict=True)
        for _, (step, same) in zip(range(12), steps, strict=False):
            assert step == same
            assert here.notation() == there.notation()
            assert questions(here, case) == questions(there, case)


def questions(position: AnyGame, case: Case) -> object:
    return (
        position.chance_due and position.chance_due.bounds,
        position.awaited,
        [(position.stamp(seat), list(position.legal(seat))) for seat in range(case.seats)],
    )


@of_every_game
def test_the_same_seed_gives_the_same_games_in_another_process(game: type[AnyGame]) -> None:
    printed = {ends_elsewhere(game, hash_seed) for hash_seed in ("0", "4711")}
    assert len(printed) == 1
    assert len(printed.pop().splitlines()) == len(cases_of(game))


def ends_elsewhere(game: type[AnyGame], hash_seed: str) -> str:
    command = [sys.executable, "-m", "tests.games.ends", f"{game.__module__}:{game.__qualname__}", "17"]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


# What is visible, and to whom


@in_every_case
def test_events_are_of_the_declared_union_and_survive_json(case: Case) -> None:
    kinds = tuple(structs_of(case.game.Events))
    position = case.new()
    for _, events in walk(position, case, Random(case.seed)):
        for event in events:
            assert isinstance(event, kinds)
            assert decoded(event, case.game.Events) == event
            for viewer in viewers(case):
                seen = position.seen(event, viewer)
                assert seen is event or seen is None or decoded(seen, case.game.Events) == seen


@in_every_case
def test_labels_questions_and_lines_are_made_of_facts(case: Case) -> None:
    for position in positions(case):
        for seat in range(case.seats):
            legal = position.legal(seat)
            for choice in legal:
                assert_facts({**choice.facts, **position.predicted(seat, choice.action)}, case)
            assert position.changeable(seat) is None or position.changeable(seat) not in legal
        for viewer in viewers(case):
            view = position.view(viewer)
            ask = view.ask()
            assert (ask is not None) == bool(position.awaited)
            lines = view.lines()
            assert lines
            opened = view.from_hand()
            for line in (*lines, *([ask] if ask else []), *([opened] if opened else [])):
                assert line.code
                assert_facts(line.facts, case)


class Labels(tuple[Mapping[str, object], ...]):
    """The facts of the labels of some choices, with whether they are rash or vain."""


def known(position: AnyGame, case: Case, viewer: int | None) -> dict[str, object]:
    """Return everything that a viewer can find out about a position, by the place where it is shown."""
    view = position.view(viewer)
    found: dict[str, object] = {f"view.{field}": getattr(view, field) for field in view.__struct_fields__}
    found |= {"view in JSON": msgspec.json.encode(view), "lines": view.lines(), "chapter": position.chapter}
    found |= {"awaited": position.awaited, "forced": position.forced, "routine": position.routine, "out": position.out}
    found |= {"result": position.result, "places": position.places, "final": position.final}
    chance = position.chance_due
    found |= {"chance": chance and chance.bounds, "stamps": [*map(position.stamp, range(case.seats))]}
    for seat in range(case.seats):
        legal = position.legal(seat)
        shown = legal if seat == viewer else [one for one in legal if type(one.action) not in case.game.private]
        found[f"choices of seat {seat}"] = [choice.action for choice in shown]
        found[f"labels of seat {seat}"] = Labels(
            {"rash": one.rash, "vain": one.vain, **one.facts, **position.predicted(seat, one.action)} for one in shown
        )
    if viewer is not None:
        found["changeable"] = position.changeable(viewer)
    return found


def assert_same(one: Mapping[str, object], other: Mapping[str, object], viewer: int | None, when: str) -> None:
    """Assert that a viewer sees no difference, or name the places of all."""
    places = [place for place in one if one[place] != other[place]]
    named = [f"{named_facts(one[place], other[place])}{place}" for place in places]
    assert not places, (
        f"what seat {viewer} (None: the public) may not know is in {', '.join(named)}, {when}: "
        f"{one[places[0]]} or {other[places[0]]}"
    )


def named_facts(here: object, there: object) -> str:
    """Return the names of the facts in which the labels of two positions differ. Empty for what is no label."""
    if not isinstance(here, Labels) or not isinstance(there, Labels):
        return ""
    pairs = [*zip(here, there, strict=False)]
    names = {name for one, other in pairs for name in {**one, **other} if one.get(name) != other.get(name)}
    return f"{', '.join(f'`{name}`' for name in sorted(names))} in " if names else ""


@in_every_case
def test_positions_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it(case: Case) -> None:
    assert_look_the_same(positions(case), case)


@pytest.mark.parametrize("case", [case for game in GAMES.values() for case in hidden_cases(game)], ids=str)
def test_no_secret_slips_where_a_seat_has_nothing_one_or_all_of_what_is_hidden(case: Case) -> None:
    hidden = [at for found in edges(case).values() for at in found] if case.new().has_hands else []
    for position in hidden:
        at_its_seats = case._replace(seats=position.seat_count)
        assert_look_the_same([position], at_its_seats)
        assert_actions_look_the_same([position], at_its_seats)
    assert not hidden or any(at.resample(None, Random(1)) != at for at in hidden), (
        "`_resample` changes nothing of what is hidden"
    )


def assert_look_the_same(found: Iterable[AnyGame], case: Case) -> None:
    """Assert that positions that differ in what a seat cannot know look the same to it, and so does every refusal."""
    rng = Random(5)
    for position in found:
        before = position.copy()
        for viewer in viewers(case):
            other = position.resample(viewer, rng)
            assert position == before
            assert_same(known(position, case, viewer), known(other, case, viewer), viewer, "in a position")
            if viewer is not None:
                near = (one for choice in position.legal(viewer)[:4] for one in one_field_away(choice, rng))
                tried = (*battery(case, rng, 6), *near)
                one, two = (refused_facts(twin, viewer, tried) for twin in (position, other))
                assert_same(one, two, viewer, "in a position")


def refused_facts(position: AnyGame, seat: int, actions: Iterable[msgspec.Struct]) -> dict[str, object]:
    found = {f"refusal of {action}": refusal(position.copy(), seat, action) for action in actions}
    return {place: error and facts_of(error) for place, error in found.items()}


@in_every_case
def test_what_is_seen_of_an_action_does_not_depend_on_what_cannot_be_known(case: Case) -> None:
    """The events of an action and of chance, and the position after them, but for actions that reveal."""
    assert_actions_look_the_same(positions(case) if case.new().has_hands else (), case)


def assert_actions_look_the_same(found: Iterable[AnyGame], case: Case) -> None:
    rng = Random(11)
    for position in found:
        for viewer in viewers(case):
            other = position.resample(viewer, rng)
            for entry in entries_of_both(position, other, case, rng):
                one, two = position.copy(), other.copy()
                try:
                    events = enter(one, entry), enter(two, entry)
                except ValueError:  # a card that is elsewhere in the other position
                    continue
                assert (one.result is None) == (two.result is None), f"the end after {entry} depends on what is hidden"
                if one.result is None:
                    for seen_by in {viewer, None}:
                        here, there = (
                            {
                                "events": [seen for event in happened if (seen := at.seen(event, seen_by)) is not None],
                                "feats": at.feats(happened),
                                "highlights": at.highlights(happened),
                            }
                            for at, happened in ((one, events[0]), (two, events[1]))
                        )
                        assert_same(here, there, seen_by, f"after {entry}")
                    assert_same(known(one, case, viewer), known(two, case, viewer), viewer, f"after {entry}")


def entries_of_both(position: AnyGame, other: AnyGame, case: Case, rng: Random) -> Iterator[Entry]:
    """Yield an outcome of the chance that is due, or actions of every seat that are legal in both positions and reveal
    nothing."""
    chance = position.chance_due
    if chance is not None:
        yield chance.outcome([rng.randrange(bound) for bound in chance.bounds])
    for seat in range(case.seats):
        there = [choice.action for choice in other.legal(seat)]
        both = [one.action for one in position.legal(seat) if one.action in there]
        both = [one for one in both if not position.reveals(seat, one) and not other.reveals(seat, one)]
        yield from ((seat, action) for action in rng.sample(both, min(4, len(both))))


@in_every_case
def test_a_game_says_whether_it_has_hands(case: Case) -> None:
    hands = [at.view(seat).hand() for at in positions(case) for seat in range(case.seats)]
    assert any(hands) == case.new().has_hands, "`has_hands` of the rules, and `hand` of the views"
    rng = Random(13)
    if not any(hands):
        assert all(at.resample(viewer, rng) == at for at in positions(case) for viewer in viewers(case))


@in_every_case
def test_a_seat_that_is_out_decides_nothing_more_and_stays_out(case: Case) -> None:
    position, out = case.new(), frozenset[int]()
    for entry, _ in islice(walk(position, case, Random(case.seed)), FOLLOWED):
        assert not isinstance(entry, tuple) or entry[0] not in out, f"seat {entry} is out and acts"
        assert out <= position.out, f"seats {sorted(out - position.out)} were out and are not"
        out = position.out
        assert not any(position.legal(seat) for seat in out), "a seat that is out has choices"


@in_every_case
def test_a_view_holds_what_was_seen_since_the_last_decision(case: Case) -> None:
    """What is shown equals what is announced, also on a redrawn board."""
    position, rng = case.new(), Random(10)
    since: list[msgspec.Struct] = []
    for entry, events in islice(walk(position, case, Random(case.seed)), FOLLOWED):
        since = [*([] if isinstance(entry, tuple) else since), *events]
        for viewer in (None, *rng.sample(range(case.seats), 2)):
            seen = [position.seen(event, viewer) for event in since]
            assert list(position.view(viewer).happened()) == [event for event in seen if event is not None]


# What a table does by itself


@in_every_case
def test_what_is_forced_is_the_only_choice_that_is_left_and_everybody_can_see_it(case: Case) -> None:
    for position in positions(case):
        if position.forced is None:
            continue
        seat, action = position.forced
        assert {seat} == position.awaited
        assert [choice.action for choice in position.legal(seat)] == [action]
        assert type(action) not in case.game.private


@in_every_case
def test_what_is_routine_is_the_only_choice_that_is_not_in_vain_and_everybody_can_see_it(case: Case) -> None:
    for position in positions(case):
        if position.routine is None:
            continue
        seat, action = position.routine
        assert {seat} == position.awaited
        choices = position.legal(seat)
        assert len(choices) > 1
        assert [choice.action for choice in choices if not (choice.rash and choice.vain)] == [action]
        assert type(action) not in case.game.private


@in_every_case
def test_forced_actions_are_reported_after_earlier_events(case: Case) -> None:
    for position in positions(case):
        seat = next(iter(position.awaited), None)
        if seat is None:
            continue
        before, after = position.copy(), position.copy()
        events = after.play_forced(seat, position.legal(seat)[0].action)
        for viewer in viewers(case):
            new = [seen for event in events if (seen := after.seen(event, viewer)) is not None]
            assert list(after.view(viewer).happened()) == [*before.view(viewer).happened(), *new]
