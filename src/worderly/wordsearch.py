"""Word search for scripts and notebooks: `Wordsearch(15)`, `.add_wordlist(words)`, `print(...)`."""

from collections.abc import Iterable
from secrets import token_hex
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from worderly.games.tools import Tools
from worderly.games.wordsearch.formats import from_csv, from_json, state_from, to_csv, to_json, to_text
from worderly.games.wordsearch.generate import new
from worderly.games.wordsearch.model import PlacedWord, Puzzle, Solution, State, Unplaced
from worderly.games.wordsearch.options import Options, check
from worderly.games.wordsearch.solve import Solved, solve_grid
from worderly.games.wordsearch.views import puzzle, solution
from worderly.kit import Chance, Refused
from worderly.lexicon import Lexicon
from worderly.press.showing import Showing

if TYPE_CHECKING:
    from worderly.press.sheets import Sheet

__all__ = ["Wordsearch"]

BLANK = "0"
"""A cell of a word search without words."""


class Wordsearch(Showing):
    """A word search. `size` is the side, (rows, cols), or None to fit the words; `options` as in `Options`.

    >>> ws = Wordsearch(12, seed=1)
    >>> ws.add_wordlist(["whale", "coral", "tuna"])
    ['whale', 'coral', 'tuna']
    >>> len(ws.grid), len(ws.grid[0])
    (12, 12)
    """

    def __init__(
        self,
        size: int | tuple[int, int] | None = None,
        *,
        seed: str | int | None = None,
        lexicon: Lexicon | None = None,
        **options: Any,
    ) -> None:
        rows, cols = size if isinstance(size, tuple) else (size or 0, size or 0)
        self.seed = token_hex(16) if seed is None else str(seed)
        self._options = Options(rows=rows, cols=cols, **options)
        self._tools = Tools((lexicon or Lexicon.open(self._options.languages[0]),))
        self._state: State | None = None
        try:
            check(self._options)
        except Refused as refused:
            raise ValueError(f"no such word search: {refused}") from None
        if self._options.words:
            self.add_wordlist(())

    def add_wordlist(self, words: Iterable[str]) -> list[str]:
        """Hides these words and all earlier ones; returns the words of this list that were placed.

        Makes a new grid each time, so that as many words as possible fit.
        """
        wanted = tuple(dict.fromkeys(" ".join(word.split()) for word in words))
        self._options = replace(self._options, words=tuple(dict.fromkeys((*self._options.words, *wanted))))
        try:
            self._state = new(self._options, Chance(self.seed), self._tools)
        except Refused:
            self._state = None
        hidden = set(self.hidden_words)
        return [word for word in wanted if word in hidden]

    @property
    def hidden_words(self) -> list[str]:
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
        """Every occurrence in this grid of the words, or of the lexicon's words if none are given."""
        return solve_grid(self._full_state.grid, None if words is None else list(words), lexicon)

    def to_json(self) -> str:
        return to_json(puzzle(self._full_state), solution(self._full_state), seed=self.seed)

    def to_csv(self) -> str:
        return to_csv(puzzle(self._full_state), solution(self._full_state))

    def _sheet(self) -> "Sheet":
        from worderly.press.sheets.wordsearch import WordsearchSheet

        return WordsearchSheet(puzzle(self._full_state), solution(self._full_state))

    def _repr_svg_(self) -> str | None:
        """None for an empty word search: a notebook then shows its text."""
        return self.to_svg() if self._state else None

    @classmethod
    def from_json(cls, text: str) -> "Wordsearch":
        return cls._from_parts(*from_json(text))

    @classmethod
    def from_csv(cls, text: str) -> "Wordsearch":
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
