"""Wins Hands by the sentences of line mode."""

from tests.golden.ears import WORDS, Reader, found, typed
from worderly.games.hands.solve import solve
from worderly.lexicon import Lexicon

ARGUMENTS = "--lexicon WORDS --hand ajef*rx"
WON = "100 % of par"


def reader() -> Reader:
    heard = yield "!brief"
    hand = found(r"Current Hand: (.*)", heard).replace(" ", "")
    for play in solve(hand, Lexicon.from_words(WORDS)).par_line:
        yield getattr(play, "word", "!!")
    yield from typed("!!", "ann", "q")
