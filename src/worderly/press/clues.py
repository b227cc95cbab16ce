"""Clues: the meaning of a word, whole, short and without the word itself."""

import re
from collections.abc import Iterator

from worderly.lexicon import Lexicon

LONGEST = 100
"""Letters of a clue. A longer meaning is no clue: a sentence that is cut says nothing."""
ASIDE = re.compile(r"\s*\([^)]*\)")
"""The part of speech, a field of knowledge, an example."""
LABEL = re.compile(r"^[^,:]{1,20}: ")
"""What a meaning says about itself before it begins: its source, or that it is a wider word."""
SYNONYM = 3
"""Words of a synonym, at most; a list with longer parts is a sentence, and stays whole."""
STEM = 4
"""A longer word is looked for without its ending and inside other words too."""


def clue_of(word: str, lexicon: Lexicon) -> str:
    """The first sense that can be printed; empty if there is none."""
    meaning = ASIDE.sub("", lexicon.meaning(word) or "").rpartition(" — ")[2]
    clues = (_without(word, sense.strip(" ,")) for sense in re.split(r"[\n;]", meaning))
    return next((clue for clue in clues if 0 < len(clue) <= LONGEST), "")


def _without(word: str, sense: str) -> str:
    """A list of synonyms loses those that name the word; a sentence that names it is lost."""
    naming = _naming(word)
    if not naming.search(sense):
        return sense
    label = found[0] if (found := LABEL.match(sense)) else ""
    kept = ", ".join(text for text in _synonyms(sense.removeprefix(label)) if not naming.search(text))
    return kept and label + kept


def _synonyms(text: str) -> Iterator[str]:
    """Nothing if it is a sentence."""
    parts = text.split(", ")
    if all(len(part.split()) <= SYNONYM for part in parts):
        yield from parts


def _naming(word: str) -> re.Pattern[str]:
    pattern = re.escape(word[:-1]) if len(word) > STEM else rf"\b{re.escape(word)}"
    return re.compile(pattern, re.IGNORECASE)
