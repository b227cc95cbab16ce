"""The press: prints puzzles as pages, pictures, books and large batches."""
