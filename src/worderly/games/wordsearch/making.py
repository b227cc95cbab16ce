"""Word search for its makers: books of many themes, text files, and words that did not fit."""

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from worderly.games.tools import Tools
from worderly.games.wordsearch.model import CLOSED, State
from worderly.games.wordsearch.options import ANY_THEME, LARGEST, LEVELS, Options
from worderly.games.wordsearch.views import puzzle, solution
from worderly.kit import Chance, Say
from worderly.kit.making import BookPlace, Making, Steps
from worderly.lexicon import Lexicon


def in_book(options: Options, place: BookPlace, tools: Tools) -> Options:
    if place.count > 1 and options.theme and not options.words:
        options = _with_theme(options, place, tools.words)
    if 0 < place.pick < len(options.words):
        picked = Chance(f"{place.puzzle_seed}/pick").sample(options.words, place.pick)
        options = replace(options, words=tuple(picked))
    return options


def again(options: Options, state: State) -> Options:
    """Every word of the puzzle, also those that found no room: another grid may have it."""
    lost = [word.word for word in state.unplaced if word.word not in options.secret_words]
    words = (*(state.hidden[n].text for n in state.listed), *lost)
    return replace(options, words=_in_order_of(options.words, words), title=state.title, theme="", pins=())


def _in_order_of(given: tuple[str, ...], words: tuple[str, ...]) -> tuple[str, ...]:
    places = {" ".join(word.split()): n for n, word in enumerate(given)}
    return tuple(sorted(words, key=lambda word: places.get(word, len(places))))


def _with_theme(options: Options, place: BookPlace, lexicon: Lexicon) -> Options:
    """Every theme once before any theme repeats; then with other words and another title."""
    is_any = options.theme == ANY_THEME
    themes = lexicon.drawn_themes(options.age) if is_any else (options.theme,)
    if not themes or (not is_any and options.theme not in lexicon.themes()):
        return options
    shuffled = _shuffled(place.seed, themes)
    if place.count <= len(themes):
        return replace(options, theme=shuffled[place.index])
    use = _use(place, shuffled, lexicon, options)
    theme = lexicon.theme(use.theme)
    titles = (theme.title, *theme.also)
    title = titles[use.time] if use.time < len(titles) else f"{theme.title} {use.time + 1}"
    return replace(options, theme=use.theme, words=use.words, title=options.title or title)


class Use(NamedTuple):
    """One puzzle of a theme in a book."""

    theme: str
    time: int
    """How often the theme was used before."""
    words: tuple[str, ...]


def _use(place: BookPlace, themes: tuple[str, ...], lexicon: Lexicon, options: Options) -> Use:
    """Themes come in rounds; those whose words are used up wait until all are."""
    longest = max(options.rows, options.cols) or LARGEST
    words = tuple(_fitting(lexicon.theme(name).words, longest) for name in themes)
    plan = _plan(tuple(max(1, len(each) // options.count) for each in words))
    again, at = divmod(place.index, len(plan))
    number, turn = plan[at]
    turns = sum(which == number for which, _ in plan)
    chance = Chance(f"{place.seed}/{themes[number]}/{again}")
    part = chance.shuffled(words[number])[turn * options.count : (turn + 1) * options.count]
    return Use(themes[number], again * turns + turn, tuple(sorted(part)))


@lru_cache(maxsize=4)
def _plan(turns: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The number of a theme and its turn, for each puzzle until all words are used up."""
    rounds = range(max(turns))
    return tuple((n, turn) for turn in rounds for n, most in enumerate(turns) if turn < most)


@lru_cache(maxsize=512)
def _fitting(words: tuple[str, ...], longest: int) -> tuple[str, ...]:
    """The words that fit the grid, none within another."""
    fits = [word for word in words if len(word) <= longest]
    return tuple(word for word in fits if not any(word != other and word in other for other in fits))


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
    again=again,
    texts={"txt": _text, "csv": _csv},
    warnings=warnings,
    figures=figures,
)
