"""`worderly admin`: the host's tools, on the server's own database."""

import json
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from worderly.cli.errors import Misuse
from worderly.cli.parts import Command, Group, WholeNumber, argument, option
from worderly.cli.serve import read_settings, store_options
from worderly.cli.speech import text

if TYPE_CHECKING:
    from worderly.store.store import Store


def _store(given: dict[str, Any]) -> "Store":
    from worderly.store.store import Store

    return Store(read_settings(given).database)


def _stats(**given: Any) -> None:
    from worderly.store.counts import count_rows

    store = _store(given)
    counts = store.read_now(count_rows)
    store.close()
    if given.get("as_json"):
        click.echo(json.dumps(counts))
    else:
        click.echo("\n".join(text("server-admin-count", name=name, count=n) for name, n in counts.items()))


def _hide(name: str, tag: int, **given: Any) -> None:
    """The player keeps playing; others see no name."""
    from worderly.store import people

    store = _store(given)
    player = next((row for row in store.read_now(lambda c: people.by_name(c, name)) if row.tag == tag), None)
    if player is None:
        raise Misuse("server-admin-nobody", name=name, tag=tag)
    store.write_now(lambda c: people.change(c, player.id, hidden=True))
    store.close()
    click.echo(text("server-admin-hidden", name=name, tag=tag))


def _close(code: str, **given: Any) -> None:
    from worderly.store import rooms

    store = _store(given)
    row = store.read_now(lambda c: rooms.by_code(c, code.upper()))
    if row is None:
        raise Misuse("server-admin-no-room", code=code)
    store.write_now(lambda c: rooms.drop(c, [row["id"]]))
    store.close()
    click.echo(text("server-admin-closed", code=code.upper()))


def _backup(file: str, **given: Any) -> None:
    """A consistent copy of a running server's database."""
    database = read_settings(given).database
    target = Path(file)
    if database.startswith("sqlite:///"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as source, sqlite3.connect(target) as copy:
            source.backup(copy)
        copy.close()
        source.close()
    else:
        _run("pg_dump", "--format=custom", f"--file={target}", database)
    click.echo(text("server-admin-backed-up", file=str(target)))


def _restore(file: str, **given: Any) -> None:
    """Replaces the database; the server must not be running."""
    database, source = read_settings(given).database, Path(file)
    if not source.is_file():
        raise Misuse("server-admin-no-file", file=file)
    if database.startswith("sqlite:///"):
        target = Path(database.removeprefix("sqlite:///"))
        for left in (target, target.with_name(target.name + "-wal"), target.with_name(target.name + "-shm")):
            left.unlink(missing_ok=True)
        shutil.copyfile(source, target)
    else:
        _run("pg_restore", "--clean", "--if-exists", f"--dbname={database}", str(source))
    click.echo(text("server-admin-restored", file=file))


def _run(program: str, *arguments: str) -> None:
    if shutil.which(program) is None:
        raise Misuse("server-admin-no-program", program=program)
    subprocess.run([program, *arguments], check=True)  # noqa: S603 - the host's own words


stats = Command("stats", _stats, [*store_options, option("--json", "as_json", is_flag=True)])
hide = Command("hide", _hide, [argument("name"), argument("tag", type=WholeNumber(1, 9999)), *store_options])
close = Command("close", _close, [argument("code"), *store_options])
backup = Command("backup", _backup, [argument("file"), *store_options])
restore = Command("restore", _restore, [argument("file"), *store_options])
_names = ("stats", "hide", "close", "backup", "restore")
admin = Group("admin", {name: f"worderly.cli.admin:{name}" for name in _names})
