# Calls: a direct message when a table opens, for people who asked for it. Only they read these texts.

## Commands

command-me-call = rufen
command-me-call-description = Bekomm eine Direktnachricht, wenn jemand auf diesem Server einen Tisch aufmacht
call-option-game = spiel
call-option-game-description = Welches Spiel; ohne Angabe siehst du, wofür du Bescheid bekommst
call-option-until = bis
call-option-until-description = Wie lange: heute Abend, wenn du nichts sagst
choice-until-tonight = heute Abend
choice-until-always = immer
choice-until-off = aus: nicht mehr Bescheid sagen

## Buttons

button-call = 📣 Sag mir Bescheid
call-button-tonight = Nur heute Abend
call-button-always = Immer
call-button-off = Nicht mehr Bescheid sagen
call-button-off-game = Nicht mehr Bescheid sagen: { $game }
call-button-go-on = Sag mir weiter Bescheid

## Replies

call-tonight = 📣 **{ $game }** · Geht auf { $here ->
    [yes] diesem Server
   *[no] dem Server
} ein Tisch auf, bekommst du eine Direktnachricht, bis <t:{ $until }:t>. Das siehst nur du.
call-always = 📣 **{ $game }** · Geht auf { $here ->
    [yes] diesem Server
   *[no] dem Server
} ein Tisch auf, bekommst du eine Direktnachricht, höchstens eine pro Stunde. Das siehst nur du.
call-off = 🔕 **{ $game }** · Ich sage dir nicht mehr Bescheid.
call-paused = 💤 **{ $game }** · Pause, weil du die letzten Male nicht gekommen bist. Setz dich an einen Tisch oder drück unter einem auf 📣, dann geht es weiter.
call-none = Hier sage ich dir für kein Spiel Bescheid. Mit `/ich rufen` suchst du dir eins aus.
call-closed = 🔕 Meine Direktnachricht kam nicht bei dir an, deshalb sage ich dir nicht mehr Bescheid. Mach deine Direktnachrichten auf und nimm `/ich rufen`, dann melde ich mich wieder.

## The call

call = 📣 **{ $game }** auf **{ $server }**: Ein Tisch ist offen und hat noch Platz. { $link }
call-last = -# Du bist { $count }-mal hintereinander nicht gekommen, deshalb ist das erst mal die letzte Nachricht.

## Refusals

refusal-call-where = Tipp das auf dem Server, um dessen Tische es geht.
refusal-seat-free = Ein Platz ist frei: Mit `/tisch mitspielen` gehört er dir.
refusal-waitlist-full = { $most } Leute stehen schon auf der Warteliste. Frag noch mal, wenn jemand davon einen Platz hat.
refusal-not-waiting = Du stehst nicht auf der Warteliste für das nächste Spiel.

## The waiting list, which everybody sees

command-table-wait = warten
command-table-wait-description = Setz dich auf die Warteliste für das nächste Spiel, oder lass dich wieder streichen
button-wait = Beim nächsten Spiel mitspielen
button-unwait = Von der Liste gehen
refusal-waiting-already = Du stehst auf der Warteliste für das nächste Spiel.
waiting-no-more = Du stehst nicht mehr auf der Warteliste.
waitlist = ⏭️ **Beim nächsten Spiel dabei** ({ $count }): { $names }
