"""Word search for its makers: books of many themes, text files, and words that did not fit."""

from functools import lru_cache

from msgspec.structs import replace

from worderly.games.tools import Tools
from worderly.games.wordsearch.model import CLOSED, State
from worderly.games.wordsearch.options import ANY_THEME, LEVELS, Options
from worderly.games.wordsearch.views import puzzle, solution
from worderly.kit import Chance, Say
from worderly.kit.making import BookPlace, Making, Steps
from worderly.lexicon.themes import Age


def in_book(options: Options, place: BookPlace, tools: Tools) -> Options:
    if place.count > 1 and options.theme == ANY_THEME:
        options = replace(options, theme=_theme(place, tools, options.age))
    if 0 < place.pick < len(options.words):
        picked = Chance(f"{place.puzzle_seed}/pick").sample(options.words, place.pick)
        options = replace(options, words=tuple(picked))
    return options


def _theme(place: BookPlace, tools: Tools, age: Age) -> str:
    """Every theme once before any theme repeats."""
    themes = _shuffled(place.seed, tools.words.drawn_themes(age))
    return themes[place.index % len(themes)] if themes else ANY_THEME


@lru_cache(maxsize=4)
def _shuffled(seed: str, themes: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(Chance(f"{seed}/themes").shuffled(themes))


def _text(state: State) -> str:
    from worderly.games.wordsearch import formats

    return formats.page(puzzle(state))


def _csv(state: State) -> str:
    from worderly.games.wordsearch import formats

    return formats.to_csv(puzzle(state), solution(state))


def warnings(state: State, say: Say) -> tuple[str, ...]:
    """A sentence for each word that is not in the grid."""
    return tuple(
        say("wordsearch-unplaced", word=lost.word, reason=say(f"wordsearch-reason-{_dashed(lost.reason)}"))
        for lost in state.unplaced
    )


def _dashed(code: str) -> str:
    return code.replace("_", "-")


def figures(state: State) -> dict[str, int]:
    """The cells without a word, and the letters of the message."""
    cells = sum(letter != CLOSED for row in state.grid for letter in row)
    used = {cell for word in solution(state).words for cell in word.cells}
    return {"left": cells - len(used), "letters": sum(letter.isalpha() for letter in state.message)}


MAKING: Making[Options, State, Tools] = Making(
    lists=("words", "secret_words"),
    steps=Steps("level", tuple(LEVELS)),
    in_book=in_book,
    texts={"txt": _text, "csv": _csv},
    warnings=warnings,
    figures=figures,
)
