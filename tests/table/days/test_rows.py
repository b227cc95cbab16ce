"""Published puzzles in memory."""

from worderly.store.tables.rows import DailyRow
from worderly.table.days.rows import MOST, DayRows, Key


def row(date: str) -> DailyRow:
    return DailyRow("codeword", "en", 1, date, b"{}", b"{}", "salt", "hash")


def key(number: int) -> Key:
    return "codeword", "en", str(number)


def test_what_was_used_last_is_kept() -> None:
    rows = DayRows()
    for number in range(MOST):
        rows.keep(key(number), row(str(number)))
    assert rows.get(key(0)) == row("0")
    rows.keep(key(MOST), row("new"))
    assert rows.get(key(0)) == row("0")
    assert rows.get(key(1)) is None
    assert rows.get(key(MOST)) == row("new")
