"""Makes a puzzle: six words on the grid, within a bounded number of tries."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from worderly.games.battlewords.model import COVERED, LENGTHS, SIZE, WATER, Direction, Hidden, State, WordList
from worderly.games.battlewords.options import Difficulty, Options
from worderly.games.battlewords.sea import cells_of
from worderly.games.battlewords.strays import has_stray_word, has_watched_text
from worderly.games.tools import Tools, watched_strings
from worderly.grid import Direction as Way
from worderly.grid import Shape, nth_bit, starts_where
from worderly.kit import Chance, Refused
from worderly.lexicon import Lexicon

MAX_TRIES = 200
ENOUGH = 500
DIFFICULTIES: tuple[Difficulty, ...] = ("easy", "medium", "hard")
CROSSING_SHARE = 0.6
"""How often a word crosses another one, if crossings are allowed and possible."""
SEA = Shape(SIZE, SIZE)
WAYS: dict[Direction, Way] = {"H": "E", "V": "S"}

Pools = dict[int, tuple[str, ...]]


class Made(NamedTuple):
    words: tuple[Hidden, ...]
    tries: int
    rejections: dict[str, int]
    """Reason → how many tries it cost."""


def new(options: Options, chance: Chance, tools: Tools, given: Pools | None = None) -> State:
    """Draws the words, except those of the lengths that are given."""
    pools = targets(tools.words, options.difficulty)
    words = make(options, chance, tools.words, given).words
    return State(
        options=options,
        grid=rows_of(words),
        shown=(COVERED * SIZE,) * SIZE,
        words=words,
        list=WordList(tools.words.name, tuple((length, len(pool)) for length, pool in pools.items())),
        secret=chance.secret(),
        hints_left=options.hints,
    )


@lru_cache(maxsize=16)
def targets(lexicon: Lexicon, difficulty: Difficulty) -> Pools:
    return {length: _enough(lexicon, difficulty, length) for length in sorted(set(LENGTHS))}


def _enough(lexicon: Lexicon, difficulty: Difficulty, length: int) -> tuple[str, ...]:
    """The words of this tier and commoner ones; of the next tier while they are fewer than ENOUGH."""
    pool: tuple[str, ...] = ()
    for tier in DIFFICULTIES[DIFFICULTIES.index(difficulty) :]:
        pool = lexicon.targets(tier, length=length)
        if len(pool) >= ENOUGH:
            break
    return pool


def make(options: Options, chance: Chance, lexicon: Lexicon, given: Pools | None = None) -> Made:
    pools = {**targets(lexicon, options.difficulty), **(given or {})}
    rejections = {"no_room": 0, "stray_word": 0}
    for length, pool in pools.items():
        if len(pool) < LENGTHS.count(length):
            raise Refused("too_few_targets", length=length, words=len(pool), need=LENGTHS.count(length))
    for tries in range(1, MAX_TRIES + 1):
        words = _lay_all(options, pools, chance, lexicon)
        if words is None:
            rejections["no_room"] += 1
        elif has_watched_text(words, watched_strings((lexicon,))) or (
            options.curated and has_stray_word(words, lexicon)
        ):
            rejections["stray_word"] += 1
        else:
            return Made(words, tries, rejections)
    raise Refused("no_grid", tries=MAX_TRIES)


def _lay_all(options: Options, pools: Pools, chance: Chance, lexicon: Lexicon) -> tuple[Hidden, ...] | None:
    words = [word for length, pool in pools.items() for word in chance.sample(pool, LENGTHS.count(length))]
    sea, placed = _Sea(), []
    for word in reversed(words):
        place = _choose(sea.places(word, options), sea.crossings(word), options, chance)
        if place is None:
            return None
        sea.lay(word, *place)
        row, col = SEA.cell(place[0])
        placed.append(Hidden(word=word, display=lexicon.display(word), row=row, col=col, direction=place[1]))
    return tuple(reversed(placed))


def _choose(
    places: dict[Direction, int], crossings: dict[Direction, int], options: Options, chance: Chance
) -> tuple[int, Direction] | None:
    """A random direction of those with room, then a random start."""
    if options.crossings and chance.is_hit(CROSSING_SHARE):
        across = {direction: places[direction] & crossings[direction] for direction in places}
        places = across if any(across.values()) else places
    directions = [direction for direction, starts in places.items() if starts]
    if not directions:
        return None
    direction = chance.choice(directions)
    starts = places[direction]
    return nth_bit(starts, chance.below(starts.bit_count())), direction


class _Sea:
    """The words laid so far, as bitboards."""

    def __init__(self) -> None:
        self.filled = 0
        self.ends = 0
        self.letters: dict[str, int] = {}
        self.within: dict[Direction, int] = {"H": 0, "V": 0}

    def places(self, word: str, options: Options) -> dict[Direction, int]:
        taken = SEA.near(self.filled) if options.spaced and self.filled else self.filled
        room = SEA.all & ~taken
        if not options.crossings:
            return {d: starts_where(SEA, [room] * len(word), way) for d, way in WAYS.items()}
        return {d: self._with_crossings(word, d, room) for d in WAYS}

    def _with_crossings(self, word: str, direction: Direction, room: int) -> int:
        apart = ~self.within[direction]
        masks = [room | (self.letters.get(letter, 0) & apart) for letter in word]
        masks[-1] &= ~self.ends
        return starts_where(SEA, masks, WAYS[direction])

    def crossings(self, word: str) -> dict[Direction, int]:
        """The starts from which the word crosses an equal letter."""
        met = dict.fromkeys(WAYS, 0)
        for direction, way in WAYS.items():
            for i, letter in enumerate(word):
                met[direction] |= SEA.shift(self.letters.get(letter, 0), way, -i)
        return met

    def lay(self, word: str, start: int, direction: Direction) -> None:
        cells = SEA.line(start, WAYS[direction], len(word))
        stride = SEA.stride(WAYS[direction])
        for i, letter in enumerate(word):
            self.letters[letter] = self.letters.get(letter, 0) | 1 << start + stride * i
        self.filled |= cells
        self.within[direction] |= cells
        self.ends |= 1 << start + stride * (len(word) - 1)


def rows_of(words: Sequence[Hidden]) -> tuple[str, ...]:
    rows = [[WATER] * SIZE for _ in range(SIZE)]
    for hidden in words:
        for (row, col), letter in zip(cells_of(hidden), hidden.word.upper(), strict=True):
            rows[row][col] = letter
    return tuple("".join(row) for row in rows)
