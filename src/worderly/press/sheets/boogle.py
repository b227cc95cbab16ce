"""Boogle on paper: the board, lines to write on, and the words that were there."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from worderly.games.boogle.model import Puzzle, Solution
from worderly.games.tools import Tools
from worderly.press.page.model import Frame, Item, Text, box, line
from worderly.press.page.squares import Squares, face, squares_in
from worderly.press.page.style import HAIR, Style
from worderly.press.page.typesetting import LEADING, wrapped
from worderly.press.sheets.sheet import Sheet, Spell

BLOCKED = "#"
GAP = 24.0
LARGE_KEY = 12.0
SMALLEST = 6.5
"""The smallest font size of a key."""
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
        return 1 if style.large else super().keys_a_page(style)

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
            for c, letters in enumerate(row):
                if letters == BLOCKED:
                    continue
                whole = squares.square((r, c))
                side = squares.cell - 2 * inset
                tile = Frame(whole.x + inset, whole.y + inset, side, side)
                width = max(0.5, squares.cell * 0.02)
                items.append(box(tile, ink=style.accent(self.game), width=width, radius=side * 0.14))
                items.append(face(tile, letters.capitalize(), 0.56 if len(letters) == 1 else 0.44))
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
        return [*self._board(squares, style), *self._answers(rest, size, style)[0]]

    def short_key(self, frame: Frame, style: Style) -> list[Item]:
        """In words alone: the board is on the same page. None where large print would have to be small."""
        size = self._fitting(frame, style, LARGE_KEY if style.large else 9)
        return [] if style.large and size < LARGE_KEY else self._answers(frame, size, style)[0]

    def _fitting(self, frame: Frame, style: Style, size: float) -> float:
        """The largest size of type that has room for every word, but one that can be read."""
        while size > SMALLEST and self._answers(frame, size, style)[1]:
            size -= 0.5
        return size

    def _answers(self, frame: Frame, size: float, style: Style) -> tuple[list[Item], int]:
        """Dearest first, a paragraph for each price in columns; and how many words found no room."""
        columns = max(1, int(frame.width / (size * COLUMN_EMS)))
        width = (frame.width - GAP * (columns - 1)) / columns
        room = int(frame.height / (size * LEADING))
        lines = [
            (str(points) if n == 0 else "", text, len(text.removesuffix(",").split(",")))
            for points, words in self._by_points()
            for n, text in enumerate(wrapped(", ".join(words), width - size * 2.4, size, style.type))
        ]
        shown = lines if len(lines) <= room * columns else lines[: room * columns - 1]
        lost = self.answers.count - sum(count for _, _, count in shown)
        tall = min(room, -(-(len(shown) + (lost > 0)) // columns))
        items: list[Item] = []
        for n, (points, text, _) in enumerate(shown):
            x, y = frame.x + n // tall * (width + GAP), frame.y + (n % tall + 1) * size * LEADING
            items.append(Text(x + size * 1.7, y, points, size, True, style.accent(self.game), 1))
            items.append(Text(x + size * 2.4, y, text.removesuffix(","), size))
        if lost:
            n, more = len(shown), style.say("more", count=lost)
            x, y = frame.x + n // tall * (width + GAP), frame.y + (n % tall + 1) * size * LEADING
            items.append(Text(x + size * 2.4, y, more, size, False, style.soft))
        return [item for item in items if not isinstance(item, Text) or item.text], lost

    def _by_points(self) -> Iterable[tuple[int, list[str]]]:
        for points, words in groupby(self.answers.words, key=lambda word: word.points):
            yield points, [self.spell(word.word) for word in words]


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
