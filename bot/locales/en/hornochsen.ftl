hornochsen-title = Tanz der Hornochsen!
hornochsen-pitch = A tile game by Wolfgang Kramer (Amigo): keep 2 to 8 herds away from the dung heap.
hornochsen-score = { $score ->
    [0] no penalties
    [one] { $score } penalty
   *[other] { $score } penalties
}
hornochsen-value-ahead = { $value ->
    [0] free
    [10] happy cow
    [11] double play
   *[other] pat { $value }
}

## Commands

command-hornochsen = hornochsen
command-hornochsen-description = Moves of Tanz der Hornochsen!
command-hornochsen-play = play
command-hornochsen-play-description = Choose the tile you place, or both at double play
command-hornochsen-buy = buy
command-hornochsen-buy-description = Buy one to three tiles, a penalty each
command-hornochsen-pick = pick
command-hornochsen-pick-description = Take one or two tiles of the row you completed
hornochsen-option-tiles = tiles
hornochsen-option-tiles-description = Which tile, or which two
hornochsen-option-count = count
hornochsen-option-count-description = How many tiles: 1 to 3

## Choices, on buttons and in completions

hornochsen-choice-play = { $second ->
    [none] { $tile } { hornochsen-part-play }
   *[other] Play { $tile } and { $second }
}
hornochsen-choice-buy = Buy { $count } (costs { $count })
hornochsen-choice-pick = { $second ->
    [none] Take { $tile }
   *[other] Take { $tile } and { $second }
}
# Of a tile by itself, as the board lies now: where it would go, and what it would score there.
hornochsen-part-play = → { $row }{ $mark ->
    [plain] { $rule ->
        [3] {" "}(below every row)
       *[other] {""}
    }
    [pat] {" "}({ $rule ->
        [3] below every row,{" "}
       *[other] {""}
    }pat: { hornochsen-part-points })
    [bull] {" "}({ $rule ->
        [3] below every row,{" "}
       *[other] {""}
    }bull: { hornochsen-part-points })
   *[other] {""}
}
hornochsen-part-points = { $happy ->
    [yes] { $points } back
   *[no] { $points }
}
hornochsen-part-pick = now → { $row }{ $rule ->
    [3] {" "}(below every row)
   *[other] {""}
}
hornochsen-menu-play = { $several ->
    [yes] Choose two tiles
   *[no] Choose a tile
}
hornochsen-menu-buy = Buy… (1 penalty a tile)
hornochsen-menu-pick = { $several ->
    [yes] Take one or two tiles
   *[no] Take a tile
}
hornochsen-open-play = { $double ->
    [yes] Choose two tiles
   *[no] Choose a tile
}
hornochsen-open-hand = Open your hand

## What happened

hornochsen-chapter = **Round { $chapter }**
hornochsen-standing = -# Penalties so far: { $each }
hornochsen-final-reserve = 🔥 The reserve is running out: somebody may be left without a tile, and then this round is the last.
hornochsen-event-began = Rows L1 to L6 lie on the left, R1 to R6 on the right, each from the top. L1 to L4 start with { $tiles }.
hornochsen-event-drew = { $tiles ->
    [none] { $seat } has no tiles left and draws { $count ->
        [one] a free one
       *[other] { $count } free ones
    }.
   *[other] { $cause ->
        [deal] { $seat }, your tiles: { $tiles }.
        [free] { $seat } draws { $tiles } for free.
       *[bought] The new tiles of { $seat }: { $tiles }.
    }
}
hornochsen-event-bought = { story-who } { $again ->
    [yes] takes the choice back and buys
   *[no] buys
} { $count ->
    [one] a tile
   *[other] { $count } tiles
}.
hornochsen-event-chose = { $again ->
    [yes] { $seat } has chosen again{ $tiles ->
        [none] .
       *[other] : { $tiles }.
    }
   *[no] { $seat } has chosen{ $tiles ->
        [none] .
       *[other] {" "}{ $tiles }.
    }
}
hornochsen-event-shown = { $seat } plays { $tiles } openly.
hornochsen-event-revealed = Revealed: { $tiles }.
hornochsen-event-placed = { story-who } places { $tile } in { $row } after { $after }{ $rule ->
    [0] {""}
    [1] {" "}(the only lower end)
    [2] {" "}({ $difference } away, the next { $other })
   *[3] {" "}(below every row: to the highest)
}.
hornochsen-event-calm = At no cost: { $laid }.
hornochsen-event-scored = { story-who } { $happy ->
    [yes] wins back { $points }
   *[no] pays { $points }
}{ $cause ->
    [pat] {" "}for the cow pat
    [bull] {" "}for the bull head
   *[buy] {""}
} (now { $to_space }).
hornochsen-event-eye = { $seat } sets off the bull's eye on { $space }: next round everybody chooses openly, fewest penalties first.
hornochsen-event-heap = 🔥 { $seat } has reached the dung heap ({ $space }): this round is the last!
hornochsen-event-completed = { $row } is full: { $tile } starts { $next_row }, and { $seat } takes from { $tiles }.
hornochsen-event-mood = { $happy ->
    [yes] A happy cow looks on: from now on points come back.
   *[no] The last happy cow is covered: points cost again.
}
hornochsen-event-picked = { $count ->
    [0] { $seat } takes nothing from { $row }: the screen is full.
   *[other] { $tiles ->
        [none] { $seat } takes { $count ->
            [one] a tile
           *[other] { $count } tiles
        } from { $row }.
       *[other] { $seat } takes { $tiles } from { $row }.
    }
}

## What is asked

hornochsen-ask-choose = { $seat }, { $open ->
    [yes] your turn: choose { $double ->
        [yes] two tiles
       *[no] a tile
    }, openly.
   *[no] choose { $double ->
        [yes] two tiles
       *[no] a tile
    }.
}
hornochsen-ask-buy = { $seat }, double play takes two tiles and you only have one: buy one first.
hornochsen-ask-pick = { $seat }, take { $most ->
    [one] one tile
   *[other] one or two tiles
} of { $row }: { $tiles }.
hornochsen-ask-several = { $double ->
    [yes] Double play, two tiles each: waiting
   *[no] Waiting
} for { $awaited_seats } to { $picking ->
    [all] pick their tiles
    [some] choose or pick
   *[none] choose
}.

## The table in words

hornochsen-line-round = Round { $round }{ $open ->
    [yes] , chosen openly and in order
   *[no] {""}
}{ $double ->
    [yes] , double play
   *[no] {""}
}; points { $happy ->
    [yes] come back
   *[no] cost
}.
hornochsen-line-eye = The next round is chosen openly.
hornochsen-line-heap = This round is the last.
hornochsen-line-row = { $row }: { $tiles }; ahead: { $ahead }, bull head { $bull }.
hornochsen-line-idle = { $row } is empty: { $ahead }, bull head { $bull }.
hornochsen-line-reserve = Reserve: { $reserve }; box: { $box }.{ $selling ->
    [yes] {""}
   *[no] {" "}Only the second tile of a double play is for sale.
}
hornochsen-line-seat = { $seat }: space { $space }, { $count ->
    [0] no tile
    [one] 1 tile
   *[other] { $count } tiles
} behind the screen{ $turn ->
    [none] {""}
   *[other] , turn { $turn }
}{ $status ->
    [pick] ; takes from a row
    [buy] ; has to buy
    [choose] ; is choosing
    [chosen] ; has chosen
    [open] ; plays { $tiles }
    [later] ; chooses later
   *[none] {""}
}{ $bought ->
    [yes] ; has bought
   *[no] {""}
}.
hornochsen-line-owed = { $seat } can take { $most ->
    [one] one tile
   *[other] up to two tiles
} of { $row }: { $tiles }.

## What only the seat sees

hornochsen-hand-own = Your tiles: { $tiles }.
hornochsen-hand-choice = Chosen: { $tiles }. { $open ->
    [yes] It's open and final.
   *[no] You can change it until the reveal.
}
hornochsen-hand-picks = What you take from { $row } goes behind your screen; the rest goes face down into the box.
hornochsen-hand-rows = A tile's row is the one of now and can change until the reveal.
hornochsen-hand-may-buy = You can buy { $most ->
    [one] 1 tile
   *[other] up to { $most } tiles
} this round, a penalty each.

## The end

hornochsen-end-dung-heap = A pawn has reached the dung heap: the game is over.
hornochsen-end-no-tiles = One of you has no tile left, and the reserve is empty: the game is over.

## Refusals

hornochsen-refusal-over = The game is over.
hornochsen-refusal-drawing = Tiles are being drawn. One moment!
hornochsen-refusal-lies-open = Your choice is already open ({ $tiles }). You're done for this round.
hornochsen-refusal-pick-first = First take { $most ->
    [one] one tile
   *[other] one or two tiles
} of { $row }: { $tiles }.
hornochsen-refusal-picks-first = First { $picking_seats } { $pickers ->
    [one] takes
   *[other] take
} tiles of a finished row. Then this round is chosen openly and in order.
hornochsen-refusal-not-yet = This round is chosen openly and in order, fewest penalties first. It's up to { $turn_seats } now.
hornochsen-refusal-buy-first = Double play takes two tiles and you only have one: buy one first.
hornochsen-refusal-play-how-many = { $count ->
    [one] You play one tile this round
   *[other] You play two tiles this round
}; you named { $named }.
hornochsen-refusal-not-yours = You don't have { $tile }. Your tiles: { $tiles }.
hornochsen-refusal-lower-first = Name two different tiles, the lower one first: not { $tiles }.
hornochsen-refusal-chosen-already = You've already chosen { $tiles }. Name something else to change that.
hornochsen-refusal-bought-before = You've already bought this round, and that works only once a round.
hornochsen-refusal-nothing-for-sale = The reserve is empty: there's nothing to buy.
hornochsen-refusal-one-to-three = You can buy one to three tiles, not { $count }.
hornochsen-refusal-screen-full = You have { $held ->
    [one] 1 tile
   *[other] { $held } tiles
}, and there's room for { $most } behind a screen: { $count } more won't fit.
hornochsen-refusal-too-few-for-sale = You can't buy { $count } now, only { $most }.
hornochsen-refusal-nothing-to-pick = You only take tiles from a row you completed, and there's none now.
hornochsen-refusal-pick-how-many = { $most ->
    [one] You can take one tile
   *[other] You can take one or two tiles
}; you named { $named }.
hornochsen-refusal-not-in-row = { $tile } wasn't in { $row }. You can take from: { $tiles }.

hornochsen-rules =
    ## Tanz der Hornochsen!
    by Wolfgang Kramer, published by Amigo
    {""}**A round:** everybody chooses a tile in secret. Then all are shown and placed, the lowest first, each at the end of one of the four active rows.
    {""}**Where to:** after the end that is lower by the least. A tile below every row goes to the row with the highest end.
    {""}**Penalties:** a cow pat costs its number. If you reach a bull head, you pay its number, start the next empty row downwards with that tile (after the last row, at the top of the other half), and take one or two tiles of the finished row in secret; the others go into the box.
    {""}**Happy cows:** while one is uncovered in an active row, points come back, and pawns move back.
    {""}**The track:** no two pawns share a space except the start; a pawn moves on, in its direction, to the next free one.
    {""}**Buying:** once a round, before the tiles are shown, you can buy one to three tiles for a penalty each, happy cow or not; there's room for nine behind a screen. If you end a round without a tile and without a finished row, you draw six for free.
    {""}**Double play:** while a double space is free in an active row, everybody plays two tiles; with only one, you buy one first.
    {""}**Bull's eyes (40 and 50):** when a pawn moves forward onto one or past it, the next round is chosen openly, fewest penalties first; unless another pawn is already that far, from an earlier round.
    {""}**The end** comes after the round in which a pawn reaches or passes 60, or in which somebody is left without a tile and the reserve is empty. The fewest penalties win.

## The end

hornochsen-won = { $names } { $winners ->
    [one] wins
   *[other] win
} with { $score ->
    [0] no penalties at all!
   *[other] the fewest penalties: { $score }!
}

## How to play

hornochsen-offer = Tanz der Hornochsen! · tiles · 2–8 players · about 45 min
hornochsen-lesson-place =
    {""}**1. Choose in secret, place in order.** Fewest penalties win: each takes your pawn a space further along the track. Everybody chooses a tile in secret; then all are shown and placed, the lowest first: each goes after the end that is lower by the least. Choose your 14, and it goes after the 8, not after the 5. A 15 of somebody else then goes after your 14.
    A tile below every row goes to the row with the highest end.
hornochsen-lesson-bull =
    {""}**2. Bull heads.** Your 63 went after the 62, onto the bull head of 8: eight penalties, and your pawn went from 12 to 20.
    The 63 starts the next empty row downwards, L5; after the last row it goes on at the top of the other half. Of the finished row you take one or two tiles behind your screen, in secret; the others go into the box. A cow pat costs its number, too.
hornochsen-lesson-happy =
    {""}**3. Happy cows.** In L6 a happy cow is uncovered. While it is, points come back: Player 4's 83 covered the pat of 4, and the pawn went from 10 to 6.
    Two pawns never share a space, except the start: a pawn moves on, in its direction, to the next free one.
hornochsen-lesson-buy =
    {""}**4. Double play, and buying.** R1 is active and has free double spaces, so everybody plays two tiles. You only have one: buy one first.
    Once a round, before the tiles are shown, anybody can buy one to three tiles, a penalty each, happy cow or not; there's room for nine behind a screen. With none left after a round, and no row finished, you draw six for free.
hornochsen-lesson-open =
    {""}**5. Bull's eyes, and the end.** Player 2 has passed the bull's eye on 40 (to land on it does the same), so this round is chosen openly, fewest penalties first. Player 3 has shown the 44; now it is your turn.
    The last round is the one in which a pawn reaches the dung heap on 60, or a player has no tile left and the reserve is empty. The fewest penalties win.
hornochsen-try-example-44 = You play the 44. Which row does it go to?
hornochsen-try-example-44-rule = All four ends are lower. The 18 is nearest, with a difference of 26: L4.
hornochsen-try-example-1 = You play the 1. Which row does it go to?
hornochsen-try-example-1-rule = The 1 is below every row. Then it goes to the row with the highest end: after the 44, L4.
hornochsen-try-example-63 = Your 63 goes after the 62, onto the bull head. You pay 8. Which row does the 63 start now?
hornochsen-try-example-63-rule = The next empty row downwards from the finished one. L4 is taken, so it is L5, below the 81.
hornochsen-try-example-track = You're on 10 and pay 5. Player 2 is on 15, Player 3 on 16. Where does your pawn end up?
hornochsen-try-example-track-rule = No two pawns share a space, except the start. Yours moves on to the next free one: 17.

## The signs of the picture

hornochsen-sign-next = **Golden space:** the next tile of this row goes here; the row ends at the bull.
hornochsen-sign-pat = **Cow pat:** costs its number.
hornochsen-sign-bull = **Bull head:** ends the row and costs its number. An angry one is hit by the next tile.
hornochsen-sign-cow = **Happy cow:** while you see one in an active row, points come back.
hornochsen-sign-double = **Two tiles:** double play; everybody plays two.
hornochsen-sign-asleep = **Pale:** the row isn't active.
hornochsen-sign-penalties = **Bull, red arrow:** points cost now.
hornochsen-sign-rewards = **Cow, green arrow:** points come back now.
hornochsen-sign-eye = **Open eye:** this round is chosen openly, in order. **Shut eye:** unseen; with an arrow below it, the next round is open.
hornochsen-sign-screen = **Screen:** how many tiles are behind it.
hornochsen-sign-chosen = **Golden slot:** is choosing. **Tick:** has chosen.
hornochsen-sign-picking = **Bull above two tiles:** takes from a finished row.
hornochsen-sign-placed = **Coloured tile:** placed last, by the player of that sign.
hornochsen-sign-moved = **Bright pawn:** has just moved.
hornochsen-sign-prints = **Hoof prints:** a pawn has come from here.
hornochsen-sign-stone = **Number in a box:** penalties so far, the space of the pawn.
hornochsen-sign-order = **Number in a circle:** the turn in an open round.
hornochsen-sign-heap = **Dung heap:** space 60; with a pawn there or beyond, this round is the last.
hornochsen-sign-reserve = **Stack:** tiles in the reserve.
hornochsen-sign-bought = **Red coin with a tile:** at a screen, has bought this round; on a tile in your hand, you've just bought it.
hornochsen-sign-may-buy = **Plus and backs:** in your hand, how many tiles you can buy now, a penalty each.
hornochsen-sign-unsold = **Red cross on it:** only the second tile of a double play is for sale.

## What a game is remembered for

hornochsen-highlight-loss = { $other_seat } was ahead until a bull head cost { $value ->
    [one] a penalty
   *[other] { $value } penalties
} { $when }.
hornochsen-highlight-double = A double round turned it: { $seat } came out in front { $when }.
# Happy cows give points back, so that a score may be lower than this.
hornochsen-highlight-loser = Happy cows aside, { $seat } took { $value } penalties from bull heads{ $seats ->
    [2] .
   *[other] , more than anybody else.
}
hornochsen-when = { $before ->
    [0] in the very last round
    [one] one round before the end
   *[other] { $before } rounds before the end
}
