"""What the terminal can do, asked before anything of the screen is loaded."""

import os
import shutil
import sys

SMALLEST = (40, 20)
"""Columns and lines the arcade needs; below that it says so and line mode plays."""


def is_full_screen() -> bool:
    """Whether there is a terminal that can be drawn on: Textual itself ignores pipes and TERM=dumb."""
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
    """NO_COLOR counts when it is set and not empty (no-color.org)."""
    return bool(os.environ.get("NO_COLOR"))
