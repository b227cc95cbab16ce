"""Which script a letter is of, and which scripts single letters side by side would misspell."""

from collections.abc import Iterable

from worderly.kit import Refused
from worderly.lexicon.scripts import script_word

SHAPED = frozenset(
    {
        "Devanagari",
        "Bengali",
        "Gurmukhi",
        "Gujarati",
        "Oriya",
        "Tamil",
        "Telugu",
        "Kannada",
        "Malayalam",
        "Sinhala",
        "Thai",
        "Lao",
        "Tibetan",
        "Myanmar",
        "Khmer",
        "Mongolian",
        "Javanese",
        "Balinese",
    }
)
"""Their letters join and their vowel signs stand around them: a letter a cell is not how they are written."""
SINGLE = frozenset(
    {
        "Latin",
        "Greek",
        "Cyrillic",
        "Armenian",
        "Georgian",
        "Hebrew",
        "Arabic",
        "Syriac",
        "Thaana",
        "Nko",
        "Ethiopic",
        "Cherokee",
        "Hangul",
        "Hiragana",
        "Katakana",
        "Bopomofo",
        "Yi",
    }
)
_BY_WORD = {name.upper(): name for name in SHAPED | SINGLE} | {"CJK": "Chinese"}
_TOGETHER = {"Hiragana": "Japanese", "Katakana": "Japanese", "Chinese": "Japanese"}
"""Scripts that one text may mix."""


def script_of(letter: str) -> str:
    """Its English name; empty for what belongs to none: digits, signs, emoji."""
    return _BY_WORD.get(script_word(letter), "")


def check_scripts(words: Iterable[str]) -> None:
    """Raises Refused for words of more than one script: the letters that fill the gaps are of one alone."""
    first = ""
    for word in words:
        for letter in filter(str.isalpha, word):
            script = _TOGETHER.get(script_of(letter), script_of(letter))
            if script and first and script != first:
                raise Refused("mixed_scripts", word=word, letter=letter, script=script, other=first)
            first = first or script
