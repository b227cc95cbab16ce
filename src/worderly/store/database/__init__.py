"""The connection to the database, its dialects and its outages."""
