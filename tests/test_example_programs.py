"""The programs in examples/ do what they say."""

import json
import re
import runpy
import sys
from io import StringIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from tools import notebook_page

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(monkeypatch: pytest.MonkeyPatch, name: str, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    monkeypatch.syspath_prepend(str(EXAMPLES))
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")


def test_the_climber_finds_a_better_board(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, "hill_climb", "--seed", "1", "--steps", "5")
    before, after = map(int, re.findall(r"(\d+) (?:points before|after)", capsys.readouterr().out))
    assert after > 2 * before > 0


def test_the_solver_finds_what_is_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("CAT\nXOX\nDXX\n\ncat dot bat"))
    run(monkeypatch, "solve_wordsearch")
    told = "cat: row 1, column 1, E\ndot: row 3, column 1, NE\nbat: not here\n"
    assert capsys.readouterr().out == told


def test_the_bot_spells_words_it_holds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, "hands_bot", "1")
    *words, end = capsys.readouterr().out.splitlines()
    total = sum(int(line.split(": ")[1]) for line in words)
    assert total > 0
    assert f"The bot has {total} points" in end


def test_the_class_set_has_a_sheet_for_every_child(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    run(monkeypatch, "class_set", str(tmp_path / "class.pdf"), "3")
    pages = [page.extract_text() for page in PdfReader(tmp_path / "class.pdf").pages]
    assert sum("Name" in page for page in pages) == 3


def test_the_notebook_runs_and_shows_pictures_and_widgets(tmp_path: Path) -> None:
    cells = [cell for cell in notebook_page.run(EXAMPLES / "library.ipynb") if cell.kind == "code"]
    kinds = [type(cell.value).__name__ for cell in cells]
    assert kinds.count("PuzzleWidget") == 2
    assert {"Board", "Wordsearch"} <= set(kinds)
    assert "'replastering'" in "".join(cell.printed for cell in cells)
    assert [("cat", (0, 0), "E"), ("dot", (2, 0), "NE")] in [cell.value for cell in cells]
    text = notebook_page.page(iter(cells), tmp_path)
    assert text.count("```python") == len(cells)
    assert len(list(tmp_path.glob("*.svg"))) == text.count("](notebook-") == 2


def test_the_notebook_is_kept_without_outputs() -> None:
    notebook = json.loads((EXAMPLES / "library.ipynb").read_text())
    assert [cell for cell in notebook["cells"] if cell.get("outputs") or cell.get("execution_count")] == []


def test_every_program_is_in_the_list() -> None:
    listed = (EXAMPLES / "README.md").read_text()
    assert [
        path.name
        for path in EXAMPLES.iterdir()
        if path.suffix in (".py", ".ipynb") and f"({path.name})" not in listed
    ] == []
