"""A QR code in half blocks."""

import segno

from worderly.tui.widgets.qr import QUIET, qr_content, qr_lines

LINK = "https://words.example.org/room/BCDF"
DARK = {"█": (1, 1), "▀": (1, 0), "▄": (0, 1), " ": (0, 0)}


def test_the_blocks_are_the_modules_of_the_code() -> None:
    rows = [list(row) for row in segno.make(LINK, micro=False).matrix_iter(border=QUIET)]
    read = [[DARK[sign][half] for sign in line] for line in qr_lines(LINK) for half in (0, 1)]
    assert read[: len(rows)] == rows
    assert not any(any(row) for row in read[len(rows) :])


def test_the_code_is_dark_on_light_in_every_look() -> None:
    (span,) = qr_content(LINK).spans
    assert str(span.style) == "#000000 on #ffffff"
