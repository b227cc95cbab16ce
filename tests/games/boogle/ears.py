"""Wins Boogle by the sentences of line mode."""

import re

from tests.golden.ears import WORDS, Reader, typed
from worderly.boogle import Board
from worderly.lexicon import Lexicon

ARGUMENTS = "--lexicon WORDS --board pers/latg/sine/ters --time off"
WON = "178 of 178 common words"


def reader() -> Reader:
    yield "!brief"
    heard = yield "!board"
    rows = re.findall(r"^Row \d+: (.*)$", heard, re.MULTILINE)
    board = Board([face.lower() for face in row.split(", ")] for row in rows)
    yield from typed(*board.words(Lexicon.from_words(WORDS)), "!words", "!!", "ann", "q")
