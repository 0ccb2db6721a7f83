# The daily worm: one position a day, the same for everybody.

command-daily = tageswurm
command-daily-description = Der Tageswurm: jeden Tag eine Stellung in Heckmeck. Was würdest du tun?

daily-option-post = post
daily-option-post-description = Jeden Tag in diesem Kanal posten, oder nicht mehr (für alle, die den Server verwalten)
daily-option-hour = stunde
daily-option-hour-description = Um wie viel Uhr; 9:00, wenn du nichts sagst
daily-option-zone = zeitzone
daily-option-zone-description = Deine Zeitzone: Tipp auf Englisch eine große Stadt oder dein Land
choice-post-on = an: jeden Tag, in diesem Kanal
choice-post-off = aus: keine Posts mehr

## The puzzle

daily-title = 🪱 **Der Tageswurm** · { $day }
daily-question = **Was würdest du tun?** Eine Antwort pro Person, bis <t:{ $until }:t> (<t:{ $until }:R>). Was am besten war, kommt mit dem nächsten raus.

## Your answer

daily-answered = { $new ->
    [yes] 📌 Notiert: **{ $choice }**.
   *[no] 📌 Du hast schon geantwortet: **{ $choice }**.
} Solange er offen ist, erfährt niemand, was am besten ist.
daily-streak = 🔥 { $streak ->
    [one] Tag 1 deiner Serie.
   *[other] { $streak } Tage am Stück.
} Der heutige Tageswurm ist bis <t:{ $until }:t> offen (<t:{ $until }:R>).
daily-naming = 🙋 In der Lösung auf diesem Server steht dein Name.
daily-button-named = 🙋 Nenn mich in der Lösung
daily-button-unnamed = Nenn mich nicht
daily-over = ⏳ Dieser Tageswurm ist vorbei. { $link ->
    [none] Den neuen holst du dir mit `/tageswurm`.
   *[other] Der neue ist hier: { $link }
}

## The solution

daily-solution = 💡 **Die Lösung vom { $day }**: Würmer in diesem Zug, verglichen mit dem Schnitt der anderen{ $link ->
    [none] {""}
   *[other] {" "}· { $link }
}
daily-value = { $best ->
    [yes] ✅
   *[no] ▫️
} { $choice }: **{ $value }**{ $counted ->
    [yes] {" "}· { $people ->
        [0] niemand
        [one] 1 Person
       *[other] { $people } Leute
    }
   *[no] {""}
}{ $own ->
    [yes] {" "}← du
   *[no] {""}
}
# Why the best choice is the best. `$bust` is a percentage: of the rolls with the dice that are left.
daily-why = -# Warum? { $kind ->
    [roll] { $bust } % der Würfe mit { $left ->
        [one] einem Würfel
       *[other] { $left } Würfeln
    } bringen nichts Neues, aber die anderen machen das mehr als wett: **{ $rival }** ist im Schnitt { $more } Würmer schlechter.
    [stop] { $bust } % der Würfe mit { $left ->
        [one] einem Würfel
       *[other] { $left } Würfeln
    } bringen nichts Neues, und die anderen machen das nicht wett: Weiterwürfeln ist im Schnitt { $more } Würmer schlechter.
   *[keep] Danach hast du { $worm ->
        [yes] deinen Wurm und{" "}
       *[no] {""}
    }{ $left ->
        [0] keinen Würfel mehr
        [one] noch 1 Würfel ({ $bust } % der Würfe bringen nichts Neues)
       *[other] noch { $left } Würfel ({ $bust } % der Würfe bringen nichts Neues)
    }; **{ $rival }** lässt dir { $rival_left ->
        [0] keinen
       *[other] { $rival_left } ({ $rival_bust } %)
    } und ist im Schnitt { $more } Würmer schlechter.
}
daily-button-share = Mein Ergebnis teilen
# `$signs` are five signs: the more green ones, the better the choice.
daily-result = { daily-title } · { $signs } { $best ->
    [yes] die beste Wahl
   *[no] { $worth } von { $most }
} · 🔥 { $streak ->
    [one] Tag 1
   *[other] { $streak } Tage am Stück
}
daily-named = {" "}({ $names }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
})
daily-server = Hier haben { $played } mitgemacht, { $found ->
    [0] und niemand lag richtig
    [one] und 1 lag richtig
   *[other] und { $found } lagen richtig
}{ $best ->
    [yes] : bisher eure beste Woche! 🎉
   *[no] .
}

## Your figures

daily-score = 🪱 **Der Tageswurm**: { $played ->
    [one] 1-mal
   *[other] { $played }-mal
} geantwortet, { $found }-mal das Beste gefunden ({ $share } %), im Schnitt { $loss } Würmer liegen gelassen.

## Posts on a server

daily-on = 🪱 Der Tageswurm kommt jeden Tag um **{ $hour }:00 Uhr** ({ $zone }) in { $channel }. Antworten kannst du auf den ersten bis <t:{ $until }:t>.
daily-next = -# Der nächste kommt am <t:{ $at }:f> (<t:{ $at }:R>) in { $channel }.
daily-summer = -# Im Sommer kommt er { $minutes ->
    [60] eine Stunde
   *[other] { $minutes } Minuten
} später, um { $time } Uhr.
daily-on-short = -# Um diese Uhrzeit { $hours ->
    [0] bleiben dafür nur ein paar Minuten
    [one] bleibt dafür nur 1 Stunde
   *[other] bleiben dafür nur { $hours } Stunden
}. Gleich nach <t:{ $until }:t> wäre es ein ganzer Tag.
daily-paused = 😴 Der Tageswurm macht Pause: Eine Woche lang durfte ich in { $channel } nichts schreiben. Mit `/tageswurm post:an` kommt er wieder, hier oder in einem anderen Kanal.
daily-off = { $ended ->
    [yes] Der Tageswurm kommt nicht mehr auf diesen Server. Mit `/tageswurm` holt ihn sich, wer mag.
   *[no] Der Tageswurm kommt gar nicht auf diesen Server. Mit `/tageswurm post:an` änderst du das.
}

## Refusals

refusal-daily-where = Tipp das in dem Kanal, in den der Tageswurm kommen soll.
refusal-daily-not-on = Der Tageswurm kommt noch nicht auf diesen Server. Nimm `post:an` dazu, dann kommt er in diesen Kanal.
refusal-old-daily = Dieser Knopf ist veraltet. `/tageswurm` holt den von heute: Antworte dort.
refusal-daily-not-made = Der Tageswurm ist noch nicht fertig. Versuch es in einer Minute noch mal.
refusal-daily-outdated = Der Tageswurm von heute ist für Regeln gemacht, die Roost nicht mehr spielt. Ein neuer kommt <t:{ $until }:R>.
refusal-daily-unanswered = Auf den Tageswurm vom { $day } hast du nicht geantwortet, also gibt es kein Ergebnis zum Teilen.
