"""The word graph in plain Python, and the file that it shares with the kernel."""
