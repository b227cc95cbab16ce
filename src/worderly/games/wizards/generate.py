"""Makes a puzzle: the spine, words that cross its letters, then words until there are enough."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from worderly.games.tools import Tools
from worderly.games.wizards.grids.covers import cover
from worderly.games.wizards.grids.crossword import Budget, Crossword, spine_cells
from worderly.games.wizards.grids.word_pool import short_words, spines, word_pool
from worderly.games.wizards.model import EMPTY, VERSION, Direction, Placed, State
from worderly.games.wizards.options import BOOKS, Options
from worderly.grid import Shape, each_bit
from worderly.kit import Chance, Refused
from worderly.lexicon import Lexicon

# Many short attempts beat few long ones: 51 words in 15×25 take 8 ms (p99), with 6 of 40 repairs 14 ms.
SPINES_TRIED, ATTEMPTS, STRICT_ATTEMPTS, REPAIRS = 12, 24, 20, 8
BUDGET = 60_000
"""Words tried, at about 8 µs each, before a request counts as impossible; a board of 21 takes about 50."""
MIDDLE_BUDGET, MIDDLE_ATTEMPTS, CHOOSY_ATTEMPTS = 2_000, 60, 12
DENSE = 0.3
"""Above this share of letters per cell, words are laid tight from the start."""

_DIRECTIONS: dict[str, Direction] = {"E": "H", "S": "V"}


def spine_letters(options: Options) -> int:
    return BOOKS[options.book].letters if options.book else 6


def new(options: Options, chance: Chance, tools: Tools, spine: str = "") -> State:
    """Draws a spine, if none is given."""
    spine, crossword = make(options, chance, tools.words, spine)
    grid = rows_of(crossword, spine)
    return State(
        options=options,
        grid=grid,
        shown=cover(grid),
        words=placed_words(crossword, spine, tools.words),
        letters=tray(spine, chance),
        secret=chance.secret(),
        lives=options.lives,
        hints_left=options.hints,
        rules=VERSION,
    )


def make(options: Options, chance: Chance, lexicon: Lexicon, given: str = "") -> tuple[str, Crossword]:
    letters = spine_letters(options)
    pool = word_pool(lexicon, letters)
    if not pool.spines:
        raise Refused("no_spine", letters=letters)
    for room in _rooms(options, letters):
        drawn = [(given, short_words(pool, given))] if given else spines(pool, chance, options.words - 1)
        for spine, words in islice(drawn, SPINES_TRIED):
            crossword = build_crossword(options, spine, words, lexicon, chance, room)
            if crossword is not None:
                return spine, crossword
    raise Refused("no_room", words=options.words, rows=options.rows, cols=options.cols)


class Room(NamedTuple):
    """The cells that words may fill, and what may be spent on filling them."""

    cells: int
    budget: Budget
    attempts: int
    strict: int
    """So many attempts must cross every letter of the spine that can be crossed."""
    choosy: int = 0
    """So many attempts may lay no word twice while another one is not laid yet."""


def _rooms(options: Options, letters: int) -> Iterator[Room]:
    """A compact board tries the middle first; the whole grid comes last."""
    shape = Shape(options.rows, options.cols)
    for cells in middles(shape, letters, options.words) if options.compact else ():
        yield Room(cells, Budget(MIDDLE_BUDGET), MIDDLE_ATTEMPTS, MIDDLE_ATTEMPTS, CHOOSY_ATTEMPTS)
    yield Room(shape.all, Budget(BUDGET), ATTEMPTS, STRICT_ATTEMPTS)


@lru_cache(maxsize=64)
def middles(shape: Shape, letters: int, words: int) -> tuple[int, ...]:
    """The cells of the smallest square (13×13 for six letters), if so many words may fit there, and of the
    first square in which they fit with ease."""
    sides = range(2 * letters + 1, max(shape.rows, shape.cols), 2)
    squares = [_middle(shape, side) for side in sides]
    tight = [cells for cells in squares[:1] if cells.bit_count() >= words * (letters - 1)]
    roomy = [cells for cells in squares if cells.bit_count() >= words * (letters + 0.4)]
    return tuple(dict.fromkeys([*tight, *roomy[:1]]))


def _middle(shape: Shape, side: int) -> int:
    rows, cols = (_middle_range(many, side) for many in (shape.rows, shape.cols))
    return shape.mask((row, col) for row in rows for col in cols)


def _middle_range(many: int, side: int) -> range:
    first = (many - side) // 2
    return range(max(first, 0), min(first + side, many))


def build_crossword(
    options: Options, spine: str, words: list[str], lexicon: Lexicon, chance: Chance, room: Room
) -> Crossword | None:
    goal, rare = options.words - 1, frozenset(word for word in words if lexicon.tier(word) == "hard")
    dense = 3 * goal > DENSE * room.cells.bit_count()
    for attempt in range(room.attempts):
        if room.budget.left <= 0:
            break
        crossword = Crossword(Shape(options.rows, options.cols), room.budget, room.cells)
        partners = pair_up(spine, chance.shuffled(words))
        missed = _cross_spine(crossword, spine, partners, words, goal, chance)
        if missed and attempt < room.strict and goal >= len(spine):
            continue
        tight = dense or attempt > 0
        distinct, is_choosy = min(goal, len(words)), attempt < room.choosy
        if is_choosy and not _fill_up(crossword, words, rare, distinct, chance, tight, copies=1):
            continue
        if _fill_up(crossword, words, rare, goal, chance, tight):
            return crossword
    return None


def pair_up(spine: str, words: Sequence[str]) -> dict[int, str]:
    """Pairs as many letters of the spine as possible with words, each at most twice (Kuhn's matching)."""
    pairs: dict[int, str] = {}
    for copies in (1, 2):
        for i in range(len(spine)):
            if i not in pairs:
                _augment(i, spine, words, copies, pairs, set())
    return pairs


def _augment(
    i: int, spine: str, words: Sequence[str], copies: int, pairs: dict[int, str], seen: set[str]
) -> bool:
    for word in words:
        if spine[i] in word and word not in seen:
            seen.add(word)
            holders = [j for j, other in pairs.items() if other == word]
            if len(holders) < copies or any(_augment(j, spine, words, copies, pairs, seen) for j in holders):
                pairs[i] = word
                return True
    return False


def _cross_spine(
    crossword: Crossword,
    spine: str,
    partners: dict[int, str],
    words: Sequence[str],
    goal: int,
    chance: Chance,
) -> int:
    """Lays a word through each paired letter of the spine; returns how many letters stay uncrossed."""
    cells, missed = crossword.lay_spine(spine), 0
    order = sorted(partners, key=lambda i: sum(spine[i] in word for word in words))
    for i in order[:goal]:
        spare = [w for w in chance.shuffled(words) if spine[i] in w and w not in partners.values()]
        missed += not any(
            crossword.copies.get(word, 0) < 2 and crossword.lay_through(word, cells[i], chance)
            for word in (partners[i], *spare)
        )
    return missed


def _fill_up(
    crossword: Crossword,
    words: Sequence[str],
    rare: frozenset[str],
    goal: int,
    chance: Chance,
    tight: bool,
    copies: int = 2,
) -> bool:
    """Lays words until there are `goal`; when stuck, removes up to half of the new ones and tries again."""
    kept = len(crossword.laid)
    _fill(crossword, _mixed(words, rare, chance), goal, chance, tight, copies)
    for _ in range(REPAIRS):
        if len(crossword.laid) >= goal:
            return True
        crossword.remove_last(chance.below((len(crossword.laid) - kept) // 2 + 1))
        _fill(crossword, _mixed(words, rare, chance), goal, chance, True, copies)
    return len(crossword.laid) >= goal


def _mixed(words: Sequence[str], rare: frozenset[str], chance: Chance) -> list[str]:
    """In random order, with the words of the hard tier last."""
    return sorted(chance.shuffled(words), key=rare.__contains__)


def _fill(
    crossword: Crossword, order: Sequence[str], goal: int, chance: Chance, tight: bool, copies: int
) -> None:
    """Every word once before any word twice; passes repeat while they lay something."""
    for copy in range(1, copies + 1):
        waiting = [word for word in order if crossword.copies.get(word, 0) < copy]
        before = -1
        while waiting and len(crossword.laid) != before:
            before, left = len(crossword.laid), []
            for word in waiting:
                if len(crossword.laid) >= goal or crossword.budget.left <= 0:
                    return
                if not crossword.lay_somewhere(word, chance, tight):
                    left.append(word)
            waiting = left


def rows_of(crossword: Crossword, spine: str) -> tuple[str, ...]:
    shape = crossword.shape
    flat = [EMPTY] * shape.size
    for letter, mask in crossword.letters.items():
        for index in each_bit(mask):
            flat[index] = letter
    for index in spine_cells(shape, spine):
        flat[index] = flat[index].upper()
    text = "".join(flat)
    return tuple(text[at : at + shape.cols] for at in range(0, shape.size, shape.cols))


def placed_words(crossword: Crossword, spine: str, lexicon: Lexicon) -> tuple[Placed, ...]:
    top, left = crossword.shape.cell(spine_cells(crossword.shape, spine)[0])
    words = [Placed(word=spine, display=lexicon.display(spine), row=top, col=left, direction="D")]
    for laid in crossword.laid:
        row, col = crossword.shape.cell(laid.start)
        shown = lexicon.display(laid.word)
        words.append(Placed(word=laid.word, display=shown, row=row, col=col, direction=_DIRECTIONS[laid.way]))
    return tuple(words)


def tray(spine: str, chance: Chance) -> str:
    """The letters in another order than the spine's, if there is one."""
    for _ in range(20):
        letters = "".join(chance.shuffled(spine.upper()))
        if letters != spine.upper():
            return letters
    return "".join(sorted(spine.upper()))
