# Aprire un tavolo con un modulo: prima il gioco, poi tutto il resto.

button-another = Nuovo tavolo…
new-table-which = **A che cosa si gioca?** Poi si apre un modulo con tutto il resto.
form-title = Nuovo tavolo: { $game }
form-again = Le stesse persone
form-again-detail = Chi si siede di nuovo subito.
form-again-no = Solo io
form-people = Invita
form-people-detail = Fino a { $most } persone: ricevono una menzione e un pulsante per sedersi. Possono unirsi anche gli altri.
form-variants = Varianti
form-variants-detail = Nessuna scelta: le regole di sempre.
form-clock = Tempo
form-clock-detail = Per ogni mossa.
form-language = La lingua del tavolo
form-language-detail = I messaggi privati arrivano a ognuno nella propria lingua.
button-form-again = Torna al modulo

lobby-invited = { $people }: { $name } { $count ->
    [one] ti
   *[other] vi
} invita a un tavolo: { $game }
invited-elsewhere = Il tuo invito è in { $channel }.

refusal-against-which-game = Di' anche a che gioco: contro il computer si comincia subito.
refusal-invited-full = I { $most } posti sono tutti presi, quindi non c'è nulla da offrire. `/tavolo computer togli` toglie un computer.
refusal-invitation-not-sent = Forse il tuo invito non è arrivato. Al tavolo puoi invitare di nuovo con `/tavolo sostituto`.

## Nei menu delle persone e dei messaggi

menu-invite = Invita al mio tavolo
menu-text = Descrivi il tavolo
menu-stats = Statistiche
menu-replay = Rivedi
refusal-not-roosts-message = Quel messaggio non è di Roost. Scegli il tabellone di un tavolo.
refusal-no-table-behind = Questo messaggio non è di un tavolo. Scegli il tabellone più nuovo: `/tavolo mostra` lo porta qui, e `/storico` elenca i tavoli finiti.
