"""What the press asks of a game's sheet."""

from collections.abc import Callable
from typing import Protocol

from worderly.press.page.model import Frame, Item
from worderly.press.page.style import Style

Spell = Callable[[str], str]
"""A word as the lexicon shows it, with its accents, from its key."""


KEYS, FEWER_KEYS = 4, 2
"""On a page of a book; on a small one or in large print."""


class Sheet(Protocol):
    """One puzzle to be printed; a game's own sheet derives from it."""

    @property
    def game(self) -> str: ...

    @property
    def title(self) -> str:
        """The maker's own title or theme, empty if there is none."""

    @property
    def grade(self) -> float:
        """How hard it is, among puzzles of its game."""

    def instructions(self, style: Style) -> str: ...

    def puzzle(self, frame: Frame, style: Style) -> list[list[Item]]:
        """What stands below title and instructions, one list a page."""

    def figure(self, frame: Frame, style: Style) -> list[Item]:
        """The puzzle as one picture, without lines to write on."""

    def key(self, frame: Frame, style: Style) -> list[Item]: ...

    def short_key(self, frame: Frame, style: Style) -> list[Item]:
        """A key for the foot of the puzzle's own page, at the top of the frame; empty if it has no room."""

    def remark(self, style: Style) -> str:
        """What stands below the key; empty if nothing does."""
        return ""

    def puzzles_a_page(self, style: Style) -> int:
        """Of a book."""
        return 1

    def keys_a_page(self, style: Style) -> int:
        """Of a book."""
        if style.large and style.is_small_paper:
            return 1
        return FEWER_KEYS if style.large or style.is_small_paper else KEYS
