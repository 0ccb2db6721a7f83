karteneck-title = Heckmeck am Karteneck
karteneck-pitch = Un gioco di carte di Reiner Knizia (Zoch): cala, bluffa e ruba. Vince chi mangia più vermi arrosto. Da 2 a 6 galline golose.
karteneck-score = { $score ->
    [0] nessun verme
    [one] { $score } verme
   *[other] { $score } vermi
}{ $tiebreak ->
    [0] {""}
   *[other] , porzione più alta { $tiebreak }
}
karteneck-value-kind = { $value ->
    [6] verme
   *[other] { $value }
}
karteneck-value-laid = { $value ->
    [6] verme
   *[other] { $value }
}

## Commands

command-karteneck = karteneck
command-karteneck-description = Le mosse di Heckmeck am Karteneck
command-karteneck-play = cala
command-karteneck-play-description = Cala una o più carte uguali dalla tua mano
command-karteneck-pass = passa
command-karteneck-pass-description = Non calare altre carte in questo giro
karteneck-option-kind = tipo
karteneck-option-kind-description = Quali carte: da 1 a 5, o verme
karteneck-option-count = quante
karteneck-option-count-description = Quante ne cali
karteneck-option-serial = cartellino
karteneck-option-serial-description = Il verme più alto che cali, col suo numero; se non lo dici, il tuo più alto
karteneck-option-steal = ruba
karteneck-option-steal-description = La porzione che rubi con la tua somma, se la vuoi

## Choices, on buttons and in completions

karteneck-choice-play = { $kind ->
    [6] { $count ->
        [one] Verme { $serial }
       *[other] { $count }×verme fino al { $serial }
    }
   *[other] { $count }×{ $kind }
} → { $total }{ $steals ->
    [yes] , puoi rubare
   *[no] {""}
}
karteneck-choice-pass = { $steal ->
    [none] { $portion ->
        [none] Passa con { $total }{ $declines ->
            [yes] {" "}senza rubare
           *[no] {""}
        }
       *[other] Passa e prendi la { $portion } (+{ $worms })
    }
   *[other] Passa con { $total } e ruba la { $steal } a { $from_seat } (+{ $worms })
}
karteneck-menu-play = Scegli che cosa calare
karteneck-menu-pass = Passa
karteneck-open-play = Scegli una carta
karteneck-rash-pass = Non hai ancora calato niente. Passi lo stesso? Prendi la { $portion } ({ $worms ->
    [0] nessun verme
    [one] 1 verme
   *[other] { $worms } vermi
}) e resti fuori da questo giro.
karteneck-meant-pass = Sì, passa

## What happened

karteneck-worms = { COUNT($serials) ->
    [one] verme { $serials }
   *[other] vermi { $serials }
}
karteneck-event-dealt = { $seat } riceve { $serials ->
    [niente] { $cards }
   *[other] { $cards ->
        [niente] { karteneck-worms }
       *[other] { $cards }; { karteneck-worms }
    }
}.
karteneck-event-began = Sei carte a testa.
karteneck-chapter = **Giro { $chapter }**
karteneck-event-turned = Sulla griglia: { $portions }. Comincia { $seat }.
karteneck-event-laid = { $clause ->
    [first] { $seat } cala
   *[other] , poi
} { $kind ->
    [6] { $count ->
        [one] il verme { $serials }
       *[other] i vermi { $serials }
    }
   *[other] { VALUE($count, of: "number-word") } { $kind }
} (somma { $total }).
karteneck-event-drew = { $clause ->
    [first] { $seat } pesca
   *[other] , poi pesca
} { $count ->
    [one] una carta
   *[other] { $count } carte
}{ $cards ->
    [none] .
    [niente] : { karteneck-worms }.
   *[other] : { $cards }{ $serials ->
        [niente] .
       *[other] ; { karteneck-worms }.
    }
}
karteneck-event-reshuffled = Il mazzo è finito: { $count ->
    [one] l'unico scarto diventa
   *[other] i { $count } scarti diventano
} il nuovo mazzo.
karteneck-event-passed = { story-who } passa con { $total }{ $forced ->
    [yes] {" "}(non resta nulla da calare)
   *[no] {""}
}.
karteneck-event-stole = { story-who } ruba la { $portion } a { $from_seat } ({ $worms ->
    [one] 1 verme
   *[other] { $worms } vermi
}).
karteneck-event-missed = { story-who } passa senza vermi{ $forced ->
    [yes] {" "}(non resta nulla da calare)
   *[no] {""}
}: prende la { $portion }, la porzione più bassa ({ $worms ->
    [0] nessun verme
    [one] 1 verme
   *[other] { $worms } vermi
}).
karteneck-event-shared = { story-who }{ $clause ->
    [first] {" "}({ $total })
   *[other] {""}
} prende la { $portion }: { $worms ->
    [0] nessun verme
    [one] 1 verme
   *[other] { $worms } vermi
}{ $serial ->
    [none] {""}
   *[other] {" "}(spareggio: verme { $serial })
}.
karteneck-standing = -# Vermi finora: { $each }
karteneck-final-round = 🔥 Ultimo giro!

## What is asked

karteneck-ask-turn = { $seat }, { $stuck ->
    [yes] puoi solo passare.
   *[no] cali o passi?
} { $valid ->
    [yes] { $steal ->
        [none] Se passi, vai alla spartizione con { $total }.
       *[other] Se passi, vai alla spartizione con { $total } e puoi rubare la { $steal } a { $from_seat }.
    }
   *[no] { $total ->
        [0] Se passi, prendi la { $lowest }, la porzione più bassa.
       *[other] Hai { $total }, ma nessun verme: se passi, prendi la { $lowest }, la porzione più bassa.
    }
}

## The table in words

karteneck-line-round = Giro { $round } di { $rounds }; { $reserve ->
    [0] nessuna porzione
    [one] 1 porzione
   *[other] { $reserve } porzioni
} in riserva.
karteneck-line-grill = Sulla griglia: { $grill } (vermi: { $worms }).
karteneck-line-deck = { $deck ->
    [one] 1 carta
   *[other] { $deck } carte
} nel mazzo, { $discards ->
    [0] nessuna scartata.
    [one] 1 scartata.
   *[other] { $discards } scartate.
}
karteneck-line-seat = { $seat }: { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
} in mano; { $count ->
    [0] nessuna porzione.
    [one] porzione { $top } ({ $worms ->
        [0] nessun verme
        [one] 1 verme
       *[other] { $worms } vermi
    }).
   *[other] { $count } porzioni, in cima { $top } ({ $worms ->
        [0] nessun verme
        [one] 1 verme
       *[other] { $worms } vermi
    }).
}
karteneck-line-laid = { $seat } ha calato { $laid }: { $total }{ $valid ->
    [yes] , con { karteneck-worms }
   *[no] , nessun verme
}{ $passed ->
    [yes] ; ha passato.
   *[no] .
}
karteneck-line-out = { $seat } ha passato e preso una porzione.
karteneck-hand-own = La tua mano: { $count ->
    [0] nessuna carta.
   *[other] { $serials ->
        [niente] { $cards }; nessun verme.
       *[other] { $cards ->
            [niente] { karteneck-worms }.
           *[other] { $cards }; { karteneck-worms }.
        }
    }
}

# What the decision needs of the table, beside the hand.
karteneck-needed-grill = Sulla griglia: { $grill }.
karteneck-needed-laid = Davanti a te: { $laid } (somma { $total }).
karteneck-needed-other = { $seat }: { $laid ->
    [yes] { $total } { $valid ->
        [yes] con un verme
       *[no] senza vermi
    }{ $passed ->
        [yes] , ha passato
       *[no] {""}
    }
   *[no] { $passed ->
        [yes] fuori da questo giro
       *[no] niente calato
    }
}{ $top ->
    [none] .
   *[other] ; in cima { $top }{ $steals ->
        [yes] , che puoi rubare.
       *[no] .
    }
}

## The end

karteneck-end-all-eaten = L'ultima porzione è andata: la partita è finita.

## Refusals

karteneck-refusal-over = La partita è finita.
karteneck-refusal-being-dealt = Si stanno ancora dando le carte. Un momento.
karteneck-refusal-not-your-turn = È il turno di { $turn_seat }.
karteneck-refusal-passed-before = Hai passato: rientri nel prossimo giro. È il turno di { $turn_seat }.
karteneck-refusal-no-such-kind = Ci sono carte da 1 a 5 e vermi (6), ma nessun { $kind }.
karteneck-refusal-kind-laid-before = Davanti a te ci sono già { $kind ->
    [6] dei vermi
   *[other] dei { $kind }
}; ogni tipo si cala una volta sola per giro.
karteneck-refusal-lay-at-least-one = Cala almeno una carta, o passa.
karteneck-refusal-too-few-held = Non puoi calare { VALUE($count, of: "number-word") } { $kind ->
    [6] { $count ->
        [one] verme
       *[other] vermi
    }
   *[other] { $kind }
}: { $held ->
    [0] non ne hai
    [one] ne hai uno solo
   *[other] ne hai solo { VALUE($held, of: "number-word") }
}.
karteneck-refusal-only-worms-have-serials = Solo i vermi hanno un numero proprio; una carta di tipo { $kind } non ha il { $serial }.
karteneck-refusal-serial-not-held = Il verme { $serial } non è nella tua mano. I tuoi vermi: { $serials }.
karteneck-refusal-highest-goes-unnamed = Il verme { $serial } è il tuo più alto: lo cali comunque. Non serve indicarlo.
karteneck-refusal-serial-too-low = Il verme { $serial } non può essere il più alto di { $count } dalla tua mano. I tuoi vermi: { $serials }.
karteneck-refusal-no-steal-without-worm = Per rubare la { $steal } ti serve un verme davanti a te.
karteneck-refusal-not-your-sum = La tua somma è { $total }, non { $steal }: si ruba solo una porzione che vale esattamente la somma.
karteneck-refusal-on-no-stack = Nessun altro ha la { $steal } in cima alla sua pila.

karteneck-rules =
    ## Heckmeck am Karteneck
    di Reiner Knizia, edito da Zoch
    {""}**Un giro** scopre tante porzioni quanti sono i giocatori. A turno cali carte o passi; la mano resta tua di giro in giro.
    {""}**Per calare:** una o più carte uguali, di un tipo che non hai ancora davanti; poi peschi una carta. Un verme vale 5, ma è un tipo diverso dal 5.
    {""}**Se passi con un verme** davanti, la somma vale per la spartizione. Se è proprio il numero in cima alla pila di un altro, puoi anche rubargli quella porzione.
    {""}**Se passi senza vermi,** scarti le carte calate, prendi la porzione più bassa della griglia e resti fuori dalla spartizione.
    {""}Chi passa pesca due carte, l'ultimo a passare nessuna.
    {""}**La spartizione:** la somma più alta prende la porzione più alta, e così via; a parità va prima chi ha il verme col numero più alto. Chi ha preso per ultimo dalla griglia apre il prossimo giro.
    {""}**La fine** arriva quando tutte le porzioni sono prese. Vince chi ha più vermi (16–18: uno, poi uno in più ogni tre numeri, fino a nove per 40–42; zero: nessuno); a parità, chi ha la porzione più alta.

## Records

karteneck-feat-meal = Pasto più grande: { $value }

## The end

karteneck-won = { $names } { $winners ->
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

karteneck-offer = Heckmeck am Karteneck · carte · 2–6 giocatori · circa 30 min
karteneck-lesson-lay =
    {""}**1. Cala le carte.** Vince chi ha più vermi: stanno sulle porzioni della griglia, e più alta è la tua somma, migliore è la tua porzione. Questa è la tua mano. Al tuo turno cali una o più carte uguali, per esempio i due 4 (fanno 8), e poi ne peschi una.
    Ogni tipo si cala una volta sola per giro. Un verme vale 5, ma è un tipo a sé. La mano resta tua di giro in giro.
karteneck-lesson-pass =
    {""}**2. Passa con un verme.** Hai passato con 23. Davanti a te c'è un verme, quindi il tuo piatto è intero: il 23 vale per la spartizione.
    Chi passa pesca due carte, l'ultimo a passare nessuna, e non cala più fino al prossimo giro. Gli altri continuano.
karteneck-lesson-steal =
    {""}**3. Ruba.** Hai 30, con dei vermi, e la 30 è in cima alle porzioni del Giocatore 2: se passi adesso, puoi prenderla.
    Si ruba solo la porzione in cima alla pila di un altro, e solo con il suo numero esatto. Il tuo 30 partecipa comunque alla spartizione.
karteneck-lesson-miss =
    {""}**4. Passa senza vermi.** Avevi 11 e nessun verme: piatto rotto. Le tue carte si scartano, e hai preso subito la porzione più bassa della griglia, la 18.
    Non partecipi alla spartizione. A volte è proprio quello che vuoi.
karteneck-lesson-share =
    {""}**5. La spartizione.** Hanno passato tutti. La somma più alta prende la porzione più alta, e così via: 30 prende la 32, 25 la 25, 16 la 18. A parità va prima il verme col numero più alto.
    Chi ha preso l'ultima porzione dalla griglia apre il prossimo giro. Quando sono finite tutte, vince chi ha più vermi.
karteneck-try-example-caterina = Davanti a te c'è 11, senza vermi. Se passi adesso, quale porzione ti tocca?
karteneck-try-example-caterina-rule = Senza vermi le tue carte si scartano e prendi subito la porzione più bassa della griglia: la 18. Alla spartizione non partecipi.
karteneck-try-example-nicola = Hai 30, con due vermi, e il Giocatore 2 ha la 30 in cima. Passi: rubi o no?
karteneck-try-example-nicola-rule = Rubala: cinque vermi in più, e il tuo 30 vale lo stesso per la spartizione. Ma occhio: in questo giro il Giocatore 2 può riprendersela, con 30 esatto.
karteneck-try-example-filippo = Il Giocatore 4 passa senza vermi e prende la 21. Tu e il Giocatore 2 avete 30 a testa; il tuo verme più alto ha il numero 8, il suo il 21. Quale porzione è tua?
karteneck-try-example-filippo-rule = A parità di somma va prima il verme col numero più alto. Il Giocatore 2 prende la 32, tu la 25.
karteneck-try-kinds = Hai davanti due 5. In mano hai altri due 5, un 1 e un verme. Che cosa puoi calare adesso?
karteneck-try-kinds-rule = I 5 li hai già davanti, e ogni tipo si cala una volta sola per giro. Anche il verme vale 5, ma è un altro tipo: puoi calarlo.
karteneck-answer-fives = I due 5
karteneck-answer-worm = Il verme
karteneck-answer-neither = Né gli uni né l'altro

## The signs of the picture

karteneck-sign-reach = **Cornice dorata:** chi passa ora può prendere o rubare questa porzione.
karteneck-sign-new = **Cornice bianca con i raggi:** è appena successo.
karteneck-sign-valid = **Piatto con un verme:** questa somma partecipa alla spartizione.
karteneck-sign-broken = **Piatto rotto:** nessun verme calato; chi passa prende la porzione più bassa.
karteneck-sign-passed = **Forchetta e coltello:** ha passato.
karteneck-sign-opener = **Campanello:** ha aperto questo giro.
karteneck-sign-laid = **Carte calate:** dei 4, due.
karteneck-sign-serial = **Carta verme:** vale 5; il numero sul cartellino decide fra somme uguali.
karteneck-sign-hand = **Carte rosse:** le carte in mano; sulla mensola, quelle nel mazzo.
karteneck-sign-reserve = **Vassoio coperto:** le porzioni che devono ancora arrivare.
karteneck-sign-discards = **Mucchio:** le carte scartate.
karteneck-sign-turn = **Riquadro dorato:** a chi tocca. Ognuno ha un colore e un simbolo.
karteneck-sign-owned = **Verme e numero:** i vermi di tutte le sue porzioni. Sotto, quante porzioni sono.
karteneck-sign-faded = **Carta sbiadita:** nella tua mano, di un tipo che hai già davanti; aspetta il prossimo giro.

## What a game is remembered for

karteneck-highlight-theft = { $seat } ha rubato { $value ->
    [one] un verme
   *[other] { $value } vermi
} { $when }, e con { $value ->
    [one] quello
   *[other] quelli
} la partita.
karteneck-highlight-tie = Pari vermi: la porzione { $value } di { $seat } batte la { $other } di { $other_seat }.
karteneck-highlight-thief = { $seat } ha rubato in tutto { $value } vermi, e non sono bastati.
karteneck-when = { $before ->
    [0] proprio all'ultimo giro
    [one] a un giro dalla fine
   *[other] a { $before } giri dalla fine
}
