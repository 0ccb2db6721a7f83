# Plans: evenings by appointment.

command-plan = plan
command-plan-description = Plan an evening: everyone says who's in, and the table opens by itself
option-when = when
option-when-description = "fri 20:30", "tomorrow 21:00", "in 2 hours", "27 Nov 20:30"
option-repeat = repeat
option-repeat-description = Every week at the same hour
choice-repeat-weekly = every week

plan-offer = { $when }, your time

## The message

plan-title =
    🗓️ **{ $game }**
    <t:{ $at }:F> (<t:{ $at }:R>)
plan-by = { $name } is planning this{ $weekly ->
    [yes] {" "}for every week
   *[no] {""}
}. Who's in?
plan-in = { $count ->
    [0] No one is in yet.
   *[other] ✅ In ({ $count }): { $names }
}
plan-out = 💤 Not coming: { $names }
plan-standby = 🪑 Standing by: { $names }
plan-more-people = { $count } more
plan-open = -# At that hour a table opens here. If you're in, your seat is held for the first five minutes.
plan-waiting = ⏳ It's time, but I can't open your table here yet. Once this channel is free, open it.
plan-fixed = -# { $zone } doesn't follow clock changes.
plan-button-in = I'm in
plan-button-out = I can't
plan-button-more = …
plan-button-open = Open the table
plan-button-cancel = Cancel this evening
plan-button-cancel-all = Cancel the series

## What became of it

plan-outcome-opened = ▶️ The table is open: { $place }
plan-outcome-late = ▶️ Sorry, I'm late: the table opened only now: { $place }
plan-outcome-missed = 😴 I slept through this one: I wasn't running at that hour.
plan-outcome-empty = 💤 No one was in, so no table opened.
plan-outcome-waited = 💤 This channel was never free that evening, so no table opened.
plan-unattended = That was { $weeks } weeks in a row with fewer than two people, so this plan ends here.
plan-outcome-cancelled = ❌ Cancelled.
plan-outcome-skipped = ❌ Not this week. The next evening follows.
plan-outcome-forbidden = ❌ No table opened: this server has other channels for tables now.
plan-outcome-unknown-game = ❌ No table opened: Roost doesn't have this game any more.
plan-outcome-permissions = ❌ No table opened: I wasn't allowed to write here.
plan-outcome-refused = ❌ No table opened: everyone who is in has too many open tables.
plan-mention-cancelled = ❌ { $game } on <t:{ $at }:F> is off: { $people }
plan-mention-skipped = ❌ { $game } on <t:{ $at }:F> is off this week: { $people }
plan-mention-seat = 🪑 A seat is free for { $game } on <t:{ $at }:F>: { $people }
plan-mention-missed = 😴 I slept through your { $game } evening. Open the table now? { $people }
plan-mention-moved = 🗓️ { $game } moves to <t:{ $at }:F>. Who's in now? { $people }
plan-mention-begins = ⏰ Your table for { $game } is open: { $people }
plan-reminder = ⏰ { $game } <t:{ $at }:R>: { $link }

## Private

plan-more = **I'm in** and **I can't** can be pressed as often as you like; the last answer counts. The planner and moderators can move or cancel the plan.
plan-more-yours = { $game } · <t:{ $at }:F>: { $weekly ->
    [yes] move or cancel this evening, or every week's.
   *[no] move or cancel it.
} If you move an evening, everyone answers again.
plan-list = { $count ->
    [0] You have no plans on this server. With a game and a time, `/plan` makes one.
   *[other] Plans on this server that you can change. A number shows how:
}
plan-listed = { $number }. { $game } · <t:{ $at }:F>: { $link }
plan-standing-by = All { $seats } seats are taken, so you stand by as number { $place }. You move up when someone can't come.
plan-unmentioned = You're in. Since you want no notices now, I won't ping you at the hour.
plan-menu-move-one = Another time…
plan-menu-move-all = Another time every week…
plan-now-moved = Moved. Everyone answers again.
plan-now-cancelled = The plan is cancelled.
plan-now-skipped = This evening is off. The next one follows.

## The form of a refused plan

plan-button-form = Open the form
plan-form-title = Plan an evening
plan-form-game = Game
plan-form-when = When?
plan-form-zone = Where are you?
plan-form-zone-detail = A large city or your country

## Refusals

refusal-plan-when = I can't tell which moment "{ $typed }" is. Try "fri 20:30", "tomorrow 21:00", "in 2 hours" or "27 Nov 20:30".
refusal-plan-two = "{ $typed }" can be two moments. Which one is it: "{ $first }" or "{ $second }"?
refusal-plan-range = Plan at least { $minutes } minutes and at most { $weeks } weeks ahead. To play now, open a table: `/table open`.
refusal-plan-over = This plan is over.
refusal-plan-changed = This plan has just changed. Look at its message, and try again.
refusal-plan-elsewhere = This message is out of date. The plan is here: { $link }
refusal-plan-game = Choose a game, too.
refusal-plan-time = Say when, too: "fri 20:30", "tomorrow 21:00" or "in 2 hours".
refusal-plan-begun = It's too late for answers: the hour has come.
refusal-plan-full = { $most } people are in already. There is no room for more.
refusal-plans-of-person = You have { $most } open plans on this server. Cancel one of them first: `/plan` lists them.
refusal-plans-of-guild = This server has { $most } open plans. One of them has to be over first; who manages messages sees all with `/plan`.
refusal-seats-kept = Until <t:{ $until }:t> the free seats are for those who were in. After that anyone can join.
