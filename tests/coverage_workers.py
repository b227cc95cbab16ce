"""A plugin of `make coverage`: each worker saves its data before it reports that it has finished."""

from coverage import Coverage


def pytest_sessionfinish() -> None:
    """xdist gives a worker ten seconds to end and then kills it; saving at exit may take longer."""
    if (coverage := Coverage.current()) is not None:
        coverage.stop()
        coverage.save()
