"""The days of Wizards: no spine within a year, few words laid twice, rarer words towards Sunday."""

from collections import Counter
from functools import lru_cache

from worderly.games.tools import Tools
from worderly.games.wizards.generate import new, spine_letters
from worderly.games.wizards.grids.covers import cells_of
from worderly.games.wizards.grids.word_pool import short_words, word_pool
from worderly.games.wizards.model import State
from worderly.games.wizards.options import Options
from worderly.kit import Chance
from worderly.kit.dailies.daily import WEEK
from worderly.kit.dailies.days import Contents, Days, Dealt, Grade, Stock, Weekend
from worderly.kit.dailies.deal import is_enough
from worderly.lexicon import Lexicon
from worderly.lexicon.rarity import rarity

SPINE = "spine"
APART = 365
MOST_TWICE = 2
"""Words that a daily may lay twice."""
MOST_TWICE_ON_WEEKENDS = 10


def stocks(options: Options, tools: Tools) -> tuple[Stock, ...]:
    """Spines with a short word for every place; of a small list also those with one or two less."""
    letters = spine_letters(options)
    for spare in range(MOST_TWICE + 1):
        stock = Stock(SPINE, _spines(tools.words, letters, options.words - 1 - spare), APART)
        if is_enough(stock, WEEK):
            break
    return (stock,)


@lru_cache(maxsize=16)
def _spines(lexicon: Lexicon, letters: int, need: int) -> tuple[str, ...]:
    """One spine for each set of letters, the commonest: RESIST after SISTER would be the same puzzle."""
    pool = word_pool(lexicon, letters)
    by_letters: dict[str, str] = {}
    for spine in sorted(pool.spines, key=lambda spine: rarity([spine], lexicon)):
        by_letters.setdefault("".join(sorted(spine)), spine)
    return tuple(spine for spine in sorted(by_letters.values()) if len(short_words(pool, spine)) >= need)


def weigh(options: Options, dealt: Dealt, tools: Tools) -> float:
    """By the words that a grid would take: hard ones come last."""
    (spine,) = dealt[SPINE]
    words = short_words(word_pool(tools.words, len(spine)), spine)
    commonest = sorted(words, key=lambda word: rarity([word], tools.words))
    return rarity([spine, *commonest[: options.words - 1]], tools.words)


def deal(options: Options, dealt: Dealt, chance: Chance, tools: Tools) -> State:
    return new(options, chance, tools, *dealt.get(SPINE, ()))


def fits(state: State) -> bool:
    return laid_twice(state) <= MOST_TWICE


def laid_twice(state: State) -> int:
    return sum(many > 1 for many in Counter(placed.word for placed in state.words).values())


def grade(state: State, tools: Tools) -> Grade:
    """Rare words are hard to think of; a letter in two words helps with both."""
    words = [placed.word for placed in state.words]
    cells = Counter(cell for placed in state.words for cell in cells_of(placed))
    crossings = sum(many > 1 for many in cells.values())
    hard = sum(tools.words.tier(word) == "hard" for word in words)
    facts = {"words": len(words), "hard": hard, "crossings": crossings, "twice": laid_twice(state)}
    return Grade(100 * rarity(words, tools.words) - crossings / 2, facts)


def contents(state: State, tools: Tools) -> Contents:
    words = tuple(placed.word for placed in state.words)
    places = tuple(frozenset(cells_of(placed)) for placed in state.words)
    return Contents(words, {SPINE: words[:1]}, rows=state.grid, places=places, is_crossword=True)


def weekend(language: str) -> Options:
    return Options(languages=(language,), book="spellbook", bonus=True)


def fits_weekend(state: State) -> bool:
    """No six letters spell 34 common words every week."""
    return laid_twice(state) <= MOST_TWICE_ON_WEEKENDS


DAYS: Days[Options, State, Tools] = Days(
    version=3,
    stocks=stocks,
    deal=deal,
    weigh=weigh,
    candidates=7,
    fits=fits,
    grade=grade,
    contents=contents,
    weekend=Weekend(options=weekend, fits=fits_weekend),
)
