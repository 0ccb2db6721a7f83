"""The rules of Roost's games: pure, without clock, chance, network or words."""
