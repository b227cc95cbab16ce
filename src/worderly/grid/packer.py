"""Words on a layout: they can be put, removed and moved."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from worderly.grid.bits import random_bit
from worderly.grid.cells import BACKWARD, DIRECTIONS, Direction
from worderly.grid.layout import Layout
from worderly.grid.shape import Shape
from worderly.kit import Chance


class Style(NamedTuple):
    """How words should lie. Placing all words is more important than the style."""

    directions: tuple[Direction, ...] = DIRECTIONS
    backwards: float = 0.2
    """The share of the words that read backwards, if the directions allow both."""
    weave: float = 0.5
    """From 0 (words share no letters) to 1 (words share letters wherever possible)."""


class Spot(NamedTuple):
    """A placement with its cells as a mask."""

    start: int
    direction: Direction
    mask: int


class Packer:
    def __init__(self, words: Sequence[str], layout: Layout, style: Style, chance: Chance) -> None:
        self.words = tuple(words)
        self.style = style
        self.chance = chance
        self.layout = layout
        self.blank = layout.copy()
        self.spots: dict[str, Spot] = {}
        self.nested = find_nested(self.words)
        self.forbidden: set[tuple[str, int, Direction]] = set()
        """Spots that spelled an unwanted word together with their neighbours; they are not used again."""
        self._forward = _orders(tuple(d for d in style.directions if d not in BACKWARD))
        self._backward = _orders(tuple(d for d in style.directions if d in BACKWARD))

    @property
    def missing(self) -> list[str]:
        return [word for word in self.words if word not in self.spots]

    def clear(self) -> None:
        self.layout = self.blank.copy()
        self.spots = {}

    def load(self, spots: dict[str, Spot]) -> None:
        """Removes all words, then puts these."""
        self.clear()
        for word, spot in spots.items():
            self.put(word, spot)

    def put(self, word: str, spot: Spot) -> None:
        self.layout.put(word, spot.start, spot.direction)
        self.spots[word] = spot

    def remove(self, word: str) -> None:
        """Removes a word; the cells that it shares with other words stay filled."""
        unshared = self.spots.pop(word).mask & self.blank.empty
        for spot in self.spots.values():
            unshared &= ~spot.mask
        self.layout.clear(unshared)

    def shuffled_directions(self) -> tuple[Direction, ...]:
        """The directions to try: one kind (forward or backward, drawn by style) first, each kind shuffled."""
        forward, backward = self.chance.choice(self._forward), self.chance.choice(self._backward)
        return backward + forward if self.chance.is_hit(self.style.backwards) else forward + backward

    def usable(self, word: str, direction: Direction, starts: int) -> Spot | None:
        """A random start that is not forbidden; words that contain each other must not overlap fully."""
        shape = self.layout.shape
        related = [self.spots[other].mask for other in self.nested.get(word, ()) if other in self.spots]
        while starts:
            start = random_bit(starts, self.chance)
            mask = shape.line(start, direction, len(word))
            is_nested = any(mask & other in (mask, other) for other in related)
            if not is_nested and (word, start, direction) not in self.forbidden:
                return Spot(start, direction, mask)
            starts ^= 1 << start
        return None

    def find(self, word: str) -> Spot | None:
        """A random spot in the style: a crossing or a line of empty cells, as drawn; else any spot."""
        is_crossing, directions = self.chance.is_hit(self.style.weave), self.shuffled_directions()
        for direction in directions:
            starts = self.layout.empty_lines(len(word), direction)
            if is_crossing:
                starts = self.layout.starts(word, direction) & ~starts
            if starts and (spot := self.usable(word, direction, starts)):
                return spot
        for direction in directions:
            starts = self.layout.starts(word, direction)
            if starts and (spot := self.usable(word, direction, starts)):
                return spot
        return None

    def find_tightest(self, word: str) -> Spot | None:
        """The spot that shares the most letters, over all directions; a random one among equals."""
        best: list[Spot] = []
        most = -1
        masks = [self.layout.letters.get(ch, 0) for ch in word]
        for direction in self.shuffled_directions():
            levels = starts_by_count(self.layout.shape, masks, direction, self.layout.starts(word, direction))
            while len(levels) > max(most, 0):
                if spot := self.usable(word, direction, levels[-1]):
                    if len(levels) - 1 > most:
                        most, best = len(levels) - 1, []
                    best.append(spot)
                    break
                levels.pop()
        return self.chance.choice(best) if best else None

    def displace(self, word: str, tabu: set[str]) -> list[str] | None:
        """Puts a word where the fewest cells conflict and returns the words it removed, or None."""
        layout, best, fewest = self.layout, None, 99
        filled = self.blank.empty & ~layout.empty
        conflicts = [filled & ~layout.letters.get(ch, 0) for ch in word]
        for direction in self.shuffled_directions():
            starts = self.blank.starts(word, direction)
            levels = starts_by_count(layout.shape, conflicts, direction, starts)
            for n_conflicts in range(len(levels)):
                if n_conflicts >= fewest:
                    break
                exact = levels[n_conflicts] & ~(
                    levels[n_conflicts + 1] if n_conflicts + 1 < len(levels) else 0
                )
                spot = self.usable(word, direction, exact) if exact else None
                if spot and not (self.conflicting(word, spot) & tabu):
                    best, fewest = spot, n_conflicts
                    break
        if best is None:
            return None
        out = self.conflicting(word, best)
        for other in out:
            self.remove(other)
        self.put(word, best)
        return sorted(out)

    def conflicting(self, word: str, spot: Spot) -> set[str]:
        agree = 0
        at, stride = spot.start, self.layout.shape.stride(spot.direction)
        for letter in word:
            agree |= 1 << at & self.layout.letters.get(letter, 0)
            at += stride
        bad = spot.mask & ~agree & ~self.layout.empty
        return {other for other, theirs in self.spots.items() if theirs.mask & bad}


@lru_cache(maxsize=256)
def _orders(directions: tuple[Direction, ...]) -> tuple[tuple[Direction, ...], ...]:
    return tuple(permutations(directions))


def starts_by_count(shape: Shape, masks: Sequence[int], direction: Direction, starts: int) -> list[int]:
    """Item k holds the starts with at least k cells in their masks, k up to four."""
    levels = [starts]
    offset, stride = 0, shape.stride(direction)
    for mask in masks:
        here = mask >> offset if offset >= 0 else mask << -offset
        if len(levels) < 5:
            levels.append(0)
        for k in range(len(levels) - 2, -1, -1):
            levels[k + 1] |= levels[k] & here
        offset += stride
    while len(levels) > 1 and not levels[-1]:
        levels.pop()
    return levels if starts else []


def find_nested(words: Sequence[str]) -> dict[str, list[str]]:
    """Word → the words that contain it or that it contains, forward or backward."""
    text = "\n".join(words) + "\n" + "\n".join(word[::-1] for word in words)
    nested: dict[str, list[str]] = {}
    for word in words:
        # The text has each word once, a palindrome twice; more means that another word contains it.
        if text.count(word) > 1 + (word == word[::-1]):
            for other in words:
                if other != word and (word in other or word in other[::-1]):
                    nested.setdefault(word, []).append(other)
                    nested.setdefault(other, []).append(word)
    return nested
