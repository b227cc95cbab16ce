"""One server for the screens that play on it."""

from tests.web.conftest import server

__all__ = ["server"]
