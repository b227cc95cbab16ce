"""Hands in plain Python: every way to write a word, then the best order by memory of each smaller hand."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from worderly.lexicon.graph import Graph

WILDCARD = "*"
Held = tuple[int, ...]
"""How many of each kind of letter."""
Choice = tuple[int, Held | None, bool]
"""The best total, what to take away for it, and whether that is thrown away."""


class Step(NamedTuple):
    """Letters played as a word, or thrown away; n is the size of the hand before."""

    letters: str
    n: int
    points: int
    is_discard: bool


def points(value: int, length: int, n: int) -> int:
    return value * max(1, 7 * length - 3 * (n - length))


def best_hand(
    graph: Graph,
    without: Graph | None,
    letters: str,
    vowels: str,
    values: list[int],
    idle: int,
    discards: bool,
) -> tuple[int, list[Step]]:
    """`idle` letters, which no word has, count as held; words of `without` do not count."""
    known = [letter for letter in letters if letter in graph.alphabet or letter == WILDCARD]
    kinds = sorted(set(known), key=lambda letter: (letter == WILDCARD, graph.alphabet.find(letter)))
    full = tuple(known.count(kind) for kind in kinds)
    worth = [0 if kind == WILDCARD else values[graph.alphabet.index(kind)] for kind in kinds]
    forms = _forms(graph, without, kinds, full, vowels)
    valued = [(form, sum(map(int.__mul__, form, worth)), sum(form)) for form in sorted(forms)]

    @cache
    def best(held: Held) -> Choice:
        n = sum(held) + idle
        top: Choice = (0, None, False)
        for form, value, length in valued:
            if length <= n and all(map(int.__le__, form, held)):
                total = points(value, length, n) + best(_minus(held, form))[0]
                if total > top[0]:
                    top = (total, form, False)
        for one in _single_copies(held) if discards else ():
            total = best(_minus(held, one))[0]
            if total > top[0]:
                top = (total, one, True)
        return top

    return best(full)[0], list(_line(best, full, kinds, idle))


def _line(best: Callable[[Held], Choice], held: Held, kinds: list[str], idle: int) -> Iterator[Step]:
    """The steps to the best total; letters thrown away one after the other are one step."""
    thrown = ""
    start = sum(held) + idle
    while True:
        total, taken, is_discard = best(held)
        if thrown and not is_discard:
            yield Step("".join(sorted(thrown)), start, 0, True)
            thrown = ""
        if taken is None:
            return
        letters = "".join(kind * count for kind, count in zip(kinds, taken, strict=True))
        rest = _minus(held, taken)
        if not is_discard:
            yield Step(letters, sum(held) + idle, total - best(rest)[0], False)
        elif not thrown:
            start, thrown = sum(held) + idle, letters
        else:
            thrown += letters
        held = rest


def _forms(graph: Graph, without: Graph | None, kinds: list[str], full: Held, vowels: str) -> set[Held]:
    """Every multiset of the hand's letters that writes a word: a vowel may cost itself or a wildcard."""
    hand = "".join(kind * count for kind, count in zip(kinds, full, strict=True))
    words = [w for w in graph.anagrams(hand, vowels) if without is None or w not in without]
    return {form for word in words for form in _ways(word, kinds, full, vowels)}


def _ways(word: str, kinds: list[str], full: Held, vowels: str) -> set[Held]:
    ways: set[tuple[str, ...]] = {()}
    for letter, need in Counter(word).items():
        wild = need if letter in vowels else 0
        spent = {(letter,) * (need - w) + (WILDCARD,) * w for w in range(wild + 1)}
        ways = {way + more for way in ways for more in spent}
    counted = {tuple(way.count(kind) for kind in kinds) for way in ways if set(way) <= set(kinds)}
    return {form for form in counted if all(map(int.__le__, form, full))}


def _minus(held: Held, form: Held) -> Held:
    return tuple(map(int.__sub__, held, form))


def _single_copies(held: Held) -> Iterator[Held]:
    for i, count in enumerate(held):
        if count:
            yield (0,) * i + (1,) + (0,) * (len(held) - i - 1)
