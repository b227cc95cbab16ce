"""The seed of a puzzle for which nobody named one."""

from secrets import token_hex


def new_seed() -> str:
    """Nobody can guess it: whoever knows the seed knows the answers."""
    return token_hex(8)
