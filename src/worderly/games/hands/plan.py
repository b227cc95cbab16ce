"""The value of a hand: par, perfect play, and the best single word."""

from collections.abc import Mapping
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
    """Watched words are never shown, so they are never the best."""
    best = Best()
    for word in lexicon.anagrams(hand):
        points = letters.score(solver.as_played(word, hand), len(hand), values)
        if points > best.points and lexicon.may_show(word):
            best = Best(word, points)
    return best


def next_word(hand: str, lexicon: Lexicon) -> str:
    """The first word of the best line with common words, else of the best line with any; empty: none."""
    for common_only in (True, False) if lexicon.has_tiers else (False,):
        found = solver.best_line(lexicon, hand, common_only=common_only, discards=False)
        if found.line:
            return next((item.word for item in found.line if isinstance(item, solver.Play)), "")
    return ""
