"""A pytest plugin that records which tests run each line, and how much CPU each test takes."""

import json
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from coverage import Coverage
from hypothesis import settings

SECONDS = Path("build/mutants/seconds.json")

seconds: dict[str, float] = {}


def test_of(node_id: str) -> str:
    """The test without its parameters: `test_race.py::test_a[1]` is `test_race.py::test_a`."""
    return node_id.partition("[")[0]


def pytest_sessionstart() -> None:
    """A few examples of each property are enough to know which lines it runs."""
    settings.register_profile("contexts", settings.get_profile("house"), max_examples=10)
    settings.load_profile("contexts")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """CPU, because on a busy machine every test would look slow."""
    measured, test, before = Coverage.current(), test_of(item.nodeid), cpu_s()
    if measured is not None:
        measured.switch_context(test)
    try:
        return (yield)
    finally:
        seconds[test] = seconds.get(test, 0.0) + cpu_s() - before


def cpu_s() -> float:
    """With the programs that a test started and waited for."""
    return sum(os.times()[:4])


def pytest_sessionfinish() -> None:
    SECONDS.write_text(json.dumps(seconds, indent=0), "utf-8")
