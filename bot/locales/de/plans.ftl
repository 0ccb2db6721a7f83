# Pläne: Abende mit Verabredung.

command-plan = planen
command-plan-description = Plant einen Abend: Alle sagen, wer kann, und der Tisch geht von selbst auf
option-when = wann
option-when-description = "Fr 20:30", "morgen 21 Uhr", "in 2 Stunden", "27.11. 20:30"
option-repeat = wiederholen
option-repeat-description = Jede Woche zur selben Uhrzeit
choice-repeat-weekly = jede Woche

plan-offer = { $when }, deine Zeit

## The message

plan-title =
    🗓️ **{ $game }**
    <t:{ $at }:F> (<t:{ $at }:R>)
plan-by = { $name } plant { $weekly ->
    [yes] jede Woche einen Abend
   *[no] einen Abend
}. Wer ist dabei?
plan-in = { $count ->
    [0] Noch ist niemand dabei.
   *[other] ✅ Dabei ({ $count }): { $names }
}
plan-out = 💤 Können nicht: { $names }
plan-open = -# Dann geht hier ein Tisch auf. Wer dabei ist, hat die ersten fünf Minuten für sich.
plan-waiting = ⏳ Es ist so weit, aber hier ist noch ein Tisch offen. Ist der Kanal frei, öffnet euren.
plan-fixed = -# { $zone } macht keine Zeitumstellung mit.
plan-button-in = Bin dabei
plan-button-out = Kann nicht
plan-button-more = …
plan-button-open = Tisch öffnen
plan-button-cancel = Plan absagen

## What became of it

plan-outcome-opened = ▶️ Der Tisch ist offen: { $place }
plan-outcome-late = ▶️ Entschuldigt die Verspätung, der Tisch ging erst jetzt auf: { $place }
plan-outcome-missed = 😴 Verschlafen: Zu der Zeit war ich aus.
plan-outcome-empty = 💤 Niemand war dabei, also gab es keinen Tisch.
plan-outcome-waited = 💤 Der Kanal wurde an dem Abend nicht frei, also gab es keinen Tisch.
plan-unattended = { $weeks } Wochen nacheinander waren es weniger als zwei, darum endet dieser Plan hier.
plan-outcome-cancelled = ❌ Abgesagt.
plan-outcome-forbidden = ❌ Kein Tisch: Dieser Server hat jetzt andere Kanäle dafür.
plan-outcome-unknown-game = ❌ Kein Tisch: Roost hat dieses Spiel nicht mehr.
plan-outcome-permissions = ❌ Kein Tisch: Ich darf hier nicht mehr schreiben.
plan-outcome-refused = ❌ Kein Tisch: Alle, die dabei sind, haben schon zu viele offene Tische.
plan-mention-cancelled = ❌ { $people }: { $game } am <t:{ $at }:F> fällt aus.
plan-mention-moved = 🗓️ { $people }: { $game } ist jetzt am <t:{ $at }:F>. Wer ist dann dabei?
plan-mention-begins = ⏰ { $people }: Euer Tisch für { $game } ist offen. Fünf Minuten lang gehören die Plätze euch.
plan-reminder = ⏰ { $game } <t:{ $at }:R>: { $link }

## Private

plan-more = **Bin dabei** und **Kann nicht** kannst du drücken, so oft du willst; das letzte zählt. Wer geplant hat, und die Moderation, kann den Plan verschieben oder absagen.
plan-more-yours = Du kannst den Plan verschieben, dann antworten alle neu. Oder du sagst ihn ab.
plan-menu-move = Andere Zeit …
plan-now-moved = Verschoben. Alle antworten neu.
plan-now-cancelled = Der Plan ist abgesagt.

## Refusals

refusal-plan-when = Ich weiß nicht, wann "{ $typed }" ist. Versuch "Fr 20:30", "morgen 21 Uhr", "in 2 Stunden" oder "27.11. 20:30", und nimm einen der Vorschläge.
refusal-plan-two = "{ $typed }" kann zweierlei heißen. Was meinst du: "{ $one }" oder "{ $other }"?
refusal-plan-range = Plane mindestens { $minutes } Minuten und höchstens { $weeks } Wochen voraus. Für jetzt öffne einen Tisch: `/tisch öffnen`.
refusal-plan-over = Dieser Plan ist vorbei.
refusal-plan-begun = Zu spät für Antworten: Es ist so weit.
refusal-plan-full = { $most } sind schon dabei, mehr passen nicht.
refusal-plans-of-person = Du hast auf diesem Server schon { $most } Pläne. Sag erst einen ab: **…** unter seiner Nachricht.
refusal-plans-of-guild = Dieser Server hat schon { $most } Pläne. Erst muss einer vorbei sein.
refusal-seats-kept = Bis <t:{ $until }:t> sind die Plätze für alle, die zugesagt haben. Danach kann sich jeder setzen.
