"""The store on a file of SQLite."""
