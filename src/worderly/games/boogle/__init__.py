"""Boogle: a square of dice; words along paths of touching dice against the clock."""
