"""Folds spellings to keys: lower case, and without accents in languages that play without them."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from itertools import product

from worderly.languages import word_languages

Fold = Callable[[str], str]

_LIGATURES = {"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "đ": "d", "ł": "l", "’": "'", "ς": "σ"}
_TURKISH_CAPITALS = str.maketrans({"I": "ı", "İ": "i"})


def fold_latin(text: str, own: frozenset[str] = frozenset()) -> str:
    """Cœur d'Élan → coeur d'elan; letters of other scripts (й is not и) and `own` ones keep their marks."""
    lowered = text.lower()
    if lowered.isascii():
        return lowered
    composed = unicodedata.normalize("NFC", lowered)
    marked = (char for char in set(composed) - own if not char.isascii())
    return composed.translate({ord(char): _bare(char) for char in marked})


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

        return fold_of(facts_of(language).fold, facts_of(language).alphabet)
    return fold_turkish if language in _TURKISH else fold_case


def fold_of(name: str, alphabet: str) -> Fold:
    """The fold of that name; letters of the alphabet beyond a–z stay letters of their own."""
    own = frozenset(letter for letter in alphabet if not letter.isascii())
    return partial(fold_latin, own=own) if own and name == "latin" else FOLDS[name]


_MOST_REPLACED = 4
"""No word has more; without a limit a long text of "aeaeae" would take for ever."""


def typed_for(language: str) -> Mapping[str, str]:
    """What may be typed for letters that a keyboard may lack; nothing for languages that are not shipped."""
    if language not in word_languages():
        return {}
    from worderly.languages.facts import facts_of

    return facts_of(language).typed


def respellings(key: str, typed: Mapping[str, str]) -> Iterator[str]:
    """The keys that a typed one may mean, most letters replaced first: baerin → bärin."""
    parts = re.split(f"({'|'.join(map(re.escape, typed))})", key) if typed else [key]
    ways = [(typed[part], part) if part in typed else (part,) for part in parts]
    if len(parts) <= 2 * _MOST_REPLACED + 1:
        yield from (text for text in map("".join, product(*ways)) if text != key)


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
