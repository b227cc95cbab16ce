"""Tells base forms from inflections: an inflected form is a target only if it is a word of its own."""

from collections.abc import Container

from worderly.lexicon.build.readers.wordnet import WordNet

# Ending and what stands in its place in the root, for words that WordNet does not know.
_ENDINGS = (
    ("s", ""),
    ("es", ""),
    ("ies", "y"),
    ("ed", ""),
    ("ed", "e"),
    ("ied", "y"),
    ("ing", ""),
    ("ing", "e"),
)
_SHORTEST_ROOT = 3


class BaseForms:
    """`own` has the words that look inflected but were read as words of their own: "building", "news"."""

    def __init__(self, wordnet: WordNet, words: Container[str], own: Container[str]) -> None:
        self._wordnet = wordnet
        self._words = words
        self._own = own

    def is_base(self, word: str) -> bool:
        return word in self._own or not self.roots(word)

    def roots(self, word: str) -> set[str]:
        """The words that it may be an inflection of; WordNet does not know the newer ones ("hashtags")."""
        if self._wordnet.knows(word):
            return self._wordnet.roots(word)
        return self._wordnet.roots(word) | {root for root in _regular_roots(word) if root in self._words}


def _regular_roots(word: str) -> set[str]:
    if word.endswith("ss"):
        return set()
    stems = [(word.removesuffix(ending), ending, rest) for ending, rest in _ENDINGS if word.endswith(ending)]
    roots = {stem + rest for stem, _, rest in stems}
    doubled = {stem[:-1] for stem, ending, _ in stems if ending in ("ed", "ing") and stem[-2:-1] == stem[-1:]}
    return {root for root in roots | doubled if len(root) >= _SHORTEST_ROOT}
