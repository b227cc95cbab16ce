"""A stored match becomes a table again: its record, and its log played again."""

from pathlib import Path

from tests.table.stage import Stage, guess, play
from worderly.table.days import calendar as days
from worderly.table.match.opening import open_table, record_of

ROW = {
    "id": "m",
    "game": "codeword",
    "race": False,
    "options": b"{}",
    "started_ms": 5,
    "ranked": True,
    "room": None,
    "daily": "codeword/en/1/2026-11-14",
}


def test_a_match_against_bots_is_played_alone_and_a_daily_closes() -> None:
    record = record_of(ROW, [{"bot": None}, {"bot": "reader"}], b"start", 7)
    assert (record.is_alone, record.is_round, record.words_ms) == (True, False, 7)
    assert record.closes_ms == days.closes_ms("2026-11-14")
    assert not record_of(ROW, [{"bot": None}] * 2, b"", 0).is_alone
    assert record_of(ROW | {"daily": None, "room": "BCDF"}, [], b"", 0)[-2:] == (True, 0)


def test_the_log_is_played_again(tmp_path: Path) -> None:
    async def reopened(stage: Stage) -> tuple[int, bool]:
        _, table = await stage.create()
        await table.submit(0, "a", guess("crane"))
        again = await open_table(stage.hub, table.record, table.row, table.seat_rows)
        return again.stream.seq, again.stream.state == table.stream.state

    assert play(f"sqlite:///{tmp_path}/w.db", reopened) == (1, True)
