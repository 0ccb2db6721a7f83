hornochsen-title = Tanz der Hornochsen!
hornochsen-pitch = Ein Legespiel von Wolfgang Kramer (Amigo): 2 bis 8 Herden, die besser nicht auf dem Misthaufen landen.
hornochsen-score = { $score ->
    [0] keine Minuspunkte
    [one] { $score } Minuspunkt
   *[other] { $score } Minuspunkte
}
hornochsen-value-ahead = { $value ->
    [0] frei
    [10] Happy Kuh
    [11] Doppelfeld
   *[other] Kuhfladen { $value }
}

## Commands

command-hornochsen = hornochsen
command-hornochsen-description = Die Züge von Tanz der Hornochsen!
command-hornochsen-play = spielen
command-hornochsen-play-description = Such das Plättchen aus, das du legst, oder beide in der Doppelrunde
command-hornochsen-buy = kaufen
command-hornochsen-buy-description = Kauf ein bis drei Plättchen, jedes für einen Minuspunkt
command-hornochsen-pick = nehmen
command-hornochsen-pick-description = Nimm dir ein oder zwei Plättchen der Reihe, die du voll gemacht hast
hornochsen-option-tiles = plättchen
hornochsen-option-tiles-description = Welches Plättchen, oder welche zwei
hornochsen-option-count = anzahl
hornochsen-option-count-description = Wie viele Plättchen: 1 bis 3

## Choices, on buttons and in completions

hornochsen-choice-play = { $second ->
    [none] { $tile } { hornochsen-part-play }
   *[other] { $tile } und { $second } spielen
}
hornochsen-choice-buy = { $count } kaufen (kostet { $count })
hornochsen-choice-pick = { $second ->
    [none] { $tile } nehmen
   *[other] { $tile } und { $second } nehmen
}
# Of a tile by itself, as the board lies now: where it would go, and what it would score there.
hornochsen-part-play = → { $row }{ $mark ->
    [plain] { $rule ->
        [3] {" "}(kleiner als alle)
       *[other] {""}
    }
    [pat] {" "}({ $rule ->
        [3] kleiner als alle,{" "}
       *[other] {""}
    }Fladen: { hornochsen-part-points })
    [bull] {" "}({ $rule ->
        [3] kleiner als alle,{" "}
       *[other] {""}
    }Hornochse: { hornochsen-part-points })
   *[other] {""}
}
hornochsen-part-points = { $happy ->
    [yes] { $points } zurück
   *[no] { $points }
}
hornochsen-part-pick = jetzt → { $row }{ $rule ->
    [3] {" "}(kleiner als alle)
   *[other] {""}
}
hornochsen-menu-play = { $several ->
    [yes] Zwei Plättchen aussuchen
   *[no] Plättchen aussuchen
}
hornochsen-menu-buy = Kaufen… (je 1 Minuspunkt)
hornochsen-menu-pick = { $several ->
    [yes] Ein oder zwei Plättchen nehmen
   *[no] Ein Plättchen nehmen
}
hornochsen-open-play = { $double ->
    [yes] Zwei Plättchen aussuchen
   *[no] Plättchen aussuchen
}
hornochsen-open-hand = Meine Hand öffnen

## What happened

hornochsen-chapter = **Runde { $chapter }**
hornochsen-standing = -# Minuspunkte bisher: { $each }
hornochsen-final-reserve = 🔥 Der Vorrat geht zu Ende: Wer jetzt ohne Plättchen dasteht, macht diese Runde zur letzten.
hornochsen-event-began = Links liegen die Reihen L1 bis L6, rechts R1 bis R6, jeweils von oben. L1 bis L4 fangen mit { $tiles } an.
hornochsen-event-drew = { $tiles ->
    [none] { $seat } hat keine Plättchen mehr und zieht { $count ->
        [one] eins
       *[other] { $count }
    } umsonst.
   *[other] { $cause ->
        [deal] { $seat }, deine Plättchen: { $tiles }.
        [free] { $seat } zieht { $tiles } umsonst.
       *[bought] Neu bei { $seat }: { $tiles }.
    }
}
hornochsen-event-bought = { story-who } { $again ->
    [yes] nimmt die Wahl zurück und kauft
   *[no] kauft
} { $count ->
    [one] ein Plättchen
   *[other] { $count } Plättchen
}.
hornochsen-event-chose = { $again ->
    [yes] { $seat } hat neu gewählt{ $tiles ->
        [none] .
       *[other] : { $tiles }.
    }
   *[no] { $seat } hat { $tiles ->
        [none] gewählt.
       *[other] { $tiles } gewählt.
    }
}
hornochsen-event-shown = { $seat } spielt offen { $tiles }.
hornochsen-event-revealed = Aufgedeckt: { $tiles }.
hornochsen-event-placed = { story-who } legt die { $tile } in { $row } hinter die { $after }{ $rule ->
    [0] {""}
    [1] {" "}(nur da passt sie)
    [2] {" "}(Abstand { $difference }, sonst { $other })
   *[3] {" "}(kleiner als alle: ans höchste Ende)
}.
hornochsen-event-calm = Ohne Folgen: { $laid }.
hornochsen-event-scored = { story-who } { $happy ->
    [yes] bekommt { $points } zurück
   *[no] zahlt { $points }
}{ $cause ->
    [pat] {" "}für den Kuhfladen
    [bull] {" "}für den Hornochsen
   *[buy] {""}
} (jetzt { $to_space }).
hornochsen-event-eye = { $seat } weckt das Ochsenauge auf { $space }: Nächste Runde wird offen gewählt, zuerst von denen mit den wenigsten Minuspunkten.
hornochsen-event-heap = 🔥 { $seat } landet auf dem Misthaufen ({ $space }): Das ist die letzte Runde!
hornochsen-event-completed = { $row } ist voll: Die { $tile } eröffnet { $next_row }, und { $seat } darf sich bedienen: { $tiles }.
hornochsen-event-mood = { $happy ->
    [yes] Eine Happy Kuh schaut zu: Ab jetzt gibt es Punkte zurück.
   *[no] Die letzte Happy Kuh ist zugedeckt: Ab jetzt kostet es wieder.
}
hornochsen-event-picked = { $count ->
    [0] { $seat } nimmt nichts aus { $row }: Der Sichtschirm ist voll.
   *[other] { $tiles ->
        [none] { $seat } nimmt { $count ->
            [one] ein Plättchen
           *[other] { $count } Plättchen
        } aus { $row }.
       *[other] { $seat } nimmt { $tiles } aus { $row }.
    }
}

## What is asked

hornochsen-ask-choose = { $seat }, { $open ->
    [yes] du bist dran: Such { $double ->
        [yes] zwei Plättchen
       *[no] ein Plättchen
    } aus, offen.
   *[no] such { $double ->
        [yes] zwei Plättchen
       *[no] ein Plättchen
    } aus.
}
hornochsen-ask-buy = { $seat }, die Doppelrunde braucht zwei Plättchen, und du hast nur eins: Kauf zuerst eins dazu.
hornochsen-ask-pick = { $seat }, nimm { $most ->
    [one] ein Plättchen
   *[other] ein oder zwei Plättchen
} aus { $row }: { $tiles }.
hornochsen-ask-several = { $double ->
    [yes] Doppelrunde, zwei Plättchen für alle.{" "}
   *[no] {""}
}{ $awaited_seats } müssen noch { $picking ->
    [all] aus einer Reihe nehmen
    [some] aussuchen oder nehmen
   *[none] aussuchen
}.

## The table in words

hornochsen-line-round = Runde { $round }{ $open ->
    [yes] , offen und der Reihe nach
   *[no] {""}
}{ $double ->
    [yes] , Doppelrunde
   *[no] {""}
}; Punkte { $happy ->
    [yes] gibt es zurück
   *[no] kosten
}.
hornochsen-line-eye = Nächste Runde wird offen gewählt.
hornochsen-line-heap = Das ist die letzte Runde.
hornochsen-line-row = { $row }: { $tiles }; danach: { $ahead }, Hornochse { $bull }.
hornochsen-line-idle = { $row } ist leer: { $ahead }, Hornochse { $bull }.
hornochsen-line-reserve = Vorrat: { $reserve }; Schachtel: { $box }.{ $selling ->
    [yes] {""}
   *[no] {" "}Zu kaufen gibt es nur noch das zweite Plättchen für eine Doppelrunde.
}
hornochsen-line-seat = { $seat }: Feld { $space }, { $count ->
    [0] kein Plättchen
    [one] 1 Plättchen
   *[other] { $count } Plättchen
} hinterm Sichtschirm{ $turn ->
    [none] {""}
   *[other] , als { $turn }. dran
}{ $status ->
    [pick] ; nimmt aus einer Reihe
    [buy] ; muss kaufen
    [choose] ; sucht aus
    [chosen] ; hat gewählt
    [open] ; spielt { $tiles }
    [later] ; wählt später
   *[none] {""}
}{ $bought ->
    [yes] ; hat gekauft
   *[no] {""}
}.
hornochsen-line-owed = { $seat } darf { $most ->
    [one] ein Plättchen
   *[other] bis zu zwei Plättchen
} aus { $row } nehmen: { $tiles }.

## What only the seat sees

hornochsen-hand-own = Deine Plättchen: { $tiles }.
hornochsen-hand-choice = Gewählt: { $tiles }. { $open ->
    [yes] Liegt offen, dabei bleibt es.
   *[no] Bis aufgedeckt wird, kannst du noch wechseln.
}
hornochsen-hand-picks = Was du aus { $row } nimmst, kommt hinter deinen Sichtschirm; der Rest verdeckt in die Schachtel.
hornochsen-hand-rows = Die Reihe eines Plättchens gilt für jetzt und kann sich bis zum Aufdecken ändern.
hornochsen-hand-may-buy = Diese Runde kannst du { $most ->
    [one] 1 Plättchen
   *[other] bis zu { $most } Plättchen
} kaufen, jedes für einen Minuspunkt.

## The end

hornochsen-end-dung-heap = Eine Figur ist auf dem Misthaufen: Das Spiel ist aus.
hornochsen-end-no-tiles = Jemand hat kein Plättchen mehr, und der Vorrat ist leer: Das Spiel ist aus.

## Refusals

hornochsen-refusal-over = Das Spiel ist aus.
hornochsen-refusal-drawing = Gerade werden Plättchen gezogen. Moment!
hornochsen-refusal-lies-open = Deine Wahl liegt schon offen ({ $tiles }). Für diese Runde bist du fertig.
hornochsen-refusal-pick-first = Nimm erst { $most ->
    [one] ein Plättchen
   *[other] ein oder zwei Plättchen
} aus { $row }: { $tiles }.
hornochsen-refusal-picks-first = Erst { $pickers ->
    [one] nimmt
   *[other] nehmen
} { $picking_seats } Plättchen aus einer vollen Reihe. Dann wird offen und der Reihe nach gewählt.
hornochsen-refusal-not-yet = Diese Runde wird offen und der Reihe nach gewählt, zuerst von denen mit den wenigsten Minuspunkten. Jetzt dran: { $turn_seats }.
hornochsen-refusal-buy-first = Die Doppelrunde braucht zwei Plättchen, und du hast nur eins: Kauf zuerst eins dazu.
hornochsen-refusal-play-how-many = Diese Runde spielst du { $count ->
    [one] ein Plättchen
   *[other] zwei Plättchen
}; genannt hast du { $named }.
hornochsen-refusal-not-yours = Du hast keine { $tile }. Deine Plättchen: { $tiles }.
hornochsen-refusal-lower-first = Nenn zwei verschiedene Plättchen, das kleinere zuerst: nicht { $tiles }.
hornochsen-refusal-chosen-already = Du hast schon { $tiles } gewählt. Wenn du wechseln willst, nenn etwas anderes.
hornochsen-refusal-bought-before = Du hast diese Runde schon gekauft, und das geht pro Runde nur einmal.
hornochsen-refusal-nothing-for-sale = Der Vorrat ist leer: Zu kaufen gibt es nichts mehr.
hornochsen-refusal-one-to-three = Kaufen kannst du ein bis drei Plättchen, nicht { $count }.
hornochsen-refusal-screen-full = Du hast schon { $held } Plättchen, und hinter den Sichtschirm passen { $most }: { $count } mehr sind zu viel.
hornochsen-refusal-too-few-for-sale = { $count } gibt es gerade nicht zu kaufen, nur { $most }.
hornochsen-refusal-nothing-to-pick = Plättchen nimmst du nur aus einer Reihe, die du voll gemacht hast, und so eine gibt es gerade nicht.
hornochsen-refusal-pick-how-many = Du darfst { $most ->
    [one] ein Plättchen
   *[other] ein oder zwei Plättchen
} nehmen; genannt hast du { $named }.
hornochsen-refusal-not-in-row = Die { $tile } lag nicht in { $row }. Nehmen darfst du: { $tiles }.

hornochsen-rules =
    ## Tanz der Hornochsen!
    von Wolfgang Kramer, erschienen bei Amigo
    {""}**Eine Runde:** Alle suchen geheim ein Plättchen aus. Dann wird aufgedeckt und angelegt, das kleinste zuerst, jedes ans Ende einer der vier aktiven Reihen.
    {""}**Wohin:** hinter die Zahl, die am knappsten darunterliegt. Was kleiner ist als alle Enden, kommt in die Reihe mit dem höchsten Ende.
    {""}**Minuspunkte:** Ein Kuhfladen kostet seine Zahl. Wer auf einen Hornochsen kommt, zahlt dessen Zahl, eröffnet mit dem Plättchen die nächste leere Reihe darunter (nach der letzten geht es oben in der anderen Hälfte weiter) und nimmt sich geheim ein oder zwei Plättchen der vollen Reihe; der Rest kommt in die Schachtel.
    {""}**Happy Kühe:** Liegt eine frei in einer aktiven Reihe, gibt es Punkte zurück, und die Figuren gehen rückwärts.
    {""}**Die Punkteleiste:** Nur am Start stehen mehrere Figuren auf einem Feld; sonst geht eine Figur in ihrer Richtung weiter bis zum nächsten freien.
    {""}**Kaufen:** Bis aufgedeckt wird, kannst du einmal pro Runde ein bis drei Plättchen kaufen, jedes für einen Minuspunkt, Happy Kuh hin oder her; mehr als neun passen nicht hinter den Sichtschirm. Hast du am Ende einer Runde keins mehr und keine Reihe voll gemacht, ziehst du sechs umsonst.
    {""}**Doppelrunde:** Solange in einer aktiven Reihe ein Doppelfeld frei ist, spielen alle zwei Plättchen; wer nur eins hat, kauft zuerst eins dazu.
    {""}**Ochsenaugen (40 und 50):** Zieht eine Figur vorwärts auf eins oder darüber hinaus, wird die nächste Runde offen gewählt, zuerst von denen mit den wenigsten Minuspunkten; nicht, wenn eine andere aus einer früheren Runde schon so weit ist.
    {""}**Schluss** ist nach der Runde, in der eine Figur die 60 erreicht oder überschreitet, oder in der jemand ohne Plättchen dasteht und der Vorrat leer ist. Wer die wenigsten Minuspunkte hat, gewinnt.

## The end

hornochsen-won = { $names } { $winners ->
    [one] gewinnt
   *[other] gewinnen
} { $score ->
    [0] ganz ohne Minuspunkte!
   *[other] mit den wenigsten Minuspunkten: { $score }!
}

## How to play

hornochsen-offer = Tanz der Hornochsen! · Plättchen · 2–8 Spieler · ca. 45 min
hornochsen-lesson-place =
    {""}**1. Geheim aussuchen, der Reihe nach legen.** Wer die wenigsten Minuspunkte hat, gewinnt: Jeder schiebt deine Figur auf der Punkteleiste ein Feld weiter. Alle suchen geheim ein Plättchen aus; dann wird aufgedeckt und gelegt, das kleinste zuerst: jedes hinter die Zahl, die am knappsten darunterliegt. Nimmst du deine 14, kommt sie hinter die 8, nicht hinter die 5. Die 15 von jemand anderem kommt dann hinter deine 14.
    Was kleiner ist als alle Enden, kommt in die Reihe mit dem höchsten Ende.
hornochsen-lesson-bull =
    {""}**2. Hornochsen.** Deine 63 kam hinter die 62, auf den Hornochsen mit der 8: acht Minuspunkte, deine Figur ging von 12 auf 20.
    Die 63 eröffnet die nächste leere Reihe darunter, L5; nach der letzten geht es oben in der anderen Hälfte weiter. Aus der vollen Reihe nimmst du geheim ein oder zwei Plättchen hinter deinen Sichtschirm; der Rest kommt in die Schachtel. Auch ein Kuhfladen kostet seine Zahl.
hornochsen-lesson-happy =
    {""}**3. Happy Kühe.** In L6 liegt eine Happy Kuh frei. Solange das so ist, gibt es Punkte zurück: Die 83 von Spieler 4 hat den Kuhfladen mit der 4 zugedeckt, und die Figur ging von 10 auf 6.
    Zwei Figuren stehen nie auf demselben Feld, nur am Start: Eine Figur geht in ihrer Richtung weiter bis zum nächsten freien.
hornochsen-lesson-buy =
    {""}**4. Doppelrunde und Kaufen.** R1 ist aktiv und hat freie Doppelfelder, also spielen alle zwei Plättchen. Du hast nur eins: Kauf zuerst eins dazu.
    Einmal pro Runde, bis aufgedeckt wird, darfst du ein bis drei Plättchen kaufen, jedes für einen Minuspunkt, auch bei einer Happy Kuh; mehr als neun passen nicht hinter den Sichtschirm. Hast du nach einer Runde keins mehr und keine Reihe voll gemacht, ziehst du sechs umsonst.
hornochsen-lesson-open =
    {""}**5. Ochsenaugen und das Ende.** Spieler 2 ist am Ochsenauge auf 40 vorbeigezogen (draufkommen reicht auch). Deshalb wird diese Runde offen gewählt, zuerst von denen mit den wenigsten Minuspunkten. Spieler 3 hat die 44 gezeigt; jetzt bist du dran.
    Die letzte Runde ist die, in der eine Figur den Misthaufen auf 60 erreicht oder jemand kein Plättchen mehr hat und der Vorrat leer ist. Wer die wenigsten Minuspunkte hat, gewinnt.
hornochsen-try-example-44 = Du spielst die 44. In welche Reihe kommt sie?
hornochsen-try-example-44-rule = Alle vier Enden sind kleiner. Am nächsten liegt die 18, Abstand 26: L4.
hornochsen-try-example-1 = Du spielst die 1. In welche Reihe kommt sie?
hornochsen-try-example-1-rule = Die 1 ist kleiner als alle Enden. Dann kommt sie in die Reihe mit dem höchsten Ende: hinter die 44, L4.
hornochsen-try-example-63 = Deine 63 kommt hinter die 62, auf den Hornochsen. Du zahlst 8. Welche Reihe eröffnet die 63 jetzt?
hornochsen-try-example-63-rule = Die nächste leere unter der vollen. L4 ist belegt, also L5, unter der 81.
hornochsen-try-example-track = Du stehst auf 10 und zahlst 5. Auf 15 steht Spieler 2, auf 16 Spieler 3. Wo landet deine Figur?
hornochsen-try-example-track-rule = Zwei Figuren stehen nie auf demselben Feld, nur am Start. Deine geht weiter aufs nächste freie: 17.

## The signs of the picture

hornochsen-sign-next = **Goldenes Feld:** Hier kommt das nächste Plättchen der Reihe hin; beim Hornochsen ist sie zu Ende.
hornochsen-sign-pat = **Kuhfladen:** kostet seine Zahl.
hornochsen-sign-bull = **Hornochse:** macht die Reihe voll und kostet seine Zahl. Ist er wütend, trifft ihn das nächste Plättchen.
hornochsen-sign-cow = **Happy Kuh:** Solange du in einer aktiven Reihe eine siehst, gibt es Punkte zurück.
hornochsen-sign-double = **Zwei Plättchen:** Doppelrunde; alle spielen zwei.
hornochsen-sign-asleep = **Blass:** Die Reihe ist nicht aktiv.
hornochsen-sign-penalties = **Stier, roter Pfeil:** Punkte kosten gerade.
hornochsen-sign-rewards = **Kuh, grüner Pfeil:** Gerade gibt es Punkte zurück.
hornochsen-sign-eye = **Offenes Auge:** Diese Runde wird offen und der Reihe nach gewählt. **Geschlossenes Auge:** verdeckt; mit einem Pfeil darunter wird die nächste Runde offen.
hornochsen-sign-screen = **Sichtschirm:** so viele Plättchen dahinter.
hornochsen-sign-chosen = **Goldenes Fach:** sucht aus. **Haken:** hat gewählt.
hornochsen-sign-picking = **Stier über zwei Plättchen:** nimmt aus einer vollen Reihe.
hornochsen-sign-placed = **Farbiges Plättchen:** zuletzt gelegt; das Zeichen sagt, von wem.
hornochsen-sign-moved = **Helle Figur:** hat sich gerade bewegt.
hornochsen-sign-prints = **Hufspuren:** Von hier kam eine Figur.
hornochsen-sign-stone = **Zahl im Kästchen:** die Minuspunkte bisher, also das Feld der Figur.
hornochsen-sign-order = **Zahl im Kreis:** die Reihenfolge in einer offenen Runde.
hornochsen-sign-heap = **Misthaufen:** Feld 60; steht eine Figur dort oder weiter, ist das die letzte Runde.
hornochsen-sign-reserve = **Stapel:** Plättchen im Vorrat.
hornochsen-sign-bought = **Rote Münze mit Plättchen:** an einem Sichtschirm hat in dieser Runde gekauft; auf einem Plättchen deiner Hand hast du es eben gekauft.
hornochsen-sign-may-buy = **Plus und Rückseiten:** so viele Plättchen kannst du jetzt kaufen (in deiner Hand), jedes für einen Minuspunkt.
hornochsen-sign-unsold = **Rotes Kreuz darauf:** Zu kaufen gibt es nur noch das zweite Plättchen für eine Doppelrunde.

## What a game is remembered for

hornochsen-highlight-loss = { $other_seat } lag vorn, bis { $when } ein Hornochse { $value ->
    [one] einen Minuspunkt
   *[other] { $value } Minuspunkte
} kostete.
hornochsen-highlight-double = Eine Doppelrunde hat alles gedreht: { $seat } lag { $when } auf einmal vorn.
hornochsen-highlight-loser = Happy Kühe nicht mitgezählt, haben die Hornochsen { $seat } { $value } Minuspunkte gekostet{ $seats ->
    [2] .
   *[other] , mehr als alle anderen.
}
hornochsen-when = { $before ->
    [0] in der allerletzten Runde
    [one] eine Runde vor Schluss
   *[other] { $before } Runden vor Schluss
}
