verflixxt-title = Verflixxt!
verflixxt-pitch = Ein Würfelspiel von Wolfgang Kramer und Michael Kiesling (Ravensburger): Wer als Letztes von einer Tafel geht, muss sie nehmen. Wer die meisten Punkte hat, gewinnt. Für 2 bis 6 Spieler.
verflixxt-score = { $score ->
    [one] { SIGNED($score) } Punkt
   *[other] { SIGNED($score) } Punkte
}, { $tiebreak ->
    [0] keine Glückstafel
    [one] 1 Glückstafel
   *[other] { $tiebreak } Glückstafeln
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
    [9] Glück 1
    [10] Glück 2
    [11] Glück 3
    [12] Glück 4
    [13] Glück 5
    [14] Glück 6
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
    [33] Ziel
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
    [guard] Wächter
   *[pawn] Figur
}
verflixxt-value-way = { $value ->
    [back] zurück
   *[forward] vor
}

## Commands

command-verflixxt = verflixxt
command-verflixxt-description = Die Züge von Verflixxt!
command-verflixxt-roll = würfeln
command-verflixxt-roll-description = Wirf den Würfel
command-verflixxt-move = ziehen
command-verflixxt-move-description = Zieh eine Figur oder einen Wächter so weit, wie du gewürfelt hast
command-verflixxt-stay = stehenbleiben
command-verflixxt-stay-description = Zieh gar nichts, wenn dir eine 1 die Wahl lässt
verflixxt-option-piece = figur
verflixxt-option-piece-description = Deine Figur, oder ein Wächter, bei dem eine Figur steht
verflixxt-option-tile = tafel
verflixxt-option-tile-description = Die Tafel, von der sie wegzieht: Start, −4, Glück 3, +6, …
verflixxt-option-way = richtung
verflixxt-option-way-description = Vor, oder zurück, wenn dir eine 1 die Wahl lässt

## Choices, on buttons and in completions

verflixxt-choice-roll = Würfeln
verflixxt-choice-move = { $piece ->
    [guard] Wächter
   *[pawn] Figur
} { VALUE($tile, of: "verflixxt-value-tile") } → { VALUE($to, of: "verflixxt-value-tile") }{ $takes ->
    [none] { $way ->
        [back] {" "}(zurück)
       *[forward] {""}
    }
   *[other] { $way ->
        [back] {" "}(zurück, nimmt { VALUE($takes, of: "verflixxt-value-tile") })
       *[forward] {" "}(nimmt { VALUE($takes, of: "verflixxt-value-tile") })
    }
}
verflixxt-choice-stay = Stehen bleiben
verflixxt-menu-move = Figur oder Wächter ziehen

## What happened

verflixxt-event-laid = Die Tafeln werden gemischt und zum Weg ausgelegt.
verflixxt-event-began = { story-who } fängt an.
verflixxt-event-rolled = { story-who } würfelt eine { $pips }.
# After a tile of eight minus points and more.
verflixxt-cry = { $tile ->
    [8] {" "}😱
    [30] {" "}😱
    [31] {" "}😱
    [32] {" "}😱
   *[other] {""}
}
verflixxt-event-moved = { story-who } zieht { $piece ->
    [guard] einen Wächter
   *[pawn] eine Figur
} { $tile ->
    [0] vom Start
   *[other] von { VALUE($tile, of: "verflixxt-value-tile") }
} { $to ->
    [0] zurück zum Start
    [33] ins Ziel
   *[other] auf { VALUE($to, of: "verflixxt-value-tile") }
}{ $forced ->
    [yes] {" "}(geht nicht anders).
   *[no] .
}
verflixxt-event-stayed = { story-who } bleibt stehen.
verflixxt-event-took = { $cause ->
    [alone] { story-who } nimmt { VALUE($tile, of: "verflixxt-value-tile") } (die Figur steht allein darauf).
    [worst] { story-who } zahlt für die letzte Figur mit { VALUE($tile, of: "verflixxt-value-tile") }, und die bleibt rot.
   *[left] { story-who } nimmt { VALUE($tile, of: "verflixxt-value-tile") }{ verflixxt-cry }.
}
verflixxt-event-recycled = Alle sind vorbei an { $tiles }: ab ans Ende des Wegs, direkt vors Ziel.
verflixxt-event-home = { story-who } hat alle Figuren im Ziel.
verflixxt-event-counted = { $seat }: { $points ->
    [one] { SIGNED($points) } Punkt
   *[other] { SIGNED($points) } Punkte
}{ $turned ->
    [nichts] .
   *[other] {" "}(von Glückstafeln umgedreht: { $turned }).
}
verflixxt-standing = -# Punkte bisher: { $each }
verflixxt-final-pawn = 🔥 Nur noch eine Figur ist unterwegs, und sie gehört { $seat }.

## What is asked

verflixxt-ask-roll = { $seat }, du bist dran: Würfle!
verflixxt-ask-move = { $may_stay ->
    [yes] { $seat }, zieh eine Figur oder einen Wächter ein Feld vor oder zurück, oder bleib stehen.
   *[no] { $seat }, zieh eine Figur oder einen Wächter { $die ->
        [one] ein Feld
       *[other] { $die } Felder
    } vor.
}

## The table in words

verflixxt-line-path = { $path ->
    [nichts] Zwischen Start und Ziel liegt keine Tafel mehr.
   *[other] Der Weg, vom Start zum Ziel: { $path }.
}
verflixxt-line-guards = Wächter auf: { $guards }.
verflixxt-line-seat = { $seat }: { $pawns ->
    [nichts] keine Figur auf dem Weg
   *[other] Figuren auf { $pawns }
}; { $taken ->
    [nichts] keine Tafeln.
   *[other] Tafeln { $taken }{ $turned ->
        [nichts] {""}
       *[other] , umgedreht { $turned }
    }: { $points ->
        [one] { SIGNED($points) } Punkt
       *[other] { SIGNED($points) } Punkte
    }.
}
verflixxt-line-hidden = { $seat }: Figuren auf { $pawns }; { $count ->
    [0] keine Tafeln.
    [one] 1 Tafel, verdeckt.
   *[other] { $count } Tafeln, verdeckt.
}
verflixxt-line-top = { $seat }: Figuren auf { $pawns }; { $count ->
    [0] keine Tafeln.
    [one] 1 Tafel, { VALUE($top, of: "verflixxt-value-number") }.
   *[other] { $count } Tafeln, oben { VALUE($top, of: "verflixxt-value-number") }.
}

## What only the seat sees

verflixxt-hand-own = { $taken ->
    [nichts] Du hast noch keine Tafeln.
   *[other] Deine Tafeln: { $taken }{ $turned ->
        [nichts] {""}
       *[other] ; von Glückstafeln umgedreht: { $turned }
    }. Zusammen { $points ->
        [one] { SIGNED($points) } Punkt
       *[other] { SIGNED($points) } Punkte
    }.
}

## The end

verflixxt-end-all_home = Alle Figuren sind im Ziel: Das Spiel ist aus.
verflixxt-end-first_home = Jemand hat alle Figuren im Ziel: Das Spiel ist aus.
verflixxt-end-last_pawn = Nur noch eine Figur ist unterwegs: Das Spiel ist aus.

## Refusals

verflixxt-refusal-over = Das Spiel ist aus.
verflixxt-refusal-not-begun = Der Weg wird noch ausgelegt. Moment!
verflixxt-refusal-die-in-the-air = Der Würfel rollt noch. Moment!
verflixxt-refusal-home = Deine Figuren sind alle im Ziel, du bist fertig; { $turn_seat } ist dran.
verflixxt-refusal-not-your-turn = { $turn_seat } ist dran.
verflixxt-refusal-roll-first = Du hast noch nicht gewürfelt. Erst würfeln!
verflixxt-refusal-rolled-already = Du hast eine { $die } gewürfelt. Jetzt zieh damit eine Figur oder einen Wächter.
verflixxt-refusal-must-move = { $die ->
    [1] Du hast eine 1 gewürfelt, und ohne die Variante „Freie 1“ musst du ziehen: eine Figur, oder einen Wächter, bei dem eine steht.
   *[other] Du hast eine { $die } gewürfelt, also musst du ziehen: eine Figur, oder einen Wächter, bei dem eine steht.
}
verflixxt-refusal-stays-in-finish = Was im Ziel ist, bleibt im Ziel. Nimm etwas, das noch unterwegs ist.
verflixxt-refusal-no-pawn-there = Auf { VALUE($tile, of: "verflixxt-value-tile") } steht keine Figur von dir. Nenn eine Tafel, auf der eine steht.
verflixxt-refusal-no-guard-there = Auf { VALUE($tile, of: "verflixxt-value-tile") } steht kein Wächter. Nenn eine Tafel, auf der einer bei einer Figur steht.
verflixxt-refusal-guard-alone = Beim Wächter auf { VALUE($tile, of: "verflixxt-value-tile") } steht keine Figur, also bleibt er stehen. Nimm einen Wächter, bei dem eine steht, oder eine eigene Figur.
verflixxt-refusal-only-forward = { $variant ->
    [yes] Du hast eine { $die } gewürfelt, und zurück geht es nur mit einer 1. Zieh vorwärts.
   *[no] Du hast eine { $die } gewürfelt, und an diesem Tisch geht es nur vorwärts.
}
verflixxt-refusal-nothing-before-start = Vor dem Start kommt nichts; von da geht es nur vorwärts.

## The variants

verflixxt-variant-path-plus_before_fortune = Plus vor Glück
verflixxt-variant-path-plus_before_fortune-what = Der Weg: −1 bis −8, +1 bis +8, Glück, −1 bis −10; die Wächter stehen auf den Plustafeln.
verflixxt-variant-path-fortune_last = Glück zum Schluss
verflixxt-variant-path-fortune_last-what = Der Weg: −1 bis −8, +8 bis +1, −1 bis −10, Glück; die Wächter stehen auf den Plustafeln.
verflixxt-variant-path-random = Gemischter Weg
verflixxt-variant-path-random-what = Die 32 Tafeln werden gemischt; die Wächter stehen auf den Glückstafeln, +7 und +8.
verflixxt-variant-one_chooses = Freie 1
verflixxt-variant-one_chooses-what = Mit einer 1 ziehst du ein Feld vor oder zurück, oder du bleibst stehen.
verflixxt-variant-recycle_passed = Überholte Tafeln kommen wieder
verflixxt-variant-recycle_passed-what = Eine Tafel, an der alle vorbei sind, wird neu ausgelegt, direkt vor dem Ziel.
verflixxt-variant-end-first_home = Schluss, wenn jemand im Ziel ist
verflixxt-variant-end-first_home-what = Sind alle Figuren eines Spielers im Ziel, ist Schluss; wer allein auf einer Tafel steht, nimmt sie.
verflixxt-variant-end-last_pawn = Letzte Figur zahlt
verflixxt-variant-end-last_pawn-what = Schluss bei nur noch einer Figur: Sie nimmt die schlimmste freie rote Tafel, die kein Glück dreht.
verflixxt-variant-taken-hidden = Tafeln verdeckt
verflixxt-variant-taken-hidden-what = Deine genommenen Tafeln liegen verdeckt, und nur du siehst sie.
verflixxt-variant-taken-top_only = Nur die letzte sichtbar
verflixxt-variant-taken-top_only-what = Von deinen genommenen Tafeln sehen die anderen nur die letzte.

verflixxt-rules =
    ## Verflixxt!
    von Wolfgang Kramer und Michael Kiesling, erschienen bei Ravensburger
    {""}**Dein Zug:** Würfle und zieh genau so weit vorwärts, mit einer deiner Figuren oder mit einem Wächter, bei dem irgendeine Figur steht. Nur ins Ziel darf der Wurf zu hoch sein. Auf einer Tafel ist Platz für alle.
    {""}**Nehmen:** Lässt deine Figur ihre Tafel leer zurück, gehört sie dir, ob du willst oder nicht, und der Weg rückt über der Lücke zusammen. Den Start nimmt niemand.
    {""}**Punkte:** Grüne Tafeln zählen dazu, rote kosten. Jede Glückstafel macht aus einer roten ein Plus, aus deiner schlimmsten zuerst.
    {""}**Schluss** ist, wenn alle Figuren im Ziel sind; wer seine alle dort hat, würfelt nicht mehr und zieht keine Wächter. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer weniger Glückstafeln hat.

## The end

verflixxt-won = { $names } { $winners ->
    [one] gewinnt mit
   *[other] gewinnen mit je
} { $score ->
    [one] { SIGNED($score) } Punkt
   *[other] { SIGNED($score) } Punkten
}!

## How to play

verflixxt-offer = Verflixxt! · Würfel und Figuren · 2–6 Spieler · ca. 30 min
verflixxt-lesson-move =
    {""}**1. Würfeln und ziehen.** Wer die meisten Punkte hat, gewinnt: Bring deine Figuren ins Ziel und sammle unterwegs Tafeln, die Punkte bringen, nicht solche, die welche kosten. Du hast eine 4 gewürfelt. Zieh eine deiner Figuren genau vier Tafeln vorwärts, oder einen Wächter, bei dem eine Figur steht, egal welche.
    Hier geht: vom Start auf −5a, von −2a auf −7a, oder mit dem Wächter von Glück 1 auf Glück 5. Die −4a ist schon weg; Lücken zählen nicht mit.
verflixxt-lesson-take =
    {""}**2. Wer zuletzt geht, nimmt sie.** Du bist von −4a weggezogen, und sonst stand dort niemand. Also gehört −4a dir, ob du willst oder nicht, und der Weg rückt zusammen.
    Den Start nimmt niemand.
verflixxt-lesson-guard =
    {""}**3. Wächter.** Du bist von Glück 2 weggezogen, aber ein Wächter steht noch da: Die Tafel ist nicht leer, und niemand nimmt sie.
    Ein Wächter nimmt nichts. Wer einen wegzieht, gibt eine gute Tafel frei.
verflixxt-lesson-finish =
    {""}**4. Ins Ziel.** Nur ins Ziel darf der Wurf zu hoch sein: Mit deiner 4 kommt die Figur auf −9 ins Ziel, und auch die auf −10. Jede nimmt die Tafel mit, die sie verlässt, wenn sie dort allein stand.
    Wer alle Figuren im Ziel hat, würfelt nicht mehr.
verflixxt-lesson-count =
    {""}**5. Abgerechnet wird am Ende.** Alle Figuren sind im Ziel. Grüne Tafeln zählen dazu, rote kosten. Jede Glückstafel macht aus einer roten ein Plus, aus deiner schlimmsten zuerst: Deine zwei haben −8a und −7a gedreht, so kommst du auf 11.
    Wer die meisten Punkte hat, gewinnt, hier Spieler 2 mit 15; bei Gleichstand, wer weniger Glückstafeln hat.
verflixxt-try-example-1 = Deine Figur steht allein auf −4a. Du würfelst eine 5 und ziehst sie auf Glück 1. Was nimmst du?
verflixxt-try-example-1-rule = Wer eine Tafel leer zurücklässt, nimmt sie: die −4a. Hätte dort noch eine andere Figur gestanden, säße die jetzt darauf fest.
verflixxt-try-example-2 = Die −4a ist schon weg. Du würfelst eine 4 und ziehst deine Figur von −2a. Auf welcher Tafel landet sie?
verflixxt-try-example-2-rule = Eine Tafel, die weg ist, zählt nicht mit: −3, −5, −6, −7. Sie landet auf −7.
verflixxt-try-guarded = Deine Figur steht mit einem Wächter auf Glück 3. Du würfelst eine 4 und ziehst die Figur weiter. Was nimmst du?
verflixxt-try-guarded-rule = Der Wächter bleibt, die Tafel ist also nicht leer, und niemand nimmt sie. Erst wenn er weg ist, nimmt sie die letzte Figur mit.
verflixxt-try-example-count = Du hast 11 Punkte; deine zwei Glückstafeln haben −8a und −7a gedreht. Wie viele Punkte hättest du mit einer dritten?
verflixxt-try-example-count-rule = Eine Glückstafel dreht deine schlimmste rote, die noch da ist, die −6a: Sie kostet nicht mehr 6, sondern bringt 6. Das sind 12 mehr: 23.
verflixxt-answer-minus-4 = −4a
verflixxt-answer-nothing = Nichts
verflixxt-answer-fortune-1 = Glück 1
verflixxt-answer-fortune-3 = Glück 3

## The signs of the picture

verflixxt-sign-minus = **Rot, mit Zähnen:** kostet so viele Punkte. Buchstaben unterscheiden gleiche Tafeln.
verflixxt-sign-plus = **Grün, mit Bögen:** bringt so viele Punkte.
verflixxt-sign-fortune = **Kleeblatt:** eine Glückstafel; am Ende macht sie aus einer roten Tafel ein Plus.
verflixxt-sign-guard = **Wächter:** Solange einer dasteht, nimmt niemand die Tafel.
verflixxt-sign-movable = **Goldener Schein:** kann jetzt ziehen.
verflixxt-sign-goal = **Goldener Rahmen:** Hier kann jetzt jemand hinziehen.
verflixxt-sign-takes = **Pfeil in eine Schale:** Wer von hier wegzieht, nimmt die Tafel.
verflixxt-sign-moved = **Weißer Rahmen:** gerade hierher gezogen.
verflixxt-sign-left = **Gestrichelter weißer Rahmen:** von hier gekommen.
verflixxt-sign-turned = **Gelb, auf dem Kopf:** eine rote Tafel, die eine Glückstafel dreht.
verflixxt-sign-hidden = **Braune Rückseite:** genommen, verdeckt (eine Variante).
verflixxt-sign-home = **Zielflagge:** das Ziel; in einem Kästchen: alle Figuren sind im Ziel.
verflixxt-sign-turn = **Wächter auf Posten:** Sein Zeichen sagt, wer dran ist.
verflixxt-sign-number = **Zeichen und Zahl:** wie viele Figuren dieser Spieler dort hat.
verflixxt-sign-staying = **Zwei Balken:** Niemand zieht (eine Variante).
verflixxt-sign-locked = **Schloss:** Diese Tafel dreht kein Glück (eine Variante).

## The count

verflixxt-count-total = { $seat }: { $points ->
    [one] { SIGNED($points) } Punkt
   *[other] { SIGNED($points) } Punkte
}
verflixxt-count-plus = Grün: { $tiles }. Zusammen { SIGNED($sum) }.
verflixxt-count-minus = Rot: { $tiles }. Zusammen { SIGNED($sum) }.
verflixxt-count-turned = Von Glückstafeln umgedreht: { $tiles }. Das sind +{ $sum } statt −{ $sum }.
verflixxt-count-spare = { $fortunes ->
    [one] Eine Glückstafel hat nichts zu drehen gefunden; sie zählt nichts.
   *[other] { $fortunes } Glückstafeln haben nichts zu drehen gefunden; sie zählen nichts.
}
verflixxt-count-tie = Gleichstand bei { SIGNED($points) }: Es gewinnt, wer weniger Glückstafeln hat, und hier sind das { $fortunes }.

## What a game is remembered for

verflixxt-highlight-loss = { $other_seat } lag vorn, bis { $when } eine −{ $value } mitmusste.
verflixxt-highlight-tie = Gleich viele Punkte: { $seat } brauchte weniger Glückstafeln, { $value } statt der { $other } von { $other_seat }.
verflixxt-highlight-loser = { $seat } ist auf roten Tafeln im Wert von −{ $value } sitzen geblieben{ $seats ->
    [2] .
   *[other] , mehr als alle anderen.
}
verflixxt-when = { $before ->
    [0] im allerletzten Zug
    [one] einen Zug vor Schluss
   *[other] { $before } Züge vor Schluss
}
