"""Boogle on paper: the board, lines to write on, and the words that were there."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from worderly.games.boogle.model import Puzzle, Solution
from worderly.games.tools import Tools
from worderly.press.page.model import Frame, Item, Tag, Text, box, line
from worderly.press.page.squares import Squares, face, lettering, squares_in
from worderly.press.page.style import HAIR, Style
from worderly.press.page.typesetting import LEADING, wrapped
from worderly.press.sheets.sheet import Sheet, Spell

BLOCKED = "#"
GAP = 24.0
LARGE_KEY = 16.0
RULE_LINES = 3
"""Lines of a key for the sentence that tells which words are left out."""
COLUMN_EMS = 17
"""The width of a column of a key in letters."""


@dataclass(frozen=True)
class BoogleSheet(Sheet):
    made: Puzzle
    answers: Solution
    title: str = ""
    spell: Spell = str
    game: str = "boogle"

    @property
    def grade(self) -> float:
        """A board with few points is hard."""
        return -self.answers.points

    def keys_a_page(self, style: Style) -> int:
        """Few, so that they name every word."""
        return 1 if style.large or style.is_small_paper else 2

    def instructions(self, style: Style) -> str:
        facts = {"count": self.answers.count, "points": self.answers.points, "length": self.made.min_length}
        return style.say("boogle-how", **facts)

    def puzzle(self, frame: Frame, style: Style) -> list[list[Item]]:
        tall = min(frame.height * (0.58 if style.large else 0.46), frame.width)
        squares = self._squares(frame.above(frame.height - tall), 96 if style.large else 66)
        lines = frame.below(squares.frame.bottom - frame.y + GAP)
        return [[*self._board(squares, style), *_ruled(lines, style)]]

    def _board(self, squares: Squares, style: Style) -> list[Item]:
        items: list[Item] = []
        inset = squares.cell * 0.05
        for r, row in enumerate(self.made.grid):
            items.append(Tag("P", f"{r + 1}: {' '.join(row)}"))
            for c, letters in enumerate(row):
                if letters == BLOCKED:
                    continue
                whole = squares.square((r, c))
                side = squares.cell - 2 * inset
                tile = Frame(whole.x + inset, whole.y + inset, side, side)
                width = max(0.5, squares.cell * 0.02)
                items.append(box(tile, ink=style.accent(self.game), width=width, radius=side * 0.14))
                items.append(
                    face(
                        tile,
                        letters.capitalize(),
                        lettering(side, 0.56 if len(letters) == 1 else 0.44, style.readable),
                    )
                )
            items.append(Tag())
        return items

    def figure(self, frame: Frame, style: Style) -> list[Item]:
        return self._board(self._squares(frame, 66), style)

    def _squares(self, frame: Frame, largest: float) -> Squares:
        return squares_in(frame, len(self.made.grid), len(self.made.grid[0]), largest)

    def key(self, frame: Frame, style: Style) -> list[Item]:
        """The board above its words."""
        board = Frame(frame.x, frame.y, frame.width, min(frame.height * 0.3, frame.width * 0.4))
        squares = self._squares(board, 44)
        rest = frame.below(squares.frame.bottom - frame.y + 8)
        size = self._fitting(rest, style, 17 if style.large else 12)
        return [*self._board(squares, style), *self._answers(rest, size, style)]

    def short_key(self, frame: Frame, style: Style) -> list[Item]:
        """In words alone: the board is on the same page. None where large print would have to be small."""
        size = self._fitting(frame, style, LARGE_KEY if style.large else 9)
        return [] if style.large and size < LARGE_KEY else self._answers(frame, size, style)

    def _fitting(self, frame: Frame, style: Style, size: float) -> float:
        """The largest size of type that has room for every word, but one that can be read."""
        while size > style.readable and len(self._lines(frame, size, style)) > _room(frame, size):
            size -= 0.5
        return max(size, style.readable)

    def _answers(self, frame: Frame, size: float, style: Style) -> list[Item]:
        """Dearest first, a paragraph for each price in columns; without room for all, the longest words."""
        least, lines = self.made.min_length, self._lines(frame, size, style)
        width, (columns, rows) = _column(frame, size), _columns(frame, size)
        rule = 0
        while len(lines) + rule * columns > _room(frame, size) and lines:
            least, rule = least + 1, RULE_LINES
            lines = self._lines(frame, size, style, least)
        tall = min(rows, -(-len(lines) // columns)) or 1
        items: list[Item] = []
        for n, (points, text) in enumerate(lines):
            x, y = frame.x + n // tall * (width + GAP), frame.y + (n % tall + 1) * size * LEADING
            items.append(Text(x + size * 1.7, y, points, size, True, style.accent(self.game), 1))
            items.append(Text(x + size * 2.4, y, text.removesuffix(","), size))
        if rule:
            items += self._rule(frame.below((tall + 0.4) * size * LEADING), least, size, style)
        return [item for item in items if not isinstance(item, Text) or item.text]

    def _rule(self, frame: Frame, least: int, size: float, style: Style) -> list[Item]:
        """Which words are listed, and how many are not."""
        lost = sum(len(word.word) < least for word in self.answers.words)
        told = style.say("boogle-selection", length=least, count=lost)
        return [
            Text(frame.x, frame.y + (n + 1) * size * LEADING, text, size, False, style.soft)
            for n, text in enumerate(wrapped(told, frame.width, size, style.type))
        ]

    def _lines(self, frame: Frame, size: float, style: Style, least: int = 0) -> list[tuple[str, str]]:
        """The points before the first line of their words."""
        width = _column(frame, size) - size * 2.4
        return [
            (str(points) if n == 0 else "", text)
            for points, words in self._by_points(least)
            for n, text in enumerate(wrapped(", ".join(words), width, size, style.type))
        ]

    def _by_points(self, least: int) -> Iterable[tuple[int, list[str]]]:
        chosen = [word for word in self.answers.words if len(word.word) >= least]
        for points, words in groupby(chosen, key=lambda word: word.points):
            yield points, [self.spell(word.word) for word in words]


def _columns(frame: Frame, size: float) -> tuple[int, int]:
    """Columns of a key, and their lines."""
    return max(1, int(frame.width / (size * COLUMN_EMS))), int(frame.height / (size * LEADING))


def _column(frame: Frame, size: float) -> float:
    """The width of a column."""
    columns, _ = _columns(frame, size)
    return (frame.width - GAP * (columns - 1)) / columns


def _room(frame: Frame, size: float) -> int:
    columns, rows = _columns(frame, size)
    return columns * rows


def _ruled(frame: Frame, style: Style) -> list[Item]:
    """Lines in columns, a short one for the points beside each."""
    columns = 2 if style.large else 3
    step, gap = (30.0 if style.large else 21.0), 22.0
    width = (frame.width - gap * (columns - 1)) / columns
    items: list[Item] = []
    for column in range(columns):
        x = frame.x + column * (width + gap)
        for n in range(1, int(frame.height / step) + 1):
            y = frame.y + n * step
            items.append(line(x, y, x + width * 0.78, y, ink=HAIR))
            items.append(line(x + width * 0.84, y, x + width, y, ink=HAIR))
    return items


def sheet(puzzle: Puzzle, solution: Solution, tools: Tools, title: str) -> Sheet:
    return BoogleSheet(puzzle, solution, title, tools.words.display)
