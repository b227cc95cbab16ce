"""A plugin of `make coverage`: each worker saves its data before it reports that it has finished."""

import pytest
from coverage import Coverage


def pytest_sessionfinish(session: pytest.Session) -> None:
    """xdist gives a worker ten seconds to end and then kills it; saving at exit may take longer.

    The process that only shares out the tests imports nothing of ours: coverage would warn of that.
    """
    if hasattr(session.config, "workerinput") and (coverage := Coverage.current()) is not None:
        coverage.stop()
        coverage.save()
