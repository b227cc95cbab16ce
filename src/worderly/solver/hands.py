"""What a hand of letters is worth: the best line of play, by dynamic programming over sub-multisets."""

from functools import cache
from itertools import combinations
from typing import NamedTuple

from worderly.lexicon import Lexicon

EXACT_LETTERS = 12


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
    """Exact up to 12 letters; above that the dearest word first, so a lower bound."""
    exact = len(hand) <= EXACT_LETTERS
    words = [w for w in lexicon.anagrams(hand) if not common_only or lexicon.is_common(w)]
    forms = {form for word in words for form in _forms(word, hand, lexicon.vowels)}
    values = dict(lexicon.letter_values)

    def points(form: str, n: int) -> int:
        return sum(values.get(c, 0) for c in form) * max(1, 7 * len(form) - 3 * (n - len(form)))

    @cache
    def best(held: str) -> tuple[int, tuple[Play | Discard, ...]]:
        n, top = len(held), (0, ())  # type: tuple[int, tuple[int, tuple[Play | Discard, ...]]]
        fits = sorted((f for f in forms if _without(held, f) is not None), key=lambda f: (-points(f, n), f))
        for form in fits if exact else fits[:1]:
            rest = best(_without(held, form) or "")
            if points(form, n) + rest[0] > top[0]:
                top = (points(form, n) + rest[0], (Play(form, n, points(form, n)), *rest[1]))
        for letter in sorted(set(held)) if discards and exact else ():
            rest = best(held.replace(letter, "", 1))
            if rest[0] > top[0]:
                top = (rest[0], _joined(letter, rest[1]))
        return top

    total, line = best("".join(sorted(hand)))
    return HandPlan(total, line, exact)


def _joined(letter: str, line: tuple[Play | Discard, ...]) -> tuple[Play | Discard, ...]:
    if line and isinstance(line[0], Discard):
        return (Discard(letter + line[0].letters), *line[1:])
    return (Discard(letter), *line)


def _without(held: str, form: str) -> str | None:
    for letter in form:
        if letter not in held:
            return None
        held = held.replace(letter, "", 1)
    return held


def _forms(word: str, hand: str, vowels: str) -> list[str]:
    """The ways to play a word: a wildcard may stand for any of its vowels."""
    places = [i for i, letter in enumerate(word) if letter in vowels]
    forms = []
    for many in range(min(hand.count("*"), len(places)) + 1):
        for chosen in combinations(places, many):
            form = "".join("*" if i in chosen else letter for i, letter in enumerate(word))
            if _without(hand, form) is not None:
                forms.append(form)
    return forms
