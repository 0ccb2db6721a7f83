heckmeck-title = Heckmeck am Bratwurmeck
heckmeck-pitch = Un gioco di dadi di Reiner Knizia (Zoch): vermi arrosto per galline golose, da 2 a 7.
heckmeck-score = { $score ->
    [one] { $score } verme
   *[other] { $score } vermi
}{ $tiebreak ->
    [0] {""}
   *[other] , tessera più alta { $tiebreak }
}
heckmeck-value-face = { $value ->
    [6] verme
   *[other] { $value }
}
heckmeck-value-dice = { $value ->
    [6] verme
   *[other] { $value }
}
heckmeck-value-kept = { $value ->
    [6] verme
   *[other] { $value }
}

## Commands

command-heckmeck = heckmeck
command-heckmeck-description = Le mosse di Heckmeck am Bratwurmeck
command-heckmeck-roll = tira
command-heckmeck-roll-description = Tira tutti i dadi che non hai tenuto
command-heckmeck-keep = tieni
command-heckmeck-keep-description = Tieni tutti i dadi usciti con la stessa faccia
command-heckmeck-stop = fermati
command-heckmeck-stop-description = Finisci il turno e prendi una tessera
heckmeck-option-face = faccia
heckmeck-option-face-description = Quale faccia: da 1 a 5, o verme
heckmeck-option-tile = tessera
heckmeck-option-tile-description = Quale tessera, se ne puoi prendere più d'una

## Variants

heckmeck-variant-bury_returned = Tessera restituita sepolta
heckmeck-variant-bury_returned-what = Dopo ogni restituzione si copre la tessera più alta, anche quella restituita. Partite più brevi.
heckmeck-variant-free_choice = Scelta libera
heckmeck-variant-free_choice-what = Dalla griglia puoi prendere qualsiasi tessera scoperta fino alla tua somma.
heckmeck-variant-always_bury = Ogni turno fallito brucia
heckmeck-variant-always_bury-what = Un turno fallito copre la tessera più alta anche se non ne avevi da restituire.

## Choices, on buttons and in completions

heckmeck-choice-roll = Tira { $left } { $left ->
    [one] dado
   *[other] dadi
}
heckmeck-choice-keep = Tieni { VALUE($count, of: "number-word") } { $face ->
    [6] { $count ->
        [one] verme
       *[other] vermi
    }
   *[other] { $face }
} ({ $total })
heckmeck-choice-stop = { $tile ->
    [none] Fermati: il turno fallisce
   *[other] { $from_seat ->
        [none] Prendi { $tile } ({ $worms ->
            [one] 1 verme
           *[other] { $worms } vermi
        })
       *[other] Ruba { $tile } a { $from_seat }
    }
}
heckmeck-menu-stop = Fermati e prendi una tessera

## What happened

heckmeck-event-began = { $told ->
    [first] Comincia { $seat }.
   *[other] { story-who } comincia.
}
heckmeck-event-rolled = { story-who } tira { $dice }.
heckmeck-event-kept = { story-who } tiene { VALUE($count, of: "number-word") } { $face ->
    [6] { $count ->
        [one] verme
       *[other] vermi
    }
   *[other] { $face }
} (somma { $total }).
heckmeck-event-took = { story-who } { $from_seat ->
    [none] prende { $tile } dalla griglia ({ $worms ->
        [one] 1 verme
       *[other] { $worms } vermi
    }).
   *[other] ruba { $tile } a { $from_seat } ({ $worms ->
        [one] 1 verme
       *[other] { $worms } vermi
    })!
}
heckmeck-event-failed = { $told ->
    [first] { $seat } { $reason ->
        [no_face] tira solo facce già tenute
        [no_worm] ha { $total }, ma nessun verme
       *[out_of_reach] ha { $total }, ma non arriva a nessuna tessera
    }
   *[last] { $reason ->
        [no_face] , solo facce già tenute
        [no_worm] , ma non ha nessun verme
       *[out_of_reach] , ma non arriva a nessuna tessera
    }
}: il turno fallisce.{ $returned ->
    [none] { $turned ->
        [none] {""}
       *[other] {" "}La tessera { $turned } viene coperta.
    }
   *[other] {" "}La tessera { $returned } torna sulla griglia{ $turned ->
        [none] .
       *[other] {" "}e la { $turned } viene coperta.
    }
}

## What is asked

heckmeck-ask-start = { $seat }, tocca a te: tira i dadi.
heckmeck-ask-keep = { $seat }, quali dadi tieni?
heckmeck-ask-go = { $seat }, tiri { $left ->
    [one] l'ultimo dado
   *[other] gli altri { $left } dadi
} o ti fermi a { $total }?
heckmeck-ask-take = { $seat }, non c'è più nulla da tirare: quale tessera prendi?

## The table in words

heckmeck-line-kept = Dadi tenuti: { $kept }; somma { $total }; { $left ->
    [one] resta 1 dado
   *[other] restano { $left } dadi
}.
heckmeck-line-dice = Tirati: { $dice }.
heckmeck-line-reach = A portata: { $reach }.
heckmeck-line-grill = Sulla griglia: { $up }.
heckmeck-line-turned = Coperte: { $turned }.
heckmeck-line-stack = { $seat }: { $count ->
    [0] nessuna tessera.
    [one] tessera { $top }
   *[other] { $count } tessere, in cima { $top }
}{ $worms ->
    [0] {""}
    [one] {" "}(1 verme).
   *[other] {" "}({ $worms } vermi).
}

## The end

heckmeck-end-grill-empty = Sulla griglia non resta nulla di scoperto: la partita è finita.

## Refusals

heckmeck-refusal-over = La partita è finita.
heckmeck-refusal-dice-in-the-air = I dadi rotolano ancora. Un momento.
heckmeck-refusal-not-your-turn = È il turno di { $turn_seat }.
heckmeck-refusal-roll-first = Prima tira i dadi.
heckmeck-refusal-keep-first = Prima tieni una faccia del tuo tiro: { $dice }.
heckmeck-refusal-already-kept-one = Di questo tiro hai già tenuto una faccia. Ora tira ancora, o fermati.
heckmeck-refusal-no-more-rolling = Non resta nulla da tirare. Fermati e di' quale tessera prendi.
heckmeck-refusal-face-not-rolled = { $face ->
    [6] Non è uscito nessun verme.
   *[other] Non è uscito nessun { $face }.
} Il tuo tiro: { $dice }.
heckmeck-refusal-face-kept-before = { $face ->
    [6] I vermi
   *[other] I { $face }
} sono già fra i dadi tenuti; ogni faccia si tiene una volta sola per turno.
heckmeck-refusal-name-a-tile = Di' quale tessera prendi: { $reach }.
heckmeck-refusal-no-worm-kept = Senza un verme fra i tuoi dadi non puoi prendere { $tile }.
heckmeck-refusal-out-of-reach = Con { $total } non puoi prendere { $tile }. { $reach ->
    [niente] Non arrivi a nessuna tessera.
   *[other] A portata: { $reach }.
}

heckmeck-rules =
    ## Heckmeck am Bratwurmeck
    di Reiner Knizia, edito da Zoch
    {""}**Il tuo turno:** tira otto dadi. Tieni tutti i dadi di una faccia che in questo turno non hai ancora tenuto. Poi tira gli altri, o fermati. Un verme vale 5.
    {""}**Per fermarti** ti serve almeno un verme fra i dadi tenuti. Prendi la tessera più alta della griglia fino alla tua somma, o rubi quella in cima a una pila se vale esattamente la tua somma.
    {""}**Il turno fallisce** se tutte le facce tirate erano già tenute, se alla fine manca il verme o se non arrivi a nessuna tessera. Allora la tua tessera in cima torna sulla griglia, e lì si copre la più alta, a meno che sia quella restituita.
    {""}**La fine** arriva quando sulla griglia non c'è più nulla di scoperto. Vince chi ha più vermi (21–24: uno, 25–28: due, 29–32: tre, 33–36: quattro); a parità, chi ha la tessera più alta.
    {""}**Varianti:**

## Records

heckmeck-feat-turn = Turno più alto: { $value }
heckmeck-feat-stack = Pila più lunga: { $value }

## The end

heckmeck-won = { $names } { $winners ->
    [one] vince
   *[other] vincono
} con { $score ->
    [0] zero vermi
    [one] { $score } verme{ $winners ->
        [one] {""}
       *[other] {" "}a testa
    }
   *[other] { $score } vermi{ $winners ->
        [one] {""}
       *[other] {" "}a testa
    }
}!
