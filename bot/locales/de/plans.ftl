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
plan-standby = 🪑 Auf Abruf: { $names }
plan-more-people = { $count } weitere
plan-open = -# Dann öffnet sich hier ein Tisch. Bist du dabei, bleibt dein Platz die ersten fünf Minuten für dich reserviert.
plan-waiting = ⏳ Es ist so weit, aber noch kann ich euren Tisch hier nicht öffnen. Ist der Kanal frei, öffnet ihn.
plan-fixed = -# { $zone } macht keine Zeitumstellung mit.
plan-button-in = Bin dabei
plan-button-out = Kann nicht
plan-button-more = …
plan-button-open = Tisch öffnen
plan-button-cancel = Diesen Abend absagen
plan-button-cancel-all = Ganze Serie absagen

## What became of it

plan-outcome-opened = ▶️ Der Tisch ist offen: { $place }
plan-outcome-late = ▶️ Entschuldigt die Verspätung, der Tisch ging erst jetzt auf: { $place }
plan-outcome-missed = 😴 Verschlafen: Um diese Zeit lief ich nicht.
plan-outcome-empty = 💤 Niemand war dabei, also gab es keinen Tisch.
plan-outcome-waited = 💤 Der Kanal wurde an dem Abend nicht frei, also gab es keinen Tisch.
plan-unattended = { $weeks } Wochen hintereinander waren weniger als zwei dabei, darum endet dieser Plan hier.
plan-outcome-cancelled = ❌ Abgesagt.
plan-outcome-skipped = ❌ Diese Woche nicht. Der nächste Abend folgt.
plan-outcome-forbidden = ❌ Kein Tisch: Dieser Server hat jetzt andere Kanäle dafür.
plan-outcome-unknown-game = ❌ Kein Tisch: Roost hat dieses Spiel nicht mehr.
plan-outcome-permissions = ❌ Kein Tisch: Ich durfte hier nicht schreiben.
plan-outcome-refused = ❌ Kein Tisch: Alle, die dabei sind, haben schon zu viele offene Tische.
plan-mention-cancelled = ❌ { $game } am <t:{ $at }:F> fällt aus: { $people }
plan-mention-skipped = ❌ { $game } am <t:{ $at }:F> fällt diese Woche aus: { $people }
plan-mention-seat = 🪑 Ein Platz ist frei für { $game } am <t:{ $at }:F>: { $people }
plan-mention-missed = 😴 Ich habe euren Abend mit { $game } verschlafen. Tisch jetzt öffnen? { $people }
plan-mention-moved = 🗓️ { $game } ist jetzt am <t:{ $at }:F>. Wer ist dann dabei? { $people }
plan-mention-begins = ⏰ Euer Tisch für { $game } ist offen: { $people }
plan-reminder = ⏰ { $game } <t:{ $at }:R>: { $link }

## Private

plan-more = **Bin dabei** und **Kann nicht** kannst du drücken, so oft du willst; es zählt die letzte Antwort. Wer geplant hat, und die Moderation, kann den Plan verschieben oder absagen.
plan-more-yours = { $game } · <t:{ $at }:F>: { $weekly ->
    [yes] Verschieb nur diesen Abend oder jede Woche, oder sag ab.
   *[no] Verschieb den Abend oder sag ihn ab.
} Wenn du einen Abend verschiebst, antworten alle noch einmal.
plan-list = { $count ->
    [0] Auf diesem Server hast du keine Pläne. Mit Spiel und Zeit macht `/planen` einen.
   *[other] Pläne auf diesem Server, die du ändern kannst. Eine Nummer zeigt, wie:
}
plan-listed = { $number }. { $game } · <t:{ $at }:F>: { $link }
plan-standing-by = Alle { $seats } Plätze sind vergeben, du bist auf Abruf, Nummer { $place }. Kann jemand nicht, rückst du nach.
plan-unmentioned = Du bist dabei. Weil du jetzt keine Hinweise willst, pinge ich dich zur Stunde nicht an.
plan-menu-move-one = Andere Zeit …
plan-menu-move-all = Andere Zeit jede Woche …
plan-now-moved = Verschoben. Alle antworten neu.
plan-now-cancelled = Der Plan ist abgesagt.
plan-now-skipped = Dieser Abend fällt aus. Der nächste folgt.

## The form of a refused plan

plan-button-form = Formular öffnen
plan-form-title = Ein Spieleabend
plan-form-game = Spiel
plan-form-when = Wann?
plan-form-zone = Wo bist du?
plan-form-zone-detail = Auf Englisch: eine große Stadt oder dein Land

## Refusals

refusal-plan-when = Ich weiß nicht, wann "{ $typed }" ist. Versuch "Fr 20:30", "morgen 21 Uhr", "in 2 Stunden" oder "27.11. 20:30".
refusal-plan-two = "{ $typed }" kann zweierlei heißen. Was meinst du: "{ $first }" oder "{ $second }"?
refusal-plan-range = Plane mindestens { $minutes } Minuten und höchstens { $weeks } Wochen voraus. Für jetzt öffne einen Tisch: `/tisch öffnen`.
refusal-plan-over = Dieser Plan ist vorbei.
refusal-plan-changed = Dieser Plan hat sich gerade geändert. Sieh dir seine Nachricht an und versuch es noch einmal.
refusal-plan-elsewhere = Diese Nachricht ist veraltet. Der Plan ist hier: { $link }
refusal-plan-game = Wähl noch ein Spiel.
refusal-plan-time = Sag noch, wann: "Fr 20:30", "morgen 21 Uhr" oder "in 2 Stunden".
refusal-plan-begun = Zu spät für Antworten: Es ist so weit.
refusal-plan-full = { $most } sind schon dabei, mehr passen nicht.
refusal-plans-of-person = Du hast auf diesem Server schon { $most } Pläne. Sag erst einen ab: `/planen` zeigt sie.
refusal-plans-of-guild = Dieser Server hat schon { $most } Pläne. Erst muss einer vorbei sein; wer Nachrichten verwaltet, sieht alle mit `/planen`.
refusal-seats-kept = Bis <t:{ $until }:t> sind die freien Plätze für alle, die zugesagt haben. Danach kann sich jeder setzen.
