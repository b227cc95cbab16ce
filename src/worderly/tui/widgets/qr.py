"""A QR code in half blocks, two of its rows in a line of the terminal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.content import Content

if TYPE_CHECKING:
    from collections.abc import Iterable

QUIET = 2
"""Light modules around the code: a camera needs them."""
DARK_ON_LIGHT = "#000000 on #ffffff"
"""In every look: many cameras do not read light on dark."""
BLOCKS = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}


def qr_lines(text: str) -> list[str]:
    """Imported late: only rooms show a code."""
    import segno

    rows = [
        [bool(module) for module in row] for row in segno.make(text, micro=False).matrix_iter(border=QUIET)
    ]
    return list(half_blocks(rows))


def half_blocks(rows: Sequence[Sequence[bool]]) -> "Iterable[str]":
    for above in range(0, len(rows), 2):
        below = rows[above + 1] if above + 1 < len(rows) else [False] * len(rows[above])
        yield "".join(BLOCKS[pair] for pair in zip(rows[above], below, strict=True))


def qr_content(text: str) -> Content:
    return Content.styled("\n".join(qr_lines(text)), DARK_ON_LIGHT)
