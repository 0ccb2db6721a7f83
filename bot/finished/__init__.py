"""What is made of finished tables: ratings, leaderboards, records, histories, and what a person may ask about herself.
Knows no Discord and no SQL; `needs.py` says what it needs of a store."""
