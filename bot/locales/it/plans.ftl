# Piani: serate su appuntamento.

command-plan = programma
command-plan-description = Programma una serata: ognuno dice se c'è, e il tavolo si apre da solo
option-when = quando
option-when-description = "ven 20:30", "domani alle 21", "tra 2 ore", "27/11 20:30"
option-repeat = ripeti
option-repeat-description = Ogni settimana alla stessa ora
choice-repeat-weekly = ogni settimana

plan-offer = { $when }, ora tua

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
   *[other] ✅ Ci sono ({ $count }): { $names }
}
plan-out = 💤 Non possono: { $names }
plan-open = -# A quell'ora qui si apre un tavolo. Chi c'è ha i primi cinque minuti per sedersi.
plan-waiting = ⏳ È l'ora, ma qui c'è un altro tavolo. Quando il canale è libero, aprite il vostro.
plan-fixed = -# { $zone } non segue l'ora legale.
plan-button-in = Ci sono
plan-button-out = Non posso
plan-button-more = …
plan-button-open = Apri il tavolo
plan-button-cancel = Annulla la serata

## What became of it

plan-outcome-opened = ▶️ Il tavolo è aperto: { $place }
plan-outcome-late = ▶️ Scusate il ritardo: il tavolo si è aperto solo adesso: { $place }
plan-outcome-missed = 😴 Questa me la sono persa: a quell'ora ero spento.
plan-outcome-empty = 💤 Non c'era nessuno, quindi niente tavolo.
plan-outcome-waited = 💤 Quella sera il canale non si è mai liberato: niente tavolo.
plan-unattended = Per { $weeks } settimane di fila c'erano meno di due persone: la serata fissa finisce qui.
plan-outcome-cancelled = ❌ Annullata.
plan-outcome-forbidden = ❌ Niente tavolo: ora su questo server i tavoli stanno in altri canali.
plan-outcome-unknown-game = ❌ Niente tavolo: Roost non ha più questo gioco.
plan-outcome-permissions = ❌ Niente tavolo: qui non posso più scrivere.
plan-outcome-refused = ❌ Niente tavolo: chi c'è ha già troppi tavoli aperti.
plan-mention-cancelled = ❌ { $people }: niente { $game } <t:{ $at }:F>.
plan-mention-moved = 🗓️ { $people }: { $game } si sposta a <t:{ $at }:F>. Adesso chi c'è?
plan-mention-begins = ⏰ { $people }: il tavolo di { $game } è aperto. Per cinque minuti i posti sono vostri.
plan-reminder = ⏰ { $game } <t:{ $at }:R>: { $link }

## Private

plan-more = **Ci sono** e **Non posso** si possono premere quanto vuoi: conta l'ultimo. Chi ha proposto la serata e chi modera possono spostarla o annullarla.
plan-more-yours = Puoi spostare la serata, e allora tutti rispondono di nuovo. Oppure la annulli.
plan-menu-move = Un'altra ora…
plan-now-moved = Spostata. Ora si risponde di nuovo.
plan-now-cancelled = La serata è annullata.

## Refusals

refusal-plan-when = Non capisco quando sia "{ $typed }". Prova "ven 20:30", "domani alle 21", "tra 2 ore" o "27.11. 20:30", e scegli uno dei suggerimenti.
refusal-plan-two = "{ $typed }" può voler dire due momenti. Quale: "{ $one }" o "{ $other }"?
refusal-plan-range = Programma almeno { $minutes } minuti e al massimo { $weeks } settimane prima. Per giocare subito apri un tavolo: `/tavolo apri`.
refusal-plan-over = Questa serata è finita.
refusal-plan-begun = Troppo tardi per rispondere: è l'ora.
refusal-plan-full = Ci sono già { $most } persone: non c'è più posto.
refusal-plans-of-person = Su questo server hai già { $most } serate in programma. Annullane prima una: **…** sotto il suo messaggio.
refusal-plans-of-guild = Questo server ha già { $most } serate in programma. Prima ne deve finire una.
refusal-seats-kept = Fino alle <t:{ $until }:t> i posti sono per chi aveva detto di esserci. Poi può sedersi chiunque.
