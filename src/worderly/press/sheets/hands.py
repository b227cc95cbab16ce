"""Hands on paper: the letters with their values, lines to play on, and par."""

from dataclasses import dataclass

from worderly.games.hands.model import Line, LinePlay, Puzzle, Solution
from worderly.press.page import Frame, Item, Text, box, line
from worderly.press.setting import CAP, LEADING, fitted, wrapped
from worderly.press.squares import face
from worderly.press.style import HAIR, Style

TILE = 40.0
LINES, MORE_LINES = 4, 8
ROOMY = 330.0
"""A frame this tall has room for larger tiles and more lines."""
WILD = "*"


@dataclass(frozen=True)
class HandsSheet:
    made: Puzzle
    answers: Solution
    values: tuple[tuple[str, int], ...]
    title: str = ""
    game: str = "hands"

    @property
    def grade(self) -> float:
        """Little to be had from many letters is hard."""
        return -self.answers.par / max(1, len(self.made.hand))

    def remark(self, style: Style) -> str:
        return ""

    def instructions(self, style: Style) -> str:
        return style.say("hands-how")

    def puzzle(self, frame: Frame, style: Style) -> list[list[Item]]:
        roomy = 1.3 if style.large or frame.height > ROOMY else 1
        tile = min(TILE * roomy, frame.width / (len(self.made.hand) * 1.14))
        par = style.say("hands-par", par=self.answers.par)
        size = style.body + 1
        items = self._tiles(frame, tile, style)
        middle = frame.y + tile / 2 + size * CAP / 2
        wide = len(self.made.hand) * tile * 1.14 + style.type.width(par, size, True)
        beside = wide < frame.width
        items.append(
            Text(
                frame.right,
                middle if beside else frame.y + tile + size * 1.6,
                par,
                size,
                True,
                style.accent(self.game),
                1,
            )
        )
        return [[*items, *self._table(frame.below(tile + size * (1.2 if beside else 2.4)), style)]]

    def _tiles(self, frame: Frame, tile: float, style: Style) -> list[Item]:
        items: list[Item] = []
        values = dict(self.values)
        for n, letter in enumerate(self.made.hand):
            square = Frame(frame.x + n * tile * 1.14, frame.y, tile, tile)
            value = Text(
                square.right - tile * 0.1,
                square.bottom - tile * 0.1,
                str(values.get(letter, 0)),
                tile * 0.22,
                False,
                style.soft,
                1,
            )
            shown = "★" if letter == WILD else letter.upper()
            items += [
                box(square, ink=style.accent(self.game), width=1.1, radius=tile * 0.14),
                face(square, shown),
                value,
            ]
        return items

    def _table(self, frame: Frame, style: Style) -> list[Item]:
        """Word, letters left before it, points: a line for each word played."""
        size = style.body - 1.5
        lines = MORE_LINES if frame.height > ROOMY else LINES
        step = min(34.0, (frame.height - size) / (lines + 1))
        heads = (("hands-word", 0.0, 0.52), ("hands-n", 0.57, 0.73), ("hands-points", 0.78, 1.0))
        items: list[Item] = []
        for name, start, end in heads:
            x, right = frame.x + start * frame.width, frame.x + end * frame.width
            head = style.say(name)
            fit = fitted(head, right - x, size, style.type)
            items.append(Text(x, frame.y + size, head, fit, False, style.soft))
            for n in range(1, lines + 1):
                y = frame.y + size * 0.6 + n * step
                items.append(line(x, y, right, y, ink=HAIR))
        return items

    def figure(self, frame: Frame, style: Style) -> list[Item]:
        return self._tiles(frame, min(TILE, frame.width / (len(self.made.hand) * 1.14)), style)

    def key(self, frame: Frame, style: Style) -> list[Item]:
        size = 13.0 if style.large else 9.5
        tile = min(20.0, frame.width / (len(self.made.hand) * 1.14))
        items = self._tiles(frame, tile, style)
        best = style.say("hands-perfect", perfect=self.answers.perfect)
        par = style.say("hands-par", par=self.answers.par)
        y = frame.y + tile + size
        for head, course in ((par, self.answers.par_line), (best, self.answers.perfect_line)):
            for n, text in enumerate(
                wrapped(f"{head}: {_told(course, style)}", frame.width, size, style.type)
            ):
                y += size * LEADING
                items.append(Text(frame.x + (size if n else 0), y, text, size))
        return items


def _told(course: Line, style: Style) -> str:
    parts = [
        f"{step.word} {step.points}"
        if isinstance(step, LinePlay)
        else style.say("hands-discard", letters=step.discard)
        for step in course
    ]
    return ", ".join(parts) or "–"
