"""Evaluation of finished tables: ratings, leaderboards, records, histories, and a person's own data. Knows no Discord
and no SQL; `store.py` declares the store it needs."""
