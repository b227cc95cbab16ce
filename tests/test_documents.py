"""Links in documents have targets, and every file that a text names is in the repository."""

import re
import subprocess
from pathlib import Path

import click
import pytest

from worderly.cli.app import app
from worderly.games import GAMES
from worderly.kit import AnyGame

ROOT = Path(__file__).parent.parent
PLACES = ("", "src/worderly", "src/worderly/server", "src/worderly/press", "web", "web/src", "docs", "tests")
"""Folders that a path in a text may start with."""
LINK = re.compile(r"\]\((?!https?://|mailto:)([^)#\s]*)(#[^)\s]+)?\)")
ENDINGS = "py|pyi|ts|js|css|svelte|md|toml|json|yaml|cpp|hpp|ftl|html"
NAMED = re.compile(rf"`(?!/)([\w./-]+\.(?:{ENDINGS}))(?::\w+)?`")
FOLDER = re.compile(r"`((?:src|web|tests|docs|bench|native|tools|lexicons)(?:/[\w-]+)*)/?`")
BARE_DOCUMENT = re.compile(r"(?<![\w/.*>}-])([\w/-]+\.md)\b")
ELSEWHERE = {"secret", "leaders.csv", "manifest.json", "words.graph", "list.txt"}
"""Files of users, not of the repository; `xx` stands for any language."""


def tracked(*patterns: str) -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *patterns],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout.decode()
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


DOCUMENTS = tracked("*.md")
SOURCES = tracked(
    "*.py", "*.ts", "*.svelte", "*.cpp", "*.hpp", "Makefile", "pyproject.toml", "*.yaml", ".ci/run"
)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def exists(name: str, beside: Path) -> bool:
    if name in ELSEWHERE or "/xx/" in name:
        return True
    if any((place / name).exists() for place in (beside, *(ROOT / place for place in PLACES))):
        return True
    # A bare file name means the file of that name in any folder.
    return "/" not in name and any(path.name == name for path in (*SOURCES, *DOCUMENTS, *tracked()))


def anchors(path: Path) -> set[str]:
    """The anchors of the headings, as GitHub makes them."""
    heads = re.findall(r"^#+ (.+)$", path.read_text("utf-8"), re.MULTILINE)
    plain = (re.sub(r"[^\w\- ]", "", re.sub(r"`|\*", "", head)).strip().lower() for head in heads)
    return {f"#{head.replace(' ', '-')}" for head in plain}


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_every_link_has_an_existing_file_and_heading(document: Path) -> None:
    lost = []
    for target, anchor in LINK.findall(document.read_text("utf-8")):
        path = (document.parent / target) if target else document
        if not path.exists() or (anchor and path.suffix == ".md" and anchor not in anchors(path)):
            lost.append(f"{target}{anchor}")
    assert lost == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_every_file_that_a_document_names_exists(document: Path) -> None:
    text = document.read_text("utf-8")
    names = [*NAMED.findall(text), *FOLDER.findall(text)]
    assert [name for name in names if not exists(name, document.parent)] == []


def test_every_document_that_a_source_names_exists() -> None:
    lost = [
        f"{name_of(source)}: {name}"
        for source in SOURCES
        for name in BARE_DOCUMENT.findall(source.read_text("utf-8"))
        if source != Path(__file__) and not exists(name, source.parent)
    ]
    assert lost == []


def test_every_command_is_in_the_list_of_commands() -> None:
    group = app()
    listed = (ROOT / "docs/commands.md").read_text("utf-8")
    names = group.list_commands(click.Context(group))
    assert len(names) > 15
    assert [name for name in names if f"`worderly {name}" not in listed] == []


def test_a_missing_link_target_file_or_heading_is_detected(tmp_path: Path) -> None:
    """Checks that the tests above can fail."""
    assert LINK.findall("[a](nowhere.md#x)") == [("nowhere.md", "#x")]
    assert NAMED.findall("see `store/nowhere.py`") == ["store/nowhere.py"]
    assert FOLDER.findall("in `src/worderly/nowhere/`") == ["src/worderly/nowhere"]
    assert BARE_DOCUMENT.findall("as nowhere.md has it") == ["nowhere.md"]
    assert not exists("nowhere.md", tmp_path)
    assert not exists("store/nowhere.py", tmp_path)
    (tmp_path / "one.md").write_text("# Boards (ADR 10)\n")
    assert anchors(tmp_path / "one.md") == {"#boards-adr-10"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_ranks_of_a_game_begin_where_its_document_says(game: AnyGame) -> None:
    text = (ROOT / f"docs/games/{game.id}.md").read_text("utf-8")
    told = text.split("## Ranks")[1].split("\n## ")[0]
    for name, begins in game.ranks.percents[1:]:
        assert re.search(rf"(?i)\| {name} \| {begins} %|from {begins} \*{name}\*", told), (name, begins)


def test_every_folder_of_tests_is_in_the_table_of_suites() -> None:
    folders = {
        f"tests/{path.parts[1]}" for path in (each.relative_to(ROOT) for each in tracked("tests/*/*.py"))
    }
    text = (ROOT / "docs/testing.md").read_text("utf-8")
    assert sorted(folder for folder in folders if f"`{folder}`" not in text) == []
