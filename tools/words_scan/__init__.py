"""Scans daily puzzles and boards for watched words and for days that break the rules of memory."""
