"""The value of a hand: par, perfect play, and the best single word."""

from collections.abc import Mapping
from itertools import accumulate
from typing import NamedTuple

from worderly.games.hands import letters
from worderly.games.hands.model import Line, LineDiscard, LinePlay, Plan
from worderly.lexicon import Lexicon
from worderly.solver import hands as solver


class Best(NamedTuple):
    word: str = ""
    points: int = 0


def plan(hand: str, lexicon: Lexicon) -> Plan:
    # A list without tiers marks no common words: its par is the best line without discards.
    par = solver.best_line(lexicon, hand, common_only=lexicon.has_tiers, discards=False)
    perfect = solver.best_line(lexicon, hand, common_only=False, discards=True)
    exact = par.exact and perfect.exact
    return Plan(par.total, perfect.total, line(par), line(perfect), exact)


def line(found: solver.HandPlan) -> Line:
    return tuple(
        LinePlay(item.word, item.n, item.points)
        if isinstance(item, solver.Play)
        else LineDiscard(item.letters)
        for item in found.line
    )


def best_word(hand: str, lexicon: Lexicon, values: Mapping[str, int]) -> Best:
    """Of equal ones the first by alphabet. Watched words are never shown, so they are never the best."""
    best, n = Best(), len(hand)
    most = _most_points(hand, values)
    for word in sorted(lexicon.anagrams(hand), key=len, reverse=True):
        if most[len(word)] < best.points:
            break  # Each move asks for the best of hundreds of words: most are too short to be it.
        points = letters.score(solver.as_played(word, hand), n, values)
        is_better = points > best.points or (points == best.points and word < best.word)
        if is_better and lexicon.may_show(word):
            best = Best(word, points)
    return best


def _most_points(hand: str, values: Mapping[str, int]) -> list[int]:
    """By length: what no word of so many letters of this hand is worth more than. It never falls."""
    sums = accumulate(sorted((values.get(letter, 0) for letter in hand), reverse=True), initial=0)
    return [sum_ * letters.factor(length, len(hand)) for length, sum_ in enumerate(sums)]


def next_word(hand: str, lexicon: Lexicon) -> str:
    """The first word of the best line with common words, else of the best line with any; empty: none."""
    for common_only in (True, False) if lexicon.has_tiers else (False,):
        found = solver.best_line(lexicon, hand, common_only=common_only, discards=False)
        if found.line:
            return next((item.word for item in found.line if isinstance(item, solver.Play)), "")
    return ""
