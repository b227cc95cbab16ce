"""Runs a notebook and writes it as a page: `python -m tools.notebook_page NOTEBOOK FOLDER`."""

import ast
import io
import json
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

NAME = "notebook"


class Cell(NamedTuple):
    """A cell that was run: what it printed, and the value of its last line."""

    kind: str
    source: str
    printed: str = ""
    value: Any = None


def run(notebook: Path) -> Iterator[Cell]:
    """The cells one after the other, in one namespace, as a kernel runs them."""
    names: dict[str, Any] = {}
    for cell in json.loads(notebook.read_text("utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "code":
            with redirect_stdout(io.StringIO()) as printed:
                value = _value_of(source, names)
            yield Cell("code", source, printed.getvalue(), value)
        else:
            yield Cell("text", source)


def _value_of(source: str, names: dict[str, Any]) -> Any:
    tree = ast.parse(source)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(source, names)  # noqa: S102 - a notebook of our own
        return None
    exec(compile(ast.Module(tree.body[:-1], []), "cell", "exec"), names)  # noqa: S102
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)  # noqa: S307


def page(cells: Iterator[Cell], folder: Path) -> str:
    """Markdown; the pictures are written into the folder."""
    parts = []
    for number, cell in enumerate(cells):
        if cell.kind == "text":
            parts.append(cell.source)
            continue
        parts.append(f"```python\n{cell.source}\n```")
        parts += [_shown(cell, folder / f"{NAME}-{number}.svg")]
    return "\n\n".join(filter(None, parts)) + "\n"


def _shown(cell: Cell, picture: Path) -> str:
    drawn = getattr(cell.value, "_repr_svg_", lambda: None)()
    if drawn:
        picture.write_text(drawn, "utf-8")
        return f"![What the cell shows]({picture.name})"
    if hasattr(cell.value, "comm"):
        return "*Here is the widget; a page of documentation has no Python behind it.*"
    told = cell.printed + ("" if cell.value is None else f"{cell.value!r}\n")
    return f"```text\n{told}```" if told else ""


def main() -> None:
    notebook, folder = map(Path, sys.argv[1:])
    (folder / NAME).with_suffix(".md").write_text(page(run(notebook), folder), "utf-8")


if __name__ == "__main__":
    main()
