"""Builds the shipped lexicons from pinned packages; the games do not import it."""
