"""One server for the screens that play on it."""

from tests.server.conftest import server

__all__ = ["server"]
