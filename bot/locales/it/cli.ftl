# What the command `roost` says in a terminal.

cli-roost = Giochi da tavolo per Discord. Senza comando: il bot su Discord se c'è un token, altrimenti il tavolo locale.
cli-jobs = comandi
cli-version = mostra la versione e finisce
cli-play = Un tavolo locale nel browser, con dietro lo stesso bot; non serve Discord.
cli-play-port = la porta della pagina su 127.0.0.1 (se manca: una libera)
cli-play-players = quanti giocatori per cominciare, o i loro nomi separati da virgole (se manca: 3)
cli-play-database = conserva i tavoli in questo file, o nel database di questo URL (se manca: un file temporaneo, che alla fine sparisce)
cli-play-no-browser = non aprire il browser
cli-run = Il bot su Discord; serve DISCORD_TOKEN.
cli-check = Controlla le impostazioni, il database, l'accesso a Discord e i permessi.
cli-backup = Copia il database in un file nuovo, che il bot sia acceso o no.
cli-backup-file = il file nuovo
cli-backed-up = Il database è stato copiato in { $path } ({ $kib } KiB). Tienilo riservato come il database: contiene le stesse cose.
cli-restore = Mette una copia al posto del database. Il bot dev'essere spento; quel che c'era viene conservato.
cli-restore-file = un file creato da roost backup
cli-restored = Il database ora è quello di { $path }.
cli-restored-kept = Quel che c'era prima è conservato in { $kept }; cancellalo quando non ti serve più.
cli-backup-exists = { $path } esiste già. Non è stato scritto nulla; scegli un nome libero.
cli-backup-nothing = In { $path } non c'è ancora nessun database, quindi non c'è nulla da copiare. ROOST_DATABASE_URL è quello del bot?
cli-backup-missing = Il file { $path } non esiste. Non è cambiato nulla.
cli-backup-foreign = { $path } non è un database di Roost. Non è cambiato nulla.
cli-backup-unreleased = { $path } è precedente alla prima versione pubblica di Roost, e nessuna versione sa leggerlo. Non è cambiato nulla; prendi un'altra copia.
cli-backup-newer = { $path } è stato creato da un Roost più recente. Non è cambiato nulla; prima aggiorna Roost.
cli-backup-damaged = { $path } è danneggiato: SQLite non riesce a leggerlo tutto. Non è cambiato nulla; prendi un'altra copia.
cli-backup-unreadable = { $path } non si può leggere ({ $error }). Non è cambiato nulla.
cli-backup-running = { $path } è aperto in un altro programma, molto probabilmente un bot acceso. Fermalo, poi ripristina. Non è cambiato nulla.
cli-backup-failed = { $path } non si è potuto scrivere ({ $error }). Quel che c'era c'è ancora.
cli-backup-pg-dump = Questo database è di PostgreSQL: lo copia il suo stesso programma, che il bot sia acceso o no. Il comando è: { $command }
cli-backup-pg-restore = Questo database è di PostgreSQL: una copia fatta con pg_dump -Fc la rimette il suo stesso programma. Ferma tutti i bot, poi dai: { $command }
cli-migrate = Porta il database alla versione di questo Roost, come fa un avvio; se lo usano più processi, fallo prima di sostituirli.
cli-migrated = Il database { $path } ora è alla versione { $version }; prima era alla { $before }.
cli-migrated-made = Il database { $path } è stato creato, alla versione { $version }.
cli-migrated-already = Il database { $path } è già alla versione { $version }; non è cambiato nulla.
cli-forget = Libera i posti di una persona ai tavoli non finiti e dimenticala per sempre, come /privacy dimentica; anche mentre il bot è in funzione.
cli-export = Scrivi tutto ciò che Roost conserva di una persona, come JSON; anche mentre il bot è in funzione.
cli-account = l'id di Discord della persona: solo se la richiesta viene da quell'account
cli-unknown-account = Roost non conserva niente dell'id di Discord { $id }. Non è cambiato nulla.
cli-forgotten = La persona con l'id di Discord { $id } è dimenticata. Un bot in funzione lo mostra entro un minuto.
cli-forgotten-again = { $people ->
    [one] Una persona aveva chiesto di essere dimenticata dopo quella copia, ed è stata dimenticata di nuovo.
   *[other] { $people } persone avevano chiesto di essere dimenticate dopo quella copia, e sono state dimenticate di nuovo.
}
cli-forget-seated = Questa persona ha ancora un posto, a { $tables }. Nessuno è stato dimenticato; riprova, o fai prima chiudere il tavolo.
cli-copy = Copia tutto il contenuto di un database in un altro, vuoto o ancora da creare, da SQLite a PostgreSQL o viceversa. Intanto nessun bot dovrebbe essere acceso.
cli-copy-from = l'URL del database da copiare, che resta com'è
cli-copy-to = l'URL di quello nuovo
cli-copied = { $rows ->
    [one] Una riga è stata copiata
   *[other] { $rows } righe sono state copiate
} da { $source } a { $target }; tutti i conteggi tornano, e torna anche ciò che risulta dai tavoli finiti, rifatto dai loro registri. Per usarlo, imposta ROOST_DATABASE_URL.
cli-copy-nothing = In { $path } non c'è nessun database, quindi non c'è nulla da copiare. Non è cambiato nulla.
cli-copy-older = Il database { $path } non è della versione di questo Roost. Prima aggiornalo, con ROOST_DATABASE_URL impostato su di esso: roost migrate
cli-copy-taken = In { $path } c'è già qualcosa. Non è cambiato nulla; indica un database vuoto o che non c'è ancora.
cli-copy-counts = In { $path } ci sarebbero { $found } righe di { $table } invece di { $expected }. Lì non è cambiato nulla; per favore segnalalo.
cli-copy-derived = Ciò che risulta dai tavoli finiti ({ $table }) non è ciò che dicono i loro registri. In { $path } non è cambiato nulla; con ROOST_DATABASE_URL impostato sul primo database, dai: roost rebuild
cli-rebuild = Rifà risultati, punteggi e primati a partire dai registri. Prima ferma il bot; su PostgreSQL può restare acceso, e per qualche secondo rispondere che è occupato.
cli-rebuilt = { $tables ->
    [one] Rifatto da un tavolo finito.
   *[other] Rifatto da { $tables } tavoli finiti.
}
cli-rebuilt-unplayable = { $unplayable ->
    [one] Uno non si è potuto rigiocare, perché le sue regole sono più vecchie o il suo registro è stato cambiato; le sue imprese sono rimaste com'erano.
   *[other] { $unplayable } non si sono potuti rigiocare, perché le loro regole sono più vecchie o i loro registri sono stati cambiati; le loro imprese sono rimaste com'erano.
}
cli-gallery = Disegna posizioni di esempio di ogni gioco.
cli-gallery-folder = dove vanno le immagini
cli-gallery-written = { $count } immagini in { $folder }
cli-playing = Il tuo tavolo è su { $url } — Ctrl+C lo chiude.
cli-no-token = Manca il token. Scrivi DISCORD_TOKEN=… nel file .env (README.md spiega come averne uno), o gioca in locale con: roost play
cli-token-broken = DISCORD_TOKEN contiene uno spazio o un a capo. Copia di nuovo il token e scrivilo in .env su una riga sola.
cli-token-refused = Discord non accetta questo token. Creane uno nuovo nel portale per sviluppatori e scrivilo in .env.
cli-gateway-4004 = Discord non accetta più questo token. Creane uno nuovo nel portale per sviluppatori e scrivilo in .env.
cli-gateway-4010 = Discord non conosce lo shard con cui Roost si è collegato (4010). Riavvialo; se non basta, segnalalo.
cli-gateway-4011 = Roost è ormai in più server di quanti i suoi shard possano servirne (4011). Riavvialo: chiederà a Discord quanti gliene servono. Se è impostato ROOST_SHARDS, ferma tutti i processi e metti per ciascuno un numero più grande dopo la /.
cli-gateway-4012 = Discord non parla più questa versione del suo gateway (4012). Aggiorna Roost.
cli-gateway-4013 = Discord non capisce di che cosa Roost chiede di essere informato (4013). Aggiorna Roost.
cli-gateway-4014 = Discord non permette ciò di cui Roost chiede di essere informato (4014), anche se a Roost non serve alcun intent privilegiato. Aggiorna Roost; se non basta, segnalalo.
cli-shards-engine = ROOST_SHARDS ha bisogno di PostgreSQL: i suoi processi condividono un database, e un file SQLite è per un processo solo. Imposta ROOST_DATABASE_URL su un indirizzo che comincia con postgresql+psycopg://, oppure togli ROOST_SHARDS.
cli-shards-held = Un altro processo di Roost tiene già lo shard { $shard } su questo database, perciò questo è terminato. Dai a ogni processo un intervallo tutto suo in ROOST_SHARDS, e non avviarne nessuno due volte.
cli-shards-count = I processi su questo database non sono d'accordo su quanti shard ci siano: questo ne conta { $count }, un altro { $other } (senza ROOST_SHARDS è 1). Scrivi lo stesso numero dopo la / per tutti; per cambiarlo, prima fermali tutti.
cli-settings-unreadable = Le impostazioni in { $path } non si possono leggere ({ $error }). Il file deve essere leggibile per questo utente, e testo in UTF-8.
cli-setting-unknown = { $meant ->
    [none] In .env c'è { $name }, che non è un'impostazione di Roost; `.env.example` le elenca tutte.
   *[other] In .env c'è { $name }, che non è un'impostazione di Roost. Volevi dire { $meant }?
}
cli-settings-wrong = Queste impostazioni non si capiscono: { $names }. `.env.example` dice che cosa può valere ciascuna.
cli-unfinished = Un gioco non è finito e su Discord non si può giocare: manca { $files }. Giocalo in locale con: roost play
cli-unfinished-here = Manca: { $files }. Qui al suo posto ci sono testi in inglese e immagini semplici.
cli-port-wrong = --port vuole un numero da 0 a 65535; 0 ne sceglie uno libero.
cli-players-wrong = --players vuole un numero da 1 a { $most }, o nomi separati da virgole.
cli-discord = Discord non si raggiunge, o rifiuta ({ $error }). Riprova fra un po'.
cli-system = Il sistema ha rifiutato: { $error }.
cli-check-database = Il database { $path } è a posto (versione { $version }).
cli-check-database-new = Non c'è ancora nessun database; all'avvio viene creato { $path }.
cli-check-database-empty = Il database { $path } è vuoto; all'avvio vi vengono create le tabelle di Roost.
cli-check-database-behind = Il database { $path } è a posto, alla versione { $version }. Un avvio, o roost migrate, lo porta alla versione { $newest }; per ora non è cambiato nulla. Prima fanne una copia.
cli-check-database-ahead = Il database { $path } è di un Roost più recente (versione { $version }), accanto al quale questo (versione { $newest }) funziona ancora.
cli-check-server = Il database è tenuto da PostgreSQL { $server }.
cli-check-database-older = Il database { $path } è a posto, alla versione { $version }. Un avvio lo porta alla versione { $newest } e ne lascia accanto una copia; per ora non è cambiato nulla.
cli-check-login = Accesso riuscito come { $name }; server: { $guilds }.
cli-check-gateway = { $shards ->
    [one] Discord chiede uno shard
   *[other] Discord chiede { $shards } shard
}; per oggi restano { $remaining } avvii su { $total }.
cli-check-shards = { $many ->
    [one] Questo processo tiene lo shard { $first } di { $count }.
   *[other] Questo processo tiene gli shard da { $first } a { $last } di { $count }.
}
cli-check-shards-few = ROOST_SHARDS conta { $count } shard, meno di quanti ne chiede Discord, che presto potrebbe respingere Roost (4011). Ferma tutti i processi e riavviali con almeno { $shards } dopo la /.
cli-check-permissions = In { $guild } il ruolo di Roost non ha: { $permissions }. Invita di nuovo Roost con l'indirizzo qui sotto, o dai al suo ruolo quel che manca.
cli-check-channel = In { $guild }, in { $channel }, Roost non ha: { $permissions }. Chi gestisce il canale può concederlo.
cli-check-channels-more = In { $guild } a Roost mancano permessi in altri { $more } canali.
cli-check-hidden = In { $guild } Roost non vede { $channels }. Dove nessuno deve giocare, va bene così.
cli-check-well = Dovunque Roost veda un canale, può fare tutto ciò che gli serve.
cli-check-invite = L'invito, con i soli permessi che servono a Roost: { $url }
cli-check-link = Il link dell'applicazione chiede le stesse cose: { $url }
cli-check-link-differs = Il link dell'applicazione ({ $url }) chiede altro. Per un bot pubblico scegli nel portale per sviluppatori, alla voce Installation, gli ambiti applications.commands e bot, e i permessi { $permissions }.
cli-database-busy = Il database è bloccato da un altro programma, o il disco non è scrivibile. Non è cambiato nulla. Dice: { $cause }
cli-database-unreadable = Il database { $path } non si può leggere o scrivere. Controlla il percorso e i permessi, o imposta ROOST_DATABASE_URL.
cli-database-no-folder = La cartella { $folder } del database { $path } non esiste. Non è stato creato nulla. Controlla ROOST_DATABASE_URL, e se il disco c'è; oppure crea la cartella.
cli-database-missing = In { $path } non c'è ancora nessun database, e non è stato creato. ROOST_DATABASE_URL è quello del bot?
cli-database-gone = Il database { $path } non c'è più, e prima c'era. Non è stato creato né cambiato nulla. Rimetti il file al suo posto: le ultime mosse sono nel registro accanto. Oppure metti al suo posto una copia: roost restore FILE. Per ricominciare apposta da capo, sposta altrove ciò che ne resta: { $left }
cli-database-unwritable = Dove si trova il database ({ $path }) non si può scrivere nulla: { $error }
cli-database-not-a-database = { $path } non è un database. È rimasto com'era; imposta ROOST_DATABASE_URL su un altro file.
cli-database-held = Un altro Roost ha aperto il database { $path }. Fermalo prima: due bot sullo stesso file non sono ammessi.
cli-database-damaged = Il database { $path } è danneggiato: SQLite non riesce a leggerlo. È rimasto com'è. Metti al suo posto l'ultima copia: roost restore FILE
cli-database-damaged-log = Il registro del tavolo { $table } è danneggiato. Non è stato cambiato niente. Metti al posto del database l'ultima copia: roost restore FILE
cli-database-denied = Il database { $path } non lascia entrare Roost. Controlla il ruolo, la password e il nome del database: docs/hosting.md, "PostgreSQL". Dice: { $error }
cli-database-unreleased = Il database { $path } è precedente alla prima versione pubblica di Roost, e nessuna versione sa leggerlo. È rimasto com'era; spostalo, e all'avvio ne nasce uno nuovo, oppure usa un altro database.
cli-database-newer = Il database { $path } è stato scritto da un Roost più recente. È rimasto com'era; aggiorna Roost o usa un altro database.
cli-database-newer-logs = A un tavolo finito un Roost più recente ha scritto cose che questo non sa leggere. Non è cambiato nulla; dai questo comando a quello più recente.
cli-database-foreign = { $path } è il database di un altro programma. È rimasto com'era; imposta ROOST_DATABASE_URL su un altro database.
cli-database-engine = Roost conserva i tavoli in un file SQLite o su un server PostgreSQL. ROOST_DATABASE_URL deve cominciare con sqlite+aiosqlite:/// o postgresql+psycopg:// e nominare un database. In una password @ si scrive %40.
cli-database-driver = Per conservare i tavoli su PostgreSQL, a Roost serve un driver. Installalo con: pip install -r requirements-postgres.txt
cli-database-unreachable = Il database { $path } non lascia entrare. Controlla ROOST_DATABASE_URL e che il server sia in funzione. Dice: { $error }
cli-database-encoding = Il database { $path } conserva le lettere come { $encoding }, ma per i nomi serve UTF8. È rimasto com'era; creane uno con: createdb --encoding=UTF8
