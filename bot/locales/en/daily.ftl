# The daily worm: one position a day, the same for everybody.

command-daily = daily
command-daily-description = The daily worm: one position of Heckmeck a day. What would you do?

daily-option-post = post
daily-option-post-description = Post it in this channel every day, or no longer (who manages the server)
daily-option-hour = hour
daily-option-hour-description = At which hour; 9:00, if you don't say
daily-option-zone = zone
daily-option-zone-description = Your time zone: type a large city or your country
choice-post-on = on: every day, in this channel
choice-post-off = off: no more posts

## The puzzle

daily-title = 🪱 **The daily worm** · { $day }
daily-question = **What would you do?** One answer each, until <t:{ $until }:t> (<t:{ $until }:R>). The best choice comes out with the next worm.

## Your answer

daily-answered = { $new ->
    [yes] 📌 Noted: **{ $choice }**.
   *[no] 📌 You've already answered: **{ $choice }**.
} The puzzle is over <t:{ $until }:R>; until then nobody gets to see what's best.
daily-naming = 🙋 Your name will be in this server's solution.
daily-button-named = 🙋 Name me in the solution
daily-button-unnamed = Don't name me
daily-over = ⏳ This puzzle is over. { $link ->
    [none] `/daily` brings you the new one.
   *[other] The new one is here: { $link }
}

## The solution

daily-solution = 💡 **Solution of { $day }**: worms that each choice brings{ $link ->
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
} answered, { $found } found ({ $share } %), on average { $loss } worms lost per puzzle.

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
} left for it. Right after <t:{ $until }:t> there would be a whole day.
daily-paused = 😴 The daily worm is taking a break: for a week I wasn't allowed to post in { $channel }. `/daily post:on` brings it back, here or in another channel.
daily-off = { $ended ->
    [yes] The daily worm no longer comes to this server. `/daily` still brings it to anyone who asks.
   *[no] The daily worm doesn't come to this server. `/daily post:on` changes that.
}

## Refusals

refusal-daily-where = Type this in the channel where the daily worm should come.
refusal-daily-not-on = The daily worm doesn't come to this server yet. Add `post:on`, and it comes to this channel.
refusal-daily-outdated = Today's worm was made for rules that Roost no longer uses. A new one comes <t:{ $until }:R>.
