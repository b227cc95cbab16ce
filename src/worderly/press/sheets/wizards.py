"""Wizards on paper: the letters, and the crossword without them."""

from dataclasses import dataclass
from functools import cached_property

from worderly.games.tools import Tools
from worderly.games.wizards.model import STEPS, Placed, Puzzle, Solution
from worderly.press.page.collation import in_order
from worderly.press.page.model import Frame, Item, Text, box, tagged
from worderly.press.page.squares import MOST_OF_CELL, Cell, Squares, face, lettering, outlined, squares_in
from worderly.press.page.style import TINT, Style
from worderly.press.page.typesetting import in_columns, without_breaks, wrapped
from worderly.press.sheets.sheet import Sheet, Spell

TILE = 34.0
GAP = 18.0
SMALL_KEY, LARGE_KEY, SHORT_KEY = 8.0, 14.0, 13.0
"""Cells of a key below its puzzle: the smallest, the smallest in large print, the largest."""


@dataclass(frozen=True)
class WizardsSheet(Sheet):
    made: Puzzle
    answers: Solution
    title: str = ""
    spell: Spell = str
    game: str = "wizards"

    @property
    def grade(self) -> float:
        return len(self.answers.words) + len(self.answers.spine)

    def instructions(self, style: Style) -> str:
        return style.say("wizards-how", words=len(self.answers.words), letters=len(self.answers.spine))

    @cached_property
    def letters(self) -> dict[Cell, str]:
        return {cell: ch for word in self.answers.words for cell, ch in _spelled(word)}

    @cached_property
    def spine(self) -> set[Cell]:
        return {cell for cell, _ in _spelled(self.answers.words[0])}

    def _squares(self, frame: Frame, style: Style, largest: float = 0) -> Squares:
        """Uses only the occupied rows and columns, so that the cells are large."""
        rows, cols = [r for r, _ in self.letters], [c for _, c in self.letters]
        top, left = min(rows), min(cols)
        most = largest or (46 if style.large else 34)
        fit = squares_in(frame, max(rows) - top + 1, max(cols) - left + 1, most)
        return fit._replace(x=fit.x - left * fit.cell, y=fit.y - top * fit.cell)

    def puzzle(self, frame: Frame, style: Style) -> list[list[Item]]:
        most = min(TILE * (1.4 if style.large else 1), frame.height * 0.09)
        tile = min(most, frame.width / (len(self.made.letters) * 1.2))
        tiles = self._tiles(frame, tile, style)
        rest = frame.below(tile + 20)
        lengths = self._lengths(style)
        lines = wrapped(lengths, frame.width, style.body, style.type)
        squares = self._squares(rest.above(len(lines) * style.body * 1.4 + 14), style)
        below = self._bottom(squares) + 12
        tally = [
            Text(frame.x, below + (n + 1) * style.body * 1.4, line, style.body, False, style.soft)
            for n, line in enumerate(lines)
        ]
        return [[*tiles, *self._crossword(squares, style), *tally]]

    def _tiles(self, frame: Frame, tile: float, style: Style) -> list[Item]:
        step = tile * 1.2
        items: list[Item] = []
        for n, letter in enumerate(self.made.letters.upper()):
            square = Frame(frame.x + n * step, frame.y, tile, tile)
            items += [
                box(square, ink=style.accent(self.game), width=1.2, radius=5),
                face(square, letter, lettering(tile, 0.56, style.readable)),
            ]
        return tagged("P", items, " ".join(self.made.letters.upper()))

    def _crossword(self, squares: Squares, style: Style) -> list[Item]:
        plain = outlined(squares, self.letters.keys() - self.spine)
        spine = outlined(squares, self.spine, ink=style.accent(self.game), width=1.4, fill=TINT)
        return tagged("Figure", [*plain, *spine], self._told(style, "wizards-slot"))

    def _told(self, style: Style, message: str) -> str:
        """Where the words are, for a screen reader; rows and columns count from the first that has a word."""
        top, left = min(r for r, _ in self.letters), min(c for _, c in self.letters)
        return "; ".join(
            style.say(
                message,
                word=self.spell(word.word) if message == "wizards-place" else "",
                letters=len(word.word),
                row=word.row - top + 1,
                column=word.col - left + 1,
                direction=word.direction,
            )
            for word in self.answers.words
        )

    def _lengths(self, style: Style) -> str:
        """The number of words of each length."""
        lengths = sorted(len(word.word) for word in self.answers.words)
        counts = {length: lengths.count(length) for length in lengths}
        parts = [style.say("wizards-of-length", count=n, length=length) for length, n in counts.items()]
        return " · ".join(map(without_breaks, parts))

    def _bottom(self, squares: Squares) -> float:
        return squares.y + (max(r for r, _ in self.letters) + 1) * squares.cell

    def figure(self, frame: Frame, style: Style) -> list[Item]:
        return self.puzzle(frame, style)[0]

    def key(self, frame: Frame, style: Style) -> list[Item]:
        """The filled crossword, and below it a sorted list of its words if there is room."""
        words = sorted({self.spell(word.word) for word in self.answers.words}, key=in_order)
        listed = in_columns(words, frame.width, _list_size(frame, style), style.type, 7)
        squares = self._squares(frame.above(listed.height + GAP), style)
        roomy = listed.height < frame.height * 0.25 and squares.cell * MOST_OF_CELL >= style.readable
        squares = squares if roomy else self._squares(frame, style)
        below = frame.below(self._bottom(squares) + GAP - frame.y)
        return [*self._filled(squares, style), *(listed.draw(below, style.soft) if roomy else ())]

    def short_key(self, frame: Frame, style: Style) -> list[Item]:
        if self._squares(frame, style).cell < (LARGE_KEY if style.large else SMALL_KEY):
            return []
        return self._filled(self._squares(frame, style, SHORT_KEY), style)

    def _filled(self, squares: Squares, style: Style) -> list[Item]:
        part = lettering(squares.cell, 0.6, style.readable)
        letters = [
            face(squares.square(cell), ch.upper(), part, bold=cell in self.spine)
            for cell, ch in sorted(self.letters.items())
        ]
        items = [*self._crossword(squares, style), *letters]
        return tagged("Figure", items, self._told(style, "wizards-place"))


def _list_size(frame: Frame, style: Style) -> float:
    """Smaller in a narrow key, but never too small to read."""
    return max(style.readable, min(style.body, frame.width / 28))


def _spelled(word: Placed) -> list[tuple[Cell, str]]:
    down, right = STEPS[word.direction]
    return [((word.row + n * down, word.col + n * right), ch) for n, ch in enumerate(word.word)]


def sheet(puzzle: Puzzle, solution: Solution, tools: Tools, title: str) -> Sheet:
    return WizardsSheet(puzzle, solution, title, tools.words.display)
