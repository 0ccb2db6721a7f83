"""A local counterpart of Discord on loopback: the unmodified bot logs in to it over HTTP and websocket.

It knows nothing of Roost. What it does and where it differs from Discord stands in each module's first lines.
"""
