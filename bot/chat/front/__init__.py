"""Discord in general: interactions, requests, controls, commands, pictures, permissions."""
