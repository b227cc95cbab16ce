"""Builds the German lexicon: words of Tanglet's list, base forms and capitals by a thesaurus."""

import re
from collections import Counter
from collections.abc import Collection, Container, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from worderly.lexicon.build.de.forms import Forms
from worderly.lexicon.build.list_files import Changes, read_changes, read_words
from worderly.lexicon.build.model import Build
from worderly.lexicon.build.readers.archives import Reader
from worderly.lexicon.build.readers.frequency import Frequencies
from worderly.lexicon.build.readers.tanglet import Spellings, read_tanglet
from worderly.lexicon.build.readers.thesaurus import NOTE, Thesaurus, plain_synonyms, read_thesaurus
from worderly.lexicon.build.word_list import assemble, read_language
from worderly.lexicon.folding import Fold, fold_of

# The package is named after the language.
CODE = __name__.split(".")[-2]
LETTERS = "abcdefghijklmnopqrstuvwxyzäöü"
FREQUENCIES = "wordfreq/data/large_de.msgpack.gz"
# A noun that is made of another word (das Laufen) is shown only if it is this much commoner than the word.
MADE_NOUN = 3


def build(sources: Mapping[str, Reader], lists: Path) -> Build:
    """Base forms are the headwords of the thesaurus that are no form of another one."""
    fold, letters = read_language(lists)
    spellings = read_tanglet(sources["tanglet-data"], CODE, fold, frozenset(letters))
    thesaurus = german_thesaurus(sources)
    chosen = {fold(text): text for text in read_words(lists / "spellings.txt")}
    display = usual_spellings(spellings, thesaurus) | chosen
    forms = Forms(thesaurus.keys() & spellings.keys(), display)
    bases = Bases(thesaurus, forms, read_changes(lists / "own.txt", fold))
    return assemble(dict(sources), lists, display, bases.has)


def inflections(sources: Mapping[str, Reader], words: Collection[str]) -> frozenset[str]:
    """Those of the words that have a commoner root, whether or not somebody calls them words of their own."""
    fold = german_fold()
    spellings = read_tanglet(sources["tanglet-data"], CODE, fold, frozenset(LETTERS))
    thesaurus, frequencies = german_thesaurus(sources), Frequencies(sources["wordfreq"](FREQUENCIES))
    display = usual_spellings(spellings, thesaurus)
    forms = Forms(thesaurus.keys() & spellings.keys(), display)

    def zipf(word: str) -> float:
        return frequencies.zipf(*{word, display.get(word, word).lower()})

    return frozenset(word for word in words if any(zipf(root) > zipf(word) for root in forms.roots(word)))


@dataclass(frozen=True)
class Bases:
    """`own` has what was decided by eye."""

    headwords: Container[str]
    forms: Forms
    own: Changes

    def has(self, key: str) -> bool:
        if key in self.own.removed or key in self.own.spellings:
            return key not in self.own.removed
        return key in self.headwords and not self.forms.roots(key)


def german_fold() -> Fold:
    return fold_of("latin", LETTERS)


def german_thesaurus(sources: Mapping[str, Reader]) -> Thesaurus:
    return read_thesaurus(sources["mythes-de"]("usr/share/mythes/th_de_DE_v2.dat"), german_fold())


def usual_spellings(spellings: Spellings, thesaurus: Thesaurus) -> dict[str, str]:
    """The spelling that the thesaurus has most often: Haus, laufen, grün; else one in lower case."""
    alone = Counter(text for senses in thesaurus.values() for text in plain_synonyms(senses))
    in_phrases = _words_of_phrases(thesaurus)

    def rank(text: str) -> tuple[int, int, bool, str]:
        is_noun = text != text.lower()
        weight = 1 if is_noun else MADE_NOUN
        return -alone[text] * weight, -in_phrases[text] * weight, is_noun, text

    return {key: min(texts, key=rank) for key, texts in spellings.items()}


def _words_of_phrases(thesaurus: Thesaurus) -> Counter[str]:
    senses = {sense for found in thesaurus.values() for sense in found}
    texts: Iterable[str] = (NOTE.sub(" ", text) for sense in senses for text in sense.synonyms)
    return Counter(word for text in texts for word in re.findall(r"\w+", text))
