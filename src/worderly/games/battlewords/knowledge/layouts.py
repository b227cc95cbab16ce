"""Every layout of the words left, weighted by the number of words that fit it."""

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

from worderly.games.battlewords.knowledge.fitting import Place, WordIndexes, mask_of, shares, unexplained
from worderly.games.battlewords.model import SIZE, View

CROSSING_ODDS = 10
"""How much likelier a crossing place is than another: the generator sends 0.6 of its draws to about
30 crossing places, and the others to all of about 190 places."""
ROUNDS = 24
"""Rounds of the estimate without radar; later rounds change a chance by less than one percent."""


class Weighed(NamedTuple):
    chances: tuple[float, ...]
    """By place: the chance that a word lies exactly there."""
    pairs: dict[tuple[int, int], float]
    """By two places of one length: the chance of both, divided by the number of ways to fill them."""
    exact: bool


class Choice(NamedTuple):
    """Where the one or two words of a length lie."""

    places: tuple[int, ...]
    mask: int
    near: int
    """The cells that no other word may use."""
    weight: float
    """How many words (or pairs) could be there."""


Narrow = Callable[[Choice, list[Choice]], list[Choice]]
"""(choice, choices of another length) → those that can exist beside it, with their weights."""


def weigh(view: View, places: tuple[Place, ...], indexes: WordIndexes) -> Weighed:
    """Every grid that fits the view has the same weight."""
    return _enumerated(view, places, indexes) if view.radar else _estimated(view, places)


# --- with radar: every layout --------------------------------------------------


def _enumerated(view: View, places: tuple[Place, ...], indexes: WordIndexes) -> Weighed:
    """At most 5,760 layouts: which two of six ends have each length, and each word's direction."""
    clash = _Clash(view, places, indexes)
    groups = [_choices(places, clash, length, count) for length, count in view.left]
    narrow = clash.crossed if view.options.crossings else clash.apart
    weights = _weights(sorted(groups, key=len), narrow, unexplained(view))
    chances, pairs = [0.0] * len(places), dict[tuple[int, int], float]()
    for group in groups:
        total = sum(weights.get(choice.places, 0) for choice in group)
        for choice in (choice for choice in group if choice.places in weights):
            chance = weights[choice.places] / total
            for at in choice.places:
                chances[at] += chance
            if len(choice.places) == 2:
                pairs[choice.places[0], choice.places[1]] = chance / choice.weight
    return Weighed(tuple(chances), pairs, not (view.options.crossings or view.options.curated))


def _weights(groups: list[list[Choice]], narrow: Narrow, need: int) -> dict[tuple[int, ...], float]:
    """By choice: the weight of all layouts with it that explain every letter seen."""
    weights: dict[tuple[int, ...], float] = {}

    def walk(left: list[list[Choice]], missing: int, weight: float) -> float:
        if not left:
            return 0 if missing else weight
        total: float = 0
        for choice in left[0]:
            others = [narrow(choice, group) for group in left[1:]]
            below = walk(others, missing & ~choice.mask, weight * choice.weight) if all(others) else 0
            if below:
                weights[choice.places] = weights.get(choice.places, 0) + below
                total += below
        return total

    walk(groups, need, 1)
    return weights


class _Clash:
    """Whether words may lie at two places at once."""

    def __init__(self, view: View, places: tuple[Place, ...], indexes: WordIndexes) -> None:
        self.crossings, self.indexes, self.places = view.options.crossings, indexes, places
        self.near = [_widened(place) if view.options.spaced else place.mask for place in places]
        self._known: dict[tuple[int, int], float] = {}

    def apart(self, choice: Choice, others: list[Choice]) -> list[Choice]:
        mask = choice.mask
        return [other for other in others if not other.near & mask]

    def crossed(self, choice: Choice, others: list[Choice]) -> list[Choice]:
        fits = [(other, self._fit(choice, other)) for other in others]
        return [other._replace(weight=other.weight * fit) for other, fit in fits if fit]

    def _fit(self, choice: Choice, other: Choice) -> float:
        fit = 1.0
        for a in choice.places:
            for b in other.places:
                fit *= self.together(a, b)
        return fit

    def together(self, a: int, b: int) -> float:
        """1: the places are apart. 0: both at once are impossible. Else: the weight of their crossing."""
        if not self.near[a] & self.places[b].mask:
            return 1.0
        if not self.crossings:
            return 0.0
        key = (a, b) if a < b else (b, a)
        if key not in self._known:
            self._known[key] = self._agreeing(*key)
        return self._known[key]

    def _agreeing(self, a: int, b: int) -> float:
        one, two = self.places[a], self.places[b]
        shared = [cell for cell in one.cells if cell in two.cells]
        if len(shared) != 1 or one.cells[-1] == two.cells[-1]:
            return 0.0
        across, down = (
            dict(shares(self.indexes[len(place.cells)], place.words, place.cells.index(shared[0])))
            for place in (one, two)
        )
        return CROSSING_ODDS * sum(share * down.get(letter, 0.0) for letter, share in across.items())


def _widened(place: Place) -> int:
    """The cells of the place and their neighbours."""
    near = ((r + up, c + left) for r, c in place.cells for up in (-1, 0, 1) for left in (-1, 0, 1))
    return mask_of((r, c) for r, c in near if 0 <= r < SIZE and 0 <= c < SIZE)


def _choices(places: tuple[Place, ...], clash: _Clash, length: int, count: int) -> list[Choice]:
    mine = [at for at, place in enumerate(places) if len(place.cells) == length]
    if count == 1:
        return [Choice((at,), places[at].mask, clash.near[at], places[at].many) for at in mine]
    pairs = ((a, b, clash.together(a, b)) for a, b in combinations(mine, 2))
    found = (_pair(places, clash, a, b, fit) for a, b, fit in pairs if fit)
    return [choice for choice in found if choice.weight]


def _pair(places: tuple[Place, ...], clash: _Clash, a: int, b: int, fit: float) -> Choice:
    """All words differ: a word that fits both places cannot be at both."""
    one, two = places[a], places[b]
    ways = one.many * two.many - (one.words & two.words).bit_count()
    weight = ways if fit == 1.0 else ways * fit
    return Choice((a, b), one.mask | two.mask, clash.near[a] | clash.near[b], weight)


# --- without radar: an estimate ------------------------------------------------


def _estimated(view: View, places: tuple[Place, ...]) -> Weighed:
    """Ignores clashes; scales the chances to one word per seen letter and the known count per length."""
    sets = [
        ([at for at, place in enumerate(places) if len(place.cells) == length], count)
        for length, count in view.left
    ]
    need = unexplained(view)
    seen = (1 << n for n in range(SIZE * SIZE) if need >> n & 1)
    sets += [([at for at, place in enumerate(places) if place.mask & one], 1) for one in seen]
    chances = [float(place.many) for place in places]
    for _ in range(ROUNDS):
        for members, wanted in sets:
            _scale(chances, members, wanted)
    return Weighed(tuple(min(1.0, chance) for chance in chances), {}, exact=False)


def _scale(chances: list[float], members: list[int], wanted: int) -> None:
    total = sum(chances[at] for at in members)
    for at in members if total else ():
        chances[at] *= wanted / total
