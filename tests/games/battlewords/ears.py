"""Wins Battlewords by the sentences of line mode."""

import re
from collections.abc import Iterator

from tests.golden.ears import WORDS, Reader, cell_of, found, name_of, typed

ARGUMENTS = "--lexicon WORDS --seed gold"
WON = "Rank: Great"


def reader() -> Reader:
    """Uncovers cells before the end of a word until one word of the list fits."""
    yield "!brief"
    heard = yield "!radar"
    ends = [cell_of(name) for name in re.findall(r"\b[A-L]\d+\b", found(r"Words end at (.*)\.", heard))]
    sea: dict[tuple[int, int], str] = {}
    left = {word for word in WORDS if 4 <= len(word) <= 6}
    for cell in _search(tuple(ends)):
        if cell in sea:
            continue
        heard = yield name_of(cell)
        sea[cell] = "" if "water" in heard else found(rf"{name_of(cell)}: ([A-Z])", heard).lower()
        if guess := _fitting(left, ends, sea):
            left.remove(guess)
            heard = yield guess
            for first, last in re.findall(r" lies from (\w+) to (\w+)\.", heard):
                ends.remove(cell_of(last))
                sea |= dict.fromkeys(_between(cell_of(first), cell_of(last)), "")
        if "leader board" in heard:
            break
    yield from typed("bob", "q")


def _between(first: tuple[int, int], last: tuple[int, int]) -> list[tuple[int, int]]:
    return [(row, col) for row in range(first[0], last[0] + 1) for col in range(first[1], last[1] + 1)]


def _search(ends: tuple[tuple[int, int], ...]) -> Iterator[tuple[int, int]]:
    """The last two cells of each word first, then further back, across and down."""
    for back in range(6):
        for row, col in ends:
            yield from (cell for cell in ((row, col - back), (row - back, col)) if min(cell) >= 0)


def _fitting(words: set[str], ends: list[tuple[int, int]], sea: dict[tuple[int, int], str]) -> str:
    """A word that fits an end with at least two letters known, the surest one first; or nothing."""
    fits = []
    for row, col in ends:
        for word in sorted(words):
            for cells in (
                [(row, col - back) for back in range(len(word))][::-1],
                [(row - back, col) for back in range(len(word))][::-1],
            ):
                known = [(sea[cell], letter) for cell, letter in zip(cells, word, strict=True) if cell in sea]
                if min(cells[0]) >= 0 and len(known) > 1 and all(one == two for one, two in known):
                    fits.append((len(known) - len(word), word))
    return max(fits)[1] if fits else ""
