"""The dice of a board: the sets of a language, the letters on top, what stands in a straight line."""
