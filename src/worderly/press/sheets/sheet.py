"""The interface of a game's sheet."""

from collections.abc import Callable
from typing import Protocol

from worderly.press.braille import Spelled
from worderly.press.page.model import Frame, Item
from worderly.press.page.style import Style

Spell = Callable[[str], str]
"""A word as the lexicon shows it, with its accents, from its key."""


KEYS, FEWER_KEYS = 6, 4
"""The most keys on a page of a book; on small paper or in large print."""


class Sheet(Protocol):
    """One puzzle to print; the sheets of the games derive from it."""

    @property
    def game(self) -> str: ...

    @property
    def title(self) -> str:
        """The maker's title or theme; may be empty."""

    @property
    def grade(self) -> float:
        """The difficulty, comparable within one game."""

    def instructions(self, style: Style) -> str: ...

    def puzzle(self, frame: Frame, style: Style) -> list[list[Item]]:
        """The items below title and instructions, one list for each page."""

    def figure(self, frame: Frame, style: Style) -> list[Item]:
        """The puzzle as one picture, without lines to write on."""

    def key(self, frame: Frame, style: Style) -> list[Item]: ...

    def short_key(self, frame: Frame, style: Style) -> list[Item]:
        """A small key for the bottom of the puzzle's page; empty if there is no room."""

    def remark(self, style: Style) -> str:
        """A text below the key; may be empty."""
        return ""

    def notices(self, style: Style) -> tuple[str, ...]:
        """Sentences for the maker about what the sheet cannot show as asked."""
        return ()

    def spelled(self, style: Style) -> Spelled | None:
        """For braille; None: the puzzle is more than rows of letters and a list."""
        return None

    def puzzles_a_page(self, style: Style) -> int:
        """For books."""
        return 1

    def key_shape(self, style: Style) -> object:
        """Keys of the same shape have type of the same size, so one of them tells it for all."""
        return id(self)

    def keys_a_page(self, style: Style) -> int:
        """For books: the most; fewer if the type would be too small."""
        return FEWER_KEYS if style.large or style.is_small_paper else KEYS
