"""What a game declares for those who make and print its puzzles."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple

from worderly.kit.game import O, S, Say, T


@dataclass(frozen=True)
class BookPlace:
    """Which puzzle of a book it is, and what the whole book asks for."""

    seed: str
    """The seed of the book."""
    index: int
    count: int
    pick: int = 0
    """How many words of the maker's list each puzzle draws; 0: all of them."""

    @property
    def puzzle_seed(self) -> str:
        return f"{self.seed}/{self.index}" if self.count > 1 else self.seed


class Steps(NamedTuple):
    """The option that makes a book harder from its first puzzle to its last."""

    option: str
    values: tuple[Any, ...]

    def at(self, place: BookPlace) -> dict[str, Any]:
        return {self.option: self.values[place.index * len(self.values) // place.count]}


def _same(options: O, place: BookPlace, tools: T) -> O:
    return options


def _same_again(options: O, state: object) -> O:
    return options


def _no_warnings(state: object, say: Say) -> tuple[str, ...]:
    return ()


def _no_figures(state: object) -> Mapping[str, int]:
    return {}


@dataclass(frozen=True, kw_only=True, eq=False)
class Making(Generic[O, S, T]):
    lists: tuple[str, ...] = ()
    """The fields of the options that hold the maker's own words; a server limits their letters."""
    steps: Steps | None = None
    in_book: Callable[[O, BookPlace, T], O] = _same
    """The options of one puzzle of a book, so that its themes and words do not repeat."""
    again: Callable[[O, S], O] = _same_again
    """The options that hide the same words once more, for another version of this puzzle."""
    texts: Mapping[str, Callable[[S], str]] = field(default_factory=dict)
    """File ending → the puzzle as text; without `txt`, its picture is written."""
    warnings: Callable[[S, Say], tuple[str, ...]] = _no_warnings
    """Sentences for the maker of a puzzle: which words are not in it, and why."""
    figures: Callable[[S], Mapping[str, int]] = _no_figures
    """Numbers for the maker's page, sent with its preview."""

    @property
    def endings(self) -> tuple[str, ...]:
        """The endings of the text files of a puzzle, without the dot."""
        return tuple(dict.fromkeys(("txt", *self.texts, "json")))
