"""Grids and word lists as people paste them: spaced or not, CSV, JSON."""

import json
import re
from collections.abc import Sequence
from typing import Any

from worderly.games.wordsearch.model import CLOSED

LARGEST = 200
_CLOSED_MARKS = "#·.*_-"


def parse_grid(text: str) -> tuple[str, ...]:
    """Rows of one letter a cell, closed cells as spaces; raises ValueError naming the line.

    Takes letters with or without spaces between them, CSV (commas, semicolons or tabs) and JSON (a puzzle, a
    list of rows, a list of lists). Text after an empty line (such as a word list) is ignored.
    """
    text = text.removeprefix("\ufeff").strip("\r\n")
    if text.lstrip()[:1] in ("{", "["):
        return _from_json(text)
    numbered = _first_block(text)
    if not numbered:
        raise ValueError("there is no grid in this text")
    if mark := next((mark for mark in "\t;," for _, line in numbered if mark in line), ""):
        return _even([(n, _fields(line, mark, n)) for n, line in numbered], closed=True)
    if _is_spaced([line for _, line in numbered]):
        gaps = any("   " in line.rstrip() or line.startswith(" ") for _, line in numbered)
        return _even([(n, _checked(line[::2], n)) for n, line in numbered], closed=gaps)
    return _even([(n, _checked("".join(line.split()), n)) for n, line in numbered], closed=False)


def _first_block(text: str) -> list[tuple[int, str]]:
    """The first lines that are not empty, with their numbers; a title above an empty line is skipped."""
    blocks: list[list[tuple[int, str]]] = [[]]
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            blocks[-1].append((number, line.rstrip()))
        elif blocks[-1]:
            blocks.append([])
    full = [block for block in blocks if block]
    if len(full) > 1 and len(full[0]) == 1 and len(full[1]) > 1:
        return full[1]
    return full[0] if full else []


def _is_spaced(lines: Sequence[str]) -> bool:
    return any(" " in line for line in lines) and all(not line[1::2].strip() for line in lines)


def _fields(line: str, mark: str, number: int) -> str:
    fields = [field.strip().strip('"') for field in line.split(mark)]
    for field in fields:
        if len(field) > 1:
            raise ValueError(f"line {number}: {field!r} is more than one letter")
    return _checked("".join(field or CLOSED for field in fields), number)


def _checked(row: str, number: int) -> str:
    cells = []
    for ch in row:
        if ch.isalpha():
            cells.append(ch)
        elif ch == CLOSED or ch in _CLOSED_MARKS:
            cells.append(CLOSED)
        else:
            raise ValueError(f"line {number}: {ch!r} is not a letter")
    return "".join(cells)


def _even(rows: list[tuple[int, str]], closed: bool) -> tuple[str, ...]:
    """Rows of one length; only with `closed` may a row be shorter: its last cells are closed."""
    width, first = max(len(row) for _, row in rows), len(rows[0][1])
    for number, row in rows:
        if len(row) != first and not closed:
            raise ValueError(f"line {number} has {len(row)} letters, line {rows[0][0]} has {first}")
    if width > LARGEST or len(rows) > LARGEST:
        raise ValueError(f"a grid may have at most {LARGEST} rows and columns")
    return tuple(row.ljust(width, CLOSED) for _, row in rows)


def _from_json(text: str) -> tuple[str, ...]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise ValueError(f"line {error.lineno} is not JSON: {error.msg}") from error
    if isinstance(data, dict):
        data = data.get("puzzle", data)
        data = data.get("grid") if isinstance(data, dict) else None
    return rows_of_lists(data)


def rows_of_lists(data: Any) -> tuple[str, ...]:
    """A list of strings, or of lists with a letter each."""
    if not isinstance(data, list | tuple) or not data:
        raise ValueError("the grid must be a list of rows")
    rows = []
    for number, row in enumerate(data, 1):
        cells = list(row) if isinstance(row, str | list | tuple) else []
        if not cells or not all(isinstance(cell, str) and len(cell) == 1 for cell in cells):
            raise ValueError(f"row {number} must be a text or a list of single letters")
        rows.append((number, _checked("".join(cells), number)))
    return _even(rows, closed=False)


def parse_words(text: str) -> tuple[str, ...]:
    """One word or phrase a line, or separated by commas, semicolons or tabs."""
    parts = re.split(r"[\r\n,;\t]+", text.removeprefix("\ufeff"))
    words = tuple(" ".join(part.split()) for part in parts if part.strip())
    if not words:
        raise ValueError("there are no words in this text")
    return words
