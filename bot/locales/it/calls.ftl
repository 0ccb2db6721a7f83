# Chiamate: un messaggio privato quando si apre un tavolo, per chi l'ha chiesto. Questi testi li legge solo chi li riceve.

## Comandi

command-me-call = chiamami
command-me-call-description = Ricevi un messaggio privato quando si apre un tavolo in questo server
call-option-game = gioco
call-option-game-description = Quale gioco; se non lo dici, vedi per quali ti chiamo
call-option-until = fino
call-option-until-description = Per quanto: solo stasera, se non dici altro
choice-until-tonight = stasera
choice-until-always = sempre
choice-until-off = basta: niente più chiamate

## Pulsanti

button-call = 📣 Chiamami
call-button-tonight = Solo stasera
call-button-always = Sempre
call-button-off = Non chiamarmi
call-button-off-game = Non chiamarmi: { $game }
call-button-go-on = Continua a chiamarmi

## Risposte

call-tonight = 📣 **{ $game }** · Ti scrivo in privato quando si apre un tavolo in { $here ->
    [yes] questo server
   *[no] quel server
}, fino a <t:{ $until }:t>. Lo vedi solo tu.
call-always = 📣 **{ $game }** · Ti scrivo in privato ogni volta che si apre un tavolo in { $here ->
    [yes] questo server
   *[no] quel server
}, al massimo una volta l'ora. Lo vedi solo tu.
call-off = 🔕 **{ $game }** · Niente più chiamate.
call-paused = 💤 **{ $game }** · In pausa, perché hai saltato le ultime chiamate. Prendi posto o premi 📣 sotto un tavolo, e ripartono.
call-none = Qui non ti chiamo per nessun gioco. Aggiungine uno con `/io chiamami`.
call-closed = 🔕 Non sono riuscito a scriverti in privato, quindi ho smesso di chiamarti. Apri i messaggi privati e usa `/io chiamami` per sentirmi di nuovo.

## La chiamata

call = 📣 **{ $game }** su **{ $server }**: c'è un tavolo aperto con posti liberi. { $link }
call-last = -# Hai saltato { $count } chiamate di fila: per ora questa è l'ultima.

## Rifiuti

refusal-call-where = Scrivilo nel server da cui vuoi le chiamate.
refusal-seat-free = C'è un posto libero: `/tavolo siediti` ed è tuo.
refusal-waitlist-full = Sono già in { $most } in lista per la prossima partita. Riprova quando uno di loro si è seduto.
refusal-not-waiting = Non sei in lista per la prossima partita.

## La lista d'attesa, che vedono tutti

command-table-wait = aspetta
command-table-wait-description = Mettiti in lista per la prossima partita, o esci dalla lista
button-wait = Gioco la prossima partita
button-unwait = Esci dalla lista
refusal-waiting-already = Sei in lista per la prossima partita.
waiting-no-more = Non sei più in lista.
waitlist = ⏭️ **Alla prossima partita** ({ $count }): { $names }
