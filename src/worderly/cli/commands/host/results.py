"""`worderly admin results` and `flags`: who is on a board, what was doubtful, and taking a result off."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from worderly.cli.commands.host.admin import open_store, print_rows
from worderly.cli.commands.host.serve import store_options
from worderly.cli.errors import Misuse
from worderly.cli.parts import Command, Group, argument, flag
from worderly.cli.shared import language_options, pop_shared
from worderly.cli.speech import echo, text
from worderly.table.boards import host_desk
from worderly.table.clock import SystemClock
from worderly.table.days import calendar as days

if TYPE_CHECKING:
    from sqlalchemy import Connection


def _list(game: str, day: str | None, **given: Any) -> None:
    language = pop_shared(given).languages[0]
    date = day or days.today(SystemClock().now_ms())
    print_rows(given, lambda c: host_desk.ranked(c, game, language, date), _said, "server-results-none")


def _flags(**given: Any) -> None:
    print_rows(given, host_desk.flagged, _said, "server-flags-none")


def _said(row: host_desk.Listed) -> str:
    said = text(
        "server-results-row",
        match=row.match or "",
        daily=row.daily,
        name=text("server-results-nobody") if row.name is None else f"{row.name} #{row.tag}",
        score=row.score,
        seconds=_seconds(row.time_ms),
        elapsed=_seconds(row.elapsed_ms),
        pauses=row.pauses,
    )
    if row.flag is None:
        return said
    return f"{said} · {text('server-results-flag', flag=row.flag, state=row.state)}"


def _seconds(time_ms: int) -> str:
    return f"{time_ms / 1000:.1f}"


def _remove(match: str, **given: Any) -> None:
    _change(match, given, host_desk.remove, "server-results-removed")


def _restore(match: str, **given: Any) -> None:
    _change(match, given, host_desk.restore, "server-results-restored")


def _change(
    match: str, given: dict[str, Any], change: "Callable[[Connection, str], bool]", done: str
) -> None:
    store = open_store(given)
    is_known = store.write_now(lambda c: change(c, match))
    store.close()
    if not is_known:
        raise Misuse("server-results-unknown", match=match)
    echo(text(done, match=match))


_HERE = "worderly.cli.commands.host.results"
_match = argument("match")
_day = argument("day", required=False)
list_ = Command("list", _list, [argument("game"), _day, *language_options(), *store_options, flag("--json")])
remove = Command("remove", _remove, [_match, *store_options])
restore = Command("restore", _restore, [_match, *store_options])
results = Group(
    "results", {"list": f"{_HERE}:list_", "remove": f"{_HERE}:remove", "restore": f"{_HERE}:restore"}
)
flags = Command("flags", _flags, [*store_options, flag("--json")])
