"""Tables that are over, as Discord shows them: leaderboards, stats, histories, replays, and one's own data."""
