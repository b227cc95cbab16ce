"""Writes the spellings of words (`lexicons/<code>/variants.txt`) for the package."""

from pathlib import Path

from worderly.lexicon.line_files import read_lines
from worderly.lexicon.spelling import ALSO_USED


def variants(lists: Path, words: frozenset[str], spellings: int) -> list[str]:
    """The lines whose words are all accepted; a language with one spelling has no such file."""
    path = lists / "variants.txt"
    rows = [line.split() for line in read_lines(path)] if path.exists() else []
    if wrong := [row for row in rows if len(row) != spellings]:
        raise ValueError(f"{path}: lines have a word for each spelling, unlike {wrong[0]}")
    return [" ".join(row) for row in rows if words.issuperset(word.removeprefix(ALSO_USED) for word in row)]
