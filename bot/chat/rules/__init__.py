"""How to play: lessons, signs of the pictures, rules in short, variants, and positions to try."""
