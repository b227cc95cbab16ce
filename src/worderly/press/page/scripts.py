"""The script of a letter, and the scripts that cannot be written one letter to a cell."""

from collections.abc import Iterable
from functools import lru_cache

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
"""Scripts whose letters join or carry vowel signs, and so cannot be written one letter to a cell."""
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
MARKED = frozenset({"Hebrew", "Arabic"})
"""Scripts whose vowel signs stand above and below the letters of a list; a grid leaves them out."""
_BY_WORD = {name.upper(): name for name in SHAPED | SINGLE} | {"CJK": "Chinese"}
_TOGETHER = {"Hiragana": "Japanese", "Katakana": "Japanese", "Chinese": "Japanese"}
"""Scripts that one text may mix."""


@lru_cache(maxsize=4096)
def script_of(letter: str) -> str:
    """The English name of the script; empty for digits, signs and emoji."""
    return _BY_WORD.get(script_word(letter), "")


def check_scripts(words: Iterable[str]) -> None:
    """Raises Refused for words of more than one script, because the fill letters have only one."""
    first = ""
    for word in words:
        for letter in filter(str.isalpha, word):
            script = _TOGETHER.get(script_of(letter), script_of(letter))
            if script and first and script != first:
                raise Refused("mixed_scripts", word=word, letter=letter, script=script, other=first)
            first = first or script
