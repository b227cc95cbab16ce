"""What a player could know of the sea: how likely a letter, a word, and what a cell would tell."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log2

from worderly.games.battlewords.fitting import (
    Place,
    Shelf,
    Shelves,
    places,
    shares,
    shelves,
    spelled,
)
from worderly.games.battlewords.layouts import weigh
from worderly.games.battlewords.model import Cell, View
from worderly.lexicon import Lexicon


@dataclass(frozen=True)
class Odds:
    """Chances where every sea that fits is as likely as any other."""

    places: tuple[Place, ...]
    chances: tuple[float, ...]
    pairs: dict[tuple[int, int], float]
    shelf: Shelves
    exact: bool

    @cached_property
    def letter_chances(self) -> dict[Cell, float]:
        """By cell in reach of a word: that it holds a letter."""
        found: dict[Cell, float] = {}
        for place, chance in zip(self.places, self.chances, strict=True):
            for cell in place.cells:
                found[cell] = found.get(cell, 0.0) + chance
        return {cell: min(1.0, chance) for cell, chance in found.items()}

    @cached_property
    def tells(self) -> dict[Cell, float]:
        """By cell in reach of a word: the bits that uncovering it tells, on average."""
        letters: dict[Cell, dict[str, float]] = {}
        for place, chance in zip(self.places, self.chances, strict=True):
            shelf = self.shelf[len(place.cells)]
            for at, cell in enumerate(place.cells if chance else ()):
                seen = letters.setdefault(cell, {})
                for letter, share in shares(shelf, place.words, at):
                    seen[letter] = seen.get(letter, 0.0) + chance * share
        return {cell: _entropy(seen.values()) for cell, seen in letters.items()}

    def guess(self, word: str) -> tuple[float, float]:
        """(the chance that it is one of the hidden words, the points it would earn on average)."""
        shelf = self.shelf.get(len(word))
        if shelf is None or word not in shelf.numbers:
            return 0.0, 0.0
        number = shelf.numbers[word]
        fits = {at for at in self._of_length(len(word)) if self.places[at].words >> number & 1}
        chances = {at: self._share(at, fits) for at in fits}
        # An estimate may count a word at several places for more than one whole word.
        whole = max(1.0, total := sum(chances.values()))
        points = sum(chance * self.places[at].points for at, chance in chances.items())
        return total / whole, points / whole

    def _of_length(self, length: int) -> list[int]:
        return [at for at, place in enumerate(self.places) if len(place.cells) == length]

    def _share(self, at: int, fits: set[int]) -> float:
        """That this place holds one word of those that fit it; its partner of that length is another word."""
        partners = self._partners.get(at)
        if partners is None:
            return self.chances[at] / self.places[at].many
        return sum(one * (self.places[other].many - (other in fits)) for other, one in partners)

    @cached_property
    def _partners(self) -> dict[int, list[tuple[int, float]]]:
        found: dict[int, list[tuple[int, float]]] = {}
        for (a, b), one in self.pairs.items():
            found.setdefault(a, []).append((b, one))
            found.setdefault(b, []).append((a, one))
        return found

    def best_guesses(self, most: int) -> list[str]:
        """The words that would earn most on average, best first."""
        words = [word for length, shelf in self.shelf.items() for word in self._dearest(length, shelf, most)]
        return sorted(words, key=lambda word: (-self.guess(word)[1], word))[:most]

    def _dearest(self, length: int, shelf: Shelf, most: int) -> tuple[str, ...]:
        alive = [at for at in self._of_length(length) if self.chances[at]]
        worth = {at: self.chances[at] * self.places[at].points / self.places[at].many for at in alive}
        sets = [(worth[at], self.places[at].words) for at in sorted(alive, key=lambda at: -worth[at])]
        best = _worth_most(shelf.full, sets, most)
        return tuple(word for words in best for word in spelled(shelf, words, most))[:most]

    def fitting(self, cells: Sequence[Cell], most: int) -> tuple[int, tuple[str, ...]]:
        """How many words fit a place, and the first of them."""
        place = next((place for place in self.places if place.cells == tuple(cells)), None)
        return (0, ()) if place is None else (place.many, spelled(self.shelf[len(cells)], place.words, most))


def odds(view: View, lexicon: Lexicon) -> Odds:
    """From what the player saw alone."""
    shelf = shelves(lexicon, view.options.difficulty)
    found = places(view, shelf)
    weighed = weigh(view, found, shelf)
    return Odds(found, weighed.chances, weighed.pairs, shelf, weighed.exact)


def _entropy(chances: Iterable[float]) -> float:
    """Of these letters and of water, which has what is left of one."""
    known = [chance for chance in chances if chance > 0]
    water = 1.0 - sum(known)
    if water > 1e-12:
        known.append(water)
    return max(0.0, -sum(chance * log2(chance) for chance in known))


def _worth_most(words: int, sets: Sequence[tuple[float, int]], most: int) -> list[int]:
    """Sets of words worth the most together, best first, until they hold `most`; branch and bound."""
    rest = [sum(worth for worth, _ in sets[at:]) for at in range(len(sets) + 1)]
    best: list[tuple[float, int]] = []

    def is_beaten(bound: float) -> bool:
        return sum(some.bit_count() for worth, some in best if worth >= bound) >= most

    def walk(at: int, some: int, worth: float) -> None:
        if not some or is_beaten(worth + rest[at]):
            return
        if at < len(sets):
            value, fits = sets[at]
            walk(at + 1, some & fits, worth + value)
            walk(at + 1, some & ~fits, worth)
        elif worth:
            best.append((worth, some))

    walk(0, words, 0.0)
    return [some for _, some in sorted(best, key=lambda one: (-one[0], one[1]))]
