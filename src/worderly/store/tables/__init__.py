"""The tables by what they hold; `schema.py` has them all."""
