"""Cells in text: a row letter and a column number from 1, `c7`; after row z comes aa, as in a spreadsheet."""

import re
from collections.abc import Sequence

from worderly.grid.cells import Cell

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


def with_names(lines: Sequence[str], cols: int, gap: str) -> list[str]:
    """The rows of a grid in text with their letters, under the numbers of the columns."""
    margin = len(row_text(len(lines) - 1)) + 1
    numbers = [" " * margin + line for line in _column_numbers(cols, gap)]
    rows = [f"{row_text(row).rjust(margin - 1)} {line}".rstrip() for row, line in enumerate(lines)]
    return [*numbers, *rows]


def _column_numbers(cols: int, gap: str) -> list[str]:
    """One line for each digit."""
    numbers = [str(col + 1) for col in range(cols)]
    digits = len(numbers[-1])
    return [gap.join(number.rjust(digits)[place] for number in numbers).rstrip() for place in range(digits)]
