"""Where the hidden words may still lie, and which words of the list fit there."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from worderly.games.battlewords.bot import Berth, berths
from worderly.games.battlewords.generate import targets
from worderly.games.battlewords.model import COVERED, SIZE, WATER, Cell, View
from worderly.games.battlewords.options import Difficulty
from worderly.lexicon import Lexicon


@dataclass(frozen=True, eq=False)
class Shelf:
    """The target words of one length; a set of them is a number with a bit for each."""

    words: tuple[str, ...]
    having: tuple[dict[str, int], ...]
    """By position: letter → the words that have it there."""

    @property
    def full(self) -> int:
        return (1 << len(self.words)) - 1

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {word: number for number, word in enumerate(self.words)}


Shelves = dict[int, Shelf]


class Place(NamedTuple):
    """A line where a word may lie, and the set of words that fit there."""

    cells: tuple[Cell, ...]
    mask: int
    words: int
    many: int
    points: int
    """What naming a word there would earn."""


@lru_cache(maxsize=16)
def shelves(lexicon: Lexicon, difficulty: Difficulty) -> Shelves:
    return {length: _shelf(words, length) for length, words in targets(lexicon, difficulty).items()}


def _shelf(words: tuple[str, ...], length: int) -> Shelf:
    having: tuple[dict[str, int], ...] = tuple({} for _ in range(length))
    for number, word in enumerate(words):
        for at, letter in enumerate(word):
            having[at][letter] = having[at].get(letter, 0) | 1 << number
    return Shelf(words, having)


@lru_cache(maxsize=8192)
def shares(shelf: Shelf, words: int, at: int) -> tuple[tuple[str, float], ...]:
    """(letter, the share of these words that have it at that position)."""
    many = words.bit_count()
    found = ((letter, (words & some).bit_count()) for letter, some in shelf.having[at].items())
    return tuple((letter, some / many) for letter, some in found if some)


def spelled(shelf: Shelf, words: int, most: int) -> tuple[str, ...]:
    """The first words of a set."""
    found: list[str] = []
    while words and len(found) < most:
        low = words & -words
        found.append(shelf.words[low.bit_length() - 1])
        words ^= low
    return tuple(found)


def places(view: View, shelf: Shelves) -> tuple[Place, ...]:
    """From what the player saw alone."""
    answered = {*view.wrong, *(named.word for named in view.named)}
    out = {length: _numbers(one, answered) for length, one in shelf.items()}
    found = (_place(berth, shelf[len(berth.cells)], out[len(berth.cells)]) for berth in berths(view))
    return tuple(place for place in found if place.many)


def _numbers(shelf: Shelf, words: Iterable[str]) -> int:
    return sum(1 << shelf.numbers[word] for word in words if word in shelf.numbers)


def _place(berth: Berth, shelf: Shelf, out: int) -> Place:
    words = shelf.full & ~out
    for at, letter in enumerate(berth.pattern):
        if letter != COVERED:
            words &= shelf.having[at].get(letter, 0)
    points = len(berth.cells) + berth.pattern.count(COVERED)
    return Place(berth.cells, mask_of(berth.cells), words, words.bit_count(), points)


def mask_of(cells: Iterable[Cell]) -> int:
    """A set of cells as a number."""
    mask = 0
    for row, col in cells:
        mask |= 1 << row * SIZE + col
    return mask


def unexplained(view: View) -> int:
    """The letters uncovered that no named word accounts for."""
    named = {cell for word in view.named for cell in word.cells}
    return mask_of(
        (row, col)
        for row, line in enumerate(view.grid)
        for col, ch in enumerate(line)
        if ch not in (COVERED, WATER) and (row, col) not in named
    )
