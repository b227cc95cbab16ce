"""A layout with whole words on it, which can be put, taken off and moved."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from worderly.grid.bits import pick
from worderly.grid.cells import BACKWARD, DIRECTIONS, Direction
from worderly.grid.layout import Layout
from worderly.grid.shape import Shape
from worderly.kit import Chance


@dataclass(frozen=True)
class Style:
    """How words should lie; all of them being placed comes before any of it."""

    directions: tuple[Direction, ...] = DIRECTIONS
    backwards: float = 0.2
    """Share of the words that read backwards, where the directions allow both."""
    weave: float = 0.5
    """From 0, apart (share no letter), to 1, woven (share one wherever possible)."""


class Spot(NamedTuple):
    """A placement as bits."""

    start: int
    direction: Direction
    mask: int


class Packer:
    """Words on a layout that can be put, taken off again and moved."""

    def __init__(self, words: Sequence[str], layout: Layout, style: Style, chance: Chance) -> None:
        self.words = tuple(words)
        self.style = style
        self.chance = chance
        self.layout = layout
        self.blank = layout.copy()
        self.spots: dict[str, Spot] = {}
        self.kin = kin_of(self.words)
        self.barred: set[tuple[str, int, Direction]] = set()
        """Spots that spelt something unwanted together with their neighbours; not used again."""
        self.ahead = _orders(tuple(d for d in style.directions if d not in BACKWARD))
        self.back = _orders(tuple(d for d in style.directions if d in BACKWARD))

    @property
    def missing(self) -> list[str]:
        return [word for word in self.words if word not in self.spots]

    def clear(self) -> None:
        self.layout = self.blank.copy()
        self.spots = {}

    def load(self, spots: dict[str, Spot]) -> None:
        """Takes everything off and puts these."""
        self.clear()
        for word, spot in spots.items():
            self.put(word, spot)

    def put(self, word: str, spot: Spot) -> None:
        self.layout.put(word, spot.start, spot.direction)
        self.spots[word] = spot

    def remove(self, word: str) -> None:
        """Takes a word off; the cells it shares with others stay."""
        alone = self.spots.pop(word).mask & self.blank.empty
        for spot in self.spots.values():
            alone &= ~spot.mask
        self.layout.clear(alone)

    def order(self) -> tuple[Direction, ...]:
        """Directions to try, the wanted kind (backwards or not) first, in random order inside each kind."""
        ahead, back = self.chance.choice(self.ahead), self.chance.choice(self.back)
        return back + ahead if self.chance.is_hit(self.style.backwards) else ahead + back

    def usable(self, word: str, direction: Direction, starts: int) -> Spot | None:
        """A random one of these starts that is not barred and lies neither inside nor over a kindred word."""
        shape = self.layout.shape
        kin = [self.spots[other].mask for other in self.kin.get(word, ()) if other in self.spots]
        while starts:
            start = pick(starts, self.chance)
            mask = shape.line(start, direction, len(word))
            nested = any(mask & other in (mask, other) for other in kin)
            if not nested and (word, start, direction) not in self.barred:
                return Spot(start, direction, mask)
            starts ^= 1 << start
        return None

    def find(self, word: str) -> Spot | None:
        """A random spot in the style asked for: a crossing or a line of its own, whichever the draw wants."""
        woven, directions = self.chance.is_hit(self.style.weave), self.order()
        for direction in directions:
            starts = self.layout.fresh(len(word), direction)
            if woven:
                starts = self.layout.starts(word, direction) & ~starts
            if starts and (spot := self.usable(word, direction, starts)):
                return spot
        for direction in directions:
            starts = self.layout.starts(word, direction)
            if starts and (spot := self.usable(word, direction, starts)):
                return spot
        return None

    def squeeze(self, word: str) -> Spot | None:
        """The spot that shares the most letters, over all directions; ties at random."""
        best: list[Spot] = []
        most = -1
        masks = [self.layout.letters.get(ch, 0) for ch in word]
        for direction in self.order():
            levels = counted(self.layout.shape, masks, direction, self.layout.starts(word, direction))
            while len(levels) > max(most, 0):
                if spot := self.usable(word, direction, levels[-1]):
                    if len(levels) - 1 > most:
                        most, best = len(levels) - 1, []
                    best.append(spot)
                    break
                levels.pop()
        return self.chance.choice(best) if best else None

    def push(self, word: str, tabu: set[str]) -> list[str] | None:
        """Puts a word where the fewest cells clash and returns the words it drove out; None if it cannot."""
        layout, best, fewest = self.layout, None, 99
        filled = self.blank.empty & ~layout.empty
        clash = [filled & ~layout.letters.get(ch, 0) for ch in word]
        for direction in self.order():
            starts = self.blank.starts(word, direction)
            levels = counted(layout.shape, clash, direction, starts)
            for clashes in range(len(levels)):
                if clashes >= fewest:
                    break
                exact = levels[clashes] & ~(levels[clashes + 1] if clashes + 1 < len(levels) else 0)
                spot = self.usable(word, direction, exact) if exact else None
                if spot and not (self.clashing(word, spot) & tabu):
                    best, fewest = spot, clashes
                    break
        if best is None:
            return None
        out = self.clashing(word, best)
        for other in out:
            self.remove(other)
        self.put(word, best)
        return sorted(out)

    def clashing(self, word: str, spot: Spot) -> set[str]:
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


def counted(shape: Shape, masks: Sequence[int], direction: Direction, starts: int) -> list[int]:
    """`[k]` = the starts with at least k cells in their mask, up to four: counting all starts at once."""
    levels = [starts]
    far, stride = 0, shape.stride(direction)
    for mask in masks:
        here = mask >> far if far >= 0 else mask << -far
        if len(levels) < 5:
            levels.append(0)
        for k in range(len(levels) - 2, -1, -1):
            levels[k + 1] |= levels[k] & here
        far += stride
    while len(levels) > 1 and not levels[-1]:
        levels.pop()
    return levels if starts else []


def kin_of(words: Sequence[str]) -> dict[str, list[str]]:
    """By word: the words that hold it or that it holds, read either way."""
    text = "\n".join(words) + "\n" + "\n".join(word[::-1] for word in words)
    kin: dict[str, list[str]] = {}
    for word in words:
        # A word stands in the text once, a palindrome twice; more means that another word holds it.
        if text.count(word) > 1 + (word == word[::-1]):
            for other in words:
                if other != word and (word in other or word in other[::-1]):
                    kin.setdefault(word, []).append(other)
                    kin.setdefault(other, []).append(word)
    return kin
