"""Tables that are played, as Discord shows them: commands, controls, boards, hands, typed moves."""
