"""Writes a new game: a small one that plays, to be changed file by file."""
