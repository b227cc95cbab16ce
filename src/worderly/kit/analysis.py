"""The analysis of a match that is over: a verdict for each move, in one format for all games."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, Literal, NamedTuple

from msgspec import field

from worderly.kit.codec import Record
from worderly.kit.game import M, S, Seat, Stamp, Step, T, TimeUp
from worderly.kit.refusal import Fact

Mark = Literal["best", "good", "fine", "missed", "wasted", "plain"]
"""`plain`: nothing to judge (giving up, the clock)."""
Unit = Literal["points", "bits", "percent", "seconds"]
"""Fewer seconds are better; of every other unit, more is better."""
Cell = tuple[int, int]

COVERED, EMPTY = "?", "."
"""Cells of a scene."""
BEST, GOOD, FINE = 97, 80, 50
"""A move gets this mark from this percentage of the best possible value on."""
SEVERITY: dict[Mark, int] = {"wasted": 3, "missed": 2, "fine": 1}
MOMENTS = 3


class Remark(Record, tag="remark"):
    """One sentence: the message `analysis-<game>-<code>` with its facts."""

    code: str
    facts: dict[str, Fact] = field(default_factory=dict)


class Instead(Record, tag="instead"):
    """An alternative to the move."""

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
    """What the player did; the message `analysis-did-<kind>` says it with `text`."""
    text: str
    mark: Mark
    unit: Unit = "points"
    value: int = 0
    """The value of the move, in hundredths of the unit."""
    best: int = 0
    """The value of the best possible move."""
    instead: tuple[Instead, ...] = ()
    """Better or equal moves, best first."""
    remarks: tuple[Remark, ...] = ()
    cells: tuple[Cell, ...] = ()
    """The cells of the move."""
    scene: Scene | None = None


class Group(Record, tag="group"):
    """Words that belong together; the message `analysis-<game>-<code>` is their heading."""

    code: str
    words: tuple[str, ...]
    facts: dict[str, Fact] = field(default_factory=dict)


class Series(Record, tag="series"):
    """Numbers for a chart; the message `analysis-<game>-<code>` is its title."""

    code: str
    unit: Unit
    values: tuple[int, ...]
    """In hundredths of the unit."""


class Analysis(Record, tag="analysis"):
    game: str
    seat: Seat
    accuracy: int | None
    """Percent of the best possible; `analysis-<game>-accuracy` says of what. None: nothing to judge."""
    verdicts: tuple[Verdict, ...]
    moments: tuple[int, ...] = ()
    """Indexes into `verdicts` of the moves that teach most; at most three."""
    remarks: tuple[Remark, ...] = ()
    """About the whole match."""
    groups: tuple[Group, ...] = ()
    series: tuple[Series, ...] = ()
    exact: bool = True
    """False: the values are estimates."""


Moves = Sequence[tuple[Stamp, Any]]


class PlayedMove(NamedTuple, Generic[S]):
    """One move with the state before and after it."""

    number: int
    before: S
    stamp: Stamp
    move: Any
    after: S


def replay_moves(
    apply: Callable[[S, Stamp, M | TimeUp, T], Step[S]],
    state: S,
    moves: Iterable[tuple[Stamp, Any]],
    tools: T,
) -> Iterator[PlayedMove[S]]:
    """Replays the match; `number` counts the moves of each seat from 1."""
    numbers: dict[Seat, int] = {}
    for stamp, move in moves:
        step = apply(state, stamp, move, tools)
        if not isinstance(move, TimeUp):
            numbers[stamp.seat] = numbers.get(stamp.seat, 0) + 1
        yield PlayedMove(numbers.get(stamp.seat, 0), state, stamp, move, step.state)
        state = step.state


def centi(value: float) -> int:
    """In hundredths, as a verdict stores it."""
    return round(value * 100)


def percent(value: float, best: float) -> int:
    """`value` as a percentage of `best`; 100 if there was nothing to win."""
    return 100 if best <= 0 else max(0, min(100, round(100 * value / best)))


def mark_of(value: float, best: float) -> Mark:
    share = percent(value, best)
    if share >= BEST:
        return "best"
    if share >= GOOD:
        return "good"
    return "fine" if share >= FINE else "missed"


def moments(verdicts: Sequence[Verdict]) -> tuple[int, ...]:
    """Picks the worst marks, then the largest losses; returns them in the order played."""
    poor = [at for at, verdict in enumerate(verdicts) if verdict.mark in SEVERITY]
    worst = sorted(poor, key=lambda at: (-SEVERITY[verdicts[at].mark], _share_kept(verdicts[at]), at))
    return tuple(sorted(worst[:MOMENTS]))


def _share_kept(verdict: Verdict) -> int:
    few, many = verdict.value, verdict.best
    return percent(many, few) if verdict.unit == "seconds" else percent(few, many)


def mean(shares: Sequence[int]) -> int | None:
    return round(sum(shares) / len(shares)) if shares else None
