"""Opening of tables: by command, by form, and the rules that a server has for it."""
