"""Word search for scripts and notebooks: `Wordsearch(15)`, `.add_wordlist(words)`, `print(...)`."""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from worderly.games.tools import Tools
from worderly.games.wordsearch.formats import from_csv, from_json, state_from, to_csv, to_json, to_text
from worderly.games.wordsearch.generate import new
from worderly.games.wordsearch.grids.gridtext import parse_grid
from worderly.games.wordsearch.model import PlacedWord, Puzzle, Solution, State, Unplaced
from worderly.games.wordsearch.options import Options, check
from worderly.games.wordsearch.solve import Solved, solve_grid
from worderly.games.wordsearch.views import puzzle, solution
from worderly.kit import Chance, Refused
from worderly.lexicon import Lexicon
from worderly.press.showing import Showing
from worderly.seeds import new_seed

if TYPE_CHECKING:
    from worderly.press.sheets import Sheet

__all__ = ["Wordsearch"]

BLANK = "0"
"""A cell of a word search without words."""
Size = int | tuple[int, int] | None


def _sides(size: Size) -> tuple[int, int]:
    """Rows and columns; 0 and 0: to fit the words. Raises TypeError for anything but whole numbers."""
    sides = size if isinstance(size, tuple) else (0, 0) if size is None else (size, size)
    if len(sides) != 2 or any(type(side) is not int for side in sides):
        raise TypeError(f"size is a whole number or (rows, cols), not {size!r}")
    return sides


class Wordsearch(Showing):  # noqa: PLW1641 - words can be added, so it has no hash
    """A word search. `size` is the side, (rows, cols), or None to fit the words; `options` as in `Options`.

    >>> ws = Wordsearch(12, seed=1)
    >>> ws.add_wordlist(["whale", "coral", "tuna"])
    ['whale', 'coral', 'tuna']
    >>> len(ws.grid), len(ws.grid[0])
    (12, 12)
    """

    def __init__(
        self,
        size: Size = None,
        *,
        seed: str | int | None = None,
        lexicon: Lexicon | None = None,
        **options: Any,
    ) -> None:
        rows, cols = _sides(size)
        self.seed: str = new_seed() if seed is None else str(seed)
        self._options = Options(rows=rows, cols=cols, **options)
        self._tools = Tools((lexicon or Lexicon.open(self._options.languages[0]),))
        self._state: State | None = None
        try:
            check(self._options)
        except Refused as refused:
            raise ValueError(f"no such word search: {refused}") from None
        if self._options.words or self._options.theme:
            self.add_wordlist(())

    def add_wordlist(self, words: Iterable[str]) -> list[str]:
        """Hides these words and all earlier ones; returns the words of this list that were placed.

        Makes a new grid each time, so that as many words as possible fit. Raises TypeError for a single text.
        """
        if isinstance(words, str):
            raise TypeError("add_wordlist takes a list of words; for one word write [word]")
        wanted = tuple(dict.fromkeys(" ".join(word.split()) for word in words))
        self._options = replace(self._options, words=tuple(dict.fromkeys((*self._options.words, *wanted))))
        try:
            self._state = new(self._options, Chance(self.seed), self._tools)
        except Refused:
            self._state = None
        hidden = set(self.hidden_words)
        return [word for word in wanted if word in hidden]

    @property
    def lexicon(self) -> Lexicon:
        """The words that it takes where none are given, and their meanings."""
        return self._tools.words

    @property
    def hidden_words(self) -> list[str]:
        """The words that are in the grid."""
        return list(puzzle(self._state).words) if self._state else []

    @property
    def unplaced(self) -> tuple[Unplaced, ...]:
        """The words that could not be placed, each with the reason."""
        return self._state.unplaced if self._state else ()

    @property
    def grid(self) -> list[list[str]]:
        """Before words are added every cell is "0"."""
        if self._state is None:
            return [[BLANK] * self._options.cols for _ in range(self._options.rows)]
        return [list(row) for row in self._state.grid]

    @property
    def solution(self) -> tuple[PlacedWord, ...]:
        """Each word with its row, col, direction and cells."""
        return solution(self._state).words if self._state else ()

    def solve(self, words: Iterable[str] | None = None, lexicon: Lexicon | None = None) -> Solved:
        """Every occurrence of the words; without any, of its own list, else of the lexicon's words."""
        if isinstance(words, str):
            raise TypeError("solve takes a list of words; for one word write [word]")
        if words is None and lexicon is None:
            words = self.hidden_words or None
        wanted = None if words is None else list(words)
        return solve_grid(self._full_state.grid, wanted, lexicon or self._tools.words)

    def to_json(self) -> str:
        """Puzzle and solution, as `worderly make wordsearch --json` writes them."""
        return to_json(puzzle(self._full_state), solution(self._full_state), seed=self.seed)

    def to_csv(self) -> str:
        """Grid, words and their places for a spreadsheet."""
        return to_csv(puzzle(self._full_state), solution(self._full_state))

    def sheet(self) -> "Sheet":
        """The puzzle as the press lays it out on paper."""
        from worderly.press.clues import clue_of
        from worderly.press.sheets.wordsearch import WordsearchSheet

        clue = partial(clue_of, lexicon=self._tools.words)
        facts = puzzle(self._full_state), solution(self._full_state)
        return WordsearchSheet(*facts, clue, self._tools.words.language)

    def _repr_svg_(self) -> str | None:
        """None for an empty word search: a notebook then shows its text."""
        return self.to_svg() if self._state else None

    @classmethod
    def parse(cls, text: str) -> "Wordsearch":
        """A grid as text, CSV or JSON, from anywhere; `.solve(words)` finds words in it."""
        return cls._from_parts(Puzzle(parse_grid(text), (), ""), Solution((), ()))

    def __eq__(self, other: object) -> bool:
        """The same grid, list, title and answers."""
        if not isinstance(other, Wordsearch):
            return NotImplemented
        if self._state is None or other._state is None:
            return self._state is other._state and self.grid == other.grid
        return (puzzle(self._state), solution(self._state)) == (puzzle(other._state), solution(other._state))

    @classmethod
    def from_json(cls, text: str) -> "Wordsearch":
        """Reads what `to_json` wrote; equal to the original."""
        return cls._from_parts(*from_json(text))

    @classmethod
    def from_csv(cls, text: str) -> "Wordsearch":
        """Reads what `to_csv` wrote."""
        return cls._from_parts(*from_csv(text))

    @classmethod
    def _from_parts(cls, parsed: Puzzle, answers: Solution) -> "Wordsearch":
        ws = cls()
        ws._state = state_from(parsed, answers)
        rows, cols = len(parsed.grid), len(parsed.grid[0])
        ws._options = replace(ws._options, words=parsed.words, title=parsed.title, rows=rows, cols=cols)
        return ws

    @property
    def _full_state(self) -> State:
        if self._state is None:
            raise ValueError("this word search is empty; give it words with add_wordlist")
        return self._state

    def __str__(self) -> str:
        return to_text(puzzle(self._state)) if self._state else "\n".join(map(" ".join, self.grid))

    def __repr__(self) -> str:
        rows, cols = len(self.grid), len(self.grid[0]) if self.grid else 0
        return f"<Wordsearch {rows}×{cols}, {len(self.hidden_words)} words>"
