"""The messages of a table: one display a live table brings what the channel shows to what it should show."""
