"""Limits on requests, and the checks before every route."""
