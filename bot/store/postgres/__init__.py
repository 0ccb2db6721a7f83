"""The store on a server of PostgreSQL."""
