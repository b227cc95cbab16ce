"""Solves hands in plain Python: lists every form of every word, then memoizes the best play of each hand."""

from collections import Counter
from collections.abc import Callable, Container, Iterator
from functools import cache
from typing import NamedTuple

from worderly.lexicon.graph import Graph

WILDCARD = "*"
Counts = tuple[int, ...]
"""How many of each kind of letter."""
Choice = tuple[int, Counts | None, bool]
"""The best total, the letters to remove for it, and whether they are discarded."""


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
    full = tuple(known.count(kind) for kind in kinds)
    kind_values = [0 if kind == WILDCARD else values[graph.alphabet.index(kind)] for kind in kinds]
    forms = _forms(graph, without, kinds, full, vowels)
    valued = [(form, sum(map(int.__mul__, form, kind_values)), sum(form)) for form in sorted(forms)]
    best = _memoized_best(valued, idle, discards)
    return best(full)[0], list(_line(best, full, kinds, idle))


def _memoized_best(
    valued: list[tuple[Counts, int, int]], idle: int, discards: bool
) -> Callable[[Counts], Choice]:
    """`valued` has each form with its letter values and its length."""

    @cache
    def best(hand: Counts) -> Choice:
        n = sum(hand) + idle
        top: Choice = (0, None, False)
        for form, value, length in valued:
            if length <= n and all(map(int.__le__, form, hand)):
                total = points(value, length, n) + best(_minus(hand, form))[0]
                if total > top[0]:
                    top = (total, form, False)
        for one in _single_copies(hand) if discards else ():
            total = best(_minus(hand, one))[0]
            if total > top[0]:
                top = (total, one, True)
        return top

    return best


def _line(best: Callable[[Counts], Choice], hand: Counts, kinds: list[str], idle: int) -> Iterator[Step]:
    """The steps to the best total; joins consecutive discards into one step."""
    discarded = ""
    start = sum(hand) + idle
    while True:
        total, removed, is_discard = best(hand)
        if discarded and not is_discard:
            yield Step("".join(sorted(discarded)), start, 0, True)
            discarded = ""
        if removed is None:
            return
        letters = "".join(kind * count for kind, count in zip(kinds, removed, strict=True))
        rest = _minus(hand, removed)
        if not is_discard:
            yield Step(letters, sum(hand) + idle, total - best(rest)[0], False)
        elif not discarded:
            start, discarded = sum(hand) + idle, letters
        else:
            discarded += letters
        hand = rest


def _forms(
    graph: Graph | Subset, without: Container[str] | None, kinds: list[str], full: Counts, vowels: str
) -> set[Counts]:
    """Every multiset of the hand's letters that writes a word: a vowel uses itself or a wildcard."""
    hand = "".join(kind * count for kind, count in zip(kinds, full, strict=True))
    words = [w for w in graph.anagrams(hand, vowels) if without is None or w not in without]
    return {form for word in words for form in _word_forms(word, kinds, full, vowels)}


def _word_forms(word: str, kinds: list[str], full: Counts, vowels: str) -> set[Counts]:
    spellings: set[tuple[str, ...]] = {()}
    for letter, need in Counter(word).items():
        max_wild = need if letter in vowels else 0
        choices = {(letter,) * (need - wild) + (WILDCARD,) * wild for wild in range(max_wild + 1)}
        spellings = {spelling + choice for spelling in spellings for choice in choices}
    possible = [spelling for spelling in spellings if set(spelling) <= set(kinds)]
    forms = {tuple(spelling.count(kind) for kind in kinds) for spelling in possible}
    return {form for form in forms if all(map(int.__le__, form, full))}


def _minus(hand: Counts, form: Counts) -> Counts:
    return tuple(map(int.__sub__, hand, form))


def _single_copies(hand: Counts) -> Iterator[Counts]:
    for i, count in enumerate(hand):
        if count:
            yield (0,) * i + (1,) + (0,) * (len(hand) - i - 1)
