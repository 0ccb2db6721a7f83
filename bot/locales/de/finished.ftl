# Leaderboards, records, histories, replays, and what is stored about people.

## Commands

command-leaderboard = rangliste
command-leaderboard-description = Die Besten dieses Servers oder aller Server, als Bild
command-stats = statistik
command-stats-description = Tische, Plätze, Wertung und Rekorde einer Person
command-history = verlauf
command-history-description = Die letzten Tische dieses Kanals oder einer Person
command-replay = wiederholung
command-replay-description = Sieh dir ein fertiges Spiel noch mal an: als Film oder Zug für Zug
command-verify = prüfen
command-verify-description = Prüf alle Würfe und Karten eines fertigen Spiels nach
command-review = rückblick
command-review-description = Nach einem fertigen Tisch: was hat am meisten gekostet, und bei Heckmeck, was war Glück
command-season = saison
command-season-description = Die Saisons dieses Servers
command-season-close = abschließen
command-season-close-description = Schließ die Saison ab: Ihre Tabelle bleibt, und eine neue fängt an
command-privacy = datenschutz
command-privacy-description = Was Roost über dich speichert
command-privacy-show = zeigen
command-privacy-show-description = Was über dich gespeichert ist, und wofür
command-privacy-export = exportieren
command-privacy-export-description = Alles, was über dich gespeichert ist, als Datei per Direktnachricht
command-privacy-forget = vergessen
command-privacy-forget-description = Sei überall nur noch ein anonymer Platz, für immer

option-period = zeitraum
option-period-description = Seit wann Tische zählen; wenn du nichts sagst, in dieser Saison
option-scope = bereich
option-scope-description = Dieser Server oder alle
option-by = nach
option-by-description = Wonach sortiert wird
option-season = saison
option-season-description = Eine frühere Saison, mit ihrer Nummer
option-user = person
option-user-description = Wer; wenn du nichts sagst, du
over-option-table = tisch
over-option-table-description = Welcher Tisch; such einen aus oder tipp seine Kennung
choice-period-all = insgesamt
choice-period-year = dieses Jahr
choice-period-month = diesen Monat
choice-period-week = diese Woche
choice-scope-server = dieser Server
choice-scope-everywhere = überall
choice-by-rating = Wertung
choice-by-wins = Siege
choice-by-points = geschlagene Gegner
choice-by-games = gespielte Tische

## Controls

button-page-back = Zurück
button-page-on = Weiter
button-page-own = Wo bin ich?
button-close-season = Ja, Saison abschließen
button-forget = Ja, vergiss mich für immer

## Leaderboards

# A number with one decimal.
decimal = { $whole },{ $part }
# In a picture: a chance to win.
percent = { $value } %
ranking-all-games = Alle Spiele
ranking-everywhere = überall
ranking-season = Saison { $season }
ranking-scope = { $by ->
    [rating] { $period ->
        [season] Wertung der Saison
       *[other] Wertung
    }
    [wins] Siege
    [points] Geschlagene Gegner: einer für jeden, der an einem Tisch hinter dir landet
   *[games] Gespielte Tische
}{ $period ->
    [year] , dieses Jahr.
    [month] , diesen Monat.
    [week] , diese Woche.
   *[other] .
}
ranking-lines = { $first }–{ $last } von { $total }.{ $by ->
    [rating] {" "}Grau: vorläufig, weniger als 5 Tische.
   *[other] {""}
}
ranking-line = #{ $place } { $name }: { $rating ->
    [none] {""}
   *[other] Wertung { $rating } { $spread }{ $provisional ->
        [yes] {" "}(vorläufig)
       *[no] {""}
    },{" "}
}{ $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} an { $games ->
    [one] 1 Tisch
   *[other] { $games } Tischen
}, { $points ->
    [one] 1 Gegner geschlagen
   *[other] { $points } Gegner geschlagen
}.
# Over the columns of a leaderboard's picture: short.
ranking-heading-rating = Wertung
ranking-heading-wins = Siege
ranking-heading-points = Besiegt
ranking-heading-games = Tische
confirm-season = Damit ist Saison { $season } endgültig vorbei: Ihre Tabelle bleibt und erscheint hier für alle, und eine neue Saison fängt an. Wirklich abschließen?
season-closed = **Saison { $season } ist vorbei.** Das sind die Besten; die ganze Tabelle gibt es mit `/rangliste saison:{ $season }`. Saison { $next } läuft ab jetzt.

## Records and histories

stats-game = **{ $game }** · { $games ->
    [one] 1 Tisch
   *[other] { $games } Tische
}, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} ({ $rate } %, erwartet { $chance } %). Wertung insgesamt { $rating } { $spread }{ $provisional ->
    [yes] , vorläufig
   *[no] {""}
}.
stats-brief = **{ $game }** · { $games ->
    [one] 1 Tisch
   *[other] { $games } Tische
}, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
}, Wertung { $rating } { $spread }.
stats-places = Plätze: { $places }.
stats-place = #{ $place } ×{ $times }
stats-path = Wertung: von { $first } ({ $since }) auf { $last }, höchstens { $best }.
stats-scores = Ergebnisse: bestes { SIGNED($best) }, schlechtestes { SIGNED($worst) }, im Schnitt { $mean }.
# In the picture of a record: short.
stats-word-chance = Erwartet
stats-word-best = Bestes
stats-word-mean = Schnitt
stats-word-worst = Tiefstes
stats-best-score = Bestes Ergebnis: { SIGNED($value) }
stats-server = Rekord dieses Servers · { $what } · { $name }
history-place = #{ $place } { $name } ({ SIGNED($score) })
history-place-away = #{ $place } { $name } (weg)
history-line = { $at } · **{ $game }** · `{ $table }` · { $outcome }

## Replays

replay-alt = Ein Film vom ganzen Spiel; die Liste der Züge daneben sagt dasselbe in Worten.
replay-forced = (ging nicht anders: vom Tisch gespielt)
replay-routine = (vom Tisch gewürfelt)
replay-seed = Tisch { $table }. Der Startwert: { $seed }. Sein SHA-256: { $commitment }.
verify-agrees = **Tisch { $table }: Alles stimmt.** { $settled ->
    [one] Der einzige Wurf folgt
   *[other] Alle { $settled } Würfe und Karten folgen
} aus dem Startwert, und der passt zu seinem Siegel.
verify-wrong = **Tisch { $table }: Hier wurde etwas geändert.** Diese Einträge folgen nicht aus dem Startwert: { $wrong }. Geprüft: { $settled }.
verify-other-seed = **Tisch { $table }: Das ist nicht der versiegelte Startwert.** Sein SHA-256 ist nicht der, der am Anfang gezeigt wurde.
verify-rules-gone = **Tisch { $table }** wurde nach Regeln gespielt, die Roost nicht mehr benutzt. Seine Würfe und Karten lassen sich nicht mehr prüfen.

## Fair?

fair-seed =
    Startwert: `{ $seed }`
    SHA-256: `{ $commitment }`
fair-means = -# Als der Tisch aufging, wurde dieser SHA-256 gezeigt: ein Siegel, das den Startwert festhält, ohne ihn zu verraten. Alle Würfe und Karten folgen daraus, also konnte unterwegs niemand daran drehen. Prüf es selbst: Vergleich die Siegel, oder berechne den SHA-256 der 32 Bytes des Startwerts.

## The end

ending-sentence = _{ $what }_
ending-shared = Gleichstand bis zuletzt.
ending-back = { $seat } lag { $when } noch ganz hinten und hat trotzdem gewonnen.
ending-close = Knapper geht es nicht: { $other_seat } fehlte genau einer.
ending-alone = Außer { $seat } lag nie jemand vorn.
ending-swings = Die Führung wechselte { $changes }-mal; { $seat } holte sie sich { $when } endgültig.
ending-lead = { $seat } ging { $when } in Führung{ $before ->
    [0] .
   *[other] {" "}und gab sie nicht mehr her.
}
ending-when = { $third ->
    [0] früh
    [1] etwa zur Halbzeit
   *[other] im letzten Drittel
}
ending-reason = -# { $reason }
ending-records = 🏅 **Neuer Rekord auf diesem Server!** { $records }
ending-record = { $name } · { $what }
ending-apart = Ohne Wertung: Ein Computer hat mitgespielt.
ending-ratings = -# Wertung: { $changes }{ $provisional ->
    [yes] {" "}· „?“ ist vorläufig bis zum fünften gewerteten Tisch
   *[no] {""}
}
ending-rating = { $name } { $before } → { $rating }{ $provisional ->
    [yes] ?
   *[no] {""}
}
ending-rating-away = { $rating } (weg: als Letzter gewertet)
ending-tonight = -# Heute Abend: { $won }
ending-tonight-apart = -# Heute Abend mit Computern: { $won }
ending-fair = -# Faires Spiel: Jeder Wurf und jede Karte folgt aus dem Siegel der Eröffnung. `/prüfen` prüft es nach.
button-replay = Wiederholung
button-leaderboard = Rangliste
button-luck = Glück
button-figures = Als Text
button-daily = Tageswurm
button-review = Rückblick
button-fair = Alles fair?

## Step by step, and sharing

still-title = -# { $game } · { $number ->
    [0] der Anfang · { $last } Züge
   *[other] Zug { $number } von { $last }
}
button-whole-film = Ganze Partie
button-next-turn = Nächster Zug
button-next-twist = Nächste Wende
button-steps = Zug für Zug
button-share = Teilen
button-shared = Geteilt
shared-by = -# Geteilt von { $name }
shared-there = -# { refusal-shared-elsewhere }

## Review

review-title = **{ $game }** · { $luck ->
    [yes] was war Glück, was warst du
   *[no] was entschieden wurde
}
review-verdict = { $dice ->
    [up] Die Würfel gaben { $seat } { $luck } Würmer mehr als das Soll.
    [down] Die Würfel gaben { $seat } { $luck } Würmer weniger als das Soll.
   *[even] Die Würfel gaben { $seat } genau das Soll: weder Glück noch Pech.
}
review-costliest = Eine Entscheidung kostete mehr als jede andere:
# Over the columns of a picture: short.
review-picture = Woher die Würmer kamen
review-word-par = Soll
review-word-luck = Würfel
review-word-decisions = Wahl
review-word-thieves = Diebe
review-word-worms = Würmer
review-bars-mean = -# Gezählt werden die eigenen Würmer. **Soll**: was deine Züge bringen, wenn du immer das Beste draus machst. **Würfel**: was das Glück dazugab. **Wahl**: Würmer in diesem Zug, die du hast liegen lassen, vielleicht für Besseres. **Diebe**: was dir geklaut wurde. Jeder Zug ist genau ausgerechnet, aber für sich allein: Was danach kommt, zählt nicht. Züge mit höchstens zwei offenen Portionen zählen als Soll.
review-alt-seat = { $seat }: Soll { $par }, Würfel { $luck }, Wahl { $decisions }, Diebe { $thieves }, zusammen { $worms ->
    [one] 1 Wurm
   *[other] { $worms } Würmer
}.
review-shared-seat = -# Für { $seat } haben mehrere gespielt. Ihre Entscheidungen: { $costs }.
review-nothing-costly = { $played ->
    [own] Kein klarer Fehler in deinen Zügen.
    [yes] Kein klarer Fehler in den Zügen von { $seat }.
   *[no] Hier stehen nur die eigenen Entscheidungen.
}
review-turns = **Zug für Zug** · { $seat }
review-cut = -# Für diesen Rückblick reichte die Zeit nur für { $percent } % der Entscheidungen.
review-by-turn = Zug { $move }: { $seat } hat **{ $played }** gewählt; **{ $better }** war { $cost } Würmer mehr wert.
review-by-search = { $again ->
    [yes] Die Wahl eines Hahns, der vorausdenkt
   *[no] Zug { $move }: { $seat } hat **{ $played }** gewählt. Die Wahl eines Hahns
}: **{ $better }**, { $gain ->
    [one] 1 Punkt
   *[other] { $gain } Punkte
} besser (±{ $error }).
review-decision = -# Entscheidung { $number } von { $last } · vor Zug { $move }
review-turn-means = -# Die Würmer einer Entscheidung sind verglichen mit dem Schnitt der anderen: Ein geklauter Wurm zählt mehr, denn jemand verliert ihn. Genau für diesen Zug; was danach kommt, zählt nicht.
review-search-means = -# Die Punkte einer Entscheidung: Es zählt nur, was man in dem Moment wissen konnte, nicht, was später kam: Hennen haben das Spiel von da an viele Male zu Ende gespielt, mit beiden Möglichkeiten. Die Punkte sind Prozentpunkte der Gewinnchance, das ± ist die Unsicherheit. Menschen spielen vielleicht anders.
review-progress =
    Das Spiel wird noch mal durchgegangen… { $percent } %
    -# Seit einer Minute dieselbe Zahl? Drück auf den Knopf.
button-meaning = Was die Zahlen heißen
button-practise = Üben
practise-next = Weiter
practise-question = Was würdest du **jetzt** tun, als { $seat }?
practise-answered = { $same ->
    [yes] Wieder **{ $choice }**, wie am Tisch.
   *[no] Jetzt **{ $choice }**: Das würde auch der Rückblick wählen.
}
button-retry = Neu versuchen

## Luck over time

luck-said = In { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
}: { $luck } Würmer pro Spiel durch die Würfel{ $games ->
    [one] {""}
   *[other] {" "}(±{ $error })
}, jede Wahl ließ { $cost } Würmer im Zug liegen ({ $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}).
luck-means = -# Die letzten Spiele Heckmeck auf diesem Server, in denen diese Person alles selbst entschieden hat. Würfel: Würmer über dem Schnitt aller Würfe. Wahl: Würmer in diesem Zug, die liegen blieben, egal, was danach kam. Züge mit höchstens zwei offenen Portionen fehlen.
luck-by-game = Spiel für Spiel, das älteste zuerst: Würmer durch die Würfel, und in Klammern die Würmer in diesem Zug, die jede Wahl liegen ließ: { $games }.
# In the picture: short.
luck-word-luck = Würfel pro Spiel
luck-word-cost = Würmer im Zug
luck-word-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}

## Privacy

privacy-nothing = Roost hat nichts über dich gespeichert.
privacy-kept =
    ## Was Roost über dich speichert
    - Deine Discord-ID, den Namen, den du beim letzten Mal mit Roost hattest ({ $name }), und deine Sprache ({ $locale }): damit wir dich beim Namen nennen und dir deine Hand schicken können.
    - { $nicknames ->
        [0] Keinen Nickname: Auf den Servern, auf denen du Roost benutzt hast, hattest du keinen
        [one] Den Nickname, den du beim letzten Mal mit Roost auf 1 Server hattest
       *[other] Die Nicknames, die du beim letzten Mal mit Roost auf { $nicknames } Servern hattest
    }. Ein Nickname erscheint nur auf seinem Server und in den Händen seiner Tische.
    - Deine Ruhezeiten mit ihrer Zeitzone, die vom Tag vor deiner Wahl, wie du erfährst, dass du dran bist, ob du Antworten in Worten bekommst, und auf welchem Server du davon zuletzt etwas gewählt hast.
    - { $evenings ->
        [0] Kein offener Plan
        [one] 1 offener Plan
       *[other] { $evenings } offene Pläne
    } von dir und { $evening_answers ->
        [0] keine Antwort
        [one] 1 Antwort
       *[other] { $evening_answers } Antworten
    } auf offene Pläne, die alle in deren Kanal sehen. Ist der Abend vorbei, verschwindet beides.
    - { $daily_answers ->
        [0] Keine Antworten zum Tageswurm
        [one] 1 Antwort zum Tageswurm
       *[other] { $daily_answers } Antworten zum Tageswurm
    }: eine pro Tag, für die Zahlen in Lösungen, die dich nur nennen, wenn du das wolltest, für deine eigenen und für deine Serie.
    - { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    } an Tischen und { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträge
    } in ihren Protokollen: was du dort gemacht hast, und wann. Das Protokoll ist der Tisch; ohne es wären die Spiele der anderen weg.
    - { $results ->
        [one] 1 Ergebnis
       *[other] { $results } Ergebnisse
    }, und Wertung und Rekorde daraus: für die Rangliste.
    - Für welche Spiele du Bescheid willst ({ $subscriptions ->
        [0] keine
        [one] 1, auf einem Server
       *[other] { $subscriptions }, je Server gezählt
    }), bis wann, wann zuletzt und wie oft du nicht gekommen bist. Das siehst nur du.
    - Die IDs der Direktnachrichten mit deiner Hand, damit sie aktuell bleibt.
    - Die IDs der Interaktionen hinter diesen Einträgen, bis einen Tag nach dem Ende eines Tischs (danach nur die, mit der er losging), und welche Saisons du abgeschlossen hast.
    Andere sehen deinen Namen (auf einem Server deinen Nickname dort), Ergebnisse und Züge an Tischen, in Wiederholungen und in der Rangliste. Roost speichert keine Nachrichten, die du schreibst, und keine Adressen. `/datenschutz exportieren` schickt dir alles, `/datenschutz vergessen` löscht, was zu dir führt.
privacy-export = Alles, was Roost über dich speichert:
privacy-exported = Es liegt in deinen Direktnachrichten.
privacy-exported-here = Deine Direktnachrichten sind zu, deshalb hier, nur für dich.
privacy-confirm = **Das ist endgültig.** ID, Name, Nicknames, Sprache, Ruhezeiten, Bescheid zu Tischen und Antworten zum Tageswurm werden gelöscht, und aus der Rangliste bist du weg. Deine Tische bleiben den anderen, mit einem anonymen Platz statt dir; einen Platz, den ein Computer für dich hält, gibst du auf. Kommst du wieder, fängst du bei null an. Was schon in Discord steht, bleibt dort.
privacy-forgotten = Erledigt: Roost hat dich vergessen. Deine Plätze sind ab jetzt anonym.

## Refusals

refusal-rating-needs-game = Eine Wertung gehört zu einem Spiel. Sag, zu welchem: `/rangliste spiel:`. Ohne Spiel kannst du nach Siegen, geschlagenen Gegnern oder Tischen sortieren.
refusal-no-season = Eine Saison „{ $season }“ gibt es auf diesem Server nicht; bisher { $seasons ->
    [one] gab es eine
   *[other] gab es { $seasons }
}. Wähl eine aus der Liste.
refusal-season-needs-server = Eine Saison gehört zu einem Server. Lass `bereich:` weg, um sie zu sehen, oder `saison:`, um alle Server zu sehen.
refusal-none-ranked = Hier hat noch niemand einen Tisch beendet, der zählt. Mach mit `/tisch öffnen` einen auf: mindestens zwei Leute, kein Computer, bis zum Schluss gespielt.
refusal-none-ranked-since = In dieser Zeit hat noch niemand einen Tisch beendet, der zählt. Mit `zeitraum:` wählst du einen längeren.
refusal-none-ranked-in-season = In Saison { $season } hat noch niemand einen Tisch beendet, der zählt. Mach mit `/tisch öffnen` einen auf. Frühere Saisons gibt es mit `/rangliste saison:`, alle zusammen mit `zeitraum:`, „insgesamt“.
refusal-not-ranked = Du stehst noch nicht in dieser Rangliste. Ein fertiger Tisch reicht dafür: `/tisch öffnen`.
refusal-season-empty = In Saison { $season } ist noch kein Tisch fertig geworden, es gibt also nichts abzuschließen.
refusal-only-in-servers = Das geht nur auf einem Server, nicht in Direktnachrichten.
refusal-nothing-played = { $name } hat hier noch keinen Tisch beendet, der zählt.
refusal-no-history = Hier ist noch kein Tisch fertig geworden. Mach mit `/tisch öffnen` einen auf.
refusal-not-your-pages = Hier blättert nur, wer gefragt hat. Mit dem Befehl bekommst du deine eigenen Seiten.
refusal-no-such-table = Einen Tisch „{ $table }“ gibt es hier nicht. Wähl einen aus der Liste oder nimm die Kennung aus `/verlauf`.
refusal-not-over-yet = An diesem Tisch wird noch gespielt; Hände und Startwert bleiben bis zum Schluss geheim. `/tisch zeigen` holt das Spielbrett.
refusal-nothing-was-played = An diesem Tisch wurde nicht gespielt: Vor dem ersten Zug war Schluss.
refusal-one-film-at-a-time = Ein Film nach dem anderen: Deiner ist noch in Arbeit. **Zug für Zug** geht so lange.
refusal-too-many-films = Gerade entstehen viele Filme. Versuch es in einer halben Minute noch mal; **Zug für Zug** geht sofort.
refusal-restarting = Roost startet gerade neu. Versuch es gleich noch mal.
refusal-rules-gone = Dieser Tisch wurde nach Regeln gespielt, die Roost nicht mehr benutzt, und lässt sich nicht mehr ansehen. Das Ergebnis bleibt.
refusal-log-broken = Das Protokoll dieses Tischs wurde geändert, deshalb lässt er sich nicht ansehen. `/prüfen` sagt, wo.
refusal-seated-still = Du hast noch einen Platz in { $channels }. Spiel dort zu Ende, steig mit `/tisch aussteigen` aus oder beende den Tisch mit `/tisch beenden`; dann frag noch mal.
refusal-shared-elsewhere = An diesem Tisch wurde auf einem anderen Server gespielt; teilen kannst du ihn nur dort.
refusal-one-review-at-a-time = Ein Rückblick nach dem anderen, für dich und für diesen Server. Versuch es noch mal, wenn er fertig ist.
refusal-too-many-reviews = Gerade laufen viele Rückblicke. Versuch es in ein, zwei Minuten noch mal.
refusal-review-too-long = Für einen Rückblick ist dieses Spiel zu lang.
refusal-review-failed = Der Rückblick wurde gerade nicht fertig. Versuch es in ein paar Minuten noch mal.
refusal-review-impossible = Zu diesem Spiel schafft Roost keinen Rückblick. Das ist ein Fehler von Roost; noch ein Versuch hilft nicht.
refusal-no-luck = Hier gibt es kein Spiel Heckmeck, in dem { $name } alles an einem Platz selbst entschieden hat.
