"""`worderly solve hand`: what a hand is worth and every word in it."""

from worderly import kit
from worderly.games.hands import letters
from worderly.games.hands.model import Line
from worderly.games.hands.options import LETTERS
from worderly.games.hands.plan import plan
from worderly.lexicon import Lexicon
from worderly.solver import hands as solver


class Answer(kit.Record, tag="hand_answer"):
    par: int
    perfect: int
    par_line: Line
    perfect_line: Line
    words: tuple[str, ...]
    """Highest points first."""
    exact: bool


def solve(text: str, lexicon: Lexicon) -> Answer:
    """Raises ValueError if the text is not a hand."""
    hand = read(text, lexicon)
    best = plan(hand, lexicon)
    values = lexicon.letter_values
    ranked = sorted(
        (word for word in lexicon.anagrams(hand) if not lexicon.is_hidden(word)),
        key=lambda word: (-letters.score(solver.as_played(word, hand), len(hand), values), word),
    )
    return Answer(best.par, best.perfect, best.par_line, best.perfect_line, tuple(ranked), best.exact)


def read(text: str, lexicon: Lexicon) -> str:
    hand = letters.spell(letters.count(text.strip().lower()))
    odd = [letter for letter in hand if letter not in lexicon.alphabet + letters.WILDCARD]
    if odd:
        raise ValueError(f"{text!r} has {odd[0]!r}, which is neither a letter of the list nor *")
    if not 1 <= len(hand) <= LETTERS.high:
        raise ValueError(f"{text!r} has {len(hand)} letters; a hand has 1 to {LETTERS.high}")
    return hand
