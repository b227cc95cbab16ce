"""The servers these tests run on; one web server for all tests that do not turn its clock."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engines import database, postgres, postgres_server, redis_url
from tests.server.running import Running, Turn, running
from tests.server.test_rest import NOON_MS
from worderly.table.clock import FakeClock

__all__ = ["database", "postgres", "postgres_server", "redis_url"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder / 'w.db'}", folder) as here:
        # All tests share an address, and none may be refused for what others have done.
        for limit in here.service.limits.all:
            limit.most = 1_000_000
        yield here


@pytest.fixture
def turn(tmp_path: Path) -> Iterator[Turn]:
    """A server at noon, and its clock."""
    clock = FakeClock(NOON_MS)
    with running(f"sqlite:///{tmp_path}/w.db", tmp_path, clock) as here:
        here.service.limits.writes.most = 1_000_000
        yield here, clock
