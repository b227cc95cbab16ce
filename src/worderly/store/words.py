"""Words that players reported, and the words that the host added or banned."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from worderly.store.database.upsert import upsert
from worderly.store.schema import host_words, word_reports
from worderly.store.tables.rows import HostWord

MOST_REPORTS = 10_000
"""Rows in the table; once it is full, only the counts of known reports grow."""


class ReportRow(NamedTuple):
    language: str
    word: str
    kind: str
    times: int
    first_ms: int
    last_ms: int


def add_report(connection: Connection, language: str, word: str, kind: str, now_ms: int) -> bool:
    """Counts the report; False: it is a new one and the table is full. Nothing says who sent it."""
    same = (
        (word_reports.c.language == language) & (word_reports.c.word == word) & (word_reports.c.kind == kind)
    )
    counted = update(word_reports).where(same).values(times=word_reports.c.times + 1, last_ms=now_ms)
    if connection.execute(counted).rowcount:
        return True
    if connection.execute(select(func.count()).select_from(word_reports)).scalar_one() >= MOST_REPORTS:
        return False
    row = ReportRow(language, word, kind, 1, now_ms, now_ms)
    # Another node may have stored the same report since the update; its count is then one too small.
    connection.execute(upsert(connection, word_reports).values(row._asdict()).on_conflict_do_nothing())
    return True


def reports(connection: Connection, language: str | None = None) -> Sequence[ReportRow]:
    """The most frequent first."""
    query = select(word_reports).order_by(
        word_reports.c.times.desc(), word_reports.c.language, word_reports.c.word, word_reports.c.kind
    )
    if language is not None:
        query = query.where(word_reports.c.language == language)
    return [ReportRow(*row) for row in connection.execute(query)]


def drop_reports(connection: Connection, language: str, word: str) -> int:
    """After the host has decided; returns how many kinds there were."""
    gone = delete(word_reports).where(word_reports.c.language == language, word_reports.c.word == word)
    return int(connection.execute(gone).rowcount)


def changes(connection: Connection) -> Sequence[HostWord]:
    """Every change in order."""
    query = select(host_words).order_by(host_words.c.language, host_words.c.number)
    return [HostWord(*row) for row in connection.execute(query)]


def add_change(connection: Connection, language: str, mark: str, word: str, from_ms: int) -> HostWord:
    last = select(func.max(host_words.c.number)).where(host_words.c.language == language)
    number = int(connection.execute(last).scalar() or 0) + 1
    row = HostWord(language, number, mark, word, from_ms)
    connection.execute(insert(host_words).values(row._asdict()))
    return row
