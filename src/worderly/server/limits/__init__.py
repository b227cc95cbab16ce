"""How much anybody may send, and the checks before every route."""
