"""Daily puzzles and their calendar."""
