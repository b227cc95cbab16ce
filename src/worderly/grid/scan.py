"""Finds every occurrence of some words, or of a whole lexicon, in a grid, in eight directions."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, chain
from typing import NamedTuple

from worderly.grid.cells import DIRECTIONS, STEPS, Direction, Placement, opposite
from worderly.grid.shape import Shape
from worderly.lexicon import Lexicon

AXES: tuple[Direction, ...] = ("E", "S", "SE", "SW")
BREAK = "\n"


class Axis(NamedTuple):
    """A straight line from edge to edge, as a slice of the flat grid."""

    first: int
    stride: int
    length: int
    direction: Direction


class Occurrence(NamedTuple):
    """A word found in a grid: the index of its first cell, the step to the next cell, the direction."""

    word: str
    start: int
    stride: int
    direction: Direction

    @property
    def indices(self) -> range:
        return range(self.start, self.start + self.stride * len(self.word), self.stride)

    @property
    def mask(self) -> int:
        result = 0
        for index in self.indices:
            result |= 1 << index
        return result


@lru_cache(maxsize=256)
def axes(shape: Shape) -> tuple[Axis, ...]:
    """All lines of two cells or more in four directions."""
    return tuple(axis for direction in AXES for axis in _lines(shape, direction) if axis.length > 1)


@lru_cache(maxsize=256)
def _axes_through(shape: Shape) -> tuple[tuple[Axis, ...], ...]:
    """By cell: the lines through it."""
    through: list[list[Axis]] = [[] for _ in range(shape.size)]
    for axis in axes(shape):
        for index in range(axis.first, axis.first + axis.stride * axis.length, axis.stride):
            through[index].append(axis)
    return tuple(map(tuple, through))


def _lines(shape: Shape, direction: Direction) -> Iterator[Axis]:
    row_step, col_step = STEPS[direction]
    for index in range(shape.size):
        row, col = shape.cell(index)
        if not shape.has((row - row_step, col - col_step)):
            down = shape.rows - row if row_step else shape.size
            across = {1: shape.cols - col, -1: col + 1, 0: shape.size}[col_step]
            yield Axis(index, shape.stride(direction), min(down, across), direction)


class LineText(NamedTuple):
    """Lines of a grid in one text with a break after each, so that `str.find` searches all directions."""

    text: str
    axes: Sequence[Axis]
    offsets: Sequence[int]

    def locate(self, at: int, word: str, form: str) -> Occurrence:
        """The occurrence of `form` (the word, or the word backwards) at an index of the text."""
        line = bisect_right(self.offsets, at) - 1
        axis = self.axes[line]
        first = axis.first + (at - self.offsets[line]) * axis.stride
        if form == word:
            return Occurrence(word, first, axis.stride, axis.direction)
        return Occurrence(word, first + axis.stride * (len(word) - 1), -axis.stride, opposite(axis.direction))


def line_text(shape: Shape, flat: str, changed: Iterable[int] | None = None) -> LineText:
    """The whole grid, or only the lines through the changed cells."""
    lines: Sequence[Axis] = axes(shape)
    if changed is not None:
        through = _axes_through(shape)
        lines = tuple(dict.fromkeys(axis for index in changed for axis in through[index]))
    parts = [flat[a.first : a.first + a.stride * a.length : a.stride] for a in lines]
    offsets = [0, *accumulate(len(part) + 1 for part in parts)]
    return LineText(BREAK.join(parts), lines, offsets)


def positions(text: str, form: str) -> Iterator[int]:
    at = text.find(form)
    while at >= 0:
        yield at
        at = text.find(form, at + 1)


def occurrences(text: LineText, words: Iterable[str]) -> Iterator[Occurrence]:
    """Every occurrence in the text; a palindrome counts once per place, not once per direction."""
    for word in words:
        for form in dict.fromkeys((word, word[::-1])):
            for at in positions(text.text, form):
                yield text.locate(at, word, form)


MANY = 24
"""Forms that begin alike and are compared one by one; more are looked up."""
Forms = tuple[tuple[str, str], ...]
"""(as it stands in the text, the word)."""


class LargeHead:
    """Words of a small alphabet mostly begin alike: a thousand of two letters share eight heads."""

    def __init__(self, forms: Forms) -> None:
        self._ranks: dict[str, list[int]] = {}
        for rank, (form, _) in enumerate(forms):
            self._ranks.setdefault(form, []).append(rank)
        self._lengths = sorted({len(form) for form, _ in forms})
        self._forms = forms

    def forms_at(self, letters: str, at: int) -> list[tuple[str, str]]:
        """In the order of the index."""
        found = [self._ranks.get(letters[at : at + length], ()) for length in self._lengths]
        return [self._forms[rank] for rank in sorted(chain.from_iterable(found))]


class WordIndex:
    """Finds many words at once: a table by their first three letters, forward and backward."""

    def __init__(self, words: Iterable[str]) -> None:
        self.heads: dict[str, Forms] = {}
        self.short: tuple[str, ...] = ()
        self._tables: dict[str, LargeHead] = {}
        """Of the heads with many forms."""
        self._smaller: WordIndex | None = None
        """An index whose words this one has too."""
        self._add(dict.fromkeys(words))

    def _add(self, words: Iterable[str]) -> None:
        for word in words:
            if len(word) < 3:
                self.short += (word,)
                continue
            for form in dict.fromkeys((word, word[::-1])):
                self.heads[form[:3]] = (*self.heads.get(form[:3], ()), (form, word))

    def _large(self, head: str) -> LargeHead:
        """A table is made once, in the smallest index that has these forms."""
        if self._smaller and self._smaller.heads.get(head) is self.heads[head]:
            return self._smaller._large(head)
        if head not in self._tables:
            self._tables[head] = LargeHead(self.heads[head])
        return self._tables[head]

    def knows(self, word: str) -> bool:
        return word in self.short or (word, word) in self.heads.get(word[:3], ())

    def with_words(self, words: Iterable[str]) -> "WordIndex":
        """An index of these words too; copies the table instead of building it again."""
        more = WordIndex(())
        more.heads, more.short, more._smaller = dict(self.heads), self.short, self
        more._add(word for word in dict.fromkeys(words) if not self.knows(word))
        return more

    def occurrences(self, text: LineText) -> Iterator[Occurrence]:
        heads, letters = self.heads, text.text
        hits = [at for at in range(len(letters) - 2) if letters[at : at + 3] in heads]
        for at in hits:
            head = heads[letters[at : at + 3]]
            alike = head if len(head) <= MANY else self._large(letters[at : at + 3]).forms_at(letters, at)
            for form, word in alike:
                if letters.startswith(form, at):
                    yield text.locate(at, word, form)
        yield from occurrences(text, self.short)


def find_words(
    rows: Sequence[str], words: Iterable[str], directions: Sequence[Direction] = DIRECTIONS
) -> list[Placement]:
    """Every occurrence of the words (same case as the grid) in a filled grid, in the order of the words."""
    shape = Shape(len(rows), len(rows[0]) if rows else 0)
    wanted = [word for word in words if len(word) > 1]
    seen = occurrences(line_text(shape, "".join(rows)), wanted)
    return [placement_of(shape, occurrence) for occurrence in seen if occurrence.direction in directions]


def find_lexicon(rows: Sequence[str], lexicon: Lexicon, min_length: int) -> list[Placement]:
    """Every word of the lexicon in the grid; the rows hold keys (lower case, folded)."""
    shape = Shape(len(rows), len(rows[0]) if rows else 0)
    flat, found = "".join(rows), []
    for axis in axes(shape):
        line = flat[axis.first : axis.first + axis.stride * axis.length : axis.stride]
        found += [
            Occurrence(word, axis.first + at * axis.stride, axis.stride, axis.direction)
            for at, word in _readings(line, lexicon, min_length)
        ]
        last = axis.first + axis.stride * (axis.length - 1)
        found += [
            Occurrence(word, last - at * axis.stride, -axis.stride, opposite(axis.direction))
            for at, word in _readings(line[::-1], lexicon, min_length)
            if word != word[::-1]
        ]
    return sorted((placement_of(shape, occurrence) for occurrence in found), key=lambda p: (p.word, p.start))


def _readings(line: str, lexicon: Lexicon, min_length: int) -> Iterator[tuple[int, str]]:
    for at in range(len(line) - min_length + 1):
        for end in range(at + 2, len(line) + 1):
            word = line[at:end]
            if not lexicon.has_prefix(word):
                break
            if len(word) >= min_length and word in lexicon:
                yield at, word


def placement_of(shape: Shape, occurrence: Occurrence) -> Placement:
    return Placement(occurrence.word, shape.cell(occurrence.start), occurrence.direction)
