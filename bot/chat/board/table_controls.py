"""Controls of a table's messages: what seats may do in public, and privately; absences and votes; the computers of a
lobby."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select, View

from bot.chat.board.moves import own_moves, play_request, public_moves
from bot.chat.front.controls import GameCode, Request
from bot.chat.front.layout import Control, controls_of, in_rows, laid_out
from bot.chat.requests import (
    AskGame,
    AtTable,
    ChooseClock,
    ChooseLanguage,
    ChooseVariants,
    Count,
    Film,
    FreeSeat,
    InLobby,
    LeaderboardPage,
    Leaving,
    Nudge,
    Proof,
    ReviewPage,
    Sit,
    Subscribe,
    Vote,
)
from bot.chat.rules import how_to_play
from bot.chat.words.absence import NOTHING, Deadlines, pending, proposal_facts
from bot.chat.words.lengths import CHOICE, fit
from bot.chat.words.players import Player, isolated, label_names, name_of
from bot.chat.words.texts import LANGUAGES, Texts, texts_for
from bot.tables.absence import may_be_hastened, may_be_nudged, may_be_voted_on
from bot.tables.attendance import Proposal
from bot.tables.clocks import CLOCKS, NO_CLOCK
from bot.tables.state import option_codes
from bot.tables.table import Table
from bot.tables.wall_clock import now
from games.core import Choice
from games.game import tag_of


def absence_buttons(table: Table, people: Sequence[Player], texts: Texts, deadlines: Deadlines) -> list[Button[Any]]:
    """Return the buttons, most needed first."""
    return [
        *([_agree(table, Proposal("resume"), people, texts, ButtonStyle.success)] if table.paused else []),
        *_hasten(table, texts, deadlines.at),
        *_free_seats(table, people, texts, deadlines),
        *[_agree(table, wish, people, texts) for wish in pending(table) if wish.what != "resume" and wish.seat is None],
        *_about_who_waits(table, people, texts, deadlines),
    ]


def _hasten(table: Table, texts: Texts, at: int) -> list[Button[Any]]:
    """Return the button that lets computers move, if they have not for long."""
    return [kind_button(AtTable(table.info.id, "hasten"), texts)] if may_be_hastened(table, at) else []


def _free_seats(table: Table, people: Sequence[Player], texts: Texts, deadlines: Deadlines) -> Iterator[Button[Any]]:
    """Return buttons to take the seats that computers hold for people."""
    for seat in sorted(table.stood_in & table.computers):
        is_open = seat in table.attendance.open_seats
        if is_open and deadlines.closed:
            continue
        label = texts.say("take-seat-button" if is_open else "back-button", {"name": isolated(name_of(people[seat]))})
        yield Sit(table.info.id, seat).button(label, ButtonStyle.success)


def _about_who_waits(
    table: Table, people: Sequence[Player], texts: Texts, deadlines: Deadlines
) -> Iterator[Button[Any]]:
    """Return buttons to nudge people who keep others waiting, and to go on without those who do not react."""
    for turn in deadlines.pending_turns(table):
        seat = turn.seat
        if may_be_voted_on(table, seat, deadlines.at) and len(table.people) > 1:
            if table.clock == NO_CLOCK:
                yield _agree(table, Proposal("stand-in", seat), people, texts)
            yield _agree(table, Proposal("vote-out", seat), people, texts)
        elif may_be_nudged(table, seat, turn.since, deadlines.at):
            label = texts.say("nudge-button", {"seat": seat}, label_names(people))
            yield Nudge(table.info.id, seat).button(label)


def _agree(
    table: Table, wish: Proposal, people: Sequence[Player], texts: Texts, style: ButtonStyle = ButtonStyle.secondary
) -> Button[Any]:
    """Return a button to vote, with the votes so far and those needed."""
    label = texts.say(f"agree-{wish.what}", proposal_facts(table, wish, texts), label_names(people))
    return Vote(table.info.id, wish.what, wish.seat, wish.value).button(label, style)


def kind_button(request: Request, texts: Texts, style: ButtonStyle = ButtonStyle.secondary) -> Button[Any]:
    """Return the button of a request, labelled by its kind."""
    return request.button(texts.say(f"button-{request.kind}"), style)


def board_controls(table: Table, people: Sequence[Player], texts: Texts, deadlines: Deadlines = NOTHING) -> View:
    """Return the controls of a table's board."""
    match table.phase:
        case "lobby":
            return _lobby_controls(table, texts)
        case "playing":
            return _public_controls(table, people, texts, deadlines)
        case "over":
            again = [kind_button(InLobby(table.info.id, "rematch"), texts, ButtonStyle.primary)] if table.people else []
            review = [kind_button(ReviewPage(table.info.id), texts)] if table.position is not None else []
            return controls_of([*again, *review, kind_button(InLobby(table.info.id, "settings"), texts)])


def ending_controls(table: Table, texts: Texts) -> View:
    """Return the controls behind "…" of an ending, the same for every reader: another table, the film, the leaderboard
    that counts the table, how points add up, the proof, and calls."""
    table_id, game = table.info.id, table.info.game
    played = table.position is not None
    counted = table.position is not None and table.position.view(None).count(0)
    ranking = LeaderboardPage(GameCode[game], "season", everywhere=False, by="rating")
    return controls_of(
        [
            kind_button(AskGame(table_id), texts),
            *([Film(table_id).button(texts.say("button-replay"))] if played else []),
            *([ranking.button(texts.say("button-leaderboard"))] if played and not table.began_with_computers else []),
            *([kind_button(Count(table_id), texts)] if counted else []),
            *([Proof(table_id).button(texts.say("button-fair"))] if played or not table.replayable else []),
            call_button(table, texts),
        ]
    )


def _lobby_controls(table: Table, texts: Texts) -> View:
    """Return the controls of a lobby: join, start, the rules, computers, and everything else. The main one is to join,
    and to start once enough are in and no one has yet to answer."""
    table_id = table.info.id
    ready = not table.challenged and len(table.holders) in table.game.seats
    plain, main = ButtonStyle.secondary, ButtonStyle.primary
    join = texts.say("plan-button-in" if table.challenged else "button-join")
    return controls_of(
        [
            InLobby(table_id, "join").button(join, plain if ready else main),
            kind_button(InLobby(table_id, "start"), texts, main if ready else plain),
            how_to_play(table.info.game, table_id, texts),
            kind_button(InLobby(table_id, "computers"), texts),
            kind_button(InLobby(table_id, "settings"), texts),
        ]
    )


def call_button(table: Table, texts: Texts) -> Button[Any]:
    """Return the button below a lobby and an ending. It is the same for every reader: no id says who is
    subscribed."""
    return Subscribe(GameCode[table.info.game], table.info.guild_id).button(texts.say("button-call"))


def more_controls(
    table: Table,
    people: Sequence[Player],
    texts: Texts,
    seat: int | None,
    deadlines: Deadlines = NOTHING,
    *,
    may_choose: bool,
) -> View:
    """Return the controls behind "…", as far as the reader at a `seat` may use them: leaving or waiting, calls
    and the end; in play also what the board has no room for; in a lobby also the menus of seats for the seated,
    and of variants, language and clock for those who `may_choose`."""
    table_id, lobby = table.info.id, table.phase == "lobby"
    waits = seat is None and (table.full or not lobby)
    ends = may_choose or (seat is not None and not lobby)
    buttons = [
        *([kind_button(Leaving(table_id, "leave"), texts)] if seat is not None else []),
        *([kind_button(InLobby(table_id, "wait"), texts)] if waits else []),
        call_button(table, texts),
        *([kind_button(Leaving(table_id, "end"), texts)] if ends else []),
    ]
    chosen = [_variant_menu(table, texts), _language_menu(table, texts), _clock_menu(table, texts)]
    seats = _seats_menu(table, people, texts, seat) if seat is not None or may_choose else None
    menus = [*(chosen if may_choose else []), seats] if lobby else []
    if lobby:
        return laid_out([buttons, *[[menu] for menu in menus if menu is not None]])
    on_board = [getattr(item, "custom_id", None) for item in _public_controls(table, people, texts, deadlines).children]
    absences = absence_buttons(table, people, texts, deadlines)
    return laid_out([buttons], [button for button in absences if button.custom_id not in on_board])


def _seats_menu(table: Table, people: Sequence[Player], texts: Texts, own: int | None) -> Select[Any] | None:
    """Return the menu of people whose seats can be freed."""
    name = label_names(people)
    options = [
        SelectOption(label=fit(name(seat), CHOICE), value=str(holder))
        for seat, holder in enumerate(table.holders)
        if isinstance(holder, int) and seat != own
    ]
    if not options:
        return None
    return FreeSeat(table.info.id).menu(texts.say("lobby-free"), options)


def _variant_menu(table: Table, texts: Texts) -> Select[Any] | None:
    game = table.info.game
    options = [
        SelectOption(
            label=fit(texts.say(f"{game}-variant-{code}"), CHOICE),
            value=code,
            description=fit(texts.say(f"{game}-variant-{code}-what"), CHOICE),
            default=code in table.option_codes,
        )
        for code in option_codes(table.game)
    ]
    if not options:
        return None
    return ChooseVariants(table.info.id).menu(texts.say("lobby-variants"), options, 0, len(options))


def _language_menu(table: Table, texts: Texts) -> Select[Any]:
    """Return the menu of languages. Each has its own name, for people who cannot read the others."""
    options = [
        SelectOption(label=texts_for(language).say("language-name"), value=language, default=language == table.language)
        for language in LANGUAGES
    ]
    return ChooseLanguage(table.info.id).menu(texts.say("lobby-language"), options)


def _clock_menu(table: Table, texts: Texts) -> Select[Any]:
    options = [
        SelectOption(label=texts.say("lobby-clock-choice", {"clock": said}), value=clock, default=clock == table.clock)
        for clock in CLOCKS
        if (said := texts.say(f"clock-{clock}"))
    ]
    return ChooseClock(table.info.id).menu(texts.say("lobby-clock-menu"), options)


def _public_controls(table: Table, people: Sequence[Player], texts: Texts, deadlines: Deadlines) -> View:
    """Return the controls of a board in play: the moves of the single awaited seat, absences as far as there is room,
    the table in words, what else there is, and the button to one's own hand. That button comes first if the decision is
    made from the hand. If several seats are awaited, each finds its moves in its hand, because a board has no room for
    those of eight. A computer's moves have no controls."""
    kinds: list[list[Control]] = []
    if len(table.awaited) == 1 and not table.computers_alone:
        (seat,) = table.awaited
        kinds = public_moves(table, seat, people, texts)
    ways = _ways_to_hand(table, texts) if table.has_hands and not (table.computers_alone or table.paused) else []
    verbs = [
        *([kind_button(AtTable(table.info.id, "hand"), texts)] if table.has_hands and not ways else []),
        kind_button(AtTable(table.info.id, "text"), texts),
        how_to_play(table.info.game, table.info.id, texts),
        kind_button(InLobby(table.info.id, "settings"), texts),
    ]
    moves = in_rows(table.info.game, [ways, *kinds])
    return laid_out(moves, absence_buttons(table, people, texts, deadlines), verbs)


def own_controls(
    table: Table, seat: int | None, people: Sequence[Player], texts: Texts, again: Literal["text", "hand", "words"]
) -> View:
    """Return all controls of a seat, for a private message, with the verb that shows the message `again`, or in words
    what else there is to read. A hand also has the rules, because it may be far from the board, and none once the game
    is over."""
    if table.phase == "over" and again == "hand":
        return controls_of([])
    kinds = own_moves(table, seat, people, texts) if seat is not None and not table.paused else []
    refresh = AtTable(table.info.id, "hand" if again == "words" else again)
    verbs = [refresh.button(texts.say("button-refresh"))]
    if again == "words":
        verbs.append(AtTable(table.info.id, "text").button(texts.say("button-whole")))
        verbs.append(AtTable(table.info.id, "picture").button(texts.say("button-picture")))
    if again != "text":
        verbs.append(how_to_play(table.info.game, table.info.id, texts))
    if again == "words":
        verbs.append(kind_button(InLobby(table.info.id, "settings"), texts))
    return laid_out(in_rows(table.info.game, kinds), _hasten(table, texts, now()), verbs)


def rash_controls(table: Table, seat: int, choice: Choice[Any], texts: Texts) -> View:
    """Return the buttons to confirm a rash choice, or to choose from the hand instead."""
    meant = texts.say(f"{table.info.game}-meant-{tag_of(choice.action)}")
    yes = play_request(table, seat, choice.action, confirmed=True).button(meant, ButtonStyle.danger)
    return controls_of([yes, *_ways_to_hand(table, texts)])


def _ways_to_hand(table: Table, texts: Texts) -> list[Control]:
    """Return the button to the hand, if the decision is made from one."""
    opened = table.position.view(None).from_hand() if table.position is not None else None
    if opened is None:
        return []
    label = texts.say(f"{table.info.game}-open-{opened.code}", opened.facts)
    return [AtTable(table.info.id, "hand").button(label, ButtonStyle.primary)]
