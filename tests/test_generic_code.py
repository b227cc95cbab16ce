"""Code outside the games names no game, and every game has all its parts."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from worderly.games import IDS, part_of

SOURCES = Path(__file__).parent.parent / "src" / "worderly"
PARTS = [
    ("worderly.plain.games", "VOICE"),
    ("worderly.tui.games", "SCREEN"),
    ("worderly.press.sheets", "sheet"),
]
WORD = re.compile(rf"(?<![a-z])(?<![a-z]_)({'|'.join(IDS)})(?![a-z])")
"""An id as a whole word; `shake_hands` does not match."""


def is_generic(path: Path) -> bool:
    """False for a game's folder, a file named after a game, and a command that solves one game's puzzles."""
    inside = path.relative_to(SOURCES).parts
    is_own = inside[0] == "games" and len(inside) > 2
    return not (is_own or path.stem.startswith(IDS) or inside[:2] == ("cli", "solvers"))


def names(tree: ast.AST) -> Iterator[str]:
    """Names, imported modules and texts, but no docstrings."""
    documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.alias | ast.keyword | ast.arg):
            yield (node.name if isinstance(node, ast.alias) else node.arg) or ""
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            yield node.value


def test_no_generic_code_names_a_game() -> None:
    files = [path for path in SOURCES.rglob("*.py") if is_generic(path)]
    assert len(files) > 100
    guilty = {
        f"{path.relative_to(SOURCES)}: {found[0]}"
        for path in files
        if path != SOURCES / "games" / "__init__.py"
        for name in names(ast.parse(path.read_text(encoding="utf-8")))
        if (found := WORD.search(name))
    }
    assert guilty == set()


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize(("package", "name"), PARTS)
def test_every_game_has_its_part(game: str, package: str, name: str) -> None:
    assert part_of(package, game, name)


@pytest.mark.parametrize(("package", "name"), PARTS)
def test_a_missing_part_is_an_error_that_names_the_file(package: str, name: str) -> None:
    place = re.escape(f"src/{package.replace('.', '/')}/chess.py")
    with pytest.raises(LookupError, match=f"chess has no {name}; it belongs in {place}"):
        part_of(package, "chess", name)
