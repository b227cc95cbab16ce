"""Reports of words and the host's own words, on both databases."""

import pytest
from sqlalchemy import Connection

from worderly.store import words
from worderly.store.tables.rows import HostWord
from worderly.store.words import ReportRow


def test_the_same_report_is_one_row_with_a_count(connection: Connection) -> None:
    for now_ms in (10, 20, 30):
        assert words.add_report(connection, "en", "yeet", "in", now_ms)
    assert words.add_report(connection, "en", "yeet", "offensive", 40)
    assert words.add_report(connection, "fr", "yeet", "in", 50)
    assert words.reports(connection, "en") == [
        ReportRow("en", "yeet", "in", 3, 10, 30),
        ReportRow("en", "yeet", "offensive", 1, 40, 40),
    ]
    assert [row.times for row in words.reports(connection)] == [3, 1, 1]


def test_a_full_table_still_counts_what_it_has(
    connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(words, "MOST_REPORTS", 1)
    assert words.add_report(connection, "en", "yeet", "in", 10)
    assert not words.add_report(connection, "en", "noob", "in", 10)
    assert words.add_report(connection, "en", "yeet", "in", 11)
    assert words.reports(connection) == [ReportRow("en", "yeet", "in", 2, 10, 11)]


def test_decided_reports_are_dropped(connection: Connection) -> None:
    for kind in ("in", "out"):
        words.add_report(connection, "en", "yeet", kind, 10)
    words.add_report(connection, "en", "noob", "in", 10)
    assert words.drop_reports(connection, "en", "yeet") == 2
    assert [row.word for row in words.reports(connection)] == ["noob"]


def test_changes_are_numbered_in_each_language(connection: Connection) -> None:
    words.add_change(connection, "en", "+", "yeet", 10)
    words.add_change(connection, "fr", "-", "zut", 20)
    assert words.add_change(connection, "en", "-", "cat", 30) == HostWord("en", 2, "-", "cat", 30)
    assert words.changes(connection) == [
        HostWord("en", 1, "+", "yeet", 10),
        HostWord("en", 2, "-", "cat", 30),
        HostWord("fr", 1, "-", "zut", 20),
    ]
