"""What a game says about its daily puzzles: what may not return soon, which puzzles fit, how hard one is."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple

from worderly.kit.chance import Chance
from worderly.kit.game import AnyGame, O, S, T
from worderly.kit.refusal import Fact

Dealt = Mapping[str, tuple[str, ...]]
"""What a date takes: the name of a stock → its items."""


YearDay = tuple[int, int]
"""A month and a day."""


class Feast(NamedTuple):
    """An item that comes once, on one of these days: every year, or only in the year in which they begin."""

    item: str
    first: YearDay
    last: YearDay
    year: int | None = None


class Stock(NamedTuple):
    """Every date takes `a_day` of the items, and none of them returns within `apart` days."""

    name: str
    items: tuple[str, ...]
    apart: int
    a_day: int = 1
    feasts: tuple[Feast, ...] = ()
    """They are not among the items; on its day a feast stands for the first item."""


class Grade(NamedTuple):
    """How hard a puzzle is. Only puzzles of one game and language are compared."""

    value: float
    facts: Mapping[str, Fact]
    """The reasons, for the message `<game>-grade`."""


class Contents(NamedTuple):
    """What a puzzle shows, now or at its end; for a preview and for the scans."""

    answers: tuple[str, ...]
    """Keys of the words that a player looks for or is shown."""
    used: Dealt
    """Read from the puzzle itself, by the names of the stocks."""
    texts: tuple[str, ...] = ()
    """What else is shown: a title, a phrase."""
    rows: tuple[Sequence[str], ...] = ()
    """The cells of the grid, as a rule a letter each; whatever is not a letter separates words."""
    places: tuple[frozenset[tuple[int, int]], ...] = ()
    """The cells of each word in `rows`."""
    is_crossword: bool = False
    """It is read across and down only."""


def _no_stocks(options: object, tools: object) -> tuple[Stock, ...]:
    return ()


def _any(state: object) -> bool:
    return True


def _no_grade(state: object, tools: object) -> Grade:
    return Grade(0, {})


def _no_contents(state: object, tools: object) -> Contents:
    return Contents((), {})


@dataclass(frozen=True, kw_only=True, eq=False)
class Weekend(Generic[O, S]):
    """The big puzzle that a game has for weekends."""

    options: Callable[[str], O]
    """(language) → its options."""
    fits: Callable[[S], bool] = _any
    """A rule for each of them."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Days(Generic[O, S, T]):
    version: int = 1
    """Raise it when a date would get another puzzle. Published puzzles stay; all later ones are made anew."""
    stocks: Callable[[O, T], tuple[Stock, ...]] = _no_stocks
    """(options, tools) → what returns only after some days."""
    deal: Callable[[O, Dealt, Chance, T], S] | None = None
    """Makes a puzzle with these items; None: `Game.new` makes it."""
    weigh: Callable[[O, Dealt, T], float] | None = None
    """How hard these items are; the seven of a week are then sorted by it. None: they keep their order."""
    candidates: int = 1
    """How many fitting puzzles are made of the items; the weekday chooses one of them by its grade."""
    fits: Callable[[S], bool] = _any
    """A rule for every daily."""
    grade: Callable[[S, T], Grade] = _no_grade
    contents: Callable[[S, T], Contents] = _no_contents
    weekend: Weekend[O, S] | None = None
    """Its puzzle for weekends; the games that have one take turns by week."""

    def make(self, game: AnyGame, options: O, dealt: Dealt, chance: Chance, tools: T) -> S:
        state: S
        if self.deal is None:
            state = game.new(options, chance, tools)
        else:
            state = self.deal(options, dealt, chance, tools)
        return state


AnyDays = Days[Any, Any, Any]
