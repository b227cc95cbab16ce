"""The servers these tests run on."""

from tests.engines import database, postgres, postgres_server, redis_url

__all__ = ["database", "postgres", "postgres_server", "redis_url"]
