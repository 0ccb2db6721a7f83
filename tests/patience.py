"""How long tests wait for what must happen."""

PATIENCE = 120.0
"""Seconds; only a machine that is busy with other things needs so many."""
