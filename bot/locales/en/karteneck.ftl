karteneck-title = Heckmeck am Karteneck
karteneck-pitch = A card game by Reiner Knizia (Zoch): play cards, bluff and steal to eat the most roast worms. For 2 to 6 greedy chickens.
karteneck-score = { $score ->
    [0] no worms
    [one] { $score } worm
   *[other] { $score } worms
}{ $tiebreak ->
    [0] {""}
   *[other] , best portion { $tiebreak }
}
karteneck-value-kind = { $value ->
    [6] worm
   *[other] { $value }
}
karteneck-value-laid = { $value ->
    [6] worm
   *[other] { $value }
}

## Commands

command-karteneck = karteneck
command-karteneck-description = Moves of Heckmeck am Karteneck
command-karteneck-play = play
command-karteneck-play-description = Play one or more cards of a kind from your hand
command-karteneck-pass = pass
command-karteneck-pass-description = Play no more cards this round
karteneck-option-kind = kind
karteneck-option-kind-description = Which cards: 1 to 5, or worm
karteneck-option-count = count
karteneck-option-count-description = How many of them
karteneck-option-serial = serial
karteneck-option-serial-description = The highest worm you play, by its number; your highest if you leave it out
karteneck-option-steal = steal
karteneck-option-steal-description = The portion you steal with your sum, if you want it

## Choices, on buttons and in completions

karteneck-choice-play = { $kind ->
    [6] { $count ->
        [one] Worm { $serial }
       *[other] { $count }×worm up to { $serial }
    }
   *[other] { $count }×{ $kind }
} → { $total }{ $steals ->
    [yes] , can steal
   *[no] {""}
}
karteneck-choice-pass = { $steal ->
    [none] { $portion ->
        [none] Pass with { $total }{ $declines ->
            [yes] , steal nothing
           *[no] {""}
        }
       *[other] Pass and take { $portion } (+{ $worms })
    }
   *[other] Pass with { $total } and steal { $steal } from { $from_seat } (+{ $worms })
}
karteneck-menu-play = Choose cards to play
karteneck-menu-pass = Pass
karteneck-open-play = Choose a card
karteneck-rash-pass = You haven't played a card yet. Pass anyway? You take { $portion } ({ $worms ->
    [0] no worms
    [one] 1 worm
   *[other] { $worms } worms
}) and are out of this round.
karteneck-meant-pass = Yes, pass

## What happened

karteneck-worms = { COUNT($serials) ->
    [one] worm { $serials }
   *[other] worms { $serials }
}
karteneck-event-dealt = { $seat } is dealt { $serials ->
    [nothing] { $cards }
   *[other] { $cards ->
        [nothing] { karteneck-worms }
       *[other] { $cards }; { karteneck-worms }
    }
}.
karteneck-event-began = Everybody gets six cards.
karteneck-chapter = **Round { $chapter }**
karteneck-event-turned = On the grill: { $portions }. { $seat } begins.
karteneck-event-laid = { $clause ->
    [first] { $seat } plays
   *[other] , then
} { $kind ->
    [6] { karteneck-worms }
   *[other] { VALUE($count, of: "number-word") } { $count ->
        [one] { $kind }
       *[other] { $kind }s
    }
} (sum { $total }).
karteneck-event-drew = { $clause ->
    [first] { $seat } draws
   *[other] , then draws
} { $count ->
    [one] a card
   *[other] { $count } cards
}{ $cards ->
    [none] .
    [nothing] : { karteneck-worms }.
   *[other] : { $cards }{ $serials ->
        [nothing] .
       *[other] ; { karteneck-worms }.
    }
}
karteneck-event-reshuffled = The deck is empty: { $count ->
    [one] the only discard becomes
   *[other] the { $count } discards become
} the new deck.
karteneck-event-passed = { story-who } passes with { $total }{ $forced ->
    [yes] {" "}(nothing left to play)
   *[no] {""}
}.
karteneck-event-stole = { story-who } steals { $portion } from { $from_seat } ({ $worms ->
    [one] 1 worm
   *[other] { $worms } worms
}).
karteneck-event-missed = { story-who } passes without a worm{ $forced ->
    [yes] {" "}(nothing left to play)
   *[no] {""}
}: takes { $portion }, the lowest portion ({ $worms ->
    [0] no worms
    [one] 1 worm
   *[other] { $worms } worms
}).
karteneck-event-shared = { story-who }{ $clause ->
    [first] {" "}({ $total })
   *[other] {""}
} takes { $portion }: { $worms ->
    [0] no worms
    [one] 1 worm
   *[other] { $worms } worms
}{ $serial ->
    [none] {""}
   *[other] {" "}(tied; worm { $serial })
}.
karteneck-standing = -# Worms so far: { $each }
karteneck-final-round = 🔥 Last round!

## What is asked

karteneck-ask-turn = { $seat }, { $stuck ->
    [yes] you can only pass.
   *[no] play cards or pass?
} { $valid ->
    [yes] { $steal ->
        [none] Pass, and you go into the share-out with { $total }.
       *[other] Pass, and you go into the share-out with { $total }, and may steal { $steal } from { $from_seat }.
    }
   *[no] { $total ->
        [0] Pass, and you take { $lowest }, the lowest portion.
       *[other] You have { $total }, but no worm: pass, and you take { $lowest }, the lowest portion.
    }
}

## The table in words

karteneck-line-round = Round { $round } of { $rounds }; { $reserve ->
    [0] no portion
    [one] 1 portion
   *[other] { $reserve } portions
} in reserve.
karteneck-line-grill = On the grill: { $grill } (worms: { $worms }).
karteneck-line-deck = { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck, { $discards ->
    [0] none
   *[other] { $discards }
} discarded.
karteneck-line-seat = { $seat }: { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} in hand; { $count ->
    [0] no portion.
    [one] portion { $top } ({ $worms ->
        [0] no worms
        [one] 1 worm
       *[other] { $worms } worms
    }).
   *[other] { $count } portions, { $top } on top ({ $worms ->
        [0] no worms
        [one] 1 worm
       *[other] { $worms } worms
    }).
}
karteneck-line-laid = { $seat } has played { $laid }: { $total }{ $valid ->
    [yes] , with { karteneck-worms }
   *[no] , no worm
}{ $passed ->
    [yes] ; has passed.
   *[no] .
}
karteneck-line-out = { $seat } has passed and taken a portion.
karteneck-hand-own = Your hand: { $count ->
    [0] no cards.
   *[other] { $serials ->
        [nothing] { $cards }; no worm.
       *[other] { $cards ->
            [nothing] { karteneck-worms }.
           *[other] { $cards }; { karteneck-worms }.
        }
    }
}

# What the decision needs of the table, beside the hand.
karteneck-needed-grill = On the grill: { $grill }.
karteneck-needed-laid = In front of you: { $laid } (sum { $total }).
karteneck-needed-other = { $seat }: { $laid ->
    [yes] { $total } { $valid ->
        [yes] with a worm
       *[no] without a worm
    }{ $passed ->
        [yes] , passed
       *[no] {""}
    }
   *[no] { $passed ->
        [yes] out of this round
       *[no] nothing played
    }
}{ $top ->
    [none] .
   *[other] ; { $top } on top{ $steals ->
        [yes] , which you can steal.
       *[no] .
    }
}

## The end

karteneck-end-all-eaten = The last portion is taken: the game is over.

## Refusals

karteneck-refusal-over = The game is over.
karteneck-refusal-being-dealt = Cards are still being dealt. One moment!
karteneck-refusal-not-your-turn = It's { $turn_seat }'s turn.
karteneck-refusal-passed-before = You've passed and are out until the next round. It's { $turn_seat }'s turn.
karteneck-refusal-no-such-kind = There are cards 1 to 5 and worms (6), but no { $kind }.
karteneck-refusal-kind-laid-before = You already have { $kind ->
    [6] worms
   *[other] { $kind }s
} in front of you; each kind can be played only once a round.
karteneck-refusal-lay-at-least-one = Play at least one card, or pass.
karteneck-refusal-too-few-held = You can't play { VALUE($count, of: "number-word") } { $kind ->
    [6] { $count ->
        [one] worm
       *[other] worms
    }
   *[other] { $count ->
        [one] { $kind }
       *[other] { $kind }s
    }
}: you have { $held ->
    [0] none
   *[other] only { VALUE($held, of: "number-word") }
}.
karteneck-refusal-only-worms-have-serials = Only worms have a number of their own; a { $kind } has no { $serial }.
karteneck-refusal-serial-not-held = Worm { $serial } isn't in your hand. Your worms: { $serials }.
karteneck-refusal-highest-goes-unnamed = Worm { $serial } is your highest, so it's played anyway. Leave the number out.
karteneck-refusal-serial-too-low = Worm { $serial } can't be the highest of { $count } from your hand. Your worms: { $serials }.
karteneck-refusal-no-steal-without-worm = You need a worm in front of you to steal { $steal }.
karteneck-refusal-not-your-sum = Your sum is { $total }, not { $steal }: you can only steal a portion of exactly your sum.
karteneck-refusal-on-no-stack = Nobody else has { $steal } on top of their stack.

karteneck-rules =
    ## Heckmeck am Karteneck
    by Reiner Knizia, published by Zoch
    {""}**A round** turns up as many portions as there are players. On your turn you play cards or pass; your hand stays with you from round to round.
    {""}**Playing:** one or more cards of a kind you don't have in front of you yet; then draw one card. A worm counts as 5, but is a different kind from the 5.
    {""}**Passing with a worm** in front of you takes your sum into the share-out. If it's exactly the number on top of another player's stack, you can steal that portion, too.
    {""}**Passing without a worm:** discard what you played, take the lowest portion of the grill, and stay out of the share-out.
    {""}When you pass, you draw two cards; the last to pass draws none.
    {""}**The share-out:** the highest sum takes the highest portion, and so on; ties go to the highest worm number. The player who took the last portion from the grill opens the next round.
    {""}**The end** comes when all portions are taken. The most worms win (16–18: one, then one more every three numbers, up to nine for 40–42; zero: none); ties go to the highest portion.

## Records

karteneck-feat-meal = Biggest meal: { $value }

## The end

karteneck-won = { $names } { $winners ->
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

karteneck-offer = Heckmeck am Karteneck · cards · 2–6 players · about 30 min
karteneck-lesson-lay =
    {""}**1. Play cards.** The most worms win. They're on the portions on the grill, and the higher your sum, the better your portion. This is your hand. On your turn you play one or more cards of a kind, say both 4s (that's 8), and then draw one.
    Each kind can be played only once a round. A worm counts as 5, but is a kind of its own. Your cards stay with you from round to round.
karteneck-lesson-pass =
    {""}**2. Pass with a worm.** You've passed with 23. There's a worm in front of you, so your plate is whole: the 23 goes into the share-out.
    When you pass, you draw two cards (the last to pass draws none) and play no more until the next round. The others go on.
karteneck-lesson-steal =
    {""}**3. Steal.** You have 30, with worms, and 30 is on top of Player 2's portions: if you pass now, you can take it.
    Only the top portion of another player's stack can be stolen, and only with exactly its number. Your 30 still takes part in the share-out.
karteneck-lesson-miss =
    {""}**4. Pass without a worm.** You had 11 and no worm: a broken plate. Your cards are discarded, and you took the lowest portion of the grill at once, the 18.
    You're not in the share-out. Sometimes that's just what you want.
karteneck-lesson-share =
    {""}**5. The share-out.** All have passed. The highest sum takes the highest portion, and so on: 30 takes 32, 25 takes 25, 16 takes 18. Ties go to the higher number on a worm card.
    The player who took the last portion from the grill opens the next round. When all portions are eaten, the most worms win.
karteneck-try-example-caterina = You have 11 in front of you, and no worm. If you pass now, which portion do you get?
karteneck-try-example-caterina-rule = Without a worm your cards are discarded, and you take the lowest portion of the grill at once: 18. You're not in the share-out.
karteneck-try-example-nicola = You have 30, with two worms, and Player 2 has the 30 on top. You pass. Do you steal it or not?
karteneck-try-example-nicola-rule = Take it: five worms more, and your 30 still counts in the share-out. Just watch out: Player 2 can steal it back this round with exactly 30.
karteneck-try-example-filippo = Player 4 passes without a worm and takes 21. You and Player 2 have 30 each; your highest worm has number 8, Player 2's has 21. Which portion is yours?
karteneck-try-example-filippo-rule = Ties go to the higher worm number. Player 2 takes 32, you take 25.
karteneck-try-kinds = You have two 5s in front of you. In your hand are two more 5s, a 1 and a worm. Which of these can you play now?
karteneck-try-kinds-rule = The 5s are already there, and each kind can be played only once a round. The worm counts as 5, too, but is a different kind: you can play it.
karteneck-answer-fives = The two 5s
karteneck-answer-worm = The worm
karteneck-answer-neither = Neither

## The signs of the picture

karteneck-sign-reach = **Golden frame:** pass now, and you can take or steal this portion.
karteneck-sign-new = **White frame with rays:** this has just happened.
karteneck-sign-valid = **Plate with a worm:** this sum takes part in the share-out.
karteneck-sign-broken = **Broken plate:** no worm played; a pass takes the lowest portion.
karteneck-sign-passed = **Fork and knife:** has passed.
karteneck-sign-opener = **Bell:** opened this round.
karteneck-sign-laid = **Played cards:** two of the 4s.
karteneck-sign-serial = **Worm card:** counts as 5; the number on its label decides ties.
karteneck-sign-hand = **Red cards:** cards in hand; on the shelf, in the deck.
karteneck-sign-reserve = **Covered dish:** portions still to come.
karteneck-sign-discards = **Heap:** discarded cards.
karteneck-sign-turn = **Golden box:** whose turn it is. Every player has a colour and a sign.
karteneck-sign-owned = **Worm and number:** the worms of all that somebody has taken. Below, how many portions these are.
karteneck-sign-faded = **Pale card:** in your hand, of a kind you already have in front of you; it waits for the next round.

## What a game is remembered for

karteneck-highlight-theft = { $seat } stole { $value ->
    [one] a worm
   *[other] { $value } worms
} { $when }, and the game with { $value ->
    [one] it
   *[other] them
}.
karteneck-highlight-tie = Level on worms: portion { $value } of { $seat } beats the { $other } of { $other_seat }.
karteneck-highlight-thief = { $seat } stole { $value } worms in all, and still didn't win.
karteneck-when = { $before ->
    [0] in the very last round
    [one] one round before the end
   *[other] { $before } rounds before the end
}
