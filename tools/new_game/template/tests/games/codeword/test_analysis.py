"""The analysis of Codeword: what each guess has ruled out."""

from msgspec.structs import replace

from worderly.games.codeword import GAME
from worderly.games.codeword.model import Guess
from worderly.games.codeword.options import Options
from worderly.games.tools import Tools
from worderly.kit import GiveUp, Stamp, start
from worderly.kit.analysis import Analysis

TOOLS = Tools.open(("en",))


def analysed(*words: str) -> Analysis:
    first = replace(start(GAME, Options(), "1", TOOLS), target="hotel")
    moves = [(Stamp(0, at * 1000), Guess(word)) for at, word in enumerate(words)]
    return GAME.analysis(first, [*moves, (Stamp(0, 9000), GiveUp())], 0, TOOLS)


def test_the_right_word_is_the_best_guess() -> None:
    verdict = analysed("hotel").verdicts[0]
    assert (verdict.mark, verdict.value) == ("best", verdict.best)


def test_the_same_guess_again_is_wasted() -> None:
    assert [verdict.mark for verdict in analysed("stone", "stone").verdicts][1:] == ["wasted", "plain"]


def test_a_guess_tells_how_many_words_fitted_before_and_after() -> None:
    first, second = (verdict.remarks[0].facts for verdict in analysed("stone", "motel").verdicts[:2])
    assert first["after"] == second["before"]
    assert first["before"] == len(TOOLS.words.targets("medium", 5))
