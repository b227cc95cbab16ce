"""The last sequence numbers of streams, for tests."""

from collections.abc import Sequence

from sqlalchemy import Connection

from worderly.store import log


def newest(connection: Connection, streams: Sequence[str]) -> dict[str, int]:
    """Of each stream that has entries."""
    return {entry.stream: entry.seq for entry in log.newer(connection, dict.fromkeys(streams, 0))}
