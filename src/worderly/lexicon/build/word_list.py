"""Builds the lexicon of a language from one plain list: `words.txt` with one spelling per line."""

import tomllib
from collections.abc import Callable
from pathlib import Path

from worderly.lexicon.build.list_files import Changes, read_changes, read_words
from worderly.lexicon.build.model import Build, Tiers, group
from worderly.lexicon.build.readers.archives import Reader
from worderly.lexicon.build.readers.frequency import Frequencies
from worderly.lexicon.build.watch import find_levels
from worderly.lexicon.folding import Fold, fold_of

LEAST_ZIPF = {"easy": 4.0, "medium": 3.3, "hard": 2.6}


def build(sources: dict[str, Reader], lists: Path) -> Build:
    """Counts every word as a base form: a plain list does not distinguish inflections."""
    fold, alphabet = read_language(lists)
    return assemble(sources, lists, _spellings(read_words(lists / "words.txt"), fold, frozenset(alphabet)))


def assemble(
    sources: dict[str, Reader],
    lists: Path,
    listed: dict[str, str],
    is_base: Callable[[str], bool] = lambda _: True,
) -> Build:
    """Takes tiers from wordfreq if `lexicon.toml` names it as a source; else every word is easy.

    `listed` has the spelling of each key.
    """
    fold, _ = read_language(lists)
    changes = read_changes(lists / "overlay.txt", fold)
    spellings = changes.spellings | listed
    levels = find_levels(lists, fold, display=spellings)
    words = changes.apply(frozenset(spellings)) - levels.blocked
    barred = levels.hidden | _keys(read_words(lists / "names.txt") | read_words(lists / "untiered.txt"), fold)
    display = {key: text for key, text in spellings.items() if key in words and text != key}
    frequencies = _frequencies(sources, lists.name)
    tiers = _tiers(words - barred, changes, spellings, frequencies, is_base)
    return Build(words, tiers, levels, display)


def read_language(lists: Path) -> tuple[Fold, str]:
    """How the language folds, and its alphabet."""
    language = tomllib.loads((lists / "language.toml").read_text("utf-8"))
    return fold_of(language["fold"], language["alphabet"]), language["alphabet"]


def _keys(words: frozenset[str], fold: Fold) -> frozenset[str]:
    return frozenset(map(fold, words))


def _spellings(words: frozenset[str], fold: Fold, letters: frozenset[str]) -> dict[str, str]:
    """Key → spelling (the first by alphabet if two share a key) of words with two letters or more."""
    pairs = ((fold(text), text.lower()) for text in sorted(words, reverse=True))
    return {key: text for key, text in pairs if len(key) > 1 and letters.issuperset(key)}


def _frequencies(sources: dict[str, Reader], code: str) -> Frequencies | None:
    """Prefers the large list of wordfreq; for some languages there is only a small one."""
    if "wordfreq" not in sources:
        return None
    try:
        return Frequencies(sources["wordfreq"](f"wordfreq/data/large_{code}.msgpack.gz"))
    except KeyError:
        return Frequencies(sources["wordfreq"](f"wordfreq/data/small_{code}.msgpack.gz"))


def _tiers(
    words: frozenset[str],
    changes: Changes,
    spellings: dict[str, str],
    frequencies: Frequencies | None,
    is_base: Callable[[str], bool],
) -> Tiers:
    placed: dict[str, tuple[str, bool]] = {}
    for word in words:
        zipf = _zipf(frequencies, word, spellings) if frequencies else LEAST_ZIPF["easy"]
        tier = next((tier for tier, least in LEAST_ZIPF.items() if zipf >= least), None)
        if tier:
            placed[word] = tier, is_base(word)
    return group(placed | changes.place(words, lambda _: True))


def _zipf(frequencies: Frequencies, word: str, spellings: dict[str, str]) -> float:
    """The frequencies are of words in lower case."""
    return frequencies.zipf(*{word, spellings.get(word, word).lower()})
