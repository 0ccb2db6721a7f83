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
heckmeck-variant-by-hand = Tira sempre tu
heckmeck-variant-by-hand-what = Il tavolo non tira mai al posto tuo, nemmeno quando il turno è perso.
heckmeck-variant-always_bury = Ogni turno fallito brucia una tessera
heckmeck-variant-always_bury-what = Un turno fallito copre la tessera più alta anche se non ne avevi da restituire.

## Choices, on buttons and in completions

heckmeck-choice-roll = Tira { $left } { $left ->
    [one] dado
   *[other] dadi
}
heckmeck-choice-keep = Tieni { $count }×{ VALUE($face, of: "heckmeck-value-face") } ({ $total })
heckmeck-choice-stop = { $tile ->
    [none] Rinuncia al turno
   *[other] { $from_seat ->
        [none] Prendi la { $tile } ({ $worms ->
            [one] 1 verme
           *[other] { $worms } vermi
        })
       *[other] Ruba la { $tile } a { $from_seat }
    }
}
heckmeck-menu-keep = Scegli che cosa tenere
heckmeck-menu-stop = Fermati e prendi una tessera
heckmeck-rash-stop = { $worm ->
    [yes] Con { $total } non arrivi ancora a nessuna tessera
   *[no] Hai { $total }, ma ancora nessun verme
}, e ci sono dadi da tirare. Rinunci lo stesso?{ $top ->
    [none] {""}
   *[other] {" "}La tua { $top } torna sulla griglia.
}
heckmeck-meant-stop = Sì, rinuncia

## What happened

# Before a sentence that ends with a failed turn.
heckmeck-part-bust = { $ends_with ->
    [failed] { $clause ->
        [first] A vuoto!{" "}
       *[other] {""}
    }
   *[other] {""}
}
heckmeck-event-began = { $clause ->
    [first] Comincia { $seat }.
   *[other] { story-who } comincia.
}
heckmeck-event-rolled = { heckmeck-part-bust }{ story-who } tira { $dice }.
heckmeck-event-kept = { heckmeck-part-bust }{ story-who } tiene { VALUE($count, of: "number-word") } { $face ->
    [6] { $count ->
        [one] verme
       *[other] vermi
    }
   *[other] { $face }
} (somma { $total }).
heckmeck-event-took = { story-who } { $from_seat ->
    [none] prende la { $tile } ({ $worms ->
        [one] 1 verme
       *[other] { $worms } vermi
    }).
   *[other] ruba la { $tile } a { $from_seat } ({ $worms ->
        [one] 1 verme
       *[other] { $worms } vermi
    })!
}
heckmeck-event-failed = { heckmeck-part-bust }{ $clause ->
    [first] { $seat } { $reason ->
        [no_face] non tira niente di nuovo da tenere
        [no_worm] si ferma a { $total } senza nemmeno un verme
       *[out_of_reach] si ferma a { $total } e non arriva a nessuna tessera
    }
   *[last] { $reason ->
        [no_face] : niente di nuovo da tenere
        [no_worm] , ma non ha nessun verme
       *[out_of_reach] , ma non arriva a nessuna tessera
    }
}{ $returned ->
    [none] { $turned ->
        [none] .
       *[other] , quindi si copre la { $turned }.
    }
   *[other] , quindi la { $returned } torna sulla griglia ({ $worms ->
        [one] 1 verme perso
       *[other] { $worms } vermi persi
    }){ $turned ->
        [none] . È la più alta: non se ne copre nessuna.
       *[other] {" "}e si copre la { $turned }.
    }
}
heckmeck-standing = -# Vermi finora: { $each }
heckmeck-final-tile = 🔥 Sulla griglia resta solo la { $tile }: è l'ultima!

## What is asked

heckmeck-ask-start = { $seat }, tocca a te: tira i dadi.
heckmeck-ask-keep = { $seat }, { $total ->
    [0] quali dadi tieni?
   *[other] hai { $total }: quali dadi tieni?
}
heckmeck-ask-go = { $seat }, tiri { $left ->
    [one] l'ultimo dado
   *[other] gli altri { $left } dadi
} o { $reach ->
    [0] rinunci al turno
   *[other] ti fermi a { $total }
}?
heckmeck-ask-take = { $seat }, non si tira più: quale tessera prendi?

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
heckmeck-refusal-roll-first = In questo turno non hai ancora tirato. Prima tira i dadi.
heckmeck-refusal-keep-first = Prima tieni una faccia del tuo tiro: { $dice }.
heckmeck-refusal-already-kept-one = Di ogni tiro si tiene una faccia, e di questo l'hai già tenuta: la tua somma è { $total }. { $left ->
    [0] Non si tira più: fermati e di' quale tessera prendi.
    [one] Ora tira l'ultimo dado, o fermati.
   *[other] Ora tira gli altri { $left } dadi, o fermati.
}
heckmeck-refusal-no-more-rolling = Hai { $total } e { $left ->
    [0] tutti e otto i dadi sono tenuti
   *[other] tutte e sei le facce sono tenute
}: non si tira più. Fermati e di' quale tessera prendi.
heckmeck-refusal-face-not-rolled = { $face ->
    [6] Non è uscito nessun verme.
   *[other] Non è uscito nessun { $face }.
} Il tuo tiro: { $dice }.
heckmeck-refusal-face-kept-before = { $face ->
    [6] I vermi
   *[other] I { $face }
} sono già fra i dadi tenuti; ogni faccia si tiene una volta sola per turno.
heckmeck-refusal-name-a-tile = Quale tessera prendi? A portata: { $reach }.
heckmeck-refusal-no-worm-kept = Per prendere la { $tile } ti serve un verme fra i dadi tenuti.
heckmeck-refusal-out-of-reach = { $lies ->
    [face_down] La { $tile } è coperta e fuori dal gioco
    [own] La { $tile } è già nella tua pila
   *[elsewhere] Con { $total } non puoi prendere la { $tile }
}: la griglia dà { $free ->
    [yes] qualsiasi tessera scoperta fino a { $total }
   *[no] solo la sua tessera scoperta più alta fino a { $total }
}, la pila di un altro solo quella in cima, e solo se è esattamente { $total }. { $reach ->
    [niente] Non arrivi a nessuna tessera.
   *[other] A portata: { $reach }.
}

heckmeck-rules =
    ## Heckmeck am Bratwurmeck
    di Reiner Knizia, edito da Zoch
    {""}**Il tuo turno:** tira otto dadi. Tieni tutti i dadi di una faccia che in questo turno non hai ancora tenuto. Poi tira gli altri, o fermati. Un verme vale 5.
    {""}**Ti fermi:** con un verme fra i dadi tenuti prendi la tessera più alta della griglia fino alla tua somma, o rubi quella in cima alla pila di un altro se vale esattamente la tua somma. Senza vermi il turno fallisce.
    {""}**Il turno fallisce** se tutte le facce tirate erano già tenute, se alla fine manca il verme o se non arrivi a nessuna tessera. Allora la tua tessera in cima torna sulla griglia, e lì si copre per sempre la più alta fra quelle scoperte, a meno che sia quella restituita. Se non hai tessere, nessuna torna e nessuna si copre.
    {""}**La fine** arriva quando sulla griglia non c'è più nulla di scoperto. Vince chi ha più vermi (21–24: uno, 25–28: due, 29–32: tre, 33–36: quattro); a parità, chi ha la tessera più alta.

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

## How to play

heckmeck-offer = Heckmeck am Bratwurmeck · dadi · 2–7 giocatori · circa 30 min
heckmeck-lesson-keep =
    {""}**1. Tira e tieni una faccia.** Vince chi ha più vermi: stanno sulle tessere della griglia, e con la somma dei dadi te ne prendi una. Il tuo turno comincia: hai tirato tutti gli otto dadi.
    Ora tieni tutti i dadi di una faccia: l'1, i due 2, i due 4 oppure i tre vermi; un verme vale 5. Poi tiri gli altri e tieni di nuovo. Ogni faccia si tiene una volta sola per turno.
heckmeck-lesson-stop =
    {""}**2. Ti fermi o tiri ancora?** Ora puoi fermarti, e fra i dadi tenuti c'è un verme. La tua somma è 24: prendi la tessera 24 dalla griglia (la cornice dorata); se non ci fosse più, prenderesti la prima più bassa.
    Oppure tiri l'ultimo dado, e magari fai di più. O perdi tutto.
heckmeck-lesson-steal =
    {""}**3. Ruba.** Hai 21, e la 21 è in cima alla pila del Giocatore 2: se ti fermi adesso, la prendi da lì.
    Si ruba solo la tessera in cima alla pila di un altro, e solo con il suo numero esatto.
heckmeck-lesson-fail =
    {""}**4. Un turno può fallire.** Avevi un verme, un 5 e un 4, e non hai tirato altro: nessuna faccia nuova da tenere, il turno è finito. Lo stesso vale senza vermi, o se non arrivi a nessuna tessera.
    La tua tessera in cima, la 29, torna sulla griglia. Lì la più alta fra quelle scoperte, la 34, viene coperta per sempre. Senza tessere non tornerebbe e non si coprirebbe niente.
heckmeck-lesson-end =
    {""}**5. La fine.** Sulla griglia non c'è più nulla di scoperto. Vince chi ha più vermi, non più tessere: uno da 21 a 24, due da 25 a 28, tre da 29 a 32, quattro da 33 a 36.
    A parità decide la tessera più alta.
heckmeck-try-plain = Tieni i due 4: con i due vermi fai 28, e ti fermi. Quale tessera prendi?
heckmeck-try-plain-rule = Sulla griglia c'è proprio la tessera con la tua somma, e fra i tuoi dadi c'è un verme: la 28 è tua.
heckmeck-try-figure-4c = Tieni i due 4: con i tre vermi fai 23, e ti fermi. La 23 è in cima alla tua pila; la 22 sta sotto la 30 del Giocatore 2. Quale tessera prendi?
heckmeck-try-figure-4c-rule = La propria tessera in cima non si prende, e nemmeno una coperta da altre. Resta la prima più bassa sulla griglia: la 21.
heckmeck-try-figure-6b = Devi tenere i due 5. Fanno 31. Che cosa prendi?
heckmeck-try-figure-6b-rule = Fra i tuoi dadi non c'è nemmeno un verme: non prendi nulla e il turno fallisce, per quanto alta sia la somma.
heckmeck-try-figure-7b = Tiri gli altri cinque dadi e tutte le facce sono già fra quelle tenute: il turno fallisce e la tua 30 torna sulla griglia. Quale tessera viene coperta?
heckmeck-try-figure-7b-rule = Si coprirebbe la più alta fra quelle scoperte. Ma ora è proprio la 30 che hai appena restituito, e quella resta scoperta. Quindi nessuna.
heckmeck-answer-nothing = Nessuna tessera

## The signs of the picture

heckmeck-sign-reach = **Cornice dorata:** se ti fermi ora puoi prendere questa tessera.
heckmeck-sign-new = **Cornice bianca con i raggi:** è appena successo.
heckmeck-sign-back = **Zampa:** tessera coperta, fuori dal gioco.
heckmeck-sign-taken = **Brace:** la tessera di questo posto è stata presa.
heckmeck-sign-sum = **Somma con un verme:** la somma dei dadi tenuti. Con il verme, fermandoti puoi prendere una tessera.
heckmeck-sign-wormless = **Somma con un verme sbiadito:** ancora nessun verme; non puoi prendere nulla.
heckmeck-sign-faded = **Dado sbiadito:** quella faccia è già tenuta; non si può tenere di nuovo.
heckmeck-sign-unrolled = **Dado bianco:** un dado ancora da tirare.
heckmeck-sign-turn = **Riquadro dorato:** a chi tocca. Ognuno ha un colore e un simbolo.
heckmeck-sign-counts = **Verme e numero:** i vermi di tutte le tessere di quella pila, anche di quelle coperte.
heckmeck-sign-failed = **Croce rossa:** il turno è fallito.
heckmeck-sign-place = **Coccarda:** il posto in classifica alla fine.

## What a game is remembered for

heckmeck-highlight-theft = { $seat } ha rubato { $value ->
    [one] un verme
   *[other] { $value } vermi
} { $when }, e con { $value ->
    [one] quello
   *[other] quelli
} la partita.
heckmeck-highlight-loss = { $other_seat } era in testa, finché un turno fallito { $when } è costato { $value ->
    [one] un verme
   *[other] { $value } vermi
}.
heckmeck-highlight-tie = Pari vermi: la { $value } di { $seat } batte la { $other } di { $other_seat }.
heckmeck-highlight-thief = { $seat } ha rubato in tutto { $value } vermi, e non sono bastati.
heckmeck-highlight-loser = { $seat } ha rimesso sulla griglia { $value } vermi{ $seats ->
    [2] .
   *[other] , più di chiunque altro.
}
heckmeck-when = { $before ->
    [0] proprio all'ultimo turno
    [one] a un turno dalla fine
   *[other] a { $before } turni dalla fine
}
