"""Boogle as a library: a board, its words, their paths and its score."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from worderly.games.boogle.boards import faces
from worderly.games.boogle.boards.faces import Faces
from worderly.games.boogle.generate import clean_roll
from worderly.games.boogle.model import Path
from worderly.games.boogle.options import Options, Scoring, check
from worderly.games.boogle.text import grid_text
from worderly.games.boogle.words import CLASSIC
from worderly.kit import Chance, Refused
from worderly.languages import DEFAULT
from worderly.lexicon import Lexicon
from worderly.press.showing import Showing
from worderly.seeds import new_seed
from worderly.solver import boards as solver

if TYPE_CHECKING:
    from worderly.press.sheets import Sheet

__all__ = ["Board"]


class Board(Showing):
    """A rectangle of faces: `Board.roll(seed=42)`, `Board.parse("pers/latg/sine/ters")`.

    >>> board = Board.parse("pers/latg/sine/ters")
    >>> board.paths("pat")
    [((0, 0), (1, 1), (1, 2))]
    >>> "replastering" in board.words(Lexicon.open("en"))
    True
    """

    def __init__(self, grid: Iterable[Iterable[str]]) -> None:
        self.grid: Faces = tuple(tuple(face.lower() for face in row) for row in grid)

    @classmethod
    def roll(
        cls, size: int = 0, dice: str = "", seed: str | int | None = None, language: str = DEFAULT
    ) -> "Board":
        """Rolls a board; `dice` is the name of a set or "weights". The same seed gives the same board."""
        if type(size) is not int:
            raise TypeError(f"size is a whole number, not {size!r}")
        try:
            options, _ = check(Options(languages=(language,), size=size, dice=dice))
        except Refused as refused:
            raise ValueError(f"no such board: {refused}") from None
        chance = Chance(new_seed() if seed is None else seed)
        return cls(clean_roll(options, chance, (Lexicon.open(language),)))

    @classmethod
    def parse(cls, text: str, plain_q: bool = False, language: str = DEFAULT) -> "Board":
        """Reads rows separated by `/`, or one string for a square; q means Qu in English unless `plain_q`."""
        grid = faces.parse(text, faces.reads_qu(language, plain_q))
        if len(grid) == 1 < len(grid[0]):
            raise ValueError(f"{text!r} is no square of letters: part its rows with /")
        return cls(grid)

    def words(self, lexicon: Lexicon, min_length: int = 3) -> list[str]:
        """Every word of the lexicon on the board, in alphabetical order."""
        return sorted(solver.list_words(lexicon, self.grid, min_length))

    def paths(self, word: str) -> list[Path]:
        """Every path of the word, as a tuple of (row, col)."""
        return list(solver.find_paths(self.grid, word.lower()))

    def score(self, lexicon: Lexicon, scoring: Scoring = "letters", min_length: int = 3) -> int:
        """The points of all words of the lexicon on the board."""
        return solver.score_board(lexicon, self.grid, _points(lexicon, scoring), min_length)

    @staticmethod
    def score_many(
        boards: "Iterable[Board]",
        lexicon: Lexicon,
        scoring: Scoring = "letters",
        min_length: int = 3,
        threads: int = 1,
    ) -> list[int]:
        """The scores of many boards, computed on several threads."""
        grids = [board.grid for board in boards]
        return solver.score_boards(lexicon, grids, _points(lexicon, scoring), min_length, threads)

    def sheet(self) -> "Sheet":
        """Solves the board with the shipped English words for the printed page."""
        from worderly.games.boogle.model import Puzzle
        from worderly.games.boogle.views import solved
        from worderly.games.boogle.words import on_board
        from worderly.press.sheets.boogle import BoogleSheet

        shortest = 3 if len(self.grid) <= 4 else 4
        words = on_board(self.grid, (Lexicon.open(DEFAULT),), shortest, "letters")
        return BoogleSheet(Puzzle(self.grid, shortest), solved(words))

    def __str__(self) -> str:
        return grid_text(self.grid)

    def __repr__(self) -> str:
        return f"Board.parse({faces.write(self.grid, qu=True)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.grid == other.grid

    def __hash__(self) -> int:
        return hash(self.grid)


def _points(lexicon: Lexicon, scoring: Scoring) -> solver.Points:
    if scoring == "classic":
        return solver.Points.by_length(CLASSIC)
    return solver.Points.by_letters(lexicon.letter_values)
