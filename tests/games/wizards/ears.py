"""Wins Wizards by the sentences of line mode."""

import re
from collections import Counter

from tests.golden.ears import WORDS, Reader, found, typed

ARGUMENTS = "--lexicon WORDS --seed gold --bonus"
WON = "Solved!"


def reader() -> Reader:
    """Guesses words that fit a concealed word; with bonus words a real word costs nothing."""
    heard = yield "!brief"
    letters = Counter(found(r"Letters: ([A-Z ]+)", heard).replace(" ", "").lower())
    left = [word for word in WORDS if not Counter(word) - letters]
    while "Solved!" not in heard:
        heard = yield "!words"
        shapes = re.findall(r"(?:across|down|diagonal).*: ([a-zA-Z_ ]+)$", heard, re.MULTILINE)
        patterns = [re.compile(shape.lower().replace(" ", "").replace("_", ".")) for shape in shapes]
        word = next(word for word in left if any(pattern.fullmatch(word) for pattern in patterns))
        left.remove(word)
        heard = yield word
    yield from typed("ann", "q")
