"""How a game is played: its lessons, the signs of its pictures, its rules in short, its variants, positions to try."""
