"""Cases, plurals, feminines and conjugated forms of German words for the watch list."""

from collections.abc import Callable, Iterator

_CASES = "e em en er es"
_STRONG = "s es e en"
_VERB = "en e st t te test ten tet end ende endem enden ender endes"


def strong(word: str) -> Iterator[str]:
    """Of nouns like Mord: des Mordes, die Morde, den Morden."""
    yield from (f"{word}{ending}" for ending in _STRONG.split())


def weak(word: str) -> Iterator[str]:
    """Of nouns like Hure and Depp: one ending for all other cases."""
    yield f"{word}n" if word.endswith("e") else f"{word}en"


def persons(word: str) -> Iterator[str]:
    """Of persons in -er: cases and the feminine."""
    yield from (f"{word}{ending}" for ending in ("s", "n", "in", "innen"))


def foreign(word: str) -> Iterator[str]:
    yield f"{word}s"


def adjectives(word: str) -> Iterator[str]:
    """With comparative and superlative."""
    stems = (word, f"{word}er", f"{word}st")
    yield from (f"{stem}{ending}" for stem in stems for ending in _CASES.split())
    yield f"{word}er"


def verbs(word: str) -> Iterator[str]:
    """Of a regular infinitive: present, past, both participles with their cases."""
    stem = word.removesuffix("n").removesuffix("e")
    link = "e" if stem.endswith(("t", "d")) else ""
    yield from (f"{stem}{link if ending[0] in 'st' else ''}{ending}" for ending in _VERB.split())
    yield from _participle(word, f"{stem}{link}t")


def _participle(word: str, stem: str) -> Iterator[str]:
    has_prefix = word.startswith(("be", "ent", "er", "ver", "zer"))
    participle = stem if has_prefix else f"ge{stem}"
    yield participle
    yield from (f"{participle}{ending}" for ending in _CASES.split())


KINDS: dict[str, Callable[[str], Iterator[str]]] = {
    "strong": strong,
    "weak": weak,
    "person": persons,
    "foreign": foreign,
    "adjective": adjectives,
    "verb": verbs,
}
