"""A local counterpart of Discord on loopback: the unmodified bot logs in to it over HTTP and websocket.

The package imports nothing of Roost. Each module's docstring says what it covers and where it differs from Discord.
"""
