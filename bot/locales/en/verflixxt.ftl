verflixxt-title = Verflixxt!
verflixxt-pitch = A dice game by Wolfgang Kramer and Michael Kiesling (Ravensburger): leave a tile last and you have to take it; the most points win. For 2 to 6 players.
verflixxt-score = { $score ->
    [one] { SIGNED($score) } point
   *[other] { SIGNED($score) } points
}, { $tiebreak ->
    [0] no Fortune tile
    [one] 1 Fortune tile
   *[other] { $tiebreak } Fortune tiles
}

## Words for values

verflixxt-value-tile = { $value ->
    [0] Start
    [1] −1a
    [2] −2a
    [3] −3a
    [4] −4a
    [5] −5a
    [6] −6a
    [7] −7a
    [8] −8a
    [9] Fortune 1
    [10] Fortune 2
    [11] Fortune 3
    [12] Fortune 4
    [13] Fortune 5
    [14] Fortune 6
    [15] +8
    [16] +7
    [17] +6
    [18] +5
    [19] +4
    [20] +3
    [21] +2
    [22] +1
    [23] −1b
    [24] −2b
    [25] −3b
    [26] −4b
    [27] −5b
    [28] −6b
    [29] −7b
    [30] −8b
    [31] −9
    [32] −10
    [33] Finish
   *[other] { SIGNED($value) }
}
# What a tile is called where its equal is not meant: the same without the letter.
verflixxt-value-number = { $value ->
    [1] −1
    [2] −2
    [3] −3
    [4] −4
    [5] −5
    [6] −6
    [7] −7
    [8] −8
    [23] −1
    [24] −2
    [25] −3
    [26] −4
    [27] −5
    [28] −6
    [29] −7
    [30] −8
   *[other] { verflixxt-value-tile }
}
verflixxt-value-guards = { verflixxt-value-tile }
verflixxt-value-path = { verflixxt-value-tile }
verflixxt-value-pawns = { verflixxt-value-tile }
verflixxt-value-taken = { verflixxt-value-number }
verflixxt-value-turned = { verflixxt-value-number }
verflixxt-value-tiles = { verflixxt-value-tile }
verflixxt-value-piece = { $value ->
    [guard] guard
   *[pawn] pawn
}
verflixxt-value-way = { $value ->
    [back] back
   *[forward] forward
}

## Commands

command-verflixxt = verflixxt
command-verflixxt-description = Moves of Verflixxt!
command-verflixxt-roll = roll
command-verflixxt-roll-description = Roll the die
command-verflixxt-move = move
command-verflixxt-move-description = Move a pawn or a guard by what you rolled
command-verflixxt-stay = stay
command-verflixxt-stay-description = Move nothing, where a 1 leaves you the choice
verflixxt-option-piece = piece
verflixxt-option-piece-description = Your pawn, or a guard that stands with a pawn
verflixxt-option-tile = tile
verflixxt-option-tile-description = The tile it leaves: Start, −4, Fortune 3, +6, …
verflixxt-option-way = way
verflixxt-option-way-description = Forward, or back where a 1 leaves you the choice

## Choices, on buttons and in completions

verflixxt-choice-roll = Roll the die
verflixxt-choice-move = { $piece ->
    [guard] Guard
   *[pawn] Pawn
} { VALUE($tile, of: "verflixxt-value-tile") } → { VALUE($to, of: "verflixxt-value-tile") }{ $takes ->
    [none] { $way ->
        [back] {" "}(back)
       *[forward] {""}
    }
   *[other] { $way ->
        [back] {" "}(back, takes { VALUE($takes, of: "verflixxt-value-tile") })
       *[forward] {" "}(takes { VALUE($takes, of: "verflixxt-value-tile") })
    }
}
verflixxt-choice-stay = Move nothing
verflixxt-menu-move = Move a pawn or a guard

## What happened

verflixxt-event-laid = The tiles of the path are shuffled and laid out.
verflixxt-event-began = { story-who } begins.
verflixxt-event-rolled = { story-who } rolls a { $pips }.
# After a tile of eight minus points and more.
verflixxt-cry = { $tile ->
    [8] {" "}😱
    [30] {" "}😱
    [31] {" "}😱
    [32] {" "}😱
   *[other] {""}
}
verflixxt-event-moved = { story-who } moves a { $piece ->
    [guard] guard
   *[pawn] pawn
} from { VALUE($tile, of: "verflixxt-value-tile") } to { VALUE($to, of: "verflixxt-value-tile") }{ $forced ->
    [yes] {" "}(the only move).
   *[no] .
}
verflixxt-event-stayed = { story-who } stays put.
verflixxt-event-took = { $cause ->
    [alone] { story-who } takes { VALUE($tile, of: "verflixxt-value-tile") } (a pawn alone on it).
    [worst] { story-who } pays for the last pawn with { VALUE($tile, of: "verflixxt-value-tile") }, which stays red.
   *[left] { story-who } takes { VALUE($tile, of: "verflixxt-value-tile") }{ verflixxt-cry }.
}
verflixxt-event-recycled = All are past { $tiles }: back to the end of the path, right before Finish.
verflixxt-event-home = { story-who } is home with all pawns.
verflixxt-event-counted = { $seat }: { $points ->
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}{ $turned ->
    [nothing] .
   *[other] {" "}(flipped by Fortune: { $turned }).
}
verflixxt-standing = -# Points so far: { $each }
verflixxt-final-pawn = 🔥 Only one pawn is still on its way: { $seat }'s.

## What is asked

verflixxt-ask-roll = { $seat }, your turn: roll the die.
verflixxt-ask-move = { $may_stay ->
    [yes] { $seat }, move a pawn or a guard one tile, forward or back, or move nothing.
   *[no] { $seat }, move a pawn or a guard { $die ->
        [one] one tile
       *[other] { $die } tiles
    }.
}

## The table in words

verflixxt-line-path = { $path ->
    [nothing] No tile is left between Start and Finish.
   *[other] The path, from Start to Finish: { $path }.
}
verflixxt-line-guards = Guards on: { $guards }.
verflixxt-line-seat = { $seat }: { $pawns ->
    [nothing] no pawn on the path
   *[other] pawns on { $pawns }
}; { $taken ->
    [nothing] no tiles.
   *[other] tiles { $taken }{ $turned ->
        [nothing] {""}
       *[other] , turned into plus { $turned }
    }: { $points ->
        [one] { SIGNED($points) } point
       *[other] { SIGNED($points) } points
    }.
}
verflixxt-line-hidden = { $seat }: pawns on { $pawns }; { $count ->
    [0] no tiles.
    [one] 1 tile, face down.
   *[other] { $count } tiles, face down.
}
verflixxt-line-top = { $seat }: pawns on { $pawns }; { $count ->
    [0] no tiles.
    [one] 1 tile, { VALUE($top, of: "verflixxt-value-number") }.
   *[other] { $count } tiles, { VALUE($top, of: "verflixxt-value-number") } on top.
}

## What only the seat sees

verflixxt-hand-own = { $taken ->
    [nothing] You don't have any tiles yet.
   *[other] Your tiles: { $taken }{ $turned ->
        [nothing] {""}
       *[other] ; Fortune turns into plus: { $turned }
    }. Together { $points ->
        [one] { SIGNED($points) } point
       *[other] { SIGNED($points) } points
    }.
}

## The end

verflixxt-end-all_home = Every pawn is in Finish: the game is over.
verflixxt-end-first_home = All pawns of one of you are home: the game is over.
verflixxt-end-last_pawn = Only one pawn is left on the path: the game is over.

## Refusals

verflixxt-refusal-over = The game is over.
verflixxt-refusal-not-begun = The path is still being laid. One moment!
verflixxt-refusal-die-in-the-air = The die is still rolling. One moment!
verflixxt-refusal-home = All your pawns are in Finish, so you're done; it's { $turn_seat }'s turn.
verflixxt-refusal-not-your-turn = It's { $turn_seat }'s turn.
verflixxt-refusal-roll-first = You haven't rolled yet. Roll the die first.
verflixxt-refusal-rolled-already = You've rolled a { $die }. Now move a pawn or a guard with it.
verflixxt-refusal-must-move = { $die ->
    [1] You rolled a 1, and without the variant "A 1 is free" something has to move: choose a pawn, or a guard that stands with one.
   *[other] You rolled a { $die }, so something has to move: choose a pawn, or a guard that stands with one.
}
verflixxt-refusal-stays-in-finish = What's in Finish stays there. Choose a piece that is still on its way.
verflixxt-refusal-no-pawn-there = You don't have a pawn on { VALUE($tile, of: "verflixxt-value-tile") }. Name a tile that one of your pawns stands on.
verflixxt-refusal-no-guard-there = There's no guard on { VALUE($tile, of: "verflixxt-value-tile") }. Name a tile where a guard stands with a pawn.
verflixxt-refusal-guard-alone = No pawn stands with the guard on { VALUE($tile, of: "verflixxt-value-tile") }, so it can't move. Choose a guard that shares its tile with a pawn, or a pawn of your own.
verflixxt-refusal-only-forward = { $variant ->
    [yes] You rolled a { $die }, and only a 1 lets a piece go back. Move forward.
   *[no] You rolled a { $die }: pieces only go forward at this table. Move forward.
}
verflixxt-refusal-nothing-before-start = There's nothing before Start; from there pieces only go forward.

## The variants

verflixxt-variant-path-plus_before_fortune = Plus tiles before Fortune
verflixxt-variant-path-plus_before_fortune-what = The path runs −1 to −8, +1 to +8, Fortune, −1 to −10; guards hold the plus tiles.
verflixxt-variant-path-fortune_last = Fortune at the end
verflixxt-variant-path-fortune_last-what = The path runs −1 to −8, +8 to +1, −1 to −10, Fortune; guards hold the plus tiles.
verflixxt-variant-path-random = Random path
verflixxt-variant-path-random-what = The 32 tiles are shuffled; guards hold the Fortune tiles, +7 and +8.
verflixxt-variant-one_chooses = A 1 is free
verflixxt-variant-one_chooses-what = With a 1 you move a piece one tile forward, or one back, or move nothing.
verflixxt-variant-recycle_passed = Passed tiles return
verflixxt-variant-recycle_passed-what = A tile that every piece has passed is laid again, right before Finish.
verflixxt-variant-end-first_home = The first one home ends it
verflixxt-variant-end-first_home-what = It ends when one player is all home; pawns alone on a tile take it.
verflixxt-variant-end-last_pawn = The last pawn pays
verflixxt-variant-end-last_pawn-what = It ends with one pawn left; its owner takes the worst free red tile, which no Fortune turns.
verflixxt-variant-taken-hidden = Tiles face down
verflixxt-variant-taken-hidden-what = The tiles you have taken lie face down, and only you see them.
verflixxt-variant-taken-top_only = Only the last tile shows
verflixxt-variant-taken-top_only-what = Of the tiles you have taken, the others see only the last one.

verflixxt-rules =
    ## Verflixxt!
    by Wolfgang Kramer and Michael Kiesling, published by Ravensburger
    {""}**Your turn:** roll the die, then move forward by exactly that many tiles: a pawn of yours, or a guard that stands with any pawn. Only to reach Finish can the roll be too high. Any number of pieces may share a tile.
    {""}**Taking:** if your pawn leaves its tile empty, that tile is yours, like it or not, and the path closes up over the gap. Nobody takes Start.
    {""}**Points:** green tiles add, red ones cost. Every Fortune turns a red tile into a plus, starting with your worst.
    {""}**The end** comes when all pawns are in Finish; once all of yours are there, you don't roll or move guards any more. The most points win; ties go to fewer Fortune tiles.

## The end

verflixxt-won = { $names } { $winners ->
    [one] wins
   *[other] win
} with { $score ->
    [one] { SIGNED($score) } point
   *[other] { SIGNED($score) } points
}{ $winners ->
    [one] !
   *[other] {" "}each!
}

## How to play

verflixxt-offer = Verflixxt! · dice and pawns · 2–6 players · about 30 min
verflixxt-lesson-move =
    {""}**1. Roll and move.** The most points win: bring your pawns home, and on the way take tiles that add points, not ones that cost you some. You rolled a 4. Move one of your pawns exactly four tiles forward, or a guard that shares its tile with anyone's pawn.
    Here you can go from Start to −5a, from −2a to −7a, or the guard from Fortune 1 to Fortune 5. The −4a is gone already; gaps don't count.
verflixxt-lesson-take =
    {""}**2. The last one takes it.** You moved your pawn away from −4a, and no other piece was there. So −4a is yours, like it or not, and the path closes up.
    Nobody takes Start.
verflixxt-lesson-guard =
    {""}**3. Guards.** You moved your pawn away from Fortune 2, but a guard is still there: the tile isn't empty, and nobody takes it.
    A guard takes nothing. Move a guard away, and a good tile opens up.
verflixxt-lesson-finish =
    {""}**4. Home.** Only to reach Finish can the roll be too high: your 4 brings the pawn on −9 home, or the one on −10. Each takes the tile it leaves, if it was alone there.
    Once all your pawns are home, you don't roll any more.
verflixxt-lesson-count =
    {""}**5. The count.** All pawns are home. Green tiles add, red ones cost. Every Fortune turns one red tile into a plus, starting with your worst: your two turned −8a and −7a, so you have 11.
    The most points win, here Player 2 with 15; ties go to fewer Fortunes.
verflixxt-try-example-1 = Your pawn is alone on −4a. You roll a 5 and move it to Fortune 1. What do you take?
verflixxt-try-example-1-rule = Leave a tile empty, and you take it: the −4a. If another pawn had been there with you, that one would be stuck with it.
verflixxt-try-example-2 = The −4a has been taken. You roll a 4 and move your pawn from −2a. Which tile does it land on?
verflixxt-try-example-2-rule = A tile that's gone doesn't count: −3, −5, −6, −7. It lands on −7.
verflixxt-try-guarded = Your pawn shares Fortune 3 with a guard. You roll a 4 and move the pawn on. What do you take?
verflixxt-try-guarded-rule = The guard stays, so the tile isn't empty, and nobody takes it. Only once the guard is gone does the last pawn take it.
verflixxt-try-example-count = You have 11 points; your two Fortunes turned −8a and −7a. With a third Fortune, how many points would you have?
verflixxt-try-example-count-rule = A Fortune turns your worst red tile that's left, the −6a: it adds 6 instead of costing 6. That makes 12 more: 23.
verflixxt-answer-minus-4 = −4a
verflixxt-answer-nothing = Nothing
verflixxt-answer-fortune-1 = Fortune 1
verflixxt-answer-fortune-3 = Fortune 3

## The signs of the picture

verflixxt-sign-minus = **Red, with teeth:** costs that many points. Letters tell equal tiles apart.
verflixxt-sign-plus = **Green, with scallops:** adds that many points.
verflixxt-sign-fortune = **Clover:** a Fortune; at the end it turns a red tile into a plus.
verflixxt-sign-guard = **Guard:** nobody takes the tile while one is there.
verflixxt-sign-movable = **Golden glow:** this piece can move now.
verflixxt-sign-goal = **Golden frame:** a piece can come here now.
verflixxt-sign-takes = **Arrow into a tray:** move from here, and you take the tile.
verflixxt-sign-moved = **White frame:** a piece has just come here.
verflixxt-sign-left = **Broken white frame:** it came from here.
verflixxt-sign-turned = **Yellow, upside down:** a red tile that a Fortune turns.
verflixxt-sign-hidden = **Brown back:** taken, face down (a variant).
verflixxt-sign-home = **Chequered flag:** Finish; in a box: all pawns are home.
verflixxt-sign-turn = **Guard on watch:** carries the sign of whose turn it is.
verflixxt-sign-number = **Sign and number:** how many pawns that player has there.
verflixxt-sign-staying = **Two bars:** nothing moves (a variant).
verflixxt-sign-locked = **Lock:** no Fortune turns this tile (a variant).

## The count

verflixxt-count-total = { $seat }: { $points ->
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}
verflixxt-count-plus = Green: { $tiles }. Together { SIGNED($sum) }.
verflixxt-count-minus = Red: { $tiles }. Together { SIGNED($sum) }.
verflixxt-count-turned = Turned by Fortune: { $tiles }. That makes +{ $sum } instead of −{ $sum }.
verflixxt-count-spare = { $fortunes ->
    [one] One Fortune found nothing to turn; it counts for nothing.
   *[other] { $fortunes } Fortunes found nothing to turn; they count for nothing.
}
verflixxt-count-tie = A tie at { SIGNED($points) }: fewer Fortunes win, and here that's { $fortunes }.

## What a game is remembered for

verflixxt-highlight-loss = { $other_seat } was ahead until a −{ $value } had to be taken { $when }.
verflixxt-highlight-tie = Level on points: { $seat } needed fewer Fortunes, { $value } against the { $other } of { $other_seat }.
verflixxt-highlight-loser = { $seat } was left with −{ $value } in red tiles{ $seats ->
    [2] .
   *[other] , more than anybody else.
}
verflixxt-when = { $before ->
    [0] on the very last turn
    [one] one turn before the end
   *[other] { $before } turns before the end
}
