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


class Closing(Record, tag="closing"):
    """One of the last lines: the message `analysis-closing-<code>` with its facts, `number` and `did`."""

    code: str
    at: int | None = None
    """The move that it is about, as an index into `verdicts`."""
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
    """Plain sentences, without a number that needs a course."""
    cells: tuple[Cell, ...] = ()
    """The cells of the move."""
    scene: Scene | None = None
    why: tuple[Remark, ...] = ()
    """The numbers behind, for a player who asks."""
    earned: int = 0
    """Points that the move won."""


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
    """Percent; `analysis-<game>-accuracy` says of what. None: nothing to judge."""
    verdicts: tuple[Verdict, ...]
    moments: tuple[int, ...] = ()
    """Indexes into `verdicts` of the moves that teach most; at most three."""
    remarks: tuple[Remark, ...] = ()
    """About the whole match."""
    groups: tuple[Group, ...] = ()
    series: tuple[Series, ...] = ()
    exact: bool = True
    """False: the values are estimates."""
    closing: tuple[Closing, ...] = ()
    """The best move and the turning point."""
    advice: Remark | None = None
    """What to try next time."""


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
    return tuple(sorted(_worst(verdicts)[:MOMENTS]))


def _worst(verdicts: Sequence[Verdict]) -> list[int]:
    poor = [at for at, verdict in enumerate(verdicts) if verdict.mark in SEVERITY]
    return sorted(poor, key=lambda at: (-SEVERITY[verdicts[at].mark], _share_kept(verdicts[at]), at))


def _share_kept(verdict: Verdict) -> int:
    few, many = verdict.value, verdict.best
    return percent(many, few) if verdict.unit == "seconds" else percent(few, many)


def mean(shares: Sequence[int]) -> int | None:
    return round(sum(shares) / len(shares)) if shares else None


def closing(
    verdicts: Sequence[Verdict], advice: Remark | None, turning: Closing | None = None
) -> tuple[Closing, ...]:
    """The best move and the turning point; without advice also that nothing is left to mend."""
    if all(verdict.mark == "plain" for verdict in verdicts):
        return ()
    praise = () if advice else (Closing("keep"),)
    return (*_best(verdicts), turning or _turning(verdicts), *praise)


def _best(verdicts: Sequence[Verdict]) -> tuple[Closing, ...]:
    """The most points, or the quickest find; where neither counts, the first of the best moves."""
    strong = [at for at, verdict in enumerate(verdicts) if verdict.mark in ("best", "good")]
    if not strong:
        return ()
    at = max(strong, key=lambda at: (_gain(verdicts[at]), -at))
    if verdicts[at].unit == "seconds":
        return (Closing("quickest", at, {"seconds": round(verdicts[at].value / 100)}),)
    earned = verdicts[at].earned
    return (Closing("best", at, {"points": earned}) if earned else Closing("best_told", at),)


def _gain(verdict: Verdict) -> tuple[int, bool]:
    gain = -verdict.value if verdict.unit == "seconds" else verdict.earned
    return gain, verdict.mark == "best"


def _turning(verdicts: Sequence[Verdict]) -> Closing:
    worst = [at for at in _worst(verdicts) if verdicts[at].mark in ("missed", "wasted")]
    if not worst:
        return Closing("steady")
    verdict = verdicts[worst[0]]
    if verdict.unit == "seconds":
        return Closing("slow", worst[0], {"seconds": round(verdict.value / 100)})
    return Closing("turning", worst[0])
