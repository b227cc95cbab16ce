"""The servers these tests run on."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection

from tests.engines import database, postgres, postgres_server, redis_url
from worderly.store.store import Store

__all__ = ["database", "postgres", "postgres_server", "redis_url"]


@pytest.fixture
def connection(database: str) -> Iterator[Connection]:  # a fixture takes another by its name
    store = Store(database)
    with store.engine.begin() as connection:
        yield connection
    store.close()
