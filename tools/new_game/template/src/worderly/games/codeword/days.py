"""The days of Codeword: no word within sixty days, rarer words towards Sunday."""

from worderly.games.codeword.generate import new
from worderly.games.codeword.marks import targets
from worderly.games.codeword.model import State
from worderly.games.codeword.options import Options
from worderly.games.tools import Tools
from worderly.kit import Chance
from worderly.kit.dailies.days import Contents, Days, Dealt, Grade, Stock
from worderly.lexicon.rarity import letter_value, rarity

WORD = "word"
APART = 60


def stocks(options: Options, tools: Tools) -> tuple[Stock, ...]:
    return (Stock(WORD, targets(tools.words, options.letters), APART),)


def weigh(options: Options, dealt: Dealt, tools: Tools) -> float:
    return 100 * rarity(dealt[WORD], tools.words) + 10 * letter_value(dealt[WORD], tools.words)


def deal(options: Options, dealt: Dealt, chance: Chance, tools: Tools) -> State:
    return new(options, chance, tools, *dealt.get(WORD, ()))


def grade(state: State, tools: Tools) -> Grade:
    """Rare words and rare letters are hard to think of."""
    return Grade(weigh(state.options, {WORD: (state.target,)}, tools), {"clues": len(state.clues)})


def contents(state: State, tools: Tools) -> Contents:
    return Contents((state.target,), {WORD: (state.target,)})


DAYS: Days[Options, State, Tools] = Days(
    stocks=stocks, deal=deal, weigh=weigh, grade=grade, contents=contents
)
