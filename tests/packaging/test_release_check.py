"""The check of a release sees every fault that it is for."""

import shutil
from pathlib import Path

import pytest

from tools.packaging.release_check import DOCUMENTS, problems

ROOT = Path(__file__).parents[2]
VERSION, DATE = "0.9.0", "2026-12-24"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """What can be tagged: the files of this tree, with one version and one date."""
    for name in (*DOCUMENTS, "pyproject.toml", "src/worderly/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    replace_line(tmp_path / "pyproject.toml", "version = ", f'version = "{VERSION}"')
    replace_line(tmp_path / "src/worderly/__init__.py", "__version__ = ", f'__version__ = "{VERSION}"')
    replace_line(tmp_path / "CITATION.cff", "version: ", f"version: {VERSION}")
    replace_line(tmp_path / "CITATION.cff", "date-released: ", f"date-released: {DATE}")
    (tmp_path / "CHANGELOG.md").write_text(
        f"# Changelog\n\n## Unreleased\n\n## {VERSION} - {DATE}\n- A line.\n"
    )
    return tmp_path


def replace_line(path: Path, start: str, line: str) -> None:
    lines = path.read_text("utf-8").splitlines()
    at = next(number for number, each in enumerate(lines) if each.startswith(start))
    path.write_text("\n".join([*lines[:at], line, *lines[at + 1 :]]) + "\n", "utf-8")


def test_what_can_be_tagged_has_no_problem(tree: Path) -> None:
    assert problems(tree, {"GITHUB_REF_TYPE": "tag", "GITHUB_REF_NAME": f"v{VERSION}"}) == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_missing_document_is_named(tree: Path, name: str) -> None:
    (tree / name).unlink()
    assert f"{name} is missing" in problems(tree, {})


@pytest.mark.parametrize(
    ("file", "start", "line", "says"),
    [
        ("src/worderly/__init__.py", "__version__ = ", '__version__ = "0.8.0"', "is not of version 0.9.0"),
        ("CITATION.cff", "version: ", "version: 0.8.0", "CITATION.cff is of version 0.8.0"),
        ("CITATION.cff", "date-released: ", "date-released: 2026-01-01", "CHANGELOG.md of 2026-12-24"),
        ("CITATION.cff", "repository-code: ", "repository-code: https://example.org", "does not name"),
        ("CHANGELOG.md", "## Unreleased", "## Unreleased\n- A line.", "an empty Unreleased"),
        ("CHANGELOG.md", "## 0.9.0", "## 0.8.0 - 2026-12-24", "no section '## 0.9.0 - DATE'"),
        ("pyproject.toml", "license = ", 'license = "Beerware2"', "no SPDX expression"),
        ("pyproject.toml", "Issues = ", 'Issues = "https://github.com/x/y/issues"', "address of Issues"),
        (
            "pyproject.toml",
            "  { pattern = 'src=",
            "  { pattern = 'src', replacement = 'https://raw.githubusercontent.com/x/y/main/' },",
            "pictures",
        ),
    ],
)
def test_a_fault_is_told(tree: Path, file: str, start: str, line: str, says: str) -> None:
    replace_line(tree / file, start, line)
    (told,) = problems(tree, {})
    assert says in told


def test_a_tag_of_another_version_is_told(tree: Path) -> None:
    assert problems(tree, {"GITHUB_REF_TYPE": "tag", "GITHUB_REF_NAME": "v0.8.0"}) == [
        "the tag is v0.8.0, not v0.9.0"
    ]
