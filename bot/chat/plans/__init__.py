"""Evenings by appointment on Discord: command, answers, reminders, and the lobby at the hour."""
