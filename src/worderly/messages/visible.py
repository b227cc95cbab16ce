"""Control characters of any input, made visible: what a file or a player holds never commands a terminal."""

import re

_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""All but tab and newline; also the characters that turn the reading direction, and halves of characters."""


def visible(text: str) -> str:
    r"""Writes a control character as `\u001b`, which JSON reads as the same character.

    >>> visible("a\x1b[31mb")
    'a\\u001b[31mb'
    """
    return _CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def without_controls(text: str) -> str:
    """For a screen, where each character has its cell and there is no room for an escape."""
    return _CONTROL.sub("", text)
