"""A puzzle from options and chance: the hidden word, and clues for its printed form."""

from worderly.games.codeword.marks import fitting, marked, targets
from worderly.games.codeword.model import Row, State
from worderly.games.codeword.options import Options
from worderly.games.tools import Tools
from worderly.kit import Chance, Refused

MOST_CLUES = 12


def new(options: Options, chance: Chance, tools: Tools, given: str = "") -> State:
    words = targets(tools.words, options.letters)
    if not words:
        raise Refused("codeword_no_words", letters=options.letters)
    target = given or chance.choice(words)
    return State(options=options, target=target, clues=_clues(target, words, chance))


def _clues(target: str, words: tuple[str, ...], chance: Chance) -> tuple[Row, ...]:
    """Guesses among the words that still fit, until the target is the only one left."""
    rows: list[Row] = []
    left = [word for word in words if word != target]
    while left and len(rows) < MOST_CLUES:
        rows.append(marked(target, chance.choice(left)))
        left = fitting(left, rows[-1:])
    return tuple(rows)
