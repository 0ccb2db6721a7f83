"""The daily puzzle in words."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Final

from bot.chat.words.numbers import signed_tenths
from bot.chat.words.players import escaped
from bot.chat.words.sentences import scene_lines
from bot.chat.words.texts import Name, Texts
from bot.daily.dates import ends_at, summer_delay
from bot.daily.puzzle import GAME, Puzzle, PuzzleDecision
from bot.daily.solutions import ServerLine
from bot.daily.store import Posting, Tally
from games.core import tag_of

_MINUTE: Final = 60 * 1000
NAMES_MOST: Final = (12, 6, 3, 1, 0)
"""The most people named behind one choice: as many as there is room for."""


def end_in_seconds(day: date) -> str:
    """Return the end of a date, in seconds since 1970."""
    return str(ends_at(day) // 1000)


def title(day: date, texts: Texts) -> str:
    """Return the title of a date's puzzle."""
    return texts.say("daily-title", {"day": day.isoformat()})


def question(day: date, texts: Texts) -> str:
    """Return the question, with the moment at which the puzzle is over."""
    return texts.say("daily-question", {"until": end_in_seconds(day)})


def link(posting: Posting) -> str:
    """Return the address of a server's last post."""
    return f"https://discord.com/channels/{posting.guild_id}/{posting.posted_in}/{posting.message_id}"


def schedule_lines(posting: Posting, next_at: int, texts: Texts) -> list[str]:
    """Return where and when a server's next post comes, and how much later posts come in summer."""
    next_post = texts.say("daily-next", {"channel": f"<#{posting.channel_id}>", "at": str(next_at // 1000)})
    delay = summer_delay(posting.hour, posting.zone, next_at) // _MINUTE
    if not delay:
        return [next_post]
    hour, minute = divmod((posting.hour * 60 + delay) % (24 * 60), 60)
    return [next_post, texts.say("daily-summer", {"minutes": delay, "time": f"{hour}:{minute:02}"})]


def choice_label(scene: PuzzleDecision, number: int, texts: Texts) -> str:
    """Return a choice as its button says it."""
    choice = scene.choices[number]
    facts = {**choice.facts, **scene.game.predicted(scene.seat, choice.action)}
    return texts.say(f"{GAME}-choice-{tag_of(choice.action)}", facts, name_in(scene, texts))


def name_in(scene: PuzzleDecision, texts: Texts) -> Name:
    """Name the seats of a puzzle by number, and the reader's as such."""
    return lambda seat: texts.say("lesson-learner" if seat == scene.seat else "lesson-player", {"number": seat + 1})


def names_on_picture(scene: PuzzleDecision, texts: Texts) -> Sequence[str]:
    """Return the names of the seats on the picture."""
    return [
        texts.say("lesson-you") if seat == scene.seat else texts.say("lesson-player", {"number": seat + 1})
        for seat in range(scene.game.seat_count)
    ]


def alt_of(scene: PuzzleDecision, texts: Texts) -> str:
    """Return the alt text of the picture, as that of a board."""
    return " ".join(scene_lines(GAME, scene.game.view(None), texts, name_in(scene, texts)))


def solution_lines(
    puzzle: Puzzle,
    scene: PuzzleDecision,
    texts: Texts,
    counts: Tally | None,
    *,
    chosen: int | None = None,
    names: Mapping[int, Sequence[str]] | None = None,
    names_most: int = 0,
) -> list[str]:
    """Return each choice with its value, the best one first; with `counts` how many chose it, with `chosen` a mark at
    the reader's own, with `names` who of the server wants to be named, at most `names_most` a choice."""
    values = [choice.value for choice in puzzle.position.choices]
    lines = list[str]()
    for number in sorted(range(len(values)), key=lambda one: (-values[one], one)):
        facts = {
            "choice": choice_label(scene, number, texts),
            "value": signed_tenths(values[number], texts),
            "best": puzzle.is_right(number),
            "counted": counts is not None,
            "people": (counts or {}).get(number, 0),
            "own": number == chosen,
        }
        named = (names or {}).get(number, ())
        lines.append(texts.say("daily-value", facts) + _names(named, names_most, texts))
    return lines


def _names(named: Sequence[str], most: int, texts: Texts) -> str:
    if not named or not most:
        return ""
    shown = [f"**{escaped(name)}**" for name in named[:most]]
    return texts.say("daily-named", {"names": texts.join(shown), "more": len(named) - len(shown)})


def server_sentence(line: ServerLine, texts: Texts) -> str:
    """Return how a server did."""
    return texts.say("daily-server", {"played": line.played, "found": line.found, "best": line.best_week})
