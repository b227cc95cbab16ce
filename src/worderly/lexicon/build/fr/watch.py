"""Feminines, plurals and conjugated forms of French words for the watch list."""

from collections.abc import Callable, Iterator

_FEMININES = (
    ("eux", "euse"),
    ("eur", "euse"),
    ("ien", "ienne"),
    ("on", "onne"),
    ("el", "elle"),
    ("er", "ère"),
    ("if", "ive"),
    ("é", "ée"),
    ("e", "e"),
)
# Endings after the stem of a verb of the first group, before a, o (mangea) and before e, i (mange).
_BEFORE_A = "ais ait aient ai as a âmes âtes ant ons asse asses ât assions assiez assent"
_BEFORE_E = (
    "er e es ez ent ions iez é ée és ées èrent "
    "erai eras era erons erez eront erais erait erions eriez eraient"
)
_SECOND = (
    "ir is it issons issez issent issais issait issions issiez issaient isse isses issant i ie ies "
    "irai iras ira irons irez iront irais irait irions iriez iraient îmes îtes irent ît"
)


def nouns(word: str) -> Iterator[str]:
    yield _plural(word)


def adjectives(word: str) -> Iterator[str]:
    """Of the masculine: plural, feminine and its plural."""
    feminine = _feminine(word)
    yield from (_plural(word), feminine, _plural(feminine))


def verbs(word: str) -> Iterator[str]:
    """Of an infinitive in -er, or in -ir like "finir"; the forms of other verbs are listed by hand."""
    if word.endswith("er"):
        yield from _first_group(word.removesuffix("er"))
    elif word.endswith("ir"):
        yield from (f"{word[:-2]}{ending}" for ending in _SECOND.split())
    else:
        raise ValueError(f"{word!r} is irregular: list its forms")


def agents(word: str) -> Iterator[str]:
    """Of an infinitive in -er: the one who does it."""
    yield from (f"{word.removesuffix('er')}{ending}" for ending in ("eur", "eurs", "euse", "euses"))


KINDS: dict[str, Callable[[str], Iterator[str]]] = {
    "noun": nouns,
    "adjective": adjectives,
    "verb": verbs,
    "agent": agents,
}


def _plural(word: str) -> str:
    if word.endswith(("s", "x", "z")):
        return word
    if word.endswith("al"):
        return f"{word[:-1]}ux"
    return f"{word}x" if word.endswith(("eau", "eu")) else f"{word}s"


def _feminine(word: str) -> str:
    for masculine, feminine in _FEMININES:
        if word.endswith(masculine):
            return word.removesuffix(masculine) + feminine
    return f"{word}e"


def _first_group(stem: str) -> Iterator[str]:
    soft = {"g": f"{stem}e", "c": f"{stem[:-1]}ç"}.get(stem[-1], stem)
    yield from (f"{soft}{ending}" for ending in _BEFORE_A.split())
    yield from (f"{stem}{ending}" for ending in _BEFORE_E.split())
    if stem[-2] in "eé":  # crever → crève, décéder → décède
        yield from (f"{stem[:-2]}è{stem[-1]}{ending}" for ending in ("e", "es", "ent", "era", "erait"))
