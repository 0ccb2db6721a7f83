# Piani: serate su appuntamento.

command-plan = programma
command-plan-description = Programma una serata: ognuno dice se c'è, e il tavolo si apre da solo
option-when = quando
option-when-description = "ven 20:30", "domani alle 21", "tra 2 ore", "27/11 20:30"
option-repeat = ripeti
option-repeat-description = Ogni settimana alla stessa ora
choice-repeat-weekly = ogni settimana

plan-offer = { $when }, ora locale

## The message

plan-title =
    🗓️ **{ $game }**
    <t:{ $at }:F> (<t:{ $at }:R>)
plan-by = { $name } propone { $weekly ->
    [yes] una serata ogni settimana
   *[no] una serata
}. Chi c'è?
plan-in = { $count ->
    [0] Per ora non c'è nessuno.
   *[other] ✅ Presenti ({ $count }): { $names }
}
plan-out = 💤 Non possono: { $names }
plan-standby = 🪑 Di riserva: { $names }
plan-more-people = altri { $count }
plan-open = -# A quell'ora qui si apre un tavolo. Se ci sei, il tuo posto resta riservato per i primi cinque minuti.
plan-waiting = ⏳ È il momento, ma qui non posso ancora aprire il vostro tavolo. Quando il canale è libero, apritelo.
plan-fixed = -# { $zone } non segue l'ora legale.
plan-button-in = Ci sono
plan-button-out = Non posso
plan-button-more = …
plan-button-open = Apri il tavolo
plan-button-cancel = Annulla questa serata
plan-button-cancel-all = Annulla tutta la serie

## What became of it

plan-outcome-opened = ▶️ Il tavolo è aperto: { $place }
plan-outcome-late = ▶️ Scusate il ritardo: il tavolo si è aperto solo adesso: { $place }
plan-outcome-missed = 😴 Questa me la sono persa: a quell'ora ero spento.
plan-outcome-empty = 💤 Non c'era nessuno, quindi niente tavolo.
plan-outcome-waited = 💤 Quella sera il canale non si è mai liberato: niente tavolo.
plan-unattended = Per { $weeks } settimane di fila c'erano meno di due persone: la serata fissa finisce qui.
plan-outcome-cancelled = ❌ Annullata.
plan-outcome-skipped = ❌ Questa settimana no. Segue la prossima serata.
plan-outcome-forbidden = ❌ Niente tavolo: ora su questo server i tavoli stanno in altri canali.
plan-outcome-unknown-game = ❌ Niente tavolo: Roost non ha più questo gioco.
plan-outcome-permissions = ❌ Niente tavolo: qui non potevo scrivere.
plan-outcome-refused = ❌ Niente tavolo: chi c'è ha già troppi tavoli aperti.
plan-mention-cancelled = ❌ Niente { $game } <t:{ $at }:F>: { $people }
plan-mention-skipped = ❌ Questa settimana niente { $game } (<t:{ $at }:F>): { $people }
plan-mention-seat = 🪑 C'è un posto libero per { $game } · <t:{ $at }:F>: { $people }
plan-mention-missed = 😴 { $game } – mi sono perso la vostra serata. Apriamo il tavolo adesso? { $people }
plan-mention-moved = 🗓️ { $game } si sposta a <t:{ $at }:F>. Adesso chi c'è? { $people }
plan-mention-begins = ⏰ Il tavolo di { $game } è aperto: { $people }
plan-reminder = ⏰ { $game } <t:{ $at }:R>: { $link }

## Private

plan-more = **Ci sono** e **Non posso** si possono premere quante volte vuoi: conta l'ultima risposta. Chi ha proposto la serata e chi modera possono spostarla o annullarla.
plan-more-yours = { $game } · <t:{ $at }:F>: { $weekly ->
    [yes] sposta o annulla questa serata, o quelle di ogni settimana.
   *[no] sposta o annulla la serata.
} Se sposti una serata, tutti rispondono di nuovo.
plan-list = { $count ->
    [0] Su questo server non hai serate in programma. Con un gioco e un'ora, `/programma` ne propone una.
   *[other] Le serate di questo server che puoi cambiare. Un numero mostra come:
}
plan-listed = { $number }. { $game } · <t:{ $at }:F>: { $link }
plan-standing-by = I { $seats } posti sono tutti presi: sei di riserva, al numero { $place }. Avanzi quando qualcuno non può.
plan-unmentioned = Ci sei. Dato che ora non vuoi avvisi, all'ora non ti menziono.
plan-menu-move-one = Un'altra ora…
plan-menu-move-all = Un'altra ora ogni settimana…
plan-now-moved = Spostata. Ora si risponde di nuovo.
plan-now-cancelled = La serata è annullata.
plan-now-skipped = Questa serata è annullata. Segue la prossima.

## The form of a refused plan

plan-button-form = Apri il modulo
plan-form-title = Una serata
plan-form-game = Gioco
plan-form-when = Quando?
plan-form-zone = Dove sei?
plan-form-zone-detail = In inglese, una grande città o il tuo paese

## Refusals

refusal-plan-when = Non capisco quando sia "{ $typed }". Prova "ven 20:30", "domani alle 21", "tra 2 ore" o "27/11 20:30".
refusal-plan-two = "{ $typed }" si può intendere in due modi. Quale: "{ $first }" o "{ $second }"?
refusal-plan-range = Programma da { $minutes } minuti a { $weeks } settimane in anticipo. Per giocare subito apri un tavolo: `/tavolo apri`.
refusal-plan-over = Questa serata è finita.
refusal-plan-changed = La serata è appena cambiata. Guarda il suo messaggio e riprova.
refusal-plan-elsewhere = Questo messaggio non vale più. La serata è qui: { $link }
refusal-plan-game = Scegli anche un gioco.
refusal-plan-time = Di' anche quando: "ven 20:30", "domani alle 21" o "tra 2 ore".
refusal-plan-begun = Troppo tardi per rispondere: si comincia adesso.
refusal-plan-full = Ci sono già { $most } persone: non c'è più posto.
refusal-plans-of-person = Su questo server hai già { $most } serate in programma. Annullane prima una: `/programma` le elenca.
refusal-plans-of-guild = Questo server ha già { $most } serate in programma. Prima ne deve finire una; chi gestisce i messaggi le vede tutte con `/programma`.
refusal-seats-kept = Fino alle <t:{ $until }:t> i posti liberi sono per chi aveva detto di esserci. Poi può sedersi chiunque.
