"""What a job may cost, and who runs it."""

import asyncio
from collections.abc import Callable
from typing import Any, Concatenate, NamedTuple, ParamSpec, Protocol, TypeVar

from worderly.table.catalog import Catalog

P = ParamSpec("P")
T = TypeVar("T")
Job = Callable[Concatenate[Catalog, P], T]
"""A function of a module, with the games as its first argument; it runs in another process."""


class Budget(NamedTuple):
    """A worker that needs more is killed."""

    cpu_s: float
    wall_s: float
    """Much longer: other work goes first on a busy machine."""


PUZZLE = Budget(2, 60)
LONG = Budget(5, 60)
"""A book, an analysis, a long replay."""
DAY = Budget(10, 120)
"""A daily; the host's own choice of options, mostly made ahead of time."""


class Work(Protocol):
    async def run(self, budget: Budget, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Raises what the job refuses, Problem("too_much_work") or Problem("busy")."""
        ...

    def close(self) -> None: ...


class Lanes(NamedTuple):
    """Apart, so that no maker's list holds up whoever begins to play."""

    work: Work
    """Deals the puzzles of matches and days."""
    makers: Work
    """Does what may take long: makers' puzzles, prints, analyses, replays."""


class InThread:
    """Without a budget: for a hub that no stranger can reach."""

    def __init__(self, catalog: Callable[[], Catalog]) -> None:
        self._catalog = catalog

    async def run(self, budget: Budget, job: Job[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        work: Callable[..., Any] = job
        done: T = await asyncio.to_thread(work, self._catalog(), *args, **kwargs)
        return done

    def close(self) -> None:
        """Threads end by themselves."""
