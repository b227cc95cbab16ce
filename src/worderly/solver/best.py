"""Searches for the board with the most points: climbs from a random board, shakes it, climbs again."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random

from worderly.kit import Record
from worderly.lexicon import Lexicon
from worderly.solver.boards import score_boards
from worderly.solver.points import Points

SHAKEN = (2, 3, 3, 4)
"""How many cells a shake changes."""
SHAKES = 30
"""After so many shakes without a better board the search begins anew."""
KNOWN = 300_000
"""Boards whose points a start remembers: climbs meet the same ones again and again."""


class BestBoard(Record, tag="best_board"):
    board: str
    """The letters row by row; "q" stands for the face Qu, unless `plain_q`."""
    points: int
    tried: int
    """Boards whose words were counted until now."""


@dataclass(frozen=True)
class Search:
    """What is searched for: everything that the result depends on but the number of the start."""

    rows: int
    columns: int
    points: Points
    min_length: int = 3
    plain_q: bool = False
    seed: str = "1"

    def faces(self, board: str) -> list[list[str]]:
        cells = list(board) if self.plain_q else [("qu" if letter == "q" else letter) for letter in board]
        return [cells[row * self.columns : (row + 1) * self.columns] for row in range(self.rows)]

    def rows_of(self, board: str) -> str:
        """`pers/latg/sine/ters`."""
        return "/".join(board[row * self.columns : (row + 1) * self.columns] for row in range(self.rows))


def starts(lexicon: Lexicon, search: Search, number: int) -> Iterator[BestBoard]:
    """The best board of this start after each climb; equal numbers give equal boards."""
    climber = _Climber(lexicon, search, Random(f"{search.seed}/{number}"))
    yield climber.climb(climber.random_board())
    since = 0
    while since < SHAKES:
        before = climber.best
        after = climber.climb(climber.shaken(before.board))
        since = 0 if after.points > before.points else since + 1
        yield after


class _Climber:
    def __init__(self, lexicon: Lexicon, search: Search, random: Random) -> None:
        self._lexicon, self._search, self._random = lexicon, search, random
        self._letters, self._weights = letter_weights(lexicon)
        self._known: dict[str, int] = {}
        self._tried = 0
        self.best = BestBoard("", -1, 0)

    def random_board(self) -> str:
        count = self._search.rows * self._search.columns
        return "".join(self._random.choices(self._letters, self._weights, k=count))

    def shaken(self, board: str) -> str:
        cells = list(board)
        for at in self._random.sample(range(len(cells)), min(self._random.choice(SHAKEN), len(cells))):
            cells[at] = self._random.choices(self._letters, self._weights)[0]
        return "".join(cells)

    def climb(self, board: str) -> BestBoard:
        """Goes to the best neighbour as long as it is better."""
        self._count([board])
        points = self._known[board]
        while True:
            near = neighbours(board, self._letters)
            self._count(near)
            better = max(near, key=self._known.__getitem__)
            if self._known[better] <= points:
                break
            board, points = better, self._known[better]
        best = (board, points) if points > self.best.points else (self.best.board, self.best.points)
        self.best = BestBoard(*best, self._tried)
        return self.best

    def _count(self, boards: Sequence[str]) -> None:
        if len(self._known) + len(boards) > KNOWN:
            self._known.clear()
        search = self._search
        new = [board for board in boards if board not in self._known]
        faces = [search.faces(board) for board in new]
        points = score_boards(self._lexicon, faces, search.points, search.min_length)
        self._known.update(zip(new, points, strict=True))
        self._tried += len(new)


def neighbours(board: str, letters: Sequence[str]) -> list[str]:
    """One cell with another letter, or two cells exchanged."""
    changed = [
        board[:at] + letter + board[at + 1 :]
        for at, own in enumerate(board)
        for letter in letters
        if letter != own
    ]
    swapped = [
        board[:a] + board[b] + board[a + 1 : b] + board[a] + board[b + 1 :]
        for a, b in combinations(range(len(board)), 2)
        if board[a] != board[b]
    ]
    return changed + swapped


@lru_cache(maxsize=4)
def letter_weights(lexicon: Lexicon) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The letters of the words, and how often each occurs in them."""
    counts: dict[str, int] = {}
    for word in lexicon:
        for letter in word:
            counts[letter] = counts.get(letter, 0) + 1
    letters = tuple(sorted(counts))
    return letters, tuple(counts[letter] for letter in letters)
