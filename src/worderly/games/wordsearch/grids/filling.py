"""The letters between the words: drawn in a style, then repaired until they spell nothing unwanted."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from worderly.grid import Layout, Packer, Shape, Spot, WordIndex, each_bit
from worderly.grid.scan import Occurrence, line_text
from worderly.kit import Chance, Refused

BLANK = "."
CLOSED = "#"
ROUNDS = 60
CAREFUL_ROUNDS = 200


class Effort:
    """How much may still be searched for one grid; counted, not timed, so that every machine agrees.

    A thousand ordinary words in 100 × 100 take 80 % of it, 300 in 60 × 60 take 9 %.
    """

    FIRST, PER_WORD, PER_FIND = 3_000_000, 5_500, 200

    def __init__(self, words: int) -> None:
        self._left = self.FIRST + self.PER_WORD * words

    def spend(self, units: int) -> None:
        """Raises Refused when the list is so alike that every place of a word makes another one."""
        self._left -= units
        if self._left < 0:
            raise Refused("too_alike")


class Guard(NamedTuple):
    """Finds what must not be in the grid: a second copy of a word, or an abusive word."""

    words: frozenset[str]
    abuse: WordIndex
    both: WordIndex
    plain: dict[int, str]
    """Accented → plain capitals: an abusive word stays abusive with an accent."""
    effort: Effort

    @classmethod
    def of(cls, words: Iterable[str], abuse: WordIndex, plain: dict[int, str] | None = None) -> "Guard":
        listed = dict.fromkeys(words)
        return cls(frozenset(listed), abuse, abuse.with_words(listed), plain or {}, Effort(len(listed)))

    def unwanted(self, draft: "Draft", changed: Iterable[int] | None = None) -> Iterator[Occurrence]:
        """Occurrences outside the places of the words: a word within a word and a palindrome are allowed."""
        text = line_text(draft.shape, "".join(draft.flat), changed)
        self.effort.spend(len(text.text))
        yield from self._outside(self.both.occurrences(text), draft)
        if self.plain:
            bare = text._replace(text=text.text.translate(self.plain))
            yield from self._outside(self.abuse.occurrences(bare), draft)

    def _outside(self, seen: Iterator[Occurrence], draft: "Draft") -> Iterator[Occurrence]:
        for occurrence in seen:
            mask, listed = occurrence.mask, occurrence.word in self.words
            own = draft.masks.get(occurrence.word, 0)
            if listed and (mask & own == mask or not (own or self.abuse.knows(occurrence.word))):
                # At its own place; or a word without a place, of which there is no second copy.
                continue
            exempt = draft.through.get(occurrence.start, ())
            if any(mask & place == mask for place in exempt):
                continue
            if listed or not any(mask & run == mask for run in draft.runs):
                self.effort.spend(Effort.PER_FIND)
                yield occurrence


class Conflicts(NamedTuple):
    """Unwanted words of fixed letters, and the cells to search again after words have moved."""

    seen: tuple[Occurrence, ...]
    cells: frozenset[int]


@dataclass
class Draft:
    """An unfinished grid: fixed letters (words, message) and free ones."""

    shape: Shape
    flat: list[str]
    free: list[int]
    spots: dict[str, Spot]
    runs: list[int]
    """The cells of the message, in runs without gaps; words within a run (HELL in HELLO) are allowed."""

    @classmethod
    def of(cls, packer: Packer, message: str = "") -> "Draft":
        flat = _written(packer)
        left = [index for index, ch in enumerate(flat) if ch == BLANK]
        for index, letter in zip(left, message, strict=False):
            flat[index] = letter
        used, free = left[: len(message)], left[len(message) :]
        runs = _runs(used, packer.layout.shape.cols)
        return cls(packer.layout.shape, flat, free, dict(packer.spots), runs)

    @cached_property
    def masks(self) -> dict[str, int]:
        """The cells of each word."""
        return {word: spot.mask for word, spot in self.spots.items()}

    @cached_property
    def through(self) -> dict[int, list[int]]:
        """By cell: the words that run through it."""
        through: dict[int, list[int]] = {}
        for word, spot in self.spots.items():
            stride = self.shape.stride(spot.direction)
            for index in range(spot.start, spot.start + stride * len(word), stride):
                through.setdefault(index, []).append(spot.mask)
        return through

    def changes(self, before: "Draft") -> set[int]:
        """Cells with another letter, and the old and new cells of moved words."""
        moved = 0
        for word, mask in self.masks.items():
            if before.masks.get(word) != mask:
                moved |= mask | before.masks.get(word, 0)
        differ = (i for i, (a, b) in enumerate(zip(self.flat, before.flat, strict=True)) if a != b)
        return {*differ, *each_bit(moved)}


def _runs(indices: Sequence[int], cols: int) -> list[int]:
    runs: list[int] = []
    for index in indices:
        joins = bool(runs) and index % cols and runs[-1] >> (index - 1) & 1
        if joins:
            runs[-1] |= 1 << index
        else:
            runs.append(1 << index)
    return runs


def _written(packer: Packer) -> list[str]:
    shape = packer.layout.shape
    flat = [BLANK] * shape.size
    closed = shape.all & ~packer.blank.empty
    if closed:
        flat = [CLOSED if closed >> index & 1 else BLANK for index in range(shape.size)]
    for word, spot in packer.spots.items():
        at, stride = spot.start, shape.stride(spot.direction)
        for letter in word:
            flat[at] = letter
            at += stride
    return flat


class Pool(NamedTuple):
    """The letters to draw from, each as often as its weight, and the whole alphabet."""

    draws: str
    letters: str


def weighted_letters(weights: dict[str, int]) -> str:
    """A text that has each letter as often as its weight."""
    return "".join(letter * weight for letter, weight in weights.items())


def draws(style: str, letters: str, words: Sequence[str], common: dict[str, int]) -> str:
    """The letters to draw from: all equally, as often as in the language, or the words' own."""
    own = Counter("".join(words))
    if style == "decoys" and own:
        return weighted_letters(dict(sorted(own.items())))
    if style == "uniform":
        return "".join(sorted({*letters, *own}))
    weights = {letter: common.get(letter, 1) for letter in letters} if common else {}
    if not weights:
        # A script without counts: the words themselves give the weights.
        weights = {letter: 1 + own.get(letter, 0) for letter in letters}
    return weighted_letters({**dict.fromkeys(sorted(own), 1), **weights})


def fill_free(draft: Draft, pool: str, chance: Chance) -> None:
    size, unit, flat = len(pool), chance.unit, draft.flat
    for index in draft.free:
        flat[index] = pool[int(unit() * size)]


def refill_free(draft: Draft, before: Draft, pool: str, chance: Chance) -> None:
    """Keeps the letters of cells that were free before; draws the others."""
    kept = set(before.free)
    for index in draft.free:
        draft.flat[index] = before.flat[index] if index in kept else chance.choice(pool)


def add_decoys(draft: Draft, words: Sequence[str], chance: Chance, packer: Packer) -> None:
    """Lays words without their last letter over free cells."""
    free = set(draft.free)
    cells = sum(1 << index for index in free)
    layout = Layout(draft.shape, cells)
    for word in chance.shuffled(words):
        decoy = word[:-1]
        direction = chance.choice(packer.style.directions)
        starts = layout.starts(decoy, direction)
        if len(decoy) < 3 or not starts:
            continue
        spot = packer.usable(decoy, direction, starts)
        if spot:
            layout.put(decoy, spot.start, direction)
    for index, letter in enumerate(layout.flat(BLANK, CLOSED)):
        if letter not in (BLANK, CLOSED) and index in free:
            draft.flat[index] = letter


def repair(
    draft: Draft, guard: Guard, pool: Pool, chance: Chance, changed: Iterable[int] | None = None
) -> Conflicts | None:
    """Redraws free letters until nothing unwanted is left; returns what only fixed letters spell."""
    free = set(draft.free)
    for careful in (False,) * ROUNDS + (True,) * CAREFUL_ROUNDS:
        unwanted = [seen for seen in guard.unwanted(draft, changed) if not _is_harmless(seen, free, guard)]
        if not unwanted:
            return None
        changed = {index for seen in unwanted for index in seen.indices}
        fixed = tuple(seen for seen in unwanted if free.isdisjoint(seen.indices))
        if fixed:
            return Conflicts(fixed, frozenset(changed))
        for seen in unwanted:
            index = chance.choice([index for index in seen.indices if index in free])
            letter = _best(draft, guard, index, pool, chance) if careful else chance.choice(pool.draws)
            draft.flat[index] = letter
    return Conflicts(tuple(unwanted), frozenset(changed or ()))


def _is_harmless(seen: Occurrence, free: set[int], guard: Guard) -> bool:
    """Two fixed letters (HO): a word of two letters is unwanted only if one of them is free."""
    return len(seen.word) < 3 and seen.word not in guard.words and free.isdisjoint(seen.indices)


def _best(draft: Draft, guard: Guard, index: int, pool: Pool, chance: Chance) -> str:
    """The letter with the fewest unwanted words; slow, for small alphabets where a redraw rarely helps."""
    counts = []
    for letter in chance.shuffled(pool.letters):
        draft.flat[index] = letter
        counts.append((sum(1 for _ in guard.unwanted(draft, (index,))), letter))
        if counts[-1][0] == 0:
            break
    return min(counts, key=lambda entry: entry[0])[1]
