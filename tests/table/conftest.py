"""The servers these tests run on."""

from collections.abc import Callable

import pytest

from tests.engines import database, postgres, postgres_server, redis_url
from worderly.table.bus.bus import Bus, SweptBus
from worderly.table.bus.redis_bus import RedisBus

__all__ = ["database", "postgres", "postgres_server", "redis_url"]


@pytest.fixture(params=["swept", "redis"])
def bus(request: pytest.FixtureRequest) -> Callable[[], Bus]:
    if request.param == "swept":
        return SweptBus
    url: str = request.getfixturevalue("redis_url")
    return lambda: RedisBus(url)
