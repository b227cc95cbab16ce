"""One server for the clients."""

from tests.web.conftest import server

__all__ = ["server"]
