"""The servers these tests run on; one web server for all tests that do not turn its clock."""

from collections.abc import Iterator

import pytest

from tests.engines import database, postgres, postgres_server, redis_url
from tests.server.running import Running, running

__all__ = ["database", "postgres", "postgres_server", "redis_url"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder / 'w.db'}", folder) as here:
        # All tests share an address, and none may be refused for what others have done.
        for limit in (here.service.writes, here.service.drafts, here.service.guesses):
            limit.most = 1_000_000
        yield here
