"""The crossword of a board: its word pool, placing the words, judging a grid, what is covered."""
