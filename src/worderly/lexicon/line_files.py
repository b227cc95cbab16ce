"""Reads text files that people edit, line by line: comments after `#`, sections after "[name]"."""

from collections.abc import Iterator
from pathlib import Path


def read_lines(path: Path) -> list[str]:
    """The lines without comments and empty lines."""
    lines = (line.partition("#")[0].strip() for line in path.read_text("utf-8").splitlines())
    return [line for line in lines if line]


def read_sections(path: Path) -> Iterator[tuple[str, str]]:
    """(section, line) of each line; before the first "[section]" its name is empty."""
    section = ""
    for line in read_lines(path):
        if line.startswith("["):
            section = line.strip("[]")
        else:
            yield section, line
