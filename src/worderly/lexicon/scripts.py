"""Finds the script of a letter."""

import unicodedata


def script_word(letter: str) -> str:
    """The first word of its Unicode name: LATIN, CJK."""
    return unicodedata.name(letter, "UNKNOWN").split()[0]
