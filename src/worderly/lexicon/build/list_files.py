"""Reads word lists that people edit: words separated by spaces or lines, comments after `#`."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from worderly.lexicon.build.model import TIERS
from worderly.lexicon.folding import Fold, fold_latin
from worderly.lexicon.line_files import read_lines, read_sections


class Changes(NamedTuple):
    """The changes of an overlay by key: `spellings` of the added words, `tiers` of those that carry one."""

    spellings: dict[str, str]
    removed: frozenset[str]
    tiers: dict[str, str]
    reasons: dict[str, str]
    """The section of each word, which says why it was added or taken out."""

    def apply(self, words: frozenset[str]) -> frozenset[str]:
        return (words | self.spellings.keys()) - self.removed

    def place(self, words: frozenset[str], is_base: Callable[[str], bool]) -> dict[str, tuple[str, bool]]:
        """Tier and form of those of the words that carry a tier."""
        return {word: (tier, is_base(word)) for word, tier in self.tiers.items() if word in words}


def read_words(path: Path) -> frozenset[str]:
    return frozenset(word for line in read_lines(path) for word in line.split())


def read_changes(path: Path, fold: Fold = fold_latin) -> Changes:
    """Lines of "+ words", "- words" and, for words that carry a tier, "+easy words", below a "[reason]"."""
    rows = [(reason, *line.split()) for reason, line in read_sections(path)]
    if unknown := {sign for _, sign, *_ in rows} - {"+", "-", *(f"+{tier}" for tier in TIERS)}:
        raise ValueError(f"{path}: lines start with +, -, +easy, +medium or +hard, not {sorted(unknown)}")
    added = [(fold(text), text, sign[1:]) for _, sign, *texts in rows if sign != "-" for text in texts]
    return Changes(
        spellings={key: text for key, text, _ in added},
        removed=frozenset(fold(text) for _, sign, *texts in rows if sign == "-" for text in texts),
        tiers={key: tier for key, _, tier in added if tier},
        reasons={fold(text): reason for reason, _, *texts in rows for text in texts if reason},
    )


def read_pairs(path: Path) -> dict[str, str]:
    """Lines of "key: text"."""
    return dict(line.split(": ", 1) for line in read_lines(path))
