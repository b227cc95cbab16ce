"""The script that a letter is written in."""

import unicodedata


def script_word(letter: str) -> str:
    """LATIN, CJK: the first word of its Unicode name."""
    return unicodedata.name(letter, "UNKNOWN").split()[0]
