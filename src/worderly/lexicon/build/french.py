"""Builds the French lexicon: words from dictionary-fr, tiers from wordfreq, keys without accents."""

from collections import defaultdict
from pathlib import Path

from worderly.lexicon.build.archives import Reader
from worderly.lexicon.build.french_forms import Bases, Spellings, read_dictionary
from worderly.lexicon.build.frequency import Frequencies
from worderly.lexicon.build.list_files import Changes, read_changes, read_words
from worderly.lexicon.build.model import Build, Tiers, group
from worderly.lexicon.build.profanity import read_cuss, read_naughty
from worderly.lexicon.folding import fold_latin

LIMITS = (("easy", 4.0), ("medium", 3.3), ("hard", 2.6))
# A word that is ten times as common in English as in French is an English word ("same", "about").
BORROWED = 1.0

# Stem → the keys of all its forms.
Forms = dict[str, set[str]]


def build(sources: dict[str, Reader], lists: Path) -> Build:
    frequencies = Frequencies(sources["wordfreq"]("wordfreq/data/large_fr.msgpack.gz"))
    spellings = read_dictionary(sources["dictionary-fr"])
    forms = _forms(spellings)
    blocked = frozenset(map(fold_latin, read_words(lists / "block.txt")))
    changes = read_changes(lists / "overlay.txt")
    words = changes.apply(frozenset(spellings)) - blocked
    hidden = _hidden(sources, lists, forms) & words
    barred = hidden | read_words(lists / "names.txt") | read_words(lists / "untiered.txt")
    english = Frequencies(sources["wordfreq"]("wordfreq/data/large_en.msgpack.gz"))
    french = read_words(lists / "french.txt")
    known = words & spellings.keys()
    plain = {word for word in known - french if len(spellings[word]) == 1 and word in spellings[word]}
    borrowed = {word for word in plain if english.zipf(word) - frequencies.zipf(word) >= BORROWED}
    display = {word: _usual(spellings[word], frequencies) for word in known} | changes.spellings
    bases = Bases(spellings, display, frequencies, read_words(lists / "own.txt"))
    return Build(
        words,
        _tiers(words - barred, changes, borrowed, bases, frequencies),
        blocked,
        hidden,
        {word: text for word, text in display.items() if text != word and word in words},
    )


def _forms(spellings: Spellings) -> Forms:
    forms: Forms = defaultdict(set)
    for key, texts in spellings.items():
        for stem in frozenset[str]().union(*texts.values()):
            forms[fold_latin(stem)].add(key)
    return forms


def _hidden(sources: dict[str, Reader], lists: Path, forms: Forms) -> frozenset[str]:
    """All forms of the marked stems, because the packages list only the infinitive of a verb."""
    marked = read_cuss(sources["cuss"], "fr.js") | read_naughty(sources["naughty-words"], "fr.json")
    shown = frozenset(map(fold_latin, read_words(lists / "show.txt")))
    stems = frozenset(map(fold_latin, marked | read_words(lists / "hide.txt"))) - shown
    return frozenset(key for stem in stems for key in forms.get(stem, ())) - shown | stems


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
