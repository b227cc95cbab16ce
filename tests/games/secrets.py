"""Where the tests of secrets find what a game must not tell: `tests/games/<id>/secrets.py`."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from msgspec.structs import replace

from worderly.kit import Seat

COVERED = "?"


class GameSecrets(Protocol):
    @staticmethod
    def swapped(state: Any) -> Any:
        """The state with other secrets, which must give equal views before the end."""

    @staticmethod
    def probe(state: Any) -> Any:
        """A wrong move; its answer must not depend on the secrets."""

    @staticmethod
    def words(state: Any, seat: Seat | None) -> Iterable[str]:
        """The answers that this seat has not found; a spectator (None) has found none."""

    @staticmethod
    def placed(state: Any, seat: Seat | None) -> Iterable[str]:
        """Words whose place is secret, while the words themselves are not."""


def secrets_of(game: str) -> GameSecrets:
    return cast("GameSecrets", import_module(f"tests.games.{game}.secrets"))


def respelled(state: Any, steps: Mapping[Any, tuple[int, int]]) -> Any:
    """Every covered letter replaced by another, and the words read anew from the grid."""
    grid = [
        "".join(_next(a) if s == COVERED else a for a, s in zip(answer, shown, strict=True))
        for answer, shown in zip(state.grid, state.shown, strict=True)
    ]

    def read(word: Any) -> Any:
        row, col = steps[word.direction]
        text = "".join(grid[word.row + row * i][word.col + col * i] for i in range(len(word.word))).lower()
        return replace(word, word=text, display=text)

    return replace(state, grid=tuple(grid), words=tuple(map(read, state.words)), secret="another")


def _next(letter: str) -> str:
    """The next letter of the alphabet, of the same case; an empty cell stays one."""
    first = "a" if letter.islower() else "A"
    return letter if letter == "." else chr(ord(first) + (ord(letter) - ord(first) + 1) % 26)
