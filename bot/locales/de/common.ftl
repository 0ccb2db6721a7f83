# Texts that belong to no game. Every key has its counterpart in every other language.

language-name = Deutsch
nothing = nichts

## Commands: names (lower case, no spaces) and descriptions (at most 100 characters)

command-table = tisch
command-table-description = Tische in diesem Kanal
command-table-open = öffnen
command-table-open-description = Mach in diesem Kanal einen Tisch auf
command-table-show = zeigen
command-table-show-description = Zeig den Tisch dieses Kanals noch einmal
command-table-options = varianten
command-table-options-description = Wähl die Varianten, bevor das Spiel losgeht
command-table-join = mitspielen
command-table-join-description = Setz dich an den Tisch
command-table-leave = aussteigen
command-table-leave-description = Gib deinen Platz auf, vor dem Start oder mitten im Spiel
command-table-start = starten
command-table-start-description = Starte das Spiel
command-table-end = beenden
command-table-end-description = Beende den Tisch vorzeitig: vor dem Start, wenn du ihn geöffnet hast, im Spiel per Mehrheit
command-table-rematch = revanche
command-table-rematch-description = Mach denselben Tisch mit denselben Leuten noch einmal auf
command-table-computer = computer
command-table-computer-description = Computer an diesem Tisch, bevor das Spiel losgeht
command-table-computer-add = dazuholen
command-table-computer-add-description = Setz einen Computer mit an den Tisch, bevor das Spiel losgeht
command-table-computer-remove = wegschicken
command-table-computer-remove-description = Schick einen Computer weg, bevor das Spiel losgeht
command-rules = regeln
command-rules-description = Wie ein Spiel geht, in Bildern
command-help = hilfe
command-help-description = Wie hier gespielt wird

option-game = spiel
option-game-description = Welches Spiel
option-language = sprache
option-language-description = Die Sprache am Tisch; private Nachrichten kommen in deiner
option-text = text
option-text-description = Der Tisch als Text, nur für dich
option-against = gegen
option-against-description = Spiel gegen den Computer: Es geht sofort los
option-level = stärke
option-level-description = Wie gut er spielt
option-variants = varianten
option-variants-description = Eine oder mehrere Varianten; leer für keine

## Controls

button-join = Mitspielen
button-leave = Aussteigen
button-start = Starten
button-start-without = Trotzdem anfangen
button-settings = …
more = **Dieser Tisch:** was du noch tun kannst. Nur du siehst das.
button-end = Tisch beenden
button-close = Ja, beenden
button-text = Als Text
button-rematch = Revanche

## In words

# A person, for readers who hear the message, with the sign that pictures show.
spoken-name = { $name } ({ $computer ->
    [yes] Computer, { $sign }
   *[no] { $sign }
})
sign-circle = roter Kreis
sign-triangle = blaues Dreieck
sign-square = grünes Quadrat
sign-diamond = gelbe Raute
sign-star = rosa Stern
sign-cross = hellblaues Kreuz
sign-hexagon = schwarzes Sechseck
sign-moon = oranger Mond
button-picture = Bild
button-whole = Ganzer Tisch

## Computers

# Their names, which nobody else has: a sign beside them tells that no person plays there.
computer-chick = Küken
computer-hen = Henne
computer-rooster = Hahn
computer-numbered = { $name } { $number }
# Where that sign cannot be seen: in alt texts, and below the frames of a film.
computer-said = { $name } (Computer)
# Somebody absent, in whose place a computer plays.
computer-in-place = { $name } (eine Henne spielt)
computer-chick-offer = { $name }: lernt noch und macht Fehler
computer-hen-offer = { $name }: schaut einen Zug voraus
computer-rooster-offer = { $name }: denkt voraus und will gewinnen
computers-what = **Computer** setzen sich dazu und spielen von selbst:
computers-apart = Ein Tisch mit Computer zählt nicht für Wertung, Rekorde und Rangliste.
computers-seated = **An diesem Tisch:** { $names }
computers-think = { $thinking_seats } { $count ->
    [one] überlegt
   *[other] überlegen
}…
button-hasten = Computer ziehen lassen
button-computers = Computer dazuholen
button-add-computer = Dazuholen: { $name }
button-remove-computer = Wegschicken: { $name }

## Lobby and end

lobby-title = ## { $game }
lobby-variant = **{ $name }:** { $what }
lobby-settings = **Einstellungen für diesen Tisch.** Was du hier wählst, gilt gleich für den Tisch im Kanal.
lobby-settings-others = Varianten, Sprache und Bedenkzeit dieses Tisches wählt { $host_seat }. Nur du siehst das.
lobby-variants = Varianten
lobby-free = Platz freigeben
lobby-free-seat = frei
lobby-rematch = Revanche!
lobby-challenge = ⚔️ { $seat } will eine Revanche, und eure Plätze sind reserviert.
lobby-answers = { $count ->
    [0] {""}
   *[other] **Dabei:** { $names } ·{" "}
}**Noch nicht:** { $silent }
lobby-ask-in = Drück **{ plan-button-in }**. **{ button-start }** beginnt mit allen, die dabei sind.
lobby-challenged = { $people }: { $seat } wartet auf die Revanche. Bist du dabei? { $link }
rematch-there = 🪑 Die Revanche ist offen, und du hast einen Platz: { $link }
lobby-clock-menu = Bedenkzeit
lobby-clock-choice = Bedenkzeit: { $clock }
lobby-seats = **Plätze: { $seated } von { $most }**
lobby-computers = -# Mit einem Computer zählt dieser Tisch nicht für Wertung, Rekorde und Rangliste.
lobby-planned = 🪑 Geplant von { $name }.{ $count ->
    [0] {""}
   *[other] {" "}Bis <t:{ $until }:t> sind Plätze frei für { $names }.
}
lobby-ask = Drück auf **Mitspielen**, um dich dazuzusetzen. Sobald { VALUE($least, of: "number-word") } am Tisch sitzen, kann jeder von euch auf **Starten** drücken.
lobby-commitment = -# Tisch { $table } · Fairness-Siegel, SHA-256: `{ $commitment }`
# Not "1.": Discord makes a list of that and counts for itself, also where places are shared.
result-place = #{ $place } { $seat } · { $score }
table-ended-closed = Dieser Tisch wurde vorzeitig beendet, gewonnen hat also niemand.
table-ended-outdated = Roost wurde aktualisiert und spielt jetzt nach berichtigten Regeln. Deshalb ist dieser Tisch zu; gewonnen hat niemand.
confirm-end = Damit ist der Tisch für alle vorbei, und niemand gewinnt. Wirklich beenden?
confirm-start = Noch keine Antwort: { $names }. Trotzdem anfangen? Diese Plätze werden frei.
ended-by-you = Du hast den Tisch beendet.

## Refusals: what is in the way, and what to do

refusal-no-table = Diesen Tisch gibt es nicht mehr. Mach mit `/tisch öffnen` einen neuen auf.
refusal-no-table-here = In diesem Kanal gibt es noch keinen Tisch. Mach mit `/tisch öffnen` einen auf.
refusal-channel-taken = In diesem Kanal gibt es schon einen Tisch: `/tisch zeigen` holt ihn her, und wer dort sitzt, kann ihn beenden: `/tisch beenden`. Ein Thread kann einen eigenen haben.
refusal-too-many-lobbies = Du hast auf diesem Server { $count } Tische geöffnet, an denen es noch nicht losging: { $channels }. Starte einen davon, oder beende ihn: `/tisch beenden`.
refusal-too-many-alone = Du hast auf diesem Server { $count } angefangene Spiele gegen Computer: { $channels }. Spiel eines davon zu Ende, oder beende es: `/tisch beenden`.
refusal-table-over = An diesem Tisch ist Schluss. Mit `/tisch revanche` oder `/tisch öffnen` geht es weiter.
refusal-not-over = An diesem Tisch ist noch nicht Schluss. Eine Revanche gibt es danach.
refusal-outdated = Roost spielt jetzt nach berichtigten Regeln, deshalb ist dieser Tisch zu. Mach mit `/tisch öffnen` einen neuen auf.
refusal-newer = Roost wird gerade aktualisiert, und dieser Teil davon kann den Tisch noch nicht lesen. Es hat sich nichts geändert; versuch es in ein paar Minuten noch mal.
refusal-another-game = { $game } wird in diesem Kanal gespielt. Nimm den Befehl dafür, oder die Knöpfe unter dem Spielbrett.
refusal-not-started = Das Spiel hat noch nicht angefangen. Wer am Tisch sitzt, kann es starten: `/tisch starten`.
refusal-already-started = Das Spiel läuft schon. Auf einen freien Platz kommst du mit `/tisch einsteigen`, auf die Warteliste mit `/tisch warten`.
refusal-not-seated = Du sitzt nicht an diesem Tisch. Schau zu und spiel beim nächsten mit.
refusal-seat-lost = Das ist nicht mehr dein Platz, also ist nichts passiert. Solange er frei ist, bringt dich `/tisch einsteigen` zurück.
refusal-not-seated-yet = Du sitzt noch nicht am Tisch. Setz dich erst dazu: `/tisch mitspielen`.
refusal-full-with-computers = Alle { $most } Plätze sind besetzt. Wer am Tisch sitzt, kann dir mit `/tisch computer wegschicken` einen frei machen.
refusal-no-seat-left = Alle { $most } Plätze sind besetzt, für noch einen Computer ist kein Platz.
refusal-no-such-computer = So einen Computer gibt es an diesem Tisch nicht.
refusal-already-seated = Du sitzt schon am Tisch.
refusal-table-full = Alle { $most } Plätze sind besetzt. Mit `/tisch warten` kommst du auf die Warteliste, oder mach in einem anderen Kanal oder Thread einen Tisch auf.
refusal-too-few-seats = Ihr braucht { $least } Spieler, bisher { $seated ->
    [one] ist es einer
   *[other] sind es { $seated }
}. Hol noch jemanden dazu: `/tisch mitspielen`. Oder nimm einen Computer: `/tisch computer dazuholen`.
refusal-not-host = Varianten, Sprache und Bedenkzeit stellt an diesem Tisch { $host_seat } ein.
refusal-not-yours-to-free = Den Platz von { $seat } kann nur { $host_seat } freigeben, oder wer hier Nachrichten verwalten darf. Ist { $seat } nicht mehr auf dem Server, kann es jeder am Tisch.
refusal-variants-exclude = „{ $variant }“ und „{ $other_variant }“ vertragen sich nicht. Wähl eine davon.
refusal-unknown-variant = Die Variante „{ $variant }“ gibt es in diesem Spiel nicht. Wähl eine aus der Liste, die beim Tippen aufgeht.
refusal-not-yours-to-end = Vor dem Start kann diesen Tisch nur beenden, wer ihn aufgemacht hat, oder, wenn diese Person nicht mehr am Tisch sitzt, wer den ersten Platz hat; im Spiel die Mehrheit am Tisch. Wer hier Nachrichten verwalten darf, kann es auch, aber nur, wenn er in diesem Spiel keinen Platz hatte.
refusal-not-your-button = Das ist für { $seat }, nicht für dich.
refusal-stale = Zu spät, der Zug war schon gemacht. So steht es jetzt.
board-barred = Der Zug war schon gemacht, aber Roost kann hier kein Spielbrett zeigen. Es fehlt: { $permissions }. Wer diesen Kanal verwaltet, kann das erlauben.
board-without-picture = Hier gibt es kein Bild: Roost darf in diesem Kanal keine Dateien anhängen. Wer ihn verwaltet, kann das erlauben.
picture-numbers = -# Auf dem Bild: { $each }
refusal-old-command = Diesen Befehl gibt es jetzt anders. Mach Discord zu und wieder auf, oder warte ein bisschen, und tipp ihn noch mal.
refusal-old-button = Dieser Knopf ist veraltet. `/tisch zeigen` holt das Spielbrett, wie es jetzt ist.
refusal-value-too-long = „{ $typed }“ ist zu lang: Mehr als { $most } Zeichen passen nicht. Wähl etwas aus der Liste, die beim Tippen aufgeht.
refusal-not-a-choice = „{ $typed }“ steht nicht zur Wahl. Wähl etwas aus der Liste, die beim Tippen aufgeht.
refusal-another-channel = Das gehört zu einem Tisch in einem anderen Kanal. `/tisch zeigen` holt den von hier.
refusal-say-which = Was genau? Zur Wahl: { $choices }.
refusal-not-offered = „{ $typed }“ geht gerade nicht.{ $choices ->
    [nichts] {""}
   *[other] {" "}Möglich: { $choices }.
}
refusal-not-on-server = Roost ist nicht auf diesem Server und kann hier nichts tun. Wer den Server verwaltet, kann es hinzufügen.
refusal-may-not-write = Du kannst in diesem Kanal nicht schreiben, also postet Roost hier auch nichts für dich. Dir fehlt: { $permission }.
refusal-permissions-missing = Roost kann hier noch nicht spielen. In diesem Kanal fehlen diese Berechtigungen: { $permissions }. Wer den Kanal verwaltet, kann sie geben.
refusal-store-unsure = Roost hat genau beim Speichern die Verbindung zur Datenbank verloren und weiß nicht, ob es geklappt hat. Schau in ein paar Sekunden nach und mach es noch mal, wenn es fehlt.
refusal-store-busy = Roost kommt gerade nicht an seine Tische, es hat sich also nichts geändert. Versuch es in ein paar Sekunden noch mal.
refusal-unexpected = Bei Roost ist etwas schiefgegangen; von dir ist nichts verloren. `/tisch zeigen` holt das Spielbrett, wie es jetzt ist.

permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen

help = ## Worauf hast du Lust?
help-which = Welches Spiel gegen einen Computer? Es geht sofort los.
help-tables = Deine Tische:
help-together = Mit anderen spielen
help-alone = Allein spielen
help-learn = Ein Spiel lernen
help-table = Zu meinem Tisch
help-daily = Der Wurm von heute
help-commands = Alle Befehle
help-all =
    ## Roost
    Brettspiele für einen Kanal: `/tisch öffnen` macht einen Tisch auf, `/tisch mitspielen` setzt dich dazu, `/tisch starten` legt los.
    Du ziehst unter dem Spielbrett per Klick oder mit Befehlen: `/heckmeck würfeln`, `rauslegen`, `aufhören`.
    - `/tisch zeigen` holt das Spielbrett nach unten, `/tisch zeigen text:True` beschreibt es, nur für dich.
    - Gegen den Computer: `/tisch öffnen gegen:` legt gleich los, `/tisch computer dazuholen` setzt einen dazu.
    - `/tisch varianten` stellt vor dem Start die Varianten ein; `/regeln` zeigt, wie es geht.
    - `/tisch beenden` beendet einen Tisch; **Revanche** macht ihn noch mal auf, **Neuer Tisch…** einen anderen.
    - Rechtsklick oder lange auf Leute oder Bretter tippen: *Apps*.
    - Jemand ist weg? Nach drei Minuten könnt ihr **anstupsen**, dann zieht eine Henne. `/tisch aussteigen` gibt einen Platz auf, `/tisch einsteigen` nimmt einen, `/tisch vertretung` lädt jemanden ein.
    - `/ich ruhezeit` stellt deine Ruhezeiten ein, `/ich bescheid`, wie du erfährst, dass du dran bist, `/ich rufen`, dass ein Tisch aufgeht.
    - `/rangliste` zeigt die Besten, `/statistik` eine Person, `/verlauf` die letzten Tische; `/wiederholung` zeigt ein fertiges Spiel noch mal; `/tageswurm` ist das Tagesrätsel.
    - `/hand` zeigt deine Hand; `/prüfen` rechnet Würfel und Karten eines fertigen Spiels nach; `/datenschutz zeigen`, was über dich gespeichert ist.
    {""}**Faire Würfel:** Am Anfang steht der SHA-256 eines geheimen Startwerts; am Ende zeigt **Alles fair?** ihn, und ob jeder Wurf daraus folgt.

## Hands

button-hand = Meine Hand
button-refresh = Aktualisieren
command-hand = hand
command-hand-description = Deine Hand, nur für dich
option-table = tisch
option-table-description = Welcher Tisch, wenn du an mehreren sitzt
hand-none = Ausgeteilt wird, wenn das Spiel losgeht.
hand-wait = Für dich gibt es gerade nichts zu entscheiden.
board-newer = Diese Nachricht ist veraltet. Der Tisch ist hier: { $link }
hand-newer = Deine Hand ist weiter unten: { $link }
hand-offer = -# Hier dauert es länger: Mit `/ich bescheid` kommt eine Direktnachricht, wenn du dran bist.
hand-over = Das Spiel ist aus. { $won }
meant-done = Erledigt. Was daraus wurde, siehst du auf dem Spielbrett.
hand-closed = Deine Direktnachrichten sind zu, deshalb kann ich dir deine Hand nicht schicken. Du findest sie hier und hinter dem Knopf unter dem Spielbrett. Sobald sie offen sind, schickt `/hand` sie wieder dorthin.
refusal-no-hand = In diesem Spiel liegt alles offen, eine eigene Hand gibt es nicht.
refusal-no-table-of-yours = Du hast gerade an keinem Tisch eine Hand.
refusal-no-seat-anywhere = Du sitzt gerade an keinem Tisch. `/tisch öffnen` macht einen auf.
refusal-say-which-table = Sag mit der Option `tisch`, welchen deiner Tische du meinst: { $tables }.

## Reminders

reminder = ⏰ **{ $game }** wartet auf dich: Du hast Zeit bis <t:{ $until }:f> (<t:{ $until }:R>). Dann macht eine Henne deinen Zug zu Ende.
    { $link }

## The end of a game

ending-headline = ## { $won }
button-count = Abrechnung
refusal-no-count = An diesem Tisch gibt es nichts abzurechnen. Wo die Punkte aus vielen Tafeln kommen, findest du die Abrechnung hinter **…** unter dem letzten Bild.

## The language of a table

lobby-language = Die Sprache des Tischs

## Telling what happened

# What somebody did at one go becomes one sentence: "NAME würfelt eine 4, zieht eine Figur und nimmt −1." A text that can
# be a part of such a sentence begins with this, or looks at $clause itself.
story-who = { $clause ->
    [next] ,
    [last] {" "}und
   *[first] { $seat }
}
# Of something feminine: eine 4, eine Karte.
number-word = { $value ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { $value }
}
names-listed = { $names } und { $last }
