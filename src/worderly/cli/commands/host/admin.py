"""`worderly admin`: the host's tools, on the server's own database."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from worderly.cli.commands.host.serve import read_database, store_options
from worderly.cli.errors import Failure, Misuse
from worderly.cli.parts import Command, Group, WholeNumber, argument, option
from worderly.cli.speech import echo, text
from worderly.kit import encode

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from worderly.store.store import Store

R = TypeVar("R", bound=NamedTuple)


def open_store(given: dict[str, Any]) -> "Store":
    """The server's store; a wrong folder must not create an empty database."""
    from worderly.cli.commands.host import backups
    from worderly.store.store import Store

    database = read_database(given)
    if (path := backups.sqlite_file(database)) is not None and not path.is_file():
        raise Failure("server-admin-no-database", file=str(path))
    return Store(database)


def print_rows(
    given: dict[str, Any], read: Callable[["Connection"], Sequence[R]], say: Callable[[R], str], none: str
) -> None:
    """As sentences, or as JSON with `--json`."""
    as_json = given.pop("json")
    store = open_store(given)
    rows = store.read_now(read)
    store.close()
    if as_json:
        echo(encode([row._asdict() for row in rows]).decode())
        return
    for row in rows:
        echo(say(row))
    if not rows:
        echo(text(none))


def _stats(**given: Any) -> None:
    from worderly.store.database.counts import count_rows

    store = open_store(given)
    counts = store.read_now(count_rows)
    store.close()
    if given.get("as_json"):
        echo(json.dumps(counts))
    else:
        echo("\n".join(text("server-admin-count", name=name, count=n) for name, n in counts.items()))


def _hide(name: str, tag: int, **given: Any) -> None:
    """The player keeps playing; others see no name."""
    from worderly.store import people

    store = open_store(given)
    player = _player(store, name, tag)
    store.write_now(lambda c: people.change(c, player, hidden=True))
    store.close()
    echo(text("server-admin-hidden", name=name, tag=str(tag)))


def _ban(name: str, tag: int, **given: Any) -> None:
    """From all boards, for good; the player keeps playing."""
    from worderly.store import people
    from worderly.store.ranking import boards

    def job(connection: "Connection") -> None:
        boards.withdraw(connection, player)
        people.change(connection, player, banned=True, on_boards=False)

    store = open_store(given)
    player = _player(store, name, tag)
    store.write_now(job)
    store.close()
    echo(text("server-admin-banned", name=name, tag=str(tag)))


def _player(store: "Store", name: str, tag: int) -> int:
    from worderly.store import people

    player = next((row for row in store.read_now(lambda c: people.by_name(c, name)) if row.tag == tag), None)
    if player is None:
        raise Misuse("server-admin-nobody", name=name, tag=str(tag))
    return player.id


def _close(code: str, **given: Any) -> None:
    from worderly.store import rooms

    store = open_store(given)
    row = store.read_now(lambda c: rooms.by_code(c, code.upper()))
    if row is None:
        raise Misuse("server-admin-no-room", code=code)
    store.write_now(lambda c: rooms.drop(c, [row["id"]]))
    store.close()
    echo(text("server-admin-closed", code=code.upper()))


def _backup(file: str, **given: Any) -> None:
    from worderly.cli.commands.host import backups

    backups.save(read_database(given), Path(file))
    echo(text("server-admin-backed-up", file=file))


def _restore(file: str, **given: Any) -> None:
    from worderly.cli.commands.host import backups

    backups.restore(read_database(given), Path(file))
    echo(text("server-admin-restored", file=file))


stats = Command("stats", _stats, [*store_options, option("--json", "as_json", is_flag=True)])
_who = [argument("name"), argument("tag", type=WholeNumber(1, 32_767))]
hide = Command("hide", _hide, [*_who, *store_options])
ban = Command("ban", _ban, [*_who, *store_options])
close = Command("close", _close, [argument("code"), *store_options])
backup = Command("backup", _backup, [argument("file"), *store_options])
restore = Command("restore", _restore, [argument("file"), *store_options])
_names = ("stats", "hide", "ban", "close", "backup", "restore")
admin = Group(
    "admin",
    {name: f"worderly.cli.commands.host.admin:{name}" for name in _names}
    | {"words": "worderly.cli.commands.host.words:words"}
    | {name: f"worderly.cli.commands.host.results:{name}" for name in ("results", "flags")},
)
