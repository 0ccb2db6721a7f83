"""The daily puzzle: one position of Heckmeck for each UTC date. Knows neither Discord nor SQL."""
