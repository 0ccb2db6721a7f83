"""Texts: the same in every language, each of them used, none missing, and every one can be said."""

import re
from collections.abc import Mapping, Sequence
from functools import cache

import pytest

from bot.chat.board.moves import choice_label
from bot.chat.words import texts
from bot.chat.words.players import bold_names, label_names
from bot.chat.words.sentences import table_text
from bot.chat.words.texts import LANGUAGES, REFERENCE, Texts, language_of, texts_for
from games.core import Fact
from games.registry import GAMES
from tests.chat.keys import LOCALES, Asked, asked, complaints, parsed, present, referred, refusals
from tests.chat.playouts import games, people
from tests.chat.words.samples import samples
from tests.games.own import checked_games, module_of
from tests.new_game.__main__ import TODO

everything_asked = cache(asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_used_and_none_is_missing(language: str) -> None:
    wrong = complaints(everything_asked(), frozenset(present(language)))
    where = f"bot/locales/{language}; unused may be never reached: add a position to `samples` in {module_of()}"
    assert not wrong, "\n".join([where, *wrong])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated(language: str) -> None:
    untranslated = [
        path.name for path in (LOCALES / language).glob("*.ftl") if TODO in path.read_text(encoding="utf-8")
    ]
    assert not untranslated, f"translate in bot/locales/{language}, and remove the line `# TODO`: {untranslated}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_arrow_leads_to_a_fact(language: str) -> None:
    """In words "to" or "makes" takes its place."""
    lines = [line for path in (LOCALES / language).glob("*.ftl") for line in path.read_text("utf-8").splitlines()]
    arrows = [line for line in lines if "→" in line]
    assert arrows
    assert [line for line in arrows if re.search("→(?! { )", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_variables(language: str) -> None:
    here, there = present(language), present(REFERENCE)
    others = [
        f"{key}: {sorted(here.get(key, ()))} in {language}, {sorted(there.get(key, ()))} in {REFERENCE}"
        for key in sorted({*here, *there})
        if here.get(key) != there.get(key)
    ]
    assert not others, "\n".join(others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_found_where_its_file_has_it(language: str) -> None:
    """Texts are cut apart before they are parsed; a file that is parsed as a whole has the same."""
    assert [key for key in present(language) if not texts_for(language).has(key)] == []


def test_a_missing_and_an_unused_text_are_named() -> None:
    real = everything_asked()
    there = frozenset(present(REFERENCE))
    gone = "heckmeck-refusal-keep-first"
    assert gone in real.needed
    assert complaints(real, there - {gone}) == [f"missing: {gone}"]
    assert complaints(real, there | {"heckmeck-event-sneezed"}) == ["unused: heckmeck-event-sneezed"]
    assert complaints(Asked(real.needed | {"new"}, real.optional), there) == ["missing: new"]


def test_what_is_asked_for_is_found_in_every_corner() -> None:
    """The search itself: one key of every kind."""
    for key in (
        *("verflixxt-value-tile", "verflixxt-end-all_home", "refusal-store-busy", "refusal-stale", "help", "nothing"),
        *("heckmeck-refusal-face-kept-before", "heckmeck-ask-take", "heckmeck-line-reach", "heckmeck-end-grill-empty"),
        *("heckmeck-menu-stop", "heckmeck-variant-free_choice-what", "heckmeck-option-face", "button-close"),
        *("permission-attach-files", "table-ended-closed", "command-table-open-description"),
        *("option-game-description", "cli-roost", "cli-database-newer", "language-name"),
    ):
        assert key in everything_asked().needed, key


def test_a_text_that_another_one_asks_for_is_needed() -> None:
    asking = """one = { $to ->
            [0] { VALUE($to, of: "gone") }
           *[other] { lost }
        }"""
    assert referred(parsed(asking)) == {"gone", "lost"}
    assert complaints(Asked(frozenset({"one", "gone", "lost"}), frozenset()), frozenset({"one"})) == [
        "missing: gone",
        "missing: lost",
    ]
    with pytest.raises(AssertionError):
        referred(parsed("one = { TILE($to) }"))


# Saying them


class Broken(Exception):
    """A text could not be said."""


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    class Log:
        def error(self, event: str, **about: object) -> None:
            if event != "text.missing":  # all missing ones are listed together
                raise Broken(event, about)

    monkeypatch.setattr(texts, "_log", Log())


def test_a_text_without_its_fact_is_an_error() -> None:
    with pytest.raises(Broken):
        texts_for("en").say("refusal-table-full", {})


def test_a_fact_is_said_in_the_words_of_another_text() -> None:
    spoken = Texts(
        "en",
        """
tile = { $value ->
    [0] Start
    [none] nowhere
   *[other] tile { $value }
}
way = { VALUE($tile, of: "tile") } → { VALUE($to, of: "tile") }
wrong = { VALUE($to, of: "gone") }
where = it is at { same }
# of another text
same = { tile }
""",
    )
    assert spoken.say("where", {"value": 0}) == "it is at Start"
    assert spoken.say("way", {"tile": 0, "to": 4}) == "Start → tile 4"
    assert spoken.say("way", {"tile": 3, "to": None}) == "tile 3 → nowhere"
    for key in ("way", "wrong"):
        with pytest.raises(Broken):
            spoken.say(key, {"to": 4})


@pytest.mark.parametrize(("language", "one", "more"), [("en", "−1 point", "−2 points"), ("it", "−1 punto", "−2 punti")])
def test_a_number_below_zero_has_a_minus_and_keeps_its_plural(language: str, one: str, more: str) -> None:
    said = [texts_for(language).say("verflixxt-score", {"score": score, "tiebreak": 1}) for score in (-1, -2)]
    assert [score.split(",")[0] for score in said] == [one, more]


@cache
def said_of_samples(language: str) -> Sequence[tuple[str, Mapping[str, Fact], str, bool]]:
    """Every sample with its text, names in bold, and whether it names anybody."""
    spoken, name = texts_for(language), bold_names(people(8, 5))
    named: list[Fact] = []

    def naming(seat: int) -> str:
        named.append(seat)
        return name(seat)

    found: list[tuple[str, Mapping[str, Fact], str, bool]] = []
    for key, facts in samples():
        named.clear()
        found.append((key, facts, spoken.say(key, facts, naming), bool(named)))
    return found


def assert_is_said(text: str) -> None:
    assert "{" not in text, text
    assert "  " not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_said_with_real_facts(language: str) -> None:
    spoken, longest, unformatted = texts_for(language), bold_names(people(8)), label_names(people(8))
    said: set[str] = set()
    unsaid: list[str] = []
    for key, facts, text, names in said_of_samples(language):
        assert_is_said(text)
        if names and key not in said:
            for naming in (longest, unformatted):
                assert_is_said(spoken.say(key, facts, naming))
        if text.strip():  # nothing is a variant of some
            said.add(key)
    for key, variables in present(language).items():
        unsaid += [key] if variables and key not in said else []
        if not variables:
            assert spoken.say(key).strip()
    where = f"`facts` in {module_of()}"
    assert not unsaid, f"remove them if they are unused, or add facts to {where}: {unsaid}"


DOUBLED = re.compile(r"[.,:;!?…][.,:;!?]|\s[.,;!?](?!\w)|\S {2,}\S")
"""Two signs where a sentence has one, a space before one, and two spaces where there is one."""


def read_aloud(text: str) -> str:
    """A text without what is written in code and without markdown."""
    return re.sub(r"`[^`]*`", "code", text).replace("*", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_doubles_its_punctuation_or_its_spaces(language: str) -> None:
    """Also where a game's title ends with a sign of its own."""
    spoken = texts_for(language)
    titles = [spoken.say(f"{game}-title") for game in GAMES]
    assert any(title.endswith("!") for title in titles)
    for key, facts, text, _ in said_of_samples(language):
        titled = [
            spoken.say(key, {**facts, "game": title}, bold_names(people(8, 5))) for title in titles if "game" in facts
        ]
        for one in {read_aloud(it) for it in (text, *titled)}:
            assert not DOUBLED.search(one), one
    for key, variables in present(language).items():
        if not variables:
            assert not DOUBLED.search(read_aloud(spoken.say(key))), spoken.say(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_table_in_words_doubles_its_punctuation_or_its_spaces(language: str) -> None:
    for table in games(2, language):
        text = read_aloud(table_text(table, people(8, 5), texts_for(language), 0))
        assert not DOUBLED.search(text), text


def test_doubled_punctuation_is_found_where_there_is_some() -> None:
    for wrong in ("It is Verflixxt!.", "**Verflixxt!**: 3", "Anna takes 4 .", "Anna takes  4.", "Done..", "So,."):
        assert DOUBLED.search(read_aloud(wrong)), wrong
    for right in ("Anna takes 4, … and 5.", "Type `a: .`, then wait: … Done!", "a .env file", "#1 Anna · 3"):
        assert not DOUBLED.search(read_aloud(right)), right


def test_random_play_meets_most_refusals_and_the_rest_is_listed() -> None:
    met = {key for key, _ in samples()}
    unmet = {f"{game}-refusal-{code}" for game in checked_games() for code in refusals(game) - {"over"}} - met
    assert not unmet, f"add their facts to `facts` in {module_of()}: {sorted(unmet)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_one_line_without_markdown(language: str) -> None:
    for table in games(3, language):
        if table.position is None:
            continue
        seated = people(len(table.people), 5)
        for seat in table.awaited:
            for choice in table.position.legal(seat):
                label = choice_label(table, seat, choice, seated, texts_for(language))
                assert "\n" not in label
                assert "**" not in label


@pytest.mark.parametrize(
    ("locale", "language"), [("it", "it"), ("en-US", "en"), ("en-GB", "en"), ("xx", "en"), ("xx-BR", "en")]
)
def test_a_locale_becomes_one_of_our_languages(locale: str, language: str) -> None:
    assert language_of(locale) == language


def test_a_missing_key_is_loud() -> None:
    with pytest.raises((KeyError, LookupError)):
        texts_for("en").say("no-such-text")
    assert isinstance(texts_for("en"), Texts)
