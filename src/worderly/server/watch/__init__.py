"""Metrics, and the policy of the garbage collector."""
