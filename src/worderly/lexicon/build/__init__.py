"""Building the shipped lexicons from pinned packages; nothing here is needed to play."""
