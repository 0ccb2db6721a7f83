"""Computers at tables: what they are asked, and the process in which they think. Knows neither Discord nor SQL."""
