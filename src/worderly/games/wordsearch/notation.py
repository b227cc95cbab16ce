"""Cells in text: a row letter and a column number from 1, `c7`; after row z comes aa, as in a spreadsheet."""

import re

from worderly.grid import Cell

CELL = re.compile(r"([a-z]{1,2})([1-9][0-9]{0,2})", re.ASCII | re.IGNORECASE)


def row_text(row: int) -> str:
    return chr(97 + row) if row < 26 else chr(96 + row // 26) + chr(97 + row % 26)


def cell_text(cell: Cell) -> str:
    """Cells outside the letters' reach are written as numbers, so that a refusal can quote them."""
    row, col = cell
    return f"{row_text(row)}{col + 1}" if 0 <= row < 702 and col >= 0 else f"({row}, {col})"


def as_cell(text: str) -> Cell:
    match = CELL.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"{text!r} is not a cell; write a row letter and a column number, like c7")
    row = 0
    for letter in match[1].lower():
        row = row * 26 + ord(letter) - 96
    return row - 1, int(match[2]) - 1
