"""Many puzzles: batches, books and large runs."""
