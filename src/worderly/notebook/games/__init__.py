"""One part for each game that can be played in a notebook."""
