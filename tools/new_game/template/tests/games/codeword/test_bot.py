"""The machine players of Codeword."""

from worderly.games.codeword import GAME
from worderly.games.tools import Tools
from worderly.kit import Chance, Stamp, play, see, start

TOOLS = Tools.open(("en",))


def points(level: str, matches: int = 20) -> int:
    return sum(_points(level, f"bot/{number}") for number in range(matches))


def _points(level: str, seed: str) -> int:
    state, chance = start(GAME, GAME.Options(), seed, TOOLS), Chance(f"{seed}/machine")
    while GAME.outcome(state) is None:
        move = GAME.bot(see(GAME, state, 0), 0, level, chance, TOOLS)
        state = play(GAME, state, Stamp(0), move, TOOLS).state
    return GAME.scores(state)[0]


def test_the_dictionary_needs_fewer_guesses_than_the_beginner() -> None:
    assert points("dictionary") > points("beginner") > 0
