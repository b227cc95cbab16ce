"""Words, a shape and a style become a finished grid: placed, untangled, filled and clean."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from worderly.games.wordsearch import filling
from worderly.games.wordsearch.filling import Guard, Pool, Sheet, Trouble
from worderly.games.wordsearch.model import CLOSED
from worderly.games.wordsearch.options import LARGEST, SMALLEST, Fill
from worderly.grid import Direction, Layout, Packer, Shape, Spot, Style, displace_all, place_all
from worderly.grid.packer import starts_by_count
from worderly.grid.scan import Occurrence
from worderly.kit import Chance, Refused

IDLE_MOVES = 30
"""Moves of words, because fixed letters spell something unwanted, that do not make the trouble less."""
TANGLED = 12
"""Occurrences beyond which neither moves nor a fresh start help: the list itself is at odds."""
FRESH_STARTS = 6
MANY = 150
"""Words beyond which nothing is started afresh: a move mends as well and costs a hundredth."""
PUSHES = 40
ARRANGEMENTS = 6


@dataclass(frozen=True)
class Request:
    """What is to be made, in the grid's own letters."""

    words: tuple[str, ...]
    shape: Shape
    cells: int
    style: Style
    fill: Fill
    letters: str
    common: dict[str, int]
    guard: Guard
    message: str = ""
    exact: bool = False
    pins: tuple[tuple[str, int, Direction], ...] = ()
    """Words to put first, with the index of their first cell."""


@dataclass(frozen=True)
class Composed:
    rows: tuple[str, ...]
    spots: dict[str, Spot]
    lost: dict[str, str]
    """Words left out, with the reason."""


def compose(request: Request, chance: Chance) -> Composed:
    """Raises Refused only for a message that does not fit; a word that does not is `lost`."""
    packer = Packer(request.words, Layout(request.shape, request.cells), request.style, chance)
    lost = {word: "too_long" for word in request.words if not _has_line(packer, word)}
    packer.words = tuple(word for word in request.words if word not in lost)
    _pin(packer, request)
    place_all(packer)
    if request.exact and request.message and packer.missing:
        raise Refused("message_not_exact", letters=len(request.message), cells=0)
    for given_up in range(len(request.words) + 1):
        sheet, trouble = _finished(packer, request, chance, fresh_starts=1 if given_up else FRESH_STARTS)
        if trouble is None:
            break
        lost |= _give_up(packer, request, trouble, chance)
    lost |= dict.fromkeys(packer.missing, "no_room")
    return Composed(_rows(sheet), dict(packer.spots), lost)


def _pin(packer: Packer, request: Request) -> None:
    """What does not fit its place any more is placed like any other word."""
    for word, start, direction in request.pins:
        if word in packer.missing and packer.layout.starts(word, direction) >> start & 1:
            packer.put(word, Spot(start, direction, request.shape.line(start, direction, len(word))))


def _has_line(packer: Packer, word: str) -> bool:
    return any(packer.blank.empty_lines(len(word), direction) for direction in packer.style.directions)


def _finished(
    packer: Packer, request: Request, chance: Chance, fresh_starts: int
) -> tuple[Sheet, Trouble | None]:
    """A clean sheet, or the last one and what is wrong with it after every move of a word and fresh start."""
    whole = len(packer.spots)
    for fresh in range(fresh_starts if whole <= MANY else 1):
        if fresh:
            packer.clear()
            packer.forbidden.clear()
            place_all(packer)
        sheet, trouble = _untangled(packer, request, chance)
        if (trouble is None and len(packer.spots) >= whole) or (trouble and len(trouble.seen) > TANGLED):
            break
    packer.forbidden.clear()
    return sheet, trouble


def _untangled(packer: Packer, request: Request, chance: Chance) -> tuple[Sheet, Trouble | None]:
    """Fill, mend, and move words for as long as that makes the trouble less."""
    _leave_room(packer, request)
    draws = filling.draws(request.fill, request.letters, packer.words, request.common)
    pool = Pool(draws, "".join(dict.fromkeys(request.letters + draws)))
    sheet = Sheet.of(packer, request.message)
    filling.scatter(sheet, draws, chance)
    if request.fill == "decoys":
        filling.scatter_decoys(sheet, packer.words, chance, packer)
    trouble = filling.mend(sheet, request.guard, pool, chance)
    most, idle = TANGLED + len(packer.words) // 4, 0
    while trouble and idle < IDLE_MOVES and len(trouble.seen) <= most:
        before = dict(packer.spots)
        if not _move_one(packer, request, trouble.seen[idle % len(trouble.seen)], chance):
            break
        other, worse = _after_move(packer, request, sheet, trouble, pool)
        idle += 1
        if worse and len(worse.seen) > len(trouble.seen):
            packer.load(before)
            continue
        if not worse or len(worse.seen) < len(trouble.seen):
            idle = 0
        sheet, trouble = other, worse
    return sheet, trouble


def _after_move(
    packer: Packer, request: Request, before: Sheet, trouble: Trouble, pool: Pool
) -> tuple[Sheet, Trouble | None]:
    """The sheet with words moved: other letters stay, and only what changed is read again."""
    if request.message:
        try:
            _leave_room(packer, request)
        except Refused:
            return before, Trouble(trouble.seen * 2, trouble.cells)
    sheet = Sheet.of(packer, request.message)
    filling.scatter_again(sheet, before, pool.draws, packer.chance)
    changed = sheet.changes(before) | trouble.cells
    return sheet, filling.mend(sheet, request.guard, pool, packer.chance, changed)


def _culprits(packer: Packer, seen: Occurrence) -> list[str]:
    mask = seen.mask
    return [word for word, spot in packer.spots.items() if spot.mask & mask]


def _move_one(packer: Packer, request: Request, seen: Occurrence, chance: Chance) -> bool:
    """Takes a word that has a part in the trouble elsewhere; False if none can move with all still placed."""
    before, pinned = dict(packer.spots), {word for word, _, _ in request.pins}
    # A message that has trouble of its own is shifted by any word.
    words = chance.shuffled(_culprits(packer, seen) or chance.sample(tuple(before), min(3, len(before))))
    for word in sorted(words, key=pinned.__contains__):
        spot = before[word]
        packer.forbidden.add((word, spot.start, spot.direction))
        packer.remove(word)
        if elsewhere := packer.find(word):
            packer.put(word, elsewhere)
        else:
            displace_all(packer, PUSHES)
        if len(packer.spots) == len(before):
            return True
        packer.load(before)
    return False


def _give_up(packer: Packer, request: Request, trouble: Trouble, chance: Chance) -> dict[str, str]:
    """As few words as settle every occurrence: the one that has a part in the most of them first."""
    left = [set(_culprits(packer, seen)) for seen in trouble.seen]
    if request.message and not any(left):
        raise Refused("message_repeats", word=trouble.seen[0].word)
    lost: dict[str, str] = {}
    while left := [culprits for culprits in left if culprits and culprits.isdisjoint(lost)]:
        parts = Counter(word for culprits in left for word in sorted(culprits))
        lost[max(parts, key=lambda word: (parts[word], word))] = "would_repeat"
    if not lost:
        lost[chance.choice(tuple(packer.spots))] = "would_repeat"
    for word in lost:
        packer.remove(word)
    packer.words = tuple(word for word in packer.words if word not in lost)
    return lost


def _rows(sheet: Sheet) -> tuple[str, ...]:
    text, cols = "".join(sheet.flat).replace(filling.CLOSED, CLOSED), sheet.shape.cols
    return tuple(text[at : at + cols] for at in range(0, len(text), cols))


# --- a message in the left-over cells ----------------------------------------


def _leave_room(packer: Packer, request: Request) -> None:
    need = len(request.message)
    left = packer.layout.empty.bit_count()
    if need > left and not request.exact and not leave_exactly(packer, need):
        raise Refused("message_too_long", letters=need, cells=left)
    if need and request.exact and not _leave_exactly_whatever_it_takes(packer, need):
        raise Refused("message_not_exact", letters=need, cells=left)


def _leave_exactly_whatever_it_takes(packer: Packer, cells: int) -> bool:
    """Other arrangements of the same words, more woven where too much is left and less where too little."""
    style, whole = packer.style, len(packer.spots)
    for _ in range(ARRANGEMENTS):
        if len(packer.spots) >= whole and leave_exactly(packer, cells):
            break
        weave = 1.0 if packer.layout.empty.bit_count() > cells else 0.0
        packer.style = replace(style, weave=weave)
        packer.clear()
        place_all(packer)
    packer.style = style
    return len(packer.spots) >= whole and packer.layout.empty.bit_count() == cells


def leave_exactly(packer: Packer, cells: int, steps: int = 100) -> bool:
    """Moves words, one at a time, to share more or fewer letters until that many cells are left."""
    for _ in range(steps):
        left = packer.layout.empty.bit_count()
        if left == cells or not packer.spots:
            break
        word = packer.chance.choice(tuple(packer.spots))
        old = packer.spots[word]
        packer.remove(word)
        share = cells - (packer.layout.empty.bit_count() - len(word))
        packer.put(word, _sharing(packer, word, share) or old)
    return packer.layout.empty.bit_count() == cells


def _sharing(packer: Packer, word: str, share: int) -> Spot | None:
    """A spot that shares this many letters, or as near to it as there is."""
    masks = [packer.layout.letters.get(ch, 0) for ch in word]
    found: list[tuple[int, Spot]] = []
    for direction in packer.shuffled_directions():
        starts = packer.layout.starts(word, direction)
        levels = [*starts_by_count(packer.layout.shape, masks, direction, starts), 0]
        for k in range(len(levels) - 1):
            exact = levels[k] & ~levels[k + 1]
            spot = packer.usable(word, direction, exact) if exact else None
            if spot:
                found.append((abs(k - share), spot))
    return min(found, key=lambda entry: entry[0])[1] if found else None


# --- sizes --------------------------------------------------------------------

DENSITY = 0.55


def side_for(words: Sequence[str], extra: int = 0) -> int:
    """The side of a square with room to hide: a little over half of it letters of words."""
    letters = sum(map(len, words)) / DENSITY + extra
    longest = max(map(len, words), default=0)
    return max(SMALLEST, min(LARGEST, max(longest, int(letters**0.5 + 0.999))))


def exact_shapes(words: Sequence[str], message: int) -> list[Shape]:
    """Sizes that words and message can fill together; words may share a fifth of their letters."""
    letters, longest = sum(map(len, words)), max(map(len, words), default=0)
    best = 0.92 * letters + message
    shapes = [
        Shape(rows, cols)
        for rows in range(SMALLEST, LARGEST + 1)
        for cols in range(max(rows, longest), min(LARGEST, 3 * rows) + 1)
        if 0.8 * letters + message <= rows * cols <= letters + message
    ]
    return sorted(shapes, key=lambda s: (abs(s.size - best) + (s.cols - s.rows) * 0.02 * s.size, s.rows))


def compose_to_fit(request: Request, chance: Chance) -> Composed:
    """The smallest square that takes every word, or a rectangle that a message fills to the last cell."""
    if request.message and request.exact:
        return _compose_exact(request, chance)
    side = side_for(request.words, len(request.message))
    for larger in range(4):
        shape = Shape(min(side + larger, LARGEST), min(side + larger, LARGEST))
        done = compose(replace(request, shape=shape, cells=shape.all), chance)
        if not set(done.lost.values()) & {"no_room", "would_repeat"}:
            break
    return done


def _compose_exact(request: Request, chance: Chance) -> Composed:
    for shape in exact_shapes(request.words, len(request.message))[:16]:
        try:
            done = compose(replace(request, shape=shape, cells=shape.all), chance)
        except Refused:
            continue
        if not done.lost:
            return done
    raise Refused("message_not_exact", letters=len(request.message), cells=0)
