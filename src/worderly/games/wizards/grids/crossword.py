"""A crossword in the making: bitboards find every legal place of a word at once."""

from typing import NamedTuple

from worderly.grid import Direction, Shape, nth_bit, starts_where
from worderly.kit import Chance

WAYS: tuple[Direction, ...] = ("E", "S")


class Laid(NamedTuple):
    word: str
    start: int
    way: Direction
    cells: int
    new: int
    """The cells that were empty before; they are emptied when the word is removed."""


class Places(NamedTuple):
    """The legal starts of a word, by direction: all, and those that cross two words or more."""

    any: tuple[int, int]
    tight: tuple[int, int]


class Budget:
    """How many more words may be tried; all attempts at one request share it."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left


def spine_cells(shape: Shape, spine: str) -> tuple[int, ...]:
    """From the upper left to the lower right, centred, with an empty cell between letters."""
    span = 2 * len(spine) - 1
    top, left = (shape.rows - span) // 2, (shape.cols - span) // 2
    return tuple(shape.index((top + 2 * i, left + 2 * i)) for i in range(len(spine)))


class Crossword:
    """Mutable; words are removed in the reverse order, so that all words stay connected.

    No placement can lie on filled cells alone: two filled neighbours in a row are always part of one
    horizontal word (columns likewise), and no word may share cells with another word of its direction.
    """

    __slots__ = ("budget", "copies", "filled", "laid", "letters", "open", "room", "shape", "within")

    def __init__(self, shape: Shape, budget: Budget, room: int) -> None:
        """`room` is the mask of the cells that may be filled."""
        self.budget = budget
        self.shape = shape
        self.room = room
        self.letters: dict[str, int] = {}
        self.filled = 0
        self.within: dict[Direction, int] = {"E": 0, "S": 0}
        self.open: dict[Direction, int] = {"E": room, "S": room}
        self.laid: list[Laid] = []
        self.copies: dict[str, int] = {}

    def lay_spine(self, spine: str) -> tuple[int, ...]:
        cells = spine_cells(self.shape, spine)
        for letter, cell in zip(spine, cells, strict=True):
            self.letters[letter] = self.letters.get(letter, 0) | 1 << cell
            self.filled |= 1 << cell
        self._update_open()
        return cells

    def places(self, word: str) -> Places:
        self.budget.left -= 1
        found = [self._starts(word, way) for way in WAYS]
        return Places((found[0][0], found[1][0]), (found[0][1], found[1][1]))

    def _starts(self, word: str, way: Direction) -> tuple[int, int]:
        """Legal starts that cross one word or more, and two or more."""
        letters, apart, room, shape = self.letters, ~self.within[way], self.open[way], self.shape
        joins = [letters.get(ch, 0) & apart for ch in word]
        starts = starts_where(shape, [room | join for join in joins], way)
        if not starts:
            return 0, 0
        starts &= ~(shape.shift(self.filled, way) | shape.shift(self.filled, way, -len(word)))
        once = twice = far = 0
        stride = shape.stride(way)
        for join in joins:
            hit = join >> far & starts
            twice |= once & hit
            once |= hit
            far += stride
        return once, twice

    def lay_somewhere(self, word: str, chance: Chance, tight: bool) -> bool:
        """At a random legal place; `tight` prefers places that cross two words or more."""
        places = self.places(word)
        starts = places.tight if tight and any(places.tight) else places.any
        if not any(starts):
            return False
        pick, east = chance.below(starts[0].bit_count() + starts[1].bit_count()), starts[0].bit_count()
        if pick < east:
            self.lay(word, nth_bit(starts[0], pick), "E")
        else:
            self.lay(word, nth_bit(starts[1], pick - east), "S")
        return True

    def lay_through(self, word: str, cell: int, chance: Chance) -> bool:
        """At a random legal place that crosses the letter in that cell."""
        letter = next(ch for ch, mask in self.letters.items() if mask >> cell & 1)
        places, options = self.places(word), []
        for way, starts in zip(WAYS, places.any, strict=True):
            stride = self.shape.stride(way)
            tries = [cell - stride * i for i, ch in enumerate(word) if ch == letter]
            options += [(start, way) for start in tries if start >= 0 and starts >> start & 1]
        if options:
            self.lay(word, *chance.choice(options))
        return bool(options)

    def lay(self, word: str, start: int, way: Direction) -> None:
        cells = self.shape.line(start, way, len(word))
        self.laid.append(Laid(word, start, way, cells, cells & ~self.filled))
        bit, stride = 1 << start, self.shape.stride(way)
        for letter in word:
            self.letters[letter] = self.letters.get(letter, 0) | bit
            bit <<= stride
        self.filled |= cells
        self.within[way] |= cells
        self.copies[word] = self.copies.get(word, 0) + 1
        self._update_open()

    def remove_last(self, count: int) -> None:
        """Removes the last `count` words, latest first."""
        for _ in range(count):
            last = self.laid.pop()
            for letter in last.word:
                self.letters[letter] &= ~last.new
            self.filled &= ~last.new
            self.within[last.way] &= ~last.cells
            self.copies[last.word] -= 1
        self._update_open()

    def _update_open(self) -> None:
        """By direction: the empty cells without a filled neighbour beside the word."""
        shift, filled = self.shape.shift, self.filled
        empty = self.room & ~filled
        self.open["E"] = empty & ~(shift(filled, "S") | shift(filled, "N"))
        self.open["S"] = empty & ~(shift(filled, "E") | shift(filled, "W"))
