"""Solving any grid: every occurrence of listed words, or of a whole lexicon."""

from collections.abc import Sequence

from worderly import kit
from worderly.games.wordsearch.grids.alphabet import Accents, alphabet_for, capitals, folded, in_grid
from worderly.grid import Cell, Direction, Placement, find_lexicon, find_words
from worderly.lexicon import Lexicon


class FoundWord(kit.Record, tag="found_word"):
    word: str
    start: Cell
    direction: Direction
    cells: tuple[Cell, ...]


class Solved(kit.Record, tag="wordsearch_solved"):
    found: tuple[FoundWord, ...]
    missing: tuple[str, ...]


def solve_grid(
    grid: Sequence[str],
    words: Sequence[str] | None = None,
    lexicon: Lexicon | None = None,
    min_length: int = 4,
) -> Solved:
    """`grid` as `gridtext.parse_grid` gives it; with a list, else with a lexicon."""
    if words is not None:
        return _solve_list(grid, words)
    if lexicon is not None:
        keys = [_keyed(row, lexicon) for row in grid]
        return Solved(tuple(map(_found, find_lexicon(keys, lexicon, min_length))), ())
    raise ValueError("a grid is solved with a list of words or with a lexicon")


def _solve_list(grid: Sequence[str], words: Sequence[str]) -> Solved:
    """Searches with accents first; for a word not found, without accents in the grid and the word."""
    alphabet = alphabet_for([*words, *grid])
    exact = [capitals(row, alphabet.name) for row in grid]
    plain = [
        "".join(_one(folded(ch), ch) if ch not in alphabet.letters else ch for ch in row) for row in exact
    ]
    found: list[FoundWord] = []
    missing: list[str] = []
    tries: tuple[tuple[list[str], Accents], ...] = ((exact, "keep"), (plain, "fold"))
    for word in dict.fromkeys(words):
        places: list[Placement] = []
        for rows, accents in tries:
            letters = in_grid(word, alphabet, accents)
            places = places or (find_words(rows, [letters]) if letters else [])
        found += [_found(place, word) for place in places]
        missing += [] if places else [word]
    return Solved(tuple(found), tuple(missing))


def _found(place: Placement, word: str | None = None) -> FoundWord:
    return FoundWord(word or place.word, place.start, place.direction, place.cells)


def _one(text: str, otherwise: str) -> str:
    """Keeps one letter per cell if a letter folds to two."""
    return text if len(text) == 1 else otherwise


def _keyed(row: str, lexicon: Lexicon) -> str:
    return "".join(_one(lexicon.fold(ch), ch.lower()[:1]) for ch in row)
