"""Reads the word list that Tanglet has of a language."""

import gzip
from collections import defaultdict
from collections.abc import Iterator

from worderly.lexicon.build.readers.archives import Reader
from worderly.lexicon.folding import Fold

LONGEST = 15
"""No game asks for longer words."""

# Key → its spellings: "schoss" → schoss, Schoss, Schoß.
Spellings = dict[str, list[str]]


def read_tanglet(read: Reader, code: str, fold: Fold, letters: frozenset[str]) -> Spellings:
    packed = read(f"usr/share/tanglet/gamedata/{code}/words")
    found: Spellings = defaultdict(list)
    for text in _spellings(gzip.decompress(packed).decode("utf-8")):
        key = fold(text)
        if 2 <= len(key) <= LONGEST and letters.issuperset(key):
            found[key].append(text)
    return found


def _spellings(text: str) -> Iterator[str]:
    """Each line is a word in A–Z, then its spellings if it has others than its own lower case."""
    for line in text.splitlines():
        word, *spellings = line.split()
        yield from spellings or [word.lower()]
