"""Discord: commands, buttons, board messages, texts. The only room that knows Discord."""
