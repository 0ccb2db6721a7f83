"""A table before its start: opening, invitations, seats, computers, threads, and the table that follows."""
