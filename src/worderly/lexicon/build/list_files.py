"""Reads word lists that people edit: words separated by spaces or lines, comments after `#`."""

from pathlib import Path


def read_words(path: Path) -> frozenset[str]:
    return frozenset(word for line in _lines(path) for word in line.split())


def read_changes(path: Path) -> tuple[frozenset[str], frozenset[str]]:
    """The words of lines that start with `+`, and of lines that start with `-`."""
    rows = [line.split() for line in _lines(path)]
    added = frozenset(word for sign, *words in rows if sign == "+" for word in words)
    return added, frozenset(word for sign, *words in rows if sign == "-" for word in words)


def read_pairs(path: Path) -> dict[str, str]:
    """Lines of "key: text"."""
    return dict(line.split(": ", 1) for line in _lines(path))


def _lines(path: Path) -> list[str]:
    lines = (line.partition("#")[0].strip() for line in path.read_text("utf-8").splitlines())
    return [line for line in lines if line]
