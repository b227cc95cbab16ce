"""A sheet for each game: how its puzzles look on paper."""

from typing import Any

from worderly.games.tools import Tools
from worderly.press.sheets.sheet import Sheet

__all__ = ["Sheet", "sheet_of"]


def sheet_of(game: str, puzzle: Any, solution: Any, tools: Tools, title: str = "") -> Sheet:
    """`puzzle` and `solution` are the game's own records."""
    match game:
        case "wordsearch":
            from worderly.press.page.scripts import check_scripts
            from worderly.press.sheets.wordsearch import WordsearchSheet

            check_scripts((*puzzle.words, *(lost.word for lost in solution.unplaced)))
            return WordsearchSheet(puzzle, solution)
        case "wizards":
            from worderly.press.sheets.wizards import WizardsSheet

            return WizardsSheet(puzzle, solution, title, tools.words.display)
        case "boogle":
            from worderly.press.sheets.boogle import BoogleSheet

            return BoogleSheet(puzzle, solution, title, tools.words.display)
        case "battlewords":
            from worderly.press.sheets.battlewords import BattlewordsSheet

            return BattlewordsSheet(puzzle, solution, title, tools.words.display)
        case _:
            from worderly.press.sheets.hands import HandsSheet

            return HandsSheet(puzzle, solution, tuple(tools.words.letter_values.items()), title)
