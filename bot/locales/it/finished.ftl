# Leaderboards, records, histories, replays, and what is kept of people.

## Commands

command-leaderboard = classifica
command-leaderboard-description = I migliori di questo server, o di tutti i server, in un'immagine
command-stats = statistiche
command-stats-description = Tavoli, piazzamenti, rating e primati di una persona
command-history = storico
command-history-description = Gli ultimi tavoli di questo canale, o di una persona
command-replay = rivedi
command-replay-description = Rivedi un tavolo finito: come filmato, o mossa per mossa
command-review = analisi
command-review-description = Dopo un tavolo finito: le scelte che sono costate di più e, a Heckmeck, che cosa è stata fortuna
command-verify = verifica
command-verify-description = Controlla ogni lancio e ogni distribuzione di una partita finita
command-season = stagione
command-season-description = Le stagioni di questo server
command-season-close = chiudi
command-season-close-description = Chiude la stagione: la classifica finale resta, e ne comincia una nuova
command-privacy = privacy
command-privacy-description = Che cosa Roost conserva di te
command-privacy-show = mostra
command-privacy-show-description = Che cosa si conserva di te, e perché
command-privacy-export = esporta
command-privacy-export-description = Tutto ciò che si conserva di te, in un file per messaggio privato
command-privacy-forget = dimentica
command-privacy-forget-description = Diventa ovunque un posto anonimo, per sempre

option-period = periodo
option-period-description = Da quando contano i tavoli; se non dici niente, questa stagione
option-scope = ambito
option-scope-description = Questo server, o tutti i server
option-by = per
option-by-description = In che ordine
option-season = stagione
option-season-description = Una stagione passata, con il suo numero
option-user = utente
option-user-description = Chi; se non dici niente, tu
over-option-table = tavolo
over-option-table-description = Quale tavolo; scegline uno, o scrivi il suo codice
choice-period-all = da sempre
choice-period-year = quest'anno
choice-period-month = questo mese
choice-period-week = questa settimana
choice-scope-server = questo server
choice-scope-everywhere = ovunque
choice-by-rating = rating
choice-by-wins = vittorie
choice-by-points = avversari battuti
choice-by-games = tavoli giocati

## Controls

button-page-back = Indietro
button-page-on = Avanti
button-page-own = Dove sono?
button-close-season = Sì, chiudi la stagione
button-forget = Sì, dimenticami per sempre

## Leaderboards

# A number with one decimal.
decimal = { $whole },{ $part }
# In a picture: a chance to win.
percent = { $value }%
ranking-all-games = Tutti i giochi
ranking-everywhere = ovunque
ranking-season = stagione { $season }
ranking-scope = { $by ->
    [rating] { $period ->
        [season] Rating della stagione
       *[other] Rating
    }
    [wins] Vittorie
    [points] Avversari battuti: uno per ogni giocatore rimasto dietro, a ogni tavolo
   *[games] Tavoli giocati
}{ $period ->
    [year] , quest'anno.
    [month] , questo mese.
    [week] , questa settimana.
   *[other] .
}
ranking-lines = { $first }–{ $last } di { $total }.{ $by ->
    [rating] {" "}In grigio: provvisorio, meno di 5 tavoli.
   *[other] {""}
}
ranking-line = #{ $place } { $name }: { $rating ->
    [none] {""}
   *[other] rating { $rating } { $spread }{ $provisional ->
        [yes] {" "}(provvisorio)
       *[no] {""}
    },{" "}
}{ $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
} in { $games ->
    [one] 1 tavolo
   *[other] { $games } tavoli
}, { $points ->
    [one] 1 avversario battuto
   *[other] { $points } avversari battuti
}.
# Sopra le colonne dell'immagine di una classifica: brevi.
ranking-heading-rating = Rating
ranking-heading-wins = Vittorie
ranking-heading-points = Battuti
ranking-heading-games = Tavoli
confirm-season = Questo chiude per sempre la stagione { $season }: la classifica finale resta ed è pubblicata qui per tutti, e ne comincia una nuova. Chiuderla davvero?
season-closed = **La stagione { $season } è chiusa.** Ecco i migliori; la classifica intera resta in `/classifica stagione:{ $season }`. Comincia ora la stagione { $next }.

## Records and histories

stats-game = **{ $game }** · { $games ->
    [one] 1 tavolo
   *[other] { $games } tavoli
}, { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
} ({ $rate }%, attese { $chance }%). Rating di sempre { $rating } { $spread }{ $provisional ->
    [yes] , provvisorio
   *[no] {""}
}.
stats-brief = **{ $game }** · { $games ->
    [one] 1 tavolo
   *[other] { $games } tavoli
}, { $wins ->
    [one] 1 vittoria
   *[other] { $wins } vittorie
}, rating { $rating } { $spread }.
stats-places = Piazzamenti: { $places }.
stats-place = { $place }º ×{ $times }
stats-path = Rating: da { $first } ({ $since }) a { $last }, al massimo { $best }.
stats-scores = Punteggi: migliore { SIGNED($best) }, peggiore { SIGNED($worst) }, in media { $mean }.
# Nell'immagine delle statistiche: brevi.
stats-word-chance = Attese
stats-word-best = Migliore
stats-word-mean = Media
stats-word-worst = Peggiore
stats-best-score = Miglior punteggio: { SIGNED($value) }
stats-server = Primato del server · { $what } · { $name }
history-place = #{ $place } { $name } ({ SIGNED($score) })
history-place-away = #{ $place } { $name } (assente)
history-line = { $at } · **{ $game }** · `{ $table }` · { $outcome }

## Replays

replay-alt = Un filmato di tutta la partita; l'elenco delle mosse accanto dice lo stesso per iscritto.
replay-forced = (l'unica mossa: l'ha giocata il tavolo)
replay-routine = (tiro fatto dal tavolo)
replay-seed = Tavolo { $table }. Il seme del mazziere: { $seed }. Il suo SHA-256: { $commitment }.
verify-agrees = **Tavolo { $table }: tutto torna.** { $settled ->
    [one] L'unico lancio o distribuzione deriva
   *[other] Tutti i { $settled } lanci e le distribuzioni derivano
} dal seme, e il seme corrisponde al sigillo.
verify-wrong = **Tavolo { $table }: qualcosa è stato cambiato.** Queste voci non derivano dal seme: { $wrong }. Controllate: { $settled }.
verify-other-seed = **Tavolo { $table }: il seme non è quello sigillato.** Il suo SHA-256 non è quello mostrato all'apertura.
verify-rules-gone = **Tavolo { $table }:** si giocava con regole che Roost non usa più, quindi lanci e distribuzioni non si possono controllare.

## Fair?

fair-seed =
    Seme: `{ $seed }`
    SHA-256: `{ $commitment }`
fair-means = -# Il messaggio che ha aperto il tavolo mostra questo SHA-256: un sigillo, che fissava il seme senza svelarlo. Ogni lancio e ogni distribuzione derivano dal seme, quindi nessuno poteva cambiarne uno strada facendo. Controlla tu: confronta i sigilli, o calcola lo SHA-256 dei 32 byte del seme.

## The end

ending-sentence = _{ $what }_
ending-shared = Pari fino alla fine.
ending-back = { $seat } era all'ultimo posto { $when }, e ha vinto lo stesso.
ending-close = Più vicini di così non si può: { $other_seat } ha perso per uno solo.
ending-alone = Nessuno oltre { $seat } ha mai preso il comando.
ending-swings = Il comando è passato di mano { $changes } volte; { $seat } l'ha preso per sempre { $when }.
ending-lead = { $seat } ha preso il comando { $when }{ $before ->
    [0] .
   *[other] {" "}e non l'ha più mollato.
}
ending-when = { $third ->
    [0] presto
    [1] verso metà partita
   *[other] nell'ultimo terzo
}
ending-reason = -# { $reason }
ending-records = 🏅 **Nuovo primato del server!** { $records }
ending-record = { $name } · { $what }
ending-apart = Non vale per il rating: ha giocato un computer.
ending-ratings = -# Rating: { $changes }{ $provisional ->
    [yes] {" "}· “?” è provvisorio fino al quinto tavolo che vale per il rating
   *[no] {""}
}
ending-rating = { $name } { $before } → { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
}
ending-rating-away = { $rating } (assente: vale come ultimo posto)
ending-tonight = -# Stasera: { $won }
ending-tonight-apart = -# Stasera con i computer: { $won }
ending-fair = -# Gioco regolare: ogni lancio e ogni distribuzione derivano dal sigillo d'apertura. `/verifica` lo controlla.
button-replay = Rivedi
button-luck = Fortuna
button-figures = Come testo
button-daily = Verme del giorno
button-review = Analisi
button-leaderboard = Classifica
button-fair = Tutto regolare?

## Step by step, and sharing

still-title = -# { $game } · { $number ->
    [0] l'inizio · { $last } mosse
   *[other] mossa { $number } di { $last }
}
button-whole-film = Partita intera
button-next-turn = Prossimo turno
button-next-twist = Prossima svolta
button-steps = Mossa per mossa
button-share = Condividi
button-shared = Condiviso
shared-by = -# Condiviso da { $name }
shared-there = -# { refusal-shared-elsewhere }

## Analisi

review-title = **{ $game }** · { $luck ->
    [yes] quanta fortuna, quanta bravura
   *[no] le scelte
}
review-verdict = { $dice ->
    [up] { $seat } ha avuto dai dadi { $luck } vermi più degli attesi.
    [down] { $seat } ha avuto dai dadi { $luck } vermi meno degli attesi.
   *[even] { $seat } ha avuto dai dadi giusto gli attesi: né fortuna né sfortuna.
}
review-costliest = Una scelta è costata più di ogni altra:
# Sopra le colonne di un'immagine: brevi.
review-picture = Da dove vengono i vermi
review-word-par = Attesi
review-word-luck = Dadi
review-word-decisions = Scelte
review-word-thieves = Ladri
review-word-worms = Vermi
review-bars-mean = -# Si contano i vermi di ciascuno. **Attesi**: quanto rendono i tuoi turni se ne ricavi sempre il massimo. **Dadi**: quanto ha aggiunto la fortuna. **Scelte**: vermi di questo turno non presi, magari per qualcosa di meglio. **Ladri**: quanto ti hanno rubato. Ogni turno è calcolato con esattezza, ma da solo: quello che viene dopo non conta. I turni con al massimo due tessere scoperte contano come attesi.
review-alt-seat = { $seat }: attesi { $par }, dadi { $luck }, scelte { $decisions }, ladri { $thieves }, in tutto { $worms ->
    [one] 1 verme
   *[other] { $worms } vermi
}.
review-shared-seat = -# Al posto di { $seat } si sono alternati più giocatori. Le loro scelte: { $costs }.
review-nothing-costly = { $played ->
    [own] Nessun errore evidente nelle tue mosse.
    [yes] Nessun errore evidente nelle mosse di { $seat }.
   *[no] Qui si vedono solo le proprie scelte.
}
review-turns = **Turno per turno** · { $seat }
review-cut = -# Il tempo per l'analisi è bastato solo per il { $percent }% delle scelte.
review-by-turn = Mossa { $move }: { $seat } ha scelto **{ $played }**; **{ $better }** valeva { $cost } vermi in più.
review-by-search = { $again ->
    [yes] La scelta di un gallo che guarda avanti
   *[no] Mossa { $move }: { $seat } ha scelto **{ $played }**. La scelta di un gallo
}: **{ $better }**, { $gain ->
    [one] 1 punto
   *[other] { $gain } punti
} in più (±{ $error }).
review-decision = -# Scelta { $number } di { $last } · prima della mossa { $move }
review-turn-means = -# I vermi di una scelta sono rispetto alla media degli altri: un verme rubato conta di più, perché qualcuno lo perde. Esatto per questo turno, senza contare quello che viene dopo.
review-search-means = -# I punti di una scelta: conta solo quello che si poteva sapere in quel momento, non quello che è venuto dopo: da lì delle galline hanno giocato la partita fino alla fine molte volte, con entrambe le scelte. I punti sono punti percentuali di probabilità di vincere; il ± dice quanto è sicuro. Le persone forse giocano diversamente.
review-progress =
    Ripercorro la partita… { $percent }%
    -# Da un minuto lo stesso numero? Premi il pulsante.
button-meaning = Che cosa dicono i numeri
button-practise = Esercitati
practise-next = Avanti
practise-question = Che cosa faresti **ora**, al posto di { $seat }?
practise-answered = { $same ->
    [yes] Di nuovo **{ $choice }**, come al tavolo.
   *[no] Ora **{ $choice }**: è quello che sceglierebbe anche l'analisi.
}
button-retry = Riprova

## Fortuna nel tempo

luck-said = In { $games ->
    [one] 1 partita
   *[other] { $games } partite
}: { $luck } vermi a partita dai dadi{ $games ->
    [one] {""}
   *[other] {" "}(±{ $error })
}, ogni scelta ha lasciato lì { $cost } vermi del turno ({ $decisions ->
    [one] 1 scelta
   *[other] { $decisions } scelte
}).
luck-means = -# Le ultime partite di Heckmeck su questo server in cui ha deciso sempre e solo questa persona. Dadi: vermi oltre la media di tutti i tiri. Scelte: vermi di questo turno non presi, qualunque cosa sia venuta dopo. I turni con al massimo due tessere scoperte non contano.
luck-by-game = Partita per partita, dalla più vecchia, i vermi dai dadi e tra parentesi i vermi di questo turno che ogni scelta ha lasciato lì: { $games }.
# Nell'immagine: brevi.
luck-word-luck = Dadi a partita
luck-word-cost = Vermi nel turno
luck-word-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}

## Privacy

privacy-nothing = Roost non conserva niente di te.
privacy-kept =
    ## Che cosa Roost conserva di te
    - Il tuo id di Discord, il nome che avevi quando hai usato Roost l'ultima volta ({ $name }) e la tua lingua ({ $locale }): per chiamarti per nome e mandarti le tue mani.
    - { $nicknames ->
        [0] Nessun soprannome: nei server dove hai usato Roost non ne avevi
        [one] Il soprannome che avevi in 1 server quando lì hai usato Roost l'ultima volta
       *[other] I soprannomi che avevi in { $nicknames } server quando lì hai usato Roost l'ultima volta
    }. Un soprannome si vede solo nel suo server e nelle mani dei suoi tavoli.
    - Le tue ore di silenzio con il loro fuso orario, quelle del giorno prima di sceglierle, come vuoi sapere che tocca a te, se vuoi risposte per iscritto, e su quale server l'hai scelto l'ultima volta.
    - Per quali giochi vuoi le chiamate ({ $subscriptions ->
        [0] nessuno
        [one] 1, in un server
       *[other] { $subscriptions }, contati server per server
    }), fino a quando, l'ultima chiamata e quante ne hai saltate. Nessun altro lo vede.
    - { $evenings ->
        [0] Nessuna serata proposta
        [one] 1 serata proposta
       *[other] { $evenings } serate proposte
    } da te, e { $evening_answers ->
        [0] nessuna risposta
        [one] 1 risposta
       *[other] { $evening_answers } risposte
    } a serate in programma, che vede chi sta nel loro canale. Tutto sparisce quando la serata è finita.
    - { $daily_answers ->
        [0] Nessuna risposta al verme del giorno
        [one] 1 risposta al verme del giorno
       *[other] { $daily_answers } risposte al verme del giorno
    }: una al giorno, per i conteggi delle soluzioni, che ti nominano solo se l'hai chiesto, per i tuoi numeri e per la tua serie.
    - { $seats ->
        [one] 1 posto
       *[other] { $seats } posti
    } ai tavoli e { $entries ->
        [one] 1 voce
       *[other] { $entries } voci
    } nei loro registri: che cosa hai fatto lì, e quando. Il registro è il tavolo; senza, le partite degli altri sparirebbero.
    - { $results ->
        [one] 1 risultato
       *[other] { $results } risultati
    }, e i rating e i primati che ne derivano: per le classifiche.
    - Gli id dei messaggi privati con le tue mani, per tenerli aggiornati.
    - Gli id delle interazioni da cui vengono quelle voci, fino a un giorno dopo la fine del tavolo (poi solo quello dell'inizio), e quali stagioni hai chiuso.
    Gli altri vedono il tuo nome (in un server il soprannome che hai lì), i tuoi risultati e le tue mosse ai tavoli, nei filmati e nelle classifiche. Non si conservano né i messaggi che scrivi, né indirizzi. `/privacy esporta` ti manda tutto, `/privacy dimentica` toglie ciò che porta a te.
privacy-export = Tutto ciò che Roost conserva di te:
privacy-exported = È nei tuoi messaggi privati.
privacy-exported-here = I tuoi messaggi privati sono chiusi, quindi eccolo qui, solo per te.
privacy-confirm = **È definitivo.** Il tuo id, il nome, i soprannomi, la lingua, le ore di silenzio, le chiamate ai tavoli e le risposte al verme del giorno vengono tolti, e sparisci dalle classifiche. I tavoli che hai giocato restano per gli altri, con un posto anonimo al posto tuo; un posto che un computer tiene per te viene lasciato. Chi torna ricomincia da capo. I messaggi già pubblicati su Discord restano come sono.
privacy-forgotten = Fatto: Roost non sa più chi sei. D'ora in poi i tuoi posti sono anonimi.

## Refusals

refusal-rating-needs-game = Il rating riguarda un solo gioco. Di' quale: `/classifica gioco:`. Senza gioco puoi ordinare per vittorie, avversari battuti o tavoli.
refusal-no-season = Su questo server non c'è la stagione "{ $season }"; finora { $seasons ->
    [one] ce n'è stata una
   *[other] ce ne sono state { $seasons }
}. Scegline una dall'elenco.
refusal-season-needs-server = Una stagione è di un solo server. Togli `ambito:` per vederla, o `stagione:` per vedere tutti i server.
refusal-none-ranked = Qui nessuno ha ancora finito un tavolo che conti. Aprine uno con `/tavolo apri`: una partita di almeno due persone e nessun computer, giocata fino in fondo, e la classifica comincia.
refusal-none-ranked-since = In questo periodo nessuno ha ancora finito un tavolo che conti. `periodo:` ne sceglie uno più lungo.
refusal-none-ranked-in-season = Nella stagione { $season } nessuno ha ancora finito un tavolo che conti. Aprine uno con `/tavolo apri`. Le stagioni passate sono sotto `/classifica stagione:`, tutte insieme sotto `periodo:`, "da sempre".
refusal-not-ranked = Non sei ancora in questa classifica. Basta un tavolo finito: `/tavolo apri`.
refusal-season-empty = Nella stagione { $season } non è ancora finito nessun tavolo, quindi non c'è niente da chiudere.
refusal-only-in-servers = Questo funziona solo su un server, non nei messaggi privati.
refusal-nothing-played = Qui { $name } non ha ancora finito nessun tavolo che conti.
refusal-no-history = Qui nessun tavolo è ancora arrivato alla fine. Aprine uno con `/tavolo apri`.
refusal-not-your-pages = Questi pulsanti sono di chi ha chiesto. Il comando ti dà i tuoi.
refusal-no-such-table = Qui non c'è nessun tavolo "{ $table }". Scegline uno dall'elenco, o prendi il suo codice da `/storico`.
refusal-not-over-yet = Questo tavolo è ancora in gioco; mani e seme restano segreti fino alla fine. `/tavolo mostra` ne mostra il tabellone.
refusal-nothing-was-played = A questo tavolo non si è giocato: è finito prima della prima mossa.
refusal-one-film-at-a-time = Un filmato alla volta: il tuo è ancora in lavorazione. Intanto funziona **Mossa per mossa**.
refusal-too-many-films = Ora si stanno facendo molti filmati. Riprova fra mezzo minuto; **Mossa per mossa** funziona subito.
refusal-one-review-at-a-time = Un'analisi alla volta, per te e per questo server. Riprova quando è finita.
refusal-too-many-reviews = In questo momento si analizzano molte partite. Riprova tra un minuto o due.
refusal-review-too-long = Questa partita è troppo lunga per un'analisi.
refusal-review-failed = Adesso non è stato possibile finire l'analisi. Riprova fra qualche minuto.
refusal-review-impossible = Roost non riesce ad analizzare questa partita. È un errore di Roost, e riprovare non serve.
refusal-no-luck = Qui non c'è una partita di Heckmeck in cui { $name } abbia preso tutte le decisioni di un posto.
refusal-restarting = Roost si sta riavviando. Riprova fra un momento.
refusal-rules-gone = Questo tavolo si giocava con regole che Roost non usa più, quindi non si può rivedere. Il suo risultato resta.
refusal-log-broken = Il registro di questo tavolo è stato cambiato, quindi non si può rivedere. `/verifica` dice dove.
refusal-seated-still = Hai ancora un posto in { $channels }. Lì gioca fino alla fine, alzati con `/tavolo alzati`, o chiudi il tavolo con `/tavolo chiudi`; poi chiedi di nuovo.
refusal-shared-elsewhere = Questo tavolo è stato giocato su un altro server: si può condividere solo là.
