verflixxt-title = Verflixxt!
verflixxt-pitch = Un gioco di dadi di Wolfgang Kramer e Michael Kiesling (Ravensburger): chi lascia una tessera per ultimo se la deve prendere, e vince chi ha più punti. Da 2 a 6 giocatori.
verflixxt-score = { $score ->
    [one] { SIGNED($score) } punto
   *[other] { SIGNED($score) } punti
}, { $tiebreak ->
    [0] nessuna tessera Fortuna
    [one] 1 tessera Fortuna
   *[other] { $tiebreak } tessere Fortuna
}

## Words for values

verflixxt-value-tile = { $value ->
    [0] Partenza
    [1] −1a
    [2] −2a
    [3] −3a
    [4] −4a
    [5] −5a
    [6] −6a
    [7] −7a
    [8] −8a
    [9] Fortuna 1
    [10] Fortuna 2
    [11] Fortuna 3
    [12] Fortuna 4
    [13] Fortuna 5
    [14] Fortuna 6
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
    [33] Arrivo
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
    [guard] guardia
   *[pawn] pedina
}
verflixxt-value-way = { $value ->
    [back] indietro
   *[forward] avanti
}

## Commands

command-verflixxt = verflixxt
command-verflixxt-description = Le mosse di Verflixxt!
command-verflixxt-roll = tira
command-verflixxt-roll-description = Tira il dado
command-verflixxt-move = muovi
command-verflixxt-move-description = Muovi una pedina o una guardia di quanto hai tirato
command-verflixxt-stay = resta
command-verflixxt-stay-description = Non muovere nulla, quando con un 1 puoi scegliere
verflixxt-option-piece = pezzo
verflixxt-option-piece-description = Una tua pedina, o una guardia che sta con una pedina
verflixxt-option-tile = tessera
verflixxt-option-tile-description = La tessera da cui parte: Partenza, −4, Fortuna 3, +6, …
verflixxt-option-way = verso
verflixxt-option-way-description = Avanti, o indietro quando con un 1 puoi scegliere

## Choices, on buttons and in completions

verflixxt-choice-roll = Tira il dado
verflixxt-choice-move = { $piece ->
    [guard] Guardia
   *[pawn] Pedina
} { VALUE($tile, of: "verflixxt-value-tile") } → { VALUE($to, of: "verflixxt-value-tile") }{ $takes ->
    [none] { $way ->
        [back] {" "}(indietro)
       *[forward] {""}
    }
   *[other] { $way ->
        [back] {" "}(indietro, prende la { VALUE($takes, of: "verflixxt-value-tile") })
       *[forward] {" "}(prende la { VALUE($takes, of: "verflixxt-value-tile") })
    }
}
verflixxt-choice-stay = Non muovere nulla
verflixxt-menu-move = Muovi una pedina o una guardia

## What happened

verflixxt-event-laid = Le tessere del percorso vengono mescolate e disposte.
verflixxt-event-began = { $clause ->
    [first] Comincia { $seat }.
   *[other] { story-who } comincia.
}
verflixxt-event-rolled = { story-who } tira un { $pips }.
# After a tile of eight minus points and more.
verflixxt-cry = { $tile ->
    [8] {" "}😱
    [30] {" "}😱
    [31] {" "}😱
    [32] {" "}😱
   *[other] {""}
}
verflixxt-event-moved = { story-who } muove una { $piece ->
    [guard] guardia
   *[pawn] pedina
} { $tile ->
    [0] dalla Partenza
   *[other] da { VALUE($tile, of: "verflixxt-value-tile") }
} { $to ->
    [0] alla Partenza
    [33] all'Arrivo
   *[other] a { VALUE($to, of: "verflixxt-value-tile") }
}{ $forced ->
    [yes] {" "}(l'unica mossa).
   *[no] .
}
verflixxt-event-stayed = { story-who } non muove nulla.
verflixxt-event-took = { $cause ->
    [alone] { story-who } prende la { VALUE($tile, of: "verflixxt-value-tile") } (una pedina ci sta da sola).
    [worst] { story-who } paga per l'ultima pedina con la { VALUE($tile, of: "verflixxt-value-tile") }, che resta rossa.
   *[left] { story-who } prende la { VALUE($tile, of: "verflixxt-value-tile") }{ verflixxt-cry }.
}
verflixxt-event-recycled = Superate da tutti: { $tiles }. Tornano in fondo, subito prima dell'Arrivo.
verflixxt-event-home = { story-who } ha tutte le pedine all'Arrivo.
verflixxt-event-counted = { $seat }: { $points ->
    [one] { SIGNED($points) } punto
   *[other] { SIGNED($points) } punti
}{ $turned ->
    [niente] .
   *[other] {" "}(la Fortuna ha girato { $turned }).
}
verflixxt-standing = -# Punti finora: { $each }
verflixxt-final-pawn = 🔥 In strada resta una sola pedina: quella di { $seat }.

## What is asked

verflixxt-ask-roll = { $seat }, tocca a te: tira il dado.
verflixxt-ask-move = { $may_stay ->
    [yes] { $seat }, muovi una pedina o una guardia di una tessera, avanti o indietro, o non muovere nulla.
   *[no] { $seat }, muovi una pedina o una guardia di { $die ->
        [one] una tessera
       *[other] { $die } tessere
    }.
}

## The table in words

verflixxt-line-path = { $path ->
    [niente] Fra la Partenza e l'Arrivo non resta nessuna tessera.
   *[other] Il percorso, dalla Partenza all'Arrivo: { $path }.
}
verflixxt-line-guards = Guardie su: { $guards }.
verflixxt-line-seat = { $seat }: { $pawns ->
    [niente] nessuna pedina sul percorso
   *[other] pedine su { $pawns }
}; { $taken ->
    [niente] nessuna tessera.
   *[other] tessere { $taken }{ $turned ->
        [niente] {""}
       *[other] , diventate positive { $turned }
    }: { $points ->
        [one] { SIGNED($points) } punto
       *[other] { SIGNED($points) } punti
    }.
}
verflixxt-line-hidden = { $seat }: pedine su { $pawns }; { $count ->
    [0] nessuna tessera.
    [one] 1 tessera, coperta.
   *[other] { $count } tessere, coperte.
}
verflixxt-line-top = { $seat }: pedine su { $pawns }; { $count ->
    [0] nessuna tessera.
    [one] 1 tessera, { VALUE($top, of: "verflixxt-value-number") }.
   *[other] { $count } tessere, in cima { VALUE($top, of: "verflixxt-value-number") }.
}

## What only the seat sees

verflixxt-hand-own = { $taken ->
    [niente] Non hai ancora tessere.
   *[other] Le tue tessere: { $taken }{ $turned ->
        [niente] {""}
       *[other] ; grazie alla Fortuna diventano positive: { $turned }
    }. In tutto { $points ->
        [one] { SIGNED($points) } punto
       *[other] { SIGNED($points) } punti
    }.
}

## The end

verflixxt-end-all_home = Tutte le pedine sono all'Arrivo: la partita è finita.
verflixxt-end-first_home = Uno di voi ha tutte le pedine all'Arrivo: la partita è finita.
verflixxt-end-last_pawn = Sul percorso resta una sola pedina: la partita è finita.

## Refusals

verflixxt-refusal-over = La partita è finita.
verflixxt-refusal-not-begun = Si sta ancora preparando il percorso. Un momento.
verflixxt-refusal-die-in-the-air = Il dado sta ancora rotolando. Un momento.
verflixxt-refusal-home = Hai tutte le pedine all'Arrivo, quindi hai finito; è il turno di { $turn_seat }.
verflixxt-refusal-not-your-turn = È il turno di { $turn_seat }.
verflixxt-refusal-roll-first = In questo turno non hai ancora tirato. Prima tira il dado.
verflixxt-refusal-rolled-already = Hai già tirato: { $die }. Ora muovi una pedina o una guardia.
verflixxt-refusal-must-move = { $die ->
    [1] Hai tirato un 1, e senza la variante "L'1 è libero" qualcosa si deve muovere: scegli una pedina, o una guardia che sta con una pedina.
   *[other] Hai tirato un { $die }, quindi qualcosa si deve muovere: scegli una pedina, o una guardia che sta con una pedina.
}
verflixxt-refusal-stays-in-finish = Chi è all'Arrivo ci resta. Scegli un pezzo che è ancora per strada.
verflixxt-refusal-no-pawn-there = Su { VALUE($tile, of: "verflixxt-value-tile") } non hai pedine. Indica una tessera su cui c'è una tua pedina.
verflixxt-refusal-no-guard-there = Su { VALUE($tile, of: "verflixxt-value-tile") } non ci sono guardie. Indica una tessera su cui una guardia sta con una pedina.
verflixxt-refusal-guard-alone = Su { VALUE($tile, of: "verflixxt-value-tile") } non c'è nessuna pedina, perciò la guardia non può muoversi. Scegli una guardia che sta con una pedina, o una tua pedina.
verflixxt-refusal-only-forward = { $variant ->
    [yes] Hai tirato un { $die }, e solo con un 1 si può tornare indietro. Muovi in avanti.
   *[no] Hai tirato un { $die }: a questo tavolo si va solo in avanti. Muovi in avanti.
}
verflixxt-refusal-nothing-before-start = Prima della Partenza non c'è nulla: da lì si va solo in avanti.

## The variants

verflixxt-variant-path-plus_before_fortune = Le positive prima della Fortuna
verflixxt-variant-path-plus_before_fortune-what = Nell'ordine: da −1 a −8, da +1 a +8, Fortuna, da −1 a −10; le guardie stanno sulle positive.
verflixxt-variant-path-fortune_last = Fortuna in fondo
verflixxt-variant-path-fortune_last-what = Nell'ordine: da −1 a −8, da +8 a +1, da −1 a −10, Fortuna; le guardie stanno sulle positive.
verflixxt-variant-path-random = Percorso a caso
verflixxt-variant-path-random-what = Le 32 tessere si mescolano; le guardie stanno sulle Fortuna, sulla +7 e sulla +8.
verflixxt-variant-one_chooses = L'1 è libero
verflixxt-variant-one_chooses-what = Con un 1 muovi un pezzo di una tessera avanti, o indietro, o non muovi nulla.
verflixxt-variant-recycle_passed = Le tessere superate tornano
verflixxt-variant-recycle_passed-what = Una tessera superata da tutti i pezzi torna in gioco, davanti all'Arrivo.
verflixxt-variant-end-first_home = Il primo arrivato chiude
verflixxt-variant-end-first_home-what = Finisce quando un giocatore ha tutte le pedine all'Arrivo; chi sta da solo su una tessera la prende.
verflixxt-variant-end-last_pawn = L'ultima pedina paga
verflixxt-variant-end-last_pawn-what = Finisce con una pedina in strada: il proprietario prende la peggior rossa libera, che resta tale.
verflixxt-variant-taken-hidden = Tessere coperte
verflixxt-variant-taken-hidden-what = Le tessere che prendi restano coperte, e le vedi solo tu.
verflixxt-variant-taken-top_only = Si vede solo l'ultima
verflixxt-variant-taken-top_only-what = Delle tessere che prendi, gli altri vedono solo l'ultima.

verflixxt-rules =
    ## Verflixxt!
    di Wolfgang Kramer e Michael Kiesling, edito da Ravensburger
    {""}**Il tuo turno:** tira il dado, poi fai avanzare di altrettante tessere una tua pedina, o una guardia che sta con una pedina qualsiasi. Solo per entrare all'Arrivo il tiro può essere troppo alto. Su una tessera c'è posto per tutti.
    {""}**Le tessere:** se la tua pedina lascia vuota una tessera, te la tieni, ti piaccia o no, e la strada si richiude sul buco. La Partenza non la prende nessuno.
    {""}**I punti:** le verdi aggiungono, le rosse tolgono. Ogni Fortuna rende positiva una rossa, a partire dalla peggiore.
    {""}**La fine** arriva quando tutte le pedine sono all'Arrivo; chi ci ha portato tutte le sue non tira più e non muove guardie. Vince chi ha più punti; a parità, chi ha meno tessere Fortuna.

## The end

verflixxt-won = { $names } { $winners ->
    [one] vince
   *[other] vincono
} con { $score ->
    [one] { SIGNED($score) } punto
   *[other] { SIGNED($score) } punti
}{ $winners ->
    [one] !
   *[other] {" "}a testa!
}

## How to play

verflixxt-offer = Verflixxt! · dado e pedine · 2–6 giocatori · circa 30 min
verflixxt-lesson-move =
    {""}**1. Tira e muovi.** Vince chi ha più punti: porta a casa le pedine e, per strada, prendi le tessere che ne danno, non quelle che ne tolgono. Hai tirato un 4. Fai avanzare di quattro tessere esatte una tua pedina, o una guardia che sta con una pedina, di chiunque sia.
    Qui puoi andare: dalla Partenza a −5a, da −2a a −7a, oppure con la guardia da Fortuna 1 a Fortuna 5. La −4a non c'è più; i buchi non contano.
verflixxt-lesson-take =
    {""}**2. Chi se ne va per ultimo la prende.** Hai mosso la tua pedina da −4a, e lì non c'era nessun altro pezzo. Quindi la −4a è tua, ti piaccia o no, e la strada si richiude.
    La Partenza non la prende nessuno.
verflixxt-lesson-guard =
    {""}**3. Le guardie.** Hai mosso la tua pedina da Fortuna 2, ma lì resta una guardia: la tessera non è vuota e non la prende nessuno.
    Una guardia non prende nulla. Chi sposta le guardie libera le tessere buone.
verflixxt-lesson-finish =
    {""}**4. A casa.** Solo per entrare all'Arrivo il tiro può essere troppo alto: con il tuo 4 arriva la pedina su −9, e anche quella su −10. Ognuna prende la tessera che lascia, se ci stava da sola.
    Chi ha tutte le pedine all'Arrivo non tira più.
verflixxt-lesson-count =
    {""}**5. Il conteggio.** Tutte le pedine sono all'Arrivo. Le verdi aggiungono, le rosse tolgono. Ogni Fortuna rende positiva una rossa, a partire dalla peggiore: le tue due hanno girato −8a e −7a, e così hai 11.
    Vince chi ha più punti, qui il Giocatore 2 con 15; a parità, chi ha meno Fortune.
verflixxt-try-example-1 = La tua pedina è da sola su −4a. Tiri un 5 e la muovi su Fortuna 1. Che cosa prendi?
verflixxt-try-example-1-rule = Chi lascia vuota una tessera la prende: la −4a. Se con te ci fosse stata un'altra pedina, sarebbe rimasta a lei.
verflixxt-try-example-2 = La −4a è già stata presa. Tiri un 4 e muovi la pedina da −2a. Su quale tessera arriva?
verflixxt-try-example-2-rule = Una tessera che non c'è più non si conta: −3, −5, −6, −7. Arriva su −7.
verflixxt-try-guarded = La tua pedina è su Fortuna 3 con una guardia. Tiri un 4 e muovi la pedina. Che cosa prendi?
verflixxt-try-guarded-rule = La guardia resta, quindi la tessera non è vuota e non la prende nessuno. Solo quando la guardia se ne sarà andata la prenderà l'ultima pedina.
verflixxt-try-example-count = Hai 11 punti; le tue due Fortune hanno girato −8a e −7a. Con una terza Fortuna, quanti punti avresti?
verflixxt-try-example-count-rule = Una Fortuna gira la peggiore rossa che resta, la −6a: invece di togliere 6, aggiunge 6. Fanno 12 in più: 23.
verflixxt-answer-minus-4 = −4a
verflixxt-answer-nothing = Niente
verflixxt-answer-fortune-1 = Fortuna 1
verflixxt-answer-fortune-3 = Fortuna 3

## The signs of the picture

verflixxt-sign-minus = **Rossa, coi denti:** toglie quei punti. Le lettere distinguono tessere uguali.
verflixxt-sign-plus = **Verde, a onde:** aggiunge quei punti.
verflixxt-sign-fortune = **Quadrifoglio:** una Fortuna; alla fine rende positiva una rossa.
verflixxt-sign-guard = **Guardia:** finché ce n'è una, nessuno prende la tessera.
verflixxt-sign-movable = **Alone dorato:** questo pezzo può muoversi ora.
verflixxt-sign-goal = **Cornice dorata:** qui può arrivare un pezzo.
verflixxt-sign-takes = **Freccia in un vassoio:** chi parte da qui prende la tessera.
verflixxt-sign-moved = **Cornice bianca:** qui è appena arrivato un pezzo.
verflixxt-sign-left = **Cornice bianca spezzata:** è partito da qui.
verflixxt-sign-turned = **Gialla, capovolta:** una rossa girata da una Fortuna.
verflixxt-sign-hidden = **Dorso marrone:** presa, coperta (una variante).
verflixxt-sign-home = **Bandiera a scacchi:** l'Arrivo; in un riquadro: tutte le pedine sono a casa.
verflixxt-sign-turn = **Guardia di vedetta:** porta il simbolo di chi è di turno.
verflixxt-sign-number = **Simbolo e numero:** quante pedine ha lì quel giocatore.
verflixxt-sign-staying = **Due barre:** non si muove nulla (una variante).
verflixxt-sign-locked = **Lucchetto:** nessuna Fortuna gira questa tessera (una variante).

## The count

verflixxt-count-total = { $seat }: { $points ->
    [one] { SIGNED($points) } punto
   *[other] { SIGNED($points) } punti
}
verflixxt-count-plus = Verdi: { $tiles }. Insieme { SIGNED($sum) }.
verflixxt-count-minus = Rosse: { $tiles }. Insieme { SIGNED($sum) }.
verflixxt-count-turned = Girate dalla Fortuna: { $tiles }. Fanno +{ $sum } invece di −{ $sum }.
verflixxt-count-spare = { $fortunes ->
    [one] Una Fortuna non ha trovato nulla da girare: non conta nulla.
   *[other] { $fortunes } Fortune non hanno trovato nulla da girare: non contano nulla.
}
verflixxt-count-tie = Parità a { SIGNED($points) }: vince chi ha meno Fortune, e qui sono { $fortunes }.

## What a game is remembered for

verflixxt-highlight-loss = { $other_seat } era in testa, finché ha dovuto prendere una −{ $value } { $when }.
verflixxt-highlight-tie = Pari punti: { $seat } ha meno tessere Fortuna, { $value } contro le { $other } di { $other_seat }.
verflixxt-highlight-loser = { $seat } finisce con −{ $value } punti in tessere rosse{ $seats ->
    [2] .
   *[other] , più di chiunque altro.
}
verflixxt-when = { $before ->
    [0] proprio all'ultimo turno
    [one] a un turno dalla fine
   *[other] a { $before } turni dalla fine
}
