"""Letters on a shape as bitboards: one mask per letter and one for the empty cells."""

from collections.abc import Sequence

from worderly.grid.bits import each_bit
from worderly.grid.cells import Cell, Direction
from worderly.grid.shape import Shape, runs_within, starts_where


class Layout:
    """A grid that is being filled. Mutable and cheap to copy, because its masks are integers.

    `letters[ch]` are the cells that hold `ch`, `empty` the open cells without a letter. All other cells
    (outside `cells`) stay closed.
    """

    __slots__ = ("empty", "letters", "shape")

    def __init__(self, shape: Shape, cells: int | None = None) -> None:
        self.shape = shape
        self.empty = shape.all if cells is None else cells
        self.letters: dict[str, int] = {}

    @classmethod
    def read(cls, rows: Sequence[str], blank: str = ".", closed: str = "#") -> "Layout":
        """Reads rows of equal length; `blank` marks an empty cell, `closed` a closed one."""
        layout = cls(Shape(len(rows), len(rows[0]) if rows else 0), 0)
        bit = 1
        for letter in "".join(rows):
            if letter == blank:
                layout.empty |= bit
            elif letter != closed:
                layout.letters[letter] = layout.letters.get(letter, 0) | bit
            bit <<= 1
        return layout

    def copy(self) -> "Layout":
        copy = Layout(self.shape, self.empty)
        copy.letters = dict(self.letters)
        return copy

    @property
    def filled(self) -> int:
        result = 0
        for mask in self.letters.values():
            result |= mask
        return result

    def starts(self, word: str, direction: Direction) -> int:
        """Every start where each cell is empty or already holds the letter of the word."""
        empty, letters = self.empty, self.letters
        return starts_where(self.shape, [empty | letters.get(ch, 0) for ch in word], direction)

    def empty_lines(self, length: int, direction: Direction) -> int:
        """Every start of a line of empty cells."""
        return runs_within(self.shape, self.empty, length, direction)

    def occurrences(self, word: str, direction: Direction) -> int:
        """Every start where the grid already spells the word."""
        letters = self.letters
        return starts_where(self.shape, [letters.get(ch, 0) for ch in word], direction)

    def put(self, word: str, start: int, direction: Direction) -> None:
        """Writes a word from index `start`, which must be one of `starts`."""
        stride, letters, used = self.shape.stride(direction), self.letters, 0
        for letter in word:
            bit = 1 << start
            letters[letter] = letters.get(letter, 0) | bit
            used |= bit
            start += stride
        self.empty &= ~used

    def clear(self, cells: int) -> None:
        """Empties these cells."""
        for letter, mask in self.letters.items():
            self.letters[letter] = mask & ~cells
        self.empty |= cells

    def at(self, cell: Cell) -> str | None:
        bit = 1 << self.shape.index(cell)
        return next((letter for letter, mask in self.letters.items() if mask & bit), None)

    def flat(self, blank: str = ".", closed: str = "#") -> list[str]:
        """One string per cell, row by row."""
        flat = [closed] * self.shape.size
        for index in each_bit(self.empty):
            flat[index] = blank
        for letter, mask in self.letters.items():
            for index in each_bit(mask):
                flat[index] = letter
        return flat

    def rows(self, blank: str = ".", closed: str = "#") -> tuple[str, ...]:
        flat, cols = "".join(self.flat(blank, closed)), self.shape.cols
        return tuple(flat[at : at + cols] for at in range(0, len(flat), cols))
