"""What the terminal can do; loads nothing of Textual."""

import os
import select
import shutil
import sys

HUNG_UP = 129
"""The exit code of a program whose terminal has vanished."""
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


def has_vanished() -> bool:
    """Whether the window of the terminal was closed, or its connection is lost."""
    if sys.__stdin__ is None or not hasattr(select, "poll"):
        return False
    watch = select.poll()
    watch.register(sys.__stdin__.fileno(), 0)
    return any(event & select.POLLHUP for _, event in watch.poll(0))


def let_go() -> None:
    """Reads and writes nothing more: a terminal that has vanished answers everything with an error."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (sys.__stdin__, sys.__stdout__, sys.__stderr__):
        if stream is not None:
            os.dup2(nothing, stream.fileno())
    os.close(nothing)
