"""Word search on paper: the grid and its list; the key with each word ringed."""

import unicodedata
from dataclasses import dataclass
from functools import cached_property

from worderly.games.wordsearch import Puzzle, Solution
from worderly.press.page import Frame, Item, Path, box, capsule
from worderly.press.setting import Columns, in_columns
from worderly.press.squares import Squares, lettered, only
from worderly.press.style import PALE, TINT, Style

GAP = 22.0
LETTER = 0.62
"""Size of type, as a part of the cell."""
BORDER = 0.3
"""Between the cells and the border, as a part of the cell."""
MOST_OF_PAGE = 0.36
"""A list taller than this part of the page gets pages of its own."""
LARGE_CELL = 24.0
"""Large print does not squeeze a grid below this for the sake of the list."""


@dataclass(frozen=True)
class WordsearchSheet:
    made: Puzzle
    answers: Solution
    game: str = "wordsearch"

    @property
    def title(self) -> str:
        return self.made.title

    @cached_property
    def grade(self) -> float:
        """More directions, more words read backwards, a larger grid, more words."""
        courses = {word.direction for word in self.answers.words}
        backwards = sum(word.direction in ("W", "NW", "N", "NE") for word in self.answers.words)
        return len(courses) * 100 + backwards * 10 + len(self.made.grid) + len(self.made.words) / 100

    @cached_property
    def words(self) -> tuple[str, ...]:
        return tuple(sorted(self.made.words, key=_in_order))

    def remark(self, style: Style) -> str:
        return style.say("key-message", message=self.answers.message) if self.answers.message else ""

    @property
    def reach(self) -> str:
        """How far one must look: by the directions the words take."""
        courses = {word.direction for word in self.answers.words}
        return "easy" if courses <= {"E", "S"} else "medium" if courses <= {"E", "S", "SE", "SW"} else "hard"

    def instructions(self, style: Style) -> str:
        secrets = sum(word.secret for word in self.answers.words)
        parts = [style.say("wordsearch-how", words=len(self.made.words), reach=self.reach)]
        if secrets:
            parts.append(style.say("wordsearch-secrets", count=secrets))
        if self.answers.message:
            parts.append(style.say("wordsearch-left-over"))
        return " ".join(parts)

    def puzzle(self, frame: Frame, style: Style) -> list[list[Item]]:
        listed = self._list(frame, style)
        together = frame.above(listed.height + GAP)
        squares = _squares(together, self.shape, style)
        if listed.height > frame.height * MOST_OF_PAGE or (style.large and squares.cell < LARGE_CELL):
            squares = _squares(frame, self.shape, style)
            return [self._grid(squares, style), *self._list_pages(frame, style)]
        below = frame.below(squares.frame.bottom + GAP - frame.y)
        return [[*self._grid(squares, style), *listed.draw(below)]]

    @property
    def shape(self) -> tuple[int, int]:
        return len(self.made.grid), len(self.made.grid[0])

    def _list(self, frame: Frame, style: Style) -> Columns:
        """Smaller type for a long list, never below 8 points."""
        size = style.body + 1
        while True:
            columns = in_columns(self.words, frame.width, size, style.type)
            if style.large or size <= 8 or columns.height <= frame.height * MOST_OF_PAGE:
                return columns
            size -= 0.5

    def _list_pages(self, frame: Frame, style: Style) -> list[list[Item]]:
        size = style.body + 1
        whole = in_columns(self.words, frame.width, size, style.type)
        room = max(1, int(frame.height / whole.leading)) * whole.columns
        parts = [self.words[at : at + room] for at in range(0, len(self.words), room)]
        return [in_columns(part, frame.width, size, style.type).draw(frame) for part in parts]

    def _grid(self, squares: Squares, style: Style) -> list[Item]:
        return [
            *self._border(squares, style),
            *lettered(squares, self.made.grid, squares.cell * LETTER),
        ]

    def _border(self, squares: Squares, style: Style) -> list[Item]:
        if any(" " in row for row in self.made.grid):
            return []
        inner, pad = squares.frame, squares.cell * BORDER
        outer = Frame(inner.x - pad, inner.y - pad, inner.width + 2 * pad, inner.height + 2 * pad)
        return [box(outer, ink=style.accent(self.game), width=1, radius=min(9, pad * 1.6))]

    def figure(self, frame: Frame, style: Style) -> list[Item]:
        return self.puzzle(frame, style)[0]

    def key(self, frame: Frame, style: Style) -> list[Item]:
        squares = _squares(frame, self.shape, style)
        cells = [cell for word in self.answers.words for cell in word.cells]
        size = squares.cell * LETTER
        rings = self._rings(squares, style)
        return [
            *self._border(squares, style),
            *(ring._replace(stroke=None, fill=TINT) for ring in rings),
            *rings,
            *lettered(squares, only(self.made.grid, cells, inside=False), size, ink=PALE),
            *lettered(squares, only(self.made.grid, cells, inside=True), size, bold=True),
        ]

    def _rings(self, squares: Squares, style: Style) -> list[Path]:
        radius, width, ink = squares.cell * 0.42, max(0.4, squares.cell * 0.045), style.accent(self.game)
        ends = [
            (squares.centre(word.cells[0]), squares.centre(word.cells[-1])) for word in self.answers.words
        ]
        return [capsule(*pair, radius, ink=ink, width=width) for pair in ends]


def _in_order(word: str) -> tuple[str, str]:
    """As dictionaries do: accents count only between words that are otherwise the same."""
    plain = [ch for ch in unicodedata.normalize("NFKD", word.casefold()) if not unicodedata.combining(ch)]
    return "".join(plain), word


def _squares(frame: Frame, shape: tuple[int, int], style: Style) -> Squares:
    """Room for the border, which lies outside the cells."""
    rows, cols = shape
    cell = min(frame.width / (cols + 2 * BORDER), frame.height / (rows + 2 * BORDER), _largest(style))
    return Squares(frame.middle - cols * cell / 2, frame.y + BORDER * cell, rows, cols, cell)


def _largest(style: Style) -> float:
    return 60 if style.large else 42
