"""The bots of Hands: the dictionary plays perfectly, and nobody plays letters that are not held."""

from collections import Counter

import pytest

from worderly.games.hands import GAME
from worderly.games.hands.model import Finish, Play, State, Substitute
from worderly.games.hands.options import Options
from worderly.games.tools import Tools
from worderly.kit import Chance, Stamp, play, see, start
from worderly.lexicon import Lexicon

ENGLISH = Tools.open(("en",))
TOOLS = Tools((Lexicon.from_words(["at", "cat", "fix", "ice", "it", "jar", "out", "part", "fax"]),))


def hand(letters: str, tools: Tools) -> State:
    return start(GAME, GAME.check(Options(hand=letters, replay=False, substitute=False))[0], "1", tools)


def total(state: State, level: str, tools: Tools) -> int:
    while GAME.outcome(state) is None:
        move = GAME.bot(see(GAME, state, 0), 0, level, Chance(1), tools)
        state = play(GAME, state, Stamp(0, 1), move, tools).state
    return GAME.scores(state)[0]


@pytest.mark.parametrize("letters", ["aci*prt", "fixq", "jarqq", "qqzz"])
def test_the_dictionary_reaches_the_perfect_total(letters: str) -> None:
    """Of fixq it throws q away first: so fix counts a hand of three."""
    state = hand(letters, TOOLS)
    assert total(state, "dictionary", TOOLS) == state.rounds[0].plan.perfect


def test_the_schoolchild_scores_least_and_the_dictionary_most() -> None:
    deals = [start(GAME, Options(replay=False, substitute=False), str(n), ENGLISH) for n in range(6)]
    totals = [sum(total(state, level, ENGLISH) for state in deals) for level in GAME.levels]
    assert totals[0] < min(totals[1:3])
    assert totals[-1] > max(totals[:3])


def test_a_bot_that_knows_no_word_of_the_hand_ends_it() -> None:
    for level in GAME.levels:
        assert GAME.bot(see(GAME, hand("qqzz", TOOLS), 0), 0, level, Chance(1), TOOLS) == Finish()


def test_random_play_uses_letters_of_the_hand_only() -> None:
    state = hand("aci*prt", TOOLS)
    moves = [GAME.sample(state, 0, Chance(seed), TOOLS) for seed in range(60)]
    words = {move.word for move in moves if isinstance(move, Play)}
    assert len(words) > 10
    assert all(Counter(word) <= Counter("aci*prt") for word in words)


def test_random_play_exchanges_a_letter_where_that_is_allowed() -> None:
    state = start(GAME, GAME.check(Options(hand="aci*prt"))[0], "1", TOOLS)
    moves = [GAME.sample(state, 0, Chance(seed), TOOLS) for seed in range(60)]
    exchanged = {move.letter for move in moves if isinstance(move, Substitute)}
    assert len(exchanged) > 2
    assert exchanged <= set("aciprt")
