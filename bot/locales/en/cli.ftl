# What the command `roost` says in a terminal.

cli-roost = Table games for Discord. Without a command: the bot on Discord if a token is set, else the local table.
cli-jobs = commands
cli-version = show the release and end
cli-play = A local table in the browser, with the same bot behind it; needs no Discord.
cli-play-port = the page's port on 127.0.0.1 (default: a free one)
cli-play-players = how many players to begin with, or their names with commas between them (default: 3)
cli-play-database = keep the tables in this file, or in the database of this URL (default: a temporary file, gone at the end)
cli-play-no-browser = do not open the browser
cli-run = The bot on Discord; needs DISCORD_TOKEN.
cli-check = Check the settings, the database, the login to Discord and the permissions.
cli-backup = Copy the database into a new file, while the bot runs or not.
cli-backup-file = the new file
cli-backed-up = The database was copied to { $path } ({ $kib } KiB). Keep it as private as the database: it holds the same.
cli-restore = Put a backup in the place of the database. The bot must not run; what was there is kept.
cli-restore-file = a file that roost backup made
cli-restored = The database is now that of { $path }.
cli-restored-kept = What was there before is kept in { $kept }; delete it when you don't need it any more.
cli-backup-exists = { $path } is there already. Nothing was written; choose a name that is free.
cli-backup-nothing = There is no database at { $path } yet, so there is nothing to back up. Is ROOST_DATABASE_URL the bot's?
cli-backup-missing = There is no file { $path }. Nothing was changed.
cli-backup-foreign = { $path } is not a database of Roost's. Nothing was changed.
cli-backup-unreleased = { $path } is from before Roost's first release, and no release can read it. Nothing was changed; use another backup.
cli-backup-newer = { $path } was made by a newer Roost. Nothing was changed; update Roost first.
cli-backup-damaged = { $path } is damaged: SQLite cannot read all of it. Nothing was changed; take another backup.
cli-backup-unreadable = { $path } cannot be read ({ $error }). Nothing was changed.
cli-backup-running = { $path } is open in another program, most likely a bot that runs. Stop it, then restore. Nothing was changed.
cli-backup-failed = { $path } could not be written ({ $error }). What was there is still there.
cli-backup-pg-dump = This database is PostgreSQL's, whose own program copies it, while the bot runs or not. Give: { $command }
cli-backup-pg-restore = This database is PostgreSQL's, whose own program puts a copy back that pg_dump -Fc made. Stop every bot, then give: { $command }
cli-migrate = Bring the database to this Roost's version, as a start does; where several processes share it, do so before you replace them.
cli-migrated = The database { $path } is at version { $version } now; before, it was at { $before }.
cli-migrated-made = The database { $path } was made, at version { $version }.
cli-migrated-already = The database { $path } is at version { $version } already; nothing was changed.
cli-forget = Give up the seats of a person at unfinished tables, and forget that person for good, as /privacy forget does; while the bot runs or not.
cli-export = Print everything Roost stores about a person, as JSON; while the bot runs or not.
cli-account = the Discord id of the person: only if the request came from that account
cli-unknown-account = Roost stores nothing about the Discord id { $id }. Nothing was changed.
cli-forgotten = The person with the Discord id { $id } is forgotten. A bot that runs shows it within a minute.
cli-forgotten-again = { $people ->
    [one] One person asked to be forgotten after that backup, and was forgotten again.
   *[other] { $people } people asked to be forgotten after that backup, and were forgotten again.
}
cli-forget-seated = This person still has a seat, at { $tables }. Nobody was forgotten; try again, or have the table ended first.
cli-copy = Copy all there is in a database into another one that is empty or not there, from SQLite to PostgreSQL or back. No bot should run while it copies.
cli-copy-from = the URL of the database that is copied; it stays as it is
cli-copy-to = the URL of the new one
cli-copied = { $rows ->
    [one] One row was copied
   *[other] { $rows } rows were copied
} from { $source } to { $target }; all counts agree, and so does what finished tables come to, worked out again from their logs. To use it, set ROOST_DATABASE_URL.
cli-copy-nothing = There is no database at { $path }, so there is nothing to copy. Nothing was changed.
cli-copy-older = The database { $path } is of another version than this Roost's. Bring it up to date first, with ROOST_DATABASE_URL set to it: roost migrate
cli-copy-taken = In { $path } there is something already. Nothing was changed; name a database that is empty, or not there yet.
cli-copy-counts = In { $path } there would be { $found } rows of { $table } in place of { $expected }. Nothing was changed there; please report it.
cli-copy-derived = What finished tables come to ({ $table }) is not what their logs say. Nothing was changed in { $path }; with ROOST_DATABASE_URL set to the first database, give: roost rebuild
cli-rebuild = Make results, ratings and records again from the logs. Stop the bot first; on PostgreSQL it may run, and may answer for some seconds that it is busy.
cli-rebuilt = { $tables ->
    [one] Rebuilt from one finished table.
   *[other] Rebuilt from { $tables } finished tables.
}
cli-rebuilt-unplayable = { $unplayable ->
    [one] One could not be played once more, for its rules are older or its log was changed; its feats stayed as they were.
   *[other] { $unplayable } could not be played once more, for their rules are older or their logs were changed; their feats stayed as they were.
}
cli-gallery = Draw sample positions of every game.
cli-gallery-folder = where the pictures go
cli-gallery-written = { $count } pictures in { $folder }
cli-playing = Your table is at { $url } — Ctrl+C ends it.
cli-no-token = No token is set. Put DISCORD_TOKEN=… into the file .env (README.md says how to get one), or play locally with: roost play
cli-token-broken = DISCORD_TOKEN has a blank or a line break in it. Copy the token once more and write it into .env on one line.
cli-token-refused = Discord does not accept this token. Make a new one in the developer portal and put it into .env.
cli-gateway-4004 = Discord does not accept this token any more. Make a new one in the developer portal and put it into .env.
cli-gateway-4010 = Discord does not know the shard that Roost connected as (4010). Start it again; if that does not help, please report it.
cli-gateway-4011 = Roost has been added to more servers than its shards may serve (4011). Start it again: it asks Discord how many it needs. Where ROOST_SHARDS is set, end all processes, and set a greater number behind the / for each of them.
cli-gateway-4012 = Discord does not speak this version of its gateway any more (4012). Update Roost.
cli-gateway-4013 = Discord does not understand what Roost asks to be told of (4013). Update Roost.
cli-gateway-4014 = Discord does not allow what Roost asks to be told of (4014), though Roost needs no privileged intent. Update Roost; if that does not help, please report it.
cli-shards-engine = ROOST_SHARDS needs PostgreSQL, for its processes share a database, and an SQLite file is for one alone. Set ROOST_DATABASE_URL to an address that begins with postgresql+psycopg://, or leave ROOST_SHARDS out.
cli-shards-held = Another process of Roost holds shard { $shard } on this database, so this one has ended. Give each process a range of its own in ROOST_SHARDS, and start none of them twice.
cli-shards-count = The processes on this database do not agree how many shards there are: this one counts { $count }, another { $other } (without ROOST_SHARDS it is 1). Say the same behind the / for all; to change it, end them all first.
cli-settings-unreadable = The settings in { $path } cannot be read ({ $error }). The file has to be readable for this user, and text in UTF-8.
cli-setting-unknown = { $meant ->
    [none] .env sets { $name }, which is no setting of Roost's; `.env.example` lists them all.
   *[other] .env sets { $name }, which is no setting of Roost's. Did you mean { $meant }?
}
cli-settings-wrong = These settings cannot be understood: { $names }. `.env.example` says what each may be.
cli-unfinished = A game is unfinished and cannot be played on Discord: { $files } missing. Play it locally with: roost play
cli-unfinished-here = Missing: { $files }. English texts and plain pictures take their place here.
cli-port-wrong = --port takes a number from 0 to 65535; 0 takes a free one.
cli-players-wrong = --players takes a number from 1 to { $most }, or names with commas between them.
cli-discord = Discord cannot be reached, or refuses ({ $error }). Try again in a while.
cli-system = The system refused: { $error }.
cli-check-database = The database { $path } is in order (version { $version }).
cli-check-database-new = There is no database yet; a start makes { $path }.
cli-check-database-empty = The database { $path } is empty; a start makes Roost's tables there.
cli-check-database-behind = The database { $path } is in order, of version { $version }. A start, or roost migrate, brings it to version { $newest }; nothing was changed now. Make a backup before.
cli-check-database-ahead = The database { $path } is of a newer Roost (version { $version }), beside which this one (version { $newest }) still works.
cli-check-server = The database is kept by PostgreSQL { $server }.
cli-check-database-older = The database { $path } is in order, of version { $version }. A start brings it to version { $newest } and leaves a copy beside it; nothing was changed now.
cli-check-login = Logged in as { $name }; servers: { $guilds }.
cli-check-gateway = { $shards ->
    [one] Discord asks for one shard
   *[other] Discord asks for { $shards } shards
}; { $remaining } of { $total } starts are left today.
cli-check-shards = { $many ->
    [one] This process holds shard { $first } of { $count }.
   *[other] This process holds the shards from { $first } to { $last } of { $count }.
}
cli-check-shards-few = ROOST_SHARDS counts { $count } shards, fewer than Discord asks for: it may turn Roost away soon (4011). End all processes, and start them with at least { $shards } behind the /.
cli-check-permissions = In { $guild } Roost's role lacks: { $permissions }. Invite Roost again with the address below, or give its role what it lacks.
cli-check-channel = In { $guild }, in { $channel }, Roost lacks: { $permissions }. Whoever manages the channel can grant that.
cli-check-channels-more = In { $guild } Roost lacks permissions in { $more } more channels.
cli-check-hidden = In { $guild } Roost does not see { $channels }. Where nobody is to play, that is as it should be.
cli-check-well = Wherever Roost can see a channel, it may do all it needs.
cli-check-invite = The invitation, with exactly the permissions Roost needs: { $url }
cli-check-link = The application's own link asks for the same: { $url }
cli-check-link-differs = The application's own link ({ $url }) asks for something else. For a public bot, choose in the developer portal, under Installation, the scopes applications.commands and bot, and the permissions { $permissions }.
cli-database-busy = The database is locked by another program, or its disk cannot be written. Nothing was changed. It says: { $cause }
cli-database-unreadable = The database { $path } cannot be read or written. Check the path and its permissions, or set ROOST_DATABASE_URL.
cli-database-no-folder = There is no folder { $folder } for the database { $path }. Nothing was made. Check ROOST_DATABASE_URL, and whether its disk is there; or make the folder.
cli-database-missing = There is no database at { $path } yet, and none was made. Is ROOST_DATABASE_URL the bot's?
cli-database-gone = The database { $path } is gone, and there was one before. Nothing was made or changed. Put the file back: what was played last is in the log beside it. Or put a backup in its place: roost restore FILE. To begin anew on purpose, move away what is left of it: { $left }
cli-database-unwritable = Nothing can be written where the database is kept ({ $path }): { $error }
cli-database-not-a-database = { $path } is not a database. It was left as it is; set ROOST_DATABASE_URL to another file.
cli-database-held = Another Roost has the database { $path } open. Stop it first; two bots on one file are refused.
cli-database-damaged = The database { $path } is damaged: SQLite cannot read it. It was left as it is. Put your newest backup in its place: roost restore FILE
cli-database-damaged-log = The log of table { $table } is damaged. Nothing was changed. Put your newest backup in the database's place: roost restore FILE
cli-database-denied = The database { $path } does not let Roost in. Check the role, the password and the name of the database: docs/hosting.md, "PostgreSQL". It says: { $error }
cli-database-unreleased = The database { $path } is from before Roost's first release, and no release can read it. It was left as it is; move it away and a start makes a new one, or use another database.
cli-database-newer = The database { $path } was written by a newer Roost. It was left as it is; update Roost, or use another database.
cli-database-newer-logs = A newer Roost wrote what this one cannot read at a finished table. Nothing was changed; give this command to the newer one.
cli-database-foreign = { $path } is another program's database. It was left as it is; set ROOST_DATABASE_URL to another database.
cli-database-engine = Roost keeps its tables in a file of SQLite or on a server of PostgreSQL. ROOST_DATABASE_URL must begin with sqlite+aiosqlite:/// or postgresql+psycopg://, and name a database. An @ in a password is written %40.
cli-database-driver = To keep its tables on PostgreSQL, Roost needs a driver. Install it with: pip install -r requirements-postgres.txt
cli-database-unreachable = The database { $path } lets nobody in. Check ROOST_DATABASE_URL, and that the server is running. It says: { $error }
cli-database-encoding = The database { $path } keeps letters as { $encoding }, and names need UTF8. It was left as it is; make one with: createdb --encoding=UTF8
