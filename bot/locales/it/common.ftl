# Texts that belong to no game. Every key has its counterpart in every other language.

language-name = Italiano
nothing = niente

## Commands: names (lower case, no spaces) and descriptions (at most 100 characters)

command-table = tavolo
command-table-description = Tavoli in questo canale
command-table-open = apri
command-table-open-description = Apri un tavolo in questo canale
command-table-show = mostra
command-table-show-description = Mostra di nuovo il tavolo di questo canale
command-table-options = varianti
command-table-options-description = Scegli le varianti, prima che la partita cominci
command-table-join = siediti
command-table-join-description = Prendi un posto
command-table-leave = alzati
command-table-leave-description = Lascia il tuo posto, prima che la partita cominci o mentre si gioca
command-table-start = comincia
command-table-start-description = Comincia la partita
command-table-end = chiudi
command-table-end-description = Chiudi il tavolo prima del tempo: prima dell'inizio chi l'ha aperto, poi la maggioranza
command-table-rematch = rivincita
command-table-rematch-description = Riapri lo stesso tavolo con le stesse persone
command-table-computer = computer
command-table-computer-description = I computer di questo tavolo, prima dell'inizio della partita
command-table-computer-add = aggiungi
command-table-computer-add-description = Fai sedere un computer, prima dell'inizio della partita
command-table-computer-remove = togli
command-table-computer-remove-description = Togli un computer dal tavolo, prima dell'inizio della partita
command-rules = regole
command-rules-description = Come si gioca, per immagini
command-help = aiuto
command-help-description = Come si gioca qui

option-game = gioco
option-game-description = Quale gioco
option-language = lingua
option-language-description = La lingua del tavolo; i messaggi privati arrivano nella tua
option-text = testo
option-text-description = Il tavolo per iscritto, solo per te
option-against = contro
option-against-description = Gioca contro il computer: la partita comincia subito
option-level = livello
option-level-description = Quanto gioca bene
option-variants = varianti
option-variants-description = Una o più varianti; vuoto per nessuna

## Controls

button-join = Siediti
button-leave = Alzati
button-start = Comincia
button-start-without = Comincia lo stesso
button-settings = …
more = **Questo tavolo:** che altro puoi fare. Lo vedi solo tu.
button-end = Chiudi il tavolo
button-close = Sì, chiudilo
button-text = Descrivi il tavolo
button-rematch = Rivincita

## In words

# A person, for readers who hear the message, with the sign that pictures show.
spoken-name = { $name } ({ $computer ->
    [yes] computer, { $sign }
   *[no] { $sign }
})
sign-circle = cerchio rosso
sign-triangle = triangolo blu
sign-square = quadrato verde
sign-diamond = rombo giallo
sign-star = stella rosa
sign-cross = croce azzurra
sign-hexagon = esagono nero
sign-moon = luna arancione
button-picture = Immagine
button-whole = Tutto il tavolo

## Computers

computer-chick = Pulcino
computer-hen = Gallina
computer-rooster = Gallo
computer-numbered = { $name } { $number }
computer-said = { $name } (computer)
computer-in-place = { $name } (gioca una gallina)
computer-chick-offer = { $name }: sta imparando e ogni tanto sbaglia
computer-hen-offer = { $name }: guarda una mossa avanti
computer-rooster-offer = { $name }: ragiona su più mosse e vuole vincere
computers-what = I **computer** prendono posto e giocano da soli:
computers-apart = Un tavolo con un computer non vale per rating, primati e classifiche.
computers-seated = **A questo tavolo:** { $names }
computers-think = { $thinking_seats } { $count ->
    [one] sta
   *[other] stanno
} pensando…
button-hasten = Fai muovere il computer
button-computers = Aggiungi un computer
button-add-computer = Aggiungi: { $name }
button-remove-computer = Togli: { $name }

## Lobby and end

lobby-title = ## { $game }
lobby-variant = **{ $name }:** { $what }
lobby-settings = **Impostazioni del tavolo.** Quello che scegli qui vale subito per il tavolo.
lobby-settings-others = Varianti, lingua e tempo di questo tavolo li sceglie { $host_seat }. Lo vedi solo tu.
lobby-variants = Varianti
lobby-free = Libera un posto
lobby-free-seat = libero
lobby-rematch = Rivincita!
lobby-challenge = ⚔️ { $seat } vuole la rivincita, e i vostri posti sono tenuti.
lobby-answers = { $count ->
    [0] {""}
   *[other] **Ci sono:** { $names } ·{" "}
}**Non ancora:** { $silent }
lobby-ask-in = Premi **{ plan-button-in }**. **{ button-start }** comincia con chi c'è.
lobby-challenged = { $people }: { $seat } aspetta la rivincita. Ci stai? { $link }
rematch-there = 🪑 La rivincita è aperta e hai già il tuo posto: { $link }
lobby-clock-menu = Tempo per mossa
lobby-clock-choice = Tempo: { $clock }
lobby-seats = **Posti: { $seated } su { $most }**
lobby-computers = -# Con un computer questo tavolo non vale per rating, primati e classifiche.
lobby-planned = 🪑 Serata organizzata da { $name }.{ $count ->
    [0] {""}
   *[other] {" "}Fino alle <t:{ $until }:t> ci sono posti riservati a { $names }.
}
lobby-ask = Premi **Siediti** per prendere posto. Da { VALUE($least, of: "number-word") } giocatori in poi, chi è seduto può premere **Comincia**.
lobby-commitment = -# Tavolo { $table } · sigillo di regolarità, SHA-256: `{ $commitment }`
# Not "1.": Discord makes a list of that and counts for itself, also where places are shared.
result-place = { $place }º { $seat } · { $score }
table-ended-closed = Tavolo chiuso prima della fine: non ha vinto nessuno.
table-ended-outdated = Roost è stato aggiornato e ora gioca con regole corrette, perciò questo tavolo è stato chiuso; non ha vinto nessuno.
confirm-end = Così il tavolo finisce per tutti, e non vince nessuno. Vuoi davvero chiuderlo?
confirm-start = Non ha ancora risposto: { $names }. Si comincia lo stesso? Quei posti si liberano.
ended-by-you = Hai chiuso il tavolo.

## Refusals: what is in the way, and what to do

refusal-no-table = Questo tavolo non c'è più. Aprine uno nuovo con `/tavolo apri`.
refusal-no-table-here = In questo canale non c'è ancora un tavolo. Aprine uno con `/tavolo apri`.
refusal-channel-taken = In questo canale c'è già un tavolo: `/tavolo mostra` lo porta qui, e chi è seduto può chiuderlo: `/tavolo chiudi`. Un thread può avere un tavolo suo.
refusal-too-many-lobbies = Su questo server hai aperto { $count } tavoli non ancora iniziati: { $channels }. Comincia uno di questi, o chiudilo: `/tavolo chiudi`.
refusal-too-many-alone = Su questo server hai { $count } partite aperte contro i computer: { $channels }. Finiscine una, o chiudila: `/tavolo chiudi`.
refusal-table-over = Questo tavolo è finito. `/tavolo rivincita` o `/tavolo apri` ne cominciano uno nuovo.
refusal-not-over = Questo tavolo non è ancora finito. Quando lo sarà potrai chiedere la rivincita.
refusal-outdated = Questo tavolo giocava con regole che Roost non usa più, perciò è stato chiuso. Aprine uno nuovo con `/tavolo apri`.
refusal-newer = Roost si sta aggiornando, e questa sua parte non sa ancora leggere il tavolo. Non è cambiato nulla: riprova fra qualche minuto.
refusal-another-game = { $game } è il gioco di questo canale. Usa il suo comando, o i pulsanti sotto il tabellone.
refusal-not-started = La partita non è ancora cominciata. Può darle il via chi è seduto: `/tavolo comincia`.
refusal-already-started = La partita è già cominciata. Un posto rimasto libero si prende con `/tavolo subentra`; con `/tavolo aspetta` ti metti in lista per la prossima.
refusal-not-seated = Non hai un posto a questo tavolo. Puoi guardare, e sederti al prossimo.
refusal-seat-lost = Questo posto non è più tuo, quindi non è stato giocato niente. `/tavolo subentra` ti ci riporta finché è libero.
refusal-not-seated-yet = Non hai ancora un posto a questo tavolo. Prima prendine uno: `/tavolo siediti`.
refusal-full-with-computers = Tutti i { $most } posti sono presi. Chi è seduto può farti posto: `/tavolo computer togli` toglie un computer.
refusal-no-seat-left = Tutti i { $most } posti sono presi: per un altro computer non c'è spazio.
refusal-no-such-computer = A questo tavolo non c'è un computer così.
refusal-already-seated = Hai già un posto a questo tavolo.
refusal-table-full = Tutti i { $most } posti sono presi. Con `/tavolo aspetta` ti metti in lista per la prossima partita; oppure apri un tavolo in un altro canale o thread.
refusal-too-few-seats = Servono { $least } giocatori, finora ce ne sono { $seated }. Chiedi a qualcuno di sedersi: `/tavolo siediti`. O fai giocare un computer: `/tavolo computer aggiungi`.
refusal-not-host = Varianti, lingua e tempo di questo tavolo li sceglie { $host_seat }.
refusal-not-yours-to-free = Il posto di { $seat } possono liberarlo solo { $host_seat } e chi gestisce i messaggi qui. Se { $seat } ha lasciato il server, può farlo chi è seduto.
refusal-variants-exclude = "{ $variant }" e "{ $other_variant }" si escludono. Scegline una.
refusal-unknown-variant = In questo gioco non c'è la variante "{ $variant }". Scegli dalla lista che si apre mentre scrivi.
refusal-not-yours-to-end = Prima dell'inizio questo tavolo può chiuderlo chi l'ha aperto o, se non ha più un posto, chi ha il primo; durante la partita, la maggioranza di chi è seduto. Può farlo anche chi gestisce i messaggi qui, se in questa partita non ha mai avuto un posto.
refusal-not-your-button = Questo pulsante è per { $seat }.
refusal-stale = Troppo tardi, la mossa era già fatta. Ecco la situazione adesso.
board-barred = La mossa era già fatta, ma Roost non può mostrare qui il tabellone: gli manca { $permissions }. Chiedete a chi gestisce il canale di permetterlo.
board-without-picture = Qui niente immagine: Roost non può allegare file in questo canale. Chi gestisce il canale può permetterlo.
picture-numbers = -# Nell'immagine: { $each }
refusal-old-command = Questo comando è cambiato. Chiudi e riapri Discord, o aspetta un po', e scrivilo di nuovo.
refusal-old-button = Questo pulsante è vecchio. `/tavolo mostra` porta il tabellone com'è adesso.
refusal-value-too-long = "{ $typed }" è troppo lungo: un'opzione prende al massimo { $most } caratteri. Scegli dall'elenco che si apre mentre scrivi.
refusal-not-a-choice = "{ $typed }" non è tra le scelte. Scegli dall'elenco che si apre mentre scrivi.
refusal-another-channel = Questo pulsante è di un tavolo in un altro canale. `/tavolo mostra` porta il tavolo di questo canale.
refusal-say-which = Di' quale: { $choices }.
refusal-not-offered = "{ $typed }" adesso non è possibile.{ $choices ->
    [niente] {""}
   *[other] {" "}Possibile: { $choices }.
}
refusal-not-on-server = Roost non è su questo server, quindi qui non può fare niente. Chi gestisce il server può aggiungerlo.
refusal-may-not-write = In questo canale non puoi scrivere, quindi Roost non pubblica niente per te. Ti manca: { $permission }.
refusal-permissions-missing = Roost non può ancora giocare qui. In questo canale gli servono questi permessi: { $permissions }. Può darli chi gestisce il canale.
refusal-store-unsure = Roost ha perso il contatto con il database proprio mentre salvava, e non sa dire se ci sia riuscito. Ricontrolla fra qualche secondo e, se serve, ripeti.
refusal-store-busy = In questo momento Roost non arriva ai suoi tavoli, perciò non è cambiato nulla. Riprova fra qualche secondo.
refusal-unexpected = Qualcosa è andato storto dalla parte di Roost; niente di ciò che hai fatto è andato perso. `/tavolo mostra` porta il tabellone com'è adesso.

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-attach-files = Allega file

help = ## Che cosa vuoi fare?
help-which = Quale gioco contro un computer? Si comincia subito.
help-tables = I tuoi tavoli:
help-together = Gioco con altri
help-alone = Gioco da solo
help-learn = Imparo un gioco
help-table = Al mio tavolo
help-daily = Il verme di oggi
help-commands = Tutti i comandi
help-all =
    ## Roost
    Giochi da tavolo per un canale: `/tavolo apri` apre un tavolo, `/tavolo siediti` prende un posto, `/tavolo comincia` dà il via.
    Le tue mosse sono i pulsanti sotto il tabellone, o dei comandi: `/heckmeck tira`, `tieni`, `fermati`.
    - `/tavolo mostra` porta il tabellone in fondo al canale, `/tavolo mostra testo:True` lo descrive, solo per te.
    - Contro il computer: `/tavolo apri contro:` comincia subito, `/tavolo computer aggiungi` ne fa sedere uno fra voi.
    - `/tavolo varianti` sceglie le varianti prima dell'inizio; `/regole` mostra come si gioca.
    - `/tavolo chiudi` chiude un tavolo; **Rivincita** lo riapre uguale, **Nuovo tavolo…** un altro.
    - Clic destro o tocco lungo su persone e tabelloni: *App*.
    - Manca qualcuno? Dopo tre minuti appare il pulsante **Sveglia**; poi gli altri possono far muovere una gallina. `/tavolo alzati` lascia un posto, `/tavolo subentra` ne prende uno, `/tavolo sostituto` invita qualcuno.
    - `/io silenzio`: le tue ore di silenzio; `/io turni`: gli avvisi di turno; `/io chiamami`: quelli di un nuovo tavolo.
    - `/classifica` mostra i migliori, `/statistiche` un giocatore, `/storico` gli ultimi tavoli; `/rivedi` ne fa rivedere uno; `/verme` è l'enigma del giorno.
    - `/mano` mostra la tua mano; `/verifica` ricalcola dadi e carte di un tavolo finito; `/privacy mostra` dice che cosa si conserva di te.
    {""}**Dadi onesti:** il messaggio d'apertura mostra lo SHA-256 di un seme segreto; alla fine **Tutto regolare?** mostra il seme, e se ogni tiro ne deriva.

## Hands

button-hand = La mia mano
button-refresh = Aggiorna
command-hand = mano
command-hand-description = La tua mano, solo per te
option-table = tavolo
option-table-description = Quale tavolo, se siedi a più d'uno
hand-none = Le mani si distribuiscono quando comincia la partita.
hand-wait = Per ora non devi decidere nulla.
board-newer = Questo messaggio non vale più. Il tavolo è qui: { $link }
hand-newer = La tua mano è più in basso: { $link }
hand-offer = -# Qui si aspetta a lungo: con `/io turni` puoi farti avvisare con un messaggio privato quando tocca a te.
hand-over = La partita è finita. { $won }
meant-done = Fatto. Sul tabellone vedi com'è andata.
hand-closed = I tuoi messaggi privati sono chiusi, perciò non posso mandarti la mano. La trovi qui, e con il pulsante sotto il tabellone. Quando li avrai aperti, `/mano` te la manda di nuovo lì.
refusal-no-hand = In questo gioco è tutto scoperto: nessuno ha una mano.
refusal-no-table-of-yours = Al momento non hai una mano a nessun tavolo.
refusal-no-seat-anywhere = Adesso non hai posto a nessun tavolo. `/tavolo apri` ne apre uno.
refusal-say-which-table = Di' con l'opzione `tavolo` quale dei tuoi tavoli intendi: { $tables }.

## Reminders

reminder = ⏰ **{ $game }** ti aspetta: hai tempo fino al <t:{ $until }:f> (<t:{ $until }:R>). Poi questo turno lo finisce una gallina al posto tuo.
    { $link }

## The end of a game

ending-headline = ## { $won }
button-count = Il conteggio
refusal-no-count = A questo tavolo non c'è nulla da conteggiare. Dove i punti vengono da molte tessere, il pulsante sta dietro **…** sotto l'ultima immagine.

## The language of a table

lobby-language = La lingua del tavolo

## Telling what happened

# What somebody did at one go becomes one sentence: "NAME tira un 4, muove una pedina e prende −1." A text that can be a
# part of such a sentence begins with this, or looks at $clause itself.
story-who = { $clause ->
    [next] ,
    [last] {" "}e
   *[first] { $seat }
}
# Of something masculine: un dado, un verme.
number-word = { $value ->
    [1] un
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
   *[other] { $value }
}
names-listed = { $names } e { $last }
