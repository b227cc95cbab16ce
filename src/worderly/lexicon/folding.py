"""Folds spellings to keys: lower case, and without accents in languages that play without them."""

import unicodedata
from collections.abc import Callable
from functools import cache

from worderly.languages import word_languages

Fold = Callable[[str], str]

_LIGATURES = {"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "đ": "d", "ł": "l", "’": "'", "ς": "σ"}
_TURKISH_CAPITALS = str.maketrans({"I": "ı", "İ": "i"})


def fold_latin(text: str) -> str:
    """Cœur d'Élan → coeur d'elan; letters of other scripts keep their marks (й is not и)."""
    lowered = text.lower()
    if lowered.isascii():
        return lowered
    composed = unicodedata.normalize("NFC", lowered)
    return composed.translate({ord(char): _bare(char) for char in set(composed) if not char.isascii()})


def fold_case(text: str) -> str:
    """Only lower case: ä, ñ and й stay separate letters; Greek ά becomes α, as its capital has no accent."""
    composed = unicodedata.normalize("NFC", text.lower())
    return composed.translate({ord(char): _greek(char) for char in set(composed) if not char.isascii()})


def fold_turkish(text: str) -> str:
    """Lower case by the Turkish rule: I is the capital of ı, İ is the capital of i."""
    return fold_case(unicodedata.normalize("NFC", text).translate(_TURKISH_CAPITALS))


FOLDS: dict[str, Fold] = {"latin": fold_latin, "case": fold_case, "turkish": fold_turkish}
"""The keys are the names that `language.toml` uses."""

_TURKISH = ("tr", "az")
"""Unicode has a special rule for these two languages (SpecialCasing.txt)."""


def fold_for(language: str) -> Fold:
    """The fold of a shipped language; for other languages, lower case."""
    if language in word_languages():
        from worderly.languages.facts import facts_of

        return FOLDS[facts_of(language).fold]
    return fold_turkish if language in _TURKISH else fold_case


@cache
def _bare(char: str) -> str:
    base = unicodedata.normalize("NFD", char)[0]
    if base.isascii():
        return base
    return _LIGATURES.get(char) or ("" if unicodedata.combining(char) else _greek(char))


@cache
def _greek(char: str) -> str:
    base = unicodedata.normalize("NFD", char)[0]
    if "α" <= base <= "ω":
        return "σ" if base == "ς" else base
    return "ss" if char == "ß" else char
