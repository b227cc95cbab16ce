"""Builds the French lexicon: words from dictionary-fr, tiers from wordfreq, keys without accents."""

import re
from collections import defaultdict
from collections.abc import Collection
from pathlib import Path

from worderly.lexicon.build.fr.forms import Bases, Spellings, read_dictionary
from worderly.lexicon.build.list_files import Changes, read_changes, read_words
from worderly.lexicon.build.model import Build, Tiers, group
from worderly.lexicon.build.readers.archives import Reader
from worderly.lexicon.build.readers.frequency import Frequencies
from worderly.lexicon.build.readers.profanity import read_cuss, read_naughty
from worderly.lexicon.build.watch import find_levels
from worderly.lexicon.folding import fold_latin

LIMITS = (("easy", 4.0), ("medium", 3.3), ("hard", 2.6))
# A word that is ten times as common in English as in French is an English word ("same", "about").
BORROWED = 1.0

# Shorter strings stand in most grids of random letters.
_WATCHED = re.compile(r"[a-z]{3,}")

# Stem → all its forms.
Forms = dict[str, set[str]]


def build(sources: dict[str, Reader], lists: Path) -> Build:
    frequencies = Frequencies(sources["wordfreq"]("wordfreq/data/large_fr.msgpack.gz"))
    spellings = read_dictionary(sources["dictionary-fr"])
    forms = _forms(spellings)
    changes = read_changes(lists / "overlay.txt")
    usual = {word: _usual(found, frequencies) for word, found in spellings.items()}
    display = usual | changes.spellings
    levels = find_levels(lists, fold_latin, _marked(sources, lists, forms), display)
    words = changes.apply(frozenset(spellings)) - levels.blocked
    barred = levels.hidden | read_words(lists / "names.txt") | read_words(lists / "untiered.txt")
    english = Frequencies(sources["wordfreq"]("wordfreq/data/large_en.msgpack.gz"))
    french = read_words(lists / "french.txt")
    known = words & spellings.keys()
    plain = {word for word in known - french if len(spellings[word]) == 1 and word in spellings[word]}
    borrowed = {word for word in plain if english.zipf(word) - frequencies.zipf(word) >= BORROWED}
    bases = Bases(spellings, display, frequencies, read_changes(lists / "own.txt"))
    return Build(
        words,
        _tiers(words - barred, changes, borrowed, bases, frequencies),
        levels,
        {word: text for word, text in display.items() if text != word and word in words},
    )


def inflections(sources: dict[str, Reader], words: Collection[str]) -> frozenset[str]:
    """Those of the words that have a commoner root, whether or not somebody calls them words of their own."""
    frequencies = Frequencies(sources["wordfreq"]("wordfreq/data/large_fr.msgpack.gz"))
    spellings = read_dictionary(sources["dictionary-fr"])
    shown = {word: _usual(spellings[word], frequencies) for word in words if word in spellings}
    return frozenset(
        word
        for word, text in shown.items()
        if any(frequencies.zipf(root) > frequencies.zipf(text) for root in spellings[word][text])
    )


def _forms(spellings: Spellings) -> Forms:
    forms: Forms = defaultdict(set)
    for texts in spellings.values():
        for text, stems in texts.items():
            for stem in stems:
                forms[stem].add(text)
    return forms


def _marked(sources: dict[str, Reader], lists: Path, forms: Forms) -> frozenset[str]:
    """All forms of the marked stems, because the packages list only the infinitive of a verb."""
    marked = read_cuss(sources["cuss"], "fr.js") | read_naughty(sources["naughty-words"], "fr.json")
    stems = marked - read_words(lists / "show.txt")
    words = {form for stem in stems for form in (stem, *forms.get(stem, ()))}
    return frozenset(word for word in words if _WATCHED.fullmatch(fold_latin(word)))


def _usual(spellings: dict[str, frozenset[str]], frequencies: Frequencies) -> str:
    """The most frequent spelling; among equally frequent ones a stem, then the first by alphabet."""
    return min(spellings, key=lambda text: (-frequencies.zipf(text), text not in spellings[text], text))


def _tiers(
    words: frozenset[str], changes: Changes, borrowed: set[str], bases: Bases, frequencies: Frequencies
) -> Tiers:
    placed: dict[str, tuple[str, bool]] = {}
    for word in (words & bases.spellings.keys()) - borrowed:
        zipf = frequencies.zipf(*bases.spellings[word])
        tier = next((tier for tier, least in LIMITS if zipf >= least), None)
        if tier:
            placed[word] = tier, bases.has(word)
    return group(placed | changes.place(words, bases.has))
