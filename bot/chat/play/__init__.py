"""Moves by button and by command, and the moves of computers."""
