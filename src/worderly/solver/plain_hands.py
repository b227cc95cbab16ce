"""Solves hands in plain Python: lists every form of every word, then searches the best play of each hand."""

from collections import Counter
from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from worderly.lexicon.graph import Graph

WILDCARD = "*"
Packed = int
"""How many of each kind of letter: a number with a field for each kind, the most frequent kind highest."""
Choice = tuple[int, Packed, bool]
"""The best total, the letters to remove for it (0 for none), and whether they are discarded."""

_FIELD = 6
"""Bits of a field; the highest stays 0, so that one subtraction compares all fields."""
_COUNT = 31
"""The bits of a count in a field."""
_MOST_PER_LETTER = 7
"""A word scores most where it is the whole hand: its value times seven for each letter."""


class Subset:
    """Some words of a graph, asked like a graph of their own, which takes half a second to build."""

    def __init__(self, graph: Graph, words: Container[str]) -> None:
        self._graph, self._words = graph, words
        self.alphabet = graph.alphabet

    def anagrams(self, letters: str, vowels: str = "", min_length: int = 1) -> list[str]:
        found = self._graph.anagrams(letters, vowels, min_length)
        return [word for word in found if word in self._words]


class Step(NamedTuple):
    """Letters played as a word, or discarded; n is the size of the hand before."""

    letters: str
    n: int
    points: int
    is_discard: bool


def points(value: int, length: int, n: int) -> int:
    return value * max(1, 7 * length - 3 * (n - length))


def best_hand(
    graph: Graph | Subset,
    without: Container[str] | None,
    letters: str,
    vowels: str,
    values: list[int],
    idle: int,
    discards: bool,
) -> tuple[int, list[Step]]:
    """`idle` is the number of letters that no word has; words of `without` are not played."""
    known = [letter for letter in letters if letter in graph.alphabet or letter == WILDCARD]
    kinds = sorted(set(known), key=lambda letter: (letter == WILDCARD, graph.alphabet.find(letter)))
    value_of = {kind: 0 if kind == WILDCARD else values[graph.alphabet.index(kind)] for kind in kinds}
    search = _Search(Counter(known), value_of, idle, discards)
    full = search.pack(known)
    search.read(_forms(graph, without, known, vowels))
    return search.best(full).total, list(_line(search, full))


_Play = tuple[int, int, Packed, int, int]
"""Its points, a bound for what follows, its form, and the value and the number of the letters left."""


class _Hand(NamedTuple):
    """The best play of a hand."""

    total: int
    removed: Packed
    is_discard: bool


class _Search:
    """The best play of each hand, memoized. A bound rules out most plays before they are followed."""

    def __init__(self, full: Counter[str], value_of: dict[str, int], idle: int, discards: bool) -> None:
        self.kinds, self.idle = [*value_of], idle
        # As in the kernel, rare kinds first: so both choose the same of equally good plays.
        rare_first = sorted(self.kinds, key=full.__getitem__)
        self._unit = {kind: 1 << _FIELD * i for i, kind in enumerate(rare_first)}
        self._guards = sum(unit << _FIELD - 1 for unit in self._unit.values())
        self._values = [(unit.bit_length() - 1, value_of[kind]) for kind, unit in self._unit.items()]
        self._discarded = [(self._unit[kind], value_of[kind]) for kind in rare_first] if discards else []
        self._known: dict[Packed, _Hand] = {}
        self._sizes: dict[Packed, tuple[int, int]] = {}
        self._forms: list[Packed] = []

    def read(self, forms: set[tuple[str, ...]]) -> None:
        self._forms = sorted(self.pack(form) for form in forms)
        self._sizes = {form: self.size(form) for form in self._forms}

    def pack(self, letters: Iterable[str]) -> Packed:
        return sum(self._unit[letter] for letter in letters)

    def unpack(self, packed: Packed) -> str:
        return "".join(kind * (packed // self._unit[kind] & _COUNT) for kind in self.kinds)

    def size(self, packed: Packed) -> tuple[int, int]:
        """The value and the number of the letters."""
        counts = [(value, packed >> shift & _COUNT) for shift, value in self._values]
        return sum(value * count for value, count in counts), sum(count for _, count in counts)

    def best(self, hand: Packed) -> _Hand:
        known = self._known.get(hand)
        return known or self._solve(hand, self.size(hand), self._forms)

    def _total(self, hand: Packed, value: int, n: int, forms: list[Packed]) -> int:
        """The best total; `forms` has at least those that fit."""
        known = self._known.get(hand)
        return (known or self._solve(hand, (value, n), forms)).total

    def _solve(self, hand: Packed, size: tuple[int, int], forms: list[Packed]) -> _Hand:
        guards, guarded = self._guards, hand | self._guards
        fit = [form for form in forms if (guarded - form) & guards == guards]
        choice = self._choice(hand, size, fit) if fit else (0, 0, False)
        self._known[hand] = solved = _Hand(*choice)
        return solved

    def _choice(self, hand: Packed, size: tuple[int, int], fit: list[Packed]) -> Choice:
        """The first of the best plays, in order of forms; a discard must be better than every play."""
        value, n = size
        sizes = [self._sizes[form] for form in fit]
        longest = max(map(_length, sizes))
        scored = [points(1, length, n + self.idle) for length in range(longest + 1)]
        most = [_MOST_PER_LETTER * min(longest, n - length) for length in range(n + 1)]
        plays = [
            (worth * scored[length], (value - worth) * most[length], form, value - worth, n - length)
            for form, (worth, length) in zip(fit, sizes, strict=True)
        ]
        top = self._best_play(hand, fit, plays)
        return self._discard(hand, size, fit, top, most[1])

    def _best_play(self, hand: Packed, fit: list[Packed], plays: list[_Play]) -> Choice:
        """The play with the most points of its own comes first: what it comes to rules most others out."""
        gain, _, form, value, n = max(plays)
        top, chosen = gain + self._total(hand - form, value, n, fit) - 1, 0
        for gain, bound, form, value, n in plays:
            if gain + bound > top:
                total = gain + self._total(hand - form, value, n, fit)
                if total > top:
                    top, chosen = total, form
        return (top, chosen, False) if top > 0 else (0, 0, False)

    def _discard(
        self, hand: Packed, size: tuple[int, int], fit: list[Packed], top: Choice, most: int
    ) -> Choice:
        value, n = size
        for one, worth in self._discarded:
            if hand & one * _COUNT and (value - worth) * most > top[0]:
                total = self._total(hand - one, value - worth, n - 1, fit)
                top = (total, one, True) if total > top[0] else top
        return top


def _length(size: tuple[int, int]) -> int:
    return size[1]


def _line(search: _Search, hand: Packed) -> Iterator[Step]:
    """The steps to the best total; joins consecutive discards into one step."""
    discarded: Packed = 0
    start = n = search.size(hand)[1] + search.idle
    while True:
        total, removed, is_discard = search.best(hand)
        if discarded and not is_discard:
            yield Step(search.unpack(discarded), start, 0, True)
            discarded = 0
        if not removed:
            return
        letters = search.unpack(removed)
        hand -= removed
        if not is_discard:
            yield Step(letters, n, total - search.best(hand).total, False)
        elif not discarded:
            start, discarded = n, removed
        else:
            discarded += removed
        n -= len(letters)


def _forms(
    graph: Graph | Subset, without: Container[str] | None, hand: list[str], vowels: str
) -> set[tuple[str, ...]]:
    """Every choice of the hand's letters that writes a word: a vowel uses itself or a wildcard."""
    there = Counter(hand)
    words = [w for w in graph.anagrams("".join(hand), vowels) if without is None or w not in without]
    return {form for word in words for form in _word_forms(word, there, vowels)}


def _word_forms(word: str, there: Counter[str], vowels: str) -> Iterator[tuple[str, ...]]:
    """The letters of each form, sorted."""
    letters = "".join(sorted(word))
    if WILDCARD not in there:
        yield tuple(letters)
        return
    spellings: set[tuple[str, ...]] = {()}
    for letter, need in Counter(letters).items():
        max_wild = need if letter in vowels else 0
        choices = {(letter,) * (need - wild) + (WILDCARD,) * wild for wild in range(max_wild + 1)}
        spellings = {spelling + choice for spelling in spellings for choice in choices}
    for spelling in spellings:
        if Counter(spelling) <= there:
            yield tuple(sorted(spelling))
