hornochsen-title = Tanz der Hornochsen!
hornochsen-pitch = Un gioco di tessere di Wolfgang Kramer (Amigo): da 2 a 8 mandrie da tenere lontane dal letamaio.
hornochsen-score = { $score ->
    [0] nessuna penalità
    [one] { $score } penalità
   *[other] { $score } penalità
}
hornochsen-value-ahead = { $value ->
    [0] libero
    [10] mucca felice
    [11] doppia giocata
   *[other] sterco { $value }
}

## Commands

command-hornochsen = hornochsen
command-hornochsen-description = Le mosse di Tanz der Hornochsen!
command-hornochsen-play = gioca
command-hornochsen-play-description = Scegli la tessera da piazzare, o tutte e due nella doppia giocata
command-hornochsen-buy = compra
command-hornochsen-buy-description = Compra da una a tre tessere, a una penalità ciascuna
command-hornochsen-pick = prendi
command-hornochsen-pick-description = Prendi una o due tessere della fila che hai completato
hornochsen-option-tiles = tessere
hornochsen-option-tiles-description = Quale tessera, o quali due
hornochsen-option-count = numero
hornochsen-option-count-description = Quante tessere: da 1 a 3

## Choices, on buttons and in completions

hornochsen-choice-play = { $second ->
    [none] { $tile } { hornochsen-part-play }
   *[other] Gioca la { $tile } e la { $second }
}
hornochsen-choice-buy = Compra { $count } (costa { $count })
hornochsen-choice-pick = { $second ->
    [none] Prendi la { $tile }
   *[other] Prendi la { $tile } e la { $second }
}
# Of a tile by itself, as the board lies now: where it would go, and what it would score there.
hornochsen-part-play = → { $row }{ $mark ->
    [plain] { $rule ->
        [3] {" "}(sotto tutte le file)
       *[other] {""}
    }
    [pat] {" "}({ $rule ->
        [3] sotto tutte le file,{" "}
       *[other] {""}
    }sterco: { hornochsen-part-points })
    [bull] {" "}({ $rule ->
        [3] sotto tutte le file,{" "}
       *[other] {""}
    }toro: { hornochsen-part-points })
   *[other] {""}
}
hornochsen-part-points = { $happy ->
    [yes] recuperi { $points }
   *[no] { $points }
}
hornochsen-part-pick = ora → { $row }{ $rule ->
    [3] {" "}(sotto tutte le file)
   *[other] {""}
}
hornochsen-menu-play = { $several ->
    [yes] Scegli due tessere
   *[no] Scegli una tessera
}
hornochsen-menu-buy = Compra… (1 penalità a tessera)
hornochsen-menu-pick = { $several ->
    [yes] Prendi una o due tessere
   *[no] Prendi una tessera
}
hornochsen-open-play = { $double ->
    [yes] Scegli due tessere
   *[no] Scegli una tessera
}
hornochsen-open-hand = Apri la tua mano

## What happened

hornochsen-chapter = **Giro { $chapter }**
hornochsen-standing = -# Penalità finora: { $each }
hornochsen-final-reserve = 🔥 La riserva sta finendo: se qualcuno resta senza tessere, questo è l'ultimo giro.
hornochsen-event-began = A sinistra ci sono le file da L1 a L6, a destra da R1 a R6, sempre dall'alto. Le file da L1 a L4 cominciano con { $tiles }.
hornochsen-event-drew = { $tiles ->
    [none] { $seat } è senza tessere e ne pesca { $count } gratis.
   *[other] { $cause ->
        [deal] { $seat }, le tue tessere: { $tiles }.
        [free] { $seat } pesca gratis { $tiles }.
       *[bought] Le nuove tessere di { $seat }: { $tiles }.
    }
}
hornochsen-event-bought = { story-who } { $again ->
    [yes] ritira la sua scelta e compra
   *[no] compra
} { $count ->
    [one] una tessera
   *[other] { $count } tessere
}.
hornochsen-event-chose = { $again ->
    [yes] { $seat } cambia scelta{ $tiles ->
        [none] .
       *[other] : { $tiles }.
    }
   *[no] { $seat } ha scelto{ $tiles ->
        [none] .
       *[other] {" "}{ $tiles }.
    }
}
hornochsen-event-shown = { $seat } gioca { $tiles } allo scoperto.
hornochsen-event-revealed = Si scoprono: { $tiles }.
hornochsen-event-placed = { story-who } mette la { $tile } in { $row } dopo la { $after }{ $rule ->
    [0] {""}
    [1] {" "}(l'unica fila più bassa)
    [2] {" "}(a { $difference }, l'altra a { $other })
   *[3] {" "}(sotto tutte: va alla più alta)
}.
hornochsen-event-calm = Senza danni: { $laid }.
hornochsen-event-scored = { story-who } { $happy ->
    [yes] recupera { $points }
   *[no] paga { $points }
}{ $cause ->
    [pat] {" "}per lo sterco
    [bull] {" "}per la testa di toro
   *[buy] {""}
} (ora a { $to_space }).
hornochsen-event-eye = { $seat } sveglia l'occhio di bue su { $space }: nel prossimo giro si sceglie allo scoperto, prima chi ha meno penalità.
hornochsen-event-heap = 🔥 { $seat } arriva al letamaio ({ $space }): questo è l'ultimo giro!
hornochsen-event-completed = { $row } è piena: la { $tile } comincia { $next_row }, e { $seat } prende fra { $tiles }.
hornochsen-event-mood = { $happy ->
    [yes] C'è una mucca felice: d'ora in poi i punti si recuperano.
   *[no] L'ultima mucca felice è coperta: i punti si pagano di nuovo.
}
hornochsen-event-picked = { $count ->
    [0] { $seat } non prende nulla da { $row }: lo schermo è pieno.
   *[other] { $tiles ->
        [none] { $seat } prende { $count ->
            [one] una tessera
           *[other] { $count } tessere
        } da { $row }.
       *[other] { $seat } prende { $tiles } da { $row }.
    }
}

## What is asked

hornochsen-ask-choose = { $seat }, { $open ->
    [yes] tocca a te: scegli { $double ->
        [yes] due tessere
       *[no] una tessera
    }, allo scoperto.
   *[no] scegli { $double ->
        [yes] due tessere
       *[no] una tessera
    }.
}
hornochsen-ask-buy = { $seat }, per la doppia giocata servono due tessere e ne hai una sola: prima comprane una.
hornochsen-ask-pick = { $seat }, prendi { $most ->
    [one] una tessera
   *[other] una o due tessere
} di { $row }: { $tiles }.
hornochsen-ask-several = { $double ->
    [yes] Doppia giocata, due tessere a testa: devono
   *[no] Devono
} ancora { $picking ->
    [all] prendere le loro tessere
    [some] scegliere o prendere
   *[none] scegliere
} { $awaited_seats }.

## The table in words

hornochsen-line-round = Giro { $round }{ $open ->
    [yes] , scelte allo scoperto e in ordine
   *[no] {""}
}{ $double ->
    [yes] , doppia giocata
   *[no] {""}
}; i punti si { $happy ->
    [yes] recuperano
   *[no] pagano
}.
hornochsen-line-eye = Il prossimo giro si sceglie allo scoperto.
hornochsen-line-heap = Questo è l'ultimo giro.
hornochsen-line-row = { $row }: { $tiles }; davanti: { $ahead }, testa di toro { $bull }.
hornochsen-line-idle = { $row } vuota: { $ahead }, testa di toro { $bull }.
hornochsen-line-reserve = Riserva: { $reserve }; scatola: { $box }.{ $selling ->
    [yes] {""}
   *[no] {" "}Si vende solo la seconda tessera di una doppia giocata.
}
hornochsen-line-seat = { $seat }: casella { $space }, { $count ->
    [0] nessuna tessera
    [one] 1 tessera
   *[other] { $count } tessere
} dietro lo schermo{ $turn ->
    [none] {""}
   *[other] , turno { $turn }
}{ $status ->
    [pick] ; prende da una fila
    [buy] ; deve comprare
    [choose] ; sta scegliendo
    [chosen] ; ha scelto
    [open] ; gioca { $tiles }
    [later] ; sceglie più tardi
   *[none] {""}
}{ $bought ->
    [yes] ; ha comprato
   *[no] {""}
}.
hornochsen-line-owed = { $seat } può prendere { $most ->
    [one] una tessera
   *[other] fino a due tessere
} di { $row }: { $tiles }.

## What only the seat sees

hornochsen-hand-own = Le tue tessere: { $tiles }.
hornochsen-hand-choice = Scelta: { $tiles }. { $open ->
    [yes] È scoperta e non si cambia più.
   *[no] Puoi cambiarla finché non si scoprono le tessere.
}
hornochsen-hand-picks = Quello che prendi da { $row } va dietro il tuo schermo; il resto va coperto nella scatola.
hornochsen-hand-rows = La fila di una tessera vale per ora e può cambiare fino alla rivelazione.
hornochsen-hand-may-buy = Puoi comprare { $most ->
    [one] 1 tessera
   *[other] fino a { $most } tessere
}, a 1 penalità ciascuna.

## The end

hornochsen-end-dung-heap = Una pedina ha raggiunto il letamaio: la partita è finita.
hornochsen-end-no-tiles = Uno di voi è rimasto senza tessere e la riserva è vuota: la partita è finita.

## Refusals

hornochsen-refusal-over = La partita è finita.
hornochsen-refusal-drawing = Si stanno pescando tessere. Un momento.
hornochsen-refusal-lies-open = La tua scelta è già scoperta ({ $tiles }); per questo giro hai finito.
hornochsen-refusal-pick-first = Prima prendi { $most ->
    [one] una tessera
   *[other] una o due tessere
} di { $row }: { $tiles }.
hornochsen-refusal-picks-first = Prima { $picking_seats } { $pickers ->
    [one] prende
   *[other] prendono
} da una fila finita. Poi in questo giro si sceglie allo scoperto e in ordine.
hornochsen-refusal-not-yet = In questo giro si sceglie allo scoperto e in ordine, prima chi ha meno penalità. Ora tocca a { $turn_seats }.
hornochsen-refusal-buy-first = La doppia giocata vuole due tessere e ne hai una sola: prima comprane una.
hornochsen-refusal-play-how-many = { $count ->
    [one] In questo giro giochi una tessera
   *[other] In questo giro giochi due tessere
}; ne hai indicate { $named }.
hornochsen-refusal-not-yours = Non hai la { $tile }. Le tue tessere: { $tiles }.
hornochsen-refusal-lower-first = Indica due tessere diverse, prima la più bassa: non { $tiles }.
hornochsen-refusal-chosen-already = Hai già scelto { $tiles }. Se vuoi cambiare, indica altro.
hornochsen-refusal-bought-before = In questo giro hai già comprato; gli acquisti di un giro si fanno tutti insieme.
hornochsen-refusal-nothing-for-sale = La riserva è vuota: non si vende nulla.
hornochsen-refusal-one-to-three = Si comprano da una a tre tessere, non { $count }.
hornochsen-refusal-screen-full = Hai { $held ->
    [one] 1 tessera
   *[other] { $held } tessere
}, e dietro lo schermo ce ne stanno { $most }: altre { $count } sono troppe.
hornochsen-refusal-too-few-for-sale = Ora non se ne vendono { $count }, solo { $most }.
hornochsen-refusal-nothing-to-pick = Si prende solo da una fila che si è completata, e ora non hai niente da prendere.
hornochsen-refusal-pick-how-many = { $most ->
    [one] Puoi prendere una tessera
   *[other] Puoi prendere una o due tessere
}; ne hai indicate { $named }.
hornochsen-refusal-not-in-row = La { $tile } non era in { $row }. Puoi prendere fra: { $tiles }.

hornochsen-rules =
    ## Tanz der Hornochsen!
    di Wolfgang Kramer, edito da Amigo
    {""}**Un giro:** tutti scelgono in segreto una tessera. Poi si scoprono e si piazzano, la più bassa per prima, ognuna in fondo a una delle quattro file attive.
    {""}**Dove:** dopo il numero finale più vicino fra quelli più bassi. Una tessera più bassa di tutti va nella fila che finisce più in alto.
    {""}**Penalità:** uno sterco costa il suo numero. Chi arriva su una testa di toro paga il suo numero, con quella tessera comincia la prossima fila vuota verso il basso (sotto l'ultima si continua dall'alto dell'altra metà) e prende in segreto una o due tessere della fila finita; le altre vanno nella scatola.
    {""}**Mucche felici:** finché una è scoperta in una fila attiva, i punti si recuperano e le pedine tornano indietro.
    {""}**La pista:** due pedine non stanno mai sulla stessa casella, salvo la partenza; una pedina prosegue, nel suo verso, fino alla prossima libera.
    {""}**Acquisti:** prima che si scoprano le tessere puoi comprarne, una volta per giro, da una a tre, a una penalità ciascuna, mucca felice o no; dietro lo schermo ce ne stanno nove al massimo. Chi finisce il giro senza tessere e senza una fila completata ne pesca sei gratis.
    {""}**Doppia giocata:** finché in una fila attiva è libera una casella doppia, tutti giocano due tessere; chi ne ha una sola prima ne compra una.
    {""}**Occhi di bue (40 e 50):** quando una pedina, avanzando, arriva su uno o lo passa, il prossimo giro si sceglie allo scoperto, prima chi ha meno penalità; non se un'altra è già così avanti da un giro precedente.
    {""}**La fine** arriva dopo il giro in cui una pedina raggiunge o passa il 60, o in cui qualcuno resta senza tessere e la riserva è vuota. Vince chi ha meno penalità.

## The end

hornochsen-won = { $names } { $winners ->
    [one] vince
   *[other] vincono
} { $score ->
    [0] senza nemmeno una penalità!
   *[other] con meno penalità di tutti: { $score }!
}

## How to play

hornochsen-offer = Tanz der Hornochsen! · tessere · 2–8 giocatori · circa 45 min
hornochsen-lesson-place =
    {""}**1. Scegli in segreto, piazza in ordine.** Vince chi ha meno penalità: ognuna fa avanzare la tua pedina di una casella sulla pista. Ognuno sceglie una tessera in segreto; poi si scoprono tutte e si piazzano, la più bassa per prima: ognuna va dopo il numero finale più vicino fra quelli più bassi. Se scegli la 14, va dopo la 8, non dopo la 5. La 15 di un altro va poi dopo la tua 14.
    Una tessera più bassa di tutti i numeri finali va nella fila che finisce più in alto.
hornochsen-lesson-bull =
    {""}**2. Teste di toro.** La tua 63 è andata dopo la 62, sulla testa di toro da 8: otto penalità, e la tua pedina è passata da 12 a 20.
    La 63 comincia la prossima fila vuota verso il basso, L5; sotto l'ultima si continua dall'alto dell'altra metà. Della fila finita prendi in segreto una o due tessere dietro lo schermo; le altre vanno nella scatola. Anche uno sterco costa il suo numero.
hornochsen-lesson-happy =
    {""}**3. Mucche felici.** In L6 c'è una mucca felice scoperta. Finché resta così, i punti si recuperano e le pedine tornano indietro: la 83 del Giocatore 4 ha coperto lo sterco da 4, e la pedina è passata da 10 a 6.
    Due pedine non stanno mai sulla stessa casella, salvo la partenza: una pedina prosegue, nel suo verso, fino alla prossima libera.
hornochsen-lesson-buy =
    {""}**4. Doppia giocata e acquisti.** R1 è attiva e ha caselle doppie libere: tutti giocano due tessere. Tu ne hai una sola: prima comprane una.
    Una volta per giro, prima che si scoprano le tessere, chiunque può comprarne da una a tre, a una penalità ciascuna, anche con una mucca felice; dietro lo schermo ce ne stanno nove al massimo. Chi finisce il giro senza tessere e senza una fila completata ne pesca sei gratis.
hornochsen-lesson-open =
    {""}**5. Occhi di bue, e la fine.** Il Giocatore 2 ha passato l'occhio di bue sul 40 (basta anche arrivarci), perciò in questo giro si sceglie allo scoperto, prima chi ha meno penalità. Il Giocatore 3 ha mostrato la 44; ora tocca a te.
    L'ultimo giro è quello in cui una pedina raggiunge il letamaio, sul 60, o in cui qualcuno resta senza tessere e la riserva è vuota. Vince chi ha meno penalità.
hornochsen-try-example-44 = Giochi la 44. In quale fila va?
hornochsen-try-example-44-rule = Tutti e quattro i numeri finali sono più bassi. La 18 è la più vicina, con una differenza di 26: L4.
hornochsen-try-example-1 = Giochi la 1. In quale fila va?
hornochsen-try-example-1-rule = La 1 è più bassa di tutti i numeri finali. Allora va nella fila che finisce più in alto: dopo la 44, L4.
hornochsen-try-example-63 = La tua 63 va dopo la 62, sulla testa di toro. Paghi 8. In quale fila riparte la 63?
hornochsen-try-example-63-rule = La prossima fila vuota verso il basso, a partire da quella finita. L4 è occupata, quindi L5, sotto la 81.
hornochsen-try-example-track = Sei sul 10 e paghi 5. Sul 15 c'è il Giocatore 2, sul 16 il Giocatore 3. Dove finisce la tua pedina?
hornochsen-try-example-track-rule = Due pedine non stanno mai sulla stessa casella, salvo la partenza. La tua prosegue fino alla prossima libera: 17.

## The signs of the picture

hornochsen-sign-next = **Casella dorata:** qui va la prossima tessera di questa fila; la fila finisce al toro.
hornochsen-sign-pat = **Sterco:** costa il suo numero.
hornochsen-sign-bull = **Testa di toro:** chiude la fila e costa il suo numero. Se è arrabbiato, lo prende la prossima tessera.
hornochsen-sign-cow = **Mucca felice:** finché ne vedi una in una fila attiva, i punti si recuperano.
hornochsen-sign-double = **Due tessere:** doppia giocata, tutti ne giocano due.
hornochsen-sign-asleep = **Sbiadito:** la fila non è attiva.
hornochsen-sign-penalties = **Toro, freccia rossa:** ora i punti si pagano.
hornochsen-sign-rewards = **Mucca, freccia verde:** ora i punti si recuperano.
hornochsen-sign-eye = **Occhio aperto:** in questo giro si sceglie allo scoperto, in ordine. **Occhio chiuso:** al buio; con una freccia sotto, il prossimo giro è allo scoperto.
hornochsen-sign-screen = **Schermo:** quante tessere ci sono dietro.
hornochsen-sign-chosen = **Posto dorato:** sta scegliendo. **Spunta:** ha scelto.
hornochsen-sign-picking = **Toro sopra due tessere:** prende da una fila finita.
hornochsen-sign-placed = **Tessera colorata:** piazzata per ultima da chi ha quel simbolo.
hornochsen-sign-moved = **Pedina chiara:** si è appena mossa.
hornochsen-sign-prints = **Impronte:** da qui è venuta una pedina.
hornochsen-sign-stone = **Numero nel riquadro:** le penalità finora, la casella della pedina.
hornochsen-sign-order = **Numero nel cerchio:** il turno in un giro allo scoperto.
hornochsen-sign-heap = **Letamaio:** la casella 60; con una pedina lì o più avanti, questo giro è l'ultimo.
hornochsen-sign-reserve = **Pila:** le tessere della riserva.
hornochsen-sign-bought = **Gettone rosso con una tessera:** su uno schermo, ha comprato in questo giro; su una tessera della tua mano, l'hai appena comprata.
hornochsen-sign-may-buy = **Più e dorsi:** nella tua mano, quante tessere puoi comprare ora, a una penalità ciascuna.
hornochsen-sign-unsold = **Con la croce rossa:** si vende solo la seconda tessera di una doppia giocata.

## What a game is remembered for

hornochsen-highlight-loss = { $other_seat } era in testa, finché una testa di toro { $when } è costata { $value ->
    [one] una penalità
   *[other] { $value } penalità
}.
hornochsen-highlight-double = Una doppia giocata ha ribaltato tutto: { $seat } ha preso il comando { $when }.
hornochsen-highlight-loser = Mucche felici a parte, { $seat } ha preso { $value } penalità dalle teste di toro{ $seats ->
    [2] .
   *[other] , più di chiunque altro.
}
hornochsen-when = { $before ->
    [0] proprio all'ultimo giro
    [one] a un giro dalla fine
   *[other] a { $before } giri dalla fine
}
