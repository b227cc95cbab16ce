"""Builds the English lexicon: words from SCOWL, tiers from wordfreq, base forms from WordNet."""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import NamedTuple

from worderly.lexicon.build.en.base_forms import BaseForms
from worderly.lexicon.build.list_files import Changes, read_changes, read_words
from worderly.lexicon.build.model import Build, Tiers, group
from worderly.lexicon.build.readers.archives import Reader
from worderly.lexicon.build.readers.frequency import Frequencies
from worderly.lexicon.build.readers.profanity import read_better_profanity, read_cuss, read_naughty
from worderly.lexicon.build.readers.wordnet import WordNet
from worderly.lexicon.build.watch import find_levels
from worderly.lexicon.folding import fold_latin

CATEGORIES = (
    "english",
    "american",
    "british",
    "british_z",
    "variant_1",
    "variant_2",
    "british_variant_1",
    "british_variant_2",
)
SIZES = (10, 20, 35, 40, 50, 55, 60, 70, 80)


class ScowlClass(NamedTuple):
    """A file of SCOWL; its size tells how common its words are, from 10, the commonest, to 95."""

    size: int
    category: str


Spellings = dict[str, dict[str, ScowlClass]]
"""Key → spelling → the smallest class that has it."""

# Tier, largest SCOWL size, least Zipf frequency.
LIMITS = (("easy", 35, 4.0), ("medium", 50, 3.3), ("hard", 60, 2.6))
USAGE = ("obscenity", "ethnic_slur", "disparagement")

_KEY = re.compile(r"[a-z]{2,}")
# Shorter strings stand in most grids of random letters.
_WATCHED = re.compile(r"[a-z]{3,}")


def build(sources: dict[str, Reader], lists: Path) -> Build:
    wordnet = WordNet.load(sources["wordnet-base"])
    frequencies = Frequencies(sources["wordfreq"]("wordfreq/data/large_en.msgpack.gz"))
    spellings = _read_scowl(sources["scowl"])
    changes = read_changes(lists / "overlay.txt")
    listed = frozenset(word for word in spellings if len(word) > 2)
    play = changes.apply(listed)
    display = _display(play & spellings.keys(), spellings, frequencies)
    levels = find_levels(lists, fold_latin, _marked(sources, wordnet, lists, play), display)
    words = play - levels.blocked
    barred = levels.hidden | read_words(lists / "names.txt") | read_words(lists / "untiered.txt")
    forms = BaseForms(wordnet, words, read_words(lists / "own.txt"))
    tiers = _tiers(words - barred, changes, spellings, frequencies, forms)
    return Build(
        words,
        tiers,
        levels,
        {word: text for word, text in display.items() if word in words},
        origins={word: _origin(spellings[word]) for word in words & listed},
    )


def inflections(sources: dict[str, Reader], words: Collection[str]) -> frozenset[str]:
    """Those of the words that have a commoner root, whether or not somebody calls them words of their own."""
    wordnet = WordNet.load(sources["wordnet-base"])
    frequencies = Frequencies(sources["wordfreq"]("wordfreq/data/large_en.msgpack.gz"))
    forms = BaseForms(wordnet, words, own=())
    return frozenset(
        word
        for word in words
        if any(frequencies.zipf(root) > frequencies.zipf(word) for root in forms.roots(word))
    )


def _origin(spellings: dict[str, ScowlClass]) -> str:
    size, category = min(spellings.values())
    return f"{category}, size {size}"


def _read_scowl(read: Reader) -> Spellings:
    """Skips words with capitals or apostrophes."""
    classes: Spellings = defaultdict(dict)
    for size in SIZES:
        for category in CATEGORIES:
            for text in _scowl_file(read, category, size):
                if text == text.lower() and _KEY.fullmatch(key := fold_latin(text)):
                    classes[key].setdefault(text, ScowlClass(size, category))
    return classes


def _scowl_file(read: Reader, category: str, size: int) -> list[str]:
    try:
        return read(f"usr/share/dict/scowl/{category}-words.{size}").decode("utf-8").splitlines()
    except KeyError:  # some categories have no file of some sizes
        return []


def _marked(
    sources: dict[str, Reader], wordnet: WordNet, lists: Path, words: frozenset[str]
) -> frozenset[str]:
    """Single words that the packages call profane, and their inflections that are no lemmas themselves."""
    marked = (
        read_cuss(sources["cuss"], "index.js")
        | read_naughty(sources["naughty-words"], "en.json")
        | read_better_profanity(sources["better-profanity"])
        | frozenset(word for label in USAGE for word in wordnet.flags[label])
    )
    marked -= read_words(lists / "show.txt")
    inflected = (word for word in words if not wordnet.knows(word) and wordnet.roots(word) & marked)
    return frozenset(word for word in (*marked, *inflected) if _WATCHED.fullmatch(word))


def _tiers(
    words: frozenset[str],
    changes: Changes,
    spellings: Spellings,
    frequencies: Frequencies,
    forms: BaseForms,
) -> Tiers:
    placed: dict[str, tuple[str, bool]] = {}
    for word in words & spellings.keys():
        tier = _tier(min(spellings[word].values()).size, frequencies.zipf(*{word, *spellings[word]}))
        base = forms.is_base(word)
        if tier and not (len(word) <= 3 and not base and word.endswith("s") and frequencies.zipf(word) < 5):
            placed[word] = tier, base
    return group(placed | changes.place(words, forms.is_base))


def _tier(size: int, zipf: float) -> str | None:
    return next((tier for tier, largest, least in LIMITS if size <= largest and zipf >= least), None)


def _display(words: Iterable[str], spellings: Spellings, frequencies: Frequencies) -> dict[str, str]:
    """The accented spelling where SCOWL has no plain one: "éclair", but "facade" stays "facade"."""
    accented = [word for word in words if word not in spellings[word]]
    return {word: max(sorted(spellings[word]), key=frequencies.zipf) for word in accented}
