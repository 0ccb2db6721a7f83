heckmeck-title = Heckmeck am Bratwurmeck
heckmeck-pitch = A dice game by Reiner Knizia (Zoch): roast worms for 2 to 7 greedy chickens.
heckmeck-score = { $score ->
    [one] { $score } worm
   *[other] { $score } worms
}{ $tiebreak ->
    [0] {""}
   *[other] , best tile { $tiebreak }
}
heckmeck-value-face = { $value ->
    [6] worm
   *[other] { $value }
}
heckmeck-value-dice = { $value ->
    [6] worm
   *[other] { $value }
}
heckmeck-value-kept = { $value ->
    [6] worm
   *[other] { $value }
}

## Commands

command-heckmeck = heckmeck
command-heckmeck-description = Moves of Heckmeck am Bratwurmeck
command-heckmeck-roll = roll
command-heckmeck-roll-description = Roll all dice you haven't kept
command-heckmeck-keep = keep
command-heckmeck-keep-description = Keep all rolled dice of one face
command-heckmeck-stop = stop
command-heckmeck-stop-description = End your turn and take a tile
heckmeck-option-face = face
heckmeck-option-face-description = Which face: 1 to 5, or worm
heckmeck-option-tile = tile
heckmeck-option-tile-description = Which tile, if you could take more than one

## Variants

heckmeck-variant-bury_returned = Bury the returned tile
heckmeck-variant-bury_returned-what = When a tile goes back, the highest one is turned face down, even if it's that one. Shorter games.
heckmeck-variant-free_choice = Free choice
heckmeck-variant-free_choice-what = From the grill you can take any face-up tile up to your sum.
heckmeck-variant-by-hand = Roll everything yourself
heckmeck-variant-by-hand-what = The table never rolls for you, even when your turn is lost.
heckmeck-variant-always_bury = Every bust burns a tile
heckmeck-variant-always_bury-what = A bust turns the highest tile face down, even if you had none to give back.

## Choices, on buttons and in completions

heckmeck-choice-roll = Roll { $left } { $left ->
    [one] die
   *[other] dice
}
heckmeck-choice-keep = Keep { $count }×{ VALUE($face, of: "heckmeck-value-face") } ({ $total })
heckmeck-choice-stop = { $tile ->
    [none] Give up the turn
   *[other] { $from_seat ->
        [none] Take { $tile } ({ $worms ->
            [one] 1 worm
           *[other] { $worms } worms
        })
       *[other] Steal { $tile } from { $from_seat }
    }
}
heckmeck-menu-keep = Choose what to keep
heckmeck-menu-stop = Stop and take a tile
heckmeck-rash-stop = { $worm ->
    [yes] { $total } isn't enough for any tile yet
   *[no] You have { $total }, but no worm yet
}, and you still have dice to roll. Give up the turn anyway?{ $top ->
    [none] {""}
   *[other] {" "}Your { $top } goes back to the grill.
}
heckmeck-meant-stop = Yes, give it up

## What happened

# Before a sentence that ends with a failed turn.
heckmeck-part-bust = { $ends_with ->
    [failed] { $clause ->
        [first] Bust!{" "}
       *[other] {""}
    }
   *[other] {""}
}
heckmeck-event-began = { story-who } begins.
heckmeck-event-rolled = { heckmeck-part-bust }{ story-who } rolls { $dice }.
heckmeck-event-kept = { heckmeck-part-bust }{ story-who } keeps { $face ->
    [6] { $count ->
        [one] 1 worm
       *[other] { $count } worms
    }
   *[other] { VALUE($count, of: "number-word") } { $count ->
        [one] { $face }
       *[other] { $face }s
    }
} (sum { $total }).
heckmeck-event-took = { story-who } { $from_seat ->
    [none] takes { $tile } ({ $worms ->
        [one] 1 worm
       *[other] { $worms } worms
    }).
   *[other] steals { $tile } from { $from_seat } ({ $worms ->
        [one] 1 worm
       *[other] { $worms } worms
    })!
}
heckmeck-event-failed = { heckmeck-part-bust }{ $clause ->
    [first] { $seat } { $reason ->
        [no_face] rolls nothing new to keep
        [no_worm] stops at { $total } without a single worm
       *[out_of_reach] stops at { $total } with no tile in reach
    }
   *[last] { $reason ->
        [no_face] : nothing new to keep
        [no_worm] , but has no worm
       *[out_of_reach] , but no tile is in reach
    }
}{ $returned ->
    [none] { $turned ->
        [none] .
       *[other] , so { $turned } is flipped.
    }
   *[other] , so { $returned } goes back on the grill ({ $worms ->
        [one] 1 worm
       *[other] { $worms } worms
    } lost){ $turned ->
        [none] . It's the highest there, so none is flipped.
       *[other] {" "}and { $turned } is flipped.
    }
}
heckmeck-standing = -# Worms so far: { $each }
heckmeck-final-tile = 🔥 Only { $tile } is left on the grill: the last tile!

## What is asked

heckmeck-ask-start = { $seat }, your turn: roll the dice.
heckmeck-ask-keep = { $seat }, { $total ->
    [0] which dice do you keep?
   *[other] you have { $total }: which dice do you keep?
}
heckmeck-ask-go = { $seat }, roll { $left ->
    [one] the last die
   *[other] the other { $left } dice
}, or { $reach ->
    [0] give up the turn
   *[other] stop at { $total }
}?
heckmeck-ask-take = { $seat }, no more rolling: which tile do you take?

## The table in words

heckmeck-line-kept = Kept dice: { $kept }; sum { $total }; { $left ->
    [one] 1 die
   *[other] { $left } dice
} left.
heckmeck-line-dice = Rolled: { $dice }.
heckmeck-line-reach = In reach: { $reach }.
heckmeck-line-grill = On the grill: { $up }.
heckmeck-line-turned = Face down: { $turned }.
heckmeck-line-stack = { $seat }: { $count ->
    [0] no tile.
    [one] tile { $top }
   *[other] { $count } tiles, { $top } on top
}{ $worms ->
    [0] {""}
    [one] {" "}(1 worm).
   *[other] {" "}({ $worms } worms).
}

## The end

heckmeck-end-grill-empty = No tile is left face up on the grill: the game is over.

## Refusals

heckmeck-refusal-over = The game is over.
heckmeck-refusal-dice-in-the-air = The dice are still rolling. One moment!
heckmeck-refusal-not-your-turn = It's { $turn_seat }'s turn.
heckmeck-refusal-roll-first = You haven't rolled yet. Roll the dice first.
heckmeck-refusal-keep-first = Keep one face of your roll first: { $dice }.
heckmeck-refusal-already-kept-one = You keep one face per roll, and you've done that: your sum is { $total }. { $left ->
    [0] No more rolling: stop, and say which tile you take.
    [one] Now roll the last die, or stop.
   *[other] Now roll the other { $left } dice, or stop.
}
heckmeck-refusal-no-more-rolling = You have { $total }, and { $left ->
    [0] all eight dice are kept
   *[other] all six faces are kept
}: no more rolling. Stop, and say which tile you take.
heckmeck-refusal-face-not-rolled = { $face ->
    [6] No worm was rolled.
   *[other] No { $face } was rolled.
} Your roll: { $dice }.
heckmeck-refusal-face-kept-before = You've already kept { $face ->
    [6] worms
   *[other] the { $face }s
}; each face can be kept only once a turn.
heckmeck-refusal-name-a-tile = Which tile are you taking? In reach: { $reach }.
heckmeck-refusal-no-worm-kept = You need a worm among your kept dice to take { $tile }.
heckmeck-refusal-out-of-reach = { $lies ->
    [face_down] { $tile } is face down and gone for good
    [own] { $tile } is already in your own stack
   *[elsewhere] With { $total } you can't take { $tile }
}: the grill gives { $free ->
    [yes] any face-up tile up to { $total }
   *[no] only its highest face-up tile up to { $total }
}, another player's stack only its top tile, and only if that is exactly { $total }. { $reach ->
    [nothing] No tile is in reach.
   *[other] In reach: { $reach }.
}

heckmeck-rules =
    ## Heckmeck am Bratwurmeck
    by Reiner Knizia, published by Zoch
    {""}**Your turn:** roll eight dice. Keep all dice of one face you haven't kept this turn. Then roll the rest, or stop. A worm counts as 5.
    {""}**Stopping:** with a worm among your kept dice you take the highest tile of the grill up to your sum, or steal a tile from the top of another player's stack if it is exactly your sum. Without a worm the turn fails.
    {""}**A turn fails** when every rolled face was kept before, when there is no worm at the end, or when no tile is in reach. Then your top tile goes back to the grill, and the highest face-up tile there is turned face down for good, unless it is the one you gave back. If you have no tile, none goes back and none is turned.
    {""}**The end** comes when no tile is face up on the grill. The most worms win (21–24: one, 25–28: two, 29–32: three, 33–36: four); ties go to the highest tile.

## Records

heckmeck-feat-turn = Highest turn: { $value }
heckmeck-feat-stack = Longest stack: { $value }

## The end

heckmeck-won = { $names } { $winners ->
    [one] wins
   *[other] win
} with { $score ->
    [0] no worms at all
    [one] { $score } worm{ $winners ->
        [one] {""}
       *[other] {" "}each
    }
   *[other] { $score } worms{ $winners ->
        [one] {""}
       *[other] {" "}each
    }
}!

## How to play

heckmeck-offer = Heckmeck am Bratwurmeck · dice · 2–7 players · about 30 min
heckmeck-lesson-keep =
    {""}**1. Roll, and keep one face.** The most worms win. They're on the tiles of the grill, and your dice buy you a tile. Your turn begins: you rolled all eight dice.
    Now keep all dice of one face: the 1, both 2s, both 4s, or the three worms; a worm counts 5. Then roll the rest, and keep again. Every face can be kept only once a turn.
heckmeck-lesson-stop =
    {""}**2. Stop, or roll on?** You can stop now: there's a worm among your kept dice. Your sum is 24, so you take tile 24 from the grill (the golden frame); if it were gone, you'd take the next lower one.
    Or you roll the last die, and get more, or nothing.
heckmeck-lesson-steal =
    {""}**3. Steal.** You have 21, and 21 is on top of Player 2's stack: if you stop now, you take it from there.
    Only the top tile of another player's stack can be stolen, and only with exactly its number.
heckmeck-lesson-fail =
    {""}**4. A turn can fail.** You had a worm, a 5 and a 4, and rolled nothing else: no face is left to keep, and the turn is over. A turn also fails if it ends without a worm, or with no tile in reach.
    Your top tile, 29, goes back to the grill. The highest face-up tile there, 34, is turned face down for good. If you had no tile, nothing would go back, and nothing would be turned.
heckmeck-lesson-end =
    {""}**5. The end.** No tile is face up on the grill any more. The most worms win, not the most tiles: one on 21–24, two on 25–28, three on 29–32, four on 33–36.
    Ties go to the highest tile.
heckmeck-try-plain = You keep both 4s: 28 with your two worms, and you stop. Which tile do you take?
heckmeck-try-plain-rule = The tile with exactly your sum lies on the grill, and there's a worm among your dice: 28 is yours.
heckmeck-try-figure-4c = You keep both 4s: 23 with your three worms, and you stop. 23 is your own top tile; 22 is under Player 2's 30. Which tile do you take?
heckmeck-try-figure-4c-rule = You can't take your own top tile, or one that's covered. So it's the next lower tile on the grill: 21.
heckmeck-try-figure-6b = You have to keep both 5s. That makes 31. What do you take?
heckmeck-try-figure-6b-rule = There's no worm among your dice, so you take nothing: the turn fails, however high the sum.
heckmeck-try-figure-7b = You roll the other five dice, and every face is one you've kept: the turn fails and your 30 goes back. Which tile is turned face down?
heckmeck-try-figure-7b-rule = The highest face-up tile on the grill would be turned. But now that's the 30 you've just given back, and that one stays face up. So none is.
heckmeck-answer-nothing = No tile

## The signs of the picture

heckmeck-sign-reach = **Golden frame:** you can take this tile if you stop now.
heckmeck-sign-new = **White frame with rays:** this has just happened.
heckmeck-sign-back = **Footprint:** turned face down, out of the game.
heckmeck-sign-taken = **Embers:** the tile of this place has been taken.
heckmeck-sign-sum = **Sum with a worm:** the sum of the kept dice. With the worm, you can stop and take a tile.
heckmeck-sign-wormless = **Sum with a pale worm:** no worm kept yet, so you can't take anything.
heckmeck-sign-faded = **Pale die:** its face has been kept before and can't be kept again.
heckmeck-sign-unrolled = **Blank die:** a die still to be rolled.
heckmeck-sign-turn = **Golden box:** whose turn it is. Every player has a colour and a sign.
heckmeck-sign-counts = **Worm and number:** the worms on all tiles of that stack, also on the covered ones.
heckmeck-sign-failed = **Red cross:** the turn has failed.
heckmeck-sign-place = **Rosette:** the place at the end.

## What a game is remembered for

heckmeck-highlight-theft = { $seat } stole { $value ->
    [one] a worm
   *[other] { $value } worms
} { $when }, and the game with { $value ->
    [one] it
   *[other] them
}.
heckmeck-highlight-loss = { $other_seat } was ahead until a bust cost { $value ->
    [one] a worm
   *[other] { $value } worms
} { $when }.
heckmeck-highlight-tie = Level on worms: tile { $value } of { $seat } beats the { $other } of { $other_seat }.
heckmeck-highlight-thief = { $seat } stole { $value } worms in all, and still didn't win.
heckmeck-highlight-loser = { $seat } put { $value } worms back on the grill{ $seats ->
    [2] .
   *[other] , more than anybody else.
}
heckmeck-when = { $before ->
    [0] on the very last turn
    [one] one turn before the end
   *[other] { $before } turns before the end
}
