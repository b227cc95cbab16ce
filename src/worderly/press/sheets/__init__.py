"""A sheet for each game: how its puzzles look on paper."""

from typing import Any

from worderly.games import part_of
from worderly.games.tools import Tools
from worderly.press.sheets.sheet import Sheet

__all__ = ["Sheet", "sheet_of"]


def sheet_of(game: str, puzzle: Any, solution: Any, tools: Tools, title: str = "") -> Sheet:
    """`puzzle` and `solution` are the game's own records; its module here has `sheet`."""
    sheet: Sheet = part_of("worderly.press.sheets", game, "sheet")(puzzle, solution, tools, title)
    return sheet
