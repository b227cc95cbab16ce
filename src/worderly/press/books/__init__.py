"""Many puzzles: batches, books, and runs of volume."""
