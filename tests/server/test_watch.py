"""What somebody on call sees: readiness, metrics, logs, and alerts that name what is there."""

import asyncio
import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tests.server.running import Running, running
from worderly.server.watch.logs import JsonLines, request_id, take_request_id
from worderly.server.watch.loop_lag import LoopLag
from worderly.server.watch.readiness import write_nothing
from worderly.server.watch.workers import WorkerFiles
from worderly.store.database.outage import Outage, Unavailable
from worderly.store.store import Store

ROOT = Path(__file__).parents[2]
METRIC = re.compile(r"\b(worderly_\w+|process_\w+)")


def test_a_database_that_hangs_makes_the_node_unready_in_time(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each answer ends with its own deadline, and the database is asked once."""
    asked, goes_on = list[object](), asyncio.Event()

    async def hang(job: object) -> None:
        asked.append(job)
        await goes_on.wait()

    with monkeypatch.context() as broken:
        broken.setattr(server.service.store, "write", hang)
        answers = [server.http.get("/readyz") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [503] * 3
    assert len(asked) == 1
    server.loop.call_soon_threadsafe(goes_on.set)
    assert server.http.get("/readyz").status_code == 200


def test_a_node_that_cannot_save_is_not_ready(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(job: object) -> None:
        raise Unavailable("database or disk is full")

    assert server.http.get("/readyz").json() == {
        "ok": True,
        "version": server.http.get("/healthz").json()["version"],
        "news": "alone",
    }
    with monkeypatch.context() as broken:
        broken.setattr(server.service.store, "write", full)
        assert server.http.get("/readyz").status_code == 503
    assert server.http.get("/readyz").status_code == 200


def test_readiness_writes_and_changes_no_row(database: str) -> None:
    store = Store(database)
    try:
        store.write_now(write_nothing)
        store.write_now(write_nothing)
    finally:
        store.close()


def test_every_metric_of_the_alerts_and_the_dashboard_is_exported(server: Running) -> None:
    server.http.post("/api/matches", json={"game": "hands"})
    exported = set(METRIC.findall(server.http.get("/metrics").text))
    rules = yaml.safe_load((ROOT / "deploy/alerts.yml").read_text())["groups"][0]["rules"]
    panels = json.loads((ROOT / "deploy/grafana-dashboard.json").read_text())["panels"]
    asked = [rule["expr"] for rule in rules]
    asked += [target["expr"] for panel in panels for target in panel["targets"]]
    # Appear with their first move, refusal or slow client.
    later = {"worderly_moves_total"}
    assert set(METRIC.findall(" ".join(asked))) - later <= exported


def test_every_alert_has_its_section_in_the_runbook() -> None:
    rules = yaml.safe_load((ROOT / "deploy/alerts.yml").read_text())["groups"][0]["rules"]
    sections = re.findall(r"^## (\w+)$", (ROOT / "docs/runbook.md").read_text(), re.MULTILINE)
    assert [rule["alert"] for rule in rules if rule["alert"] not in sections] == []


def test_every_answer_has_an_id_that_a_proxy_may_choose(server: Running) -> None:
    first, second = (server.http.get("/healthz").headers["x-request-id"] for _ in range(2))
    assert first != second
    given = {"X-Request-Id": "proxy-4711.a_B"}
    assert server.http.get("/healthz", headers=given).headers["x-request-id"] == "proxy-4711.a_B"
    bad = {"X-Request-Id": 'x" <script>'}
    assert re.fullmatch("[0-9a-f]{16}", server.http.get("/healthz", headers=bad).headers["x-request-id"])


def test_a_log_line_has_its_facts_and_the_id_of_its_request() -> None:
    record = logging.makeLogRecord({"msg": "Redis answers", "levelname": "INFO", "away_s": 1.5})
    plain = json.loads(JsonLines().format(record))
    assert (plain["message"], plain["away_s"]) == ("Redis answers", 1.5)
    assert "request" not in plain
    token = request_id.set(None)
    try:
        chosen = take_request_id({b"x-request-id": b"abcdefgh"})
        assert json.loads(JsonLines().format(record))["request"] == chosen == "abcdefgh"
    finally:
        request_id.reset(token)


def messages(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "worderly"]


def test_start_and_stop_are_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "worderly"), running(f"sqlite:///{tmp_path}/w.db", tmp_path):
        pass
    assert messages(caplog) == ["started", "stopping", "stopped"]
    started: Any = caplog.records[0]
    assert (started.database, started.shared) == ("sqlite", False)


def test_an_outage_is_logged_once_and_its_end_too(caplog: pytest.LogCaptureFixture) -> None:
    outage = Outage()
    with caplog.at_level(logging.INFO, "worderly"):
        for _ in range(3):
            outage.failed("no route to host")
        for _ in range(3):
            outage.answered()
        outage.failed("again")
    assert messages(caplog) == [
        "the database does not answer",
        "the database answers again",
        "the database does not answer",
    ]
    assert outage.failures == 4


def test_any_worker_answers_for_all_of_them(tmp_path: Path) -> None:
    files = WorkerFiles(tmp_path / "metrics")
    other = (
        "# HELP worderly_moves_total Moves\n# TYPE worderly_moves_total counter\n"
        'worderly_moves_total{{game="hands"}} {}\n'
    )
    (tmp_path / "metrics" / "101.prom").write_text(other.format(3))
    (tmp_path / "metrics" / "102.prom").write_text(other.format(4))
    text = files.text().decode()
    assert text.count("# TYPE worderly_moves_total counter") == 1
    assert 'worderly_moves_total{game="hands",worker="101"} 3.0' in text
    assert 'worderly_moves_total{game="hands",worker="102"} 4.0' in text


def test_the_lag_of_the_loop_is_the_longest_delay(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("worderly.server.watch.loop_lag.monotonic", lambda: now)
    lag = LoopLag()
    for passed in (0.25, 0.25, 0.85, 0.26):
        asyncio.run(lag.step())
        now += passed
    asyncio.run(lag.step())
    assert lag.longest_s == pytest.approx(0.6)
