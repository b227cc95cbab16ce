"""The machine players of Codeword, and the sampler of the tests. They see views, never the state."""

from collections.abc import Sequence

from worderly.games import levels
from worderly.games.codeword.marks import fitting, targets
from worderly.games.codeword.model import Guess, Move, State, View
from worderly.games.tools import Tools
from worderly.kit import Chance, GiveUp, Seat

CARELESS = (0.9, 0.75, 0.6, 0.4, 0.0)
"""By strength: how often a bot guesses any word instead of one that fits the marks."""


def bot(view: View, seat: Seat, level: str, chance: Chance, tools: Tools) -> Move:
    heeded = () if chance.is_hit(CARELESS[levels.strength(level)]) else view.rows
    return _any(fitting(targets(tools.words, view.options.letters), heeded), chance)


def sample(state: State, seat: Seat, chance: Chance, tools: Tools) -> Move:
    """A plausible move for tests: mostly a word, now and then one that is refused."""
    if chance.is_hit(0.1):
        return Guess("x" * state.options.letters)
    return _any(targets(tools.words, state.options.letters), chance)


def _any(words: Sequence[str], chance: Chance) -> Move:
    """Without any word that fits (the player's own list may lack the target) it gives up."""
    return Guess(chance.choice(words)) if words else GiveUp()
