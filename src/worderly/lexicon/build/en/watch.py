"""Inflections, spellings and compounds of English words for the watch list."""

import re
from collections.abc import Callable, Iterator

_VOWELS = "aeiou"
_SPELLINGS = (
    ("ise$", "ize"),
    ("isation$", "ization"),
    ("yse$", "yze"),
    ("our$", "or"),
    ("ae", "e"),
    ("oe", "e"),
    ("y$", "ie"),
    ("y$", "ey"),
    ("ie$", "y"),
)
_AFTER = (
    "bag",
    "bags",
    "bucket",
    "buckets",
    "face",
    "faced",
    "faces",
    "fest",
    "head",
    "headed",
    "heads",
    "hole",
    "holes",
    "stick",
    "sticks",
    "wad",
    "wads",
    "wit",
    "wits",
)
"""What is put behind an obscene word to make another one."""


def nouns(word: str) -> Iterator[str]:
    yield _with_s(word)


def verbs(word: str) -> Iterator[str]:
    """-s, -ed, -ing, and the one who does it."""
    stem = _stem(word)
    yield _with_s(word)
    past = f"{word[:-1]}ied" if _ends_in_y(word) else f"{stem}ed"
    yield past
    yield from (f"{past.removesuffix('d')}r", f"{past.removesuffix('d')}rs")
    yield from (f"{_ing(word, stem)}ing", f"{_ing(word, stem)}ings")


def adjectives(word: str) -> Iterator[str]:
    stem = f"{word[:-1]}i" if _ends_in_y(word) else _stem(word)
    yield from (f"{stem}er", f"{stem}est")
    long = f"{word[:-1]}i" if _ends_in_y(word) else word
    yield from (f"{long}ly", f"{long}ness")


def spellings(word: str) -> Iterator[str]:
    """British and American, and the endings -y, -ie and -ey."""
    for pattern, other in _SPELLINGS:
        if (found := re.sub(pattern, other, word)) != word:
            yield found


def compounds(word: str) -> Iterator[str]:
    yield from (f"{word}{part}" for part in _AFTER)


KINDS: dict[str, Callable[[str], Iterator[str]]] = {
    "noun": nouns,
    "verb": verbs,
    "adjective": adjectives,
    "spelling": spellings,
    "compound": compounds,
}


def _ends_in_y(word: str) -> bool:
    return word.endswith("y") and word[-2] not in _VOWELS


def _with_s(word: str) -> str:
    if _ends_in_y(word):
        return f"{word[:-1]}ies"
    return f"{word}es" if re.search("(s|x|z|ch|sh)$", word) else f"{word}s"


def _stem(word: str) -> str:
    """Drops a silent e; doubles the last letter of a short word: rape → rap-, stab → stabb-."""
    if word.endswith("e"):
        return word[:-1]
    if re.fullmatch("[^aeiou]*[aeiou][bdgklmnprtz]", word):
        return f"{word}{word[-1]}"
    return word


def _ing(word: str, stem: str) -> str:
    return f"{word[:-2]}y" if word.endswith("ie") else word if word.endswith("ee") else stem
