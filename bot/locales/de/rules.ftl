# How to play: what belongs to no game.

lesson-open = So geht’s
lesson-rule = Regel zeigen
lesson-head = -# So geht { $game } · { $page } / { $pages }
lesson-back = ◀ Zurück
lesson-on = Weiter ▶
lesson-steps = Schritt für Schritt
lesson-signs = Zeichen
lesson-short = Kurz gesagt
lesson-variants = Varianten
lesson-tries = Probier’s aus
lesson-signs-alt = Die Zeichen auf dem Bild, nummeriert; was jedes bedeutet, steht im Text daneben.
lesson-you = Du
lesson-player = Spieler { $number }
lesson-learner = { lesson-player } (du)
lesson-which = Welches Spiel?
lesson-variants-here = **An diesem Tisch:**
lesson-variants-none = Keine Variante: das Spiel, wie es ist.
lesson-variants-others = **Die gibt es vor dem Start auch:**
lesson-variants-all = **Wählbar vor dem Start:**
lesson-try = **Was machst du?**
lesson-number = { SIGNED($value) }
lesson-ready = **Du kannst loslegen.** Ein Küken wartet auf dein erstes Spiel.
lesson-play = Gegen ein Küken spielen
lesson-answered = { $right ->
    [yes] **{ $answer }** stimmt!
   *[no] Nicht **{ $answer }**:
}
