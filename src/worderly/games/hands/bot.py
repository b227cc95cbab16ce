"""Bots that differ by vocabulary."""

from worderly import kit
from worderly.games.hands import letters
from worderly.games.hands.model import Finish, Hint, Move, Next, Play, Replay, State, Substitute, View
from worderly.games.hands.rules import can_substitute
from worderly.games.levels import LEVELS, VOCABULARIES, strength
from worderly.games.tools import Tools
from worderly.lexicon import Lexicon
from worderly.solver import hands as solver

TRIED = (1, 2, 64, 64)
"""By strength: of how many words that it knows a bot plays the best one."""


def bot(view: View, seat: kit.Seat, level: str, chance: kit.Chance, tools: Tools) -> Move:
    if view.phase == "after":
        return Next()
    power = strength(level)
    if power == len(LEVELS) - 1:
        return _perfect(view.hand, tools.words)
    known = [word for word in tools.words.anagrams(view.hand) if VOCABULARIES[power].knows(word, tools.words)]
    if not known:
        return Finish()
    if power == 0:
        # Who begins sees short words first.
        return Play(solver.as_played(min(chance.sample(known, min(2, len(known))), key=len), view.hand))
    tried = chance.sample(known, min(TRIED[power], len(known)))
    typed = [solver.as_played(word, view.hand) for word in tried]
    return Play(max(typed, key=lambda word: letters.score(word, len(view.hand), view.values)))


def _perfect(hand: str, lexicon: Lexicon) -> Move:
    plan = solver.best_line(lexicon, hand, common_only=False, discards=True)
    if not plan.line:
        return Finish()
    first = plan.line[0]
    return Play(first.word) if isinstance(first, solver.Play) else Play(_throw_away(first.letters, hand))


def _throw_away(discard: str, hand: str) -> str:
    """An invalid word that uses exactly these letters: it ends with a letter that is not in the hand."""
    stranger = next(letter for letter in "qxzjvwkyfbghmpcdlnrstuoiae-" if letter not in hand)
    return discard + stranger


def sample(state: State, seat: kit.Seat, chance: kit.Chance, tools: Tools) -> Move:
    if state.phase == "after":
        return Replay() if chance.is_hit(0.5) else Next()
    if can_substitute(state) and chance.is_hit(0.2):
        held = [letter for letter in state.hand if letter != letters.WILDCARD]
        return Substitute(chance.choice(held)) if held else Finish()
    if state.hint is None and chance.is_hit(0.1) and tools.words.anagrams(state.hand):
        return Hint()
    return _sample_word(state.hand, chance, tools.words)


def _sample_word(hand: str, chance: kit.Chance, lexicon: Lexicon) -> Move:
    words = lexicon.anagrams(hand)
    if words and chance.is_hit(0.7):
        return Play(solver.as_played(chance.choice(words), hand))
    if chance.is_hit(0.2):
        return Finish()
    return Play("".join(chance.sample(hand, min(len(hand), chance.between(1, 4)))))
