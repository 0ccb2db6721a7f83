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
    [none] { $tile } → { hornochsen-part-play }
   *[other] Play { $tile } and { $second }
}
hornochsen-choice-buy = Buy { $count ->
    [one] { $count } tile ({ $count } penalty)
   *[other] { $count } tiles ({ $count } penalties)
}
hornochsen-choice-pick = { $second ->
    [none] Take { $tile }
   *[other] Take { $tile } and { $second }
}
# Of a tile by itself, as the board lies now: where it would go, and what it would score there.
hornochsen-part-play = { $rule ->
    [3] below all, now after { $after }
   *[other] now after { $after }
}{ $mark ->
    [pat] {" "}(cow pat: { hornochsen-part-points })
    [bull] {" "}(bull head: { hornochsen-part-points })
   *[other] {""}
}
hornochsen-part-points = { $happy ->
    [yes] { $points ->
        [one] { $points } reward
       *[other] { $points } rewards
    }
   *[no] { $points ->
        [one] { $points } penalty
       *[other] { $points } penalties
    }
}
hornochsen-part-pick = played now: { $rule ->
    [3] below all, after { $after }
   *[other] after { $after }
}
hornochsen-menu-play = Choose two tiles
hornochsen-menu-pick = Take one or two tiles
hornochsen-open-play = { $double ->
    [yes] Choose two tiles
   *[no] Choose a tile
}
hornochsen-open-pick = { $most ->
    [one] Take a tile
   *[other] Take tiles
}

## What happened

hornochsen-event-began = The first rows start with { $tiles }.
hornochsen-event-drew = { $tiles ->
    [none] { $seat } has no tiles left and draws { $count } for nothing.
   *[other] { $cause ->
        [deal] { $seat }, your tiles: { $tiles }.
        [free] { $seat } draws { $tiles } for nothing.
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
    [yes] { $seat } chooses anew{ $tiles ->
        [none] .
       *[other] : { $tiles }.
    }
   *[no] { $seat } has chosen{ $tiles ->
        [none] .
       *[other] {" "}{ $tiles }.
    }
}
hornochsen-event-shown = { $seat } plays { $tiles } openly.
hornochsen-event-revealed = All tiles, the lowest first: { $tiles }.
hornochsen-event-placed = { story-who } places { $tile } in { $row } after { $after } ({ $rule ->
    [1] the only row that ends lower
    [2] difference { $difference }, not { $other }
   *[3] below every end, so after the highest
}).
hornochsen-event-scored = { story-who } { $happy ->
    [yes] gets { $points } back
   *[no] pays { $points }
}{ $cause ->
    [pat] {" "}for the cow pat
    [bull] {" "}for the bull head
   *[buy] {""}
} (now { $to_space }).
hornochsen-event-eye = { $seat } sets off the bull's eye on { $space }: the next round is chosen openly, fewest penalties first.
hornochsen-event-heap = { $seat } is on { $space }, at the dung heap: this round is the last.
hornochsen-event-completed = { $row } is complete: { $tile } starts { $next_row }, and { $seat } takes from { $tiles }.
hornochsen-event-mood = { $happy ->
    [yes] A happy cow looks on: from now on points are rewards.
   *[no] The last happy cow is covered: points are penalties again.
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
hornochsen-ask-buy = { $seat }, double play takes two tiles and you have one: buy first.
hornochsen-ask-pick = { $seat }, take { $most ->
    [one] one tile
   *[other] one or two tiles
} of { $row }: { $tiles }.
hornochsen-ask-several = { $double ->
    [yes] Double play, two tiles each: waiting
   *[no] Waiting
} for { $awaited_seats } to choose.

## The table in words

hornochsen-line-round = Round { $round }{ $open ->
    [yes] , chosen openly and in order
   *[no] {""}
}{ $double ->
    [yes] , double play
   *[no] {""}
}; points are { $happy ->
    [yes] rewards
   *[no] penalties
}.
hornochsen-line-eye = The next round is chosen openly.
hornochsen-line-heap = This round is the last.
hornochsen-line-row = { $row }: { $tiles }; ahead: { $ahead }, bull head { $bull }.
hornochsen-line-idle = { $row } is empty: { $ahead }, bull head { $bull }.
hornochsen-line-reserve = Reserve: { $reserve }; box: { $box }.{ $selling ->
    [yes] {""}
   *[no] {" "}Nothing is for sale.
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
hornochsen-line-owed = { $seat } may take { $most ->
    [one] one tile
   *[other] up to two tiles
} of { $row }: { $tiles }.

## What only the seat sees

hornochsen-hand-own = Your tiles: { $tiles }.
hornochsen-hand-choice = Chosen: { $tiles }. { $open ->
    [yes] This lies open and is final.
   *[no] You may change it until the last one has chosen.
}
hornochsen-hand-picks = From { $row } you take { $most ->
    [one] one
   *[other] one or two
} of { $tiles }.
hornochsen-hand-may-buy = You may buy { $most ->
    [one] 1 tile
   *[other] up to { $most } tiles
} this round, a penalty each.

## The end

hornochsen-end-dung-heap = A pawn has reached the dung heap: the game is over.
hornochsen-end-no-tiles = Somebody has no tile left, and the reserve is empty: the game is over.

## Refusals

hornochsen-refusal-over = The game is over.
hornochsen-refusal-drawing = Tiles are being drawn. A moment, please.
hornochsen-refusal-lies-open = Your choice lies open ({ $tiles }); this round you can do no more.
hornochsen-refusal-pick-first = First take { $most ->
    [one] one tile
   *[other] one or two tiles
} of { $row }: { $tiles }.
hornochsen-refusal-not-yet = This round is chosen in order; it is { $turn_seat }'s turn.
hornochsen-refusal-buy-first = Double play takes two tiles and you have one: buy first.
hornochsen-refusal-play-how-many = { $count ->
    [one] You play one tile this round
   *[other] You play two tiles this round
}; you named { $named }.
hornochsen-refusal-not-yours = You have no { $tile }. Your tiles: { $tiles }.
hornochsen-refusal-lower-first = Name two different tiles, the lower one first: not { $tiles }.
hornochsen-refusal-chosen-already = You have chosen { $tiles } already.
hornochsen-refusal-bought-before = You have bought this round; all purchases of a round are made at once.
hornochsen-refusal-nothing-for-sale = The reserve is empty: nothing is for sale.
hornochsen-refusal-one-to-three = One to three tiles can be bought, not { $count }.
hornochsen-refusal-screen-full = You have { $held ->
    [one] 1 tile
   *[other] { $held } tiles
}, and behind a screen there is room for { $most }: { $count } more are too many.
hornochsen-refusal-too-few-for-sale = { $count } are not for sale now, only { $most }.
hornochsen-refusal-nothing-to-pick = There is no row for you to take tiles from.
hornochsen-refusal-pick-how-many = { $most ->
    [one] You may take one tile
   *[other] You may take one or two tiles
}; you named { $named }.
hornochsen-refusal-not-in-row = { $tile } was not in { $row }. You may take of: { $tiles }.

hornochsen-rules =
    ## Tanz der Hornochsen!
    by Wolfgang Kramer, published by Amigo
    {""}**A round:** everybody chooses a tile in secret. Then all are shown and placed, the lowest first, each at the end of one of the four active rows.
    {""}**Where to:** after the end that is lower by the least. A tile below every end goes to the row with the highest end.
    {""}**Penalties:** a cow pat costs its number. Whoever reaches a bull head pays its number, starts the next empty row downwards with that tile, and takes one or two tiles of the finished row in secret; the others are out.
    {""}**Happy cows:** while one lies uncovered in an active row, points are rewards and pawns go back.
    {""}**The track:** no two pawns share a space but the start; a pawn goes on, its own way, to the next free one.
    {""}**Buying:** before the tiles are shown you may once a round buy one to three tiles for a penalty each; nine is the most behind a screen. Without a tile at the end of a round, and without a finished row, you draw six for nothing.
    {""}**Double play:** while a double space is free in an active row, everybody plays two tiles; with only one, buy first.
    {""}**Bull's eyes (40 and 50):** when the leading pawn passes one, the next round is chosen openly, fewest penalties first.
    {""}**The end** comes after the round in which a pawn reaches 60, or in which somebody has no tile and the reserve is empty. Fewest penalties win.

## The end

hornochsen-won = { $names } { $winners ->
    [one] wins
   *[other] win
} with { $score ->
    [0] no penalties at all!
   *[other] the fewest penalties: { $score }!
}
