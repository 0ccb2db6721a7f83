heckmeck-title = Heckmeck am Bratwurmeck
heckmeck-pitch = Ein Würfelspiel von Reiner Knizia (Zoch): Bratwürmer für 2 bis 7 gierige Hühner.
heckmeck-score = { $score ->
    [one] { $score } Wurm
   *[other] { $score } Würmer
}{ $tiebreak ->
    [0] {""}
   *[other] , beste Portion { $tiebreak }
}
heckmeck-value-face = { $value ->
    [6] Wurm
   *[other] { $value }
}
heckmeck-value-dice = { $value ->
    [6] Wurm
   *[other] { $value }
}
heckmeck-value-kept = { $value ->
    [6] Wurm
   *[other] { $value }
}

## Commands

command-heckmeck = heckmeck
command-heckmeck-description = Die Züge von Heckmeck am Bratwurmeck
command-heckmeck-roll = würfeln
command-heckmeck-roll-description = Wirf alle Würfel, die noch nicht rausgelegt sind
command-heckmeck-keep = rauslegen
command-heckmeck-keep-description = Leg alle Würfel mit derselben Zahl raus
command-heckmeck-stop = aufhören
command-heckmeck-stop-description = Beende deinen Zug und nimm dir eine Portion
heckmeck-option-face = zahl
heckmeck-option-face-description = Welche Zahl: 1 bis 5, oder Wurm
heckmeck-option-tile = portion
heckmeck-option-tile-description = Welche Portion, wenn du die Wahl hast

## Variants

heckmeck-variant-bury_returned = Zurückgelegte begraben
heckmeck-variant-bury_returned-what = Nach jedem Zurücklegen wird die höchste Portion umgedreht, auch die zurückgelegte. Geht schneller.
heckmeck-variant-free_choice = Freie Wahl
heckmeck-variant-free_choice-what = Vom Grill darfst du jede offene Portion bis zu deiner Summe nehmen.
heckmeck-variant-by-hand = Alles selbst würfeln
heckmeck-variant-by-hand-what = Der Tisch würfelt nie für dich, auch wenn dein Zug schon verloren ist.
heckmeck-variant-always_bury = Jeder Fehlwurf kostet
heckmeck-variant-always_bury-what = Ein Fehlwurf dreht die höchste Portion um, auch wenn du keine zum Zurücklegen hattest.

## Choices, on buttons and in completions

heckmeck-choice-roll = { $left ->
    [one] Letzten Würfel werfen
   *[other] { $left } Würfel werfen
}
heckmeck-choice-keep = { $count }×{ VALUE($face, of: "heckmeck-value-face") } raus ({ $total })
heckmeck-choice-stop = { $tile ->
    [none] Zug aufgeben
   *[other] { $from_seat ->
        [none] { $tile } nehmen ({ $worms ->
            [one] 1 Wurm
           *[other] { $worms } Würmer
        })
       *[other] { $tile } von { $from_seat } klauen
    }
}
heckmeck-menu-keep = Was legst du raus?
heckmeck-menu-stop = Aufhören und eine Portion nehmen
heckmeck-rash-stop = { $worm ->
    [yes] Mit { $total } reicht es noch für keine Portion
   *[no] Du hast { $total }, aber noch keinen Wurm
}, und du könntest noch würfeln. Trotzdem aufgeben?{ $top ->
    [none] {""}
   *[other] {" "}Deine { $top } geht dann zurück auf den Grill.
}
heckmeck-meant-stop = Ja, aufgeben

## What happened

# Before a sentence that ends with a failed turn.
heckmeck-part-bust = { $ends_with ->
    [failed] { $clause ->
        [first] Pech!{" "}
       *[other] {""}
    }
   *[other] {""}
}
heckmeck-event-began = { story-who } fängt an.
heckmeck-event-rolled = { heckmeck-part-bust }{ story-who } würfelt { $dice }.
heckmeck-event-kept = { heckmeck-part-bust }{ story-who } legt { $face ->
    [6] { $count ->
        [one] einen Wurm
       *[other] { VALUE($count, of: "number-word") } Würmer
    }
   *[other] { VALUE($count, of: "number-word") } { $count ->
        [one] { $face }
       *[other] { $face }er
    }
} raus (Summe { $total }).
heckmeck-event-took = { story-who } { $from_seat ->
    [none] nimmt die { $tile } ({ $worms ->
        [one] 1 Wurm
       *[other] { $worms } Würmer
    }).
   *[other] klaut { $from_seat } die { $tile } ({ $worms ->
        [one] 1 Wurm
       *[other] { $worms } Würmer
    })!
}
heckmeck-event-failed = { heckmeck-part-bust }{ $clause ->
    [first] { $seat } { $reason ->
        [no_face] würfelt nichts Neues zum Rauslegen
        [no_worm] hört bei { $total } ganz ohne Wurm auf
       *[out_of_reach] hört bei { $total } auf, und das reicht für keine Portion
    }
   *[last] { $reason ->
        [no_face] : nichts Neues zum Rauslegen
        [no_worm] , hat aber keinen Wurm
       *[out_of_reach] , aber das reicht für keine Portion
    }
}{ $returned ->
    [none] { $turned ->
        [none] .
       *[other] . Die { $turned } wird umgedreht.
    }
   *[other] . Die { $returned } geht zurück auf den Grill ({ $worms ->
        [one] 1 Wurm
       *[other] { $worms } Würmer
    } verloren){ $turned ->
        [none] , und weil sie dort die höchste ist, wird keine umgedreht.
       *[other] , die { $turned } wird umgedreht.
    }
}
heckmeck-standing = -# Würmer bisher: { $each }
heckmeck-final-tile = 🔥 Auf dem Grill liegt nur noch die { $tile }: die letzte Portion!

## What is asked

heckmeck-ask-start = { $seat }, du bist dran: ran an die Würfel!
heckmeck-ask-keep = { $seat }, { $total ->
    [0] was legst du raus?
   *[other] du hast { $total }: Was legst du raus?
}
heckmeck-ask-go = { $seat }, { $left ->
    [one] noch den letzten Würfel werfen
   *[other] noch mal mit { $left } Würfeln
} oder { $reach ->
    [0] den Zug aufgeben
   *[other] mit { $total } aufhören
}?
heckmeck-ask-take = { $seat }, gewürfelt wird nicht mehr: Welche Portion nimmst du?

## The table in words

heckmeck-line-kept = Rausgelegt: { $kept }; Summe { $total }; noch { $left } Würfel.
heckmeck-line-dice = Gewürfelt: { $dice }.
heckmeck-line-reach = Zu haben: { $reach }.
heckmeck-line-grill = Auf dem Grill: { $up }.
heckmeck-line-turned = Umgedreht: { $turned }.
heckmeck-line-stack = { $seat }: { $count ->
    [0] keine Portion.
    [one] Portion { $top }
   *[other] { $count } Portionen, oben { $top }
}{ $worms ->
    [0] {""}
    [one] {" "}(1 Wurm).
   *[other] {" "}({ $worms } Würmer).
}

## The end

heckmeck-end-grill-empty = Auf dem Grill liegt keine offene Portion mehr: Das Spiel ist aus.

## Refusals

heckmeck-refusal-over = Das Spiel ist aus.
heckmeck-refusal-dice-in-the-air = Die Würfel rollen noch. Moment!
heckmeck-refusal-not-your-turn = { $turn_seat } ist dran.
heckmeck-refusal-roll-first = Du hast noch nicht gewürfelt. Erst würfeln!
heckmeck-refusal-keep-first = Leg erst etwas von deinem Wurf raus: { $dice }.
heckmeck-refusal-already-kept-one = Pro Wurf legst du nur eine Zahl raus, und das hast du schon: Deine Summe ist { $total }. { $left ->
    [0] Gewürfelt wird nicht mehr: Hör auf und sag, welche Portion du nimmst.
    [one] Jetzt wirfst du den letzten Würfel oder hörst auf.
   *[other] Jetzt wirfst du die anderen { $left } Würfel oder hörst auf.
}
heckmeck-refusal-no-more-rolling = Du hast { $total }, und { $left ->
    [0] alle acht Würfel sind rausgelegt
   *[other] du hast von allem schon etwas rausgelegt
}: Gewürfelt wird nicht mehr. Hör auf und sag, welche Portion du nimmst.
heckmeck-refusal-face-not-rolled = { $face ->
    [6] Du hast keinen Wurm gewürfelt.
   *[other] Du hast keine { $face } gewürfelt.
} Dein Wurf: { $dice }.
heckmeck-refusal-face-kept-before = { $face ->
    [6] Die Würmer
   *[other] Die { $face }er
} hast du schon rausgelegt; das geht in einem Zug nur einmal.
heckmeck-refusal-name-a-tile = Welche Portion nimmst du? Zu haben: { $reach }.
heckmeck-refusal-no-worm-kept = Du hast keinen Wurm rausgelegt, also bekommst du die { $tile } nicht.
heckmeck-refusal-out-of-reach = { $lies ->
    [face_down] Die { $tile } ist umgedreht und aus dem Spiel
    [own] Die { $tile } liegt schon auf deinem Stapel
   *[elsewhere] Mit { $total } bekommst du die { $tile } nicht
}: Vom Grill gibt es { $free ->
    [yes] jede offene Portion bis { $total }
   *[no] nur die höchste offene Portion bis { $total }
}, vom Stapel der anderen nur die oberste, und nur mit genau { $total }. { $reach ->
    [nichts] Zu haben ist gerade keine.
   *[other] Zu haben: { $reach }.
}

heckmeck-rules =
    ## Heckmeck am Bratwurmeck
    von Reiner Knizia, erschienen bei Zoch
    {""}**Dein Zug:** Wirf acht Würfel. Leg alle mit derselben Zahl raus, aber nur eine, die du in diesem Zug noch nicht hast. Dann würfelst du mit dem Rest oder hörst auf. Ein Wurm zählt 5.
    {""}**Aufhören:** Liegt ein Wurm bei deinen Würfeln, nimmst du die höchste Portion vom Grill bis zu deiner Summe. Oder du klaust die oberste Portion eines anderen Stapels, wenn ihre Zahl genau deine Summe ist. Ohne Wurm ist es ein Fehlwurf.
    {""}**Ein Fehlwurf** ist es, wenn du alles Gewürfelte schon rausgelegt hast, wenn am Ende der Wurm fehlt oder wenn es für keine Portion reicht. Dann geht deine oberste Portion zurück auf den Grill, und dort wird die höchste offene für immer umgedreht, es sei denn, es ist die zurückgelegte. Hast du keine Portion, passiert nichts davon.
    {""}**Schluss** ist, wenn auf dem Grill keine offene Portion mehr liegt. Wer die meisten Würmer hat, gewinnt (21–24: einer, 25–28: zwei, 29–32: drei, 33–36: vier); bei Gleichstand zählt die höchste Portion.

## Records

heckmeck-feat-turn = Höchste Summe: { $value }
heckmeck-feat-stack = Höchster Stapel: { $value }

## The end

heckmeck-won = { $names } { $winners ->
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

heckmeck-offer = Heckmeck am Bratwurmeck · Würfel · 2–7 Spieler · ca. 30 min
heckmeck-lesson-keep =
    {""}**1. Würfeln und rauslegen.** Wer die meisten Würmer hat, gewinnt. Sie liegen auf den Portionen am Grill, und mit der Summe deiner Würfel holst du dir eine. Dein Zug beginnt: Du hast alle acht Würfel geworfen.
    Jetzt legst du alle Würfel mit derselben Zahl raus: die 1, beide 2er, beide 4er oder die drei Würmer; ein Wurm zählt 5. Dann würfelst du mit dem Rest und legst wieder raus. Nichts darf in einem Zug zweimal raus.
heckmeck-lesson-stop =
    {""}**2. Aufhören oder weiterwürfeln?** Du kannst jetzt aufhören, denn ein Wurm liegt draußen. Deine Summe ist 24, also nimmst du die 24 vom Grill (goldener Rahmen). Wäre sie weg, bekämst du die nächstniedrigere.
    Oder du wirfst noch den letzten Würfel. Dann wird es mehr oder gar nichts.
heckmeck-lesson-steal =
    {""}**3. Klauen.** Du hast 21, und die 21 liegt oben auf dem Stapel von Spieler 2. Wenn du jetzt aufhörst, klaust du sie.
    Klauen kannst du nur die oberste Portion eines Stapels, und nur mit genau ihrer Zahl.
heckmeck-lesson-fail =
    {""}**4. Fehlwurf.** Du hattest Wurm, 5 und 4 rausgelegt und nichts anderes mehr gewürfelt: Nichts kann raus, der Zug ist vorbei. Genauso geht es dir, wenn am Ende der Wurm fehlt oder es für keine Portion reicht.
    Deine oberste Portion, die 29, geht zurück auf den Grill. Dort wird die höchste offene, die 34, für immer umgedreht. Hättest du keine Portion, bliebe der Grill, wie er ist.
heckmeck-lesson-end =
    {""}**5. Schluss.** Auf dem Grill liegt keine offene Portion mehr. Es zählen die Würmer, nicht die Portionen: einer auf 21–24, zwei auf 25–28, drei auf 29–32, vier auf 33–36.
    Bei Gleichstand entscheidet die höchste Portion.
heckmeck-try-plain = Du legst beide 4er raus, hast mit deinen zwei Würmern 28 und hörst auf. Welche Portion nimmst du?
heckmeck-try-plain-rule = Die Portion mit genau deiner Summe liegt auf dem Grill, und bei deinen Würfeln liegt ein Wurm: Die 28 gehört dir.
heckmeck-try-figure-4c = Du legst beide 4er raus, hast mit deinen drei Würmern 23 und hörst auf. Die 23 liegt oben auf deinem eigenen Stapel, die 22 unter der 30 von Spieler 2. Welche Portion nimmst du?
heckmeck-try-figure-4c-rule = Die eigene oberste zählt nicht, und verdeckte Portionen sind sicher. Also bleibt die nächstniedrigere vom Grill: die 21.
heckmeck-try-figure-6b = Du musst beide 5er rauslegen. Das macht 31. Was nimmst du?
heckmeck-try-figure-6b-rule = Bei deinen Würfeln liegt kein Wurm, also bekommst du nichts. Fehlwurf, egal wie hoch die Summe ist.
heckmeck-try-figure-7b = Du wirfst die anderen fünf Würfel, und alles davon liegt schon draußen: Fehlwurf, deine 30 geht zurück. Welche Portion wird umgedreht?
heckmeck-try-figure-7b-rule = Umgedreht würde die höchste offene auf dem Grill. Das ist jetzt aber gerade deine 30, und die bleibt offen. Also keine.
heckmeck-answer-nothing = Keine Portion

## The signs of the picture

heckmeck-sign-reach = **Goldener Rahmen:** Diese Portion bekommst du, wenn du jetzt aufhörst.
heckmeck-sign-new = **Weißer Rahmen mit Strahlen:** Das ist gerade passiert.
heckmeck-sign-back = **Fußabdruck:** umgedreht, aus dem Spiel.
heckmeck-sign-taken = **Glut:** Diese Portion hat sich jemand geholt.
heckmeck-sign-sum = **Summe mit Wurm:** was du rausgelegt hast. Mit dem Wurm kannst du dir eine Portion holen.
heckmeck-sign-wormless = **Summe mit blassem Wurm:** noch kein Wurm rausgelegt, also gibt es noch nichts.
heckmeck-sign-faded = **Blasser Würfel:** Diese Zahl liegt schon draußen und darf nicht noch mal raus.
heckmeck-sign-unrolled = **Leerer Würfel:** noch nicht geworfen.
heckmeck-sign-turn = **Goldenes Kästchen:** Wer hier steht, ist dran. Alle haben eine Farbe und ein Zeichen.
heckmeck-sign-counts = **Wurm und Zahl:** die Würmer auf dem ganzen Stapel, auch auf den verdeckten Portionen.
heckmeck-sign-failed = **Rotes Kreuz:** Fehlwurf.
heckmeck-sign-place = **Rosette:** der Platz am Ende.

## What a game is remembered for

heckmeck-highlight-theft = { $seat } hat { $when } { $value ->
    [one] einen Wurm
   *[other] { $value } Würmer
} geklaut, und damit das Spiel.
heckmeck-highlight-loss = { $other_seat } lag vorn, bis { $when } ein Fehlwurf { $value ->
    [one] einen Wurm
   *[other] { $value } Würmer
} kostete.
heckmeck-highlight-tie = Gleich viele Würmer: Die { $value } von { $seat } schlägt die { $other } von { $other_seat }.
heckmeck-highlight-thief = { $seat } hat insgesamt { $value } Würmer geklaut, und es hat doch nicht gereicht.
heckmeck-highlight-loser = { $seat } hat { $value } Würmer auf den Grill zurückgelegt{ $seats ->
    [2] .
   *[other] , mehr als alle anderen.
}
heckmeck-when = { $before ->
    [0] im allerletzten Zug
    [one] einen Zug vor Schluss
   *[other] { $before } Züge vor Schluss
}
