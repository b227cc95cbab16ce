"""One server for line mode."""

from tests.web.conftest import server

__all__ = ["server"]
