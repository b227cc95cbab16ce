"""Makes a finished grid from words, a shape and a style, without unwanted words."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from worderly.games.wordsearch.grids import filling
from worderly.games.wordsearch.grids.filling import Conflicts, Draft, Guard, Pool
from worderly.games.wordsearch.model import CLOSED
from worderly.games.wordsearch.options import LARGEST, SMALLEST, Fill
from worderly.grid import Direction, Layout, Packer, Shape, Spot, Style, displace_all, place_all
from worderly.grid.packer import starts_by_count
from worderly.grid.scan import Occurrence
from worderly.kit import Chance, Refused

IDLE_MOVES = 30
"""So many moves of words in a row may leave as many conflicts as before."""
MOST_CONFLICTS = 12
"""With more unwanted words than this, the list itself is the problem: no move helps."""
FRESH_STARTS = 6
MANY = 150
"""With more words than this there is no fresh start: a move helps as well at a hundredth of the time."""
PUSHES = 40
ARRANGEMENTS = 6


class Request(NamedTuple):
    """The grid to make, in the grid's own letters."""

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


class Composed(NamedTuple):
    rows: tuple[str, ...]
    spots: dict[str, Spot]
    lost: dict[str, str]
    """Words left out, with the reason."""


def compose(request: Request, chance: Chance) -> Composed:
    """Raises Refused only if the message does not fit; a word that does not fit is `lost`."""
    packer = Packer(request.words, Layout(request.shape, request.cells), request.style, chance)
    lost = {word: "too_long" for word in request.words if not _has_line(packer, word)}
    packer.words = tuple(word for word in request.words if word not in lost)
    _pin(packer, request)
    place_all(packer)
    if request.exact and request.message and packer.missing:
        raise Refused("message_not_exact", letters=len(request.message), cells=0)
    for given_up in range(len(request.words) + 1):
        draft, conflicts = _finished(packer, request, chance, fresh_starts=1 if given_up else FRESH_STARTS)
        if conflicts is None:
            break
        lost |= _give_up(packer, request, conflicts, chance)
    lost |= dict.fromkeys(packer.missing, "no_room")
    return Composed(_rows(draft), dict(packer.spots), lost)


def _pin(packer: Packer, request: Request) -> None:
    """Puts the pinned words first; one that no longer fits is placed like any other word."""
    for word, start, direction in request.pins:
        if word in packer.missing and packer.layout.starts(word, direction) >> start & 1:
            packer.put(word, Spot(start, direction, request.shape.line(start, direction, len(word))))


def _has_line(packer: Packer, word: str) -> bool:
    return any(packer.blank.empty_lines(len(word), direction) for direction in packer.style.directions)


def _finished(
    packer: Packer, request: Request, chance: Chance, fresh_starts: int
) -> tuple[Draft, Conflicts | None]:
    """A draft without conflicts, or the last draft and its conflicts after all fresh starts."""
    whole = len(packer.spots)
    for fresh in range(fresh_starts if whole <= MANY else 1):
        if fresh:
            packer.clear()
            packer.forbidden.clear()
            place_all(packer)
        draft, conflicts = _resolve_conflicts(packer, request, chance)
        if (conflicts is None and len(packer.spots) >= whole) or (
            conflicts and len(conflicts.seen) > MOST_CONFLICTS
        ):
            break
    packer.forbidden.clear()
    return draft, conflicts


def _resolve_conflicts(packer: Packer, request: Request, chance: Chance) -> tuple[Draft, Conflicts | None]:
    """Fills, repairs, and moves words while that reduces the conflicts."""
    _leave_room(packer, request)
    draws = filling.draws(request.fill, request.letters, packer.words, request.common)
    pool = Pool(draws, "".join(dict.fromkeys(request.letters + draws)))
    draft = Draft.of(packer, request.message)
    filling.fill_free(draft, draws, chance)
    if request.fill == "decoys":
        filling.add_decoys(draft, packer.words, chance, packer)
    conflicts = filling.repair(draft, request.guard, pool, chance)
    most, idle = MOST_CONFLICTS + len(packer.words) // 4, 0
    while conflicts and idle < IDLE_MOVES and len(conflicts.seen) <= most:
        before = dict(packer.spots)
        if not _move_one(packer, request, conflicts.seen[idle % len(conflicts.seen)], chance):
            break
        other, worse = _after_move(packer, request, draft, conflicts, pool)
        idle += 1
        if worse and len(worse.seen) > len(conflicts.seen):
            packer.load(before)
            continue
        if not worse or len(worse.seen) < len(conflicts.seen):
            idle = 0
        draft, conflicts = other, worse
    return draft, conflicts


def _after_move(
    packer: Packer, request: Request, before: Draft, conflicts: Conflicts, pool: Pool
) -> tuple[Draft, Conflicts | None]:
    """The draft after moves of words: other letters stay, and only changed cells are searched again."""
    if request.message:
        try:
            _leave_room(packer, request)
        except Refused:
            return before, Conflicts(conflicts.seen * 2, conflicts.cells)
    draft = Draft.of(packer, request.message)
    filling.refill_free(draft, before, pool.draws, packer.chance)
    changed = draft.changes(before) | conflicts.cells
    return draft, filling.repair(draft, request.guard, pool, packer.chance, changed)


def _words_involved(packer: Packer, seen: Occurrence) -> list[str]:
    mask = seen.mask
    return [word for word, spot in packer.spots.items() if spot.mask & mask]


def _move_one(packer: Packer, request: Request, seen: Occurrence, chance: Chance) -> bool:
    """Moves a word that has a part in the conflict; False if none can move with all others still placed."""
    before, pinned = dict(packer.spots), {word for word, _, _ in request.pins}
    # If the message alone has the conflict, the move of any word shifts it.
    words = chance.shuffled(
        _words_involved(packer, seen) or chance.sample(tuple(before), min(3, len(before)))
    )
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


def _give_up(packer: Packer, request: Request, conflicts: Conflicts, chance: Chance) -> dict[str, str]:
    """Removes words until no conflict is left: always the word with a part in most of them."""
    left = [set(_words_involved(packer, seen)) for seen in conflicts.seen]
    if request.message and not any(left):
        raise Refused("message_repeats", word=conflicts.seen[0].word)
    lost: dict[str, str] = {}
    while left := [words for words in left if words and words.isdisjoint(lost)]:
        parts = Counter(word for words in left for word in sorted(words))
        lost[max(parts, key=lambda word: (parts[word], word))] = "would_repeat"
    if not lost:
        lost[chance.choice(tuple(packer.spots))] = "would_repeat"
    for word in lost:
        packer.remove(word)
    packer.words = tuple(word for word in packer.words if word not in lost)
    return lost


def _rows(draft: Draft) -> tuple[str, ...]:
    text, cols = "".join(draft.flat).replace(filling.CLOSED, CLOSED), draft.shape.cols
    return tuple(text[at : at + cols] for at in range(0, len(text), cols))


# --- a message in the left-over cells ----------------------------------------


def _leave_room(packer: Packer, request: Request) -> None:
    need = len(request.message)
    left = packer.layout.empty.bit_count()
    if need > left and not request.exact and not leave_exactly(packer, need):
        raise Refused("message_too_long", letters=need, cells=left)
    if need and request.exact and not _rearrange_to_leave(packer, need):
        raise Refused("message_not_exact", letters=need, cells=left)


def _rearrange_to_leave(packer: Packer, cells: int) -> bool:
    """Tries other layouts: fully woven if too many cells are left, else not woven at all."""
    style, whole = packer.style, len(packer.spots)
    for _ in range(ARRANGEMENTS):
        if len(packer.spots) >= whole and leave_exactly(packer, cells):
            break
        # The other way round, 234 of 297 tight requests succeed instead of 246.
        weave = 1.0 if packer.layout.empty.bit_count() > cells else 0.0
        packer.style = style._replace(weave=weave)
        packer.clear()
        place_all(packer)
    packer.style = style
    return len(packer.spots) >= whole and packer.layout.empty.bit_count() == cells


def leave_exactly(packer: Packer, cells: int, steps: int = 100) -> bool:
    """Moves words one by one, to share more or fewer letters, until that many cells are left."""
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
    """A spot that shares this many letters, or the nearest number."""
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
    """The side of a square in which letters of words fill DENSITY of the cells."""
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
        done = compose(request._replace(shape=shape, cells=shape.all), chance)
        if not set(done.lost.values()) & {"no_room", "would_repeat"}:
            break
    return done


def _compose_exact(request: Request, chance: Chance) -> Composed:
    for shape in exact_shapes(request.words, len(request.message))[:16]:
        try:
            done = compose(request._replace(shape=shape, cells=shape.all), chance)
        except Refused:
            continue
        if not done.lost:
            return done
    raise Refused("message_not_exact", letters=len(request.message), cells=0)
