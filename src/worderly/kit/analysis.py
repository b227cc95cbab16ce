"""What the engine says of a match that is over: a verdict for each move, in one shape for all games."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, Literal, NamedTuple

from msgspec import field

from worderly.kit.codec import Record
from worderly.kit.game import M, S, Seat, Stamp, Step, T, TimeUp
from worderly.kit.refusal import Fact

Mark = Literal["best", "good", "fine", "missed", "wasted", "plain"]
"""`plain`: nothing to judge (giving up, the clock)."""
Unit = Literal["points", "bits", "percent", "seconds"]
"""Of seconds fewer are better, of everything else more."""
Cell = tuple[int, int]

COVERED, EMPTY = "?", "."
"""Cells of a scene."""
BEST, GOOD, FINE = 97, 80, 50
"""Percent of the best there was that a move needs for its mark."""
SEVERITY: dict[Mark, int] = {"wasted": 3, "missed": 2, "fine": 1}
MOMENTS = 3


class Remark(Record, tag="remark"):
    """One sentence: message `analysis-<game>-<code>` with its facts."""

    code: str
    facts: dict[str, Fact] = field(default_factory=dict)


class Instead(Record, tag="instead"):
    """What could have been played."""

    text: str
    value: int
    """In hundredths of the verdict's unit."""
    cells: tuple[Cell, ...] = ()
    remark: Remark | None = None


class Scene(Record, tag="scene"):
    """A grid as the mover saw it, and how likely each of its cells was to hold a letter."""

    rows: tuple[str, ...]
    """`COVERED`, `EMPTY` or a letter that the mover saw."""
    chances: tuple[tuple[int, ...], ...]
    """Percent; 0 where nothing is covered."""


class Verdict(Record, tag="verdict"):
    number: int
    """Of the seat's moves, from 1."""
    at_ms: int
    kind: str
    """What was done, told by `analysis-did-<kind>` with `text`."""
    text: str
    mark: Mark
    unit: Unit = "points"
    value: int = 0
    """Of the move, in hundredths of the unit."""
    best: int = 0
    """Of the best there was."""
    instead: tuple[Instead, ...] = ()
    """Better ones or equal, best first."""
    remarks: tuple[Remark, ...] = ()
    cells: tuple[Cell, ...] = ()
    """Where it was played."""
    scene: Scene | None = None


class Group(Record, tag="group"):
    """Words that belong together, under a sentence: `analysis-<game>-<code>`."""

    code: str
    words: tuple[str, ...]
    facts: dict[str, Fact] = field(default_factory=dict)


class Series(Record, tag="series"):
    """Figures in a row, to be drawn: `analysis-<game>-<code>` names them."""

    code: str
    unit: Unit
    values: tuple[int, ...]
    """In hundredths of the unit."""


class Analysis(Record, tag="analysis"):
    game: str
    seat: Seat
    accuracy: int | None
    """Percent of the best there was; `analysis-<game>-accuracy` says of what. None: nothing to judge."""
    verdicts: tuple[Verdict, ...]
    moments: tuple[int, ...] = ()
    """The verdicts that teach most, by their place in `verdicts`; at most three."""
    remarks: tuple[Remark, ...] = ()
    """Of the whole match."""
    groups: tuple[Group, ...] = ()
    series: tuple[Series, ...] = ()
    exact: bool = True
    """False: the engine had to estimate."""


Moves = Sequence[tuple[Stamp, Any]]


class Turn(NamedTuple, Generic[S]):
    """One move with the state before and after it."""

    number: int
    before: S
    stamp: Stamp
    move: Any
    after: S


def turns(
    apply: Callable[[S, Stamp, M | TimeUp, T], Step[S]],
    state: S,
    moves: Iterable[tuple[Stamp, Any]],
    tools: T,
) -> Iterator[Turn[S]]:
    """The match again; the number counts the moves of the one who made each."""
    numbers: dict[Seat, int] = {}
    for stamp, move in moves:
        step = apply(state, stamp, move, tools)
        if not isinstance(move, TimeUp):
            numbers[stamp.seat] = numbers.get(stamp.seat, 0) + 1
        yield Turn(numbers.get(stamp.seat, 0), state, stamp, move, step.state)
        state = step.state


def centi(value: float) -> int:
    """In hundredths, as a verdict tells it."""
    return round(value * 100)


def percent(value: float, best: float) -> int:
    """Of the best; all of it where there was nothing to win."""
    return 100 if best <= 0 else max(0, min(100, round(100 * value / best)))


def mark_of(value: float, best: float) -> Mark:
    share = percent(value, best)
    if share >= BEST:
        return "best"
    if share >= GOOD:
        return "good"
    return "fine" if share >= FINE else "missed"


def moments(verdicts: Sequence[Verdict]) -> tuple[int, ...]:
    """The worst marks first, then what lost the largest share; told in the order played."""
    poor = [at for at, verdict in enumerate(verdicts) if verdict.mark in SEVERITY]
    worst = sorted(poor, key=lambda at: (-SEVERITY[verdicts[at].mark], _kept(verdicts[at]), at))
    return tuple(sorted(worst[:MOMENTS]))


def _kept(verdict: Verdict) -> int:
    few, many = verdict.value, verdict.best
    return percent(many, few) if verdict.unit == "seconds" else percent(few, many)


def mean(shares: Sequence[int]) -> int | None:
    return round(sum(shares) / len(shares)) if shares else None
