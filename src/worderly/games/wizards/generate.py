"""A Wizards puzzle from options and chance: the spine, its letters crossed, then words to the count."""

from collections.abc import Sequence
from itertools import islice

from worderly.games.tools import Tools
from worderly.games.wizards.covers import cover
from worderly.games.wizards.model import EMPTY, Direction, Placed, State
from worderly.games.wizards.options import BOOKS, Options
from worderly.games.wizards.shelf import shelf, spines
from worderly.games.wizards.weave import Patience, Weave, spine_cells
from worderly.grid import Shape, each_bit
from worderly.kit import Chance, Refused
from worderly.lexicon import Lexicon

# Many short attempts beat few long ones: 51 words in 15×25 took p99 8 ms so, 14 ms with 6 of 40 repairs.
SPINES_TRIED, ATTEMPTS, STRICT_ATTEMPTS, REPAIRS = 12, 24, 20, 8
PATIENCE = 60_000
"""Words tried, at about 8 µs each, before a request counts as impossible; a board of 21 takes about 50."""
DENSE = 0.3
"""Letters per cell above which words are laid tight from the start."""

_DIRECTIONS: dict[str, Direction] = {"E": "H", "S": "V"}


def spine_letters(options: Options) -> int:
    return BOOKS[options.book].letters if options.book else 6


def new(options: Options, chance: Chance, tools: Tools) -> State:
    spine, weave = make(options, chance, tools.words)
    grid = rows_of(weave, spine)
    return State(
        options=options,
        grid=grid,
        shown=cover(grid),
        words=placed_words(weave, spine, tools.words),
        letters=tray(spine, chance),
        secret=chance.secret(),
        lives=options.lives,
        hints_left=options.hints,
    )


def make(options: Options, chance: Chance, lexicon: Lexicon) -> tuple[str, Weave]:
    letters = spine_letters(options)
    books = shelf(lexicon, letters)
    if not books.spines:
        raise Refused("no_spine", letters=letters)
    candidates, patience = spines(books, chance, options.words - 1), Patience(PATIENCE)
    for spine, words in islice(candidates, SPINES_TRIED):
        weave = weave_spine(options, spine, words, lexicon, chance, patience)
        if weave is not None:
            return spine, weave
    raise Refused("no_room", words=options.words, rows=options.rows, cols=options.cols)


def weave_spine(
    options: Options, spine: str, words: list[str], lexicon: Lexicon, chance: Chance, patience: Patience
) -> Weave | None:
    """Only where every attempt fails to cross all the letters that can be crossed, a lesser one will do."""
    goal, rare = options.words - 1, frozenset(word for word in words if lexicon.tier(word) == "hard")
    dense = 3 * goal > DENSE * options.rows * options.cols
    for attempt in range(ATTEMPTS):
        weave = Weave(Shape(options.rows, options.cols), patience)
        partners = pair_up(spine, chance.shuffled(words))
        missed = _cross_spine(weave, spine, partners, words, goal, chance)
        if missed and attempt < STRICT_ATTEMPTS and goal >= len(spine):
            continue
        if _fill_up(weave, words, rare, goal, chance, tight=dense or attempt > 0):
            return weave
        if patience.left <= 0:
            break
    return None


def pair_up(spine: str, words: Sequence[str]) -> dict[int, str]:
    """A word for as many of the spine's letters as can be, each word for two at most (Kuhn's matching)."""
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
    weave: Weave, spine: str, partners: dict[int, str], words: Sequence[str], goal: int, chance: Chance
) -> int:
    """A word through each of the spine's letters that has a partner; gives how many could not be crossed."""
    cells, missed = weave.lay_spine(spine), 0
    order = sorted(partners, key=lambda i: sum(spine[i] in word for word in words))
    for i in order[:goal]:
        spare = [w for w in chance.shuffled(words) if spine[i] in w and w not in partners.values()]
        missed += not any(
            weave.copies.get(word, 0) < 2 and weave.lay_through(word, cells[i], chance)
            for word in (partners[i], *spare)
        )
    return missed


def _fill_up(
    weave: Weave, words: Sequence[str], rare: frozenset[str], goal: int, chance: Chance, tight: bool
) -> bool:
    """Until `goal` words are laid; when stuck, up to half are taken up and laid anew."""
    kept = len(weave.laid)
    _fill(weave, _mixed(words, rare, chance), goal, chance, tight)
    for _ in range(REPAIRS):
        if len(weave.laid) >= goal:
            return True
        weave.take_up(chance.below((len(weave.laid) - kept) // 2 + 1))
        _fill(weave, _mixed(words, rare, chance), goal, chance, tight=True)
    return len(weave.laid) >= goal


def _mixed(words: Sequence[str], rare: frozenset[str], chance: Chance) -> list[str]:
    """At random, but the words of the hard tier last."""
    return sorted(chance.shuffled(words), key=rare.__contains__)


def _fill(weave: Weave, order: Sequence[str], goal: int, chance: Chance, tight: bool) -> None:
    """Every word once before any word twice; passes repeat while they lay something."""
    for copies in (1, 2):
        waiting = [word for word in order if weave.copies.get(word, 0) < copies]
        before = -1
        while waiting and len(weave.laid) != before:
            before, left = len(weave.laid), []
            for word in waiting:
                if len(weave.laid) >= goal or weave.patience.left <= 0:
                    return
                if not weave.lay_somewhere(word, chance, tight):
                    left.append(word)
            waiting = left


def rows_of(weave: Weave, spine: str) -> tuple[str, ...]:
    shape = weave.shape
    flat = [EMPTY] * shape.size
    for letter, mask in weave.letters.items():
        for index in each_bit(mask):
            flat[index] = letter
    for index in spine_cells(shape, spine):
        flat[index] = flat[index].upper()
    text = "".join(flat)
    return tuple(text[at : at + shape.cols] for at in range(0, shape.size, shape.cols))


def placed_words(weave: Weave, spine: str, lexicon: Lexicon) -> tuple[Placed, ...]:
    top, left = weave.shape.cell(spine_cells(weave.shape, spine)[0])
    words = [Placed(word=spine, display=lexicon.display(spine), row=top, col=left, direction="D")]
    for laid in weave.laid:
        row, col = weave.shape.cell(laid.start)
        shown = lexicon.display(laid.word)
        words.append(Placed(word=laid.word, display=shown, row=row, col=col, direction=_DIRECTIONS[laid.way]))
    return tuple(words)


def tray(spine: str, chance: Chance) -> str:
    """The letters in an order that is not the spine's own, where there is another."""
    for _ in range(20):
        letters = "".join(chance.shuffled(spine.upper()))
        if letters != spine.upper():
            return letters
    return "".join(sorted(spine.upper()))
