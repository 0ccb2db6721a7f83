# Who is there and who is away: clocks, nudges, seats that change hands, agreements; how somebody wants to be told.

## Commands

command-table-clock = bedenkzeit
command-table-clock-description = Bedenkzeit pro Zug: bis zum Start wählt, wer den Tisch aufgemacht hat, danach die Mehrheit
command-table-pause = pause
command-table-pause-description = Mach Pause, wenn die Mehrheit das will
command-table-resume = weiter
command-table-resume-description = Spiel nach einer Pause weiter, wenn die Mehrheit das will
command-table-sit = einsteigen
command-table-sit-description = Nimm deinen Platz wieder ein, oder einen, der frei ist
command-table-substitute = vertretung
command-table-substitute-description = Lade jemanden vor dem Start ein, oder auf einen Platz, den eine Henne für jemanden hält
command-table-kick = ausschließen
command-table-kick-description = Gib vor dem Start einen Platz frei, oder bitte die anderen, ihn jemandem zu nehmen
command-me = ich
command-me-description = Deine Einstellungen
command-me-quiet = ruhezeit
command-me-quiet-description = Deine Ruhezeiten: Keine Uhr läuft für dich, und niemand stört dich
command-me-turns = bescheid
command-me-turns-description = Wie du erfährst, dass du dran bist
command-me-words = worte
command-me-words-description = Antworten in Worten statt in Bildern
option-words = worte
option-words-description = Ob Roost dir in Worten antwortet
choice-words-on = an
choice-words-off = aus
# In place of a question in words, once it is answered; and if it is asked again below.
words-chose = Deine Wahl: **{ $choice }**
words-below = Weiter unten geht es weiter.
# In place of an arrow: to a place; and to a sum.
words-to = nach
words-makes = , ergibt

option-clock = bedenkzeit
option-clock-description = Bedenkzeit pro Zug
option-person = person
option-person-description = Wer
option-seat = platz
option-seat-description = Wessen Platz, wenn mehrere frei sind
option-since = von
option-since-description = Ab wann, zum Beispiel 22:00; „off“ schafft deine Ruhezeiten ab
option-until = bis
option-until-description = Bis wann, zum Beispiel 8:00
option-zone = zeitzone
option-zone-description = Deine Zeitzone: große Stadt oder dein Land, englischer Name
option-how = wie
option-how-description = Mit einer Erwähnung am Spielbrett, per Direktnachricht oder gar nicht
choice-how-mention = mit einer Erwähnung
choice-how-direct = per Direktnachricht
choice-how-none = gar nicht

## Clocks

clock-none = unbegrenzt
clock-live = flott: 2 Minuten
clock-relaxed = gemütlich: 1 Stunde
clock-day = ein Tag
clock-three-days = drei Tage
lobby-clock = **Bedenkzeit pro Zug:** { $clock }
board-deadline = -# ⏳ Die Zeit läuft <t:{ $at }:R> ab.
board-deadlines = -# ⏳ Die Zeit läuft ab: { $each }
board-deadline-of = { $seat } <t:{ $at }:R>

## What a board says beside the game

board-paused = ⏸️ Pause, und die Uhren stehen.
board-stood-in = -# { $seat } war weg, deshalb hat eine Henne gezogen.
board-held = -# Bis { $seat } wieder da ist, spielt eine Henne.
board-open = -# { $seat } ist ausgestiegen: Eine Henne spielt weiter, und der Platz ist frei.
board-closed = -# Für { $seat } spielt eine Henne bis zum Ende.
board-voted-out = -# { $seat } wurde rausgewählt: Eine Henne spielt weiter, und der Platz ist frei.
board-nudged = -# 🔔 { $seat } wurde <t:{ $at }:R> angestupst.
board-nudged-by = -# 🔔 { $nudging_seat } hat { $seat } <t:{ $at }:R> angestupst.

wish-end = ✋ { $wishing_seats } { $have ->
    [one] will
   *[other] wollen
} den Tisch beenden ({ $have } von { $need }).
wish-pause = ✋ { $wishing_seats } { $have ->
    [one] will
   *[other] wollen
} Pause machen ({ $have } von { $need }).
wish-resume = ✋ { $wishing_seats } { $have ->
    [one] will
   *[other] wollen
} weiterspielen ({ $have } von { $need }).
wish-clock = ✋ { $wishing_seats } { $have ->
    [one] will
   *[other] wollen
} eine andere Bedenkzeit: { $clock } ({ $have } von { $need }).
wish-stand-in = ✋ { $wishing_seats } { $have ->
    [one] will
   *[other] wollen
} für { $seat } eine Henne ziehen lassen ({ $have } von { $need }).
wish-vote-out = ✋ { $wishing_seats } { $have ->
    [one] will
   *[other] wollen
} ohne { $seat } weiterspielen ({ $have } von { $need }).

## Its buttons

nudge-button = 🔔 { $seat } anstupsen
back-button = { $name }: Bin wieder da
take-seat-button = Platz von { $name } nehmen
agree-end = Tisch beenden ({ $have }/{ $need })
agree-pause = Pause ({ $have }/{ $need })
agree-resume = Weiter ({ $have }/{ $need })
agree-clock = Bedenkzeit: { $clock } ({ $have }/{ $need })
agree-stand-in = Henne für { $seat } ({ $have }/{ $need })
agree-vote-out = Ohne { $seat } weiter ({ $have }/{ $need })
button-quit = Ja, aussteigen
button-ask = Die anderen fragen

## What was done, as it stays in the channel

deed-nudged = 🔔 { $nudging_seat } hat { $seat } angestupst.
deed-absent = { $seat } ist weg, deshalb macht eine Henne diesen Zug zu Ende.
deed-held = { $seat } verpasst einen Zug nach dem anderen: Bis zur Rückkehr spielt eine Henne.
deed-sat = 🪑 { $seat } setzt sich dazu und spielt weiter.
deed-left = 🚪 { $seat } ist ausgestiegen: Eine Henne spielt weiter, und der Platz ist frei.
deed-voted-out = 🚪 { $seat } wurde rausgewählt: Eine Henne spielt weiter, und der Platz ist frei.
deed-paused = ⏸️ Das Spiel macht Pause.
deed-resumed = ▶️ Es geht weiter.
deed-clock = ⏳ Bedenkzeit ab jetzt: { $clock }.

## Leaving, inviting, ends

end-together = Das Spiel gehört allen, die mitspielen: Es endet, wenn die Mehrheit am Tisch das will. Fragst du die anderen, oder überlässt du deinen Platz einer Henne?
asked-by-you = Jetzt können die anderen unter dem Spielbrett abstimmen.
confirm-quit = Eine Henne spielt für dich weiter, und jeder darf deinen Platz nehmen. Für dich zählt das Spiel als letzter Platz, außer du kommst zurück und triffst die meisten Entscheidungen selbst. Wirklich aussteigen?
confirm-quit-unrated = Eine Henne spielt für dich weiter, und jeder darf deinen Platz nehmen. Wirklich aussteigen?
left-by-you = Du bist ausgestiegen. Solange niemand deinen Platz nimmt, kommst du mit `/tisch einsteigen` zurück.
substitute-invited = { $person }, { $inviting_seat } lädt dich ein, für { $seat } weiterzuspielen.
silent-table = Am Tisch in diesem Kanal ({ $game }) hat seit <t:{ $since }:f> niemand mehr etwas gemacht. Du kannst ihn beenden und deinen öffnen.
replace-button = Beenden und { $game } öffnen
silent-table-ended = { $name } hat einen Tisch beendet, an dem seit <t:{ $since }:f> nichts passiert ist ({ $game }).
table-ended-by-agreement = Die Mehrheit wollte diesen Tisch vorzeitig beenden, gewonnen hat also niemand.
table-ended-abandoned = An diesem Tisch ist { $days } Tage lang nichts passiert, deshalb ist er zu; gewonnen hat niemand.
table-ended-gone = Roost konnte den Kanal dieses Tischs nicht mehr sehen, deshalb ist der Tisch zu; gewonnen hat niemand.

## Telling somebody

notice-asked = **{ $game }** · Du bist dran: { $link }
notice-nudged = **{ $game }** · 🔔 { $nudging_seat } wartet auf dich: { $link }

quiet-none = Du hast keine Ruhezeiten. Stell sie mit `/ich ruhezeit` ein: von wann, bis wann, und deine Zeitzone.
quiet-set = Ruhe jeden Tag von { $since } bis { $until } ({ $zone }): Deine Uhr steht, niemand kann dich anstupsen, und nichts pingt dich an. Uhren, die schon laufen, laufen weiter.
quiet-ended = Deine Ruhezeiten sind weg. Uhren, die schon laufen, laufen weiter.
turns-mention = Wenn du dran bist und nicht da warst, wirst du am Spielbrett angepingt.
turns-direct = Wenn du dran bist und nicht da warst, bekommst du eine Direktnachricht. Sind deine zu, wirst du am Spielbrett angepingt.
turns-none = Wenn du dran bist, pingt dich nichts mehr an. Die anderen können dich nach einer Weile trotzdem anstupsen.
words-on = Roost antwortet dir ab jetzt in Worten, dort, wo du drückst: was geschehen ist, was du tun kannst, für jeden Zug ein Knopf. **Bild** zeigt das Bild. Ein Spiel, das ohne dein Zutun beginnt, kommt als Direktnachricht; dass du dran bist, auch, wenn du das mit `/ich bescheid` wählst.
words-off = Roost antwortet dir wieder mit Bildern.

## Refusals: what is in the way, and what to do

refusal-nudge-too-soon = Lass { $seat } noch etwas Zeit: Anstupsen geht nach { $minutes } Minuten.
refusal-nudged-already = { $seat } wurde gerade erst angestupst. Das geht wieder in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}.
refusal-nudge-quiet = { $seat } hat Ruhezeit bis <t:{ $until }:t>. Danach kannst du anstupsen.
refusal-not-awaited = Diese Person ist gerade nicht dran. Wer dran ist, siehst du auf dem Spielbrett.
refusal-awaited-yourself = Das bist du selbst! Du bist dran.
refusal-seat-not-free = Dieser Platz ist gerade nicht frei. Frei wird einer, wenn jemand aussteigt oder lange weg ist.
refusal-seat-for-computers = Hier spielt eine Henne bis zum Ende. In diesem Spiel übernimmt niemand mehr eine Hand; im nächsten ist wieder Platz für dich.
refusal-held-another-seat = An diesem Tisch hast du den Platz von { $seat } gespielt; einen anderen kannst du hier nicht nehmen.
refusal-not-invited = Dieser Platz ist für { $seat } reserviert, oder für jemanden mit Einladung. Wer am Tisch sitzt, kann dich einladen: `/tisch vertretung`.
refusal-invited-is-seated = Diese Person sitzt schon an diesem Tisch.
refusal-invited-held-another-seat = Diese Person hatte an diesem Tisch einen anderen Platz und kann nur auf den zurück.
refusal-invited-bot = Das ist ein Bot, der kann sich hier nicht hinsetzen.
refusal-invited-no-member = Diese Person ist nicht auf diesem Server, also wurde niemand eingeladen.
refusal-no-seat-of-theirs = Diese Person sitzt nicht an diesem Tisch.
refusal-voted-already = Das hast du schon gesagt. { $missing ->
    [one] Jetzt muss noch jemand zustimmen
   *[other] Jetzt müssen noch { $missing } zustimmen
}, unter dem Spielbrett.
refusal-paused = Gerade ist Pause. **Weiter** unter dem Spielbrett oder `/tisch weiter` beendet sie, wenn die Mehrheit zustimmt.
refusal-paused-already = Es ist schon Pause.
refusal-not-paused = Es ist gar keine Pause.
refusal-clock-already = Die Bedenkzeit ist schon so eingestellt.
refusal-clock-runs = Für { $seat } läuft die Uhr: Wenn die Zeit um ist, entscheidet eine Henne.
refusal-nudge-first = Stups erst { $seat } an, unter dem Spielbrett. Kommt { $minutes } Minuten lang keine Antwort, kann die Mehrheit der anderen das entscheiden.
refusal-quiet-time = „{ $typed }“ ist keine Uhrzeit. Tipp sie so: 22:00 oder 7:30.
refusal-quiet-until = Sag auch, bis wann: `/ich ruhezeit` braucht beide Uhrzeiten.
refusal-nudge-wait = { $seat } wurde angestupst und hat noch { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
    } für eine Antwort. Dann kann die Mehrheit der anderen das entscheiden.
refusal-invited-already = Diese Person ist schon auf diesen Platz eingeladen.
refusal-quiet-zone-unknown = Welche Zeitzone ist „{ $typed }“? Tipp auf Englisch eine große Stadt oder dein Land, zum Beispiel Vienna.
refusal-quiet-zone = Sag auch deine Zeitzone: Tipp auf Englisch eine große Stadt oder dein Land, zum Beispiel Vienna.
refusal-quiet-same = Das ist zweimal dieselbe Uhrzeit. Nimm zwei verschiedene.
refusal-quiet-long = Ruhezeiten dauern höchstens { $most } Stunden am Tag; die anderen warten auf dich.
