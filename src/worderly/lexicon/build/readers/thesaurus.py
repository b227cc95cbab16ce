"""Reads a MyThes thesaurus (`th_*.dat`) and chooses the synonyms that are shown as a meaning."""

import re
from collections import defaultdict
from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from worderly.lexicon.folding import Fold

# Synonyms with these notes are no synonyms (a wider word, an opposite), or are not shown to a family.
UNWANTED = re.compile(r"\((?:[^()]*[ ,])?(?:Oberbegriff|Unterbegriff|Antonym|vulg\.|derb|sexuell)[^()]*\)")
SHORT_TEXT = 70
FEW = 5

NOTE = re.compile(r"\s*\([^()]*\)\s*")


class Sense(NamedTuple):
    """`part` is the part of speech, or empty; the synonyms keep their notes, as "Rübe (ugs.)"."""

    part: str
    synonyms: tuple[str, ...]


# Key of a word → its senses.
Thesaurus = dict[str, tuple[Sense, ...]]


def read_thesaurus(data: bytes, fold: Fold) -> Thesaurus:
    """The first line names the encoding; then a line "word|number of senses", and a line per sense."""
    encoding, _, rest = data.partition(b"\n")
    lines = iter(rest.decode(encoding.decode("ascii").strip()).splitlines())
    senses: dict[str, list[Sense]] = defaultdict(list)
    for line in lines:
        word, _, count = line.rpartition("|")
        senses[fold(word)] += [_read_sense(next(lines)) for _ in range(int(count))]
    return {word: tuple(found) for word, found in senses.items()}


def _read_sense(line: str) -> Sense:
    part, *synonyms = line.split("|")
    return Sense(part.strip("()-"), tuple(synonyms))


def say_synonyms(
    word: str, senses: Iterable[Sense], fold: Fold, barred: Container[str] = (), length: int = SHORT_TEXT
) -> str:
    """The first synonyms, comma between them; empty if there are none. `barred` has keys never shown."""
    chosen: list[str] = []
    for text in dict.fromkeys(plain_synonyms(senses)):
        if fold(text) not in (fold(word), "") and not any(fold(part) in barred for part in text.split()):
            if len(chosen) == FEW or len(", ".join([*chosen, text])) > length:
                break
            chosen.append(text)
    return ", ".join(chosen)


def plain_synonyms(senses: Iterable[Sense]) -> Iterator[str]:
    """Without notes; a synonym with an unwanted note, or that is part of a word ("Haus..."), is left out."""
    for sense in senses:
        for text in sense.synonyms:
            if not UNWANTED.search(text) and "..." not in text:
                yield NOTE.sub(" ", text).strip()
