"""Roost, a Discord bot for four table games."""

__version__ = "0.1.0"
