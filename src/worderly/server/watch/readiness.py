"""Whether this node can serve: a write to the database and the bus, asked under a deadline."""

import asyncio
from typing import TYPE_CHECKING, Literal

from sqlalchemy import Connection

from worderly.store.database.outage import Unavailable

if TYPE_CHECKING:
    from worderly.server.service import Service

DEADLINE_S = 0.8
"""A balancer gets its answer within a second, whatever the database does."""


class Readiness:
    """One test at a time: a database that hangs gets no second one."""

    def __init__(self, service: "Service") -> None:
        self._service = service
        self._test: asyncio.Future[None] | None = None

    @property
    def news(self) -> Literal["alone", "live", "swept"]:
        """How moves of other nodes arrive: `alone`, `live`, or `swept` while the bus is away."""
        bus = self._service.hub.bus
        if not bus.is_shared:
            return "alone"
        return "live" if bus.is_connected else "swept"

    async def can_save(self) -> bool:
        if self._test is None or self._test.done():
            self._test = asyncio.ensure_future(self._service.store.write(write_nothing))
            self._test.add_done_callback(_read_error)
        try:
            async with asyncio.timeout(DEADLINE_S):
                await asyncio.shield(self._test)
        except (TimeoutError, Unavailable):
            return False
        return True


def _read_error(test: "asyncio.Future[None]") -> None:
    """Whoever asked may have stopped waiting; asyncio would log the error as never retrieved."""
    if not test.cancelled():
        test.exception()


def write_nothing(connection: Connection) -> None:
    """A commit that reaches the disk and changes no row: a full disk or a standby server is found by it."""
    if connection.dialect.name == "sqlite":
        number = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
        connection.exec_driver_sql(f"PRAGMA user_version = {(int(number) + 1) % 2**31}")
    else:
        connection.exec_driver_sql("SELECT pg_current_xact_id()")
