"""All mutants of a module: mutmut's operators on the statements of functions and on the numbers of constants.

Left out are the operators whose result mypy refuses (`x = None`, `call(None)`): such mutants die in every
test and tell nothing about the tests.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider
from mutmut.mutation.mutators import mutation_operators, operator_assignment

# What cannot change behaviour (types, texts of failed invariants) or breaks every import (decorators).
SKIPPED = (cst.Annotation, cst.Decorator, cst.Import, cst.ImportFrom, cst.Assert)
# As in mutmut: `len(None)` and `isinstance(None, …)` fail in every test and tell nothing.
SKIPPED_CALLS = {"len", "isinstance", "cast"}
# Outside of functions the rest is data types; a change there breaks every import.
OUTSIDE_FUNCTIONS = (cst.BaseNumber, cst.Name)


# (line, node, what replaces it)
Change = tuple[int, cst.CSTNode, cst.CSTNode]


class Mutant(NamedTuple):
    """One change of one module. `number` counts the mutants of the module."""

    path: Path
    number: int
    line: int

    @property
    def module(self) -> str:
        parts = self.path.with_suffix("").parts[1:]
        return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    @property
    def package(self) -> str:
        """`kit`, or `games.hands`."""
        parts = self.module.split(".")
        return ".".join(parts[1:3] if parts[1] == "games" and len(parts) > 3 else parts[1:2])

    @property
    def name(self) -> str:
        return f"{self.module}:{self.line}#{self.number}"


class Mutated(NamedTuple):
    """The whole module with the change, and the change alone."""

    source: str
    change: str


class Finder(cst.CSTVisitor):
    """Collects every change that the operators know."""

    METADATA_DEPENDENCIES = (PositionProvider,)

    def __init__(self) -> None:
        super().__init__()
        self.functions = 0
        self.changes: list[Change] = []

    def on_visit(self, node: cst.CSTNode) -> bool:
        if (
            isinstance(node, SKIPPED)
            or _is_skipped_call(node)
            or _is_complex_default(node)
            or _is_event(node)
            or _is_of_no_rule(node)
        ):
            return False
        if isinstance(node, cst.FunctionDef):
            self.functions += 1
        if self.functions or isinstance(node, OUTSIDE_FUNCTIONS):
            self.changes.extend(self._changes(node))
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if isinstance(original_node, cst.FunctionDef):
            self.functions -= 1

    def _changes(self, node: cst.CSTNode) -> Iterator[Change]:
        line = self.get_metadata(PositionProvider, node).start.line
        for kind, operator in mutation_operators:
            if isinstance(node, kind) and operator is not operator_assignment:
                yield from ((line, node, new) for new in operator(node) if not _is_type_error(node, new))


def _is_type_error(old: cst.CSTNode, new: cst.CSTNode) -> bool:
    """An argument that is None or missing; only one with a keyword may be left out.

    Also `strict` of zip, which is an assert.
    """
    if not isinstance(old, cst.Call) or not isinstance(new, cst.Call) or old.func is not new.func:
        return False
    missing = [arg for arg in old.args if arg not in new.args]
    return (
        len(old.args) == len(new.args) or missing[0].keyword is None or missing[0].keyword.value == "strict"
    )


def _is_skipped_call(node: cst.CSTNode) -> bool:
    return isinstance(node, cst.Call) and isinstance(node.func, cst.Name) and node.func.value in SKIPPED_CALLS


def _is_of_no_rule(node: cst.CSTNode) -> bool:
    """`strict` of zip is an assert; the name of a thread is for who debugs."""
    return (
        isinstance(node, cst.Arg)
        and node.keyword is not None
        and node.keyword.value in ("strict", "thread_name_prefix")
    )


def _is_event(node: cst.CSTNode) -> bool:
    """The rules give every field of an event, so nobody sees a default value."""
    if not isinstance(node, cst.ClassDef):
        return False
    return any(isinstance(base.value, cst.Name) and base.value.value == "KitEvent" for base in node.bases)


def _is_complex_default(node: cst.CSTNode) -> bool:
    """A default value is computed at import: `abs(None)` there would fail in every test."""
    simple = (cst.Name, cst.BaseNumber, cst.BaseString)
    return isinstance(node, cst.Param) and node.default is not None and not isinstance(node.default, simple)


def _changes_of(path: Path) -> tuple[cst.Module, list[Change]]:
    wrapper = MetadataWrapper(cst.parse_module(path.read_text("utf-8")))
    finder = Finder()
    wrapper.visit(finder)
    return wrapper.module, finder.changes


def mutants_of(path: Path) -> list[Mutant]:
    _, changes = _changes_of(path)
    return [Mutant(path, number, line) for number, (line, _, _) in enumerate(changes)]


def mutated(mutant: Mutant) -> Mutated:
    module, changes = _changes_of(mutant.path)
    _, old, new = changes[mutant.number]
    changed = module.deep_replace(old, new)
    assert isinstance(changed, cst.Module)
    return Mutated(changed.code, f"{_code(module, old)}  →  {_code(module, new)}")


def _code(module: cst.Module, node: cst.CSTNode) -> str:
    return " ".join(module.code_for_node(node).split())
