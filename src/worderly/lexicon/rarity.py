"""How rare words are, by the tiers of their lexicon: a part of every grade of a daily."""

from collections.abc import Iterable
from statistics import fmean

from worderly.lexicon.lexicon import Lexicon

WEIGHTS = {"easy": 0.0, "medium": 0.5, "hard": 1.0}


def rarity(words: Iterable[str], lexicon: Lexicon) -> float:
    """From 0, all words are easy, to 1, all are hard or in no tier."""
    return fmean([WEIGHTS.get(lexicon.tier(word) or "", 1.0) for word in words] or [0])


def letter_value(words: Iterable[str], lexicon: Lexicon) -> float:
    """The mean value of the letters: rare letters have high values."""
    values = lexicon.letter_values
    return fmean([values.get(letter, 0) for word in words for letter in word] or [0])
