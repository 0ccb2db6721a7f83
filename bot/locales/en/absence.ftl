# Who is there and who is away: clocks, nudges, seats that change hands, agreements; how somebody wants to be told.

## Commands

command-table-clock = clock
command-table-clock-description = Time per move: the opener chooses it before the start, then the majority
command-table-pause = pause
command-table-pause-description = Pause the game, if the majority agrees
command-table-resume = resume
command-table-resume-description = Go on after a pause, if the majority agrees
command-table-sit = sit
command-table-sit-description = Take your seat back, or one that's free
command-table-substitute = substitute
command-table-substitute-description = Invite somebody to the lobby, or to a seat where a hen plays for somebody who's away
command-table-kick = kick
command-table-kick-description = Free a seat before the start, or ask the others to take it from somebody who doesn't answer
command-me = me
command-me-description = Your preferences
command-me-quiet = quiet
command-me-quiet-description = Your quiet hours: no clock runs for you, and nobody disturbs you
command-me-turns = turns
command-me-turns-description = How you hear that it's your turn
command-me-words = words
command-me-words-description = Answers in words, in place of pictures
option-words = words
option-words-description = Whether Roost answers you in words
choice-words-on = on
choice-words-off = off
# In place of a question in words, once it is answered; and if it is asked again below.
words-chose = You chose: **{ $choice }**
words-below = It goes on below.
# In place of an arrow: to a place; and to a sum.
words-to = to
words-makes = , makes

option-clock = clock
option-clock-description = Time per move
option-person = person
option-person-description = Who
option-seat = seat
option-seat-description = Whose seat, if several are free
option-since = from
option-since-description = From when, such as 22:00; "off" ends your quiet hours
option-until = until
option-until-description = Until when, such as 8:00
option-zone = zone
option-zone-description = Your time zone: type a large city or your country
option-how = how
option-how-description = By a mention on the board, by direct message, or not at all
choice-how-mention = by a mention
choice-how-direct = by direct message
choice-how-none = not at all

## Clocks

clock-none = no limit
clock-live = live: 2 minutes
clock-relaxed = relaxed: 1 hour
clock-day = a day
clock-three-days = three days
lobby-clock = **Clock per move:** { $clock }
board-deadline = -# ⏳ Time runs out <t:{ $at }:R>.
board-deadlines = -# ⏳ Time runs out: { $each }
board-deadline-of = { $seat } <t:{ $at }:R>

## What a board says beside the game

board-paused = ⏸️ The game is paused, and so are the clocks.
board-stood-in = -# { $seat } was away, so a hen played for them.
board-held = -# A hen is playing for { $seat } until they're back.
board-open = -# { $seat } has left: a hen plays on, and the seat is free.
board-closed = -# A hen plays for { $seat } to the end.
board-voted-out = -# { $seat } was voted out: a hen plays on, and the seat is free.
board-nudged = -# 🔔 { $seat } was nudged <t:{ $at }:R>.
board-nudged-by = -# 🔔 { $nudging_seat } nudged { $seat } <t:{ $at }:R>.

wish-end = ✋ { $wishing_seats } { $have ->
    [one] wants
   *[other] want
} to end the table ({ $have } of { $need }).
wish-pause = ✋ { $wishing_seats } { $have ->
    [one] wants
   *[other] want
} to pause ({ $have } of { $need }).
wish-resume = ✋ { $wishing_seats } { $have ->
    [one] wants
   *[other] want
} to resume ({ $have } of { $need }).
wish-clock = ✋ { $wishing_seats } { $have ->
    [one] wants
   *[other] want
} to change the clock: { $clock } ({ $have } of { $need }).
wish-stand-in = ✋ { $wishing_seats } { $have ->
    [one] wants
   *[other] want
} to let a hen move for { $seat } ({ $have } of { $need }).
wish-vote-out = ✋ { $wishing_seats } { $have ->
    [one] wants
   *[other] want
} to take the seat from { $seat } ({ $have } of { $need }).

## Its buttons

nudge-button = 🔔 Nudge { $seat }
back-button = { $name }: I'm back
take-seat-button = Take { $name }'s seat
agree-end = End the table ({ $have }/{ $need })
agree-pause = Pause ({ $have }/{ $need })
agree-resume = Resume ({ $have }/{ $need })
agree-clock = Clock: { $clock } ({ $have }/{ $need })
agree-stand-in = Let a hen move for { $seat } ({ $have }/{ $need })
agree-vote-out = Take the seat from { $seat } ({ $have }/{ $need })
button-quit = Yes, leave
button-ask = Ask the others

## What was done, as it stays in the channel

deed-nudged = 🔔 { $nudging_seat } nudged { $seat }.
deed-absent = { $seat } is away, so a hen finishes this turn.
deed-held = { $seat } keeps missing turns: a hen plays on until they're back.
deed-sat = 🪑 { $seat } sits down and plays on.
deed-left = 🚪 { $seat } left the table: a hen plays on, and the seat is free.
deed-voted-out = 🚪 { $seat } was voted out: a hen plays on, and the seat is free.
deed-paused = ⏸️ The game is paused.
deed-resumed = ▶️ The game goes on.
deed-clock = ⏳ The clock from now on: { $clock }.

## Leaving, inviting, ends

end-together = The game belongs to everybody who plays it: it ends when most of you want it to. Ask the others, or leave your seat to a hen?
asked-by-you = The others can now vote under the board.
confirm-quit = A hen plays on in your place, and anybody can take your seat. Leaving counts as last place for you, unless you come back and make most of the decisions yourself. Really leave?
confirm-quit-unrated = A hen plays on in your place, and anybody can take your seat. Really leave?
left-by-you = You've left the game. As long as nobody else has taken your seat, `/table sit` brings you back.
substitute-invited = { $person }, { $inviting_seat } invites you to take over for { $seat }.
silent-table = Nobody has done anything at this channel's table ({ $game }) since <t:{ $since }:f>. You can end it and open yours.
replace-button = End it and open { $game }
silent-table-ended = { $name } ended a table where nothing had happened since <t:{ $since }:f> ({ $game }).
table-ended-by-agreement = Most of you wanted to close this table early, so nobody won.
table-ended-abandoned = Nothing had happened at this table for { $days } days, so it was closed; nobody won.
table-ended-gone = Roost couldn't see this table's channel any more, so the table was closed; nobody won.

## Telling somebody

notice-asked = **{ $game }** · It's your turn: { $link }
notice-nudged = **{ $game }** · 🔔 { $nudging_seat } is waiting for you: { $link }

quiet-none = You don't have quiet hours. `/me quiet` sets them: from when, until when, and your time zone.
quiet-set = Quiet every day from { $since } until { $until } ({ $zone }): your clock stops, nobody can nudge you, and nothing pings you. Clocks already running keep their time.
quiet-ended = Your quiet hours are gone. Clocks already running keep their time.
turns-mention = You'll be pinged on the board when it's your turn and you've been away.
turns-direct = You'll get a direct message when it's your turn and you've been away. If yours are closed, the board pings you.
turns-none = Nothing pings you any more when it's your turn. Others can still nudge you after a while.
words-on = Roost answers you in words from now on, here where you press: what happened, what is asked, and your moves as buttons. **Picture** shows the picture. A game that starts without a press of yours comes as a direct message; your turn does, too, if you choose that with `/me turns`.
words-off = Roost answers you with pictures again.

## Refusals: what is in the way, and what to do

refusal-nudge-too-soon = Give { $seat } a little time: you can nudge after { $minutes } minutes.
refusal-nudged-already = { $seat } was nudged not long ago. The next nudge is possible in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
refusal-nudge-quiet = { $seat } has quiet hours until <t:{ $until }:t>. Nudge after that.
refusal-not-awaited = It isn't their turn. The board shows whose turn it is.
refusal-awaited-yourself = That's you! It's your move.
refusal-seat-not-free = That seat isn't free right now. A seat opens up when somebody leaves or stays away for long.
refusal-seat-for-computers = A hen plays here to the end. Nobody can take over a hand in this game any more; the next one has room for you.
refusal-held-another-seat = You played as { $seat } at this table, so you can only take that seat.
refusal-not-invited = This seat is reserved for { $seat }, or for someone invited to it. Anyone seated can invite you: `/table substitute`.
refusal-invited-is-seated = That person already has a seat at this table.
refusal-invited-held-another-seat = That person had another seat at this table, and can only come back to that one.
refusal-invited-bot = That's a bot, and bots can't sit here.
refusal-invited-no-member = That person isn't on this server, so no one was invited.
refusal-no-seat-of-theirs = That person doesn't have a seat at this table.
refusal-voted-already = You've said so already. { $missing ->
    [one] One more person has
   *[other] { $missing } more people have
} to agree, with the button under the board.
refusal-paused = The game is paused. **Resume** under the board, or `/table resume`, ends the pause when most agree.
refusal-paused-already = The game is already paused.
refusal-not-paused = The game isn't paused.
refusal-clock-already = The clock is already set to that.
refusal-clock-runs = The clock is running for { $seat }: when time is up, a hen decides.
refusal-nudge-first = Nudge { $seat } first, with the button under the board. If there's no answer within { $minutes } minutes, the majority of the others can decide that.
refusal-quiet-time = "{ $typed }" isn't a time of day. Type it like 22:00 or 7:30.
refusal-quiet-until = Say until when, too: `/me quiet` takes both times.
refusal-nudge-wait = { $seat } was nudged and still has { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
    } to answer. After that, the majority of the others can decide that.
refusal-invited-already = That person is already invited to this seat.
refusal-quiet-zone-unknown = I don't know which time zone "{ $typed }" is. Type a large city or your country, for instance Rome.
refusal-quiet-zone = Say your time zone, too: type a large city or your country, for instance Rome.
refusal-quiet-same = Those two times are the same. Choose two different ones.
refusal-quiet-long = Quiet hours can be at most { $most } hours a day; others wait for you.
