karteneck-title = Heckmeck am Karteneck
karteneck-pitch = Ein Kartenspiel von Reiner Knizia (Zoch): auslegen, bluffen, klauen. Wer die meisten Bratwürmer verputzt, gewinnt. Für 2 bis 6 gierige Hühner.
karteneck-score = { $score ->
    [0] keine Würmer
    [one] { $score } Wurm
   *[other] { $score } Würmer
}{ $tiebreak ->
    [0] {""}
   *[other] , beste Portion { $tiebreak }
}
karteneck-value-kind = { $value ->
    [6] Wurm
   *[other] { $value }
}
karteneck-value-laid = { $value ->
    [6] Wurm
   *[other] { $value }
}

## Commands

command-karteneck = karteneck
command-karteneck-description = Die Züge von Heckmeck am Karteneck
command-karteneck-play = auslegen
command-karteneck-play-description = Leg eine oder mehr gleiche Karten aus der Hand
command-karteneck-pass = passen
command-karteneck-pass-description = Leg in dieser Runde nichts mehr aus
karteneck-option-kind = sorte
karteneck-option-kind-description = Welche Karten: 1 bis 5, oder Wurm
karteneck-option-count = anzahl
karteneck-option-count-description = Wie viele davon
karteneck-option-serial = nummer
karteneck-option-serial-description = Der höchste Wurm, den du auslegst, mit seiner Nummer; sonst dein höchster
karteneck-option-steal = klauen
karteneck-option-steal-description = Die Portion, die du mit deiner Summe klaust, wenn du willst

## Choices, on buttons and in completions

karteneck-choice-play = { $kind ->
    [6] { $count ->
        [one] Wurm { $serial }
       *[other] { $count }×Wurm bis { $serial }
    }
   *[other] { $count }×{ $kind }
} → { $total }{ $steals ->
    [yes] , kann klauen
   *[no] {""}
}
karteneck-choice-pass = { $steal ->
    [none] { $portion ->
        [none] Mit { $total } passen{ $declines ->
            [yes] , nichts klauen
           *[no] {""}
        }
       *[other] Passen und { $portion } nehmen (+{ $worms })
    }
   *[other] Mit { $total } passen und { $steal } von { $from_seat } klauen (+{ $worms })
}
karteneck-menu-play = Was legst du aus?
karteneck-menu-pass = Passen
karteneck-open-play = Karte aussuchen
karteneck-rash-pass = Du hast noch nichts ausgelegt. Trotzdem passen? Du nimmst die { $portion } ({ $worms ->
    [0] keine Würmer
    [one] 1 Wurm
   *[other] { $worms } Würmer
}) und bist für diese Runde raus.
karteneck-meant-pass = Ja, passen

## What happened

karteneck-worms = { COUNT($serials) ->
    [one] Wurm { $serials }
   *[other] Würmer { $serials }
}
karteneck-event-dealt = { $seat } bekommt { $serials ->
    [nichts] { $cards }
   *[other] { $cards ->
        [nichts] { karteneck-worms }
       *[other] { $cards }; { karteneck-worms }
    }
}.
karteneck-event-began = Alle bekommen sechs Karten.
karteneck-chapter = **Runde { $chapter }**
karteneck-event-turned = Auf dem Grill: { $portions }. { $seat } fängt an.
karteneck-event-laid = { $clause ->
    [first] { $seat } legt
   *[other] , dann
} { $kind ->
    [6] { $count ->
        [one] Wurm { $serials }
       *[other] die Würmer { $serials }
    }
   *[other] { VALUE($count, of: "number-word") } { $count ->
        [one] { $kind }
       *[other] { $kind }er
    }
} (Summe { $total }).
karteneck-event-drew = { $clause ->
    [first] { $seat } zieht
   *[other] , zieht dann
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ $cards ->
    [none] .
    [nichts] : { karteneck-worms }.
   *[other] : { $cards }{ $serials ->
        [nichts] .
       *[other] ; { karteneck-worms }.
    }
}
karteneck-event-reshuffled = Der Nachziehstapel ist leer: { $count ->
    [one] Die einzige abgelegte Karte wird
   *[other] Die { $count } abgelegten Karten werden
} neu gemischt.
karteneck-event-passed = { story-who } passt mit { $total }{ $forced ->
    [yes] {" "}(nichts mehr zum Auslegen)
   *[no] {""}
}.
karteneck-event-stole = { story-who } klaut { $from_seat } die { $portion } ({ $worms ->
    [one] 1 Wurm
   *[other] { $worms } Würmer
}).
karteneck-event-missed = { story-who } passt ohne Wurm{ $forced ->
    [yes] {" "}(nichts mehr zum Auslegen)
   *[no] {""}
} und nimmt die niedrigste Portion, die { $portion } ({ $worms ->
    [0] keine Würmer
    [one] 1 Wurm
   *[other] { $worms } Würmer
}).
karteneck-event-shared = { story-who }{ $clause ->
    [first] {" "}({ $total })
   *[other] {""}
} nimmt die { $portion }: { $worms ->
    [0] keine Würmer
    [one] 1 Wurm
   *[other] { $worms } Würmer
}{ $serial ->
    [none] {""}
   *[other] {" "}(Gleichstand; Wurm { $serial })
}.
karteneck-standing = -# Würmer bisher: { $each }
karteneck-final-round = 🔥 Letzte Runde!

## What is asked

karteneck-ask-turn = { $seat }, { $stuck ->
    [yes] du kannst nur passen.
   *[no] auslegen oder passen?
} { $valid ->
    [yes] { $steal ->
        [none] Wenn du passt, gehst du mit { $total } in die Verteilung.
       *[other] Wenn du passt, gehst du mit { $total } in die Verteilung und kannst { $from_seat } die { $steal } klauen.
    }
   *[no] { $total ->
        [0] Wenn du passt, nimmst du die niedrigste Portion, die { $lowest }.
       *[other] Du hast { $total }, aber keinen Wurm: Wenn du passt, nimmst du die niedrigste Portion, die { $lowest }.
    }
}

## The table in words

karteneck-line-round = Runde { $round } von { $rounds }; { $reserve ->
    [0] keine Portion
    [one] 1 Portion
   *[other] { $reserve } Portionen
} im Vorrat.
karteneck-line-grill = Auf dem Grill: { $grill } (Würmer: { $worms }).
karteneck-line-deck = Nachziehstapel: { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
}; abgelegt: { $discards ->
    [0] keine
   *[other] { $discards }
}.
karteneck-line-seat = { $seat }: { $cards ->
    [0] keine Handkarten
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}; { $count ->
    [0] keine Portion.
    [one] Portion { $top } ({ $worms ->
        [0] keine Würmer
        [one] 1 Wurm
       *[other] { $worms } Würmer
    }).
   *[other] { $count } Portionen, oben { $top } ({ $worms ->
        [0] keine Würmer
        [one] 1 Wurm
       *[other] { $worms } Würmer
    }).
}
karteneck-line-laid = { $seat } hat { $laid } liegen: { $total }{ $valid ->
    [yes] , { karteneck-worms }
   *[no] , kein Wurm
}{ $passed ->
    [yes] ; gepasst.
   *[no] .
}
karteneck-line-out = { $seat } hat gepasst und eine Portion genommen.
karteneck-hand-own = Deine Hand: { $count ->
    [0] keine Karten.
   *[other] { $serials ->
        [nichts] { $cards }; kein Wurm.
       *[other] { $cards ->
            [nichts] { karteneck-worms }.
           *[other] { $cards }; { karteneck-worms }.
        }
    }
}

# What the decision needs of the table, beside the hand.
karteneck-needed-grill = Auf dem Grill: { $grill }.
karteneck-needed-laid = Vor dir: { $laid } (Summe { $total }).
karteneck-needed-other = { $seat }: { $laid ->
    [yes] { $total } { $valid ->
        [yes] mit Wurm
       *[no] ohne Wurm
    }{ $passed ->
        [yes] , hat gepasst
       *[no] {""}
    }
   *[no] { $passed ->
        [yes] diese Runde raus
       *[no] nichts ausgelegt
    }
}{ $top ->
    [none] .
   *[other] ; oben { $top }{ $steals ->
        [yes] , die kannst du klauen.
       *[no] .
    }
}

## The end

karteneck-end-all-eaten = Die letzte Portion ist weg: Das Spiel ist aus.

## Refusals

karteneck-refusal-over = Das Spiel ist aus.
karteneck-refusal-being-dealt = Die Karten werden noch verteilt. Moment!
karteneck-refusal-not-your-turn = { $turn_seat } ist dran.
karteneck-refusal-passed-before = Du hast gepasst und bist bis zur nächsten Runde raus. { $turn_seat } ist dran.
karteneck-refusal-no-such-kind = Es gibt Karten von 1 bis 5 und Würmer (6), aber keine { $kind }.
karteneck-refusal-kind-laid-before = { $kind ->
    [6] Würmer
   *[other] { $kind }er
} liegen schon vor dir; jede Sorte darf pro Runde nur einmal raus.
karteneck-refusal-lay-at-least-one = Leg mindestens eine Karte aus, oder passe.
karteneck-refusal-too-few-held = Du kannst { $kind ->
    [6] { $count ->
        [one] keinen Wurm
       *[other] keine { VALUE($count, of: "number-word") } Würmer
    } auslegen: Du hast { $held ->
        [0] keinen
        [one] nur einen
       *[other] nur { VALUE($held, of: "number-word") }
    }
   *[other] keine { $count ->
        [one] { $kind }
       *[other] { VALUE($count, of: "number-word") } { $kind }er
    } auslegen: Du hast { $held ->
        [0] keine
       *[other] nur { VALUE($held, of: "number-word") }
    }
}.
karteneck-refusal-only-worms-have-serials = Nur Würmer haben eine eigene Nummer; eine Karte der Sorte { $kind } hat keine { $serial }.
karteneck-refusal-serial-not-held = Wurm { $serial } hast du nicht auf der Hand. Deine Würmer: { $serials }.
karteneck-refusal-highest-goes-unnamed = Wurm { $serial } ist dein höchster, der geht sowieso raus. Lass die Nummer weg.
karteneck-refusal-serial-too-low = Wurm { $serial } kann nicht der höchste von { $count } aus deiner Hand sein. Deine Würmer: { $serials }.
karteneck-refusal-no-steal-without-worm = Ohne Wurm vor dir kannst du die { $steal } nicht klauen.
karteneck-refusal-not-your-sum = Deine Summe ist { $total }, nicht { $steal }: Klauen kannst du nur eine Portion mit genau deiner Summe.
karteneck-refusal-on-no-stack = Bei niemandem sonst liegt die { $steal } oben auf dem Stapel.

karteneck-rules =
    ## Heckmeck am Karteneck
    von Reiner Knizia, erschienen bei Zoch
    {""}**Eine Runde:** So viele Portionen, wie ihr Spieler seid, liegen offen auf dem Grill. Reihum legst du Karten aus oder passt. Was du auf der Hand hast, behältst du für die nächste Runde.
    {""}**Auslegen:** eine oder mehr gleiche Karten einer Sorte, die noch nicht vor dir liegt; dann ziehst du eine nach. Ein Wurm zählt 5, ist aber eine andere Sorte als die 5.
    {""}**Passt du mit Wurm,** geht deine Summe in die Verteilung. Liegt genau diese Zahl oben auf einem anderen Stapel, darfst du dir die Portion auch noch klauen.
    {""}**Passt du ohne Wurm,** legst du deine Karten ab, nimmst die niedrigste Portion vom Grill und bist bei der Verteilung nicht dabei.
    {""}Wer passt, zieht zwei Karten, nur wer als Letztes passt, keine.
    {""}**Verteilung:** Die höchste Summe nimmt die höchste Portion, und so weiter; bei gleichen Summen geht die höchste Wurmnummer vor. Wer zuletzt vom Grill genommen hat, eröffnet die nächste Runde.
    {""}**Schluss** ist, wenn alle Portionen weg sind. Wer die meisten Würmer hat, gewinnt (16–18: einer, dann alle drei Zahlen einer mehr, bis neun für 40–42; null: keiner); bei Gleichstand zählt die höchste Portion.

## Records

karteneck-feat-meal = Größter Happen: { $value }

## The end

karteneck-won = { $names } { $winners ->
    [one] gewinnt
   *[other] gewinnen
} { $score ->
    [0] ganz ohne Würmer
   *[other] mit { $winners ->
        [one] {""}
       *[other] je{" "}
    }{ $score } { $score ->
        [one] Wurm
       *[other] Würmern
    }
}!

## How to play

karteneck-offer = Heckmeck am Karteneck · Karten · 2–6 Spieler · ca. 30 min
karteneck-lesson-lay =
    {""}**1. Karten auslegen.** Wer die meisten Würmer hat, gewinnt. Sie liegen auf den Portionen am Grill, und je höher deine Summe, desto besser deine Portion. Das ist deine Hand. Wenn du dran bist, legst du eine oder mehr gleiche Karten aus, etwa beide 4er (macht 8), und ziehst dann eine nach.
    Jede Sorte darf pro Runde nur einmal raus. Ein Wurm zählt 5, ist aber eine eigene Sorte. Deine Karten behältst du von Runde zu Runde.
karteneck-lesson-pass =
    {""}**2. Mit Wurm passen.** Du hast mit 23 gepasst. Vor dir liegt ein Wurm, also ist dein Teller heil: Die 23 geht in die Verteilung.
    Wer passt, zieht zwei Karten, nur wer als Letztes passt, keine. Bis zur nächsten Runde legst du nichts mehr aus; die anderen machen weiter.
karteneck-lesson-steal =
    {""}**3. Klauen.** Du hast 30, mit Würmern, und die 30 liegt oben auf den Portionen von Spieler 2. Wenn du jetzt passt, darfst du sie dir schnappen.
    Klauen kannst du nur die oberste Portion eines Stapels, und nur mit genau ihrer Zahl. Deine 30 ist trotzdem bei der Verteilung dabei.
karteneck-lesson-miss =
    {""}**4. Ohne Wurm passen.** Du hattest 11 und keinen Wurm: Teller kaputt. Deine Karten sind weg, und du hast sofort die niedrigste Portion vom Grill bekommen, die 18.
    Bei der Verteilung bist du nicht dabei. Manchmal ist genau das der Plan.
karteneck-lesson-share =
    {""}**5. Die Verteilung.** Alle haben gepasst. Die höchste Summe nimmt die höchste Portion, und so weiter: 30 nimmt die 32, 25 die 25, 16 die 18. Bei gleichen Summen geht die höhere Nummer auf einer Wurmkarte vor.
    Wer zuletzt vom Grill genommen hat, eröffnet die nächste Runde. Sind alle Portionen gegessen, gewinnt, wer die meisten Würmer hat.
karteneck-try-example-caterina = Vor dir liegen 11 Punkte, aber kein Wurm. Wenn du jetzt passt, welche Portion bekommst du?
karteneck-try-example-caterina-rule = Ohne Wurm sind deine Karten weg, und du nimmst sofort die niedrigste Portion vom Grill: die 18. Bei der Verteilung bist du nicht dabei.
karteneck-try-example-nicola = Du hast 30, mit zwei Würmern, und bei Spieler 2 liegt die 30 oben. Du passt. Klaust du oder nicht?
karteneck-try-example-nicola-rule = Klau sie: fünf Würmer mehr, und deine 30 zählt trotzdem bei der Verteilung. Pass nur auf, dass Spieler 2 sie sich in dieser Runde nicht zurückklaut, mit genau 30.
karteneck-try-example-filippo = Spieler 4 passt ohne Wurm und nimmt die 21. Du und Spieler 2, ihr habt je 30; dein höchster Wurm hat die Nummer 8, der von Spieler 2 die 21. Welche Portion bekommst du?
karteneck-try-example-filippo-rule = Bei gleichen Summen geht die höhere Wurmnummer vor. Spieler 2 nimmt die 32, du die 25.
karteneck-try-kinds = Vor dir liegen zwei 5er. Auf der Hand hast du noch zwei 5er, eine 1 und einen Wurm. Was davon darfst du jetzt auslegen?
karteneck-try-kinds-rule = Die 5er liegen schon da, und jede Sorte darf pro Runde nur einmal raus. Der Wurm zählt zwar auch 5, ist aber eine andere Sorte: Der darf.
karteneck-answer-fives = Die beiden 5er
karteneck-answer-worm = Den Wurm
karteneck-answer-neither = Weder noch

## The signs of the picture

karteneck-sign-reach = **Goldener Rahmen:** Wer jetzt passt, kann diese Portion nehmen oder klauen.
karteneck-sign-new = **Weißer Rahmen mit Strahlen:** Das ist gerade passiert.
karteneck-sign-valid = **Teller mit Wurm:** Diese Summe ist bei der Verteilung dabei.
karteneck-sign-broken = **Kaputter Teller:** kein Wurm ausgelegt; wer passt, nimmt die niedrigste Portion.
karteneck-sign-passed = **Gabel und Messer:** hat gepasst.
karteneck-sign-opener = **Glocke:** hat diese Runde eröffnet.
karteneck-sign-laid = **Ausgelegte Karten:** von den 4ern zwei.
karteneck-sign-serial = **Wurmkarte:** zählt 5; die Nummer auf dem Schild entscheidet bei gleichen Summen.
karteneck-sign-hand = **Rote Karten:** Karten auf der Hand; im Regal die im Nachziehstapel.
karteneck-sign-reserve = **Zugedeckte Platte:** Portionen, die noch kommen.
karteneck-sign-discards = **Haufen:** abgelegte Karten.
karteneck-sign-turn = **Goldenes Kästchen:** Wer hier steht, ist dran. Alle haben eine Farbe und ein Zeichen.
karteneck-sign-owned = **Wurm und Zahl:** alle Würmer, die jemand hat. Darunter: auf wie vielen Portionen.
karteneck-sign-faded = **Blasse Karte:** auf deiner Hand, aber ihre Sorte liegt schon vor dir; sie wartet auf die nächste Runde.

## What a game is remembered for

karteneck-highlight-theft = { $seat } hat { $when } { $value ->
    [one] einen Wurm
   *[other] { $value } Würmer
} geklaut, und damit das Spiel.
karteneck-highlight-tie = Gleich viele Würmer: Die Portion { $value } von { $seat } schlägt die { $other } von { $other_seat }.
karteneck-highlight-thief = { $seat } hat insgesamt { $value } Würmer geklaut, und es hat doch nicht gereicht.
karteneck-when = { $before ->
    [0] in der allerletzten Runde
    [one] eine Runde vor Schluss
   *[other] { $before } Runden vor Schluss
}
