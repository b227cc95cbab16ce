"""Reads WordNet 3.0: lemmas, base forms, spellings with capitals, usage flags and meanings."""

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from worderly.lexicon.build.archives import Reader

PARTS = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}
NAMES = {"n": "noun", "v": "verb", "a": "adjective", "r": "adverb"}

# The detachment rules of morphy(7WN).
ENDINGS = {
    "n": "s- ses-s xes-x zes-z ches-ch shes-sh men-man ies-y",
    "v": "s- ies-y es-e es- ed-e ed- ing-e ing-",
    "a": "er- est- er-e est-e",
    "r": "",
}


class Synset(NamedTuple):
    words: tuple[str, ...]
    gloss: str
    usage: frozenset[int]


@dataclass(frozen=True)
class WordNet:
    synsets: dict[str, dict[int, Synset]]
    index: dict[str, dict[str, tuple[int, ...]]]
    exceptions: dict[str, dict[str, tuple[str, ...]]]
    counts: dict[str, dict[str, int]]

    @classmethod
    def load(cls, read: Reader) -> "WordNet":
        def lines(name: str) -> list[str]:
            return read(f"usr/share/wordnet/{name}").decode("ascii").splitlines()

        return cls(
            {part: _read_data(lines(f"data.{name}")) for part, name in PARTS.items()},
            {part: _read_index(lines(f"index.{name}")) for part, name in PARTS.items()},
            {part: _read_exceptions(lines(f"{name}.exc")) for part, name in PARTS.items()},
            _read_counts(lines("cntlist.rev")),
        )

    def knows(self, word: str) -> bool:
        return any(word in self.index[part] for part in PARTS)

    def roots(self, word: str) -> set[str]:
        """The lemmas that `word` may be an inflection of, without `word` itself."""
        found = {root for part in PARTS for root in self._roots(word, part)}
        return found - {word}

    def _roots(self, word: str, part: str) -> list[str]:
        irregular = self.exceptions[part].get(word, ())
        regular = [
            word.removesuffix(ending) + stem
            for ending, stem in (rule.split("-") for rule in ENDINGS[part].split())
            if word.endswith(ending) and len(word) > len(ending) + 1
        ]
        return [root for root in (*irregular, *regular) if root in self.index[part]]

    def is_base(self, word: str) -> bool:
        """Whether it is a lemma (as "building" and "left" are), or a word with no known root."""
        return self.knows(word) or not self.roots(word)

    def senses(self, word: str) -> list[tuple[str, Synset]]:
        """The senses in lower case, ordered by how common the part of speech is, then the sense."""
        return [(part, synset) for part, synset in self._senses(word) if word in synset.words]

    def name_senses(self, word: str) -> list[tuple[str, Synset]]:
        """The senses with one capital, as "Viking"; "US" and "WHO" are not senses of "us" and "who"."""
        return [(part, synset) for part, synset in self._senses(word) if word.capitalize() in synset.words]

    def uses(self, word: str) -> int:
        """How often the word occurs in WordNet's tagged texts."""
        return sum(self.counts[part].get(word, 0) for part in PARTS)

    def _senses(self, word: str) -> list[tuple[str, Synset]]:
        parts = sorted(PARTS, key=lambda part: -self.counts[part].get(word, 0))
        return [(part, self.synsets[part][at]) for part in parts for at in self.index[part].get(word, ())]

    @cached_property
    def flags(self) -> dict[str, set[str]]:
        """Usage label → lemmas: {"slang": …, "ethnic_slur": …}."""
        marked: dict[str, set[str]] = defaultdict(set)
        for part in PARTS:
            for synset in self.synsets[part].values():
                for label in synset.usage:
                    marked[self.synsets["n"][label].words[0].lower()].update(
                        text.lower() for text in synset.words
                    )
        return marked


def _read_data(lines: list[str]) -> dict[int, Synset]:
    return dict(_read_synset(line) for line in lines if not line.startswith(" "))


def _read_synset(line: str) -> tuple[int, Synset]:
    """Fields, by wndb(5WN): offset, file, kind, word count (hex), words with ids, pointer count, pointers."""
    fields, _, gloss = line.partition("|")
    parts = fields.split()
    count = int(parts[3], 16)
    words = tuple(parts[4 + 2 * i].split("(")[0] for i in range(count))
    at = 4 + 2 * count
    pointers = [(parts[at + 1 + 4 * i], int(parts[at + 2 + 4 * i])) for i in range(int(parts[at]))]
    usage = frozenset(target for kind, target in pointers if kind == ";u")
    return int(parts[0]), Synset(words, gloss.strip(), usage)


def _read_index(lines: list[str]) -> dict[str, tuple[int, ...]]:
    rows = (line.split() for line in lines if not line.startswith(" "))
    return {row[0]: tuple(int(offset) for offset in row[-int(row[2]) :]) for row in rows}


def _read_exceptions(lines: list[str]) -> dict[str, tuple[str, ...]]:
    roots: dict[str, tuple[str, ...]] = defaultdict(tuple)
    for line in lines:
        word, *found = line.split()
        roots[word] += tuple(found)
    return roots


def _read_counts(lines: list[str]) -> dict[str, dict[str, int]]:
    """Part of speech → lemma → uses in the tagged corpus; sense keys are lemma%kind:…"""
    counts: dict[str, dict[str, int]] = {part: defaultdict(int) for part in PARTS}
    for line in lines:
        key, _, count = line.split()
        lemma, kind = key.split("%")
        counts["nvara"[int(kind[0]) - 1]][lemma] += int(count)
    return counts
