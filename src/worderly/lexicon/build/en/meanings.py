"""Meanings from WordNet: the commonest sense of a word, in one or two short clauses."""

import re
from collections.abc import Iterable, Mapping

from worderly.lexicon.build.en.base_forms import BaseForms
from worderly.lexicon.build.model import Build
from worderly.lexicon.build.readers.archives import Reader
from worderly.lexicon.build.readers.wordnet import NAMES, Sense, WordNet

SHORTEST_CLAUSE = 12
# A second part of speech is shown if it has at least a fifth of the uses of the first.
SECOND_SHARE = 5
# A form of another word has a meaning of its own if it has at least a fifth of the uses of that word.
OWN_SHARE = 5
# A short vowel between consonants: the last one is doubled before an ending, so "cuter" is not of "cut".
_DOUBLING = re.compile(r"[^aeiou][aeiou][^aeiouwxy]$")


def meanings(built: Build, sources: Mapping[str, Reader], own: Mapping[str, str]) -> dict[str, str]:
    wordnet = WordNet.load(sources["wordnet-base"])
    texts = meanings_of(built.common, wordnet)
    forms = BaseForms(wordnet, built.words, ())
    return texts | _newer_forms(built.common - texts.keys() - own.keys(), forms, {*texts, *own})


def _newer_forms(words: Iterable[str], forms: BaseForms, known: set[str]) -> dict[str, str]:
    """The inflections of words that WordNet does not know: "hashtags" points to "hashtag"."""
    roots = ((word, sorted(forms.roots(word) & known)) for word in words)
    return {word: f"={found[0]}" for word, found in roots if found}


def meanings_of(words: Iterable[str], wordnet: WordNet) -> dict[str, str]:
    """Stores `=root` as the meaning of an inflection, so that no gloss is stored twice.

    A root has its own gloss, although it may be a form too: "beings" points to "being", not on to "be".
    """
    roots = {word: _root(word, wordnet) for word in words}
    glossed = {root or word for word, root in roots.items()}
    texts = {word: f"={root}" for word, root in roots.items() if root and word not in glossed}
    texts |= {word: _gloss(word, wordnet) for word in glossed}
    return {word: text for word, text in texts.items() if text}


def _root(word: str, wordnet: WordNet) -> str | None:
    """The commonest root; none for a doer ("cleaner") and for a word that is common in its own sense."""
    found = {root for root in wordnet.roots(word) if wordnet.senses(root)}
    roots = sorted(found - {root for root in found if _DOUBLING.search(root) and f"{root}e" in found})
    root = max(roots, key=wordnet.uses, default=None)
    senses = wordnet.senses(word)
    is_doer = word.endswith("er") and any(sense.part == "n" for sense in senses)
    if root and senses and (is_doer or sum(sense.uses for sense in senses) * OWN_SHARE >= wordnet.uses(root)):
        return None
    return root


def _gloss(word: str, wordnet: WordNet) -> str:
    """The commonest sense, and that of a second part of speech that is nearly as common."""
    senses = wordnet.senses(word) or wordnet.name_senses(word)
    first: dict[str, Sense] = {}
    for sense in senses:
        if sense.uses * SECOND_SHARE >= senses[0].uses:
            first.setdefault(sense.part, sense)
    glosses = (f"({NAMES[part]}) {_definition(sense.synset.gloss)}" for part, sense in first.items())
    return "; ".join(list(glosses)[:2])


def _definition(gloss: str) -> str:
    """The first clause without examples in quotes; with the second clause where the first is very short."""
    clauses = [re.sub(r"\s+", " ", clause).strip() for clause in gloss.partition('; "')[0].split(";")]
    return clauses[0] if len(clauses[0]) >= SHORTEST_CLAUSE else "; ".join(clauses[:2])
