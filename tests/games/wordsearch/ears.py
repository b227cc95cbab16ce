"""Wins Word Search by the sentences of line mode."""

import re

from tests.golden.ears import Reader, name_of, typed

ARGUMENTS = "--words TREES --seed gold --size 8 --title Trees"
WON = "All 7 words"


def reader() -> Reader:
    yield "!brief"
    heard = yield "!board"
    rows = [row.split() for row in re.findall(r"^Row \w+: (.*)$", heard, re.MULTILINE)]
    heard = yield "!words"
    for word in re.findall(r"to find: (\w+),", heard):
        first, last = _line(rows, word.upper())
        yield f"{name_of(first)} {name_of(last)}"
    yield from typed("cyd", "q")


def _line(rows: list[list[str]], word: str) -> tuple[tuple[int, int], tuple[int, int]]:
    """The two ends of a word in the rows that were read out."""
    for row in range(len(rows)):
        for col in range(len(rows[0])):
            for down, right in [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]:
                cells = [(row + down * n, col + right * n) for n in range(len(word))]
                if all(0 <= r < len(rows) and 0 <= c < len(rows[0]) for r, c in cells) and word == "".join(
                    rows[r][c] for r, c in cells
                ):
                    return cells[0], cells[-1]
    raise AssertionError(word)
