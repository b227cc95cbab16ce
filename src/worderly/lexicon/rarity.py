"""How rare words are, by the tiers of their lexicon: a part of every grade of a daily."""

from collections.abc import Iterable
from statistics import fmean

from worderly.lexicon.lexicon import Lexicon

WEIGHTS = {"easy": 0.0, "medium": 0.5, "hard": 1.0}
MOST_WILDCARDS = 2


def rarity(words: Iterable[str], lexicon: Lexicon) -> float:
    """From 0, all words are easy, to 1, all are hard or in no tier."""
    return fmean([WEIGHTS.get(lexicon.tier(word) or "", 1.0) for word in words] or [0])


def meant_by(text: str, lexicon: Lexicon, wildcard: str = "*") -> str:
    """The commonest word with a vowel in place of each wildcard; the text itself where none fits.

    Looks for no more than `MOST_WILDCARDS`: a text of nothing else would fit half of the list.
    """
    if not 0 < text.count(wildcard) <= MOST_WILDCARDS or not text.replace(wildcard, "").isalpha():
        return text
    words = lexicon.matching(text.replace(wildcard, "?"))
    meant = [word for word in words if _has_vowels(text, word, lexicon.vowels, wildcard)]
    return min(meant, key=lambda one: (not lexicon.may_show(one), rarity([one], lexicon)), default=text)


def _has_vowels(text: str, word: str, vowels: str, wildcard: str) -> bool:
    return all(held in vowels for typed, held in zip(text, word, strict=True) if typed == wildcard)


def letter_value(words: Iterable[str], lexicon: Lexicon) -> float:
    """The mean value of the letters: rare letters have high values."""
    values = lexicon.letter_values
    return fmean([values.get(letter, 0) for word in words for letter in word] or [0])
