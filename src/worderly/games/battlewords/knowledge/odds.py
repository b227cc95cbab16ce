"""What a player could know: the chance of a letter, of a word, and the information in a cell."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import log2

from worderly.games.battlewords.knowledge.fitting import (
    Place,
    WordIndex,
    WordIndexes,
    places,
    shares,
    spelled,
    word_indexes,
)
from worderly.games.battlewords.knowledge.layouts import weigh
from worderly.games.battlewords.model import Cell, View
from worderly.lexicon import Lexicon


@dataclass(frozen=True)
class Odds:
    """Chances if every grid that fits the view is equally likely."""

    places: tuple[Place, ...]
    chances: tuple[float, ...]
    pairs: dict[tuple[int, int], float]
    indexes: WordIndexes
    exact: bool

    @cached_property
    def letter_chances(self) -> dict[Cell, float]:
        """By cell that a word may reach: the chance of a letter."""
        found: dict[Cell, float] = {}
        for place, chance in zip(self.places, self.chances, strict=True):
            for cell in place.cells:
                found[cell] = found.get(cell, 0.0) + chance
        return {cell: min(1.0, chance) for cell, chance in found.items()}

    @cached_property
    def expected_bits(self) -> dict[Cell, float]:
        """By cell that a word may reach: the average information of a reveal, in bits."""
        letters: dict[Cell, dict[str, float]] = {}
        for place, chance in zip(self.places, self.chances, strict=True):
            index = self.indexes[len(place.cells)]
            for at, cell in enumerate(place.cells if chance else ()):
                seen = letters.setdefault(cell, {})
                for letter, share in shares(index, place.words, at):
                    seen[letter] = seen.get(letter, 0.0) + chance * share
        return {cell: _entropy(seen.values()) for cell, seen in letters.items()}

    def guess(self, word: str) -> tuple[float, float]:
        """The chance that it is a hidden word, and the points that the guess earns on average."""
        index = self.indexes.get(len(word))
        if index is None or word not in index.numbers:
            return 0.0, 0.0
        number = index.numbers[word]
        fits = {at for at in self._of_length(len(word)) if self.places[at].words >> number & 1}
        chances = {at: self._share(at, fits) for at in fits}
        # An estimate may count a word at several places for more than one whole word.
        whole = max(1.0, total := sum(chances.values()))
        points = sum(chance * self.places[at].points for at, chance in chances.items())
        return total / whole, points / whole

    def _of_length(self, length: int) -> list[int]:
        return [at for at, place in enumerate(self.places) if len(place.cells) == length]

    def _share(self, at: int, fits: set[int]) -> float:
        """The chance of one particular word at this place; the other word of its length is different."""
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
        """The words that earn most on average, best first."""
        words = [
            word
            for length, index in self.indexes.items()
            for word in self._most_valuable(length, index, most)
        ]
        return sorted(words, key=lambda word: (-self.guess(word)[1], word))[:most]

    def _most_valuable(self, length: int, index: WordIndex, most: int) -> tuple[str, ...]:
        alive = [at for at in self._of_length(length) if self.chances[at]]
        worth = {at: self.chances[at] * self.places[at].points / self.places[at].many for at in alive}
        sets = [(worth[at], self.places[at].words) for at in sorted(alive, key=lambda at: -worth[at])]
        best = _worth_most(index.full, sets, most)
        return tuple(word for words in best for word in spelled(index, words, most))[:most]

    def fitting(self, cells: Sequence[Cell], most: int) -> tuple[int, tuple[str, ...]]:
        """How many words fit a place, and the first `most` of them."""
        place = next((place for place in self.places if place.cells == tuple(cells)), None)
        return (
            (0, ()) if place is None else (place.many, spelled(self.indexes[len(cells)], place.words, most))
        )


def odds(view: View, lexicon: Lexicon) -> Odds:
    """From the player's view alone."""
    indexes = word_indexes(lexicon, view.options.difficulty)
    found = places(view, indexes)
    weighed = weigh(view, found, indexes)
    return Odds(found, weighed.chances, weighed.pairs, indexes, weighed.exact)


def _entropy(chances: Iterable[float]) -> float:
    """The entropy of these letters and of water, which has the rest of the probability."""
    known = [chance for chance in chances if chance > 0]
    water = 1.0 - sum(known)
    if water > 1e-12:
        known.append(water)
    return max(0.0, -sum(chance * log2(chance) for chance in known))


def _worth_most(words: int, sets: Sequence[tuple[float, int]], most: int) -> list[int]:
    """The sets of words with the highest value, best first, until they hold `most` words.

    Branch and bound: a branch ends when better sets already hold enough words.
    """
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
