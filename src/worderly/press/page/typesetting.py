"""Typesetting: line breaking, headings, lists in columns."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from worderly.kit import Refused
from worderly.press.page.fonts import Type
from worderly.press.page.model import BLACK, END, Colour, Frame, Item, Tag, Text, tagged
from worderly.press.page.shaping import has_leftwards

LEADING = 1.38
TITLE_LEADING = 1.15
ONE_LINE = 0.72
"""A heading may shrink to this part of its size before it is broken."""
LONGEST_LINE = 160
"""The most letters of a title, header or footer."""
LONELY = 0.75
"""Lines may shrink to this part of the width to avoid a last line of one word."""
AIRY = 1.75
"""The widest spacing of a list that has room to spare."""
COLUMN_GAP, WIDEST_GAP = 1.6, 4.5
"""Between two columns, in font sizes: the least, and the most."""
CAP = 0.668
"""Height of a capital letter, as a part of the font size."""


def wrapped(text: str, width: float, size: float, type_: Type, bold: bool = False) -> list[str]:
    """Breaks a text at spaces, but not at no-break spaces; a word wider than the line gets its own line."""
    lines: list[str] = []
    for paragraph in text.splitlines():
        current = ""
        for word in filter(None, re.split(r"[ \t]+", paragraph)):
            longer = f"{current} {word}".lstrip(" ")
            if current and type_.width(longer, size, bold) > width:
                lines.append(current)
                longer = word
            current = longer
        lines.append(current)
    return lines


def wrap_text(text: str, width: float, size: float, type_: Type) -> list[str]:
    """Like `wrapped`, but avoids a last line of one word."""
    lines = wrapped(text, width, size, type_)
    narrow = width
    while len(lines) > 1 and " " not in lines[-1] and narrow > width * LONELY:
        narrow *= 0.97
        fewer = wrapped(text, narrow, size, type_)
        if len(fewer) > len(lines):
            break
        lines = fewer
    return lines


class Title(NamedTuple):
    """A heading in lines, and its font size."""

    lines: tuple[str, ...]
    size: float

    @property
    def height(self) -> float:
        """From the top of the first line to the last baseline."""
        return self.size * (1 + (len(self.lines) - 1) * TITLE_LEADING)

    def draw(self, x: float, top: float, align: float = 0, role: str = "H1") -> list[Item]:
        lines = (
            Text(x, top + self.size * (1 + n * TITLE_LEADING), text, self.size, True, align=align)
            for n, text in enumerate(self.lines)
        )
        return tagged(role, lines, _told(" ".join(self.lines)))


def _told(text: str) -> str:
    """What a screen reader is told of a text: nothing, where it finds the letters in their order."""
    return text if has_leftwards(text) else ""


def short(text: str) -> str:
    """Checks a title, header or footer; raises Refused if it is too long to be readable."""
    if len(text) > LONGEST_LINE:
        raise Refused("line_too_long", text=f"{text[:24]}…", count=len(text), most=LONGEST_LINE)
    return text


def titled(text: str, width: float, size: float, type_: Type, most: int = 2) -> Title:
    """Sets a heading: a little smaller on one line, else on more lines, else smaller still."""
    small = fitted(text, width, size, type_, True)
    if small >= size * ONE_LINE:
        return Title((text,), small)
    words = [_broken(word, width, size * ONE_LINE, type_) for word in text.split()]
    text, most = " ".join(words), max(most, *(len(word.split()) for word in words))
    lines = wrapped(text, width, size, type_, True)
    while size > 9 and (len(lines) > most or max(type_.width(line, size, True) for line in lines) > width):
        size -= 0.5
        lines = wrapped(text, width, size, type_, True)
    widest = max(lines, key=lambda line: type_.width(line, size, True), default="")
    return Title(tuple(_balanced(lines, width, size, type_)), fitted(widest, width, size, type_, True))


def _broken(word: str, width: float, size: float, type_: Type) -> str:
    """Breaks a word that is wider than a line into pieces with hyphens."""
    if type_.width(word, size, True) <= width:
        return word
    pieces = 1 + int(type_.width(word, size, True) / (width * 0.9))
    share = -(-len(word) // pieces)
    return "- ".join(word[at : at + share] for at in range(0, len(word), share))


def _balanced(lines: list[str], width: float, size: float, type_: Type) -> list[str]:
    """The same number of lines with lengths as equal as possible."""
    text, best = " ".join(lines), lines
    while (narrower := wrapped(text, width, size, type_, True)) and len(narrower) <= len(lines):
        best, width = narrower, width * 0.96
        if all(" " not in line for line in narrower) or width < size:
            break
    return best


def without_breaks(text: str) -> str:
    """Replaces spaces by no-break spaces."""
    return text.replace(" ", "\u00a0")


def fitted(text: str, width: float, size: float, type_: Type, bold: bool = False) -> float:
    """The font size, reduced if the line would be too wide."""
    wide = type_.width(text, size, bold)
    return size if wide <= width else size * width / wide


def _airy(solid: float, height: float) -> float:
    """The spacing of lines that are so high without any, as far as the height and good looks allow."""
    return max(LEADING, min(AIRY, height / solid))


class Columns(NamedTuple):
    """Words set in columns, read downwards."""

    words: tuple[str, ...]
    size: float
    columns: int
    rows: int
    pitch: float
    """The distance between two columns."""
    spacing: float = LEADING
    """From line to line, in font sizes."""

    @property
    def leading(self) -> float:
        return self.size * self.spacing

    @property
    def height(self) -> float:
        return self.rows * self.leading

    def loosened(self, height: float) -> "Columns":
        """With more room between the lines."""
        return self._replace(spacing=_airy(self.rows * self.size, height))

    def draw(self, frame: Frame, ink: Colour = BLACK, bold: bool = False) -> list[Item]:
        words = (
            Text(
                frame.x + n // self.rows * self.pitch,
                frame.y + (n % self.rows) * self.leading + self.size,
                word,
                self.size,
                bold,
                ink,
            )
            for n, word in enumerate(self.words)
        )
        return tagged("L", words)


def in_columns(words: Sequence[str], width: float, size: float, type_: Type, most: int = 6) -> Columns:
    """As many columns as the widest word allows, with limited distances."""
    widest = max((type_.width(word, size) for word in words), default=0)
    if widest > width:
        size *= width / widest
        widest = width
    gap = size * COLUMN_GAP
    columns = max(1, min(most, int((width + gap) / (widest + gap)), len(words)))
    rows = -(-len(words) // columns) or 1
    columns = -(-len(words) // rows) or 1
    pitch = min((width - widest) / max(1, columns - 1), widest + size * WIDEST_GAP)
    return Columns(tuple(words), size, columns, rows, max(pitch, 0.0))


class Paragraphs(NamedTuple):
    """Texts in lines and columns, none broken between two columns."""

    lines: tuple[tuple[int, int, str, str], ...]
    """(column, row, line, the whole text that begins with it; empty for its other lines)."""
    size: float
    rows: int
    pitch: float
    indent: float
    spacing: float = LEADING

    @property
    def leading(self) -> float:
        return self.size * self.spacing

    @property
    def height(self) -> float:
        return self.rows * self.leading

    def loosened(self, height: float) -> "Paragraphs":
        return self._replace(spacing=_airy(self.rows * self.size, height))

    def draw(self, frame: Frame, ink: Colour = BLACK, bold: bool = False) -> list[Item]:
        items: list[Item] = []
        for column, row, text, whole in self.lines:
            x = frame.x + column * self.pitch + (0 if whole else self.indent)
            y = frame.y + row * self.leading + self.size
            if whole:
                begins = Tag("LI", _told(whole))
                items += [END, begins] if items else [begins]
            items.append(Text(x, y, text, self.size, bold, ink))
        return tagged("L", [*items, END])


def in_paragraphs(texts: Sequence[str], width: float, size: float, type_: Type, columns: int) -> Paragraphs:
    """Columns of about the same height; a second line of a text is indented."""
    gap, indent = size * 2, size * 1.2
    pitch = (width + gap) / columns
    blocks = [wrapped(text, pitch - gap - indent, size, type_) for text in texts]
    most = -(-sum(map(len, blocks)) // columns)
    while (placed := _placed(blocks, most))[-1][0] >= columns:
        most += 1
    rows = max((row for _, row, _, _ in placed), default=0) + 1
    return Paragraphs(tuple(placed), size, rows, pitch, indent)


def _placed(blocks: Sequence[Sequence[str]], most: int) -> list[tuple[int, int, str, str]]:
    """The lines with their places if a column has at most so many."""
    placed: list[tuple[int, int, str, str]] = []
    column, row = 0, 0
    for block in blocks:
        if row and row + len(block) > most:
            column, row = column + 1, 0
        whole = " ".join(block)
        placed += [(column, row + n, text, "" if n else whole) for n, text in enumerate(block)]
        row += len(block)
    return placed
