# Einen Tisch mit einem Formular aufmachen: erst das Spiel, dann alles andere.

button-another = Neuer Tisch…
new-table-which = **Was wird gespielt?** Danach öffnet sich ein Formular für alles andere.
form-title = Neuer Tisch: { $game }
form-again = Dieselben Leute
form-again-detail = Wer gleich wieder mit am Tisch sitzt.
form-again-no = Nur ich
form-people = Einladen
form-people-detail = Bis zu { $most } Leute: Sie werden erwähnt und bekommen einen Knopf. Mitspielen können auch alle anderen.
form-variants = Varianten
form-variants-detail = Nichts gewählt: die üblichen Regeln.
form-clock = Bedenkzeit
form-clock-detail = Für jeden Zug.
form-language = Sprache am Tisch
form-language-detail = Private Nachrichten kommen bei allen in der eigenen Sprache an.
button-form-again = Zurück zum Formular

lobby-invited = { $people }: { $name } lädt { $count ->
    [one] dich
   *[other] euch
} an einen Tisch ein: { $game }
invited-elsewhere = Deine Einladung steht in { $channel }.

refusal-against-which-game = Sag auch, welches Spiel: Gegen den Computer geht es sofort los.
refusal-invited-full = Alle { $most } Plätze sind besetzt, es ist also keiner mehr frei. `/tisch computer wegschicken` macht einen Platz frei.
refusal-invitation-not-sent = Deine Einladung ist vielleicht nicht angekommen. Lade am Tisch noch mal ein: `/tisch vertretung`.

## In den Menüs von Leuten und Nachrichten

menu-invite = An meinen Tisch einladen
menu-text = Als Text
menu-stats = Statistik
menu-replay = Wiederholung
refusal-not-roosts-message = Die Nachricht ist nicht von Roost. Nimm das Spielbrett eines Tisches.
refusal-no-table-behind = Diese Nachricht gehört zu keinem Tisch. Nimm das neueste Spielbrett: `/tisch zeigen` holt es her, und `/verlauf` nennt beendete Tische.
