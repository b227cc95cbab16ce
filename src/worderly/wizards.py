"""Wizards as a library: `Puzzle.generate(...)` and `LeaderBoard`, built on the rules of the game."""

import warnings
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from worderly.device.local.files import save_file, set_aside
from worderly.games.tools import Tools
from worderly.games.wizards import GAME
from worderly.games.wizards.grids.covers import cells_of
from worderly.games.wizards.grids.legal import is_legal
from worderly.games.wizards.model import Cell, Direction, Placed
from worderly.games.wizards.options import Options
from worderly.kit import Refused, leaders, start
from worderly.kit.leaders import Leader
from worderly.languages import DEFAULT
from worderly.lexicon import Lexicon
from worderly.messages import Messages
from worderly.press.showing import Showing
from worderly.seeds import new_seed

if TYPE_CHECKING:
    from worderly.press.sheets import Sheet

__all__ = ["Leader", "LeaderBoard", "Puzzle", "Word"]


@dataclass(frozen=True)
class Word:
    """A word of the puzzle.

    >>> spine = Puzzle.generate(seed=1).words[0]
    >>> spine.direction, len(spine.cells) == len(spine.text)
    ('D', True)
    """

    text: str
    cells: tuple[Cell, ...]
    """(row, col) of each letter."""
    direction: Direction
    """D for the spine, H left to right, V top to bottom."""


@dataclass(frozen=True)
class Puzzle(Showing):
    """A puzzle: `grid` has rows ('.' is empty, the spine in capitals), `words` starts with the spine.

    >>> puzzle = Puzzle.generate(seed=1)
    >>> len(puzzle.grid), len(puzzle.grid[0]), len(puzzle.words), puzzle.is_valid()
    (15, 25, 21, True)
    """

    grid: tuple[str, ...]
    words: tuple[Word, ...]

    @classmethod
    def generate(
        cls,
        rows: int = 15,
        cols: int = 25,
        words: int = 21,
        lexicon: Lexicon | Iterable[str] | None = None,
        seed: str | int | None = None,
    ) -> "Puzzle":
        """A value outside its range becomes the default, with a warning; other problems raise ValueError."""
        options, notices = GAME.check(Options(rows=rows, cols=cols, words=words))
        for notice in notices:
            warnings.warn(Messages(DEFAULT).notice(notice.code, notice.facts), stacklevel=2)
        try:
            state = start(
                GAME, options, new_seed() if seed is None else seed, Tools((_open_lexicon(lexicon),))
            )
        except Refused as refused:
            raise ValueError(Messages(DEFAULT).refusal(refused.code, refused.facts)) from None
        return cls(state.grid, tuple(_word(placed) for placed in state.words))

    @property
    def spine(self) -> str:
        """The word down the diagonal, made of all letters."""
        return self.words[0].text

    def sheet(self) -> "Sheet":
        """The puzzle as the press lays it out on paper."""
        from worderly.games.wizards import model
        from worderly.press.sheets.wizards import WizardsSheet

        puzzle = model.Puzzle(len(self.grid), len(self.grid[0]), "".join(sorted(self.spine)))
        return WizardsSheet(puzzle, model.Solution(self.spine, tuple(map(_placed, self.words))))

    def is_valid(self) -> bool:
        """Checks all rules of the board on its rows, columns and words."""
        return is_legal(self.grid, tuple(_placed(word) for word in self.words))

    def __str__(self) -> str:
        return "\n".join(" ".join(row).replace(".", " ").rstrip() for row in self.grid)


def _open_lexicon(lexicon: Lexicon | Iterable[str] | None) -> Lexicon:
    if lexicon is None:
        return Lexicon.open(DEFAULT)
    return lexicon if isinstance(lexicon, Lexicon) else Lexicon.from_words(lexicon)


def _word(placed: Placed) -> Word:
    return Word(placed.word, cells_of(placed), placed.direction)


def _placed(word: Word) -> Placed:
    row, col = word.cells[0]
    return Placed(word.text, word.text, row, col, word.direction)


class LeaderBoard:
    """Scores, best first. A name keeps its best score; among equal scores the earlier one is first.

    >>> board = LeaderBoard(max_size=3)
    >>> board.update("Merlin", 61), board.update("Morgan", 70), board.update("Merlin", 50)
    (True, True, False)
    >>> board.leaders
    [Leader(name='Morgan', points=70), Leader(name='Merlin', points=61)]
    """

    def __init__(self, max_size: int = leaders.DEFAULT_SIZE) -> None:
        self.max_size: int = leaders.board_size(max_size)
        self._leaders: tuple[Leader, ...] = ()
        self._path: Path | None = None

    def load(self, path: str | Path) -> "LeaderBoard":
        """Binds the file and reads it if it exists; a damaged file is renamed, with a warning."""
        self._path = Path(path)
        try:
            if self._path.exists():
                self._leaders = leaders.read_csv(self._path.read_text(encoding="utf-8"), self.max_size)
        except ValueError as error:
            self._leaders = ()
            warnings.warn(f"{set_aside(self._path)}: {error}", stacklevel=2)
        return self

    def update(self, name: str, points: int) -> bool:
        """Adds a score, saves if a file is bound, and returns whether the board changed."""
        if not self.is_valid_name(name):
            raise ValueError(f"{name!r} is no name: it takes 3 to 10 letters, digits, - or _")
        before = self._leaders
        if points > 0:
            self._leaders = leaders.with_score(before, name, points, self.max_size)
        self.save()
        return self._leaders != before

    def save(self) -> None:
        """Does nothing unless a file is bound."""
        if self._path is not None:
            save_file(self._path, leaders.write_csv(self._leaders).encode())

    @property
    def leaders(self) -> list[Leader]:
        """Best first."""
        return list(self._leaders)

    def player(self, name: str) -> Leader | None:
        """The entry of a name; None if it is not on the board."""
        return next((leader for leader in self._leaders if leader.name == name), None)

    @property
    def high_score(self) -> int:
        """The best score; 0 on an empty board."""
        return self._leaders[0].points if self._leaders else 0

    @staticmethod
    def is_valid_name(name: str) -> bool:
        """3 to 10 letters, digits, - or _."""
        return leaders.is_valid_name(name)
