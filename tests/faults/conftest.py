"""The servers these tests run on."""

from collections.abc import Iterator

import pytest

from tests.engines import database, postgres, postgres_server, redis_url
from tests.faults.nodes import ForkServer

__all__ = ["database", "postgres", "postgres_server", "redis_url"]


@pytest.fixture(scope="session")
def fork_server() -> Iterator[ForkServer]:
    fork_server = ForkServer()
    yield fork_server
    fork_server.close()
