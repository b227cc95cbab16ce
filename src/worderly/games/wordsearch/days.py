"""The days of Word search: no theme within two weeks, shorter and more hidden words towards Sunday."""

from collections import Counter
from statistics import fmean

from msgspec.structs import replace

from worderly.games.tools import Tools
from worderly.games.wordsearch.generate import daily, new
from worderly.games.wordsearch.model import HiddenWord, State
from worderly.games.wordsearch.options import Options
from worderly.kit import Chance
from worderly.kit.dailies.days import Contents, Days, Dealt, Feast, Grade, Stock, Weekend

THEME = "theme"
APART = 14
LONGEST = 12


def stocks(options: Options, tools: Tools) -> tuple[Stock, ...]:
    """Feasts come once a year, near their time; seasons all year: half the world has the others."""
    names = tools.words.drawn_themes()
    feasts = tuple(Feast(name, *one) for name, seasons in tools.words.feasts.items() for one in seasons)
    tied = {one.item for one in feasts}
    return (Stock(THEME, tuple(name for name in names if name not in tied), APART, feasts=feasts),)


def deal(options: Options, dealt: Dealt, chance: Chance, tools: Tools) -> State:
    return new(options, chance, tools, *dealt.get(THEME, ()))


def fits(state: State) -> bool:
    """Every word of the list has its place."""
    return not state.unplaced


def grade(state: State, tools: Tools) -> Grade:
    """A short word, a slanted or backward line and a shared letter each make a word harder to see."""
    words = [word for word in state.hidden if not word.secret]
    cells = Counter(cell for word in words for cell in word.cells)
    slanted, backward = sum(map(_is_slanted, words)), sum(map(_is_backward, words))
    shared = sum(many > 1 for many in cells.values())
    length = fmean(len(word.letters) for word in words)
    value = (4 * slanted + 4 * backward + shared) / len(words) + LONGEST - length
    facts = {
        "slanted": slanted,
        "backward": backward,
        "shared": shared,
        "letters": round(length * len(words)),
    }
    return Grade(10 * value, facts)


def _is_slanted(word: HiddenWord) -> bool:
    return len(word.direction) == 2


def _is_backward(word: HiddenWord) -> bool:
    return "N" in word.direction or word.direction.endswith("W")


def contents(state: State, tools: Tools) -> Contents:
    fold = tools.words.fold
    answers = tuple(fold(word.letters) for word in state.hidden)
    texts = (state.title, *(word.text for word in state.hidden))
    places = tuple(frozenset(word.cells) for word in state.hidden)
    used = {THEME: (state.theme,)} if state.theme else {}
    return Contents(answers, used, texts, state.grid, places)


def weekend(language: str) -> Options:
    """20×20 with 25 words of a theme, to be pointed at."""
    options = daily(language, Chance(""))
    return replace(options, rows=20, cols=20, count=25)


DAYS: Days[Options, State, Tools] = Days(
    version=4,
    stocks=stocks,
    deal=deal,
    candidates=7,
    fits=fits,
    grade=grade,
    contents=contents,
    weekend=Weekend(options=weekend, fits=fits),
)
