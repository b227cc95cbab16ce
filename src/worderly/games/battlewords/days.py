"""The days of Battlewords: no word within sixty days, rarer words and letters towards Sunday."""

from collections import Counter
from collections.abc import Sequence

from worderly.games.battlewords.generate import new, targets
from worderly.games.battlewords.model import LENGTHS, State
from worderly.games.battlewords.options import Options
from worderly.games.battlewords.sea import cells_of
from worderly.games.tools import Tools
from worderly.kit import Chance
from worderly.kit.dailies.days import Contents, Days, Dealt, Grade, Stock
from worderly.lexicon.rarity import letter_value, rarity

APART = 60
PER_LENGTH = Counter(LENGTHS)


def stock_name(length: int) -> str:
    return str(length)


def stocks(options: Options, tools: Tools) -> tuple[Stock, ...]:
    pools = targets(tools.words, options.difficulty)
    return tuple(
        Stock(stock_name(length), pool, APART, PER_LENGTH[length])
        for length, pool in pools.items()
        if len(pool) >= PER_LENGTH[length]
    )


def weigh(options: Options, dealt: Dealt, tools: Tools) -> float:
    return _hardness([word for words in dealt.values() for word in words], tools)


def deal(options: Options, dealt: Dealt, chance: Chance, tools: Tools) -> State:
    """A list with too few words is refused where any other puzzle of it is refused."""
    return new(options, chance, tools, {len(words[0]): words for words in dealt.values()})


def grade(state: State, tools: Tools) -> Grade:
    words = [hidden.word for hidden in state.words]
    easy = sum(tools.words.tier(word) == "easy" for word in words)
    value = round(sum(map(len, words)) * letter_value(words, tools.words))
    return Grade(_hardness(words, tools), {"words": len(words), "easy": easy, "value": value})


def _hardness(words: Sequence[str], tools: Tools) -> float:
    return 100 * rarity(words, tools.words) + 10 * letter_value(words, tools.words)


def contents(state: State, tools: Tools) -> Contents:
    words = tuple(hidden.word for hidden in state.words)
    used = {stock_name(n): tuple(word for word in words if len(word) == n) for n in PER_LENGTH}
    places = tuple(frozenset(cells_of(hidden)) for hidden in state.words)
    return Contents(words, used, rows=state.grid, places=places, is_crossword=True)


DAYS: Days[Options, State, Tools] = Days(
    version=2, stocks=stocks, deal=deal, weigh=weigh, grade=grade, contents=contents
)
