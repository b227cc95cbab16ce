"""The chances of a sea the slow way: every sea that fits is built, word by word, and counted."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from worderly.games.battlewords.generate import targets
from worderly.games.battlewords.model import COVERED, SIZE, WATER, Cell, View
from worderly.lexicon import Lexicon

Lie = tuple[str, tuple[Cell, ...]]
"""A word and its cells."""


@dataclass
class Counts:
    seas: int = 0
    cells: dict[Cell, int] = field(default_factory=dict)
    words: dict[str, int] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)

    def add(self, view: View, sea: list[Lie]) -> None:
        self.seas += 1
        for word, cells in sea:
            covered = sum(view.grid[r][c] == COVERED for r, c in cells)
            self.words[word] = self.words.get(word, 0) + 1
            self.points[word] = self.points.get(word, 0) + len(word) + covered
        for cell in {cell for _, cells in sea for cell in cells}:
            self.cells[cell] = self.cells.get(cell, 0) + 1


def counts(view: View, lexicon: Lexicon) -> Counts:
    found = Counts()
    for sea in seas(view, lexicon):
        found.add(view, sea)
    return found


def seas(view: View, lexicon: Lexicon) -> Iterator[list[Lie]]:
    named = {cell for word in view.named for cell in word.cells}
    ends = [end for end in view.radar if end not in {word.cells[-1] for word in view.named}]
    said = {*view.wrong, *(word.word for word in view.named)}
    words = [w for pool in targets(lexicon, view.options.difficulty).values() for w in pool if w not in said]
    seen = {
        (row, col)
        for row, line in enumerate(view.grid)
        for col, ch in enumerate(line)
        if ch not in (COVERED, WATER)
    }
    lies = {end: [lie for lie in _lies(end, words) if _fits(view, lie, named)] for end in ends}
    yield from _laid(view, ends, lies, [], dict(view.left), seen - named)


def _lies(end: Cell, words: list[str]) -> Iterator[Lie]:
    for word in words:
        for down, across in ((0, 1), (1, 0)):
            cells = tuple((end[0] - down * i, end[1] - across * i) for i in reversed(range(len(word))))
            if min(cells[0]) >= 0:
                yield word, cells


def _fits(view: View, lie: Lie, named: set[Cell]) -> bool:
    return all(
        view.grid[r][c] in (COVERED, letter.upper()) and (r, c) not in named
        for (r, c), letter in zip(lie[1], lie[0], strict=True)
    )


def _laid(
    view: View,
    ends: list[Cell],
    lies: dict[Cell, list[Lie]],
    done: list[Lie],
    left: dict[int, int],
    seen: set[Cell],
) -> Iterator[list[Lie]]:
    if not ends:
        if seen <= {cell for _, cells in done for cell in cells}:
            yield done
        return
    taken = {cell for _, cells in done for cell in cells}
    if view.options.spaced:
        taken |= {(r + up, c + across) for r, c in taken for up in (-1, 0, 1) for across in (-1, 0, 1)}
    used = {word for word, _ in done}
    for word, cells in lies[ends[0]]:
        if left.get(len(word)) and word not in used and not taken & set(cells):
            rest = {**left, len(word): left[len(word)] - 1}
            yield from _laid(view, ends[1:], lies, [*done, (word, cells)], rest, seen)


def covered(view: View) -> list[Cell]:
    return [(r, c) for r in range(SIZE) for c in range(SIZE) if view.grid[r][c] == COVERED]
