"""Discord: commands, buttons, board messages, texts. The only package that knows Discord."""
