"""Bots that see only the view: the stronger ones reason from the radar and guess early."""

from functools import lru_cache
from typing import NamedTuple

from worderly.games.battlewords.generate import targets
from worderly.games.battlewords.model import COVERED, SIZE, STEPS, WATER, Cell, Guess, Move, Reveal, View
from worderly.games.battlewords.options import Difficulty
from worderly.games.levels import VOCABULARIES, strength
from worderly.games.tools import Tools
from worderly.kit import Chance, GiveUp, Seat
from worderly.lexicon import Lexicon


class Skill(NamedTuple):
    """How a level plays."""

    reads_radar: float
    """How often it uncovers a likely cell instead of any."""
    covered: float
    """It guesses a word of which at most this share is covered."""
    bold: int
    """And if at most this many words fit."""


SKILLS = (
    Skill(0.3, 0.17, 1),
    Skill(0.5, 0.2, 1),
    Skill(0.8, 0.34, 1),
    Skill(1.0, 0.5, 1),
    Skill(1.0, 0.5, 3),
)
"""By strength."""


class OpenLine(NamedTuple):
    """A line of cells where an unguessed word may lie."""

    cells: tuple[Cell, ...]
    pattern: str
    """Lower case; '?' is a covered cell."""


def bot(view: View, seat: Seat, level: str, chance: Chance, tools: Tools) -> Move:
    found, skill = open_lines(view), SKILLS[strength(level)]
    if view.may_guess:
        words = _surest(view, found, level, tools)
        if words:
            return Guess(chance.choice(words))
    is_aimed = chance.is_hit(skill.reads_radar)
    cell = _likeliest(view, found, chance) if is_aimed else _any_cell(view, chance)
    return Reveal(*cell) if cell else GiveUp()


def open_lines(view: View) -> list[OpenLine]:
    """Every line of a missing length that ends on a radar cell and has no water and no guessed word."""
    named = {cell for word in view.named for cell in word.cells}
    blocked = set() if view.options.crossings else named
    ends = [cell for cell in view.radar or _all_cells() if cell not in _named_ends(view)]
    return [
        OpenLine(cells, "".join(view.grid[r][c] for r, c in cells).lower())
        for end in ends
        for length, _ in view.left
        for step in STEPS.values()
        if (cells := _line_to(end, step, length)) and _is_free(view, cells, blocked)
    ]


def _all_cells() -> list[Cell]:
    return [(row, col) for row in range(SIZE) for col in range(SIZE)]


def _named_ends(view: View) -> set[Cell]:
    return {word.cells[-1] for word in view.named}


def _line_to(end: Cell, step: Cell, length: int) -> tuple[Cell, ...]:
    cells = tuple((end[0] - step[0] * i, end[1] - step[1] * i) for i in reversed(range(length)))
    return cells if min(cells[0]) >= 0 else ()


def _is_free(view: View, cells: tuple[Cell, ...], blocked: set[Cell]) -> bool:
    return all(view.grid[r][c] != WATER and (r, c) not in blocked for r, c in cells)


def _surest(view: View, found: list[OpenLine], level: str, tools: Tools) -> list[str]:
    """The words of the line that fewest words fit, if they are few enough to guess."""
    best, skill, vocabulary = list[str](), SKILLS[strength(level)], VOCABULARIES[strength(level)]
    # A word that was named may lie inside another one: LAMP in CLAMP.
    tried = {*view.wrong, *(each.word for each in view.named)}
    for pattern in {open_line.pattern: None for open_line in found}:
        if pattern.count(COVERED) <= skill.covered * len(pattern):
            fits = _fitting(tools.words, view.options.difficulty, pattern)
            # A word that lies open is read; one with a gap must be known.
            is_open = COVERED not in pattern
            known = fits if is_open else [word for word in fits if vocabulary.knows(word, tools.words)]
            words = [word for word in known if word not in tried]
            if words and len(words) <= skill.bold and (not best or len(words) < len(best)):
                best = words
    return best


@lru_cache(maxsize=4096)
def _fitting(lexicon: Lexicon, difficulty: Difficulty, pattern: str) -> tuple[str, ...]:
    pool = targets(lexicon, difficulty)[len(pattern)]
    return tuple(w for w in pool if all(p in (COVERED, ch) for p, ch in zip(pattern, w, strict=True)))


def _likeliest(view: View, found: list[OpenLine], chance: Chance) -> Cell | None:
    """The covered cell on most lines; a line with uncovered letters counts more."""
    weight: dict[Cell, int] = {}
    for open_line in found:
        letters = len(open_line.pattern) - open_line.pattern.count(COVERED)
        for row, col in open_line.cells:
            if view.grid[row][col] == COVERED:
                weight[row, col] = weight.get((row, col), 0) + 1 + 3 * letters
    top = max(weight.values(), default=0)
    best = [cell for cell, value in weight.items() if value == top]
    return chance.choice(best) if best else _any_cell(view, chance)


def _any_cell(view: View, chance: Chance) -> Cell | None:
    cells = [(row, col) for row, col in _all_cells() if view.grid[row][col] == COVERED]
    return chance.choice(cells) if cells else None
