"""One voice for each game."""
