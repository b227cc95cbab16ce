"""The servers these tests run on."""

from collections.abc import Iterator

import pytest

from tests.engines import database, postgres, postgres_server, redis_url
from tests.faults.nodes import Nursery

__all__ = ["database", "postgres", "postgres_server", "redis_url"]


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()
