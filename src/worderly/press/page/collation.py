"""Sorts words as the dictionaries of a language do, by CLDR's order kept as data (`make collation`)."""

import json
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Any

Key = tuple[tuple[float, ...], str]
BETWEEN = 0.001
"""The distance of two letters that follow the same letter of the common order."""


def in_order(word: str, language: str = "") -> Key:
    """A sort key; accents count between otherwise equal words, unless the language has them as letters."""
    ranks = _ranks(language)
    letters = unicodedata.normalize("NFC", word.casefold())
    return tuple(rank for letter in letters for rank in ranks.get(letter) or _plain(letter, ranks)), word


def _plain(letter: str, ranks: dict[str, tuple[float, ...]]) -> tuple[float, ...]:
    """Of a letter that the data do not have: that without its marks, else behind all others."""
    parts = [part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part)]
    known = [ranks.get(part, (_place(part, ranks),)) for part in parts]
    return tuple(rank for each in known for rank in each)


def _place(letter: str, ranks: dict[str, tuple[float, ...]]) -> float:
    """Spaces, hyphens and digits come before letters, other scripts after them."""
    return len(ranks) + ord(letter) if letter.isalpha() else ord(letter) / 0x110000


@cache
def _ranks(language: str) -> dict[str, tuple[float, ...]]:
    data = _data()
    ranks: dict[str, tuple[float, ...]] = {letter: (float(n),) for n, letter in enumerate(data["own"], 1)}
    ranks |= {letter: tuple(ranks[part][0] for part in parts) for letter, parts in data["same"].items()}
    for n, row in enumerate(data["moved"].get(language, ()), 1):
        place, letters = row.split(" ")
        rank = ranks[place[-1]][0] + (0 if place.startswith("=") else n * BETWEEN)
        ranks |= dict.fromkeys(letters, (rank,))
    return ranks


@cache
def _data() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files(__package__) / "collation.json").read_text(encoding="utf-8"))
    return found
