"""Carries moves from one server process to the others."""
