"""What every test shares: the same examples and puzzles in every run; a gate that neither skips nor hangs."""

import faulthandler
import gc
import os
from collections.abc import Generator
from hashlib import sha256
from itertools import count

import pytest
from hypothesis import HealthCheck, settings

LONGEST_S = 600
STDERR = pytest.StashKey[int]()
"""A copy of the error output: during a test pytest catches what is written to the usual one."""

settings.register_profile(
    "house",
    deadline=None,
    print_blob=True,
    derandomize=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("explore", settings.get_profile("house"), derandomize=False)
settings.load_profile("house")
gc.disable()  # Until all tests are found: what is imported stays, and the collector took a quarter of that.


def pytest_configure(config: pytest.Config) -> None:
    config.stash[STDERR] = os.dup(2)


def pytest_collection_finish() -> None:
    """What was made until now stays: looking through it again and again costs a sixth of a run."""
    gc.freeze()
    gc.enable()
    gc.set_threshold(20_000, 20, 20)


def pytest_unconfigure(config: pytest.Config) -> None:
    os.close(config.stash[STDERR])


@pytest.fixture(autouse=True)
def same_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test in which nobody names a seed gets the same puzzles in every run; others in `make explore`."""
    drawn, run = count(), request.config.getoption("hypothesis_seed") or ""

    def token_hex(size: int) -> str:
        return sha256(f"{run}{request.node.nodeid} {next(drawn)}".encode()).hexdigest()[: 2 * size]

    monkeypatch.setattr("worderly.seeds.token_hex", token_hex)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """A test that hangs says where and ends its process: its name is told, and the others go on elsewhere."""
    if item.get_closest_marker("long") is None:
        faulthandler.dump_traceback_later(LONGEST_S, exit=True, file=item.config.stash[STDERR])
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Where CI is set a skipped test fails the run: a green gate has run everything."""
    reporter = session.config.pluginmanager.getplugin("terminalreporter")
    if os.environ.get("CI") and reporter is not None and reporter.stats.get("skipped"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
