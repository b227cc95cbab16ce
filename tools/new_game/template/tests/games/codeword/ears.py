"""Wins Codeword by the sentences of line mode."""

from tests.golden.ears import WORDS, Reader, found, typed
from worderly.games.codeword.marks import marked

ARGUMENTS = "--lexicon WORDS --seed gold"
WON = "Solved!"


def reader() -> Reader:
    """Guesses the words that would have been marked as often in place and elsewhere."""
    heard = yield "!brief"
    left = [word for word in WORDS if len(word) == 5]
    while WON not in heard:
        word = left[len(left) // 2]
        heard = yield word
        marks = [int(found(rf"(\d+) {where}", heard)) for where in ("in place", "elsewhere")]
        left = [other for other in left if other != word and _marks(other, word) == marks]
    yield from typed("ann", "q")


def _marks(target: str, word: str) -> list[int]:
    marks = marked(target, word).marks
    return [marks.count("here"), marks.count("elsewhere")]
