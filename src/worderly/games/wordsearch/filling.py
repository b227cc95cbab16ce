"""The letters between the words: drawn in a style, then mended until they spell nothing unwanted."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from worderly.grid import Layout, Packer, Shape, Spot, WordIndex, each_bit
from worderly.grid.scan import Occurrence, line_text
from worderly.kit import Chance

BLANK = "."
CLOSED = "#"
ROUNDS = 60
CAREFUL_ROUNDS = 200


@dataclass(frozen=True)
class Guard:
    """What must not be read in the grid: a second copy of a word, or an abusive word."""

    words: frozenset[str]
    abuse: WordIndex
    both: WordIndex
    plain: dict[int, str]
    """Accented capitals to plain ones: where accents are kept, one does not make abuse decent."""

    @classmethod
    def of(cls, words: Iterable[str], abuse: WordIndex, plain: dict[int, str] | None = None) -> "Guard":
        listed = dict.fromkeys(words)
        return cls(frozenset(listed), abuse, abuse.with_words(listed), plain or {})

    def unwanted(self, sheet: "Sheet", changed: Iterable[int] | None = None) -> Iterator[Occurrence]:
        """Occurrences outside every word's own placement: that exempts a word in a word, and a palindrome."""
        text = line_text(sheet.shape, "".join(sheet.flat), changed)
        yield from self._outside(self.both.occurrences(text), sheet)
        if self.plain:
            bare = text._replace(text=text.text.translate(self.plain))
            yield from self._outside(self.abuse.occurrences(bare), sheet)

    def _outside(self, seen: Iterator[Occurrence], sheet: "Sheet") -> Iterator[Occurrence]:
        for occurrence in seen:
            mask, listed = occurrence.mask, occurrence.word in self.words
            own = sheet.masks.get(occurrence.word, 0)
            if listed and (mask & own == mask or not (own or self.abuse.knows(occurrence.word))):
                # At home; or a word that found no place, which cannot be there a second time.
                continue
            exempt = sheet.through.get(occurrence.start, ())
            if any(mask & place == mask for place in exempt):
                continue
            if listed or not any(mask & run == mask for run in sheet.runs):
                yield occurrence


class Trouble(NamedTuple):
    """What fixed letters spell, and every cell that must be read again when they have moved."""

    seen: tuple[Occurrence, ...]
    cells: frozenset[int]


@dataclass
class Sheet:
    """A grid on its way: fixed letters (words, message) and free ones."""

    shape: Shape
    flat: list[str]
    free: list[int]
    spots: dict[str, Spot]
    runs: list[int]
    """The cells of the message, row by row without gaps: HELLO may say more than the maker meant."""

    @classmethod
    def of(cls, packer: Packer, message: str = "") -> "Sheet":
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

    def changes(self, before: "Sheet") -> set[int]:
        """Cells that hold another letter, or that a moved word has left or taken."""
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
    """What fill is drawn from, each letter as often as it should come; and every letter there is."""

    draws: str
    letters: str


def weighted_letters(weights: dict[str, int]) -> str:
    """A text in which each letter stands as often as it should be drawn."""
    return "".join(letter * weight for letter, weight in weights.items())


def draws(style: str, letters: str, words: Sequence[str], common: dict[str, int]) -> str:
    """What fill is drawn from: all letters alike, as often as in the language, or only the words' own."""
    own = Counter("".join(words))
    if style == "decoys" and own:
        return weighted_letters(dict(sorted(own.items())))
    if style == "uniform":
        return "".join(sorted({*letters, *own}))
    weights = {letter: common.get(letter, 1) for letter in letters} if common else {}
    if not weights:
        # A list in a script we have no counts for tells how often its letters are used.
        weights = {letter: 1 + own.get(letter, 0) for letter in letters}
    return weighted_letters({**dict.fromkeys(sorted(own), 1), **weights})


def scatter(sheet: Sheet, pool: str, chance: Chance) -> None:
    size, unit, flat = len(pool), chance.unit, sheet.flat
    for index in sheet.free:
        flat[index] = pool[int(unit() * size)]


def scatter_again(sheet: Sheet, before: Sheet, pool: str, chance: Chance) -> None:
    """Free letters stay as they were where they were free."""
    kept = set(before.free)
    for index in sheet.free:
        sheet.flat[index] = before.flat[index] if index in kept else chance.choice(pool)


def scatter_decoys(sheet: Sheet, words: Sequence[str], chance: Chance, packer: Packer) -> None:
    """Words with their last letter gone or another in its place, laid over free cells like real ones."""
    free = set(sheet.free)
    cells = sum(1 << index for index in free)
    layout = Layout(sheet.shape, cells)
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
            sheet.flat[index] = letter


def mend(
    sheet: Sheet, guard: Guard, pool: Pool, chance: Chance, changed: Iterable[int] | None = None
) -> Trouble | None:
    """Redraws free letters until nothing unwanted is read; what only fixed letters spell is given back."""
    free = set(sheet.free)
    for careful in (False,) * ROUNDS + (True,) * CAREFUL_ROUNDS:
        unwanted = [seen for seen in guard.unwanted(sheet, changed) if not _is_trifle(seen, free, guard)]
        if not unwanted:
            return None
        changed = {index for seen in unwanted for index in seen.indices}
        fixed = tuple(seen for seen in unwanted if free.isdisjoint(seen.indices))
        if fixed:
            return Trouble(fixed, frozenset(changed))
        for seen in unwanted:
            index = chance.choice([index for index in seen.indices if index in free])
            letter = _best(sheet, guard, index, pool, chance) if careful else chance.choice(pool.draws)
            sheet.flat[index] = letter
    return Trouble(tuple(unwanted), frozenset(changed or ()))


def _is_trifle(seen: Occurrence, free: set[int], guard: Guard) -> bool:
    """Two letters (HO) that the words themselves bring side by side: only fill is held to these."""
    return len(seen.word) < 3 and seen.word not in guard.words and free.isdisjoint(seen.indices)


def _best(sheet: Sheet, guard: Guard, index: int, pool: Pool, chance: Chance) -> str:
    """The letter that leaves the least unwanted; slow, for small alphabets where a redraw rarely helps."""
    counts = []
    for letter in chance.shuffled(pool.letters):
        sheet.flat[index] = letter
        counts.append((sum(1 for _ in guard.unwanted(sheet, (index,))), letter))
        if counts[-1][0] == 0:
            break
    return min(counts, key=lambda entry: entry[0])[1]
