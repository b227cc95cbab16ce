"""The letters between the words: drawn in a style, then mended until they spell nothing unwanted."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from worderly.grid import Layout, Packer, Shape, Watch
from worderly.grid.scan import Sighting, sightings, text_of
from worderly.kit import Chance

BLANK = "."
CLOSED = "#"
ROUNDS = 60
CAREFUL_ROUNDS = 200


@dataclass(frozen=True)
class Guard:
    """What must not be read in the grid: a second copy of a word, or an abusive word."""

    words: tuple[str, ...]
    abuse: Watch
    plain: dict[int, str] = field(default_factory=dict)
    """Accented capitals to plain ones: where accents are kept, one does not make abuse decent."""

    def unwanted(self, sheet: "Sheet", changed: Iterable[int] | None = None) -> Iterator[Sighting]:
        """Sightings outside every word's own placement: that exempts a word in a word, and a palindrome."""
        text = text_of(sheet.shape, "".join(sheet.flat), changed)
        plain = text._replace(text=text.text.translate(self.plain)) if self.plain else text
        yield from _outside(sightings(text, self.words), sheet.masks)
        yield from _outside(self.abuse.sightings(plain), [*sheet.masks, *sheet.runs])


def _outside(seen: Iterator[Sighting], masks: Sequence[int]) -> Iterator[Sighting]:
    for sighting in seen:
        mask = sighting.mask
        if not any(mask & own == mask for own in masks):
            yield sighting


@dataclass
class Sheet:
    """A grid on its way: fixed letters (words, message) and free ones."""

    shape: Shape
    flat: list[str]
    free: list[int]
    masks: list[int]
    """The cells of each word."""
    runs: list[int]
    """The cells of the message, row by row without gaps: HELLO may say more than the maker meant."""

    @classmethod
    def of(cls, packer: Packer, message: str = "") -> "Sheet":
        flat = _written(packer)
        left = [index for index, ch in enumerate(flat) if ch == BLANK]
        for index, letter in zip(left, message, strict=False):
            flat[index] = letter
        masks = [spot.mask for spot in packer.spots.values()]
        used, free = left[: len(message)], left[len(message) :]
        return cls(packer.layout.shape, flat, free, masks, _runs(used, packer.layout.shape.cols))


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


def mend(sheet: Sheet, guard: Guard, pool: str, letters: str, chance: Chance) -> Sighting | None:
    """Redraws free letters until nothing unwanted is read; what only fixed letters spell is given back."""
    free = set(sheet.free)
    changed: set[int] | None = None
    for careful in (False,) * ROUNDS + (True,) * CAREFUL_ROUNDS:
        unwanted = [seen for seen in guard.unwanted(sheet, changed) if not _is_trifle(seen, free, guard)]
        if not unwanted:
            return None
        changed = set()
        for seen in unwanted:
            cells = [index for index in seen.indices if index in free]
            if not cells:
                return seen
            index = chance.choice(cells)
            letter = _best(sheet, guard, index, letters, chance) if careful else chance.choice(pool)
            sheet.flat[index] = letter
            changed.add(index)
    return next(guard.unwanted(sheet), None)


def _is_trifle(seen: Sighting, free: set[int], guard: Guard) -> bool:
    """Two letters (HO) that the words themselves bring side by side: only fill is held to these."""
    return len(seen.word) < 3 and seen.word not in guard.words and free.isdisjoint(seen.indices)


def _best(sheet: Sheet, guard: Guard, index: int, letters: str, chance: Chance) -> str:
    """The letter that leaves the least unwanted; slow, for small alphabets where a redraw rarely helps."""
    counts = []
    for letter in chance.shuffled(letters):
        sheet.flat[index] = letter
        counts.append((sum(1 for _ in guard.unwanted(sheet, (index,))), letter))
        if counts[-1][0] == 0:
            break
    return min(counts, key=lambda entry: entry[0])[1]
