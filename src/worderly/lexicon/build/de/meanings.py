"""German meanings: synonyms from OpenThesaurus, plain senses first; forms of words point to their roots."""

import re
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass

from worderly.lexicon.build.de.forms import Forms
from worderly.lexicon.build.de.words import FREQUENCIES, german_fold, german_thesaurus
from worderly.lexicon.build.model import TIERS, Build
from worderly.lexicon.build.readers.archives import Reader
from worderly.lexicon.build.readers.frequency import Frequencies
from worderly.lexicon.build.readers.thesaurus import NOTE, SHORT_TEXT, UNWANTED, Sense, Thesaurus
from worderly.lexicon.folding import Fold

# Synonyms and senses with these notes are slang, figures of speech, old, or of one region or trade.
MARKED = re.compile(
    r"\((?:[^()]*[ ,])?(?:ugs|fig|derb|vulg|salopp|scherzh|ironisch|abwertend|veraltet|veraltend|regional"
    r"|landsch|norddt|süddt|österr|schweiz|berlin|schwäb|bair|geh|fachspr|engl|franz|lat|bildl"
    r"|historisch|Jargon)[^()]*\)"
)
MAIN = "(Hauptform)"
WIDER = "(Oberbegriff)"
# A word without synonyms is explained by a wider word.
KIND = "gehört zu: {}"
INFINITIVE = re.compile(r"e[rl]?n$")
SENSES = 2
SYNONYMS = 3
# What is commoner than this is not better known.
COMMON = 4.0


def meanings(built: Build, sources: Mapping[str, Reader], own: Mapping[str, str]) -> dict[str, str]:
    frequencies, thesaurus = Frequencies(sources["wordfreq"](FREQUENCIES)), german_thesaurus(sources)
    forms = Forms(thesaurus.keys() | own.keys(), built.display)
    found = {word: _root(word, forms, frequencies) for word in _inflected(built) - own.keys()}
    roots = {word: root for word, root in found.items() if root}
    synonyms = Synonyms(
        thesaurus, built.display, german_fold(), frequencies, frozenset().union(*built.levels)
    )
    wanted = (built.common | set(roots.values())) & thesaurus.keys() - own.keys()
    said = {word: synonyms.say(word) for word in wanted}
    texts = {word: text for word, text in said.items() if text}
    known = texts.keys() | own.keys()
    return texts | {word: f"={root}" for word, root in roots.items() if root in known and root not in roots}


def _inflected(built: Build) -> frozenset[str]:
    return frozenset().union(*(built.tiers[tier, False] for tier in TIERS))


def _root(word: str, forms: Forms, frequencies: Frequencies) -> str | None:
    return max(sorted(forms.roots(word)), key=frequencies.zipf, default=None)


@dataclass(frozen=True)
class Synonyms:
    """`barred` has keys never shown."""

    thesaurus: Thesaurus
    display: Mapping[str, str]
    fold: Fold
    frequencies: Frequencies
    barred: Container[str]

    def say(self, word: str) -> str:
        """The nearest synonyms of the plainest senses; empty if there are none."""
        found = [(self._mark(word, sense), self._ranked(word, sense)) for sense in self.thesaurus[word]]
        senses = [(mark, ranked) for mark, ranked in found if ranked]
        least = min((mark for mark, _ in senses), default=0)
        plain = [ranked for mark, ranked in senses if mark == least]
        plain.sort(key=lambda ranked: -sum(near for near, _ in ranked[:SYNONYMS]))
        return _joined([text for _, text in ranked] for ranked in plain)

    def _mark(self, word: str, sense: Sense) -> int:
        """0: the word is plain in this sense; 1: slang or old; 2: in a phrase; 3: in another spelling."""
        texts = [text for text in sense.synonyms if self._key(text) == word and WIDER not in text]
        exact = [text for text in texts if _bare(text) == self.display.get(word, word)]
        if not exact:
            return 3
        if all(NOTE.search(MARKED.sub("", text.replace(MAIN, ""))) for text in exact):
            return 2
        return int(all(MARKED.search(text) for text in exact))

    def _ranked(self, word: str, sense: Sense) -> list[tuple[float, str]]:
        """Synonyms with their nearness; wider words if there are none."""
        wanted = [text for text in sense.synonyms if not UNWANTED.search(text) and "..." not in text]
        plain = [text for text in wanted if not MARKED.search(text)]
        texts = self._shown(word, plain) or self._shown(word, wanted)
        if texts:
            return sorted(((self._nearness(word, text), text) for text in texts), key=lambda pair: -pair[0])
        wider = [text for text in sense.synonyms if WIDER in text and not MARKED.search(text)]
        return [(0, KIND.format(text)) for text in self._shown(word, wider)[:1]]

    def _shown(self, word: str, texts: Iterable[str]) -> list[str]:
        """Without notes and abbreviations; nouns for a noun, and no verbs for an adjective."""
        usual = self.display.get(word, word)
        clean = [text for text in dict.fromkeys(map(_bare, texts)) if text and not text.endswith(".")]
        alike = [text for text in clean if _is_noun(text) == _is_noun(usual) or " " in text]
        fitting = [text for text in alike if _is_noun(usual) or _is_verb(usual) or not _is_verb(text)]
        return [text for text in fitting if self.fold(text) != word and not self._is_barred(text)]

    def _is_barred(self, text: str) -> bool:
        return any(self.fold(part) in self.barred for part in text.split())

    def _nearness(self, word: str, text: str) -> float:
        """The share of senses that both have, less for rare words and phrases."""
        mine, theirs = set(self.thesaurus[word]), set(self.thesaurus.get(self.fold(text), ()))
        shared = len(mine & theirs) / len(mine | theirs)
        words = text.split()
        zipf = min(self.frequencies.zipf(part.lower()) for part in words)
        return (shared + 0.1) * min(zipf, COMMON) / len(words) ** 2

    def _key(self, text: str) -> str:
        return self.fold(_bare(text))


def _bare(text: str) -> str:
    return NOTE.sub(" ", text).strip()


def _is_noun(text: str) -> bool:
    return text != text.lower()


def _is_verb(text: str) -> bool:
    return INFINITIVE.search(text) is not None


def _joined(senses: Iterable[Iterable[str]]) -> str:
    """The first senses, as many as there is room for; no synonym comes twice."""
    chosen: list[str] = []
    used: set[str] = set()
    for texts in senses:
        new = [text for text in texts if text not in used][:SYNONYMS]
        longer = "; ".join([*chosen, ", ".join(new)])
        if new and len(chosen) < SENSES and len(longer) <= SHORT_TEXT:
            chosen.append(", ".join(new))
            used.update(new)
    return "; ".join(chosen)
