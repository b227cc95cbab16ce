"""The grid of a word search: its alphabet, its shape, placing the words, filling the gaps, reading one."""
