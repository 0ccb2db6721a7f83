# Texts that belong to no game. Every key has its counterpart in every other language.

language-name = English
nothing = nothing

## Commands: names (lower case, no spaces) and descriptions (at most 100 characters)

command-table = table
command-table-description = Tables in this channel
command-table-open = open
command-table-open-description = Open a table in this channel
command-table-show = show
command-table-show-description = Show this channel's table again
command-table-options = options
command-table-options-description = Choose the variants, before the game starts
command-table-join = join
command-table-join-description = Take a seat
command-table-leave = leave
command-table-leave-description = Give up your seat, before the game starts or during it
command-table-start = start
command-table-start-description = Start the game
command-table-end = end
command-table-end-description = End this channel's table early: the opener can end a lobby, the majority a game
command-table-rematch = rematch
command-table-rematch-description = Open the same table again with the same people
command-table-computer = computer
command-table-computer-description = Computers at this table, before the game starts
command-table-computer-add = add
command-table-computer-add-description = Let a computer take a seat, before the game starts
command-table-computer-remove = remove
command-table-computer-remove-description = Send a computer away, before the game starts
command-rules = rules
command-rules-description = How to play a game, in pictures
command-help = help
command-help-description = How to play here

option-game = game
option-game-description = Which game
option-language = language
option-language-description = The table's language; private messages come in your own
option-text = text
option-text-description = The table as text, for you alone
option-against = against
option-against-description = Play against the computer: the game starts right away
option-level = level
option-level-description = How well it plays
option-variants = variants
option-variants-description = One or more variants; empty for none

## Controls

button-join = Join
button-leave = Leave
button-start = Start
button-start-without = Start without them
button-settings = …
more = **This table:** what else you can do. Only you see this.
button-end = End table
button-close = Yes, end it
button-text = As text
button-rematch = Rematch

## In words

# A person, for readers who hear the message, with the sign that pictures show.
spoken-name = { $name } ({ $computer ->
    [yes] computer, { $sign }
   *[no] { $sign }
})
sign-circle = red circle
sign-triangle = blue triangle
sign-square = green square
sign-diamond = yellow diamond
sign-star = pink star
sign-cross = light blue cross
sign-hexagon = black hexagon
sign-moon = orange moon
button-picture = Picture
button-whole = Whole table

## Computers

# Their names, which nobody else has: a sign beside them tells that no person plays there.
computer-chick = Chick
computer-hen = Hen
computer-rooster = Rooster
computer-numbered = { $name } { $number }
# Where that sign cannot be seen: in alt texts, and below the frames of a film.
computer-said = { $name } (computer)
# Somebody absent, in whose place a computer plays.
computer-in-place = { $name } (a hen plays)
computer-chick-offer = { $name }: is still learning, and makes mistakes
computer-hen-offer = { $name }: looks one move ahead
computer-rooster-offer = { $name }: thinks ahead and wants to win
computers-what = **Computers** take seats and play by themselves:
computers-apart = A table with a computer doesn't count for ratings, records or leaderboards.
computers-seated = **At this table:** { $names }
computers-think = { $thinking_seats } { $count ->
    [one] is
   *[other] are
} thinking…
button-hasten = Let the computer move
button-computers = Add a computer
button-add-computer = Add: { $name }
button-remove-computer = Remove: { $name }

## Lobby and end

lobby-title = ## { $game }
lobby-variant = **{ $name }:** { $what }
lobby-settings = **This table's settings.** The lobby in the channel shows what you choose.
lobby-settings-others = { $host_seat } chooses this table's variants, its language and its clock. Only you see this.
lobby-variants = Variants
lobby-free = Free a seat
lobby-free-seat = free
lobby-rematch = Rematch!
lobby-challenge = ⚔️ { $seat } wants a rematch, and your seats are kept.
lobby-answers = { $count ->
    [0] {""}
   *[other] **In:** { $names } ·{" "}
}**Not yet:** { $silent }
lobby-ask-in = Press **{ plan-button-in }**. **{ button-start }** begins with those who are in.
lobby-challenged = { $people }: { $seat } is waiting for the rematch. Are you in? { $link }
rematch-there = 🪑 The rematch is open, and you have a seat there: { $link }
lobby-clock-menu = Clock
lobby-clock-choice = Clock: { $clock }
lobby-seats = **Seats: { $seated } of { $most }**
lobby-computers = -# With a computer, this table doesn't count for ratings, records or leaderboards.
lobby-planned = 🪑 Planned by { $name }.{ $count ->
    [0] {""}
   *[other] {" "}Until <t:{ $until }:t> seats are kept for { $names }.
}
lobby-ask = Press **Join** to take a seat. With { VALUE($least, of: "number-word") } or more at the table, anyone seated can press **Start**.
lobby-commitment = -# Table { $table } · fair-play seal, SHA-256: `{ $commitment }`
# Not "1.": Discord makes a list of that and counts for itself, also where places are shared.
result-place = #{ $place } { $seat } · { $score }
table-ended-closed = This table was closed early, so nobody won.
table-ended-outdated = Roost now plays this game by corrected rules, so this table was closed; nobody won.
confirm-end = This ends the table for everybody, and nobody wins. Really end it?
confirm-start = No answer yet from { $names }. Start without them? Their seats become free.
ended-by-you = You've ended the table.

## Refusals: what is in the way, and what to do

refusal-no-table = This table is gone. Open a new one with `/table open`.
refusal-no-table-here = There's no table in this channel yet. Open one with `/table open`.
refusal-channel-taken = This channel already has a table: `/table show` brings it here, and the people at it can end it: `/table end`. A thread can have a table of its own.
refusal-too-many-lobbies = You have { $count } tables on this server that haven't started yet: { $channels }. Start one, or end it: `/table end`.
refusal-too-many-alone = You have { $count } unfinished games against computers on this server: { $channels }. Finish one, or end it: `/table end`.
refusal-table-over = This table is over. `/table rematch` or `/table open` starts a new one.
refusal-not-over = This table isn't over yet. You can ask for a rematch when it is.
refusal-outdated = Roost now plays this game by corrected rules, so this table was closed. Open a new one with `/table open`.
refusal-newer = Roost is being updated, and this part of it can't read this table yet. Nothing has changed; please try again in a few minutes.
refusal-another-game = { $game } is being played in this channel. Use its command, or the buttons under the board.
refusal-not-started = The game hasn't started yet. Anyone seated can start it: `/table start`.
refusal-already-started = This game has already started. `/table sit` takes a free seat, `/table wait` gets you into the next game.
refusal-not-seated = You don't have a seat at this table. You're welcome to watch, and to join the next one.
refusal-seat-lost = This seat isn't yours any more, so nothing was played. `/table sit` gets it back as long as it's free.
refusal-not-seated-yet = You don't have a seat at this table yet. Take one first: `/table join`.
refusal-full-with-computers = All { $most } seats are taken. Anyone seated can make room for you: `/table computer remove` sends a computer away.
refusal-no-seat-left = All { $most } seats are taken, so there is no room for another computer.
refusal-no-such-computer = There's no computer like that at this table.
refusal-already-seated = You already have a seat here.
refusal-table-full = All { $most } seats are taken. `/table wait` gets you into the next game, or open a table in another channel or thread.
refusal-too-few-seats = You need { $least } players and have { $seated } so far. Ask somebody to join: `/table join`. Or let a computer play: `/table computer add`.
refusal-not-host = { $host_seat } chooses this table's variants, its language and its clock.
refusal-not-yours-to-free = Only { $host_seat }, or somebody who may manage messages here, can free { $seat }'s seat. Once { $seat } has left this server, anyone seated can.
refusal-variants-exclude = "{ $variant }" and "{ $other_variant }" don't go together. Choose one of them.
refusal-unknown-variant = There's no variant "{ $variant }" in this game. Choose from the list that opens as you type.
refusal-not-yours-to-end = Before the start, only the person who opened this table can end it, or, if that person has no seat, the one in the first seat; after that, the majority at the table. Anyone who may manage messages here can end it, too, unless they've had a seat in this game.
refusal-not-your-button = This button is for { $seat }.
refusal-stale = Too late, that move was already made. Here's the table now.
board-barred = That move was already made, but Roost can't show the board here: it's missing { $permissions }. Anyone who manages this channel can allow that.
board-without-picture = No picture here: Roost isn't allowed to attach files in this channel. Anyone who manages it can change that.
picture-numbers = -# In the picture: { $each }
refusal-old-command = This command has changed. Close and reopen Discord, or wait a little, and type it again.
refusal-old-button = This button is out of date. `/table show` brings the board as it is now.
refusal-value-too-long = "{ $typed }" is too long: an option takes at most { $most } characters. Choose from the list that opens as you type.
refusal-not-a-choice = "{ $typed }" isn't one of the choices. Choose from the list that opens as you type.
refusal-another-channel = This button belongs to a table in another channel. `/table show` brings this channel's table.
refusal-say-which = Say which: { $choices }.
refusal-not-offered = "{ $typed }" isn't possible now.{ $choices ->
    [nothing] {""}
   *[other] {" "}Possible: { $choices }.
}
refusal-not-on-server = Roost isn't on this server, so it can't do anything here. Anyone who manages the server can add it.
refusal-may-not-write = You can't write in this channel, so Roost won't post here for you. You're missing: { $permission }.
refusal-permissions-missing = Roost can't play here yet. In this channel it needs these permissions: { $permissions }. Anyone who manages the channel can grant them.
refusal-store-unsure = Roost lost its database just as it was saving this, and can't tell whether it worked. Please look again in a few seconds, and try again if it's not there.
refusal-store-busy = Roost can't reach its tables right now, so nothing has changed. Please try again in a few seconds.
refusal-unexpected = Something went wrong on Roost's side; nothing you did is lost. `/table show` brings the board as it is now.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files

help = ## What would you like to do?
help-which = Which game against a computer? It starts at once.
help-tables = Your tables:
help-together = Play with others
help-alone = Play alone
help-learn = Learn a game
help-table = Back to my table
help-daily = Today's worm
help-commands = All commands
help-all =
    ## Roost
    Table games for a channel: `/table open` opens a table, `/table join` takes a seat, `/table start` begins.
    The board is a picture; your moves are the buttons under it, or commands: `/heckmeck roll`, `keep`, `stop`.
    - `/table show` brings the board to the bottom of the channel, `/table show text:True` describes it, for you alone.
    - Against the computer: `/table open against:` starts at once, `/table computer add` lets one join you.
    - `/table options` chooses the variants before the start; `/rules` shows how to play.
    - `/table end` ends a table; **Rematch** opens the same one again, **New table…** any other.
    - Right-click or long-press a person or a board, then *Apps*: invite, replay and more.
    - Someone's away? A **Nudge** button appears after three minutes; then the others can let a hen move. `/table leave` gives up a seat, `/table sit` takes one, `/table substitute` invites somebody.
    - `/me quiet` sets your quiet hours, `/me turns` how you hear that it's your turn, `/me call` that a table opens.
    - `/leaderboard` shows the best, `/stats` one player, `/history` the last tables; `/replay` shows a finished one again; `/daily` is a puzzle a day.
    - `/hand` shows your hand; `/verify` re-checks the dice and cards of a finished table; `/privacy show` shows what's stored about you.
    {""}**Fair dice:** the opening message shows the SHA-256 of a secret seed; at the end **Fair?** shows the seed, and whether every roll follows from it.

## Hands

button-hand = My hand
button-refresh = Refresh
command-hand = hand
command-hand-description = Your hand, for you alone
option-table = table
option-table-description = Which table, if you sit at several
hand-none = You get your hand when the game starts.
hand-wait = Nothing for you to decide right now.
board-newer = This message is out of date. The table is here: { $link }
hand-newer = Your hand is further down: { $link }
hand-offer = -# Turns can take a while here: `/me turns` can send you a direct message when it's yours.
hand-over = This game is over. { $won }
meant-done = Done. The board shows what came of it.
hand-closed = Your direct messages are closed, so I can't send you your hand. It's here, and behind the button under the board. Once you've opened them, `/hand` sends it there again.
refusal-no-hand = Everything is open in this game: nobody has a hand.
refusal-no-table-of-yours = You don't have a hand at any table right now.
refusal-no-seat-anywhere = You have no seat at any table right now. `/table open` opens one.
refusal-say-which-table = Say which of your tables you mean, with the option `table`: { $tables }.

## Reminders

reminder = ⏰ **{ $game }** is waiting for you: you have until <t:{ $until }:f> (<t:{ $until }:R>). After that, a hen finishes your turn.
    { $link }

## The end of a game

ending-headline = ## { $won }
button-count = How it adds up
refusal-no-count = There's nothing to add up at this table. Where points come from many tiles, the button is behind **…** under the last board.

## The language of a table

lobby-language = The table's language

## Telling what happened

# What somebody did at one go becomes one sentence: "NAME rolls a 4, moves a pawn and takes −1." A text that can be a part
# of such a sentence begins with this, or looks at $clause itself.
story-who = { $clause ->
    [next] ,
    [last] {" "}and
   *[first] { $seat }
}
number-word = { $value ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $value }
}
names-listed = { $names } and { $last }
