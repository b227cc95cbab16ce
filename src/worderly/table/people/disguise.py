"""The ways to read a text that may be in disguise: look-alikes, digits for letters, separators."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

# Digits and signs that stand for letters; 1 and | stand for two.
_SIGNS = {"0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g", "@": "a", "$": "s", "€": "e"}
_SIGNS |= {"!": "i", "+": "t", "§": "s", "£": "l", "(": "c", "¢": "c", "¥": "y"}
_STROKES = ("i", "l")
_ASTERISK = "*#"
_VOWELS = "aeiou"
_NUMBERS = re.compile(r"\b\d+(?=\D)|(?<=[^\d\s])\d+\b")
_COUNT = re.compile(r"(?<!\S)[a-z]?\d+(?!\S)")
"""A number, or a letter and a number, as in "Team 455" and "P33": no letters in disguise."""
_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")
_NAMED_LETTER = re.compile(r"(?:LETTER|CAPITAL) ([A-Z])$")


def folded(text: str) -> str:
    """Lower case without accents; letters of other scripts become the Latin letters that they look like."""
    plain = unicodedata.normalize("NFKC", text)
    return "".join(_latin(char) for char in plain)


def readings(text: str) -> Iterator[tuple[str, ...]]:
    """Each is a list of words of letters: signs read as letters, or left out, or as the ends of words."""
    for plain in dict.fromkeys((folded(text), folded(_HUMP.sub(" ", text)))):
        for variant in dict.fromkeys(_variants(plain)):
            words = "".join(char if char.isalpha() else " " for char in variant).split()
            if words:
                yield tuple(words)


def _variants(text: str) -> Iterator[str]:
    plain = _COUNT.sub(" ", text)
    yield plain
    yield re.sub(r"['’´`.\d_-]", "", plain)
    for stroke in _STROKES:
        letters = str.maketrans(_SIGNS | {"1": stroke, "|": stroke})
        yield plain.translate(letters)
        yield _NUMBERS.sub("", plain).translate(letters)
    if any(sign in plain for sign in _ASTERISK):
        yield from (re.sub(r"[*#]", vowel, plain) for vowel in _VOWELS)


@cache
def _latin(char: str) -> str:
    """Unicode's confusables first in the case as written: В looks like B, в does not."""
    for one in (char, char.casefold(), char.upper()):
        if bare := _bare(one):
            return bare.lower()
    return char.casefold()


def _bare(char: str) -> str:
    base = unicodedata.normalize("NFKD", char)
    letters = "".join(one for one in base if not unicodedata.combining(one))
    if letters.isascii():
        return letters
    alike = next((first for one in _confusables(char) if (first := _first(one)).isalpha()), "")
    named = _NAMED_LETTER.search(unicodedata.name(char, "")) if len(char) == 1 else None
    return alike or (named[1] if named else "")


def _first(text: str) -> str:
    base = unicodedata.normalize("NFD", text)[:1]
    return base if base.isascii() else ""


def _confusables(char: str) -> list[str]:
    """Loads the table on first use: only servers need it."""
    from confusable_homoglyphs.confusables import confusables_data

    return [entry["c"] for entry in confusables_data.get(char, ())]
