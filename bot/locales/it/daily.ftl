# Il verme del giorno: una posizione al giorno, uguale per tutti.

command-daily = verme
command-daily-description = Il verme del giorno: ogni giorno una posizione di Heckmeck. Tu che cosa faresti?

daily-option-post = pubblica
daily-option-post-description = Pubblicalo ogni giorno in questo canale, o non più (per chi gestisce il server)
daily-option-hour = ora
daily-option-hour-description = A che ora; alle 9:00, se non dici altro
daily-option-zone = fuso
daily-option-zone-description = Il tuo fuso orario: in inglese, una grande città o il tuo paese
choice-post-on = sì: ogni giorno, in questo canale
choice-post-off = no: non pubblicarlo più

## L'enigma

daily-title = 🪱 **Il verme del giorno** · { $day }
daily-question = **Tu che cosa faresti?** Una risposta a testa, fino alle <t:{ $until }:t> (<t:{ $until }:R>). La scelta migliore si scopre con il prossimo.

## La tua risposta

daily-answered = { $new ->
    [yes] 📌 Segnato: **{ $choice }**.
   *[no] 📌 Hai già risposto: **{ $choice }**.
} Finché il verme è aperto nessuno sa qual è la scelta migliore.
daily-streak = 🔥 { $streak ->
    [one] Primo giorno di fila.
   *[other] { $streak } giorni di fila.
} Il verme di oggi è aperto fino alle <t:{ $until }:t> (<t:{ $until }:R>).
daily-naming = 🙋 Il tuo nome sarà nella soluzione di questo server.
daily-button-named = 🙋 Nominami nella soluzione
daily-button-unnamed = Non nominarmi
daily-over = ⏳ Questo verme è scaduto. { $link ->
    [none] Il nuovo lo trovi con `/verme`.
   *[other] Il nuovo è qui: { $link }
}

## La soluzione

daily-solution = 💡 **La soluzione di { $day }**: vermi in questo turno, rispetto alla media degli altri{ $link ->
    [none] {""}
   *[other] {" "}· { $link }
}
daily-value = { $best ->
    [yes] ✅
   *[no] ▫️
} { $choice }: **{ $value }**{ $counted ->
    [yes] {" "}· { $people ->
        [0] nessuno
        [one] 1 persona
       *[other] { $people } persone
    }
   *[no] {""}
}{ $own ->
    [yes] {" "}← tu
   *[no] {""}
}
# Why the best choice is the best. `$bust` is a percentage: of the rolls with the dice that are left.
daily-why = -# Perché? { $kind ->
    [roll] Con { $left ->
        [one] 1 dado
       *[other] { $left } dadi
    } il { $bust }% dei tiri non porta niente di nuovo, ma gli altri ripagano più che bene: **{ $rival }** rende in media { $more } vermi in meno.
    [stop] Con { $left ->
        [one] 1 dado
       *[other] { $left } dadi
    } il { $bust }% dei tiri non porta niente di nuovo, e gli altri non bastano a ripagarlo: tirare ancora rende in media { $more } vermi in meno.
   *[keep] Ti { $worm ->
        [yes] dà il verme e ti{" "}
       *[no] {""}
    }lascia { $left ->
        [0] senza dadi
        [one] 1 dado (il { $bust }% dei tiri non porta niente di nuovo)
       *[other] { $left } dadi (il { $bust }% dei tiri non porta niente di nuovo)
    }; **{ $rival }** te ne lascia { $rival_left ->
        [0] zero
       *[other] { $rival_left } ({ $rival_bust }%)
    } e rende in media { $more } vermi in meno.
}
daily-button-share = Condividi il mio risultato
# `$signs` are five signs: the more green ones, the better the choice.
daily-result = { daily-title } · { $signs } { $best ->
    [yes] la scelta migliore
   *[no] { $worth } su { $most }
} · 🔥 { $streak ->
    [one] primo giorno
   *[other] { $streak } giorni di fila
}
daily-named = {" "}({ $names }{ $more ->
    [0] {""}
    [one] {" "}e un'altra persona
   *[other] {" "}e altre { $more } persone
})
daily-server = Qui avete risposto in { $played }: { $found ->
    [0] nessuno ha indovinato
    [one] 1 ha indovinato
   *[other] { $found } hanno indovinato
}{ $best ->
    [yes] ; finora è la vostra settimana migliore! 🎉
   *[no] .
}

## I tuoi numeri

daily-score = 🪱 **Il verme del giorno**: { $played ->
    [one] 1 risposta
   *[other] { $played } risposte
}, { $found ->
    [one] 1 giusta
   *[other] { $found } giuste
} ({ $share }%), { $loss } vermi persi in media a ogni risposta.

## Nel server

daily-on = 🪱 Il verme del giorno arriva in { $channel } ogni giorno alle **{ $hour }:00** ({ $zone }). Al primo si può rispondere fino alle <t:{ $until }:t>.
daily-next = -# Il prossimo arriva in { $channel } il <t:{ $at }:f> (<t:{ $at }:R>).
daily-summer = -# D'estate arriva { $minutes ->
    [60] un'ora
   *[other] { $minutes } minuti
} dopo, alle { $time }.
daily-on-short = -# A quell'ora restano solo { $hours ->
    [0] pochi minuti
    [one] 60 minuti
   *[other] { $hours } ore
} per rispondere. Subito dopo le <t:{ $until }:t> ci sarebbe un giorno intero.
daily-paused = 😴 Il verme del giorno è in pausa: da una settimana non posso scrivere in { $channel }. Con `/verme pubblica:sì` torna, qui o in un altro canale.
daily-off = { $ended ->
    [yes] Il verme del giorno non arriva più in questo server. Con `/verme` lo trova comunque chi vuole.
   *[no] Il verme del giorno non arriva in questo server. Per averlo: `/verme pubblica:sì`.
}

## Rifiuti

refusal-daily-where = Scrivilo nel canale in cui deve arrivare il verme del giorno.
refusal-daily-not-on = Il verme del giorno non arriva ancora in questo server. Aggiungi `pubblica:sì` e arriva in questo canale.
refusal-old-daily = Questo pulsante è vecchio. `/verme` porta quello di oggi: rispondi lì.
refusal-daily-not-made = Il verme di oggi non è ancora pronto. Riprova tra un minuto.
refusal-daily-outdated = Il verme di oggi è fatto per regole che Roost non usa più. Il nuovo arriva <t:{ $until }:R>.
refusal-daily-unanswered = Al verme di { $day } non hai risposto, quindi non c'è un risultato da condividere.
