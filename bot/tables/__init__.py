"""A table's life, from the lobby to the result. Knows neither Discord nor SQL."""
