"""A finished match on paper."""
