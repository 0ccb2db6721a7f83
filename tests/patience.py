"""The time that tests wait for an event."""

PATIENCE = 120.0
"""Seconds; only a machine that is busy with other things needs so many."""
