"""Finds the best line of play from a hand of letters, exact up to sixteen letters."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from worderly.lexicon import Lexicon
from worderly.lexicon.graph import Graph
from worderly.solver import engine, plain_hands
from worderly.solver.plain_hands import WILDCARD, Step, Subset, points

EXACT_LETTERS = 16
_CANDIDATES = 16

_kernel = engine.kernel()


class Play(NamedTuple):
    word: str
    n: int
    points: int


class Discard(NamedTuple):
    letters: str


class HandPlan(NamedTuple):
    total: int
    line: tuple[Play | Discard, ...]
    exact: bool


def best_line(lexicon: Lexicon, hand: str, *, common_only: bool, discards: bool) -> HandPlan:
    """Above sixteen letters the total is a lower bound. Lines are shown: no watched words."""
    exact = len(hand) <= EXACT_LETTERS
    solver = _Solver(lexicon, common_only)
    steps = solver.exact(hand, discards) if exact else solver.look_ahead(hand, discards)
    line = tuple(_spell(lexicon, common_only, step) for step in steps)
    return HandPlan(sum(step.points for step in steps), line, exact)


class _Solver:
    def __init__(self, lexicon: Lexicon, common_only: bool) -> None:
        self._graph = _common_graph(lexicon) if common_only else lexicon.graph
        self._watched = None if common_only else _watched_words(lexicon)
        self._vowels = lexicon.vowels
        self._values = dict(lexicon.letter_values)

    def exact(self, hand: str, discards: bool) -> list[Step]:
        """Discards letters that no word has first; without discards they stay in the hand to the end."""
        idle = "".join(c for c in hand if c not in self._graph.alphabet and c != WILDCARD)
        known = _without(hand, idle)
        values = [self._values.get(letter, 0) for letter in self._graph.alphabet]
        solve: Callable[..., Any] = plain_hands.best_hand if _kernel is None else _kernel.best_hand
        n_idle = 0 if discards else len(idle)
        _, found = solve(self._graph, self._watched, known, self._vowels, values, n_idle, discards)
        steps = [Step(*step) for step in found]
        return _discard_first(idle, steps, len(hand)) if discards and idle and steps else steps

    def look_ahead(self, hand: str, discards: bool) -> list[Step]:
        """Chooses the word that scores most together with the best word after it, while the hand is large.

        The limit is a number of candidates, not a time, so the answer is the same on every machine. Discards
        unused letters first if allowed, because words score more in a smaller hand.
        """
        plays: list[str] = []
        rest = hand
        while len(rest) > EXACT_LETTERS and (letters := self._two_ply(rest)):
            plays.append(letters)
            rest = _without(rest, letters)
        if len(rest) <= EXACT_LETTERS:
            steps = self.exact(rest, discards)
            plays += [step.letters for step in steps if not step.is_discard]
        return list(self._scored(hand, plays, discards))

    def _two_ply(self, hand: str) -> str:
        n = len(hand)
        best, best_total = "", 0
        for letters in self._best_first(hand)[:_CANDIDATES]:
            after = self._best_first(_without(hand, letters))
            total = self._points(letters, n) + (self._points(after[0], n - len(letters)) if after else 0)
            if total > best_total:
                best, best_total = letters, total
        return best

    def _best_first(self, hand: str) -> list[str]:
        """The letters of each word that the hand can write, highest score first; vowels before wildcards."""
        words = self._graph.anagrams(hand, self._vowels)
        if self._watched is not None:
            words = [word for word in words if word not in self._watched]
        forms = {"".join(sorted(as_played(word, hand))) for word in words}
        return sorted(forms, key=lambda form: (-self._points(form, len(hand)), form))

    def _points(self, letters: str, n: int) -> int:
        return points(sum(self._values.get(c, 0) for c in letters), len(letters), n)

    def _scored(self, hand: str, plays: list[str], discards: bool) -> Iterator[Step]:
        unused = _without(hand, "".join(plays))
        n = len(hand)
        if discards and unused and plays:
            yield Step("".join(sorted(unused)), n, 0, True)
            n -= len(unused)
        for letters in plays:
            yield Step(letters, n, self._points(letters, n), False)
            n -= len(letters)


def _discard_first(letters: str, steps: list[Step], n: int) -> list[Step]:
    if steps[0].is_discard:
        letters, steps = letters + steps[0].letters, steps[1:]
    return [Step("".join(sorted(letters)), n, 0, True), *steps]


def as_played(word: str, hand: Iterable[str]) -> str:
    """The word with `*` for each letter that the hand does not have (any more)."""
    # A list: each play of a hand asks for hundreds of words, and counting letters takes three times as long.
    left, typed = [*hand], ""
    for letter in word:
        if letter in left:
            left.remove(letter)
            typed += letter
        else:
            typed += WILDCARD
    return typed


def _spell(lexicon: Lexicon, common_only: bool, step: Step) -> Play | Discard:
    """Chooses a word for the letters: a common word if possible, then the first by alphabet."""
    if step.is_discard:
        return Discard(step.letters)
    graph = _common_graph(lexicon) if common_only else lexicon.graph
    words = graph.anagrams(step.letters, lexicon.vowels, len(step.letters))
    word = min(words, key=lambda w: (not lexicon.may_show(w), not lexicon.is_common(w)))
    return Play(as_played(word, step.letters), step.n, step.points)


def _without(hand: str, letters: str) -> str:
    left = Counter(hand)
    left.subtract(letters)
    return "".join(left.elements())


@lru_cache(maxsize=8)
def _common_graph(lexicon: Lexicon) -> Graph | Subset:
    if not lexicon.has_tiers:
        return lexicon.graph
    words = lexicon.targets("hard", base=False)
    if _kernel is None:
        return Subset(lexicon.graph, frozenset(words))
    return Graph.build(words, lexicon.graph.alphabet)


@lru_cache(maxsize=8)
def _watched_words(lexicon: Lexicon) -> Graph | frozenset[str] | None:
    watched = lexicon.hidden | lexicon.grim
    if _kernel is None:
        return watched
    known = [word for word in watched if word in lexicon.graph]
    return Graph.build(known, lexicon.graph.alphabet) if known else None
