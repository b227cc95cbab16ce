"""Readers of the formats that the packages have."""
