"""Word search on paper: the grid and its list; the key with each word ringed."""

from dataclasses import dataclass
from functools import cached_property

from worderly.games.tools import Tools
from worderly.games.wordsearch.model import Puzzle, Solution
from worderly.kit import Refused
from worderly.press.page.model import Frame, Item, Path, box, capsule
from worderly.press.page.scripts import check_scripts
from worderly.press.page.squares import Squares, lettered, only
from worderly.press.page.style import PALE, TINT, Style
from worderly.press.page.typesetting import Columns, in_columns, in_order
from worderly.press.sheets.sheet import Sheet

GAP = 22.0
LETTER, LARGE_LETTER = 0.62, 0.72
"""Font size as a part of the cell; in large print."""
LARGE_PRINT = 16.0
"""The smallest font size in points that publishers accept as large print."""
BORDER = 0.3
"""Between the cells and the border, as a part of the cell."""
SMALL_KEY, LARGE_KEY, SHORT_KEY = 6.5, 13.0, 15.0
"""Cells of a key below its puzzle: the smallest, the smallest in large print, the largest."""
TALL, SLENDER = 0.7, 1.4
"""A grid at most `TALL` of the page wide and `SLENDER` times as tall as wide has its list beside it."""
MOST_OF_PAGE = 0.36
"""A list taller than this part of the page gets pages of its own."""
LARGE_CELL = LARGE_PRINT / LARGE_LETTER
"""The smallest cell in large print; if necessary, the list gets its own page."""


@dataclass(frozen=True)
class WordsearchSheet(Sheet):
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
        return tuple(sorted(self.made.words, key=in_order))

    def remark(self, style: Style) -> str:
        return style.say("key-message", message=self.answers.message) if self.answers.message else ""

    @property
    def reach(self) -> str:
        """The difficulty of the directions that the words have."""
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
        alone = _squares(frame, self.shape, style)
        if style.large:
            _check_large(alone, frame, style)
        if beside := self._beside(frame, alone, style):
            return [beside]
        listed = self._list(frame, style)
        if listed is None:
            return [self._grid(alone, style), *self._list_pages(frame, style)]
        squares = _squares(frame.above(listed.height + GAP), self.shape, style)
        below = frame.below(squares.frame.bottom + GAP - frame.y)
        return [[*self._grid(squares, style), *listed.draw(below)]]

    def _beside(self, frame: Frame, squares: Squares, style: Style) -> list[Item]:
        """A tall grid with its list beside it; empty if that does not fit."""
        width = squares.frame.width + 2 * GAP
        room = Frame(frame.x + width, squares.y, frame.width - width, squares.frame.height)
        if width > frame.width * TALL or squares.rows < squares.cols * SLENDER:
            return []
        listed = in_columns(self.words, room.width, style.body + 1, style.type, 1)
        if listed.size < style.body + 1 or listed.height > room.height:
            return []
        return [*self._grid(squares._replace(x=frame.x + GAP), style), *listed.draw(room)]

    @property
    def shape(self) -> tuple[int, int]:
        return len(self.made.grid), len(self.made.grid[0])

    def _list(self, frame: Frame, style: Style) -> Columns | None:
        """The list, in smaller type if it is long; None: it needs its own page."""
        size, least = style.body + 1, 14.0 if style.large else 8.0
        while size >= least:
            columns = in_columns(self.words, frame.width, size, style.type)
            cell = _squares(frame.above(columns.height + GAP), self.shape, style).cell
            squeezed = style.large and cell < LARGE_CELL
            if not squeezed and columns.height <= frame.height * MOST_OF_PAGE:
                return columns
            size -= 0.5
        return None

    def _list_pages(self, frame: Frame, style: Style) -> list[list[Item]]:
        """Pages with the same number of words on each."""
        size = style.body + 1
        whole = in_columns(self.words, frame.width, size, style.type)
        room = max(1, int(frame.height / whole.leading)) * whole.columns
        pages = -(-len(self.words) // room)
        share = -(-len(self.words) // pages)
        parts = [self.words[at : at + share] for at in range(0, len(self.words), share)]
        return [in_columns(part, frame.width, size, style.type).draw(frame) for part in parts]

    def _grid(self, squares: Squares, style: Style) -> list[Item]:
        return [
            *self._border(squares, style),
            *lettered(squares, self.made.grid, squares.cell * (LARGE_LETTER if style.large else LETTER)),
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
        return self._ringed(_squares(frame, self.shape, style), style)

    def short_key(self, frame: Frame, style: Style) -> list[Item]:
        squares = _squares(frame, self.shape, style)
        if squares.cell < (LARGE_KEY if style.large else SMALL_KEY):
            return []
        return self._ringed(_squares(frame, self.shape, style, SHORT_KEY), style)

    def _ringed(self, squares: Squares, style: Style) -> list[Item]:
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


def _squares(frame: Frame, shape: tuple[int, int], style: Style, largest: float = 0) -> Squares:
    """The squares in the frame, with room for the border."""
    rows, cols = shape
    most = largest or (62 if style.large else 46)
    cell = min(frame.width / (cols + 2 * BORDER), frame.height / (rows + 2 * BORDER), most)
    return Squares(frame.middle - cols * cell / 2, frame.y + BORDER * cell, rows, cols, cell)


def _check_large(squares: Squares, frame: Frame, style: Style) -> None:
    """Raises Refused if the letters would be too small for large print."""
    if squares.cell >= LARGE_CELL:
        return
    fits = [max(0, int(side / LARGE_CELL - 2 * BORDER)) for side in (frame.height, frame.width)]
    raise Refused(
        "too_small_for_large_print",
        size=f"{squares.rows} × {squares.cols}",
        paper=style.paper,
        points=round(squares.cell * LARGE_LETTER),
        least=round(LARGE_PRINT),
        fits=f"{fits[0]} × {fits[1]}",
    )


def sheet(puzzle: Puzzle, solution: Solution, tools: Tools, title: str) -> Sheet:
    """Ignores `title`: the puzzle has its own."""
    check_scripts((*puzzle.words, *(lost.word for lost in solution.unplaced)))
    return WordsearchSheet(puzzle, solution)
