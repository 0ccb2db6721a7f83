# Calls: a direct message when a table opens, for people who asked for it. Only they read these texts.

## Commands

command-me-call = call
command-me-call-description = Get a direct message when a table opens on this server
call-option-game = game
call-option-game-description = Which game; leave it out to see what you get called for
call-option-until = until
call-option-until-description = For how long; tonight if you don't say
choice-until-tonight = tonight
choice-until-always = always
choice-until-off = off: no more calls

## Buttons

button-call = 📣 Call me
call-button-tonight = Only tonight
call-button-always = Always
call-button-off = Don't call me
call-button-off-game = Don't call me: { $game }
call-button-go-on = Keep calling me

## Replies

call-tonight = 📣 **{ $game }** · I'll send you a direct message when a table opens on { $here ->
    [yes] this server
   *[no] that server
}, until <t:{ $until }:t>. Only you see this.
call-always = 📣 **{ $game }** · I'll send you a direct message whenever a table opens on { $here ->
    [yes] this server
   *[no] that server
}, at most one an hour. Only you see this.
call-off = 🔕 **{ $game }** · No more calls.
call-paused = 💤 **{ $game }** · Paused, since you missed the last calls. Take a seat or press 📣 under a table, and they start again.
call-none = You're not on the call list for any game here. Add one with `/me call`.
call-closed = 🔕 I couldn't send you a direct message, so I've stopped calling you. Open yours and use `/me call` to hear from me again.

## The call

call = 📣 **{ $game }** on **{ $server }**: there's an open table with free seats. { $link }
call-last = -# You missed { $count } calls in a row, so this is the last one for now.

## Refusals

refusal-call-where = Type this on the server you want to be called from.
refusal-seat-free = There's a free seat: `/table join` takes it.
refusal-waitlist-full = { $most } people are already waiting for the next game. Try again when one of them has a seat.
refusal-not-waiting = You're not on the list for the next game.

## The waiting list, which everybody sees

command-table-wait = wait
command-table-wait-description = Wait for a seat in the next game, or stop waiting
button-wait = Play in the next game
button-unwait = Leave the list
refusal-waiting-already = You're already on the list for the next game.
waiting-no-more = You're off the list.
waitlist = ⏭️ **For the next game** ({ $count }): { $names }
