"""Word search on paper: the grid and its list; the key with each word ringed."""

from dataclasses import dataclass
from functools import cached_property, partial
from typing import NamedTuple

from worderly.games.tools import Tools
from worderly.games.wordsearch.model import CLOSED, Puzzle, Solution
from worderly.kit import Refused
from worderly.press.braille import Spelled
from worderly.press.clues import clue_of
from worderly.press.page.collation import in_order
from worderly.press.page.contour import outlines
from worderly.press.page.model import Frame, Item, Path, box, capsule, mirrored, tagged
from worderly.press.page.scripts import check_scripts
from worderly.press.page.shaping import is_leftwards
from worderly.press.page.squares import Cell, Squares, lettered, lettering, only
from worderly.press.page.style import LARGE_PRINT, PALE, READABLE, TINT, Style
from worderly.press.page.typesetting import in_columns
from worderly.press.sheets.sheet import Sheet
from worderly.press.sheets.word_list import Clue, Listed, WordList

GAP = 22.0
LETTER, LARGE_LETTER, KEY_LETTER = 0.62, 0.72, 0.75
"""Font size as a part of the cell; in large print; in keys."""
ENOUGH = 1.001
"""Of the smallest type that is readable: rounding takes nothing away."""
BORDER = 0.3
"""Between the cells and the border, as a part of the cell."""
SMALL_KEY, LARGE_KEY, SHORT_KEY = 6.5, 13.0, 15.0
"""Cells of a key below its puzzle: the smallest, the smallest in large print, the largest."""
BETTER = 1.05
"""The list stands beside the grid if that makes the letters so much larger."""
LITTLE = 0.97
"""What larger type of the list may leave of the grid."""
LIST_PARTS = (0.2, 0.26, 0.34, 0.44)
"""The parts of the width that a list beside the grid is tried in."""
ANSWER_EMS = 26
MOST_OF_PAGE = 0.36
"""A list taller than this part of the page gets pages of its own."""
MIRROR = {"E": "W", "W": "E", "NE": "NW", "NW": "NE", "SE": "SW", "SW": "SE"}
LARGE_CELL = LARGE_PRINT / LARGE_LETTER
"""The smallest cell in large print; if necessary, the list gets its own page."""


class _Placed(NamedTuple):
    """A grid and its list with their places."""

    squares: Squares
    listed: Listed
    room: Frame


def _no_clue(word: str) -> str:
    return ""


@dataclass(frozen=True)
class WordsearchSheet(Sheet):
    made: Puzzle
    answers: Solution
    clue: Clue = _no_clue
    language: str = ""
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

    def spelled(self, style: Style) -> Spelled:
        texts = [] if style.listing == "none" else WordList(self.made.words, style, self.clue).texts
        return Spelled(self.made.grid, texts)

    def remark(self, style: Style) -> str:
        return style.say("key-message", message=self.answers.message) if self.answers.message else ""

    @cached_property
    def cells(self) -> list[Cell]:
        rows = enumerate(self.made.grid)
        return [(r, c) for r, row in rows for c, letter in enumerate(row) if letter != CLOSED]

    @property
    def reach(self) -> str:
        """The difficulty of the directions that the words have."""
        courses = {word.direction for word in self.answers.words}
        return "easy" if courses <= {"E", "S"} else "medium" if courses <= {"E", "S", "SE", "SW"} else "hard"

    def instructions(self, style: Style) -> str:
        secrets = sum(word.secret for word in self.answers.words)
        parts = [style.say("wordsearch-how", words=len(self.made.words), reach=self.reach)]
        if style.listing != "words":
            parts.append(style.say(f"wordsearch-{style.listing}"))
        if secrets:
            parts.append(style.say("wordsearch-secrets", count=secrets))
        if self.answers.message:
            parts.append(style.say("wordsearch-left-over"))
        return " ".join(parts)

    def notices(self, style: Style) -> tuple[str, ...]:
        lost = [word for word in self.made.words if style.listing == "clues" and not self.clue(word)]
        return (style.say("no-clue", words=", ".join(lost), count=len(lost)),) if lost else ()

    def puzzle(self, frame: Frame, style: Style) -> list[list[Item]]:
        pages = self._pages(frame, style)
        return [mirrored(page, frame.middle) for page in pages] if self.is_leftwards else pages

    @cached_property
    def is_leftwards(self) -> bool:
        """Then the first column is the one at the right, and so is the first of the list."""
        return is_leftwards("".join(self.made.grid))

    def _pages(self, frame: Frame, style: Style) -> list[list[Item]]:
        """Laid out from left to right."""
        alone = _squares(frame, self.shape, style)
        if style.large:
            _check_large(alone, frame, style)
        if style.listing == "none":
            return [self._grid(alone, style)]
        listed = WordList(self.made.words, style, self.clue, self.language)
        below = self._below(frame, listed)
        beside = self._beside(frame, listed, below.squares.cell * BETTER if below else 0)
        if placed := beside or below:
            return [[*self._grid(placed.squares, style), *placed.listed.draw(placed.room)]]
        return [self._grid(alone, style), *(part.draw(frame) for part in listed.pages(frame, style.body + 1))]

    def _below(self, frame: Frame, listed: WordList) -> _Placed | None:
        """The list in the largest type that costs the grid little; None: it needs its own page."""
        usual = listed.style.body + 1
        smaller = (self._placed_below(frame, listed, size) for size in listed.sizes if size <= usual)
        found = next(filter(None, smaller), None)
        if found is None:
            return None
        larger = (self._placed_below(frame, listed, size) for size in listed.sizes if size > usual)
        least = found.squares.cell * LITTLE
        return next((one for one in larger if one and one.squares.cell >= least), found)

    def _placed_below(self, frame: Frame, listed: WordList, size: float) -> _Placed | None:
        columns = listed.set(frame.width, size)
        if columns.height > frame.height * MOST_OF_PAGE:
            return None
        squares = _squares(frame.above(columns.height + GAP), self.shape, listed.style)
        if listed.style.large and squares.cell < LARGE_CELL:
            return None
        room = frame.below(squares.frame.bottom + BORDER * squares.cell + GAP - frame.y)
        return _Placed(squares, columns.loosened(room.height), room)

    def _beside(self, frame: Frame, listed: WordList, least: float) -> _Placed | None:
        """The list at the right of the grid, if the cells are larger than `least` there."""
        for part in LIST_PARTS:
            left = frame._replace(width=frame.width * (1 - part) - GAP)
            squares = _squares(left, self.shape, listed.style)
            if squares.cell <= least or (listed.style.large and squares.cell < LARGE_CELL):
                return None
            used = squares.frame.width + 2 * BORDER * squares.cell + GAP
            room = Frame(frame.x + used, frame.y, frame.width - used, frame.height)
            if columns := listed.beside(room):
                return _Placed(squares, columns, room)
        return None

    @property
    def shape(self) -> tuple[int, int]:
        return len(self.made.grid), len(self.made.grid[0])

    def _grid(self, squares: Squares, style: Style) -> list[Item]:
        return [
            *self._border(squares, style),
            *lettered(squares, self._rows(style), squares.cell * _letter(style)),
        ]

    def _rows(self, style: Style) -> tuple[str, ...]:
        return self.made.grid if style.case == "upper" else tuple(map(_lower, self.made.grid))

    def _border(self, squares: Squares, style: Style) -> list[Item]:
        """A frame around a rectangle, the outline of any other shape."""
        if any(CLOSED in row for row in self.made.grid):
            return [*outlines(squares, self.cells, ink=style.accent(self.game))]
        inner, pad = squares.frame, squares.cell * BORDER
        outer = Frame(inner.x - pad, inner.y - pad, inner.width + 2 * pad, inner.height + 2 * pad)
        return [box(outer, ink=style.accent(self.game), width=1, radius=min(9, pad * 1.6))]

    def figure(self, frame: Frame, style: Style) -> list[Item]:
        return self.puzzle(frame, style)[0]

    def key(self, frame: Frame, style: Style) -> list[Item]:
        """The words ringed; below them their list, if the puzzle does not show it."""
        if style.listing == "words":
            return self._ringed(_squares(frame, self.shape, style), style)
        size = max(READABLE, min(style.body, frame.width / ANSWER_EMS))
        answers = WordList(self.made.words, style, self.clue, self.language).answers
        listed = in_columns(answers, frame.width, size, style.type)
        squares = _squares(frame.above(listed.height + GAP / 2), self.shape, style)
        below = frame.below(squares.frame.bottom + BORDER * squares.cell + GAP / 2 - frame.y)
        answered = listed.draw(below)
        return [
            *self._ringed(squares, style),
            *(mirrored(answered, frame.middle) if self.is_leftwards else answered),
        ]

    def key_shape(self, style: Style) -> object:
        return self.shape if style.listing == "words" else id(self)

    def short_key(self, frame: Frame, style: Style) -> list[Item]:
        squares = _squares(frame, self.shape, style)
        if squares.cell < (LARGE_KEY if style.large else SMALL_KEY):
            return []
        return self._ringed(_squares(frame, self.shape, style, SHORT_KEY), style)

    def _ringed(self, squares: Squares, style: Style) -> list[Item]:
        cells = [cell for word in self.answers.words for cell in word.cells]
        size = squares.cell * lettering(squares.cell, KEY_LETTER, style.readable * ENOUGH)
        rows = self._rows(style)
        rings = self._rings(squares, style)
        items = [
            *self._border(squares, style),
            *(ring._replace(stroke=None, fill=TINT) for ring in rings),
            *rings,
            *lettered(squares, only(rows, cells, inside=False), size, ink=PALE),
            *lettered(squares, only(rows, cells, inside=True), size, bold=True),
        ]
        # Its left edge is that of the title above it, in both directions.
        seen = mirrored(items, squares.frame.middle) if self.is_leftwards else items
        return tagged("Figure", seen, self._told(style))

    @cached_property
    def _known(self) -> dict[str, str]:
        """What was told by language: a key is laid out several times until its size is found."""
        return {}

    def _told(self, style: Style) -> str:
        """Where each word is, for a screen reader."""
        if style.language not in self._known:
            self._known[style.language] = self._places(style)
        return self._known[style.language]

    def _places(self, style: Style) -> str:
        return "; ".join(
            style.say(
                "wordsearch-place",
                word=word.word,
                row=word.row + 1,
                column=word.col + 1,
                direction=MIRROR.get(word.direction, word.direction) if self.is_leftwards else word.direction,
            )
            for word in sorted(self.answers.words, key=lambda word: in_order(word.word, style.language))
        )

    def _rings(self, squares: Squares, style: Style) -> list[Path]:
        radius, width, ink = squares.cell * 0.42, max(0.4, squares.cell * 0.045), style.accent(self.game)
        ends = [
            (squares.centre(word.cells[0]), squares.centre(word.cells[-1])) for word in self.answers.words
        ]
        return [capsule(*pair, radius, ink=ink, width=width) for pair in ends]


def _squares(frame: Frame, shape: tuple[int, int], style: Style, largest: float = 0) -> Squares:
    """The squares in the frame, with room for the border."""
    rows, cols = shape
    most = largest or (62 if style.large else 54)
    cell = min(frame.width / (cols + 2 * BORDER), frame.height / (rows + 2 * BORDER), most)
    return Squares(frame.x + BORDER * cell, frame.y + BORDER * cell, rows, cols, cell)


def _letter(style: Style) -> float:
    """Small letters are lower than capitals, so they get larger type."""
    return LARGE_LETTER if style.large or style.case == "lower" else LETTER


def _lower(row: str) -> str:
    """One letter a cell: a capital whose small letter is two characters stays."""
    return "".join(small if len(small := ch.lower()) == 1 else ch for ch in row)


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
    return WordsearchSheet(puzzle, solution, partial(clue_of, lexicon=tools.words), tools.words.language)
