"""What the press asks of a game's sheet."""

from typing import Protocol

from worderly.press.page import Frame, Item
from worderly.press.style import Style


class Sheet(Protocol):
    """One puzzle to be printed."""

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

    def remark(self, style: Style) -> str:
        """What stands below the key; empty if nothing does."""
