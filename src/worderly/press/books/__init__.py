"""Many puzzles: orders, books, and volume runs."""
