"""Where the hidden words may still lie, and which words of the list fit there."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from worderly.games.battlewords.bot import OpenLine, open_lines
from worderly.games.battlewords.generate import targets
from worderly.games.battlewords.model import COVERED, SIZE, WATER, Cell, View
from worderly.games.battlewords.options import Difficulty
from worderly.lexicon import Lexicon


@dataclass(frozen=True, eq=False)
class WordIndex:
    """The target words of one length; an integer with one bit per word is a set of them."""

    words: tuple[str, ...]
    having: tuple[dict[str, int], ...]
    """By position: letter → the set of words that have it there."""

    @property
    def full(self) -> int:
        return (1 << len(self.words)) - 1

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {word: number for number, word in enumerate(self.words)}


WordIndexes = dict[int, WordIndex]


class Place(NamedTuple):
    """A line of cells where a word may lie, and the set of words that fit there."""

    cells: tuple[Cell, ...]
    mask: int
    words: int
    many: int
    points: int
    """The points for a right guess there."""


@lru_cache(maxsize=16)
def word_indexes(lexicon: Lexicon, difficulty: Difficulty) -> WordIndexes:
    return {length: _word_index(words, length) for length, words in targets(lexicon, difficulty).items()}


def _word_index(words: tuple[str, ...], length: int) -> WordIndex:
    having: tuple[dict[str, int], ...] = tuple({} for _ in range(length))
    for number, word in enumerate(words):
        for at, letter in enumerate(word):
            having[at][letter] = having[at].get(letter, 0) | 1 << number
    return WordIndex(words, having)


@lru_cache(maxsize=8192)
def shares(index: WordIndex, words: int, at: int) -> tuple[tuple[str, float], ...]:
    """Pairs of a letter and the share of these words that have it at that position."""
    many = words.bit_count()
    found = ((letter, (words & some).bit_count()) for letter, some in index.having[at].items())
    return tuple((letter, some / many) for letter, some in found if some)


def spelled(index: WordIndex, words: int, most: int) -> tuple[str, ...]:
    """The first words of a set."""
    found: list[str] = []
    while words and len(found) < most:
        low = words & -words
        found.append(index.words[low.bit_length() - 1])
        words ^= low
    return tuple(found)


def places(view: View, indexes: WordIndexes) -> tuple[Place, ...]:
    """Every place, from the player's view alone."""
    answered = {*view.wrong, *(named.word for named in view.named)}
    out = {length: _numbers(one, answered) for length, one in indexes.items()}
    found = (_place(line, indexes[len(line.cells)], out[len(line.cells)]) for line in open_lines(view))
    return tuple(place for place in found if place.many)


def _numbers(index: WordIndex, words: Iterable[str]) -> int:
    return sum(1 << index.numbers[word] for word in words if word in index.numbers)


def _place(open_line: OpenLine, index: WordIndex, out: int) -> Place:
    words = index.full & ~out
    for at, letter in enumerate(open_line.pattern):
        if letter != COVERED:
            words &= index.having[at].get(letter, 0)
    points = len(open_line.cells) + open_line.pattern.count(COVERED)
    return Place(open_line.cells, mask_of(open_line.cells), words, words.bit_count(), points)


def mask_of(cells: Iterable[Cell]) -> int:
    """A set of cells as an integer with one bit per cell."""
    mask = 0
    for row, col in cells:
        mask |= 1 << row * SIZE + col
    return mask


def unexplained(view: View) -> int:
    """The uncovered letters that belong to no guessed word, as a set of cells."""
    named = {cell for word in view.named for cell in word.cells}
    return mask_of(
        (row, col)
        for row, line in enumerate(view.grid)
        for col, ch in enumerate(line)
        if ch not in (COVERED, WATER) and (row, col) not in named
    )
