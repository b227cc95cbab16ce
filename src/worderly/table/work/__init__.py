"""Costly work in processes of its own: each job has a budget, and play never waits for it."""
