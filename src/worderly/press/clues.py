"""Clues: the meaning of a word, short and without the word itself."""

import re

from worderly.lexicon import Lexicon

LONGEST = 90
"""Letters of a clue; a longer meaning ends at its last whole word."""
BLANK = "…"
KIND = re.compile(r"^\([^)]*\)\s*")
"""The part of speech, where a meaning begins with it."""
STEM = 4
"""A word of the meaning that begins with so many letters of the answer is left out too."""


def clue_of(word: str, lexicon: Lexicon) -> str:
    """Empty if no meaning is shipped."""
    meaning = lexicon.meaning(word)
    if not meaning:
        return ""
    first = re.split(r"[\n;]", KIND.sub("", meaning.rpartition(" — ")[2]), maxsplit=1)[0].strip()
    return _shortened(_without(word, first))


def _without(word: str, text: str) -> str:
    stem = word[:-1] if len(word) > STEM else word
    return re.sub(rf"\b{re.escape(stem)}\w*", BLANK, text, flags=re.IGNORECASE)


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST].rsplit(' ', 1)[0].rstrip(' ,(')} {BLANK}"
