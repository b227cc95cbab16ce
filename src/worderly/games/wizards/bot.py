"""Bots that see only the view: they differ by vocabulary, and the weaker ones are careless."""

from collections.abc import Iterable

from worderly.games.levels import LEVELS, VOCABULARIES, strength
from worderly.games.tools import Tools
from worderly.games.wizards.grids.word_pool import short_words, word_pool
from worderly.games.wizards.model import COVERED, EMPTY, Cast, Cell, Guess, Hint, Move, Star, View
from worderly.kit import Chance, GiveUp, Seat

CARELESS = (0.7, 0.4, 0.3, 0.2, 0.0)
"""By strength: how often a bot guesses a word without looking where it fits."""
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
UNSURE = 4
"""If more words than this fit the surest slot, the best bot asks for a hint."""


def bot(view: View, seat: Seat, level: str, chance: Chance, tools: Tools) -> Move:
    if view.charges and (view.options.wizard != "life" or view.lives < view.options.lives):
        return Cast()
    if view.stars:
        return Star(_darkest(view, chance))
    power = strength(level)
    words = [word for word in known_words(view, tools) if VOCABULARIES[power].knows(word, tools.words)]
    if chance.is_hit(CARELESS[power]):
        lengths = {len(slot) for slot in slots(view)}
        return _guess([word for word in words if len(word) in lengths], chance)
    fits = [[word for word in words if is_fit(word, slot)] for slot in slots(view)]
    surest = min((some for some in fits if some), key=len, default=[])
    is_best = power == len(LEVELS) - 1
    if is_best and len(surest) > UNSURE and view.hints_left:
        return Hint()
    return _guess(surest if is_best else [word for some in fits for word in some], chance)


def _darkest(view: View, chance: Chance) -> Cell:
    """A covered cell with the most covered neighbours: as a rule a crossing of two words."""
    dark = {(r, c) for r, row in enumerate(view.grid) for c, ch in enumerate(row) if ch == COVERED}
    around = {(r, c): sum((r + i, c + j) in dark for i, j in SIDES) for r, c in dark}
    most = max(around.values())
    return chance.choice(sorted(cell for cell in dark if around[cell] == most))


def _guess(words: list[str], chance: Chance) -> Move:
    return Guess(chance.choice(words)) if words else GiveUp()


def known_words(view: View, tools: Tools) -> list[str]:
    """The words that a board of these letters may hold, without those already played."""
    pool = word_pool(tools.words, len(view.letters))
    letters = view.letters.lower()
    spines = [word for word in pool.spines if sorted(word) == sorted(letters)]
    done = {*view.found, *(turn.word for turn in view.turns)}
    return [word for word in (*spines, *short_words(pool, letters)) if word not in done]


def slots(view: View) -> list[str]:
    """The place of each word that still has a covered letter, as a pattern such as 'c?t'."""
    lines = (*view.grid, *map("".join, zip(*view.grid, strict=True)))
    runs = [run for line in lines for run in line.split(EMPTY) if len(run) > 1]
    return [run.lower() for run in (_spine(view), *runs) if COVERED in run]


def _spine(view: View) -> str:
    count = len(view.letters)
    top, left = ((side - 2 * count + 1) // 2 for side in (len(view.grid), len(view.grid[0])))
    return "".join(view.grid[top + 2 * i][left + 2 * i] for i in range(count))


def is_fit(word: str, slot: Iterable[str]) -> bool:
    slot = tuple(slot)
    return len(word) == len(slot) and all(s in (COVERED, ch) for s, ch in zip(slot, word, strict=True))
