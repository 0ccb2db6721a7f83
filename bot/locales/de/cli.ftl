# What the command `roost` says in a terminal.

cli-roost = Brettspiele für Discord. Ohne Befehl: der Bot auf Discord, wenn ein Token gesetzt ist, sonst der lokale Tisch.
cli-jobs = Befehle
cli-version = zeigt die Version und endet
cli-play = Ein lokaler Tisch im Browser, dahinter derselbe Bot; braucht kein Discord.
cli-play-port = der Port der Seite auf 127.0.0.1 (ohne Angabe: ein freier)
cli-play-players = wie viele Spieler am Anfang, oder ihre Namen, mit Kommas getrennt (ohne Angabe: 3)
cli-play-database = die Tische in dieser Datei behalten, oder in der Datenbank dieser URL (ohne Angabe: eine temporäre Datei, am Ende weg)
cli-play-no-browser = den Browser nicht öffnen
cli-run = Der Bot auf Discord; braucht DISCORD_TOKEN.
cli-check = Prüft die Einstellungen, die Datenbank, die Anmeldung bei Discord und die Berechtigungen.
cli-backup = Kopiert die Datenbank in eine neue Datei, ob der Bot läuft oder nicht.
cli-backup-file = die neue Datei
cli-backed-up = Die Datenbank ist nach { $path } kopiert ({ $kib } KiB). Heb sie so vertraulich auf wie die Datenbank: Es steht dasselbe darin.
cli-restore = Setzt eine Sicherung an die Stelle der Datenbank. Der Bot darf nicht laufen; was dort war, bleibt erhalten.
cli-restore-file = eine Datei von roost backup
cli-restored = Die Datenbank ist jetzt die aus { $path }.
cli-restored-kept = Was vorher da war, liegt in { $kept }; lösch es, wenn du es nicht mehr brauchst.
cli-backup-exists = { $path } gibt es schon. Es wurde nichts geschrieben; nimm einen freien Namen.
cli-backup-nothing = In { $path } gibt es noch keine Datenbank, also nichts zu sichern. Ist ROOST_DATABASE_URL die des Bots?
cli-backup-missing = Die Datei { $path } gibt es nicht. Es hat sich nichts geändert.
cli-backup-foreign = { $path } ist keine Datenbank von Roost. Es hat sich nichts geändert.
cli-backup-unreleased = { $path } stammt aus der Zeit vor der ersten Veröffentlichung von Roost; keine Version kann es lesen. Es hat sich nichts geändert; nimm eine andere Sicherung.
cli-backup-newer = { $path } stammt von einem neueren Roost. Es hat sich nichts geändert; aktualisiere erst Roost.
cli-backup-damaged = { $path } ist beschädigt: SQLite kann nicht alles lesen. Es hat sich nichts geändert; nimm eine andere Sicherung.
cli-backup-unreadable = { $path } lässt sich nicht lesen ({ $error }). Es hat sich nichts geändert.
cli-backup-running = { $path } ist in einem anderen Programm offen, sehr wahrscheinlich läuft ein Bot. Halte ihn an, dann stell wieder her. Es hat sich nichts geändert.
cli-backup-failed = { $path } ließ sich nicht schreiben ({ $error }). Was dort war, ist noch da.
cli-backup-pg-dump = Diese Datenbank liegt in PostgreSQL, das sie mit seinem eigenen Programm kopiert, ob der Bot läuft oder nicht. Gib ein: { $command }
cli-backup-pg-restore = Diese Datenbank liegt in PostgreSQL, das eine Kopie von pg_dump -Fc mit seinem eigenen Programm zurückholt. Halte alle Bots an, dann gib ein: { $command }
cli-migrate = Bringt die Datenbank auf die Version dieses Roost, wie ein Start es tut; wo mehrere Prozesse sie teilen, mach das, bevor du sie austauschst.
cli-migrated = Die Datenbank { $path } ist jetzt auf Version { $version }; vorher war sie auf { $before }.
cli-migrated-made = Die Datenbank { $path } ist angelegt, auf Version { $version }.
cli-migrated-already = Die Datenbank { $path } ist schon auf Version { $version }; es hat sich nichts geändert.
cli-forget = Gib die Plätze einer Person an offenen Tischen auf und vergiss sie für immer, wie /datenschutz vergessen; auch während der Bot läuft.
cli-export = Gib alles aus, was Roost über eine Person speichert, als JSON; auch während der Bot läuft.
cli-account = die Discord-ID der Person: nur, wenn die Bitte von diesem Konto kam
cli-unknown-account = Zur Discord-ID { $id } speichert Roost nichts. Es hat sich nichts geändert.
cli-forgotten = Die Person mit der Discord-ID { $id } ist vergessen. Ein laufender Bot zeigt das binnen einer Minute.
cli-forgotten-again = { $people ->
    [one] Eine Person wollte nach dieser Sicherung vergessen werden und ist wieder vergessen.
   *[other] { $people } Personen wollten nach dieser Sicherung vergessen werden und sind wieder vergessen.
}
cli-forget-seated = Diese Person hat noch einen Platz, an { $tables }. Vergessen wurde niemand; versuch es noch einmal, oder lass den Tisch erst beenden.
cli-copy = Kopiert alles aus einer Datenbank in eine andere, die leer ist oder noch fehlt, von SQLite nach PostgreSQL oder zurück. Solange sollte kein Bot laufen.
cli-copy-from = die URL der Datenbank, die kopiert wird; sie bleibt, wie sie ist
cli-copy-to = die URL der neuen
cli-copied = { $rows ->
    [one] Eine Zeile ist kopiert
   *[other] { $rows } Zeilen sind kopiert
}, von { $source } nach { $target }; alle Zahlen stimmen, und auch, was aus den fertigen Tischen folgt, neu errechnet aus ihren Protokollen. Um sie zu benutzen, setz ROOST_DATABASE_URL.
cli-copy-nothing = In { $path } gibt es keine Datenbank, also nichts zu kopieren. Es hat sich nichts geändert.
cli-copy-older = Die Datenbank { $path } hat eine andere Version als dieses Roost. Bring sie erst auf den Stand, mit ROOST_DATABASE_URL darauf: roost migrate
cli-copy-taken = In { $path } ist schon etwas. Es hat sich nichts geändert; nenn eine Datenbank, die leer ist oder noch fehlt.
cli-copy-counts = In { $path } stünden { $found } Zeilen von { $table } statt { $expected }. Dort hat sich nichts geändert; bitte melde das.
cli-copy-derived = Was aus den fertigen Tischen folgt ({ $table }), passt nicht zu ihren Protokollen. In { $path } hat sich nichts geändert; gib mit ROOST_DATABASE_URL auf der ersten Datenbank ein: roost rebuild
cli-rebuild = Errechnet Ergebnisse, Wertungen und Rekorde neu aus den Protokollen. Halte erst den Bot an; auf PostgreSQL darf er laufen und sagt dann vielleicht ein paar Sekunden lang, dass er beschäftigt ist.
cli-rebuilt = { $tables ->
    [one] Neu errechnet aus einem fertigen Tisch.
   *[other] Neu errechnet aus { $tables } fertigen Tischen.
}
cli-rebuilt-unplayable = { $unplayable ->
    [one] Einer ließ sich nicht noch einmal durchspielen, weil seine Regeln älter sind oder sein Protokoll geändert wurde; seine Bestleistungen bleiben, wie sie waren.
   *[other] { $unplayable } ließen sich nicht noch einmal durchspielen, weil ihre Regeln älter sind oder ihre Protokolle geändert wurden; ihre Bestleistungen bleiben, wie sie waren.
}
cli-gallery = Zeichnet Beispielstellungen aller Spiele.
cli-gallery-folder = wohin mit den Bildern
cli-gallery-written = { $count } Bilder in { $folder }
cli-playing = Dein Tisch steht unter { $url } — Strg+C beendet ihn.
cli-no-token = Es ist kein Token gesetzt. Schreib DISCORD_TOKEN=… in die Datei .env (README.md sagt, woher du eins bekommst), oder spiel lokal mit: roost play
cli-token-broken = In DISCORD_TOKEN steht ein Leerzeichen oder ein Zeilenumbruch. Kopier das Token noch einmal und schreib es in eine einzige Zeile von .env.
cli-token-refused = Discord nimmt dieses Token nicht an. Mach im Entwicklerportal ein neues und schreib es in .env.
cli-gateway-4004 = Discord nimmt dieses Token nicht mehr an. Mach im Entwicklerportal ein neues und schreib es in .env.
cli-gateway-4010 = Discord kennt den Shard nicht, mit dem sich Roost verbunden hat (4010). Starte es neu; wenn das nicht hilft, melde es bitte.
cli-gateway-4011 = Roost ist auf mehr Servern, als seine Shards bedienen dürfen (4011). Starte es neu: Es fragt Discord, wie viele es braucht. Wo ROOST_SHARDS gesetzt ist, beende alle Prozesse und setz für jeden eine größere Zahl hinter das /.
cli-gateway-4012 = Discord spricht diese Version seines Gateways nicht mehr (4012). Aktualisiere Roost.
cli-gateway-4013 = Discord versteht nicht, worüber Roost informiert werden will (4013). Aktualisiere Roost.
cli-gateway-4014 = Discord erlaubt nicht, worüber Roost informiert werden will (4014), obwohl Roost keinen privilegierten Intent braucht. Aktualisiere Roost; wenn das nicht hilft, melde es bitte.
cli-shards-engine = ROOST_SHARDS braucht PostgreSQL, denn seine Prozesse teilen sich eine Datenbank, und eine SQLite-Datei ist für einen allein. Setz ROOST_DATABASE_URL auf eine Adresse, die mit postgresql+psycopg:// anfängt, oder lass ROOST_SHARDS weg.
cli-shards-held = Ein anderer Prozess von Roost hält Shard { $shard } auf dieser Datenbank, deshalb hat sich dieser beendet. Gib in ROOST_SHARDS jedem Prozess einen eigenen Bereich und starte keinen doppelt.
cli-shards-count = Die Prozesse auf dieser Datenbank sind sich nicht einig, wie viele Shards es gibt: Dieser zählt { $count }, ein anderer { $other } (ohne ROOST_SHARDS ist es 1). Schreib bei allen dasselbe hinter das /; um es zu ändern, beende erst alle.
cli-settings-unreadable = Die Einstellungen in { $path } lassen sich nicht lesen ({ $error }). Dieser Benutzer muss die Datei lesen dürfen, und sie muss Text in UTF-8 sein.
cli-setting-unknown = { $meant ->
    [none] In .env steht { $name }, und das ist keine Einstellung von Roost; in `.env.example` stehen alle.
   *[other] In .env steht { $name }, und das ist keine Einstellung von Roost. Meinst du { $meant }?
}
cli-settings-wrong = Diese Einstellungen sind nicht zu verstehen: { $names }. In `.env.example` steht, was jede sein darf.
cli-unfinished = Ein Spiel ist noch nicht fertig und lässt sich auf Discord nicht spielen: Es fehlt { $files }. Spiel es lokal mit: roost play
cli-unfinished-here = Es fehlt: { $files }. Hier springen englische Texte und einfache Bilder ein.
cli-port-wrong = --port nimmt eine Zahl von 0 bis 65535; 0 nimmt einen freien.
cli-players-wrong = --players nimmt eine Zahl von 1 bis { $most } oder Namen, mit Kommas getrennt.
cli-discord = Discord ist nicht zu erreichen oder lehnt ab ({ $error }). Versuch es später noch einmal.
cli-system = Das System hat abgelehnt: { $error }.
cli-check-database = Die Datenbank { $path } ist in Ordnung (Version { $version }).
cli-check-database-new = Es gibt noch keine Datenbank; ein Start legt { $path } an.
cli-check-database-empty = Die Datenbank { $path } ist leer; ein Start legt dort die Tabellen von Roost an.
cli-check-database-behind = Die Datenbank { $path } ist in Ordnung, auf Version { $version }. Ein Start oder roost migrate bringt sie auf Version { $newest }; jetzt hat sich nichts geändert. Mach vorher eine Sicherung.
cli-check-database-ahead = Die Datenbank { $path } ist von einem neueren Roost (Version { $version }), neben dem dieses (Version { $newest }) noch läuft.
cli-check-server = Die Datenbank liegt in PostgreSQL { $server }.
cli-check-database-older = Die Datenbank { $path } ist in Ordnung, auf Version { $version }. Ein Start bringt sie auf Version { $newest } und legt eine Kopie daneben; jetzt hat sich nichts geändert.
cli-check-login = Angemeldet als { $name }; Server: { $guilds }.
cli-check-gateway = { $shards ->
    [one] Discord will einen Shard
   *[other] Discord will { $shards } Shards
}; heute sind noch { $remaining } von { $total } Starts übrig.
cli-check-shards = { $many ->
    [one] Dieser Prozess hält Shard { $first } von { $count }.
   *[other] Dieser Prozess hält die Shards { $first } bis { $last } von { $count }.
}
cli-check-shards-few = ROOST_SHARDS zählt { $count } Shards, weniger, als Discord will: Bald weist es Roost vielleicht ab (4011). Beende alle Prozesse und starte sie mit mindestens { $shards } hinter dem /.
cli-check-permissions = In { $guild } fehlt der Rolle von Roost: { $permissions }. Lade Roost mit der Adresse unten noch einmal ein, oder gib seiner Rolle, was fehlt.
cli-check-channel = In { $guild }, in { $channel }, fehlt Roost: { $permissions }. Wer den Kanal verwaltet, kann das geben.
cli-check-channels-more = In { $guild } fehlen Roost Berechtigungen in { $more } weiteren Kanälen.
cli-check-hidden = In { $guild } sieht Roost nicht: { $channels }. Wo niemand spielen soll, ist das richtig so.
cli-check-well = Wo Roost einen Kanal sieht, darf es alles, was es braucht.
cli-check-invite = Die Einladung, mit genau den Berechtigungen, die Roost braucht: { $url }
cli-check-link = Der eigene Link der Anwendung verlangt dasselbe: { $url }
cli-check-link-differs = Der eigene Link der Anwendung ({ $url }) verlangt etwas anderes. Wähl für einen öffentlichen Bot im Entwicklerportal unter Installation die Scopes applications.commands und bot und die Berechtigungen { $permissions }.
cli-database-busy = Die Datenbank ist von einem anderen Programm gesperrt, oder auf ihr Laufwerk lässt sich nicht schreiben. Es hat sich nichts geändert. Sie sagt: { $cause }
cli-database-unreadable = Die Datenbank { $path } lässt sich nicht lesen oder schreiben. Prüf den Pfad und seine Rechte, oder setz ROOST_DATABASE_URL.
cli-database-no-folder = Den Ordner { $folder } für die Datenbank { $path } gibt es nicht. Es wurde nichts angelegt. Prüf ROOST_DATABASE_URL, und ob das Laufwerk da ist; oder leg den Ordner an.
cli-database-missing = In { $path } gibt es noch keine Datenbank, und es wurde keine angelegt. Ist ROOST_DATABASE_URL die des Bots?
cli-database-gone = Die Datenbank { $path } ist weg, und vorher gab es eine. Es wurde nichts angelegt oder geändert. Leg die Datei zurück: Was zuletzt gespielt wurde, steht im Protokoll daneben. Oder setz eine Sicherung an ihre Stelle: roost restore FILE. Um absichtlich neu anzufangen, verschieb, was von ihr übrig ist: { $left }
cli-database-unwritable = Wo die Datenbank liegt ({ $path }), lässt sich nichts schreiben: { $error }
cli-database-not-a-database = { $path } ist keine Datenbank. Sie bleibt, wie sie war; setz ROOST_DATABASE_URL auf eine andere Datei.
cli-database-held = Ein anderes Roost hat die Datenbank { $path } offen. Halte es erst an; zwei Bots auf einer Datei gibt es nicht.
cli-database-damaged = Die Datenbank { $path } ist beschädigt: SQLite kann sie nicht lesen. Sie bleibt, wie sie ist. Setz deine neueste Sicherung an ihre Stelle: roost restore FILE
cli-database-damaged-log = Das Protokoll von Tisch { $table } ist beschädigt. Es hat sich nichts geändert. Setz deine neueste Sicherung an die Stelle der Datenbank: roost restore FILE
cli-database-denied = Die Datenbank { $path } lässt Roost nicht hinein. Prüf Rolle, Passwort und Namen der Datenbank: docs/hosting.md, „PostgreSQL“. Sie sagt: { $error }
cli-database-unreleased = Die Datenbank { $path } stammt aus der Zeit vor der ersten Veröffentlichung von Roost; keine Version kann sie lesen. Sie bleibt, wie sie war; verschieb sie, dann legt ein Start eine neue an, oder nimm eine andere Datenbank.
cli-database-newer = In die Datenbank { $path } hat ein neueres Roost geschrieben. Sie bleibt, wie sie war; aktualisiere Roost, oder nimm eine andere Datenbank.
cli-database-newer-logs = An einem fertigen Tisch hat ein neueres Roost etwas geschrieben, was dieses nicht lesen kann. Es hat sich nichts geändert; gib diesen Befehl dem neueren.
cli-database-foreign = { $path } ist die Datenbank eines anderen Programms. Sie bleibt, wie sie war; setz ROOST_DATABASE_URL auf eine andere Datenbank.
cli-database-engine = Roost hält seine Tische in einer Datei von SQLite oder auf einem Server von PostgreSQL. ROOST_DATABASE_URL muss mit sqlite+aiosqlite:/// oder postgresql+psycopg:// anfangen und eine Datenbank nennen. Ein @ in einem Passwort schreibt man %40.
cli-database-driver = Für Tische auf PostgreSQL braucht Roost einen Treiber. Installier ihn mit: pip install -r requirements-postgres.txt
cli-database-unreachable = Die Datenbank { $path } lässt niemanden hinein. Prüf ROOST_DATABASE_URL, und ob der Server läuft. Sie sagt: { $error }
cli-database-encoding = Die Datenbank { $path } speichert Buchstaben als { $encoding }, und Namen brauchen UTF8. Sie bleibt, wie sie war; mach eine mit: createdb --encoding=UTF8
