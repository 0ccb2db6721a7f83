"""Tables that are over: leaderboards, stats, histories, replays, and a person's own data."""
