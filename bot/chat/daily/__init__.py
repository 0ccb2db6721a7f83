"""The daily puzzle on Discord."""
