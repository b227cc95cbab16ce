"""Builds the French lexicon: words from dictionary-fr, tiers from wordfreq, keys without accents."""

import re
from collections import defaultdict
from pathlib import Path

from worderly.lexicon.build.affixes import expand, read_rules, read_stems
from worderly.lexicon.build.archives import Reader
from worderly.lexicon.build.frequency import Frequencies
from worderly.lexicon.build.list_files import Changes, read_changes, read_words
from worderly.lexicon.build.model import Build, Tiers, group
from worderly.lexicon.build.profanity import read_cuss, read_naughty
from worderly.lexicon.folding import fold_latin

LIMITS = (("easy", 4.0), ("medium", 3.3), ("hard", 2.6))
# A word that is ten times as common in English as in French is an English word ("same", "about").
BORROWED = 1.0

_KEY = re.compile(r"[a-z]{2,}")

# Key → spelling → whether the spelling is a stem of the dictionary, that is a base form.
Spellings = dict[str, dict[str, bool]]
# Stem → the keys of all its forms.
Forms = dict[str, set[str]]


def build(sources: dict[str, Reader], lists: Path) -> Build:
    frequencies = Frequencies(sources["wordfreq"]("wordfreq/data/large_fr.msgpack.gz"))
    spellings, forms = _read_dictionary(sources["dictionary-fr"])
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
    display = changes.spellings | {word: _usual(spellings[word], frequencies) for word in known}
    return Build(
        words,
        _tiers(words - barred, changes, borrowed, spellings, frequencies),
        blocked,
        hidden,
        {word: text for word, text in display.items() if text != word and word in words},
    )


def _read_dictionary(read: Reader) -> tuple[Spellings, Forms]:
    rules = read_rules(read("package/index.aff").decode("utf-8"))
    spellings: Spellings = defaultdict(dict)
    forms: Forms = defaultdict(set)
    for stem, flags in read_stems(read("package/index.dic").decode("utf-8")):
        for form in expand(stem, flags, rules):
            if form == form.lower() and _KEY.fullmatch(key := fold_latin(form)):
                spellings[key][form] = spellings[key].get(form, False) or form == stem
                forms[fold_latin(stem)].add(key)
    return spellings, forms


def _hidden(sources: dict[str, Reader], lists: Path, forms: Forms) -> frozenset[str]:
    """All forms of the marked stems, because the packages list only the infinitive of a verb."""
    marked = read_cuss(sources["cuss"], "fr.js") | read_naughty(sources["naughty-words"], "fr.json")
    shown = frozenset(map(fold_latin, read_words(lists / "show.txt")))
    stems = frozenset(map(fold_latin, marked | read_words(lists / "hide.txt"))) - shown
    return frozenset(key for stem in stems for key in forms.get(stem, ())) - shown | stems


def _usual(spellings: dict[str, bool], frequencies: Frequencies) -> str:
    """The most frequent spelling; among equally frequent ones a base form, then the first by alphabet."""
    return min(spellings, key=lambda text: (-frequencies.zipf(text), not spellings[text], text))


def _tiers(
    words: frozenset[str],
    changes: Changes,
    borrowed: set[str],
    spellings: Spellings,
    frequencies: Frequencies,
) -> Tiers:
    placed: dict[str, tuple[str, bool]] = {}
    for word in (words & spellings.keys()) - borrowed:
        zipf = frequencies.zipf(*spellings[word])
        tier = next((tier for tier, least in LIMITS if zipf >= least), None)
        if tier:
            placed[word] = tier, any(spellings[word].values())

    def is_base(word: str) -> bool:
        """An added word is a base form unless it is the plural of another word."""
        return word in spellings or not (word.endswith("s") and word[:-1] in words)

    return group(placed | changes.place(words, is_base))
