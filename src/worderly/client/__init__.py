"""The terminal's way to a server: the same submit and watch, over the network."""
