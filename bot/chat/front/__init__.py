"""Where the bot meets Discord: serving interactions, sending, controls, commands, pictures, permissions."""
