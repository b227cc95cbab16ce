"""A sheet for each game: how its puzzles look on paper."""

from typing import Any

from worderly.games import part_of
from worderly.games.tools import Tools
from worderly.press.sheets.sheet import Sheet

__all__ = ["Sheet", "sheet_of"]


def sheet_of(game: str, puzzle: Any, solution: Any, tools: Tools, title: str = "") -> Sheet:
    """Calls `sheet` in the game's module of this package."""
    sheet: Sheet = part_of("worderly.press.sheets", game, "sheet")(puzzle, solution, tools, title)
    return sheet
