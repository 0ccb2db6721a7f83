"""Texts, languages, names of players, and limits on the length of texts."""
