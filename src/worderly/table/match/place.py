"""Where matches live, as their tables see it: the hub of a server, or the engine in a browser."""

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, ParamSpec, Protocol, TypeVar

from worderly.store.tables.rows import LogEntry, MatchRow, NewSeat
from worderly.table.catalog import Catalog
from worderly.table.clock import Clock
from worderly.table.match.finished import FinishedMatch
from worderly.table.stream import Also, Journal
from worderly.table.work.budget import Work

if TYPE_CHECKING:
    from worderly.table.match.create import MatchPlan
    from worderly.table.match.table import Table

P = ParamSpec("P")
T = TypeVar("T")


class Place(Protocol):
    @property
    def catalog(self) -> Catalog: ...

    @property
    def clock(self) -> Clock: ...

    @property
    def store(self) -> Journal: ...

    @property
    def work(self) -> Work:
        """Deals puzzles."""

    @property
    def makers(self) -> Work:
        """Does what may take long: makers' puzzles, prints, analyses, replays."""

    async def table(self, match: str, /) -> "Table":
        """Raises Problem("no_such_match")."""
        ...

    def new_match_id(self, now_ms: int, /) -> str: ...

    async def add_match(self, match: MatchRow, seats: Sequence[NewSeat], plan: "MatchPlan", /) -> None: ...

    def spawn(self, work: Coroutine[Any, Any, Any], /) -> None:
        """Runs it in the background."""

    def later(self, work: Callable[[], None], /) -> None:
        """Runs it after the callbacks that already wait."""

    async def aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs what computes for a while, where it holds nobody up."""
        ...

    def watched(self, match: str, /) -> None:
        """Somebody watches it now."""

    def publish(self, entry: LogEntry, /) -> None:
        """An entry was saved here: others must know it."""

    def finish_job(self, ended: FinishedMatch, /) -> Also | None:
        """What to save with the last entry of a match."""

    def over(self, table: "Table", /) -> None:
        """A match has ended, and its end is saved; called once."""
