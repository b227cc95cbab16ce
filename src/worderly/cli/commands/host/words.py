"""`worderly admin words`: what players reported, and the words that the host adds to a list or bans."""

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any

from worderly.cli.commands.host.admin import open_store, print_rows
from worderly.cli.commands.host.serve import store_options
from worderly.cli.parts import Command, Group, argument, flag
from worderly.cli.shared import language_options, pop_shared
from worderly.cli.speech import echo, text
from worderly.games.own_words import own_key
from worderly.lexicon import Lexicon
from worderly.store import words as word_rows
from worderly.store.tables.rows import HostWord
from worderly.store.words import ReportRow
from worderly.table.clock import SystemClock
from worderly.table.host_words import DELAY_MS, HostWords

if TYPE_CHECKING:
    from sqlalchemy import Connection

_CHANGES = {"+": "added", "-": "banned"}
_SETTLED = {"+": ("listed",), "-": ("banned", "unlisted")}
"""The verdicts at which a change would change nothing."""


def _add(words: tuple[str, ...], **given: Any) -> None:
    _change("+", words, given)


def _ban(words: tuple[str, ...], **given: Any) -> None:
    _change("-", words, given)


def _change(mark: str, words: Iterable[str], given: dict[str, Any]) -> None:
    """Every change makes a new version of the list; the reports of the word are settled by it."""
    language = pop_shared(given).languages[0]
    keys = dict.fromkeys(own_key(Lexicon.open(language), word) for word in words)
    store = open_store(given)
    now_ms = SystemClock().now_ms()
    current = _lexicon(store.read_now(word_rows.changes), language)
    for key in keys:
        if current.verdict(key) in _SETTLED[mark]:
            echo(text("server-words-same", word=key, change=_CHANGES[mark]))
        else:
            echo(_said(store.write_now(partial(_record, language, mark, key, now_ms))))
    store.close()


def _record(language: str, mark: str, key: str, now_ms: int, connection: "Connection") -> HostWord:
    word_rows.drop_reports(connection, language, key)
    return word_rows.add_change(connection, language, mark, key, now_ms + DELAY_MS)


def _said(made: HostWord) -> str:
    lexicon = Lexicon.open(made.language)
    version = f"{lexicon.name} {lexicon.version}+{made.number}"
    facts = {"word": made.word, "list": version, "time": _time(made.from_ms)}
    return text("server-words-changed", change=_CHANGES[made.mark], **facts)


def _time(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _lexicon(changes: Iterable[HostWord], language: str) -> Lexicon:
    """The list with every change, also those that hold only from now on."""
    host_words = HostWords()
    host_words.take(changes)
    return host_words.lexicon(language, SystemClock().now_ms() + DELAY_MS)


def _list(**given: Any) -> None:
    print_rows(given, word_rows.changes, _said, "server-words-none")


def _reports(**given: Any) -> None:
    print_rows(given, word_rows.reports, _report, "server-words-no-reports")


def _report(row: ReportRow) -> str:
    facts = {"word": row.word, "language": row.language, "kind": row.kind, "time": _time(row.last_ms)}
    return text("server-words-report", count=row.times, **facts)


_words = argument("words", nargs=-1, required=True)
add = Command("add", _add, [_words, *language_options(), *store_options])
ban = Command("ban", _ban, [_words, *language_options(), *store_options])
list_ = Command("list", _list, [*store_options, flag("--json")])
reports = Command("reports", _reports, [*store_options, flag("--json")])
_places = {"add": "add", "ban": "ban", "list": "list_", "reports": "reports"}
words = Group("words", {name: f"worderly.cli.commands.host.words:{place}" for name, place in _places.items()})
