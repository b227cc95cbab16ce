"""Battlewords on paper: the sea, its radar, and where the six words lie."""

from dataclasses import dataclass
from functools import cached_property

from worderly.games.battlewords.model import Hidden, Puzzle, Solution
from worderly.games.tools import Tools
from worderly.press.page.model import Frame, Item, Text, box, disc, line, tagged
from worderly.press.page.squares import Cell, Squares, face, lettering, squares_in
from worderly.press.page.style import HAIR, TINT, Style
from worderly.press.page.typesetting import in_columns
from worderly.press.sheets.sheet import Sheet, Spell

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
STEPS = {"H": (0, 1), "V": (1, 0)}
LINE = 24.0
GAP = 16.0
COLUMNS_APART = 36.0
LETTER_TO_WRITE = 12.0
"""Points a letter needs to be written by hand."""


@dataclass(frozen=True)
class BattlewordsSheet(Sheet):
    made: Puzzle
    answers: Solution
    title: str = ""
    spell: Spell = str
    game: str = "battlewords"

    @property
    def grade(self) -> float:
        """Words of rarer letters are found later."""
        return sum(ch not in "etaoinsrhl" for word in self.answers.words for ch in word.word)

    def instructions(self, style: Style) -> str:
        return style.say("battlewords-how")

    @cached_property
    def letters(self) -> dict[Cell, str]:
        return {cell: ch for word in self.answers.words for cell, ch in _spelled(word)}

    def puzzle(self, frame: Frame, style: Style) -> list[list[Item]]:
        band = min(LINE * (1.4 if style.large else 1), frame.height * 0.07) * 3 + 16
        squares = self._squares(frame.above(band), style)
        below = Frame(frame.x, squares.frame.bottom + 16, frame.width, band - 16)
        return [[*self._board(squares, style), *self._lines(below, style)]]

    def _board(self, squares: Squares, style: Style) -> list[Item]:
        """The sea and its radar; a screen reader says where the rings are."""
        rings = ", ".join(f"{LETTERS[row]}{col + 1}" for row, col in sorted(self.made.radar))
        items = [*self._sea(squares, style), *self._radar(squares, style, 0.4, 0.26)]
        return tagged("Figure", items, style.say("battlewords-sea", size=self.made.size, rings=rings))

    def _squares(self, frame: Frame, style: Style) -> Squares:
        """Leaves a row and a column for the names of the others."""
        size = self.made.size
        fit = squares_in(frame, size + 1, size + 1, 46 if style.large else 38)
        return Squares(fit.x + fit.cell, fit.y + fit.cell, size, size, fit.cell)

    def _sea(self, squares: Squares, style: Style) -> list[Item]:
        sea, cell, size = (
            squares.frame,
            squares.cell,
            max(squares.cell * (0.62 if style.large else 0.4), style.readable),
        )
        items: list[Item] = []
        for n in range(1, self.made.size):
            at = n * cell
            items.append(line(sea.x + at, sea.y, sea.x + at, sea.bottom, ink=HAIR, width=0.5))
            items.append(line(sea.x, sea.y + at, sea.right, sea.y + at, ink=HAIR, width=0.5))
        items.append(box(sea, ink=style.accent(self.game), width=1.2, radius=4))
        for n in range(self.made.size):
            x, y = squares.centre((n, n))
            items.append(Text(x, sea.y - cell * 0.25, str(n + 1), size, False, style.soft, 0.5))
            items.append(Text(sea.x - cell * 0.5, y + size * 0.33, LETTERS[n], size, False, style.soft, 0.5))
        return items

    def _radar(self, squares: Squares, style: Style, *parts: float) -> list[Item]:
        """A ring for each part of the cell's width, around the last cell of each word."""
        items: list[Item] = []
        for cell in self.made.radar:
            x, y = squares.centre(cell)
            for part in parts:
                ring = disc(x, y, squares.cell * part, ink=style.accent(self.game), width=squares.cell * 0.03)
                items.append(ring)
        return items

    def _lines(self, frame: Frame, style: Style) -> list[Item]:
        """A dash for each letter of the six words, and room for the points."""
        items: list[Item] = []
        step, size, halves = frame.height / 3, style.body, frame.halves(COLUMNS_APART)
        lengths = sorted(len(word.word) for word in self.answers.words)

        def dashes(points: str) -> float:
            room = halves[0].width - style.type.width(points, size) - 20
            return min(step * 0.8, room / (lengths[-1] * 1.15))

        points = f"____ {style.say('points')}"
        if dashes(points) < LETTER_TO_WRITE:
            points = "____"
        dash = dashes(points)
        for n, length in enumerate(lengths):
            half = halves[n % 2]
            base = frame.y + (n // 2 + 0.7) * step
            for place in range(length):
                x = half.x + place * dash * 1.15
                items.append(line(x, base, x + dash, base, width=0.9))
            items.append(Text(half.right, base, points, size, False, style.soft, 1))
        return items

    def figure(self, frame: Frame, style: Style) -> list[Item]:
        squares = self._squares(frame, style)
        return self._board(squares, style)

    def key(self, frame: Frame, style: Style) -> list[Item]:
        """The sea with its words, and below it the cells of each word."""
        size = max(style.readable, min(style.body + 1, frame.width / 22))
        listed = in_columns(self._places(), frame.width, size, style.type, 3)
        squares = self._squares(frame.above(listed.height + GAP), style)
        return [
            *self._filled(squares, style),
            *listed.draw(frame.below(squares.frame.bottom + GAP - frame.y)),
        ]

    def short_key(self, frame: Frame, style: Style) -> list[Item]:
        """Only a list of words, because the sea is on the same page."""
        listed = in_columns(self._places(), frame.width, style.body, style.type, 3)
        return listed.draw(frame) if listed.height <= frame.height else []

    def _places(self) -> list[str]:
        """`word C6–C9` for each word: its first and last cell."""
        places = []
        for word in sorted(self.answers.words, key=lambda word: (len(word.word), word.word)):
            cells = [cell for cell, _ in _spelled(word)]
            first, last = (f"{LETTERS[row]}{col + 1}" for row, col in (cells[0], cells[-1]))
            places.append(f"{self.spell(word.word)}  {first}–{last}")
        return places

    def _filled(self, squares: Squares, style: Style) -> list[Item]:
        shaded = [box(squares.square(cell), ink=None, fill=TINT) for cell in sorted(self.letters)]
        part = lettering(squares.cell, 0.6, style.readable)
        letters = [face(squares.square(cell), ch.upper(), part) for cell, ch in sorted(self.letters.items())]
        items = [*shaded, *self._sea(squares, style), *self._radar(squares, style, 0.43), *letters]
        return tagged("Figure", items, "; ".join(self._places()))


def _spelled(word: Hidden) -> list[tuple[Cell, str]]:
    down, right = STEPS[word.direction]
    return [((word.row + n * down, word.col + n * right), ch) for n, ch in enumerate(word.word)]


def sheet(puzzle: Puzzle, solution: Solution, tools: Tools, title: str) -> Sheet:
    return BattlewordsSheet(puzzle, solution, title, tools.words.display)
