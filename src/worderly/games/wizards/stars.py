"""Bonus words and the stars that they light; a star uncovers a letter of the player's choice."""

from msgspec.structs import replace

from worderly.games.wizards.grids.covers import newly_found, uncover
from worderly.games.wizards.model import COVERED, WORDS_FOR_STAR, Bonus, Cell, Starred, State, Turn
from worderly.kit import Refused, Step


def bonus_words(state: State) -> tuple[str, ...]:
    return tuple(turn.word for turn in state.turns if turn.kind == "bonus")


def has_stars(state: State) -> bool:
    return state.options.bonus and state.rules >= 2


def stars(state: State) -> int:
    """Lit and not yet used."""
    used = sum(turn.kind == "star" for turn in state.turns)
    return len(bonus_words(state)) // WORDS_FOR_STAR - used if has_stars(state) else 0


def next_star(state: State) -> int:
    """How many more bonus words light a star; 0: this match has no stars."""
    return WORDS_FOR_STAR - len(bonus_words(state)) % WORDS_FOR_STAR if has_stars(state) else 0


def add_bonus(state: State, word: str) -> Step[State]:
    if word in bonus_words(state):
        raise Refused("already_found", word=word)
    after = replace(state, turns=(*state.turns, Turn("bonus", word)))
    is_star = stars(after) > stars(state)
    return Step(after, (Bonus(word=word, is_star=is_star, next_star=next_star(after)),))


def use_star(state: State, cell: Cell) -> Step[State]:
    _check_star(state)
    letter = _letter_at(state, cell)
    after = replace(uncover(state, (cell,)), turns=(*state.turns, Turn("star")))
    return Step(after, (Starred(cell=cell, letter=letter, completed=newly_found(state, after)),))


def _check_star(state: State) -> None:
    if not has_stars(state):
        raise Refused("no_stars_here")
    if not stars(state):
        raise Refused("no_star_yet", need=next_star(state))


def _letter_at(state: State, cell: Cell) -> str:
    """The covered letter in that cell; raises Refused if there is none."""
    row, col = cell
    if not (0 <= row < len(state.shown) and 0 <= col < len(state.shown[row])):
        raise Refused("nothing_covered")
    if state.shown[row][col] != COVERED:
        raise Refused("nothing_covered")
    return state.grid[row][col]
