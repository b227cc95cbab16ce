"""Checks that a release can be tagged: `make release-check` prints what is missing, or nothing."""

import os
import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression

ROOT = Path(__file__).parents[2]
DOCUMENTS = (
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
    "CITATION.cff",
    "LICENSE",
    ".github/pull_request_template.md",
)
RELEASED = re.compile(r"^## (\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$", re.MULTILINE)
UNRELEASED = re.compile(r"^## Unreleased\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


class Tree:
    """The files of a release, and the variables of the workflow."""

    def __init__(self, folder: Path, variables: Mapping[str, str]) -> None:
        self.folder, self.variables = folder, variables

    def text(self, name: str) -> str:
        path = self.folder / name
        return path.read_text("utf-8") if path.is_file() else ""

    @property
    def project(self) -> dict[str, Any]:
        return dict(tomllib.loads(self.text("pyproject.toml"))["project"])

    def cited(self, field: str) -> str:
        found = re.search(rf"^{field}: (.*)$", self.text("CITATION.cff"), re.MULTILINE)
        return found[1].strip('"') if found else ""


def missing_documents(tree: Tree) -> Iterator[str]:
    yield from (f"{name} is missing" for name in DOCUMENTS if not tree.text(name))


def versions(tree: Tree) -> Iterator[str]:
    version = tree.project["version"]
    if f'__version__ = "{version}"' not in tree.text("src/worderly/__init__.py"):
        yield f"src/worderly/__init__.py is not of version {version}"
    if tree.cited("version") != version:
        yield f"CITATION.cff is of version {tree.cited('version')}, not {version}"
    tag = tree.variables.get("GITHUB_REF_NAME", "")
    if tree.variables.get("GITHUB_REF_TYPE") == "tag" and tag != f"v{version}":
        yield f"the tag is {tag}, not v{version}"


def changelog(tree: Tree) -> Iterator[str]:
    text = tree.text("CHANGELOG.md")
    open_lines, newest = UNRELEASED.search(text), RELEASED.search(text)
    if open_lines is None or open_lines[1].strip():
        yield "CHANGELOG.md needs an empty Unreleased above the release"
    if newest is None or newest[1] != tree.project["version"]:
        yield f"CHANGELOG.md has no section '## {tree.project['version']} - DATE'"
    elif newest[2] != tree.cited("date-released"):
        yield f"CITATION.cff is of {tree.cited('date-released')}, CHANGELOG.md of {newest[2]}"


def licence(tree: Tree) -> Iterator[str]:
    try:
        canonicalize_license_expression(tree.project["license"])
    except InvalidLicenseExpression as error:
        yield f"the licence is no SPDX expression: {error}"


def address(tree: Tree) -> Iterator[str]:
    home = tree.project["urls"]["Homepage"]
    name = home.removeprefix("https://github.com/")
    if tree.cited("repository-code") != home:
        yield f"CITATION.cff does not name {home}"
    for kind, url in tree.project["urls"].items():
        if "github.com" in url and not url.startswith(home):
            yield f"the address of {kind} is not in {home}"
    pictures = re.findall(r"raw\.githubusercontent\.com/([\w-]+/[\w-]+)/", tree.text("pyproject.toml"))
    if set(pictures) != {name}:
        yield f"the README's pictures on an index page are not from {home}"


CHECKS: tuple[Callable[[Tree], Iterator[str]], ...] = (
    missing_documents,
    versions,
    changelog,
    licence,
    address,
)


def problems(folder: Path, variables: Mapping[str, str]) -> list[str]:
    tree = Tree(folder, variables)
    return [problem for check in CHECKS for problem in check(tree)]


def main() -> None:
    found = problems(ROOT, os.environ)
    print(*found or ["Everything that a release needs is here."], sep="\n")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
