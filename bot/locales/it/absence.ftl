# Who is there and who is away: clocks, nudges, seats that change hands, agreements; how somebody wants to be told.

## Commands

command-table-clock = tempo
command-table-clock-description = Quanto tempo c'è per decidere: prima sceglie chi ha aperto, poi la maggioranza
command-table-pause = pausa
command-table-pause-description = Metti in pausa la partita, se la maggioranza è d'accordo
command-table-resume = riprendi
command-table-resume-description = Riprendi la partita dopo una pausa, se la maggioranza è d'accordo
command-table-sit = subentra
command-table-sit-description = Riprendi il tuo posto, o prendine uno rimasto libero
command-table-substitute = sostituto
command-table-substitute-description = Invita qualcuno a una partita che deve cominciare, o al posto che una gallina tiene per un assente
command-table-kick = escludi
command-table-kick-description = Libera un posto prima dell'inizio, o chiedi agli altri di toglierlo a chi non risponde
command-me = io
command-me-description = Le tue preferenze
command-me-quiet = silenzio
command-me-quiet-description = Le tue ore di silenzio: il tempo per te si ferma e nessuno ti disturba
command-me-turns = turni
command-me-turns-description = Come sapere che tocca a te
command-me-words = parole
command-me-words-description = Risposte per iscritto, al posto delle immagini
option-words = parole
option-words-description = Se Roost ti risponde per iscritto
choice-words-on = sì
choice-words-off = no
# In place of a question in words, once it is answered; and if it is asked again below.
words-chose = Hai scelto: **{ $choice }**
words-below = Continua qui sotto.
# In place of an arrow: to a place; and to a sum.
words-to = verso
words-makes = , totale

option-clock = tempo
option-clock-description = Quanto tempo c'è per ogni mossa
option-person = persona
option-person-description = Chi
option-seat = posto
option-seat-description = Il posto di chi, se i posti liberi sono più d'uno
option-since = dalle
option-since-description = Da che ora, per esempio 22:00; "off" toglie le ore di silenzio
option-until = alle
option-until-description = Fino a che ora, per esempio 8:00
option-zone = fuso
option-zone-description = Il tuo fuso orario: in inglese, una grande città o il tuo paese
option-how = come
option-how-description = Con una menzione sul tabellone, con un messaggio privato, o in nessun modo
choice-how-mention = con una menzione
choice-how-direct = con un messaggio privato
choice-how-none = in nessun modo

## Clocks

clock-none = senza limite
clock-live = dal vivo: 2 minuti
clock-relaxed = con calma: 1 ora
clock-day = un giorno
clock-three-days = tre giorni
lobby-clock = **Tempo per mossa:** { $clock }
board-deadline = -# ⏳ Il tempo scade <t:{ $at }:R>.
board-deadlines = -# ⏳ Il tempo scade: { $each }
board-deadline-of = { $seat } <t:{ $at }:R>

## What a board says beside the game

board-paused = ⏸️ La partita è in pausa: anche il tempo è fermo.
board-stood-in = -# { $seat } non c'era: ha giocato una gallina.
board-held = -# Finché { $seat } non torna, gioca una gallina.
board-open = -# { $seat } ha lasciato il tavolo: continua una gallina, e il posto è libero.
board-closed = -# Per { $seat } gioca una gallina fino alla fine.
board-voted-out = -# Gli altri hanno escluso { $seat }: continua una gallina, e il posto è libero.
board-nudged = -# 🔔 Sveglia per { $seat } <t:{ $at }:R>.
board-nudged-by = -# 🔔 { $nudging_seat } ha dato la sveglia a { $seat } <t:{ $at }:R>.

wish-end = ✋ { $wishing_seats } { $have ->
    [one] vuole
   *[other] vogliono
} chiudere il tavolo ({ $have } su { $need }).
wish-pause = ✋ { $wishing_seats } { $have ->
    [one] vuole
   *[other] vogliono
} fare una pausa ({ $have } su { $need }).
wish-resume = ✋ { $wishing_seats } { $have ->
    [one] vuole
   *[other] vogliono
} riprendere ({ $have } su { $need }).
wish-clock = ✋ { $wishing_seats } { $have ->
    [one] vuole
   *[other] vogliono
} cambiare il tempo per mossa: { $clock } ({ $have } su { $need }).
wish-stand-in = ✋ { $wishing_seats } { $have ->
    [one] vuole
   *[other] vogliono
} far muovere una gallina per { $seat } ({ $have } su { $need }).
wish-vote-out = ✋ { $wishing_seats } { $have ->
    [one] vuole
   *[other] vogliono
} togliere il posto a { $seat } ({ $have } su { $need }).

## Its buttons

nudge-button = 🔔 Sveglia { $seat }
back-button = { $name }: ci sono
take-seat-button = Prendi il posto di { $name }
agree-end = Chiudi il tavolo ({ $have }/{ $need })
agree-pause = Pausa ({ $have }/{ $need })
agree-resume = Riprendi ({ $have }/{ $need })
agree-clock = Tempo: { $clock } ({ $have }/{ $need })
agree-stand-in = Gallina per { $seat } ({ $have }/{ $need })
agree-vote-out = Togli il posto a { $seat } ({ $have }/{ $need })
button-quit = Sì, lascio
button-ask = Chiedi agli altri

## What was done, as it stays in the channel

deed-nudged = 🔔 { $nudging_seat } dà la sveglia a { $seat }.
deed-absent = { $seat } non c'è: questo turno lo finisce una gallina.
deed-held = { $seat } salta un turno dopo l'altro: finché non torna, gioca una gallina.
deed-sat = 🪑 { $seat } si siede e continua la partita.
deed-left = 🚪 { $seat } lascia il tavolo: continua una gallina, e il posto è libero.
deed-voted-out = 🚪 Gli altri hanno escluso { $seat }: continua una gallina, e il posto è libero.
deed-paused = ⏸️ La partita è in pausa.
deed-resumed = ▶️ La partita riprende.
deed-clock = ⏳ Tempo per mossa, d'ora in poi: { $clock }.

## Leaving, inviting, ends

end-together = La partita è di tutti quelli che giocano: finisce quando lo vuole la maggioranza di chi è seduto. Vuoi chiedere agli altri, o lasciare il posto a una gallina?
asked-by-you = Ora gli altri possono votare sotto il tabellone.
confirm-quit = Una gallina giocherà al posto tuo, e chiunque potrà prendere il tuo posto. Una partita lasciata a metà ti vale l'ultimo posto, a meno che tu non torni e prenda tu la maggior parte delle decisioni. Vuoi davvero lasciare?
confirm-quit-unrated = Una gallina giocherà al posto tuo, e chiunque potrà prendere il tuo posto. Vuoi davvero lasciare?
left-by-you = Hai lasciato la partita. Finché nessun altro prende il tuo posto, puoi tornare con `/tavolo subentra`.
substitute-invited = { $person }, { $inviting_seat } ti invita a continuare al posto di { $seat }.
silent-table = Al tavolo di questo canale ({ $game }) nessuno fa più nulla dal <t:{ $since }:f>. Puoi chiuderlo e aprire il tuo.
replace-button = Chiudilo e apri { $game }
silent-table-ended = { $name } ha chiuso un tavolo a cui nessuno faceva più nulla dal <t:{ $since }:f> ({ $game }).
table-ended-by-agreement = Tavolo chiuso prima della fine, come voleva la maggioranza: non ha vinto nessuno.
table-ended-abandoned = Da { $days } giorni nessuno faceva più nulla a questo tavolo, perciò è stato chiuso; non ha vinto nessuno.
table-ended-gone = Roost non vedeva più il canale di questo tavolo, perciò è stato chiuso; non ha vinto nessuno.

## Telling somebody

notice-asked = **{ $game }** · Tocca a te: { $link }
notice-nudged = **{ $game }** · 🔔 { $nudging_seat } ti aspetta: { $link }

quiet-none = Non hai ore di silenzio. Si scelgono con `/io silenzio`: da che ora, fino a che ora, e il tuo fuso orario.
quiet-set = Silenzio ogni giorno dalle { $since } alle { $until } ({ $zone }): in quelle ore il tuo tempo si ferma, nessuno può darti la sveglia e non ricevi avvisi. Il tempo che corre già resta com'è.
quiet-ended = Non hai più ore di silenzio. Il tempo che corre già resta com'è.
turns-mention = Quando tocca a te e non ci sei, il tabellone ti menziona.
turns-direct = Quando tocca a te e non ci sei, ricevi un messaggio privato. Se i tuoi sono chiusi, ti menziona il tabellone.
turns-none = Nessuno ti avvisa più quando tocca a te. Gli altri possono comunque darti la sveglia dopo un po'.
words-on = Da ora Roost ti risponde per iscritto, qui dove premi: cos'è successo, cosa puoi fare, un pulsante per ogni mossa. **Immagine** mostra l'immagine. Una partita che inizia senza che tu prema nulla arriva in privato; anche il tuo turno, se lo scegli con `/io turni`.
words-off = Roost ti risponde di nuovo con le immagini.

## Refusals: what is in the way, and what to do

refusal-nudge-too-soon = Lascia un po' di tempo a { $seat }: puoi dare la sveglia dopo { $minutes } minuti.
refusal-nudged-already = { $seat } ha appena avuto la sveglia. La prossima è possibile fra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
refusal-nudge-quiet = { $seat } ha le ore di silenzio fino alle <t:{ $until }:t>. Dopo potrai dare la sveglia.
refusal-not-awaited = Ora non tocca a quella persona. Il tabellone mostra a chi tocca.
refusal-awaited-yourself = Sei tu! Tocca a te.
refusal-seat-not-free = Quel posto ora non è libero. Un posto si libera quando qualcuno lascia la partita, o manca a lungo.
refusal-seat-for-computers = Qui gioca una gallina fino alla fine. In questa partita nessuno prende più la mano di un altro; nella prossima c'è posto per te.
refusal-held-another-seat = A questo tavolo il tuo posto era quello di { $seat }: puoi riprendere solo quello.
refusal-not-invited = Questo posto è riservato a { $seat } o a chi è invitato. Chi è seduto può invitarti: `/tavolo sostituto`.
refusal-invited-is-seated = Quella persona ha già un posto a questo tavolo.
refusal-invited-held-another-seat = Quella persona aveva un altro posto a questo tavolo, e può tornare solo a quello.
refusal-invited-bot = Quello è un bot, e qui non può sedersi.
refusal-invited-no-member = Quella persona non è su questo server, quindi non è stato invitato nessuno.
refusal-no-seat-of-theirs = Quella persona non ha un posto a questo tavolo.
refusal-voted-already = L'hai già detto. { $missing ->
    [one] Deve essere d'accordo ancora una persona
   *[other] Devono essere d'accordo ancora { $missing } persone
}, con il pulsante sotto il tabellone.
refusal-paused = La partita è in pausa. **Riprendi** sotto il tabellone, o `/tavolo riprendi`, la fa continuare se la maggioranza è d'accordo.
refusal-paused-already = La partita è già in pausa.
refusal-not-paused = La partita non è in pausa.
refusal-clock-already = Il tempo per mossa è già questo.
refusal-clock-runs = Per { $seat } il tempo corre già: allo scadere decide una gallina.
refusal-nudge-first = Prima dai la sveglia a { $seat } con il pulsante sotto il tabellone. Se entro { $minutes } minuti non risponde, può deciderlo la maggioranza degli altri.
refusal-quiet-time = "{ $typed }" non è un'ora. Scrivila come 22:00 o 7:30.
refusal-quiet-until = Di' anche fino a che ora: `/io silenzio` le vuole tutte e due.
refusal-nudge-wait = { $seat } ha ancora { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
    } per rispondere alla sveglia. Poi può deciderlo la maggioranza degli altri.
refusal-invited-already = Quella persona è già invitata a questo posto.
refusal-quiet-zone-unknown = Non so quale fuso orario sia "{ $typed }". Scrivi in inglese una grande città o il tuo paese, per esempio Rome.
refusal-quiet-zone = Di' anche il tuo fuso orario: scrivi in inglese una grande città o il tuo paese, per esempio Rome.
refusal-quiet-same = I due orari sono uguali: scegline due diversi.
refusal-quiet-long = Le ore di silenzio possono essere al massimo { $most } al giorno; gli altri ti aspettano.
