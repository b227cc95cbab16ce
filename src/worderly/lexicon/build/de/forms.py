"""Finds the words that a German word may be a form of: plurals, cases, comparisons, conjugated verbs."""

import re
from collections import defaultdict
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass

from worderly.lexicon.build.de.verbs import IRREGULAR

# Endings, separated by spaces.
_CASES = "e em en er es"
_NOUNS = "s es n en e nen se sen"
# Plurals such as Mütter and Hände change the vowel, with one of these endings or none.
_UMLAUTS = "n e en"
# Kinder, Häuser. A headword with such an ending is more often a person: Arbeiter, Verkäufer.
_PLURALS_IN_ER = "er ern"
# Deutscher, Inneres. A headword in -e is more often a noun of its own: Breite, Schwäche.
_MADE_OF_ADJECTIVES = "er es"
_DEGREES = "er st est"
_VERBS = "e n en st est t et te ten test tet ete eten end"
_PARTICIPLES = "t et"
_SEPARABLE = """
ab an auf aus bei da dar durch ein empor entgegen fern fest fort frei fertig gegenüber gleich her herab heran
heraus herbei herein herunter hervor hin hinaus hinein hinter hinweg hinzu hoch los mit nach nieder rein statt
teil um unter voll vor voran voraus vorbei weg weiter wider wieder zu zurück zusammen über
"""
_INSEPARABLE = "be ent er ge miss ver zer durch hinter über um unter wider"
SEPARABLE, INSEPARABLE = frozenset(_SEPARABLE.split()), frozenset(_INSEPARABLE.split())
SHORTEST_ROOT = 3

_UMLAUT = re.compile(r"(äu|[äöü])(?=[^äöü]*$)")
_PLAIN = {"äu": "au", "ä": "a", "ö": "o", "ü": "u"}


@dataclass(frozen=True)
class Forms:
    """`known` are the words that may be roots; nouns are those that are shown with a capital."""

    known: Container[str]
    display: Mapping[str, str]

    def roots(self, word: str) -> set[str]:
        """Nouns are forms of nouns or adjectives, other words of adjectives or verbs."""
        found = self._of_noun(word) if self._is_noun(word) else self._of_other(word)
        return {root for root in found if self._fits(word, root)}

    def _fits(self, word: str, root: str) -> bool:
        if root == word or len(root) < SHORTEST_ROOT or root not in self.known:
            return False
        return self._is_noun(word) or not self._is_noun(root)

    def _is_noun(self, word: str) -> bool:
        text = self.display.get(word, word)
        return text != text.lower()

    def _of_noun(self, word: str) -> Iterator[str]:
        is_headword = word in self.known
        adjectives = _without(word, _MADE_OF_ADJECTIVES if is_headword else _CASES)
        yield from (root for root in adjectives if not self._is_noun(root))
        in_er = "" if is_headword else f" {_PLURALS_IN_ER}"
        stems, changed = _without(word, _NOUNS + in_er), [word, *_without(word, _UMLAUTS + in_er)]
        yield from (root for root in (*stems, *map(_plain, changed)) if self._is_noun(root))

    def _of_other(self, word: str) -> Iterator[str]:
        is_infinitive = word.endswith("n") and word in self.known
        if not is_infinitive:
            yield from _adjectives(word)
        for bare in (word, *_without(word, _CASES)):
            yield from _infinitives(bare, _VERBS)
            for prefix in _prefixes(bare):
                rest = bare.removeprefix(prefix)
                yield from (prefix + root for root in _participles(rest, prefix))
                if not is_infinitive:
                    yield from (prefix + root for root in _conjugated(rest))


def _adjectives(word: str) -> Iterator[str]:
    for stem in _without(word, _CASES):
        yield from (stem, f"{stem}e")
    for stem in (word, *_without(word, _CASES)):
        for degree in _without(stem, _DEGREES):
            yield from (degree, f"{degree}e", _plain(degree))
        if stem.endswith("sst"):
            yield _plain(stem.removesuffix("t"))


def _participles(rest: str, prefix: str) -> Iterator[str]:
    """The infinitives of what stands after a prefix, or of a whole word."""
    if not prefix or prefix in SEPARABLE:
        yield from _BY_FORM[rest] if rest in _BY_FORM and rest.startswith("ge") else ()
        if rest.startswith("ge"):
            yield from _infinitives(rest.removeprefix("ge"), _PARTICIPLES)
    if prefix in SEPARABLE and rest.startswith("zu"):
        yield rest.removeprefix("zu")
    if prefix in INSEPARABLE:
        yield from _BY_FORM.get(f"ge{rest}", ())


def _conjugated(rest: str) -> Iterator[str]:
    for stem in (rest, *_without(rest, _VERBS)):
        yield from _BY_FORM.get(stem, ())


def _infinitives(form: str, endings: str) -> Iterator[str]:
    for stem in _without(form, endings):
        yield from (f"{stem}en", f"{stem}n")


def _prefixes(word: str) -> Iterator[str]:
    yield ""
    yield from (prefix for prefix in SEPARABLE | INSEPARABLE if word.startswith(prefix))


def _plain(stem: str) -> str:
    """Without its last umlaut: häus → haus."""
    return _UMLAUT.sub(lambda found: _PLAIN[found[0]], stem)


def _without(word: str, endings: str) -> list[str]:
    return [word.removesuffix(ending) for ending in endings.split() if word.endswith(ending)]


def _by_form() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for infinitive, forms in IRREGULAR.items():
        for form in forms:
            found[form].append(infinitive)
    return dict(found)


_BY_FORM = _by_form()
