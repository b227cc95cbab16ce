"""Named ranks: which one a player has reached in a match, and what is missing to the next."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, Literal

from worderly.kit.codec import Record
from worderly.kit.game import Say, Seat, V

Unit = Literal["points", "seconds"]
"""Of seconds, fewer are better."""


class RankStep(Record, tag="rank_step"):
    name: str
    """The message `<game>-rank-<name>` has its title."""
    at: int
    """Reached with so many points or more; within so many seconds (the lowest: in any time, 0)."""


class Rank(Record, tag="rank"):
    """The rank that a seat has reached in a match, now or at its end."""

    name: str
    place: int
    """From 0, the lowest."""
    value: int
    """What counts, in `unit`."""
    unit: Unit
    steps: tuple[RankStep, ...]
    """All ranks with their thresholds in this puzzle, the lowest first."""
    next: str = ""
    """The name of the next rank; empty: the highest is reached."""
    missing: int = 0
    """To the next rank: points more, or seconds less."""
    is_flawless: bool = False
    """The match is over, and it was played without a fault by the game's own measure."""
    longest: int = 0
    """Letters of the longest word that the player thought of; 0 in games that name their words."""


class Counted(Record, tag="counted"):
    """What a view says about ranks."""

    value: int
    whole: int
    """What 100 percent are: the points of a board, par, or the seconds that a slow player takes."""
    is_flawless: bool = False
    longest: int = 0


@dataclass(frozen=True, kw_only=True, eq=False)
class Ranks(Generic[V]):
    """The ranks of a game, thresholds as data."""

    percents: tuple[tuple[str, int], ...]
    """(name, percent of the whole at which it begins), the lowest first, at 0."""
    count: Callable[[V, Seat], Counted | None]
    """None: this view has no rank (a spectator, a match with answers shown, a clock that still runs)."""
    unit: Unit = "points"

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self.percents)

    def rank(self, view: V, seat: Seat) -> Rank | None:
        return self.of(self.count(view, seat))

    def of(self, counted: Counted | None) -> Rank | None:
        if counted is None or counted.whole <= 0:
            return None
        steps, unit = _steps(self, counted.whole), self.unit
        place = len([step for step in steps[1:] if _is_reached(step, counted.value, unit)])
        above = steps[place + 1] if place + 1 < len(steps) else None
        return Rank(
            name=steps[place].name,
            place=place,
            value=counted.value,
            unit=unit,
            steps=steps,
            next=above.name if above else "",
            missing=abs(above.at - counted.value) if above else 0,
            is_flawless=counted.is_flawless,
            longest=counted.longest,
        )


@lru_cache(256)
def _steps(ranks: Ranks[Any], whole: int) -> tuple[RankStep, ...]:
    return tuple(RankStep(name, _share(percent, whole)) for name, percent in ranks.percents)


def _share(percent: int, whole: int) -> int:
    """Rounded up: nobody is at 50 percent with less than half."""
    return -(-percent * whole // 100)


def _is_reached(step: RankStep, value: int, unit: Unit) -> bool:
    return value >= step.at if unit == "points" else value <= step.at


def rank_id(game_id: str, name: str) -> str:
    """The message with the title of a rank."""
    return f"{game_id}-rank-{name}"


def rank_text(rank: Rank, game_id: str, say: Say) -> str:
    """`Gold ◆`: the title, with the mark of a flawless game."""
    title = say(rank_id(game_id, rank.name))
    return say("rank-flawless", rank=title) if rank.is_flawless else title


def next_rank_text(rank: Rank, game_id: str, say: Say) -> str:
    """`12 points to Gold`; empty at the highest rank."""
    if not rank.next:
        return ""
    return say(f"rank-missing-{rank.unit}", count=rank.missing, rank=say(rank_id(game_id, rank.next)))
