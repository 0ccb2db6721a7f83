"""Calls to tables that open."""
