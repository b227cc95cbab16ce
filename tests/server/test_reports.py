"""Reports of words: counted once a day for each address, kept without a name, limited."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import Running, running
from worderly.server.limits.limits import Limiter
from worderly.store import words
from worderly.table.clock import FakeClock

DAY_MS = 86_400_000


def report(here: Running, word: str = "yeet", kind: str = "in", language: str = "en") -> httpx.Response:
    return here.http.post("/api/reports", json={"language": language, "word": word, "kind": kind})


def kept(here: Running) -> list[tuple[str, str, str, int]]:
    return [row[:4] for row in here.service.store.read_now(words.reports)]


def test_a_report_reaches_the_host_once_a_day_from_one_place(tmp_path: Path) -> None:
    clock = FakeClock(1_800_000_000_000)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, clock) as here:
        for _ in range(3):
            assert report(here, " Yeet").status_code == 204
        assert report(here, kind="offensive").status_code == 204
        assert kept(here) == [("en", "yeet", "in", 1), ("en", "yeet", "offensive", 1)]
        clock.advance(DAY_MS)
        assert report(here).status_code == 204
        assert kept(here)[0] == ("en", "yeet", "in", 2)


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"language": "xx"}, 404, "no_such_language"),
        ({"word": "r2d2"}, 409, "no_list_word"),
        ({"word": "x" * 30}, 409, "no_list_word"),
        ({"kind": "silly"}, 400, "bad_request"),
    ],
)
def test_what_is_no_report_is_refused(
    server: Running, change: dict[str, Any], status: int, code: str
) -> None:
    answer = report(server, **change)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_one_place_cannot_flood_the_host(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.service.limits, "reports", Limiter(2, server.service.clock.now_ms, 86_400))
    answers = [report(server, word) for word in ("noob", "yeet", "umami")]
    assert [answer.status_code for answer in answers] == [204, 204, 429]
    assert answers[-1].json()["code"] == "reports_enough"


def test_a_full_table_says_so(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "MOST_REPORTS", 0)
    answer = report(server, "zyzzyva")
    assert (answer.status_code, answer.json()["code"]) == (503, "reports_full")
