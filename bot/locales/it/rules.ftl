# Come si gioca: ciò che non è di nessun gioco.

lesson-open = Come si gioca
lesson-rule = Mostra la regola
lesson-head = -# Come si gioca a { $game } · { $page } / { $pages }
lesson-back = ◀ Indietro
lesson-on = Avanti ▶
lesson-steps = Passo per passo
lesson-signs = Simboli
lesson-short = In breve
lesson-variants = Varianti
lesson-tries = Prova tu
lesson-signs-alt = I simboli dell'immagine, numerati; il testo accanto dice che cosa significa ciascuno.
lesson-you = Tu
lesson-player = Giocatore { $number }
lesson-learner = { lesson-player } (tu)
lesson-which = Quale gioco?
lesson-variants-here = **A questo tavolo:**
lesson-variants-none = Nessuna variante: il gioco così com'è.
lesson-variants-others = **Prima dell'inizio si possono scegliere anche queste:**
lesson-variants-all = **Si scelgono prima dell'inizio:**
lesson-try = **Tu che cosa faresti?**
lesson-number = { SIGNED($value) }
lesson-ready = **Ora sai giocare.** Un pulcino ti aspetta per la prima partita.
lesson-play = Gioca contro un pulcino
lesson-answered = { $right ->
    [yes] **{ $answer }**: giusto!
   *[no] Non **{ $answer }**:
}
