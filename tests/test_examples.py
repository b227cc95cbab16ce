"""The examples in docstrings run and give the stated results."""

import doctest
import importlib
import inspect
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

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


FACES = [game for game in IDS if (SOURCES / f"worderly/{game}.py").exists()]


@pytest.mark.parametrize("module", FACES)
def test_every_library_module_has_an_example(module: str) -> None:
    assert f"worderly.{module}" in WITH_EXAMPLES


PUBLIC = ("worderly", *(f"worderly.{game}" for game in FACES), "worderly.press", "worderly.notebook")
"""The modules that people import; each says in `__all__` what of it is promised."""


def public_names() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for module in map(importlib.import_module, PUBLIC):
        found |= {f"{module.__name__}.{name}": getattr(module, name) for name in module.__all__}
    return found


def members(name: str, kind: type[Any]) -> Iterator[tuple[str, Any]]:
    """What a class of ours offers, inherited or not."""
    for each in kind.__mro__:
        if each.__module__.startswith("worderly"):
            for member, value in vars(each).items():
                plain = value.__func__ if isinstance(value, classmethod | staticmethod) else value
                if member[0] != "_" and (callable(plain) or isinstance(plain, property | cached_property)):
                    yield f"{name}.{member}", plain


def is_documented(name: str, value: Any) -> bool:
    """A constant has a text under it in its module, as the others have a docstring."""
    if isinstance(value, property | cached_property):
        return bool(value.__doc__)
    if callable(value) and not hasattr(value, "__args__"):
        # A dataclass without a docstring gets its signature as one.
        return bool(value.__doc__) and not value.__doc__.startswith(f"{value.__name__}(")
    module, _, constant = name.rpartition(".")
    source = inspect.getsource(importlib.import_module(module))
    return bool(
        re.search(rf'^{constant}\b[^=\n]*= (?:[^\n]+|\{{.*?^\}})\n"""', source, re.MULTILINE | re.DOTALL)
    )


def test_every_public_name_is_documented() -> None:
    found = public_names()
    of_classes = [
        each for name, kind in found.items() if inspect.isclass(kind) for each in members(name, kind)
    ]
    assert len(found) + len(of_classes) > 120
    silent = {name for name, value in (*found.items(), *of_classes) if not is_documented(name, value)}
    assert sorted(silent - {"worderly.__version__"}) == []


def test_every_public_function_and_class_has_an_example() -> None:
    named = {
        name: value
        for name, value in public_names().items()
        if inspect.isclass(value) or inspect.isfunction(value)
    }
    assert len(named) > 20
    assert [name for name, value in named.items() if ">>> " not in (value.__doc__ or "")] == []
