"""Tests use public names only, so that the inside of a module may change without changing tests."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent

PUBLIC = {
    "_replace",  # of every named tuple
    "_asdict",
    "_repr_svg_",  # what notebooks ask a picture for
    "_exit",  # os._exit
    "_",
    "_native",  # the C++ kernel; the solver's and the lexicon's tests compare it with the plain reference
}
# Calls whose string names an attribute.
BY_STRING = {"setattr", "getattr", "delattr", "object", "patch"}


def is_private(name: str) -> bool:
    return any(
        part.startswith("_") and not part.endswith("__") and part not in PUBLIC for part in name.split(".")
    )


def names_of(node: ast.AST) -> Iterator[str]:
    """The names of other modules that a node uses; private names of the test's own classes are allowed."""
    match node:
        case ast.Attribute(value=ast.Name(id="self" | "cls")):
            return
        case ast.Attribute(attr=name):
            yield name
        case ast.ImportFrom(module=module, names=names):
            yield from [module or "", *(alias.name for alias in names)]
        case ast.Import(names=names):
            yield from (alias.name for alias in names)
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=args) if name in BY_STRING:
            yield from (a.value for a in args if isinstance(a, ast.Constant) and isinstance(a.value, str))


def private_names(source: str) -> list[str]:
    nodes = ast.walk(ast.parse(source))
    return sorted(f"{node.lineno}: {name}" for node in nodes for name in names_of(node) if is_private(name))  # type: ignore[attr-defined]


@pytest.mark.parametrize("path", sorted(str(path.relative_to(TESTS)) for path in TESTS.rglob("*.py")))
def test_a_test_uses_public_names_only(path: str) -> None:
    found = private_names((TESTS / path).read_text("utf-8"))
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "store._writer.close()",
        "from worderly.kit.race import _order",
        "from _pytest import faulthandler",
        "import textual._wait",
        'monkeypatch.setattr(boards, "_count", 1)',
        'mock.patch("worderly.kit.race._order")',
        "self.store._writer.close()",
    ],
)
def test_a_private_name_is_detected(source: str) -> None:
    assert private_names(source)


@pytest.mark.parametrize("source", ["self._writer = 1", "row._replace(a=1)", "for _ in x: _.y", "a.__doc__"])
def test_a_public_name_is_not_mistaken_for_a_private_one(source: str) -> None:
    assert private_names(source) == []
