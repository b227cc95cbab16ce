"""The examples in docstrings run and give the stated results."""

import doctest
import importlib
from pathlib import Path

import pytest

from worderly.games import IDS

SOURCES = Path(__file__).parent.parent / "src"


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


WITH_EXAMPLES = {
    module_name(path): path for path in sorted(SOURCES.rglob("*.py")) if ">>> " in path.read_text("utf-8")
}


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_every_example_of_a_module_gives_the_stated_result(name: str) -> None:
    module = importlib.import_module(name)
    result = doctest.testmod(module)
    assert result.failed == 0
    # An example outside a docstring would never run.
    assert result.attempted == WITH_EXAMPLES[name].read_text("utf-8").count(">>> ")


@pytest.mark.parametrize("module", [game for game in IDS if (SOURCES / f"worderly/{game}.py").exists()])
def test_every_library_module_has_an_example(module: str) -> None:
    assert f"worderly.{module}" in WITH_EXAMPLES
