"""QR codes on paper: a box for each run of dark modules."""

from collections.abc import Iterable
from itertools import groupby

from worderly.press.page.model import BLACK, Frame, Path, box

OVERLAP = 0.04
"""Modules by which boxes reach over each other, so that no hairline shows between two rows."""


def qr_code(text: str, x: float, y: float, side: float) -> list[Path]:
    """The code in a square; the paper around it is its quiet zone."""
    # Imported late: few sheets have a code.
    import segno

    rows = list(segno.make(text, micro=False).matrix_iter(border=0))
    module = side / len(rows)
    high = module * (1 + OVERLAP)
    return [
        box(Frame(x + start * module, y + n * module, width * module, high), ink=None, fill=BLACK)
        for n, row in enumerate(rows)
        for start, width in _runs(row)
    ]


def _runs(row: Iterable[int]) -> list[tuple[int, int]]:
    """(start, width) of each run of dark modules."""
    at, runs = 0, []
    for dark, modules in groupby(bool(module) for module in row):
        width = len(list(modules))
        if dark:
            runs.append((at, width))
        at += width
    return runs
