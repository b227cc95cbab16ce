"""Setting type: lines broken to a width, lists in columns."""

from collections.abc import Sequence
from typing import NamedTuple

from worderly.press.faces import Type
from worderly.press.page import BLACK, Colour, Frame, Item, Text

LEADING = 1.38
CAP = 0.668
"""Height of a capital, as a part of the size of type."""


def wrapped(text: str, width: float, size: float, type_: Type, bold: bool = False) -> list[str]:
    """Broken at spaces; a word wider than the line stands alone on it."""
    lines: list[str] = []
    for paragraph in text.splitlines():
        current = ""
        for word in paragraph.split():
            longer = f"{current} {word}".strip()
            if current and type_.width(longer, size, bold) > width:
                lines.append(current)
                longer = word
            current = longer
        lines.append(current)
    return lines


def fitted(text: str, width: float, size: float, type_: Type, bold: bool = False) -> float:
    """The size, smaller if the line would be wider than this."""
    wide = type_.width(text, size, bold)
    return size if wide <= width else size * width / wide


class Columns(NamedTuple):
    """Words set in columns, read downwards."""

    words: tuple[str, ...]
    size: float
    columns: int
    rows: int
    pitch: float
    """From one column to the next."""

    @property
    def leading(self) -> float:
        return self.size * LEADING

    @property
    def height(self) -> float:
        return self.rows * self.leading

    def draw(self, frame: Frame, ink: Colour = BLACK, bold: bool = False) -> list[Item]:
        left = frame.x + (frame.width - self.pitch * self.columns) / 2
        return [
            Text(
                left + n // self.rows * self.pitch + self.size * 0.6,
                frame.y + (n % self.rows) * self.leading + self.size,
                word,
                self.size,
                bold,
                ink,
            )
            for n, word in enumerate(self.words)
        ]


def in_columns(words: Sequence[str], width: float, size: float, type_: Type, most: int = 6) -> Columns:
    """As many columns as the widest word allows, not further apart than the eye can bridge."""
    widest = max((type_.width(word, size) for word in words), default=0)
    if widest + size * 1.2 > width:
        size *= width / (widest + size * 1.2)
        widest = width - size * 1.2
    columns = max(1, min(most, int(width / (widest + size * 1.6)), len(words)))
    rows = -(-len(words) // columns) or 1
    columns = -(-len(words) // rows) or 1
    pitch = min(width / columns, widest + size * 4.5)
    return Columns(tuple(words), size, columns, rows, pitch)
