"""Folding spellings to keys: lower case, without accents where the language plays without them."""

import unicodedata
from collections.abc import Callable

Fold = Callable[[str], str]

_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "ß": "ss", "ø": "o", "đ": "d", "ł": "l", "’": "'"})
_TURKISH_CAPITALS = str.maketrans({"I": "ı", "İ": "i"})


def fold_latin(text: str) -> str:
    """« Cœur d'Élan » → "coeur d'elan"; letters of other scripts keep their marks (й is not и)."""
    if text.isascii():
        return text.lower()
    lowered = unicodedata.normalize("NFC", text.lower()).translate(_LIGATURES)
    return "".join(map(_bare, lowered))


def fold_case(text: str) -> str:
    """Lower case alone: ä, ñ and й are letters of their own."""
    return unicodedata.normalize("NFC", text.lower()).replace("ß", "ss")


def fold_turkish(text: str) -> str:
    """Lower case by the Turkish rule: I is a capital ı, İ a capital i."""
    return fold_case(unicodedata.normalize("NFC", text).translate(_TURKISH_CAPITALS))


def fold_for(language: str) -> Fold:
    if language in ("en", "fr"):
        return fold_latin
    return fold_turkish if language in ("tr", "az") else fold_case


def _bare(char: str) -> str:
    if char.isascii():
        return char
    base = unicodedata.normalize("NFD", char)
    return base[0] if base[0].isascii() else ("" if unicodedata.combining(char) else char)
