"""Who is at a table, and whether it goes on: nudges, votes, seats that change hands, clocks."""
