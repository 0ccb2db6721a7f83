# How to play: what belongs to no game.

lesson-open = How to play
lesson-rule = Show the rule
lesson-head = -# How to play { $game } · { $page } / { $pages }
lesson-back = ◀ Back
lesson-on = Next ▶
lesson-steps = Step by step
lesson-signs = Signs
lesson-short = In short
lesson-variants = Variants
lesson-tries = Try it
lesson-signs-alt = The signs of the picture, numbered; the text beside it says what each of them means.
lesson-you = You
lesson-player = Player { $number }
lesson-learner = { lesson-player } (you)
lesson-which = Which game?
lesson-variants-here = **At this table:**
lesson-variants-none = No variant: the game as it is.
lesson-variants-others = **These can be chosen in the lobby, too:**
lesson-variants-all = **Chosen in the lobby, before the start:**
lesson-try = **What would you do?**
lesson-number = { SIGNED($value) }
lesson-ready = **You're ready.** A chick is waiting for your first game.
lesson-play = Play against a chick
lesson-answered = { $right ->
    [yes] **{ $answer }** is right!
   *[no] Not **{ $answer }**:
}
