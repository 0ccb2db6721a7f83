"""Computers at tables: their questions, and the process in which they think. Knows neither Discord nor SQL."""
