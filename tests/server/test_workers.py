"""`serve --workers`: a worker that dies is started again, and the end of the server ends them all."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil  # type: ignore[import-untyped]
import pytest

from tests.ports import free_port
from tests.waiting import PATIENCE_S


@pytest.fixture
def supervisor(tmp_path: Path) -> Iterator[psutil.Process]:
    port, log = free_port(), tmp_path / "log"
    command = [sys.executable, "-m", "worderly", "serve", "--workers", "2", "--port", str(port)]
    with log.open("w") as out:
        process = subprocess.Popen([*command, "--data", str(tmp_path)], stdout=out, stderr=out)
    until_both_serve(log)
    yield psutil.Process(process.pid)
    process.kill()
    process.wait()


def until_both_serve(log: Path) -> None:
    """The supervisor asks a new worker whether it lives, and waits a minute also for one that is killed."""
    until = time.monotonic() + PATIENCE_S
    while log.read_text().count('"message": "started"') < 2:
        assert time.monotonic() < until, log.read_text()[-3000:]
        time.sleep(0.01)


def workers(supervisor: psutil.Process) -> set[psutil.Process]:
    return {child for child in supervisor.children() if is_worker(child)}


def is_worker(process: psutil.Process) -> bool:
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except psutil.Error:
        # It has just ended.
        return False


def until_replaced(supervisor: psutil.Process, killed: psutil.Process) -> set[psutil.Process]:
    until = time.monotonic() + PATIENCE_S
    while len(now := workers(supervisor) - {killed}) < 2:
        assert time.monotonic() < until
        time.sleep(0.01)
    return now


def test_a_killed_worker_comes_back_and_the_end_of_the_server_ends_all(supervisor: psutil.Process) -> None:
    first = workers(supervisor)
    assert len(first) == 2
    killed = first.pop()
    killed.kill()
    second = until_replaced(supervisor, killed)
    assert first < second
    supervisor.send_signal(signal.SIGTERM)
    _, alive = psutil.wait_procs([supervisor, *second], timeout=PATIENCE_S)
    assert alive == []
