"""Hands on paper: the letters with their values, lines to play on, and par."""

from dataclasses import dataclass

from worderly.games.hands.model import Line, LinePlay, Puzzle, Solution
from worderly.games.tools import Tools
from worderly.press.page.model import Frame, Item, Text, box, line, tagged
from worderly.press.page.squares import face
from worderly.press.page.style import HAIR, Style
from worderly.press.page.typesetting import CAP, LEADING, fitted, wrapped
from worderly.press.sheets.sheet import Sheet

TILE = 40.0
LINES = 4
"""Lines of a try; the letters are seldom enough for more words."""
STEP, LARGE_STEP = 26.0, 34.0
"""From one line to the next."""
ROOMY = 330.0
"""A frame this tall has room for larger tiles."""
WILD = "*"
STAR = "★"
A_PAGE = 3
"""Puzzles on a page of the larger papers."""
TALL_PAPER = 700
KEYS, FEWER_KEYS = 10, 6
HEADS = (("hands-word", 0.0, 0.52), ("hands-n", 0.57, 0.73), ("hands-points", 0.78, 1.0))
LARGE_HEADS = (("hands-word", 0.0, 0.36), ("hands-n", 0.4, 0.72), ("hands-points", 0.76, 1.0))


@dataclass(frozen=True)
class HandsSheet(Sheet):
    made: Puzzle
    answers: Solution
    values: tuple[tuple[str, int], ...]
    title: str = ""
    game: str = "hands"

    @property
    def grade(self) -> float:
        """A hand with few points for its letters is hard."""
        return -self.answers.par / max(1, len(self.made.hand))

    def puzzles_a_page(self, style: Style) -> int:
        return A_PAGE if not style.large and style.size[1] > TALL_PAPER else 1

    def keys_a_page(self, style: Style) -> int:
        return FEWER_KEYS if style.large or style.is_small_paper else KEYS

    def instructions(self, style: Style) -> str:
        return style.say("hands-how")

    def puzzle(self, frame: Frame, style: Style) -> list[list[Item]]:
        roomy = 1.3 if style.large or frame.height > ROOMY else 1
        tile = min(TILE * roomy, frame.width / (len(self.made.hand) * 1.14))
        par = style.say("hands-par", par=self.answers.par)
        size = style.body + 1
        wide = len(self.made.hand) * tile * 1.14 + style.type.width(par, size, True)
        beside = wide < frame.width
        y = frame.y + tile / 2 + size * CAP / 2 if beside else frame.y + tile + size * 1.6
        par_text = Text(frame.right, y, par, size, True, style.accent(self.game), 1)
        rest = frame.below(tile + size * (1.6 if beside else 2.6))
        return [[*self._tiles(frame, tile, style), par_text, *_tries(rest, style)]]

    def _tiles(self, frame: Frame, tile: float, style: Style) -> list[Item]:
        items: list[Item] = []
        values = dict(self.values)
        for n, letter in enumerate(self.made.hand):
            square = Frame(frame.x + n * tile * 1.14, frame.y, tile, tile)
            corner = square.right - tile * 0.1, square.bottom - tile * 0.1
            small = max(tile * 0.22, style.readable)
            value = Text(*corner, str(values.get(letter, 0)), small, False, style.soft, 1)
            shown = STAR if letter == WILD else letter.upper()
            items += [
                box(square, ink=style.accent(self.game), width=1.1, radius=tile * 0.14),
                face(square, shown),
                value,
            ]
        said = (
            f"{STAR if letter == WILD else letter.upper()} {values.get(letter, 0)}"
            for letter in self.made.hand
        )
        return tagged("P", items, ", ".join(said))

    def figure(self, frame: Frame, style: Style) -> list[Item]:
        return self._tiles(frame, min(TILE, frame.width / (len(self.made.hand) * 1.14)), style)

    def key(self, frame: Frame, style: Style) -> list[Item]:
        """Tables for par and the best total; a short text in a low frame."""
        roomy = frame.height > ROOMY
        most = TILE if roomy else 20.0
        tile = min(most, frame.width / (len(self.made.hand) * 1.14))
        tiles, rest = self._tiles(frame, tile, style), frame.below(tile + (26 if roomy else 8))
        if not roomy:
            return [*tiles, *self.short_key(rest, style)]
        tables: list[Item] = []
        for head, course in self._courses(style):
            items, used = _table(head, course, rest, style, style.accent(self.game))
            tables += items
            rest = rest.below(used)
        return [*tiles, *tables]

    def short_key(self, frame: Frame, style: Style) -> list[Item]:
        size = style.body if style.large else 9.5
        items: list[Item] = []
        y = frame.y
        for head, course in self._courses(style):
            lines = wrapped(f"{head}: {_course_text(course, style)}", frame.width - size, size, style.type)
            for n, text in enumerate(lines):
                y += size * LEADING
                items.append(Text(frame.x + (size if n else 0), y, text, size))
        return items

    def _courses(self, style: Style) -> tuple[tuple[str, Line], ...]:
        best = style.say("hands-perfect", perfect=self.answers.perfect)
        par = style.say("hands-par", par=self.answers.par)
        return (par, self.answers.par_line), (best, self.answers.perfect_line)


def _tries(frame: Frame, style: Style) -> list[Item]:
    """As many tries as fit: a line for each word, with the number of letters and the points."""
    size, step = style.body if style.large else style.body - 1.5, LARGE_STEP if style.large else STEP
    tall = size + (LINES + 1) * step + step * 0.6
    count = max(1, int((frame.height + step * 0.6) / tall))
    room = (frame.height - size * count) / (count * (LINES + 1.6) - 0.6)
    step = min(step * 1.3, room) if count > 1 else min(step, (frame.height - size) / (LINES + 1))
    tall = size + (LINES + 1.6) * step
    return [
        item
        for n in range(count)
        for item in _try(frame.below(n * tall), size, step, style, named=n + 1 if count > 1 else 0)
    ]


def _try(frame: Frame, size: float, step: float, style: Style, named: int) -> list[Item]:
    items: list[Item] = []
    heads = LARGE_HEADS if style.large else HEADS
    for name, start, end in heads:
        x, right = frame.x + start * frame.width, frame.x + end * frame.width
        first = name == "hands-word" and named
        head = style.say("hands-try", number=named) if first else style.say(name)
        fit = fitted(head, right - x, size, style.type)
        items.append(Text(x, frame.y + size, head, fit, bool(first), style.soft))
        for n in range(1, LINES + 1):
            y = frame.y + size * 0.6 + n * step
            items.append(line(x, y, right, y, ink=HAIR))
    x, y = frame.x + heads[2][1] * frame.width, frame.y + size * 0.6 + (LINES + 1) * step
    items.append(Text(x - size, y, style.say("hands-total"), size, False, style.soft, 1))
    items.append(line(x, y, frame.right, y, width=0.9))
    return items


def _table(head: str, course: Line, frame: Frame, style: Style, ink: str) -> tuple[list[Item], float]:
    """A heading and a row for each play; and their height."""
    size, step = style.body + 4, (style.body + 4) * 1.9
    items: list[Item] = [Text(frame.x, frame.y + size, head, size, True, ink)]
    right = frame.x + min(frame.width, 420)
    y = frame.y + size
    for play in course:
        y += step
        word, points = _play(play, style)
        items.append(Text(frame.x, y, word, size))
        items.append(Text(right, y, points, size, align=1))
        items.append(line(frame.x, y + size * 0.5, right, y + size * 0.5, ink=HAIR, width=0.5))
    return items, y - frame.y + step * 1.6


def _play(play: object, style: Style) -> tuple[str, str]:
    if isinstance(play, LinePlay):
        return play.word.replace(WILD, STAR), str(play.points)
    return style.say("hands-discard", letters=getattr(play, "discard", "").replace(WILD, STAR)), ""


def _course_text(course: Line, style: Style) -> str:
    return ", ".join(" ".join(filter(None, _play(play, style))) for play in course) or "–"


def sheet(puzzle: Puzzle, solution: Solution, tools: Tools, title: str) -> Sheet:
    return HandsSheet(puzzle, solution, tuple(tools.words.letter_values.items()), title)
