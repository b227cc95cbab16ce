"""Reads WordNet 3.0: lemmas, base forms, spellings with capitals, usage flags and meanings."""

from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from worderly.lexicon.build.readers.archives import Reader

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


class Sense(NamedTuple):
    """`uses` is how often WordNet's tagged texts have the word in this sense."""

    part: str
    synset: Synset
    uses: int


@dataclass(frozen=True)
class WordNet:
    synsets: dict[str, dict[int, Synset]]
    index: dict[str, dict[str, tuple[int, ...]]]
    exceptions: dict[str, dict[str, tuple[str, ...]]]
    sense_counts: dict[tuple[str, str, int], int]

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

    def senses(self, word: str) -> list[Sense]:
        """The senses in lower case, the commonest first."""
        return [sense for sense in self._senses(word) if word in sense.synset.words]

    def name_senses(self, word: str) -> list[Sense]:
        """The senses with one capital, as "Viking"; "US" and "WHO" are not senses of "us" and "who"."""
        return [sense for sense in self._senses(word) if word.capitalize() in sense.synset.words]

    def uses(self, word: str) -> int:
        """How often the word occurs in WordNet's tagged texts."""
        return self._uses.get(word, 0)

    @cached_property
    def _uses(self) -> Counter[str]:
        uses: Counter[str] = Counter()
        for (_, word, _), count in self.sense_counts.items():
            uses[word] += count
        return uses

    def _senses(self, word: str) -> list[Sense]:
        """Ordered by uses; among equally common senses, one whose synset is named after the word is first."""
        found = [
            Sense(part, self.synsets[part][at], self.sense_counts.get((part, word, number), 0))
            for part in PARTS
            for number, at in enumerate(self.index[part].get(word, ()), 1)
        ]
        return sorted(found, key=lambda sense: (-sense.uses, _place(word, sense.synset)))

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


def _place(word: str, synset: Synset) -> int:
    """The first word of a synset is its usual name: 0 for "fig" the fruit, more for "fig", a figure."""
    names = [text.lower() for text in synset.words]
    return names.index(word) if word in names else len(names)


def _read_counts(lines: list[str]) -> dict[tuple[str, str, int], int]:
    """(part of speech, lemma, number of the sense) → uses; sense keys are lemma%kind:…"""
    counts = {}
    for line in lines:
        key, number, count = line.split()
        lemma, kind = key.split("%")
        counts["nvara"[int(kind[0]) - 1], lemma, int(number)] = int(count)
    return counts
