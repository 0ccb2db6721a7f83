# What a server has chosen for its tables: `/einstellungen`.

command-settings = einstellungen
command-settings-description = Tische auf diesem Server: Sprache, Kanäle, Threads, Bedenkzeit, wer sie öffnen darf

settings-option-language = sprache
settings-option-language-description = Die Sprache neuer Tische
settings-option-channel = kanal
settings-option-channel-description = Nimm einen Kanal für Tische dazu oder wieder weg; ohne Auswahl gehen sie überall
settings-option-place = ort
settings-option-place-description = Wohin ein Tisch kommt, den jemand in einem Kanal aufmacht
settings-option-clock = bedenkzeit
settings-option-clock-description = Bedenkzeit pro Zug an neuen Tischen
settings-option-openers = wer
settings-option-openers-description = Wer Tische öffnen darf

settings-title = Tische auf diesem Server
settings-language = Sprache
settings-language-detail = Für neue Tische. Private Nachrichten kommen bei allen in der eigenen Sprache an.
settings-language-own = Wie die Person, die den Tisch aufmacht
settings-channels = Kanäle für Tische
settings-channels-detail = Ihre Threads zählen mit. Keiner gewählt: überall.
settings-channels-gone = Die gewählten wurden gelöscht, deshalb gilt: überall. Wähl andere, oder keinen.
settings-channels-all = überall
settings-channels-all-gone = überall, denn die gewählten wurden gelöscht
settings-place = Wohin ein Tisch kommt
settings-place-detail = Ein Thread hält den Kanal frei: Nur eine Zeile mit dem Link und das Ergebnis stehen dort.
choice-place-channel = In den Kanal selbst
choice-place-thread = In einen eigenen Thread
settings-clock = Bedenkzeit
settings-clock-detail = Für jeden Zug, wenn am Tisch nichts anderes gewählt wird.
settings-openers = Wer Tische öffnen darf
settings-openers-detail = Mitspielen dürfen immer alle.
choice-openers-everyone = Alle
choice-openers-moderators = Wer dort Nachrichten verwalten darf
choice-openers-managers = Wer den Server verwalten darf
settings-now = ### Tische auf diesem Server

permission-manage-guild = Server verwalten
permission-manage-messages = Nachrichten verwalten

refusal-settings-not-yours = Das stellt für den Server nur ein, wer die Berechtigung *{ $permission }* hat.
refusal-settings-channels-most = Es sind schon { $most } Kanäle gewählt. Nenn einen davon, um ihn von der Liste zu nehmen.
refusal-settings-changed = Jemand anders hat gerade dieselbe Einstellung geändert, deshalb wurde von deinem Formular nichts gespeichert. `/einstellungen` zeigt, wie es jetzt ist.
refusal-channel-not-for-tables = Auf diesem Server gibt es Tische nur hier: { $channels }. Ändern kann das, wer die Berechtigung *{ $managing }* hat: `/einstellungen`.
refusal-may-not-open = Auf diesem Server öffnet Tische nur, wer die Berechtigung *{ $permission }* hat; ändern kann das, wer *{ $managing }* hat: `/einstellungen`. Mitspielen kannst du an jedem: `/tisch mitspielen`.
channels-gone = Die Kanäle, die auf diesem Server für Tische gewählt waren, wurden gelöscht. Deshalb gibt es Tische jetzt überall. Wer die Berechtigung *{ $managing }* hat, kann andere wählen: `/einstellungen`.
refusal-old-form = Dieses Formular ist nicht mehr aktuell. Nimm den Befehl noch einmal, dann öffnet sich ein neues.
refusal-form-late = Das hat zu lange gedauert, das Formular ging nicht auf. Versuch es noch mal.

## Threads

thread-name = { $game } · { $name }
thread-line = { $name } möchte { $game } spielen
thread-line-open = { $name } hat einen Tisch aufgemacht: { $game } → { $thread }
thread-refused-full = { $name } macht einen Tisch hier im Kanal auf ({ $game }), weil auf diesem Server kein Platz für noch einen aktiven Thread ist.
thread-refused-forbidden = { $name } macht einen Tisch hier im Kanal auf ({ $game }), weil Discord Roost keinen Thread öffnen lässt.
thread-refused-down = { $name } macht einen Tisch hier im Kanal auf ({ $game }), weil Discord keinen Thread geöffnet hat.
thread-permissions = Dieser Server will Tische in Threads, aber Roost fehlt hier: { $permissions }. Deshalb steht der Tisch im Kanal.
thread-result = Das Spiel in { $thread } ist zu Ende.
permission-create-public-threads = Öffentliche Threads erstellen
