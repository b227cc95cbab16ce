"""Tables and templates of documents are complete: dependencies, decisions, a move's way, the changelog."""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DECISIONS = sorted((ROOT / "docs/adr").glob("0*.md"))
TEMPLATE = ["Context", "Decision", "Consequences"]
OTHER_PARTS = {"Considered", "Upgrade"}
DATA = "## Data of the word lists"
"""Its packages are pinned in `lexicons/sources.toml`."""
TOOLS = {"uv"}
"""Pinned by the Makefile alone, as are those that it compiles into `bench.txt`."""


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def listed(document: str) -> set[str]:
    """The packages of the first columns; a remark in brackets is not part of a name."""
    cells = re.findall(r"^\| ([^|]+?) \|", document, re.MULTILINE)
    names = (re.sub(r"\s*\(.*?\)", "", cell).split(", ") for cell in cells)
    return {name for cell in names for name in cell} - {"package", "---"}


def named(needs: Iterable[object]) -> Iterator[str]:
    for need in needs:
        if isinstance(need, str) and not need.startswith("worderly"):
            yield re.split(r"[\[<>=;]", need)[0]


def declared() -> set[str]:
    """What pyproject.toml, package.json, the word lists and the Makefile name."""
    pyproject, page = tomllib.loads(text("pyproject.toml")), json.loads(text("web/package.json"))
    project, groups = pyproject["project"], pyproject["dependency-groups"]
    lists = (project["dependencies"], *project["optional-dependencies"].values(), *groups.values())
    peers = re.search(r"printf '(.*)' \| \$\(COMPILE\) - -o requirements/bench.txt", text("Makefile"))
    sources = tomllib.loads(text("lexicons/sources.toml"))["source"]
    assert peers
    return {
        *(name for needs in lists for name in named(needs)),
        *page["devDependencies"],
        *(source["name"] for source in sources),
        *peers[1].replace("\\n", " ").split(),
        *TOOLS,
    }


def test_every_dependency_has_a_row_and_every_row_a_dependency() -> None:
    rows, needs = listed(text("docs/dependencies.md")), declared()
    assert len(needs) > 80
    assert sorted(needs - rows) == []
    assert sorted(rows - needs) == []


def test_a_row_names_packages_without_its_remarks() -> None:
    assert listed("| package | why |\n| --- | --- |\n| vite (rolldown), @a/b | x |") == {"vite", "@a/b"}


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.stem)
def test_a_decision_has_its_number_and_the_parts_of_the_template(path: Path) -> None:
    decision = path.read_text("utf-8")
    parts = re.findall(r"^## (.+)$", decision, re.MULTILINE)
    assert decision.startswith(f"# {int(path.name[:4])}. ")
    assert [part for part in parts if part not in OTHER_PARTS] == TEMPLATE


def test_every_decision_is_listed_once_and_in_order() -> None:
    links = re.findall(r"^\| \[(\d+)\]\((.+?)\) \|", text("docs/adr/README.md"), re.MULTILINE)
    assert links == [(str(int(path.name[:4])), path.name) for path in DECISIONS]


def test_the_life_of_a_move_names_real_files() -> None:
    drawing = text("docs/architecture.md").split("## Life of a move")[1].split("```")[1]
    files = re.findall(r"[\w/<>]+\.py\b", drawing)
    assert len(files) > 10
    assert [
        name for name in files if not (ROOT / "src/worderly" / name.replace("<id>", "hands")).exists()
    ] == []


def begins(line: str) -> str:
    return " ".join(line.split()[:7])


@pytest.mark.parametrize(
    "version", re.split(r"^## ", text("CHANGELOG.md"), flags=re.MULTILINE)[1:], ids=begins
)
def test_the_changelog_says_nothing_twice(version: str) -> None:
    """A merge of two branches that moved the lines keeps both."""
    lines = [begins(line) for line in version.splitlines() if line.startswith(("- ", "### "))]
    assert [line for line, times in Counter(lines).items() if times > 1] == []
