# Ciò che un server ha scelto per i suoi tavoli: `/impostazioni`.

command-settings = impostazioni
command-settings-description = I tavoli di questo server: lingua, canali, thread, tempo, chi può aprirli

settings-option-language = lingua
settings-option-language-description = La lingua dei nuovi tavoli
settings-option-channel = canale
settings-option-channel-description = Aggiungi o togli un canale per i tavoli; senza canali scelti, vanno ovunque
settings-option-place = dove
settings-option-place-description = Dove va un tavolo aperto in un canale
settings-option-clock = tempo
settings-option-clock-description = Il tempo per mossa ai nuovi tavoli
settings-option-openers = chi
settings-option-openers-description = Chi può aprire tavoli

settings-title = I tavoli di questo server
settings-language = Lingua
settings-language-detail = Per i nuovi tavoli. I messaggi privati arrivano a ognuno nella propria lingua.
settings-language-own = Quella di chi apre il tavolo
settings-channels = Canali per i tavoli
settings-channels-detail = Valgono anche i loro thread. Nessuno scelto: ovunque.
settings-channels-gone = Quelli scelti sono stati eliminati: ora si gioca ovunque. Scegline altri, o nessuno.
settings-channels-all = ovunque
settings-channels-all-gone = ovunque, perché quelli scelti sono stati eliminati
settings-place = Dove va un tavolo
settings-place-detail = Un thread lascia libero il canale: lì restano solo l'annuncio e il risultato.
choice-place-channel = Nel canale stesso
choice-place-thread = In un thread tutto suo
settings-clock = Tempo
settings-clock-detail = Per ogni mossa, se chi apre il tavolo non sceglie altro.
settings-openers = Chi può aprire tavoli
settings-openers-detail = Sedersi e giocare possono tutti.
choice-openers-everyone = Tutti
choice-openers-moderators = Chi lì può gestire i messaggi
choice-openers-managers = Chi può gestire il server
settings-now = ### I tavoli di questo server

permission-manage-guild = Gestisci server
permission-manage-messages = Gestisci messaggi

refusal-settings-not-yours = Solo chi ha il permesso *{ $permission }* lo sceglie per il server.
refusal-settings-channels-most = Ci sono già { $most } canali scelti. Indicane uno per toglierlo dall'elenco.
refusal-settings-changed = Qualcun altro ha appena cambiato la stessa impostazione, quindi il tuo modulo non è stato salvato. `/impostazioni` mostra come stanno le cose ora.
refusal-channel-not-for-tables = Su questo server i tavoli si aprono in { $channels }. Può cambiarlo chi ha il permesso *{ $managing }*: `/impostazioni`.
refusal-may-not-open = Su questo server apre tavoli solo chi ha il permesso *{ $permission }*; può cambiarlo chi ha *{ $managing }*: `/impostazioni`. Sederti puoi ovunque: `/tavolo siediti`.
channels-gone = I canali scelti per i tavoli su questo server sono stati eliminati, quindi ora i tavoli si aprono ovunque. Chi ha il permesso *{ $managing }* può sceglierne altri: `/impostazioni`.
refusal-old-form = Questo modulo non è più attuale. Usa di nuovo il comando per aprirne uno.
refusal-form-late = Ci è voluto troppo, e il modulo non si è aperto. Riprova.

## Thread

thread-name = { $game } · { $name }
thread-line = { $name } ha voglia di giocare a { $game }
thread-line-open = { $name } ha aperto un tavolo: { $game } → { $thread }
thread-refused-full = { $name } apre un tavolo di { $game } qui nel canale, perché sul server non c'è posto per un altro thread attivo.
thread-refused-forbidden = { $name } apre un tavolo di { $game } qui nel canale, perché Discord non lascia aprire thread a Roost.
thread-refused-down = { $name } apre un tavolo di { $game } qui nel canale, perché Discord non ha aperto un thread.
thread-permissions = Questo server vuole i tavoli nei thread, ma qui a Roost mancano questi permessi: { $permissions }. Perciò il tavolo è nel canale.
thread-result = La partita in { $thread } è finita.
permission-create-public-threads = Crea thread pubblici
