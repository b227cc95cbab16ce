"""Boogle on paper: the board, lines to write on, and the words that were there."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from worderly.games.boogle.model import Puzzle, Solution
from worderly.press.page import Frame, Item, Text, box, line
from worderly.press.setting import LEADING, wrapped
from worderly.press.squares import Squares, face, squares_in
from worderly.press.style import HAIR, Style

BLOCKED = "#"
GAP = 24.0


@dataclass(frozen=True)
class BoogleSheet:
    made: Puzzle
    answers: Solution
    title: str = ""
    game: str = "boogle"

    @property
    def grade(self) -> float:
        """A poor board is the harder one."""
        return -self.answers.points

    def remark(self, style: Style) -> str:
        return ""

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
        """The board above its words, or beside them where the frame is low."""
        size = 9.5 if style.large else 7.5 if frame.width < 300 else 9
        if frame.width > 2 * frame.height:
            left = Frame(frame.x, frame.y, frame.height, frame.height)
            squares, used = self._squares(left, 40), left.width + 16
            rest = Frame(frame.x + used, frame.y, frame.width - used, frame.height)
        else:
            board = Frame(frame.x, frame.y, frame.width, min(frame.height * 0.36, frame.width * 0.4))
            squares = self._squares(board, 40)
            rest = frame.below(squares.frame.bottom - frame.y + 8)
        return [*self._board(squares, style), *self._answers(rest, size, style)]

    def _answers(self, frame: Frame, size: float, style: Style) -> list[Item]:
        """Dearest first, a paragraph for each price; what finds no room is counted."""
        items: list[Item] = []
        y, left, leading = frame.y, self.answers.count, size * LEADING
        for points, words in self._by_points():
            lines = wrapped(", ".join(words), frame.width - size * 3, size, style.type)
            if y + (len(lines) + 1) * leading > frame.bottom:
                break
            items.append(Text(frame.x, y + leading, str(points), size, True, style.accent(self.game)))
            for text in lines:
                y += leading
                items.append(Text(frame.x + size * 3, y, text, size))
            left -= len(words)
        if left:
            more = style.say("boogle-more", count=left)
            items.append(Text(frame.x + size * 3, y + leading, more, size, False, style.soft))
        return items

    def _by_points(self) -> Iterable[tuple[int, list[str]]]:
        for points, words in groupby(self.answers.words, key=lambda word: word.points):
            yield points, [word.word for word in words]


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
