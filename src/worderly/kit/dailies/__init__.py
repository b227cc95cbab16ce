"""Daily puzzles: what a game says about them, what a date is dealt, and the puzzle made of it."""
