"""The press: puzzles on paper and as pictures, one by one, as books, and by the million."""
