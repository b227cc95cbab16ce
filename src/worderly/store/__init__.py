"""Event log, snapshots, players, results and boards on SQLite or PostgreSQL."""
