"""Finds words by pattern and by letters, common words first."""

from worderly.lexicon import Lexicon

_TIERS = {"easy": 0, "medium": 1, "hard": 2}


def matching(lexicon: Lexicon, pattern: str) -> list[str]:
    """`?` is one letter, `*` any number of letters."""
    return common_first(lexicon, lexicon.matching(pattern))


def anagrams(lexicon: Lexicon, letters: str, min_length: int = 1) -> list[str]:
    """Words made of some of the letters, common words first, then long ones; `*` is any vowel."""
    words = lexicon.anagrams(letters, min_length)
    return sorted(common_first(lexicon, words), key=lambda word: (rank(lexicon, word), -len(word)))


def common_first(lexicon: Lexicon, words: list[str]) -> list[str]:
    """Sorts by tier and removes hidden words, which are never shown."""
    shown = [word for word in words if not lexicon.is_hidden(word)]
    return sorted(shown, key=lambda word: rank(lexicon, word))


def rank(lexicon: Lexicon, word: str) -> int:
    return _TIERS.get(lexicon.tier(word) or "", len(_TIERS))
