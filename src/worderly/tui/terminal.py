"""What the terminal can do; loads nothing of Textual."""

import os
import shutil
import sys

SMALLEST = (40, 20)
"""Columns and lines that the arcade needs; a smaller terminal gets line mode."""


def is_full_screen() -> bool:
    """Whether the terminal supports full screen; Textual does not check pipes and TERM=dumb."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    return os.environ.get("TERM", "dumb") not in ("", "dumb", "unknown")


def is_large_enough() -> bool:
    columns, lines = shutil.get_terminal_size()
    return columns >= SMALLEST[0] and lines >= SMALLEST[1]


def size_facts() -> dict[str, int]:
    width, height = shutil.get_terminal_size()
    return {"columns": SMALLEST[0], "lines": SMALLEST[1], "width": width, "height": height}


def has_no_colour() -> bool:
    """NO_COLOR must be set and not empty (no-color.org)."""
    return bool(os.environ.get("NO_COLOR"))
