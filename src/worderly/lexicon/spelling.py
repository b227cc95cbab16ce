"""A lexicon whose targets and themes are chosen: in one spelling of its language, or with all words."""

from collections.abc import Iterable
from functools import lru_cache

from worderly.languages.facts import facts_of
from worderly.lexicon.folder import Tier
from worderly.lexicon.lexicon import Lexicon
from worderly.lexicon.themes import Theme

SHARED = ""
"""Not a spelling: shows only words that all spellings share, so that they are right for everybody."""
ALSO_USED = "="
"""In `variants.txt`: the others use this spelling too, and it is never replaced."""
CACHED = ("_targets", "_drawn_themes")
"""Answers of the shared lexicon that depend on the choice."""


class SpelledLexicon(Lexicon):
    """Accepts guesses in every spelling."""

    def __init__(
        self, shared: Lexicon, index: int | None, replaced: dict[str, str], all_words: bool = False
    ) -> None:
        """Without an index, the words in `replaced` are left out, as are pairs in themes."""
        self.__dict__.update((name, value) for name, value in vars(shared).items() if name not in CACHED)
        self._index, self._replaced, self._all_words = index, replaced, all_words

    @property
    def grim(self) -> frozenset[str]:
        return frozenset() if self._all_words else super().grim

    def theme(self, name: str) -> Theme:
        if self._folder is None:
            raise KeyError(name)
        return self._folder.theme(name, self._index)

    def _tier_words(self, tier: Tier, base: bool) -> Iterable[str]:
        replaced = self._replaced.get
        return filter(None, (replaced(word, word) for word in super()._tier_words(tier, base)))


def spelled(lexicon: Lexicon, spelling: str, all_words: bool = False) -> Lexicon:
    """The lexicon itself if there is nothing to choose; an unknown spelling is none."""
    names = facts_of(lexicon.language).spellings if lexicon.has_tiers else ()
    if not names and not (all_words and lexicon.has_tiers):
        return lexicon
    return _view(lexicon, names.index(spelling) if spelling in names else None, all_words)


@lru_cache(maxsize=16)
def _view(lexicon: Lexicon, index: int | None, all_words: bool) -> Lexicon:
    """The same object each time: caches of the games have lexicons as keys."""
    return SpelledLexicon(lexicon, index, replacements(lexicon.variants(), index), all_words)


def replacements(lines: Iterable[str], index: int | None) -> dict[str, str]:
    """Words of the other spellings → the word of this one; without an index → nothing."""
    replaced: dict[str, str] = {}
    for line in lines:
        forms = line.split()
        wanted = "" if index is None else forms[index].removeprefix(ALSO_USED)
        replaced |= {form: wanted for form in forms if not form.startswith(ALSO_USED) and form != wanted}
    return replaced
