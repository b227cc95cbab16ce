"""The last look at each line of the screen: no name or title that others wrote commands the terminal."""

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from worderly.messages.visible import without_controls


class Harmless(LineFilter):
    """Drops control characters; they take no cell, so nothing moves. Textual itself lets some through."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [_harmless(segment) for segment in segments]


def _harmless(segment: Segment) -> Segment:
    text = without_controls(segment.text)
    return segment if text == segment.text else Segment(text, segment.style, segment.control)


HARMLESS = Harmless()
"""One for all: lines keep what a filter made of them."""
