# Leaderboards, records, histories, replays, and what is stored about people.

## Commands

command-leaderboard = leaderboard
command-leaderboard-description = The best of this server, or of all servers, as a picture
command-stats = stats
command-stats-description = A player's tables, finishes, rating and records
command-history = history
command-history-description = The last tables of this channel, or of a player
command-replay = replay
command-replay-description = Watch a finished table again: as a film, or move by move
command-review = review
command-review-description = After a finished table: which decisions cost most, and in Heckmeck what was luck
command-verify = verify
command-verify-description = Check every roll and deal of a finished game
command-season = season
command-season-description = This server's seasons
command-season-close = close
command-season-close-description = Close the season: its final table is posted and kept, and a new season begins
command-privacy = privacy
command-privacy-description = What Roost stores about you
command-privacy-show = show
command-privacy-show-description = What is stored about you, and what for
command-privacy-export = export
command-privacy-export-description = Everything stored about you, as a file in a direct message
command-privacy-forget = forget
command-privacy-forget-description = Become an anonymous seat everywhere, for good

option-period = period
option-period-description = Since when tables count; this season if you don't say
option-scope = scope
option-scope-description = This server, or every server
option-by = by
option-by-description = How to rank
option-season = season
option-season-description = An earlier season, by its number
option-user = user
option-user-description = Who; you if you don't say
over-option-table = table
over-option-table-description = Which table; choose one, or type its id
choice-period-all = all time
choice-period-year = this year
choice-period-month = this month
choice-period-week = this week
choice-scope-server = this server
choice-scope-everywhere = everywhere
choice-by-rating = rating
choice-by-wins = wins
choice-by-points = players beaten
choice-by-games = tables played

## Controls

button-page-back = Back
button-page-on = Next
button-page-own = Where am I?
button-close-season = Yes, close the season
button-forget = Yes, forget me for good

## Leaderboards

# A number with one decimal.
decimal = { $whole }.{ $part }
# In a picture: a chance to win.
percent = { $value }%
ranking-all-games = All games
ranking-everywhere = everywhere
ranking-season = season { $season }
ranking-scope = { $by ->
    [rating] { $period ->
        [season] Season rating
       *[other] Rating
    }
    [wins] Wins
    [points] Players beaten: one for everybody behind you, at every table
   *[games] Tables played
}{ $period ->
    [year] , this year.
    [month] , this month.
    [week] , this week.
   *[other] .
}
ranking-lines = { $first }–{ $last } of { $total }.{ $by ->
    [rating] {" "}Grey: provisional, fewer than 5 tables.
   *[other] {""}
}
ranking-line = #{ $place } { $name }: { $rating ->
    [none] {""}
   *[other] rating { $rating } { $spread }{ $provisional ->
        [yes] {" "}(provisional)
       *[no] {""}
    },{" "}
}{ $wins ->
    [one] 1 win
   *[other] { $wins } wins
} at { $games ->
    [one] 1 table
   *[other] { $games } tables
}, { $points ->
    [one] 1 player beaten
   *[other] { $points } players beaten
}.
# Over the columns of a leaderboard's picture: short.
ranking-heading-rating = Rating
ranking-heading-wins = Wins
ranking-heading-points = Beaten
ranking-heading-games = Tables
confirm-season = This closes season { $season } for good: its final table is kept and posted here for everybody, and a new season begins. Really close it?
season-closed = **Season { $season } is closed.** Here are its best; the whole table is under `/leaderboard season:{ $season }`. Season { $next } begins now.

## Records and histories

stats-game = **{ $game }** · { $games ->
    [one] 1 table
   *[other] { $games } tables
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} ({ $rate }%, { $chance }% expected). All-time rating { $rating } { $spread }{ $provisional ->
    [yes] , provisional
   *[no] {""}
}.
stats-brief = **{ $game }** · { $games ->
    [one] 1 table
   *[other] { $games } tables
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}, rating { $rating } { $spread }.
stats-places = Finishes: { $places }.
stats-place = #{ $place } ×{ $times }
stats-path = Rating: from { $first } ({ $since }) to { $last }, at best { $best }.
stats-scores = Scores: best { SIGNED($best) }, worst { SIGNED($worst) }, on average { $mean }.
# In the picture of a record: short.
stats-word-chance = Expected
stats-word-best = Best
stats-word-mean = Average
stats-word-worst = Worst
stats-best-score = Best score: { SIGNED($value) }
stats-server = This server's record · { $what } · { $name }
history-place = #{ $place } { $name } ({ SIGNED($score) })
history-place-away = #{ $place } { $name } (away)
history-line = { $at } · **{ $game }** · `{ $table }` · { $outcome }

## Replays

replay-alt = A film of the whole game; the list of moves beside it says the same in words.
replay-forced = (the only move: the table played it)
replay-routine = (rolled by itself)
replay-seed = Table { $table }. The dealer's seed: { $seed }. Its SHA-256: { $commitment }.
verify-agrees = **Table { $table }: everything checks out.** { $settled ->
    [one] The one roll or deal follows
   *[other] All { $settled } rolls and deals follow
} from the seed, and the seed matches its seal.
verify-wrong = **Table { $table }: something was changed.** These entries don't follow from the seed: { $wrong }. { $settled } were checked.
verify-other-seed = **Table { $table }: this isn't the sealed seed.** Its SHA-256 isn't the one shown at the opening.
verify-rules-gone = **Table { $table }** was played by rules that Roost no longer uses, so its rolls and deals can't be checked.

## Fair?

fair-seed =
    Seed: `{ $seed }`
    SHA-256: `{ $commitment }`
fair-means = -# The message that opened the table shows this SHA-256: a seal that fixed the seed without showing it. Every roll and deal follows from the seed, so nobody could change one on the way. Check it yourself: compare the seals, or compute the SHA-256 of the seed's 32 bytes.

## The end

ending-sentence = _{ $what }_
ending-shared = Nothing could separate them.
ending-back = { $seat } was dead last { $when } and still won.
ending-close = It couldn't be closer: { $other_seat } was one short.
ending-alone = Nobody but { $seat } ever led.
ending-swings = The lead changed { $changes } times; { $seat } took it for good { $when }.
ending-lead = { $seat } took the lead { $when }{ $before ->
    [0] .
   *[other] {" "}and never gave it back.
}
ending-when = { $third ->
    [0] early on
    [1] around halfway
   *[other] with less than a third to go
}
ending-reason = -# { $reason }
ending-records = 🏅 **New server record!** { $records }
ending-record = { $name } · { $what }
ending-apart = Unrated: a computer played.
ending-ratings = -# Rating: { $changes }{ $provisional ->
    [yes] {" "}· “?” is provisional until the fifth rated table
   *[no] {""}
}
ending-rating = { $name } { $before } → { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
}
ending-rating-away = { $rating } (away: rated as last)
ending-tonight = -# Tonight: { $won }
ending-tonight-apart = -# Tonight with computers: { $won }
ending-fair = -# Fair play: every roll and deal follows from the seal at the opening. `/verify` checks it.
button-replay = Replay
button-luck = Luck
button-figures = As text
button-daily = Daily worm
button-review = Review
button-leaderboard = Leaderboard
button-fair = Fair?

## Step by step, and sharing

still-title = -# { $game } · { $number ->
    [0] the start · { $last } moves
   *[other] move { $number } of { $last }
}
button-whole-film = Whole game
button-next-turn = Next turn
button-next-twist = Next twist
button-steps = Step by step
button-share = Share
button-shared = Shared
shared-by = -# Shared by { $name }
shared-there = -# { refusal-shared-elsewhere }

## Review

review-title = **{ $game }** · { $luck ->
    [yes] what was luck, what was you
   *[no] what was decided
}
review-verdict = { $dice ->
    [up] The dice gave { $seat } { $luck } worms more than par.
    [down] The dice gave { $seat } { $luck } worms less than par.
   *[even] The dice gave { $seat } par: no luck, good or bad.
}
review-costliest = One decision cost more than any other:
# Over the columns of a picture: short.
review-picture = Where the worms came from
review-word-par = Par
review-word-luck = Dice
review-word-decisions = Choices
review-word-thieves = Thieves
review-word-worms = Worms
review-bars-mean = -# In each player's own worms. **Par**: what your turns bring if you always make the most of them. **Dice**: what luck added. **Choices**: worms this turn that you passed up, perhaps for something better. **Thieves**: what others stole. Every turn is worked out exactly, but on its own: what comes later doesn't count. Turns with two tiles or fewer face up count as par.
review-alt-seat = { $seat }: par { $par }, dice { $luck }, choices { $decisions }, thieves { $thieves }, in all { $worms ->
    [one] 1 worm
   *[other] { $worms } worms
}.
review-shared-seat = -# Several played for { $seat }. Their choices: { $costs }.
review-nothing-costly = { $played ->
    [own] No clear mistake in your moves.
    [yes] No clear mistake in the moves of { $seat }.
   *[no] Only one's own decisions are shown here.
}
review-turns = **Turn by turn** · { $seat }
review-cut = -# This review ran out of time at { $percent }% of the decisions.
review-by-turn = Move { $move }: { $seat } chose **{ $played }**; **{ $better }** was worth { $cost } worms more.
review-by-search = { $again ->
    [yes] Looking ahead, a rooster's
   *[no] Move { $move }: { $seat } chose **{ $played }**. A rooster's
} choice: **{ $better }**, { $gain ->
    [one] 1 point
   *[other] { $gain } points
} better (±{ $error }).
review-decision = -# Decision { $number } of { $last } · before move { $move }
review-turn-means = -# A decision's worms are compared with the others' average: a stolen worm counts more, since somebody loses it. Exact for this turn, without counting what comes after.
review-search-means = -# A decision's points: only what this player could know at that moment counts, not what came later: hens played the game on to its end many times from there, with either choice. Points are percentage points of the chance to win; the ± says how sure that is. People may play differently.
review-progress =
    Going through the game again… { $percent }%
    -# No new number for a minute? Press the button.
button-meaning = What the figures mean
button-practise = Practise
practise-next = Next
practise-question = What would **you** do now, in { $seat }'s place?
practise-answered = { $same ->
    [yes] Again **{ $choice }**, as at the table.
   *[no] Now **{ $choice }**: that is what the review would go for.
}
button-retry = Retry

## Luck over time

luck-said = Over { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $luck } worms a game from the dice{ $games ->
    [one] {""}
   *[other] {" "}(±{ $error })
}, each choice passed up { $cost } worms this turn ({ $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}).
luck-means = -# The last games of Heckmeck on this server in which this player made every decision. Dice: worms above the average of all rolls. Choices: worms this turn that were passed up, whatever came later. Turns with two tiles or fewer face up are left out.
luck-by-game = Game by game, oldest first, worms from the dice, and in brackets the worms this turn that each choice passed up: { $games }.
# In the picture: short.
luck-word-luck = Dice per game
luck-word-cost = Worms this turn
luck-word-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}

## Privacy

privacy-nothing = Roost stores nothing about you.
privacy-kept =
    ## What Roost stores about you
    - Your Discord id, the name you had when you last used Roost ({ $name }) and your language ({ $locale }): to call you by your name and to send you your hands.
    - { $nicknames ->
        [0] No nickname: you had none on the servers where you used Roost
        [one] The nickname you had on 1 server when you last used Roost there
       *[other] The nicknames you had on { $nicknames } servers when you last used Roost there
    }. A nickname is shown only on its own server and in the hands of its tables.
    - Your quiet hours with their time zone, those of the day before you chose them, how you hear that it's your turn, whether you are answered in words, and on which server you last chose one of them.
    - Which games you want to be called for ({ $subscriptions ->
        [0] none
        [one] 1, on one server
       *[other] { $subscriptions }, counted per server
    }), until when, your last call and how many you missed. Only you see this.
    - { $evenings ->
        [0] No open plans
        [one] 1 open plan
       *[other] { $evenings } open plans
    } of yours, and { $evening_answers ->
        [0] no answers
        [one] 1 answer
       *[other] { $evening_answers } answers
    } to open plans, which everyone in their channel sees. Both go once the evening is over.
    - { $daily_answers ->
        [0] No answers to the daily worm
        [one] 1 answer to the daily worm
       *[other] { $daily_answers } answers to the daily worm
    }: one a day, for the counts in solutions, which name you only if you asked for it, for your own figures, and for your streak.
    - { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    } at tables and { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    } in their logs: what you did there, and when. The log is the table; without it the others' games would be gone.
    - { $results ->
        [one] 1 result
       *[other] { $results } results
    }, and the ratings and records made of them: for leaderboards.
    - The ids of the direct messages with your hands, to keep them up to date.
    - The ids of the interactions that made those entries, until a day after a table's end (then only the one that began it), and which seasons you closed.
    Others see your name (on a server your nickname there), results and moves at tables, in replays and on leaderboards. Roost stores no messages you write, and no addresses. `/privacy export` sends you all of it, `/privacy forget` removes what leads to you.
privacy-export = Everything Roost stores about you:
privacy-exported = It's in your direct messages.
privacy-exported-here = Your direct messages are closed, so here it is, for you alone.
privacy-confirm = **This is final.** Your id, name, nicknames, language, quiet hours, calls to tables and answers to the daily worm are removed, and you are gone from leaderboards. The tables you played stay for the others, with an anonymous seat in your place; a seat that a computer keeps for you is given up. If you come back, you start from zero. Messages already posted in Discord stay as they are.
privacy-forgotten = Done: Roost has forgotten you. Your seats are anonymous from now on.

## Refusals

refusal-rating-needs-game = A rating belongs to one game. Say which: `/leaderboard game:`. Without a game you can order by wins, players beaten or tables.
refusal-no-season = There's no season "{ $season }" on this server; there { $seasons ->
    [one] has been one so far
   *[other] have been { $seasons } so far
}. Choose one from the list.
refusal-season-needs-server = A season is one server's. Leave out `scope:` to see it, or `season:` to see every server.
refusal-none-ranked = Nobody has finished a table that counts here yet. Open one with `/table open`: two people or more, no computer, played to its end.
refusal-none-ranked-since = Nobody has finished a table that counts in this time yet. `period:` chooses a longer one.
refusal-none-ranked-in-season = Nobody has finished a table that counts in season { $season } yet. Open one with `/table open`. Earlier seasons are under `/leaderboard season:`, all of them together under `period:`, "all time".
refusal-not-ranked = You're not on this leaderboard yet. One finished table puts you there: `/table open`.
refusal-season-empty = No table has been finished in season { $season } yet, so there's nothing to close.
refusal-only-in-servers = This only works on a server, not in direct messages.
refusal-nothing-played = { $name } hasn't finished a table that counts here yet.
refusal-no-history = No table has been finished here yet. Open one with `/table open`.
refusal-not-your-pages = These buttons belong to the person who asked. The command gives you your own.
refusal-no-such-table = There's no table "{ $table }" here. Choose one from the list, or take its id from `/history`.
refusal-not-over-yet = This table is still in play; hands and seed stay secret until its end. `/table show` brings its board.
refusal-nothing-was-played = Nothing was played at this table: it ended before the first move.
refusal-one-film-at-a-time = One film at a time: yours is still being made. **Step by step** works meanwhile.
refusal-too-many-films = Many films are being made right now. Please try again in half a minute; **Step by step** works at once.
refusal-one-review-at-a-time = One review at a time, for you and for this server. Please try again when it is done.
refusal-too-many-reviews = Many games are being reviewed right now. Please try again in a minute or two.
refusal-review-too-long = This game is too long for a review.
refusal-review-failed = The review couldn't be finished just now. Please try again in a few minutes.
refusal-review-impossible = Roost can't review this game. That's Roost's mistake, and trying again won't help.
refusal-no-luck = There's no game of Heckmeck here in which { $name } made every decision for a seat.
refusal-restarting = Roost is restarting. Please try again in a moment.
refusal-rules-gone = This table was played by rules that Roost no longer uses, so it can't be replayed. Its result stays.
refusal-log-broken = The log of this table was changed, so it can't be replayed. `/verify` says where.
refusal-seated-still = You still have a seat in { $channels }. Play to the end there, leave with `/table leave`, or end the table with `/table end`; then ask again.
refusal-shared-elsewhere = This table was played on another server, and can be shared only there.
