"""Measures how strong the levels of the bots are."""
