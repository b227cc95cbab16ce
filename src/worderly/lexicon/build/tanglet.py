"""Builds a lexicon from the list that Tanglet has of the language, and from its MyThes thesaurus."""

import gzip
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from worderly.lexicon.build.model import Build
from worderly.lexicon.build.readers.archives import Reader
from worderly.lexicon.build.readers.thesaurus import (
    Sense,
    Thesaurus,
    plain_synonyms,
    read_thesaurus,
    say_synonyms,
)
from worderly.lexicon.build.word_list import assemble, read_language
from worderly.lexicon.folding import Fold, fold_case

LONGEST = 15
"""No game asks for longer words."""
# A noun that is made of another word (das Laufen) is shown only if it is this much commoner than the word.
MADE_NOUN = 3


def build(sources: dict[str, Reader], lists: Path) -> Build:
    """The headwords of the thesaurus are the base forms."""
    fold, alphabet = read_language(lists)
    packed = sources["tanglet-data"](f"usr/share/tanglet/gamedata/{lists.name}/words")
    spellings = _by_key(read_list(gzip.decompress(packed).decode("utf-8")), fold, frozenset(alphabet))
    thesaurus = _thesaurus(sources)
    return assemble(sources, lists, usual_spellings(spellings, thesaurus), thesaurus.__contains__)


def meanings(built: Build, sources: Mapping[str, Reader], own: Mapping[str, str]) -> dict[str, str]:
    """Synonyms, for the words of the tiers."""
    thesaurus, barred = _thesaurus(sources), frozenset().union(*built.levels)
    texts = {
        word: say_synonyms(word, _own_senses_first(word, thesaurus[word]), fold_case, barred)
        for word in sorted((built.common & thesaurus.keys()) - own.keys())
    }
    return {word: text for word, text in texts.items() if text}


def _own_senses_first(word: str, senses: Iterable[Sense]) -> list[Sense]:
    """A sense that has the word only in a phrase, as "(im) Haus", comes after those of the word itself."""
    return sorted(
        senses,
        key=lambda sense: all(fold_case(text.partition(" (")[0]) != word for text in sense.synonyms),
    )


def _thesaurus(sources: Mapping[str, Reader]) -> Thesaurus:
    package = next(name for name in sources if name.startswith("mythes-"))
    code = package.removeprefix("mythes-")
    return read_thesaurus(sources[package](f"usr/share/mythes/th_{code}_{code.upper()}_v2.dat"), fold_case)


def read_list(text: str) -> Iterator[str]:
    """Each line is a word in A–Z, then its spellings if it has others than its own lower case."""
    for line in text.splitlines():
        word, *spellings = line.split()
        yield from spellings or [word.lower()]


def _by_key(spellings: Iterable[str], fold: Fold, letters: frozenset[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for text in spellings:
        key = fold(text)
        if 2 <= len(key) <= LONGEST and letters.issuperset(key):
            found[key].append(text)
    return found


def usual_spellings(spellings: Mapping[str, list[str]], thesaurus: Thesaurus) -> dict[str, str]:
    """The spelling that the thesaurus has most often: Haus, laufen, grün; else one in lower case."""
    uses = Counter(text for senses in thesaurus.values() for text in plain_synonyms(senses))

    def rank(text: str) -> tuple[int, bool, str]:
        is_noun = text != text.lower()
        return -uses[text] * (1 if is_noun else MADE_NOUN), is_noun, text

    return {key: min(texts, key=rank) for key, texts in spellings.items()}
