"""Battlewords as a library: `Puzzle.generate(...)`, built on the rules of the game."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, get_args

from worderly.games.battlewords import GAME
from worderly.games.battlewords.model import Cell, Direction
from worderly.games.battlewords.options import Difficulty, Options
from worderly.games.battlewords.sea import cells_of, radar_of
from worderly.games.tools import Tools
from worderly.kit import Refused, start
from worderly.languages import DEFAULT
from worderly.lexicon import Lexicon
from worderly.messages import Messages
from worderly.press.showing import Showing
from worderly.seeds import new_seed

if TYPE_CHECKING:
    from worderly.press.sheets import Sheet

__all__ = ["Puzzle", "Word"]


@dataclass(frozen=True)
class Word:
    """A hidden word.

    >>> word = Puzzle.generate(seed=1).words[0]
    >>> word.cells[0] == word.start, len(word.cells) == len(word.text)
    (True, True)
    """

    text: str
    start: Cell
    """(row, col) of the first letter."""
    direction: Direction
    """H left to right, V top to bottom."""
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Puzzle(Showing):
    """Six words in a sea of 12 by 12; `radar` has the last cell of each word, ordered from the top left.

    >>> puzzle = Puzzle.generate(seed=1)
    >>> [len(word.text) for word in puzzle.words], len(puzzle.radar)
    ([4, 4, 5, 5, 6, 6], 6)
    """

    grid: tuple[str, ...]
    words: tuple[Word, ...]
    radar: tuple[Cell, ...]

    @classmethod
    def generate(
        cls,
        seed: str | int | None = None,
        difficulty: Difficulty = "medium",
        crossings: bool = False,
        *,
        spaced: bool = False,
        curated: bool = False,
        lexicon: Lexicon | Iterable[str] | None = None,
    ) -> "Puzzle":
        """Raises ValueError for impossible options."""
        if difficulty not in get_args(Difficulty):
            raise ValueError(f"{difficulty!r} is no difficulty; there are {', '.join(get_args(Difficulty))}")
        options = Options(difficulty=difficulty, crossings=crossings, spaced=spaced, curated=curated)
        try:
            options, _ = GAME.check(options)
            state = start(
                GAME, options, new_seed() if seed is None else seed, Tools((_open_lexicon(lexicon),))
            )
        except Refused as refused:
            raise ValueError(Messages(DEFAULT).refusal(refused.code, refused.facts)) from None
        words = tuple(Word(h.word, (h.row, h.col), h.direction, cells_of(h)) for h in state.words)
        return cls(state.grid, words, radar_of(state.words))

    def sheet(self) -> "Sheet":
        """The puzzle as the press lays it out on paper."""
        from worderly.games.battlewords import model
        from worderly.press.sheets.battlewords import BattlewordsSheet

        hidden = tuple(model.Hidden(w.text, w.text, *w.start, w.direction) for w in self.words)
        return BattlewordsSheet(model.Puzzle(len(self.grid), self.radar), model.Solution(hidden))

    def __str__(self) -> str:
        return "\n".join(" ".join(row).replace(".", "~") for row in self.grid)


def _open_lexicon(lexicon: Lexicon | Iterable[str] | None) -> Lexicon:
    if lexicon is None:
        return Lexicon.open(DEFAULT)
    return lexicon if isinstance(lexicon, Lexicon) else Lexicon.from_words(lexicon)
