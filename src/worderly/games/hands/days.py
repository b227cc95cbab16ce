"""The days of Hands: longer and rarer best words, and fewer words in all, towards Sunday."""

from worderly.games.hands.model import Line, LinePlay, State
from worderly.games.hands.options import Options
from worderly.games.tools import Tools
from worderly.kit.dailies.days import Contents, Days, Grade
from worderly.lexicon import Lexicon
from worderly.lexicon.rarity import meant_by, rarity


def grade(state: State, tools: Tools) -> Grade:
    """How hard it is to reach par: its longest word, how rare its words are, how few others there are."""
    first, words = state.rounds[0], tools.words
    line = _spelled(first.plan.par_line, words)
    longest = max(map(len, line), default=0)
    found = words.anagrams(first.dealt, 3)
    # Grim words are in a tier, but no line and no list shows them.
    common = sum(words.is_common(word) and words.may_show(word) for word in found)
    value = 10 * longest + 30 * rarity(line, words) + 30 / (1 + common / 10)
    return Grade(value, {"par": first.plan.par, "longest": longest, "words": common})


def contents(state: State, tools: Tools) -> Contents:
    plan = state.rounds[0].plan
    return Contents(tuple(_spelled((*plan.par_line, *plan.perfect_line), tools.words)), {})


def _spelled(line: Line, lexicon: Lexicon) -> list[str]:
    return [meant_by(item.word, lexicon) for item in line if isinstance(item, LinePlay)]


DAYS: Days[Options, State, Tools] = Days(version=3, candidates=7, grade=grade, contents=contents)
