"""The days of Boogle: from 40 to 90 common words, fewer and rarer ones towards Sunday."""

from worderly.games.boogle.model import State
from worderly.games.boogle.options import Options, fill_in
from worderly.games.boogle.words import COMMON_RANK, is_common
from worderly.games.tools import Tools
from worderly.kit.dailies.days import Contents, Days, Grade, Weekend

FEWEST, MOST = 40, 90
FEWEST_ON_WEEKENDS = 80


def fits(state: State) -> bool:
    return FEWEST <= state.deals[0].common <= MOST


def grade(state: State, tools: Tools) -> Grade:
    words = [word for word in state.deals[0].words if is_common(word)]
    easy = sum(word.rank == 0 for word in words)
    longest = max((len(word.word) for word in words), default=0)
    rare = sum(word.rank for word in words) / COMMON_RANK / max(1, len(words))
    facts = {"words": len(words), "easy": easy, "longest": longest}
    return Grade(100 - len(words) + 50 * rare, facts)


def contents(state: State, tools: Tools) -> Contents:
    words = tuple(word.word for word in state.deals[0].words if is_common(word))
    return Contents(words, {}, rows=state.deals[0].faces)


def weekend(language: str) -> Options:
    """6×6, with the timer of its dice where the language has a set."""
    return fill_in(Options(languages=(language,), size=6))


def fits_weekend(state: State) -> bool:
    return state.deals[0].common >= FEWEST_ON_WEEKENDS


DAYS: Days[Options, State, Tools] = Days(
    version=2,
    candidates=7,
    fits=fits,
    grade=grade,
    contents=contents,
    weekend=Weekend(options=weekend, fits=fits_weekend),
)
