"""Today's puzzles and top boards come from memory, with an ETag; a daily's state is stored once."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.server.running import Running, running
from worderly.store import dailies, schema
from worderly.table.clock import FakeClock

NOON_MS = 1_794_744_000_000
DAY = "2026-11-15"
BOARD = f"/api/boards/hands/en/{DAY}"


def make_day(here: Running) -> None:
    for game in here.service.catalog.games:
        here.http.post("/api/matches", json={"game": game, "daily": DAY})


def test_a_returning_visitor_costs_the_database_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeClock(NOON_MS)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, clock) as here:
        make_day(here)
        first = here.browser().get(f"/api/daily?date={DAY}")
        clock.jump_to(NOON_MS + 5_000)

        async def read(job: object) -> None:
            raise AssertionError("the database was asked")

        monkeypatch.setattr(here.service.store, "read", read)
        mark = {"If-None-Match": f'"other", {first.headers["etag"]}'}
        again = here.browser().get(f"/api/daily?date={DAY}", headers=mark)
        assert (again.status_code, again.content) == (304, b"")
        whole = here.browser().get(f"/api/daily?date={DAY}")
        assert whole.json() == {**first.json(), "now_ms": NOON_MS + 5_000}
        assert "s-maxage=30" in whole.headers["cache-control"]
        assert whole.headers["vary"] == "cookie, authorization"


def test_a_player_gets_an_answer_of_their_own(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, FakeClock(NOON_MS)) as here:
        make_day(here)
        ann, _ = here.player("Ann")
        begun = ann.post("/api/matches", json={"game": "hands", "daily": DAY}).json()["match"]
        for path in (f"/api/daily?date={DAY}", BOARD):
            everybody, mine = here.browser().get(path), ann.get(path)
            assert everybody.headers["cache-control"].startswith("public")
            assert mine.headers["cache-control"] == "private, no-cache"
            assert ann.get(path, headers={"If-None-Match": mine.headers["etag"]}).status_code == 304
        puzzles = ann.get(f"/api/daily?date={DAY}").json()["puzzles"]
        assert [one["match"] for one in puzzles if one["game"] == "hands"] == [begun]


def start_of(here: Running, match: str) -> bytes:
    query = select(schema.matches.c.start).where(schema.matches.c.id == match)
    return bytes(here.service.store.read_now(lambda c: c.scalars(query).one()))


@pytest.mark.parametrize("was_copied", [False, True])
def test_a_daily_is_stored_once_and_older_matches_with_a_copy_load_too(
    database: str, tmp_path: Path, was_copied: bool
) -> None:
    wish: dict[str, Any] = {"game": "hands", "daily": DAY}
    with running(database, tmp_path, FakeClock(NOON_MS)) as here:
        begun = here.http.post("/api/matches", json=wish).json()
        match = begun["match"]
        assert start_of(here, match) == b""
        if was_copied:
            row = here.service.store.read_now(lambda c: dailies.newest(c, "hands", "en", DAY))
            assert row is not None
            copy = update(schema.matches).where(schema.matches.c.id == match).values(start=row.start)
            here.service.store.write_now(lambda c: c.execute(copy).rowcount)
    with running(database, tmp_path, FakeClock(NOON_MS)) as here:
        shown = here.http.get(f"/api/matches/{match}", headers={"Worderly-Key": begun["key"]}).json()
        assert shown["frame"]["view"] == begun["frame"]["view"]
