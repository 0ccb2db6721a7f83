# The daily worm: one position a day, the same for everybody.

command-daily = daily
command-daily-description = The daily worm: one position of Heckmeck a day. What would you do?

daily-option-post = post
daily-option-post-description = Post it in this channel every day, or stop (for people who manage the server)
daily-option-hour = hour
daily-option-hour-description = At what hour; 9:00 if you don't say
daily-option-zone = zone
daily-option-zone-description = Your time zone: type a large city or your country
choice-post-on = on: every day, in this channel
choice-post-off = off: no more posts

## The puzzle

daily-title = 🪱 **The daily worm** · { $day }
daily-question = **What would you do?** One answer each, until <t:{ $until }:t> (<t:{ $until }:R>). You learn the best choice with the next worm.

## Your answer

daily-answered = { $new ->
    [yes] 📌 Noted: **{ $choice }**.
   *[no] 📌 You've already answered: **{ $choice }**.
} Nobody gets to see what's best while the puzzle is open.
daily-streak = 🔥 { $streak ->
    [one] Day 1 of a streak.
   *[other] { $streak } days in a row.
} Today's puzzle is open until <t:{ $until }:t> (<t:{ $until }:R>).
daily-naming = 🙋 Your name will be in this server's solution.
daily-button-named = 🙋 Name me in the solution
daily-button-unnamed = Don't name me
daily-over = ⏳ This puzzle is over. { $link ->
    [none] `/daily` brings you the new one.
   *[other] The new one is here: { $link }
}

## The solution

daily-solution = 💡 **The answer of { $day }**: worms this turn, compared with the others' average{ $link ->
    [none] {""}
   *[other] {" "}· { $link }
}
daily-value = { $best ->
    [yes] ✅
   *[no] ▫️
} { $choice }: **{ $value }**{ $counted ->
    [yes] {" "}· { $people ->
        [0] nobody
        [one] 1 person
       *[other] { $people } people
    }
   *[no] {""}
}{ $own ->
    [yes] {" "}← you
   *[no] {""}
}
# Why the best choice is the best. `$bust` is a percentage: of the rolls with the dice that are left.
daily-why = -# Why? { $kind ->
    [roll] { $bust }% of rolls with { $left ->
        [one] 1 die
       *[other] { $left } dice
    } bring nothing new, but the others more than make up for it: **{ $rival }** is { $more } worms worse on average.
    [stop] { $bust }% of rolls with { $left ->
        [one] 1 die
       *[other] { $left } dice
    } bring nothing new, and the others don't make up for it: rolling on is { $more } worms worse on average.
   *[keep] It { $worm ->
        [yes] gets you your worm and{" "}
       *[no] {""}
    }leaves { $left ->
        [0] no dice
        [one] 1 die ({ $bust }% of rolls bring nothing new)
       *[other] { $left } dice ({ $bust }% of rolls bring nothing new)
    }; **{ $rival }** leaves { $rival_left ->
        [0] none
       *[other] { $rival_left } ({ $rival_bust }%)
    } and is { $more } worms worse on average.
}
daily-button-share = Share my result
# `$signs` are five signs: the more green ones, the better the choice.
daily-result = { daily-title } · { $signs } { $best ->
    [yes] the best choice
   *[no] { $worth } of { $most }
} · 🔥 { $streak ->
    [one] day 1
   *[other] { $streak } days in a row
}
daily-named = {" "}({ $names }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
})
daily-server = Here { $played } played and { $found ->
    [0] nobody found it
   *[other] { $found } found it
}{ $best ->
    [yes] ; best week so far! 🎉
   *[no] .
}

## Your figures

daily-score = 🪱 **The daily worm**: { $played ->
    [one] 1 puzzle
   *[other] { $played } puzzles
} answered, { $found } found ({ $share }%), { $loss } worms lost per puzzle on average.

## Posts on a server

daily-on = 🪱 The daily worm comes to { $channel } every day at **{ $hour }:00** ({ $zone }). The first one can be answered until <t:{ $until }:t>.
daily-next = -# The next one comes to { $channel } on <t:{ $at }:f> (<t:{ $at }:R>).
daily-summer = -# In summer it comes { $minutes ->
    [60] an hour
   *[other] { $minutes } minutes
} later, at { $time }.
daily-on-short = -# At that hour only { $hours ->
    [0] a few minutes are
    [one] 1 hour is
   *[other] { $hours } hours are
} left for it. Right after <t:{ $until }:t> there'd be a whole day.
daily-paused = 😴 The daily worm is taking a break: for a week I wasn't allowed to post in { $channel }. `/daily post:on` brings it back, here or in another channel.
daily-off = { $ended ->
    [yes] The daily worm no longer comes to this server. `/daily` still brings it to anyone who asks.
   *[no] The daily worm doesn't come to this server. `/daily post:on` changes that.
}

## Refusals

refusal-daily-where = Type this in the channel where the daily worm should come.
refusal-daily-not-on = The daily worm doesn't come to this server yet. Add `post:on`, and it comes to this channel.
refusal-old-daily = This button is out of date. `/daily` brings today's worm: answer there.
refusal-daily-not-made = Today's worm isn't ready yet. Please try again in a minute.
refusal-daily-outdated = Today's worm was made for rules that Roost no longer uses. A new one comes <t:{ $until }:R>.
refusal-daily-unanswered = You didn't answer the daily worm of { $day }, so there's no result to share.
